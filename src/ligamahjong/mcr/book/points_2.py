"""Fans of 2 points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.mcr.book.definition import ANY_SHAPE, KNITTED_TOO, PAIRS_TOO, Asks, fan, of_pungs
from ligamahjong.mcr.book.sets import steps
from ligamahjong.mcr.facts import DRAGONS, HONOUR_KINDS, OUTSIDE

if TYPE_CHECKING:
    from ligamahjong.mcr.facts import Facts

__all__ = [
    "all_chows",
    "all_simples",
    "concealed_hand",
    "concealed_kong",
    "double_pung",
    "dragon_pung",
    "prevalent_wind",
    "seat_wind",
    "tile_hog",
    "two_concealed_pungs",
]


@fan(Asks.OUTSIDE_PUNGS, KNITTED_TOO)
def dragon_pung(hand: Facts) -> int:
    """A pung of dragons."""
    return (hand.pungs & DRAGONS).bit_count()


@fan(Asks.OUTSIDE_PUNGS, KNITTED_TOO)
def prevalent_wind(hand: Facts) -> int:
    """A pung of the wind of the round."""
    return hand.pungs >> hand.prevalent & 1


@fan(Asks.OUTSIDE_PUNGS, KNITTED_TOO)
def seat_wind(hand: Facts) -> int:
    """A pung of the player's own wind."""
    return hand.pungs >> hand.seat & 1


@fan(Asks.WIN, ANY_SHAPE)
def concealed_hand(hand: Facts) -> bool:
    """Nothing claimed but the winning tile."""
    return not hand.claimed and not hand.self_drawn


@fan(Asks.PORTIONS, KNITTED_TOO)
def all_chows(hand: Facts) -> bool:
    """Chows only, and a pair of a suit."""
    return not hand.pungs and not hand.has_pair_of(HONOUR_KINDS)


@fan(Asks.HOGS, PAIRS_TOO | KNITTED_TOO)
def tile_hog(hand: Facts) -> int:
    """All four tiles of a kind, not as a kong."""
    return hand.hogs.bit_count()


@of_pungs(2)
def double_pung(pungs: tuple[int, ...]) -> bool:
    """Two pungs of one rank."""
    return steps(pungs) == (0,)


@fan(Asks.CONCEALMENT)
def two_concealed_pungs(hand: Facts) -> bool:
    """Two pungs or kongs without a claimed tile, or more."""
    return hand.concealed_pungs >= 2  # noqa: PLR2004 - as its name says


@fan(Asks.CONCEALMENT, KNITTED_TOO)
def concealed_kong(hand: Facts) -> bool:
    """One concealed kong, or more."""
    return hand.concealed_kongs >= 1


@fan(Asks.PORTIONS, PAIRS_TOO)
def all_simples(hand: Facts) -> bool:
    """Neither terminals nor honours."""
    return not hand.presence & OUTSIDE
