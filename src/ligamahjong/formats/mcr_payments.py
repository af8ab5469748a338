"""What changes hands for a hand of MCR, as plain values."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.table import SEATS, total

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ligamahjong.mcr.sheet import Deal
    from ligamahjong.table import Four, Line

__all__ = ["sheet_row", "write_lines"]


def write_lines(
    lines: Sequence[Line], deal: Deal | None, scores: Four[int] | None = None
) -> dict[str, object]:
    """The lines, what each seat gains by them, the scores then, and the row of the sheet.

    Args:
        lines: of a win and of fouls.
        deal: the win, if there was one.
        scores: before.
    """
    changes = total(lines)
    after = None if scores is None else [a + b for a, b in zip(scores, changes, strict=True)]
    return {
        "lines": [
            {"reason": one.reason, "amounts": list(one.amounts), "nobody": one.pot} for one in lines
        ],
        "changes": list(changes),
        "scores": after,
        "sheet": None if deal is None else sheet_row(deal),
    }


def sheet_row(deal: Deal) -> str:
    """A win as a row that :mod:`ligamahjong.formats.mcr_sheet` reads, with its amounts.

    >>> from ligamahjong.mcr.sheet import Deal
    >>> sheet_row(Deal(winner=1, discarder=0, points=24))
    'S,E,24,-32,48,-8,-8'

    Args:
        deal: somebody's win.
    """
    seats = ["" if seat is None else SEATS[seat].value for seat in (deal.winner, deal.discarder)]
    return ",".join(map(str, (*seats, deal.points, *(deal.due or ()))))
