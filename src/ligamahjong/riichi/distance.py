"""How many tiles a suit lacks to so many sets, and to so many sets and a pair.

The fewest tiles that have to be drawn are those of the complete tiles that come nearest; no kind
may be in them more often than a hand can have it. The tiles of a suit are gone through rank by
rank: the chows that are begun reach two ranks further, and nothing else does.
"""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

__all__ = [
    "MOST_SETS",
    "NEVER",
    "START",
    "State",
    "States",
    "distances",
    "read_off",
    "through_rank",
]

MOST_SETS = 4
NEVER = 15
"""More tiles than a hand can lack: it cannot be done."""
_RANKS = 9
_LAST_CHOW_RANK = 6
_EQUAL_CHOWS = 2
"""Three equal chows are three pungs."""
_COPIES = 4
_PUNG, _PAIR = 3, 2

State: TypeAlias = "tuple[int, int, int, int]"
"""Sets begun, pairs, chows begun on the rank before, chows begun two ranks before."""
States: TypeAlias = "Mapping[State, int]"
"""The fewest tiles lacking of each state."""

START: States = {(0, 0, 0, 0): 0}


def through_rank(states: States, held: int, most: int, *, chows: bool) -> States:
    """The states after one more rank.

    Args:
        states: before it.
        held: tiles held of the rank.
        most: tiles of it that the complete hand may have.
        chows: whether chows may begin on it.
    """
    after: dict[State, int] = {}
    for (sets, pairs, before, two_before), lacking in states.items():
        going_on = before + two_before
        for begun, pung, pair in product(range(_EQUAL_CHOWS + 1 if chows else 1), (0, 1), (0, 1)):
            wanted = going_on + begun + _PUNG * pung + _PAIR * pair
            if wanted > most or sets + begun + pung > MOST_SETS or pairs + pair > 1:
                continue
            state = sets + begun + pung, pairs + pair, begun, before
            least = lacking + max(0, wanted - held)
            if least < after.get(state, NEVER):
                after[state] = least
    return after


def read_off(states: States) -> tuple[int, ...]:
    """The distances after the last rank: to no set, one … four; then the same with a pair."""
    return tuple(
        states.get((sets, pairs, 0, 0), NEVER) for pairs in (0, 1) for sets in range(MOST_SETS + 1)
    )


def distances(
    held: Sequence[int], most: Sequence[int] = (_COPIES,) * _RANKS, *, honours: bool = False
) -> tuple[int, ...]:
    """How many tiles a suit lacks.

    >>> distances([1, 1, 0, 0, 0, 0, 0, 0, 3])
    (0, 0, 1, 4, 7, 0, 1, 3, 6, 9)

    Args:
        held: how many tiles there are of each rank.
        most: how many of each a complete hand may have, where not four.
        honours: whether they are honours, which make no chows.

    Returns:
        To no set, one, two, three, four; then to as many and a pair. :data:`NEVER` where there
        are not so many tiles.
    """
    states = START
    for rank, (many, limit) in enumerate(zip(held, most, strict=False)):
        chows = not honours and rank <= _LAST_CHOW_RANK
        states = through_rank(states, many, limit, chows=chows)
    return read_off(states)
