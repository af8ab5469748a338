"""Fans of 8 points that are not of chows or pungs alone.

Chicken Hand is no fan of a reading: it is what a hand is worth whose readings are worth nothing
(:mod:`ligamahjong.mcr.scoring`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.mcr.book.definition import ANY_SHAPE, PAIRS_TOO, SETS, fan
from ligamahjong.mcr.facts import REVERSIBLE

if TYPE_CHECKING:
    from ligamahjong.mcr.facts import Facts

__all__ = [
    "last_tile_claim",
    "last_tile_draw",
    "out_with_replacement_tile",
    "reversible_tiles",
    "robbing_the_kong",
    "two_concealed_kongs",
]


@fan(PAIRS_TOO)
def reversible_tiles(hand: Facts) -> bool:
    """Tiles only that look the same upside down."""
    return not hand.presence & ~REVERSIBLE


@fan(ANY_SHAPE)
def last_tile_draw(hand: Facts) -> bool:
    """Won on the last tile of the wall."""
    return hand.last_of_wall and hand.self_drawn


@fan(ANY_SHAPE)
def last_tile_claim(hand: Facts) -> bool:
    """Won on the discard after the last tile of the wall."""
    return hand.last_of_wall and not hand.self_drawn


@fan(ANY_SHAPE)
def out_with_replacement_tile(hand: Facts) -> bool:
    """Won on the tile that replaced a kong."""
    return hand.kong and hand.self_drawn


@fan(ANY_SHAPE)
def robbing_the_kong(hand: Facts) -> bool:
    """Won on the tile that was to be added to a melded pung."""
    return hand.kong and not hand.self_drawn


@fan(SETS, chows=range(3))
def two_concealed_kongs(hand: Facts) -> bool:
    """Two concealed kongs, or more."""
    return hand.concealed_kongs >= 2  # noqa: PLR2004 - as its name says
