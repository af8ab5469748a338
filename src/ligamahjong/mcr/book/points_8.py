"""Fans of 8 points.

Chicken Hand is no fan of a reading: it is what a hand is worth whose readings are worth nothing
(:mod:`ligamahjong.mcr.scoring`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.mcr.book.definition import ANY_SHAPE, PAIRS_TOO, Asks, fan, of_chows, of_pungs
from ligamahjong.mcr.book.sets import are_of_three_suits, ranks_of, steps
from ligamahjong.mcr.facts import REVERSIBLE

if TYPE_CHECKING:
    from ligamahjong.mcr.facts import Facts

__all__ = [
    "last_tile_claim",
    "last_tile_draw",
    "mixed_shifted_pungs",
    "mixed_straight",
    "mixed_triple_chow",
    "out_with_replacement_tile",
    "reversible_tiles",
    "robbing_the_kong",
    "two_concealed_kongs",
]


@of_chows(3)
def mixed_straight(chows: tuple[int, ...]) -> bool:
    """123, 456 and 789 of three suits."""
    return are_of_three_suits(chows) and ranks_of(chows) == [0, 3, 6]


@fan(Asks.PORTIONS, PAIRS_TOO)
def reversible_tiles(hand: Facts) -> bool:
    """Tiles only that look the same upside down."""
    return not hand.presence & ~REVERSIBLE


@of_chows(3)
def mixed_triple_chow(chows: tuple[int, ...]) -> bool:
    """Chows of the same ranks in the three suits."""
    return are_of_three_suits(chows) and steps(chows) == (0, 0)


@of_pungs(3)
def mixed_shifted_pungs(pungs: tuple[int, ...]) -> bool:
    """Pungs of three suits, each one above the last."""
    return are_of_three_suits(pungs) and steps(pungs) == (1, 1)


@fan(Asks.WIN, ANY_SHAPE)
def last_tile_draw(hand: Facts) -> bool:
    """Won on the last tile of the wall."""
    return hand.last_of_wall and hand.self_drawn


@fan(Asks.WIN, ANY_SHAPE)
def last_tile_claim(hand: Facts) -> bool:
    """Won on the discard after the last tile of the wall."""
    return hand.last_of_wall and not hand.self_drawn


@fan(Asks.WIN, ANY_SHAPE)
def out_with_replacement_tile(hand: Facts) -> bool:
    """Won on the tile that replaced a kong."""
    return hand.kong and hand.self_drawn


@fan(Asks.WIN, ANY_SHAPE)
def robbing_the_kong(hand: Facts) -> bool:
    """Won on the tile that was to be added to a melded pung."""
    return hand.kong and not hand.self_drawn


@fan(Asks.CONCEALMENT)
def two_concealed_kongs(hand: Facts) -> bool:
    """Two concealed kongs, or more."""
    return hand.concealed_kongs >= 2  # noqa: PLR2004 - as its name says
