"""Fans of 24 points that are not of chows or pungs alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.mcr.book.definition import PAIRS_TOO, fan
from ligamahjong.mcr.facts import HONOUR_KINDS, SUITS, Shape, ranks

if TYPE_CHECKING:
    from ligamahjong.mcr.facts import Facts

__all__ = [
    "all_even_pungs",
    "full_flush",
    "greater_honors_and_knitted_tiles",
    "lower_tiles",
    "middle_tiles",
    "seven_pairs",
    "upper_tiles",
]

_EVEN = ranks(2, 4, 6, 8)
_UPPER, _MIDDLE, _LOWER = ranks(7, 8, 9), ranks(4, 5, 6), ranks(1, 2, 3)


@fan({Shape.SEVEN_PAIRS})
def seven_pairs(hand: Facts) -> bool:
    """Seven pairs; two may be equal."""
    return hand.shape is Shape.SEVEN_PAIRS


@fan({Shape.HONOURS_AND_KNITTED})
def greater_honors_and_knitted_tiles(hand: Facts) -> bool:
    """All seven honours and seven knitted tiles."""
    return hand.presence & HONOUR_KINDS == HONOUR_KINDS


@fan(chows=range(1))
def all_even_pungs(hand: Facts) -> bool:
    """Pungs and pair of twos, fours, sixes and eights."""
    return not hand.presence & ~_EVEN


@fan(PAIRS_TOO)
def full_flush(hand: Facts) -> bool:
    """One suit and nothing else."""
    return any(not hand.presence & ~suit for suit in SUITS)


@fan(PAIRS_TOO)
def upper_tiles(hand: Facts) -> bool:
    """Sevens, eights and nines only."""
    return not hand.presence & ~_UPPER


@fan(PAIRS_TOO)
def middle_tiles(hand: Facts) -> bool:
    """Fours, fives and sixes only."""
    return not hand.presence & ~_MIDDLE


@fan(PAIRS_TOO)
def lower_tiles(hand: Facts) -> bool:
    """Ones, twos and threes only."""
    return not hand.presence & ~_LOWER
