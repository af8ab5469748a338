"""Fans of 6 points that are not of chows alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.mcr.book.definition import ANY_SHAPE, PAIRS_TOO, SETS, fan
from ligamahjong.mcr.facts import DRAGONS, HONOUR_KINDS, SUITS, WINDS

if TYPE_CHECKING:
    from ligamahjong.mcr.facts import Facts

__all__ = [
    "all_pungs",
    "all_types",
    "half_flush",
    "melded_and_concealed_kong",
    "melded_hand",
    "two_dragon_pungs",
]

_FAMILIES = (*SUITS, WINDS, DRAGONS)


@fan(chows=range(1))
def all_pungs(hand: Facts) -> bool:
    """Four pungs or kongs."""
    return not hand.chows


@fan(PAIRS_TOO)
def half_flush(hand: Facts) -> bool:
    """One suit and honours."""
    suits = sum(bool(hand.presence & suit) for suit in SUITS)
    return suits == 1 and bool(hand.presence & HONOUR_KINDS)


@fan(ANY_SHAPE)
def all_types(hand: Facts) -> bool:
    """Tiles of the three suits, winds and dragons."""
    return all(hand.presence & family for family in _FAMILIES)


@fan()
def melded_hand(hand: Facts) -> bool:
    """Four claimed sets, and the pair completed by a discard."""
    return hand.claimed == 4 and not hand.self_drawn  # noqa: PLR2004 - all sets of a hand


@fan(chows=range(3))
def two_dragon_pungs(hand: Facts) -> bool:
    """Pungs of two dragons."""
    return (hand.pungs & DRAGONS).bit_count() >= 2  # noqa: PLR2004 - as its name says


@fan(SETS, chows=range(3))
def melded_and_concealed_kong(hand: Facts) -> bool:
    """One melded and one concealed kong."""
    return hand.melded_kongs == hand.concealed_kongs == 1
