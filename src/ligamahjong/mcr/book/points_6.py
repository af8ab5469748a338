"""Fans of 6 points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.mcr.book.definition import ANY_SHAPE, PAIRS_TOO, Asks, fan, of_chows
from ligamahjong.mcr.book.sets import are_of_three_suits, steps
from ligamahjong.mcr.facts import DRAGONS, HONOUR_KINDS, SUITS, WINDS

if TYPE_CHECKING:
    from ligamahjong.mcr.facts import Facts

__all__ = [
    "all_pungs",
    "all_types",
    "half_flush",
    "melded_and_concealed_kong",
    "melded_hand",
    "mixed_shifted_chows",
    "two_dragon_pungs",
]

_FAMILIES = (*SUITS, WINDS, DRAGONS)


@fan(Asks.PORTIONS)
def all_pungs(hand: Facts) -> bool:
    """Four pungs or kongs: no chow."""
    return not hand.chows


@fan(Asks.FAMILIES, PAIRS_TOO)
def half_flush(hand: Facts) -> bool:
    """One suit and honours."""
    suits = sum(bool(hand.presence & suit) for suit in SUITS)
    return suits == 1 and bool(hand.presence & HONOUR_KINDS)


@of_chows(3)
def mixed_shifted_chows(chows: tuple[int, ...]) -> bool:
    """Chows of three suits, each one above the last."""
    return are_of_three_suits(chows) and steps(chows) == (1, 1)


@fan(Asks.FAMILIES, ANY_SHAPE)
def all_types(hand: Facts) -> bool:
    """Tiles of the three suits, winds and dragons."""
    return all(hand.presence & family for family in _FAMILIES)


@fan(Asks.WIN)
def melded_hand(hand: Facts) -> bool:
    """Four claimed sets, and the pair completed by a discard."""
    return hand.claimed == 4 and not hand.self_drawn  # noqa: PLR2004 - all sets of a hand


@fan(Asks.OUTSIDE_PUNGS)
def two_dragon_pungs(hand: Facts) -> bool:
    """Pungs of two dragons."""
    return (hand.pungs & DRAGONS).bit_count() >= 2  # noqa: PLR2004 - as its name says


@fan(Asks.CONCEALMENT)
def melded_and_concealed_kong(hand: Facts) -> bool:
    """One melded and one concealed kong, or more."""
    return hand.melded_kongs >= 1 and hand.concealed_kongs >= 1
