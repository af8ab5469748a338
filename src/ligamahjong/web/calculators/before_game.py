"""The rating before a game: the form, and what each place would change for each of the four."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from ligamahjong.league.game import Mode
from ligamahjong.league.rating import INITIAL, Rating, check_rating
from ligamahjong.league.what_if import TEMPERATURES, what_if
from ligamahjong.web.calculators.fields import Field, Kind
from ligamahjong.web.calculators.league import Answer, Table, read_decimal
from ligamahjong.web.people.selectors import Unnamed, public_directory
from ligamahjong.web.ranking.selectors import snapshot, today
from ligamahjong.wording import Text
from ligamahjong.wording import what_if as words
from ligamahjong.wording.ranking import MODES

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ligamahjong.wording import Language

__all__ = ["GROUPS", "answer", "names"]

_PLAYERS = tuple(
    Field(name=f"j{number}", label=Text(f"Jugador {number}", f"Player {number}"))
    for number in range(1, 5)
)
_MODE = Field(
    name="modalidad",
    label=Text("Modalidad", "Mode"),
    kind=Kind.CHOICE,
    choices={mode.value: Text(MODES[mode], MODES[mode]) for mode in (Mode.RIICHI, Mode.MCR)},
)
GROUPS: Sequence[tuple[Text, Sequence[Field]]] = (
    (Text("La partida", "The game"), (_MODE,)),
    (
        Text("Quiénes juegan: nombre, o μ y σ", "Who plays: a name, or μ and σ"),
        _PLAYERS,
    ),
)
"""Fields in groups."""

_NEW = Text("Sin partidas", "No games yet")
_UNKNOWN = Text(
    "{label}: no hay nadie «{value}» con partidas; se esperaba un nombre de la lista, o μ;σ como "
    "27,5;4",
    "{label}: there is nobody “{value}” with games; expected a name of the list, or μ;σ such as "
    "27.5;4",
)
_SEVERAL = Text(
    "{label}: varias personas se llaman «{value}»; se esperaba el identificador de su página: "
    "{ids}",
    "{label}: several people are called “{value}”; expected the identifier of their page: {ids}",
)
_TWICE = Text(
    "La misma persona está dos veces: se esperaban cuatro distintas",
    "The same person is there twice: expected four different people",
)
_NOTE = Text(
    "Las probabilidades están ajustadas a resultados reales: el azar pesa más de lo que el modelo "
    "cree. El cambio depende también del orden de los demás; la segunda tabla da la media.",
    "The probabilities are fitted to real results: luck weighs more than the model believes. The "
    "change also depends on the order of the others; the second table gives the mean.",
)
_PAIR = re.compile(r"([^;]+);([^;]+)|([0-9.+-]+),([0-9.+-]+)")
_TOLD = 60


class _Player(NamedTuple):
    """Somebody who plays: the id of who is in the ranking, how they are shown, the rating."""

    id: str
    shown: str
    rating: Rating


def names(mode: Mode) -> list[str]:
    """Public names of everybody with games of a mode."""
    directory = public_directory(snapshot(mode, today()).states)
    known = {person.name for person in directory.values() if not isinstance(person, Unnamed)}
    return sorted(known)


def answer(values: Mapping[str, str], language: Language) -> Answer:
    """What lies before four players.

    Raises:
        LigaError: a rating is outside what the model can hold.
    """
    mode = Mode(values["modalidad"])
    read = [_player(one, values[one.name], mode, language) for one in _PLAYERS]
    problems = [one for one in read if isinstance(one, str)]
    players = [one for one in read if isinstance(one, _Player)]
    ids = [one.id for one in players if one.id]
    if len(set(ids)) < len(ids):
        problems.append(_TWICE.say(language))
    if problems:
        return Answer(problems=tuple(problems))
    a, b, c, d = (one.rating for one in players)
    outcomes = what_if((a, b, c, d), TEMPERATURES[mode])
    makers = {"chances": words.chance_row, "changes": words.change_row, "ranges": words.range_row}
    tables = tuple(
        Table(
            words.TITLES[kind].say(language),
            tuple(words.headings(kind, language)),
            tuple(
                tuple(row(one.shown, outcome, language))
                for one, outcome in zip(players, outcomes, strict=True)
            ),
        )
        for kind, row in makers.items()
    )
    return Answer(tables, (_NOTE.say(language),))


def _player(one: Field, text: str, mode: Mode, language: Language) -> _Player | str:
    """Who a text stands for; or a sentence that says why nobody."""
    label = one.label.say(language)
    if not text:
        return _Player("", f"{label} · {_NEW.say(language)}", INITIAL)
    if found := _PAIR.fullmatch(text):
        mu, sigma = (read_decimal(part) for part in found.groups() if part is not None)
        if mu is not None and sigma is not None:
            return _Player("", label, check_rating(Rating(mu, sigma)))
    states = snapshot(mode, today()).states
    people = [
        person
        for person in public_directory(states).values()
        if not isinstance(person, Unnamed)
        and text.casefold() in {person.name.casefold(), person.id.casefold()}
    ]
    if not people:
        return _UNKNOWN.say(language, label=label, value=text[:_TOLD])
    if people[1:]:
        ids = ", ".join(person.id for person in people)
        return _SEVERAL.say(language, label=label, value=text[:_TOLD], ids=ids)
    return _Player(people[0].id, people[0].name, states[people[0].id].rating)
