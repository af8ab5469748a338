"""Who pays whom at the end of a hand of Riichi: the form and its answer."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from ligamahjong.formats.riichi_games import read_outcome
from ligamahjong.riichi.editions import EDITIONS
from ligamahjong.riichi.points import LIMIT_BASES, MOST_COUNTERS, Limit
from ligamahjong.riichi.settlement import Table, Wins, settle
from ligamahjong.table import SEATS, Wind
from ligamahjong.web.calculators.amounts import read_amount
from ligamahjong.web.calculators.fields import Field, Kind
from ligamahjong.web.calculators.mistakes import Mistake
from ligamahjong.web.calculators.words import SEAT_CHOICES
from ligamahjong.wording import Text
from ligamahjong.wording.game import WINDS
from ligamahjong.wording.lists import all_of
from ligamahjong.wording.numbers import integer
from ligamahjong.wording.riichi.edition_names import EDITION_NAMES
from ligamahjong.wording.riichi.settlement import (
    NO_SCORES,
    after_line,
    hand_headings,
    hand_rows,
    outcome_text,
    table_name,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from ligamahjong.wording import Language

__all__ = ["PARTS", "Answer", "answer", "problems"]

_ROUNDS = max(one.most_rounds for one in EDITIONS.values())
_WINS, _DISCARDS, _TENPAI, _CHOMBO = "gana", "da", "tenpai", "chombo"
_NAGASHI, _BOTH = "nagashi", "nagashi-tenpai"
_DID: Mapping[str, Text] = {
    "": Text("Nada", "Nothing"),
    _WINS: Text("Gana", "Wins"),
    _DISCARDS: Text("Da la ficha", "Discards the tile"),
    _TENPAI: Text("Enseña tenpai", "Shows tenpai"),
    _NAGASHI: Text("Nagashi mangan", "Nagashi mangan"),
    _BOTH: Text("Nagashi mangan, y enseña tenpai", "Nagashi mangan, and shows tenpai"),
    _CHOMBO: Text("Comete chombo", "Commits chombo"),
}


def _seat_fields() -> Iterator[tuple[str, Sequence[Field]]]:
    for wind in SEATS:
        letter = wind.value
        yield (
            letter,
            (
                Field(
                    name=f"h{letter}",
                    label=Text("Qué hizo", "What they did"),
                    kind=Kind.CHOICE,
                    choices=_DID,
                    owner=WINDS[wind],
                ),
                Field(
                    name=f"v{letter}",
                    label=Text("Valor de su mano", "Value of the hand"),
                    owner=WINDS[wind],
                ),
                Field(
                    name=f"r{letter}",
                    label=Text("Declaró riichi", "Declared riichi"),
                    kind=Kind.FLAG,
                    owner=WINDS[wind],
                ),
            ),
        )


_SEATS = dict(_seat_fields())
PARTS: Mapping[str, Sequence[Field]] = {
    **_SEATS,
    "table": (
        Field(
            name="ronda",
            label=Text("Ronda", "Round"),
            kind=Kind.CHOICE,
            choices={wind.value: WINDS[wind] for wind in SEATS[:_ROUNDS]},
        ),
        Field(
            name="reparte",
            label=Text("Quién reparte", "Who deals"),
            kind=Kind.CHOICE,
            choices={wind.value: WINDS[wind] for wind in SEATS},
        ),
        Field(name="honba", label=Text("Honba", "Honba"), kind=Kind.NUMBER, most=MOST_COUNTERS),
        Field(
            name="palillos",
            label=Text("Palillos que había en la mesa", "Sticks that lay on the table"),
            kind=Kind.NUMBER,
            most=MOST_COUNTERS,
        ),
        Field(
            name="responde",
            label=Text("Quién responde de un yakuman", "Who answers for a yakuman"),
            kind=Kind.CHOICE,
            choices={**SEAT_CHOICES, "": Text("Nadie", "Nobody")},
        ),
        Field(
            name="interrumpida",
            label=Text("La mano se interrumpe (empate abortivo)", "Abortive draw"),
            kind=Kind.FLAG,
        ),
        Field(
            name="edicion",
            label=Text("Reglas", "Rules"),
            kind=Kind.CHOICE,
            choices={name: Text(EDITION_NAMES[name], EDITION_NAMES[name]) for name in EDITIONS},
        ),
    ),
}
"""Fields of each seat, by its letter, and of the table."""

_HAN_FU = re.compile(r"([0-9]{1,2})\s*(?:/|han)\s*([0-9]{2,3})\s*(?:fu)?", re.ASCII | re.IGNORECASE)
_YAKUMAN = re.compile(r"([1-6])\s*yakuman", re.ASCII | re.IGNORECASE)
_NO_WORTH = Text(
    "{seat}: «{text}» no es el valor de una mano; se esperaban puntos sin honba (8000), han y fu "
    "(3/40) o un límite (mangan)",
    "{seat}: “{text}” is no value of a hand; expected points without honba (8000), han and fu "
    "(3/40) or a limit (mangan)",
)
_NO_VALUE = Text(
    "{seat} gana y falta el valor de su mano", "{seat} wins and the value of the hand is missing"
)
_DISCARDERS = Text(
    "{seats} dan la ficha; se esperaba una sola persona",
    "{seats} discard the tile; expected one person",
)
_NO_WINNER = Text(
    "{seat} da la ficha, y falta decir quién gana con ella",
    "{seat} discards the tile, and it is not said who wins on it",
)
_NO_DISCARDER = Text(
    "{seats} ganan a la vez, y eso solo puede ser de un mismo descarte; ¿quién da la ficha?",
    "{seats} win at once, which can only be on one discard; who discards the tile?",
)
_ALL_WIN = Text(
    "Ganan los cuatro, y quien da la ficha no gana con ella: se esperaban tres como mucho",
    "All four win, and who discards the tile does not win on it: expected three at most",
)
_NO_WIN_TO_ANSWER = Text(
    "Solo se responde de un yakuman, y nadie gana",
    "One answers for a yakuman only, and nobody wins",
)
_OF_A_DRAW = Text(
    "{seat}: «{did}», y alguien gana; se esperaba solo si no gana nadie",
    "{seat}: “{did}”, and somebody wins; expected only where nobody does",
)
_WIN_STANDS = Text(
    "Vale la victoria de {winners} y no hay chombo: quita el de {seats}",
    "The win of {winners} stands and there is no chombo: take away that of {seats}",
)
_ONE_CHOMBO = Text(
    "Con un chombo la mano ya se repite: deja aquí uno, y cuéntalos todos en el resultado de la "
    "partida",
    "With one chombo the hand is played again already: leave one here, and count all of them in "
    "the result of the game",
)
_CHOMBO_ALONE = Text(
    "Un chombo anula la mano: deja los demás asientos en «Nada»",
    "Chombo voids the hand: leave the other seats at “Nothing”",
)
_INTERRUPTED = Text(
    "Una mano interrumpida no se gana ni se paga: deja los asientos en «Nada»",
    "A hand that is interrupted is neither won nor paid: leave all seats at “Nothing”",
)
_VALUE_OF_NOTHING = Text(
    "{seat} no gana; no se esperaba el valor de su mano",
    "{seat} does not win; the value of the hand was not expected",
)
_SCORES_FROM = Text("El marcador parte de {start} por asiento.", "Scores start from {start} each.")
_TOLD = 40


class Answer(NamedTuple):
    """The settlement.

    Attributes:
        title: which hand it was and how it ended.
        headings: of the table.
        rows: a line for each reason, the total and the scores.
        after: which hand comes next, or that the game is over.
        scores: where the scores of the last row come from, or why there are none.
        scored: whether the last row is the scores.
    """

    title: str = ""
    headings: tuple[str, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()
    after: str = ""
    scores: str = ""
    scored: bool = True

    @property
    def labelled(self) -> tuple[tuple[tuple[str, str], ...], ...]:
        """The rows, each cell after its heading."""
        return tuple(tuple(zip(self.headings, row, strict=True)) for row in self.rows)


def answer(values: Mapping[str, str], language: Language) -> Answer:
    """Who pays whom.

    Args:
        values: of the fields.
        language: of the text.

    Raises:
        LigaError: the hand cannot have ended so.
    """
    edition = EDITIONS[values["edicion"]]
    seats = [wind.value for wind in SEATS]
    start = edition.start
    table = Table(
        (start, start, start, start),
        round=seats.index(values["ronda"]),
        dealer=seats.index(values["reparte"]),
        honba=int(values["honba"]),
        sticks=int(values["palillos"]),
    )
    outcome = read_outcome(_record(values), table, edition)
    if values["responde"] and isinstance(outcome, Wins):
        answering = seats.index(values["responde"])
        yakuman = LIMIT_BASES[Limit.YAKUMAN]
        known = any(win.base >= yakuman for win in outcome.wins)
        wins = tuple(
            replace(win, responsible=answering) if win.base >= yakuman or not known else win
            for win in outcome.wins
        )
        outcome = replace(outcome, wins=wins)
    found = settle(table, outcome, edition)
    scored = not table.sticks
    scores = _SCORES_FROM if scored else NO_SCORES
    return Answer(
        f"{table_name(table, language)}: {outcome_text(outcome, language)}",
        tuple(hand_headings(language)),
        tuple(map(tuple, hand_rows(found, language, scored=scored))),
        after_line(outcome, found, edition, language),
        scores.say(language, start=integer(start, language)),
        scored=scored,
    )


def _doing(values: Mapping[str, str], *what: str) -> list[str]:
    """Letters of the seats that did one of some things; that did anything without any."""
    done = {letter: values[f"h{letter}"] for letter in _SEATS}
    return [letter for letter, did in done.items() if (did in what if what else did)]


def problems(values: Mapping[str, str], language: Language) -> Iterator[Mistake]:
    """What cannot be, each with the field that it is said beside."""
    yield from _unended(values, language)
    yield from _unpaired(values, language)
    winners = _doing(values, _WINS)
    for wind in SEATS:
        did, worth = f"h{wind.value}", f"v{wind.value}"
        seat, text = WINDS[wind].say(language), values[worth]
        if wind.value in winners:
            if not text:
                yield Mistake(worth, _NO_VALUE.say(language, seat=seat))
            elif not _worth(text):
                yield Mistake(worth, _NO_WORTH.say(language, seat=seat, text=text[:_TOLD]))
        elif text:
            yield Mistake(worth, _VALUE_OF_NOTHING.say(language, seat=seat))
        if winners and wind.value in _doing(values, _TENPAI, _NAGASHI, _BOTH):
            what = _DID[values[did]].say(language)
            yield Mistake(did, _OF_A_DRAW.say(language, seat=seat, did=what))


def _unpaired(values: Mapping[str, str], language: Language) -> Iterator[Mistake]:
    """Winners without who gave the tile, who gave or answers without a winner."""
    winners, discarders = _doing(values, _WINS), _doing(values, _DISCARDS)
    if len(discarders) > 1:
        seats = _seats(discarders, language)
        yield Mistake(f"h{discarders[-1]}", _DISCARDERS.say(language, seats=seats))
    elif discarders and not winners and not _doing(values, _CHOMBO):
        seat = _seats(discarders, language)
        yield Mistake(f"h{discarders[0]}", _NO_WINNER.say(language, seat=seat))
    if len(winners) == len(SEATS):
        yield Mistake(f"h{winners[-1]}", _ALL_WIN.say(language))
    elif len(winners) > 1 and not discarders:
        others = [letter for letter in _SEATS if letter not in winners]
        seats = _seats(winners, language)
        field = f"h{others[-1]}"
        yield Mistake(field, _NO_DISCARDER.say(language, seats=seats))
    if values["responde"] and not winners:
        yield Mistake("responde", _NO_WIN_TO_ANSWER.say(language))


def _unended(values: Mapping[str, str], language: Language) -> Iterator[Mistake]:
    """What is said of a hand that somebody's chombo or an interruption ended."""
    chombo, winners = _doing(values, _CHOMBO), _doing(values, _WINS)
    if values["interrumpida"] and _doing(values):
        yield Mistake("interrumpida", _INTERRUPTED.say(language))
    elif chombo and winners:
        told = {"winners": _seats(winners, language), "seats": _seats(chombo, language)}
        yield Mistake(f"h{chombo[0]}", _WIN_STANDS.say(language, **told))
    elif chombo and len(_doing(values)) > len(chombo):
        yield Mistake(f"h{chombo[0]}", _CHOMBO_ALONE.say(language))
    elif len(chombo) > 1:
        yield Mistake(f"h{chombo[-1]}", _ONE_CHOMBO.say(language))


def _seats(letters: Sequence[str], language: Language) -> str:
    return all_of([WINDS[Wind(letter)].say(language) for letter in letters], language)


def _record(values: Mapping[str, str]) -> dict[str, object]:
    """What the form says as an object that ``formats.riichi_games`` reads."""
    riichi = [letter for letter in _SEATS if values[f"r{letter}"]]
    if chombo := _doing(values, _CHOMBO):
        return {"chombo": chombo[0], "riichi": riichi}
    winners = _doing(values, _WINS)
    if not winners:
        return {
            "draw": True,
            "abortive": bool(values["interrumpida"]),
            "tenpai": _doing(values, _TENPAI, _BOTH),
            "nagashi": _doing(values, _NAGASHI, _BOTH),
            "riichi": riichi,
        }
    wins = [{"seat": letter, **_worth(values[f"v{letter}"])} for letter in winners]
    discarders = _doing(values, _DISCARDS)
    how: dict[str, object] = {"discarder": discarders[0]} if discarders else {"tsumo": True}
    return {"wins": wins, "riichi": riichi, **how}


def _worth(text: str) -> dict[str, object]:
    """What a hand is worth as ``formats.riichi_games`` reads it; empty if it is nothing known."""
    if found := _HAN_FU.fullmatch(text):
        return {"han": int(found[1]), "fu": int(found[2])}
    if found := _YAKUMAN.fullmatch(text):
        return {"yakuman": int(found[1])}
    if text.lower() in set(Limit):
        return {"limit": text.lower()}
    points = read_amount(text)
    return {"points": points} if points and points > 0 else {}
