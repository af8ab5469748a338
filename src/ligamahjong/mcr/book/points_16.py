"""Fans of 16 points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.mcr.book.definition import Asks, fan, of_chows, of_pungs
from ligamahjong.mcr.book.sets import are_of_one_suit, are_of_three_suits, ranks_of, steps
from ligamahjong.mcr.facts import blocks, ranks

if TYPE_CHECKING:
    from ligamahjong.mcr.facts import Facts

__all__ = [
    "all_fives",
    "pure_shifted_chows",
    "pure_straight",
    "three_concealed_pungs",
    "three_suited_terminal_chows",
    "triple_pung",
]

_FIVES = ranks(5)


@of_chows(3)
def pure_straight(chows: tuple[int, ...]) -> bool:
    """123, 456 and 789 of one suit."""
    return are_of_one_suit(chows) and ranks_of(chows) == [0, 3, 6]


@fan(Asks.CHOWS_AND_PAIR)
def three_suited_terminal_chows(hand: Facts) -> bool:
    """123 and 789 of two suits and the fives of the third."""
    first, second = hand.chows[:2], hand.chows[2:]
    ends = all(are_of_one_suit(two) and steps(two) == (6,) for two in (first, second))
    return ends and hand.has_pair_of(_FIVES) and are_of_three_suits((*hand.chows[::2], hand.pair))


@of_chows(3)
def pure_shifted_chows(chows: tuple[int, ...]) -> bool:
    """Three chows of one suit, each one above the last, or each two."""
    return are_of_one_suit(chows) and steps(chows) in {(1, 1), (2, 2)}


@fan(Asks.PORTIONS)
def all_fives(hand: Facts) -> bool:
    """A five in every set and the pair."""
    return all(kinds & _FIVES for kinds in blocks(hand))


@of_pungs(3)
def triple_pung(pungs: tuple[int, ...]) -> bool:
    """Pungs of one rank in the three suits."""
    return steps(pungs) == (0, 0)


@fan(Asks.CONCEALMENT)
def three_concealed_pungs(hand: Facts) -> bool:
    """Three pungs or kongs without a claimed tile, or more."""
    return hand.concealed_pungs >= 3  # noqa: PLR2004 - as its name says
