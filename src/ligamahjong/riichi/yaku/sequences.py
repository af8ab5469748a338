"""Yaku of chows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.riichi.facts import mask
from ligamahjong.riichi.yaku.definition import Asks, Name, placing, shape

if TYPE_CHECKING:
    from ligamahjong.riichi.facts import Facts

__all__ = ["iipeikou", "ittsu", "pinfu", "ryanpeikou", "sanshoku_doujun"]

_STRAIGHTS = tuple(mask(first, first + 3, first + 6) for first in (0, 9, 18))
"""Chows that begin with one, four and seven, of each suit."""
_TWO_PAIRS = 2

pinfu = placing("pinfu", Name("Pinfu", "Pinfu", "平和", "pinfu"), han=(1, 0), source="RCR 4.2.1")


@shape(
    Name("Doble Chii Puro", "Pure Double Chii", "一盃口", "iipeikou"),
    Asks.CHOWS,
    han=(1, 0),
    source="RCR 4.2.1",
)
def iipeikou(hand: Facts) -> bool:
    """Two equal chows, in a closed hand."""
    return hand.twins > 0


@shape(
    Name("Dos veces Doble Chii", "Twice Pure Double Chii", "二盃口", "ryanpeikou"),
    Asks.CHOWS,
    han=(3, 0),
    source="RCR 4.2.3",
    replaces=("iipeikou",),
)
def ryanpeikou(hand: Facts) -> bool:
    """Twice two equal chows, in a closed hand; it is no seven pairs."""
    return hand.twins == _TWO_PAIRS


@shape(
    Name("Triple Chii Mixto", "Mixed Triple Chii", "三色同順", "sanshoku doujun"),
    Asks.CHOWS,
    han=(2, 1),
    source="RCR 2025 4.2.2; 2016 4.2.1",
)
def sanshoku_doujun(hand: Facts) -> bool:
    """The same chow in the three suits."""
    return bool(hand.chows & hand.chows >> 9 & hand.chows >> 18)


@shape(
    Name("Escalera Pura", "Pure Straight", "一気通貫", "ittsu"),
    Asks.CHOWS,
    han=(2, 1),
    source="RCR 2025 4.2.2; 2016 4.2.1",
)
def ittsu(hand: Facts) -> bool:
    """One to nine of a suit in three chows."""
    return any(hand.chows & straight == straight for straight in _STRAIGHTS)
