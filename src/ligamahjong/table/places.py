"""From scores to places."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ligamahjong.table.seats import Four

__all__ = ["finishing_order", "places"]

_SEAT_NUMBERS = (0, 1, 2, 3)


def finishing_order(scores: Four[int]) -> Four[int]:
    """Seats from first to last; equal scores in seat order.

    >>> finishing_order((20_000, 45_000, 20_000, 15_000))
    (1, 0, 2, 3)
    """
    a, b, c, d = sorted(_SEAT_NUMBERS, key=scores.__getitem__, reverse=True)
    return a, b, c, d


def places(scores: Four[int]) -> Four[int]:
    """Place of each seat, 1 to 4; equal scores share the better place and leave the next free.

    >>> places((20_000, 45_000, 20_000, 15_000))
    (2, 1, 2, 4)
    """
    a, b, c, d = (1 + sum(other > score for other in scores) for score in scores)
    return a, b, c, d
