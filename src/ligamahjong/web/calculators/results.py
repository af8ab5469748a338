"""The result of a game of Riichi or MCR from its scores: the forms and their answers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.mcr.result import game_result as mcr_result
from ligamahjong.riichi.editions import EDITIONS
from ligamahjong.riichi.settlement import Remarks, game_result
from ligamahjong.table import SEATS
from ligamahjong.web.calculators.fields import Field, Kind
from ligamahjong.web.calculators.league import Answer, Table, read_whole, wrong_number
from ligamahjong.wording import Text
from ligamahjong.wording.game import WINDS
from ligamahjong.wording.mcr import result as mcr_words
from ligamahjong.wording.riichi import game_result as riichi_words
from ligamahjong.wording.riichi.edition_names import EDITION_NAMES
from ligamahjong.wording.riichi.names import capital

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ligamahjong.table import Four
    from ligamahjong.wording import Language

__all__ = ["MCR", "RIICHI", "mcr_answer", "riichi_answer"]

_MOST_CHOMBO = 9
_MOST_STICKS = 40
_MOST_PENALTY = 500
_SCORES = tuple(
    Field(
        name=f"p{wind.value}",
        label=Text(capital(WINDS[wind].es), capital(WINDS[wind].en)),
    )
    for wind in SEATS
)
_EXAMPLE = "30000"


def _lost(letter: str, most: int) -> tuple[Field, ...]:
    return tuple(
        Field(
            name=f"{letter}{wind.value}",
            label=Text(capital(WINDS[wind].es), capital(WINDS[wind].en)),
            kind=Kind.NUMBER,
            most=most,
        )
        for wind in SEATS
    )


_CHOMBO = _lost("c", _MOST_CHOMBO)
_PENALTIES = _lost("m", _MOST_PENALTY)
RIICHI: Sequence[tuple[Text, Sequence[Field]]] = (
    (Text("Puntos al acabar", "Points at the end"), _SCORES),
    (
        Text("La mesa", "The table"),
        (
            Field(
                name="palillos",
                label=Text("Palillos sin cobrar", "Sticks left over"),
                kind=Kind.NUMBER,
                most=_MOST_STICKS,
            ),
            Field(
                name="edicion",
                label=Text("Reglas", "Rules"),
                kind=Kind.CHOICE,
                choices={name: Text(EDITION_NAMES[name], EDITION_NAMES[name]) for name in EDITIONS},
            ),
        ),
    ),
    (Text("Chombos", "Chombo"), _CHOMBO),
)
"""Fields of a game of Riichi in groups."""
MCR: Sequence[tuple[Text, Sequence[Field]]] = (
    (Text("Puntos de las manos", "Points of the hands"), _SCORES),
    (Text("Penalizaciones", "Penalties"), _PENALTIES),
)
"""Fields of a game of MCR in groups."""


def riichi_answer(values: Mapping[str, str], language: Language) -> Answer:
    """Places, uma and final result of a game of Riichi.

    Raises:
        LigaError: there cannot be such a game.
    """
    scores = _scores(values, language)
    if isinstance(scores, Answer):
        return scores
    chombo = _taken(values, _CHOMBO)
    remarks = Remarks(sticks=int(values["palillos"]), chombo=chombo)
    edition = EDITIONS[values["edicion"]]
    found = game_result(scores, remarks, edition)
    rows = riichi_words.result_rows(scores, found, language)
    table = Table("", tuple(riichi_words.result_headings(found, language)), _rows(rows))
    lines = riichi_words.remark_lines(scores, found, remarks, edition, language)
    return Answer((table,), tuple(lines))


def mcr_answer(values: Mapping[str, str], language: Language) -> Answer:
    """Places and table points of a game of MCR.

    Raises:
        LigaError: there cannot be such a game.
    """
    scores = _scores(values, language)
    if isinstance(scores, Answer):
        return scores
    found = mcr_result(scores, _taken(values, _PENALTIES))
    rows = mcr_words.result_rows(found, language)
    table = Table("", tuple(mcr_words.result_headings(found, language)), _rows(rows))
    return Answer((table,), tuple(mcr_words.sum_lines(found, (), language)))


def _rows(rows: Sequence[Sequence[str]]) -> tuple[tuple[str, ...], ...]:
    return tuple(map(tuple, rows))


def _scores(values: Mapping[str, str], language: Language) -> Four[int] | Answer:
    """The four scores, or what is wrong with them."""
    read = [read_whole(values[one.name]) for one in _SCORES]
    wrong = tuple(
        wrong_number(one.label.say(language), values[one.name], _EXAMPLE, language)
        for one, score in zip(_SCORES, read, strict=True)
        if score is None
    )
    if wrong:
        return Answer(problems=wrong)
    east, south, west, north = (score or 0 for score in read)
    return east, south, west, north


def _taken(values: Mapping[str, str], fields: Sequence[Field]) -> dict[int, int]:
    amounts = {seat: int(values[one.name]) for seat, one in enumerate(fields)}
    return {seat: amount for seat, amount in amounts.items() if amount}
