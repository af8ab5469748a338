"""Fans of 12 points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.mcr.book.definition import PAIRS_TOO, Asks, fan
from ligamahjong.mcr.facts import HONOUR_KINDS, WINDS, Shape, ranks

if TYPE_CHECKING:
    from ligamahjong.mcr.facts import Facts

__all__ = [
    "big_three_winds",
    "knitted_straight",
    "lesser_honors_and_knitted_tiles",
    "lower_four",
    "upper_four",
]

_UPPER, _LOWER = ranks(6, 7, 8, 9), ranks(1, 2, 3, 4)
_KNITTED = 9


@fan(Asks.SHAPE, {Shape.HONOURS_AND_KNITTED})
def lesser_honors_and_knitted_tiles(hand: Facts) -> bool:
    """Different honours and knitted tiles."""
    return hand.shape is Shape.HONOURS_AND_KNITTED


@fan(Asks.SHAPE, {Shape.KNITTED_STRAIGHT, Shape.HONOURS_AND_KNITTED})
def knitted_straight(hand: Facts) -> bool:
    """147, 258 and 369 of three suits."""
    suit_tiles = (hand.presence & ~HONOUR_KINDS).bit_count()
    return hand.shape is Shape.KNITTED_STRAIGHT or suit_tiles == _KNITTED


@fan(Asks.PORTIONS, PAIRS_TOO)
def upper_four(hand: Facts) -> bool:
    """Sixes to nines only."""
    return not hand.presence & ~_UPPER


@fan(Asks.PORTIONS, PAIRS_TOO)
def lower_four(hand: Facts) -> bool:
    """Ones to fours only."""
    return not hand.presence & ~_LOWER


@fan(Asks.OUTSIDE_PUNGS)
def big_three_winds(hand: Facts) -> bool:
    """Pungs of three winds."""
    return (hand.pungs & WINDS).bit_count() >= 3  # noqa: PLR2004 - as its name says
