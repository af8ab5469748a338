"""Yaku of pungs and kongs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.riichi.facts import DRAGONS, HONOUR_KINDS, WINDS, mask
from ligamahjong.riichi.yaku.definition import YAKUMAN, Asks, Name, placing, shape

if TYPE_CHECKING:
    from ligamahjong.riichi.facts import Facts

__all__ = [
    "chun",
    "daisangen",
    "daisuushii",
    "haku",
    "hatsu",
    "round_wind",
    "sanankou",
    "sankantsu",
    "sanshoku_doukou",
    "seat_wind",
    "shousangen",
    "shousuushii",
    "suuankou",
    "suukantsu",
    "toitoi",
]

_WIND_KINDS = range(27, 31)
_DRAGON_KINDS = range(31, 34)
_TWO = 2
_THREE = 3
_FOUR = 4


@shape(
    Name("Pon de Dragón Blanco", "White Dragon Pon", "白", "haku"),
    Asks.HONOURS,
    han=(1, 1),
    source="RCR 4.2.1",
)
def haku(hand: Facts) -> bool:
    """Three white dragons."""
    return bool(hand.pungs & mask(31))


@shape(
    Name("Pon de Dragón Verde", "Green Dragon Pon", "發", "hatsu"),
    Asks.HONOURS,
    han=(1, 1),
    source="RCR 4.2.1",
)
def hatsu(hand: Facts) -> bool:
    """Three green dragons."""
    return bool(hand.pungs & mask(32))


@shape(
    Name("Pon de Dragón Rojo", "Red Dragon Pon", "中", "chun"),
    Asks.HONOURS,
    han=(1, 1),
    source="RCR 4.2.1",
)
def chun(hand: Facts) -> bool:
    """Three red dragons."""
    return bool(hand.pungs & mask(33))


@shape(
    Name("Pon de Viento de Asiento", "Seat Wind Pon", "自風", "jikaze"),
    Asks.HONOURS,
    han=(1, 1),
    source="RCR 4.2.1",
)
def seat_wind(hand: Facts) -> bool:
    """Three of the player's own wind."""
    return bool(hand.pungs >> hand.seat & 1)


@shape(
    Name("Pon de Viento de Ronda", "Round Wind Pon", "場風", "bakaze"),
    Asks.HONOURS,
    han=(1, 1),
    source="RCR 4.2.1",
)
def round_wind(hand: Facts) -> bool:
    """Three of the wind of the round."""
    return bool(hand.pungs >> hand.round & 1)


@shape(
    Name("Triple Pon", "Triple Pon", "三色同刻", "sanshoku doukou"),
    Asks.PUNGS,
    han=(2, 2),
    source="RCR 4.2.2",
)
def sanshoku_doukou(hand: Facts) -> bool:
    """The same pung in the three suits; honours have no number."""
    pungs = hand.pungs & ~HONOUR_KINDS
    return bool(pungs & pungs >> 9 & pungs >> 18)


@shape(
    Name("Todo Pon", "All Pons", "対々", "toitoi"),
    Asks.PUNGS,
    han=(2, 2),
    source="RCR 4.2.2",
)
def toitoi(hand: Facts) -> bool:
    """Four pungs or kongs."""
    return hand.triplets == _FOUR


@shape(
    Name("Tres Kan", "Three Kans", "三槓子", "sankantsu"),
    Asks.PUNGS,
    han=(2, 2),
    source="RCR 4.2.2",
)
def sankantsu(hand: Facts) -> bool:
    """Three kongs."""
    return hand.kans == _THREE


@shape(
    Name("Tres Pequeños Dragones", "Little Three Dragons", "小三元", "shousangen"),
    Asks.HONOURS,
    han=(2, 2),
    source="RCR 4.2.2",
)
def shousangen(hand: Facts) -> bool:
    """Two pungs of dragons and a pair of the third; the pungs count besides."""
    return (hand.pungs & DRAGONS).bit_count() == _TWO and hand.pair in _DRAGON_KINDS


sanankou = placing(
    "sanankou",
    Name("Tres Tríos Ocultos", "Three Concealed Pons", "三暗刻", "sanankou"),
    han=(2, 2),
    source="RCR 4.2.2",
)
suuankou = placing(
    "suuankou",
    Name("Cuatro Pon Ocultos", "Four Concealed Pons", "四暗刻", "suuankou"),
    han=(YAKUMAN, 0),
    source="RCR 2025 4.2.6; 2016 4.2.5",
)


@shape(
    Name("Cuatro Kan", "Four Kans", "四槓子", "suukantsu"),
    Asks.PUNGS,
    han=(YAKUMAN, YAKUMAN),
    source="RCR 2025 4.2.6; 2016 4.2.5",
)
def suukantsu(hand: Facts) -> bool:
    """Four kongs."""
    return hand.kans == _FOUR


@shape(
    Name("Tres Grandes Dragones", "Big Three Dragons", "大三元", "daisangen"),
    Asks.HONOURS,
    han=(YAKUMAN, YAKUMAN),
    source="RCR 2025 4.2.6; 2016 4.2.5",
)
def daisangen(hand: Facts) -> bool:
    """A pung of each dragon."""
    return hand.pungs & DRAGONS == DRAGONS


@shape(
    Name("Cuatro Pequeños Vientos", "Little Four Winds", "小四喜", "shousuushii"),
    Asks.HONOURS,
    han=(YAKUMAN, YAKUMAN),
    source="RCR 2025 4.2.6; 2016 4.2.5",
)
def shousuushii(hand: Facts) -> bool:
    """Pungs of three winds and a pair of the fourth."""
    return (hand.pungs & WINDS).bit_count() == _THREE and hand.pair in _WIND_KINDS


@shape(
    Name("Cuatro Grandes Vientos", "Big Four Winds", "大四喜", "daisuushii"),
    Asks.HONOURS,
    han=(YAKUMAN, YAKUMAN),
    source="RCR 2025 4.2.6; 2016 4.2.5",
)
def daisuushii(hand: Facts) -> bool:
    """A pung of each wind."""
    return hand.pungs & WINDS == WINDS
