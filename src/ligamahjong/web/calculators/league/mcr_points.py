"""Table points of a game of MCR: the form and its answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.mcr.result import game_result
from ligamahjong.mcr.slips import SlipKind, slips_of_sum
from ligamahjong.table import SEATS
from ligamahjong.web.calculators.fields import Field, Kind
from ligamahjong.web.calculators.league.answers import Answer, Table
from ligamahjong.web.calculators.league.reading import Questions
from ligamahjong.wording import Text
from ligamahjong.wording.game import WINDS
from ligamahjong.wording.mcr.result import result_headings, result_rows, sum_lines

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ligamahjong.wording import Language

__all__ = ["PARTS", "answer"]

_MOST = 1_000
_EXAMPLES = ("112", "35", "-48", "-99")
_SCORES = tuple(Field(name=f"p{wind.value}", label=WINDS[wind]) for wind in SEATS)
_PENALTIES = tuple(
    Field(
        name=f"x{wind.value}",
        label=WINDS[wind],
        kind=Kind.NUMBER,
        most=_MOST,
        owner=Text("Penalización", "Penalty"),
    )
    for wind in SEATS
)
PARTS: Mapping[str, Sequence[Field]] = {"scores": _SCORES, "penalties": _PENALTIES}
"""Fields: the points of the hands, and the penalties that nobody gains."""

_TITLE = Text("Puestos y puntos de mesa", "Places and table points")
_ADDS_UP = Text("Los puntos suman cero.", "The points add up to zero.")
_TIED = Text(
    "Quienes empatan se reparten a partes iguales los puntos de mesa de los puestos que ocupan.",
    "Those who tie share equally the table points of the places that they take.",
)
_PENALTY = Text(
    "También lo explicaría una penalización que nadie cobra y que ya está restada: pon los puntos "
    "sin ella, y la penalización aparte.",
    "A penalty that nobody gains and that is taken off already would explain it too: give the "
    "points without it, and the penalty apart.",
)


def answer(values: dict[str, str], language: Language) -> Answer:
    """Places and table points.

    Args:
        values: of the fields.
        language: of the text.

    Raises:
        LigaError: something that was said cannot be.
    """
    asked = Questions(values, language)
    scores = asked.four_points(_SCORES, _EXAMPLES)
    if asked.problems:
        return Answer(tuple(asked.problems))
    lost = {seat: int(values[one.name]) for seat, one in enumerate(_PENALTIES)}
    found = game_result(scores, {seat: points for seat, points in lost.items() if points})
    table = Table(
        _TITLE.say(language),
        tuple(result_headings(found, language)),
        tuple(map(tuple, result_rows(found, language))),
    )
    lines = [] if found.sum else [_ADDS_UP.say(language)]
    warnings: list[str] = []
    slips = slips_of_sum(scores)
    kept = [slip for slip in slips if slip.kind is not SlipKind.PENALTY_INCLUDED]
    told = list(sum_lines(found, kept, language))
    warnings += told if kept or not slips else told[:1]
    if found.sum and len(kept) < len(slips):
        warnings.append(_PENALTY.say(language))
    if len(set(found.places)) < len(SEATS):
        lines.append(_TIED.say(language))
    return Answer(warnings=tuple(warnings), tables=(table,), lines=tuple(lines))
