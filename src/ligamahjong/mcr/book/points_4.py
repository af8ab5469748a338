"""Fans of 4 points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.mcr.book.definition import ANY_SHAPE, Asks, fan
from ligamahjong.mcr.facts import OUTSIDE, blocks

if TYPE_CHECKING:
    from ligamahjong.mcr.facts import Facts

__all__ = ["fully_concealed_hand", "last_tile", "outside_hand", "two_melded_kongs"]


@fan(Asks.PORTIONS)
def outside_hand(hand: Facts) -> bool:
    """A terminal or an honour in every set and the pair."""
    return all(kinds & OUTSIDE for kinds in blocks(hand))


@fan(Asks.WIN, ANY_SHAPE)
def fully_concealed_hand(hand: Facts) -> bool:
    """Nothing claimed, and the winning tile drawn."""
    return not hand.claimed and hand.self_drawn


@fan(Asks.CONCEALMENT)
def two_melded_kongs(hand: Facts) -> bool:
    """Two melded kongs, or more."""
    return hand.melded_kongs >= 2  # noqa: PLR2004 - as its name says


@fan(Asks.WIN, ANY_SHAPE)
def last_tile(hand: Facts) -> bool:
    """The winning tile is the last of its kind, the others lying open."""
    return hand.last_of_kind
