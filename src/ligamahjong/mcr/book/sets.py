"""How sets of suits lie to one another; each is given by its lowest kind."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["are_of_one_suit", "are_of_three_suits", "ranks_of", "steps"]

_RANKS = 9
_SUITS = 3


def are_of_one_suit(sets: Sequence[int]) -> bool:
    """Whether sets are of one suit.

    >>> are_of_one_suit((0, 3, 6)), are_of_one_suit((0, 9))
    (True, False)
    """
    return len({kind // _RANKS for kind in sets}) == 1


def are_of_three_suits(sets: Sequence[int]) -> bool:
    """Whether three sets are of three suits.

    >>> are_of_three_suits((0, 9, 18)), are_of_three_suits((0, 1, 18))
    (True, False)
    """
    return len({kind // _RANKS for kind in sets}) == _SUITS


def ranks_of(sets: Sequence[int]) -> list[int]:
    """Ranks from 0, the lowest first.

    >>> ranks_of((8, 9, 19))
    [0, 1, 8]
    """
    return sorted(kind % _RANKS for kind in sets)


def steps(sets: Sequence[int]) -> tuple[int, ...]:
    """How far each set is above the one below it, by rank.

    >>> steps((6, 9, 21))
    (3, 3)
    """
    return tuple(high - low for low, high in pairwise(ranks_of(sets)))
