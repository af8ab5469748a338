"""Fans of 64 points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.mcr.book.definition import PAIRS_TOO, Asks, fan
from ligamahjong.mcr.book.sets import are_of_one_suit, ranks_of
from ligamahjong.mcr.facts import DRAGONS, HONOUR_KINDS, TERMINALS, WINDS, ranks

if TYPE_CHECKING:
    from ligamahjong.mcr.facts import Facts

__all__ = [
    "all_honors",
    "all_terminals",
    "four_concealed_pungs",
    "little_four_winds",
    "little_three_dragons",
    "pure_terminal_chows",
]

_FIVES = ranks(5)


@fan(Asks.PORTIONS, PAIRS_TOO)
def all_terminals(hand: Facts) -> bool:
    """Ones and nines only."""
    return not hand.presence & ~TERMINALS


@fan(Asks.OUTSIDE_PUNGS)
def little_four_winds(hand: Facts) -> bool:
    """Pungs of three winds and a pair of the fourth."""
    return (hand.pungs & WINDS).bit_count() == 3 and hand.has_pair_of(WINDS)  # noqa: PLR2004


@fan(Asks.OUTSIDE_PUNGS)
def little_three_dragons(hand: Facts) -> bool:
    """Pungs of two dragons and a pair of the third."""
    return (hand.pungs & DRAGONS).bit_count() == 2 and hand.has_pair_of(DRAGONS)  # noqa: PLR2004


@fan(Asks.PORTIONS, PAIRS_TOO)
def all_honors(hand: Facts) -> bool:
    """Winds and dragons only."""
    return not hand.presence & ~HONOUR_KINDS


@fan(Asks.CONCEALMENT)
def four_concealed_pungs(hand: Facts) -> bool:
    """Four pungs or kongs, none with a claimed tile."""
    return hand.concealed_pungs == 4  # noqa: PLR2004 - as its name says


@fan(Asks.CHOWS_AND_PAIR)
def pure_terminal_chows(hand: Facts) -> bool:
    """Twice 123 and twice 789 of a suit and its fives."""
    in_suit = are_of_one_suit((*hand.chows, hand.pair)) and hand.has_pair_of(_FIVES)
    return in_suit and ranks_of(hand.chows) == [0, 0, 6, 6]
