"""Fans of 2 points that are not of pungs alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.mcr.book.definition import ANY_SHAPE, PAIRS_TOO, SETS, fan
from ligamahjong.mcr.facts import DRAGONS, HONOUR_KINDS, OUTSIDE, Shape

if TYPE_CHECKING:
    from ligamahjong.mcr.facts import Facts

__all__ = [
    "all_chows",
    "all_simples",
    "concealed_hand",
    "concealed_kong",
    "dragon_pung",
    "prevalent_wind",
    "seat_wind",
    "tile_hog",
    "two_concealed_pungs",
]

_WITH_A_PUNG = range(4)
_KNITTED_TOO = frozenset({Shape.SETS, Shape.KNITTED_STRAIGHT})


@fan(_KNITTED_TOO, chows=_WITH_A_PUNG)
def dragon_pung(hand: Facts) -> int:
    """A pung of dragons."""
    return (hand.pungs & DRAGONS).bit_count()


@fan(_KNITTED_TOO, chows=_WITH_A_PUNG)
def prevalent_wind(hand: Facts) -> int:
    """A pung of the wind of the round."""
    return hand.pungs >> hand.prevalent & 1


@fan(_KNITTED_TOO, chows=_WITH_A_PUNG)
def seat_wind(hand: Facts) -> int:
    """A pung of the player's own wind."""
    return hand.pungs >> hand.seat & 1


@fan(ANY_SHAPE)
def concealed_hand(hand: Facts) -> bool:
    """Nothing claimed but the winning tile."""
    return not hand.claimed and not hand.self_drawn


@fan(_KNITTED_TOO)
def all_chows(hand: Facts) -> bool:
    """Chows only, and a pair of a suit."""
    return not hand.pungs and not HONOUR_KINDS >> hand.pair & 1


@fan(PAIRS_TOO | _KNITTED_TOO)
def tile_hog(hand: Facts) -> int:
    """All four tiles of a kind, not as a kong."""
    return hand.hogs.bit_count()


@fan(SETS, chows=range(3))
def two_concealed_pungs(hand: Facts) -> bool:
    """Two pungs or kongs without a claimed tile."""
    return hand.concealed_pungs == 2  # noqa: PLR2004 - as its name says


@fan(_KNITTED_TOO, chows=_WITH_A_PUNG)
def concealed_kong(hand: Facts) -> bool:
    """One concealed kong."""
    return hand.concealed_kongs == 1


@fan(PAIRS_TOO)
def all_simples(hand: Facts) -> bool:
    """Neither terminals nor honours."""
    return not hand.presence & OUTSIDE
