"""What a game could do to four ratings: the form and its answer."""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING, NamedTuple

from ligamahjong.league.game import Mode
from ligamahjong.league.rating import INITIAL, Rating, rate
from ligamahjong.league.what_if import TEMPERATURES, what_if
from ligamahjong.web.calculators.fields import Field, Kind
from ligamahjong.web.calculators.league.answers import Answer, Table
from ligamahjong.web.calculators.league.players import known_people, player_meant
from ligamahjong.web.calculators.league.reading import Questions
from ligamahjong.wording import Text
from ligamahjong.wording import what_if as words
from ligamahjong.wording.lists import all_of
from ligamahjong.wording.numbers import change, ordinal
from ligamahjong.wording.ranking import MODES

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from ligamahjong.league.what_if import Outcome
    from ligamahjong.people import Directory
    from ligamahjong.table import Four
    from ligamahjong.wording import Language

__all__ = ["PARTS", "SEATS", "answer"]

SEATS = ("A", "B", "C", "D")
"""The four, in no order: seats do not count for the rating."""
_PLAYER = Text("Jugador", "Player")
_NAMES = tuple(
    Field(name=f"j{seat}", label=Text("Nombre", "Name"), owner=Text(seat, seat)) for seat in SEATS
)
_IDS = tuple(Field(name=f"id{seat}", label=_PLAYER) for seat in SEATS)
_MU = tuple(Field(name=f"mu{seat}", label=Text(f"μ de {seat}", f"μ of {seat}")) for seat in SEATS)
_SIGMA = tuple(
    Field(name=f"sigma{seat}", label=Text(f"σ de {seat}", f"σ of {seat}"), keys="decimal")
    for seat in SEATS
)
_MODE = Field(
    name="modo",
    label=Text("Modalidad", "Mode"),
    kind=Kind.CHOICE,
    choices={mode.value: Text(name, name) for mode, name in MODES.items()},
)
PARTS: Mapping[str, Sequence[Field]] = {
    "mode": (_MODE,),
    **{seat: (_NAMES[n], _IDS[n], _MU[n], _SIGMA[n]) for n, seat in enumerate(SEATS)},
}
"""Fields: the mode, and those of each of the four."""

_BOTH = Text(
    "{label}: se esperaba un nombre o bien μ y σ, no las dos cosas",
    "{label}: expected a name or μ and σ, not both",
)
_TWICE = Text("{name} está dos veces", "{name} is there twice")
_NEW = Text(
    "{names}: sin partidas de {mode}; se parte de μ 25 y σ 25/3, como en la primera partida.",
    "{names}: no games of {mode}; taken as μ 25 and σ 25/3, as before the first game.",
)
_FITTED = Text(
    "Las probabilidades están corregidas con resultados reales de {mode}: por sí solo, el modelo "
    "del rating se fiaría demasiado del favorito.",
    "The probabilities are corrected by real results of {mode}: by itself, the model of the "
    "rating would trust the favourite too much.",
)
_CENTRE = Text(
    "La probabilidad sigue a μ, y el rating es μ − 3σ en otra escala: con la misma μ, menos σ da "
    "más rating, pero no más probabilidad.",
    "The chance follows μ, and the rating is μ − 3σ on another scale: with the same μ, less σ "
    "makes a higher rating but no greater chance.",
)
_PROJECTION = Text(
    "El rating y sus cambios son los de antes de descontar la inactividad.",
    "Ratings and changes are those before any discount for not playing.",
)
_ORDERS = Text("Los 24 órdenes posibles", "The 24 possible orders")


class _Four(NamedTuple):
    """Four players: names, ratings, and who has not played."""

    names: tuple[str, ...]
    ratings: Four[Rating]
    new: tuple[str, ...]


def answer(values: dict[str, str], language: Language) -> Answer:
    """What lies before the four.

    Args:
        values: of the fields.
        language: of the text.

    Raises:
        LigaError: something that was said cannot be.
    """
    asked = Questions(values, language)
    mode = Mode(values[_MODE.name])
    four = _four(asked, mode)
    if asked.problems:
        return Answer(tuple(asked.problems), offers=tuple(asked.offers))
    outcomes = what_if(four.ratings, TEMPERATURES[mode])
    lines = [
        _FITTED.say(language, mode=MODES[mode]),
        _CENTRE.say(language),
        _PROJECTION.say(language),
    ]
    if four.new:
        lines.insert(0, _NEW.say(language, names=all_of(four.new, language), mode=MODES[mode]))
    return Answer(
        tables=tuple(_tables(four.names, outcomes, language)),
        details=(_orders(four, language),),
        lines=tuple(lines),
    )


def _four(asked: Questions, mode: Mode) -> _Four:
    people = known_people() if any(map(asked.text, _NAMES)) else None
    found = [_one(n, asked, mode, people) for n in range(len(SEATS))]
    seen: set[str] = set()
    for one in found:
        if one.id and one.id in seen:
            asked.refuse(_TWICE, name=one.name)
        seen.add(one.id)
    a, b, c, d = (one.rating for one in found)
    names = tuple(one.name for one in found)
    return _Four(names, (a, b, c, d), tuple(one.name for one in found if one.new))


class _One(NamedTuple):
    name: str
    rating: Rating
    new: bool = False
    id: str = ""


def _one(n: int, asked: Questions, mode: Mode, people: Directory | None) -> _One:
    """One of the four: by name, by numbers, or a newcomer where nothing is said."""
    label = SEATS[n]
    typed = asked.text(_NAMES[n])
    numbers = asked.text(_MU[n]) or asked.text(_SIGMA[n])
    if typed and numbers:
        asked.refuse(_BOTH, label=label)
    elif numbers:
        mu, sigma = asked.number(_MU[n], "25"), asked.number(_SIGMA[n], "8.33")
        return _One(label, Rating(float(mu), float(sigma)))
    elif typed and people is not None:
        player = player_meant((_NAMES[n], _IDS[n]), people, mode, asked)
        if player is not None:
            state = player.state
            return _One(player.name, state.rating, not state.games, state.player)
    return _One(label, INITIAL, new=True)


def _tables(
    names: Sequence[str], outcomes: Sequence[Outcome], language: Language
) -> Iterator[Table]:
    rows = {"chances": words.chance_row, "changes": words.change_row, "ranges": words.range_row}
    for kind, row in rows.items():
        yield Table(
            words.TITLES[kind].say(language),
            tuple(words.headings(kind, language)),
            tuple(
                tuple(row(name, one, language)) for name, one in zip(names, outcomes, strict=True)
            ),
            roomy=kind == "ranges",
        )


def _orders(four: _Four, language: Language) -> Table:
    """What every order of the four at the end would change, each beside who it changes."""
    rows = []
    for order in permutations(range(4)):
        a, b, c, d = (-order.index(seat) for seat in range(4))
        after = rate(four.ratings, (a, b, c, d))
        cells = []
        for seat in order:
            moved = after[seat].projection - four.ratings[seat].projection
            cells.append(f"{four.names[seat]} {change(moved, 2, language)}")
        rows.append(tuple(cells))
    headings = tuple(ordinal(place, language) for place in range(1, 5))
    return Table(_ORDERS.say(language), headings, tuple(rows))
