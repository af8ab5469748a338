"""What changes hands for a hand of MCR, line by line, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.table import SEATS, total
from ligamahjong.wording.game import WINDS
from ligamahjong.wording.language import Language, Text
from ligamahjong.wording.mcr.payments import LINES
from ligamahjong.wording.numbers import change, integer

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ligamahjong.table import Four, Line

__all__ = ["penalties_note", "row_line", "settlement_headings", "settlement_rows"]

_CONCEPT = Text("Concepto", "For")
_NOBODY = Text("Nadie", "Nobody")
_TOTAL = Text("Total", "Total")
_SCORES = Text("Marcador", "Scores")
_ROW = Text(
    "Fila de la hoja, como la lee «liga result mcr --hands»: {row}",
    "Row of the sheet, as “liga result mcr --hands” reads it: {row}",
)
_APART = Text(
    "Las penalizaciones no van en esa fila: se apuntan en su propia casilla.",
    "Penalties do not stand in that row: they are written in a cell of their own.",
)
_NO_ROW = Text(
    "Una falta sola no tiene fila en la hoja: la penalización se apunta en su propia casilla.",
    "A foul alone has no row on the sheet: the penalty is written in a cell of its own.",
)
_OF = Text("{reason} de {seat}", "{reason} of {seat}")


def settlement_headings(lines: Sequence[Line], language: Language) -> list[str]:
    """Headings: what for, the seats, and what nobody gains where there is any."""
    names = [WINDS[seat].say(language) for seat in SEATS]
    return [_CONCEPT.say(language), *names, *([_NOBODY.say(language)] if _lost(lines) else [])]


def settlement_rows(
    lines: Sequence[Line], scores: Four[int] | None, language: Language
) -> list[list[str]]:
    """A row for each line, their total, and the scores then.

    Args:
        lines: of a win and of fouls.
        scores: before, if they are known.
        language: of the words.
    """
    changes, lost = total(lines), _lost(lines)
    rows = [_row(_reason(one, language), one.amounts, one.pot, language) for one in lines]
    rows.append(_row(_TOTAL.say(language), changes, lost, language))
    if scores is not None:
        after = [before + gained for before, gained in zip(scores, changes, strict=True)]
        said = [integer(points, language) for points in after]
        rows.append([_SCORES.say(language), *said, ""])
    width = len(settlement_headings(lines, language))
    return [row[:width] for row in rows]


def row_line(row: str, language: Language) -> str:
    """A win as the sheet has it."""
    return _ROW.say(language, row=row)


def penalties_note(lines: Sequence[Line], language: Language) -> str:
    """Where the sheet has the penalties, which are in no row of it; empty where there are none."""
    fouls = sum(one.reason == "penalty" for one in lines)
    if not fouls:
        return ""
    return (_NO_ROW if fouls == len(lines) else _APART).say(language)


def _row(reason: str, amounts: Four[int], lost: int, language: Language) -> list[str]:
    return [reason, *(change(points, 0, language) for points in (*amounts, lost))]


def _reason(one: Line, language: Language) -> str:
    reason = LINES[one.reason].say(language)
    offender = one.facts.get("offender")
    if not isinstance(offender, int):
        return reason
    return _OF.say(language, reason=reason, seat=WINDS[SEATS[offender]].say(language))


def _lost(lines: Sequence[Line]) -> int:
    """Points that a player loses and nobody gains."""
    return sum(one.pot for one in lines)
