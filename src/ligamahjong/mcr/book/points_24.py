"""Fans of 24 points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.mcr.book.definition import PAIRS_TOO, Asks, fan, of_chows, of_pungs
from ligamahjong.mcr.book.sets import are_of_one_suit, steps
from ligamahjong.mcr.facts import HONOUR_KINDS, SUITS, Shape, ranks

if TYPE_CHECKING:
    from ligamahjong.mcr.facts import Facts

__all__ = [
    "all_even_pungs",
    "full_flush",
    "greater_honors_and_knitted_tiles",
    "lower_tiles",
    "middle_tiles",
    "pure_shifted_pungs",
    "pure_triple_chow",
    "seven_pairs",
    "upper_tiles",
]

_EVEN = ranks(2, 4, 6, 8)
_UPPER, _MIDDLE, _LOWER = ranks(7, 8, 9), ranks(4, 5, 6), ranks(1, 2, 3)


@fan(Asks.SHAPE, {Shape.SEVEN_PAIRS})
def seven_pairs(hand: Facts) -> bool:
    """Seven pairs; two may be equal."""
    return hand.shape is Shape.SEVEN_PAIRS


@fan(Asks.SHAPE, {Shape.HONOURS_AND_KNITTED})
def greater_honors_and_knitted_tiles(hand: Facts) -> bool:
    """All seven honours and seven knitted tiles."""
    return hand.presence & HONOUR_KINDS == HONOUR_KINDS


@fan(Asks.PORTIONS)
def all_even_pungs(hand: Facts) -> bool:
    """Pungs and pair of twos, fours, sixes and eights; no chow is of such tiles alone."""
    return not hand.presence & ~_EVEN


@fan(Asks.FAMILIES, PAIRS_TOO)
def full_flush(hand: Facts) -> bool:
    """One suit and nothing else."""
    return any(not hand.presence & ~suit for suit in SUITS)


@of_chows(3)
def pure_triple_chow(chows: tuple[int, ...]) -> bool:
    """Three equal chows."""
    return len(set(chows)) == 1


@of_pungs(3)
def pure_shifted_pungs(pungs: tuple[int, ...]) -> bool:
    """Three pungs of one suit, each one above the last."""
    return are_of_one_suit(pungs) and steps(pungs) == (1, 1)


@fan(Asks.PORTIONS, PAIRS_TOO)
def upper_tiles(hand: Facts) -> bool:
    """Sevens, eights and nines only."""
    return not hand.presence & ~_UPPER


@fan(Asks.PORTIONS, PAIRS_TOO)
def middle_tiles(hand: Facts) -> bool:
    """Fours, fives and sixes only."""
    return not hand.presence & ~_MIDDLE


@fan(Asks.PORTIONS, PAIRS_TOO)
def lower_tiles(hand: Facts) -> bool:
    """Ones, twos and threes only."""
    return not hand.presence & ~_LOWER
