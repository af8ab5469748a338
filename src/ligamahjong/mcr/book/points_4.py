"""Fans of 4 points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.mcr.book.definition import ANY_SHAPE, SETS, fan
from ligamahjong.mcr.facts import OUTSIDE

if TYPE_CHECKING:
    from ligamahjong.mcr.facts import Facts

__all__ = ["fully_concealed_hand", "last_tile", "outside_hand", "two_melded_kongs"]

_ENDS = frozenset({0, 6})


@fan()
def outside_hand(hand: Facts) -> bool:
    """A terminal or an honour in every set and the pair."""
    return (
        bool(OUTSIDE >> hand.pair & 1)
        and not hand.pungs & ~OUTSIDE
        and all(low % 9 in _ENDS for low in hand.chows)
    )


@fan(ANY_SHAPE)
def fully_concealed_hand(hand: Facts) -> bool:
    """Nothing claimed, and the winning tile drawn."""
    return not hand.claimed and hand.self_drawn


@fan(SETS, chows=range(3))
def two_melded_kongs(hand: Facts) -> bool:
    """Two melded kongs."""
    return hand.melded_kongs == 2 and not hand.concealed_kongs  # noqa: PLR2004


@fan(ANY_SHAPE)
def last_tile(hand: Facts) -> bool:
    """The winning tile is the last of its kind, the others lying open."""
    return hand.last_of_kind
