"""From scores to places."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ligamahjong.table.seats import Four

__all__ = ["finishing_order", "places"]


def finishing_order(scores: Four[int]) -> Four[int]:
    """Seats from first to last; equal scores in seat order.

    >>> finishing_order((20_000, 45_000, 20_000, 15_000))
    (1, 0, 2, 3)
    """
    east, south, west, north = scores
    a, b, first, second = (1, 0, south, east) if south > east else (0, 1, east, south)
    c, d, third, fourth = (3, 2, north, west) if north > west else (2, 3, west, north)
    if second >= third:
        return a, b, c, d
    if fourth > first:
        return c, d, a, b
    if third > first:
        return (c, a, d, b) if fourth > second else (c, a, b, d)
    return (a, c, d, b) if fourth > second else (a, c, b, d)


def places(scores: Four[int]) -> Four[int]:
    """Place of each seat, 1 to 4; equal scores share the better place and leave the next free.

    >>> places((20_000, 45_000, 20_000, 15_000))
    (2, 1, 2, 4)
    """
    a, b, c, d = (1 + sum(other > score for other in scores) for score in scores)
    return a, b, c, d
