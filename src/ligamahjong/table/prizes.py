"""Prizes for places, shared by those who tie."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from ligamahjong.table.places import finishing_order

if TYPE_CHECKING:
    from ligamahjong.table.seats import Four

__all__ = ["prizes", "shared_prizes"]


def shared_prizes(scores: Four[int], prizes: Four[int]) -> Four[Fraction]:
    """What each seat gets; who ties shares the prizes of the places they take together.

    >>> [int(share) for share in shared_prizes((400, 200, 200, 100), (15, 5, -5, -15))]
    [15, 0, 0, -15]

    Args:
        scores: in seat order.
        prizes: of the places, from first to last.
    """
    ranked = sorted(scores, reverse=True)
    shares: dict[int, Fraction] = {}
    for score in set(scores):
        first, many = ranked.index(score), ranked.count(score)
        shares[score] = Fraction(sum(prizes[first : first + many]), many)
    a, b, c, d = (shares[score] for score in scores)
    return a, b, c, d


def prizes(scores: Four[int], prizes: Four[int]) -> Four[Fraction]:
    """What each seat gets where the earlier seat is ahead at a tie.

    >>> [int(share) for share in prizes((400, 200, 200, 100), (15, 5, -5, -15))]
    [15, 5, -5, -15]
    """
    order = finishing_order(scores)
    a, b, c, d = (Fraction(prizes[order.index(seat)]) for seat in range(4))
    return a, b, c, d
