"""Fans of 88 points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.mcr.book.definition import PAIRS_TOO, Asks, fan
from ligamahjong.mcr.facts import DRAGONS, GREEN, SUITS, WINDS, Shape

if TYPE_CHECKING:
    from ligamahjong.mcr.facts import Facts

__all__ = [
    "all_green",
    "big_four_winds",
    "big_three_dragons",
    "four_kongs",
    "nine_gates",
    "seven_shifted_pairs",
    "thirteen_orphans",
]

_SEVEN_IN_LINE = 0b1111111


@fan(Asks.OUTSIDE_PUNGS)
def big_four_winds(hand: Facts) -> bool:
    """Pungs or kongs of the four winds."""
    return hand.pungs & WINDS == WINDS


@fan(Asks.OUTSIDE_PUNGS)
def big_three_dragons(hand: Facts) -> bool:
    """Pungs or kongs of the three dragons."""
    return hand.pungs & DRAGONS == DRAGONS


@fan(Asks.PORTIONS, PAIRS_TOO)
def all_green(hand: Facts) -> bool:
    """Green tiles only."""
    return not hand.presence & ~GREEN


@fan(Asks.GATES)
def nine_gates(hand: Facts) -> bool:
    """1112345678999 of a suit, concealed, and any tile of it."""
    return hand.gates


@fan(Asks.CONCEALMENT)
def four_kongs(hand: Facts) -> bool:
    """Four kongs."""
    return hand.melded_kongs + hand.concealed_kongs == 4  # noqa: PLR2004 - as its name says


@fan(Asks.SHAPE, {Shape.SEVEN_PAIRS})
def seven_shifted_pairs(hand: Facts) -> bool:
    """Seven pairs in line in one suit."""
    lowest = hand.presence & -hand.presence
    in_line = hand.presence // lowest == _SEVEN_IN_LINE
    return in_line and any(not hand.presence & ~suit for suit in SUITS)


@fan(Asks.SHAPE, {Shape.ORPHANS})
def thirteen_orphans(hand: Facts) -> bool:
    """One of each terminal and honour and one more of them."""
    return hand.shape is Shape.ORPHANS
