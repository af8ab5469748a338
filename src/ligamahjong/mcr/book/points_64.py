"""Fans of 64 points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.mcr.book.definition import PAIRS_TOO, fan
from ligamahjong.mcr.facts import DRAGONS, HONOUR_KINDS, TERMINALS, WINDS

if TYPE_CHECKING:
    from ligamahjong.mcr.facts import Facts

__all__ = [
    "all_honors",
    "all_terminals",
    "four_concealed_pungs",
    "little_four_winds",
    "little_three_dragons",
    "pure_terminal_chows",
]

_BOTH_ENDS = 6
_MIDDLE = 4


@fan(PAIRS_TOO, chows=range(1))
def all_terminals(hand: Facts) -> bool:
    """Ones and nines only."""
    return not hand.presence & ~TERMINALS


@fan(chows=range(2))
def little_four_winds(hand: Facts) -> bool:
    """Pungs of three winds and a pair of the fourth."""
    return (hand.pungs & WINDS).bit_count() == 3 and bool(WINDS >> hand.pair & 1)  # noqa: PLR2004


@fan(chows=range(3))
def little_three_dragons(hand: Facts) -> bool:
    """Pungs of two dragons and a pair of the third."""
    return (hand.pungs & DRAGONS).bit_count() == 2 and bool(DRAGONS >> hand.pair & 1)  # noqa: PLR2004


@fan(PAIRS_TOO, chows=range(1))
def all_honors(hand: Facts) -> bool:
    """Winds and dragons only."""
    return not hand.presence & ~HONOUR_KINDS


@fan(chows=range(1))
def four_concealed_pungs(hand: Facts) -> bool:
    """Four pungs or kongs, none with a claimed tile."""
    return hand.concealed_pungs == 4  # noqa: PLR2004


@fan(chows=range(4, 5))
def pure_terminal_chows(hand: Facts) -> bool:
    """Twice 123 and twice 789 of a suit and its fives."""
    first = hand.chows[0]
    high = first + _BOTH_ENDS
    in_suit = first % 9 == 0 and hand.pair == first + _MIDDLE
    return in_suit and hand.chows == (first, first, high, high)
