"""Fans of 32 points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.mcr.book.definition import PAIRS_TOO, Asks, fan, of_chows
from ligamahjong.mcr.book.sets import are_of_one_suit, steps
from ligamahjong.mcr.facts import OUTSIDE

if TYPE_CHECKING:
    from ligamahjong.mcr.facts import Facts

__all__ = ["all_terminals_and_honors", "four_pure_shifted_chows", "three_kongs"]


@of_chows(4)
def four_pure_shifted_chows(chows: tuple[int, ...]) -> bool:
    """Four chows of one suit, each one above the last, or each two."""
    return are_of_one_suit(chows) and steps(chows) in {(1, 1, 1), (2, 2, 2)}


@fan(Asks.CONCEALMENT)
def three_kongs(hand: Facts) -> bool:
    """Three kongs, or more."""
    return hand.melded_kongs + hand.concealed_kongs >= 3  # noqa: PLR2004 - as its name says


@fan(Asks.PORTIONS, PAIRS_TOO)
def all_terminals_and_honors(hand: Facts) -> bool:
    """Terminals and honours only."""
    return not hand.presence & ~OUTSIDE
