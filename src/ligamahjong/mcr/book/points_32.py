"""Fans of 48 and 32 points that are not of chows or pungs alone; those are in ``set_fans``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.mcr.book.definition import PAIRS_TOO, fan
from ligamahjong.mcr.facts import OUTSIDE

if TYPE_CHECKING:
    from ligamahjong.mcr.facts import Facts

__all__ = ["all_terminals_and_honors", "three_kongs"]


@fan(chows=range(2))
def three_kongs(hand: Facts) -> bool:
    """Three kongs."""
    return hand.melded_kongs + hand.concealed_kongs == 3  # noqa: PLR2004 - as its name says


@fan(PAIRS_TOO, chows=range(1))
def all_terminals_and_honors(hand: Facts) -> bool:
    """Terminals and honours only."""
    return not hand.presence & ~OUTSIDE
