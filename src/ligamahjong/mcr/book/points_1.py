"""Fans of 1 point. Flowers are counted apart."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.mcr.book.definition import ANY_SHAPE, KNITTED_TOO, PAIRS_TOO, Asks, fan, of_chows
from ligamahjong.mcr.book.sets import are_of_one_suit, steps
from ligamahjong.mcr.facts import HONOUR_KINDS, SUITS, TERMINALS, WINDS, Wait

if TYPE_CHECKING:
    from ligamahjong.mcr.facts import Facts

__all__ = [
    "closed_wait",
    "edge_wait",
    "melded_kong",
    "mixed_double_chow",
    "no_honors",
    "one_voided_suit",
    "pung_of_terminals_or_honors",
    "pure_double_chow",
    "self_drawn",
    "short_straight",
    "single_wait",
    "two_terminal_chows",
]

_TWO = 2


@of_chows(2)
def pure_double_chow(chows: tuple[int, ...]) -> bool:
    """Two equal chows."""
    return len(set(chows)) == 1


@of_chows(2)
def mixed_double_chow(chows: tuple[int, ...]) -> bool:
    """Chows of the same ranks in two suits."""
    return not are_of_one_suit(chows) and steps(chows) == (0,)


@of_chows(2)
def short_straight(chows: tuple[int, ...]) -> bool:
    """Two chows of one suit that follow each other."""
    return are_of_one_suit(chows) and steps(chows) == (3,)


@of_chows(2)
def two_terminal_chows(chows: tuple[int, ...]) -> bool:
    """123 and 789 of one suit."""
    return are_of_one_suit(chows) and steps(chows) == (6,)


@fan(Asks.OUTSIDE_PUNGS, KNITTED_TOO)
def pung_of_terminals_or_honors(hand: Facts) -> int:
    """A pung of terminals or winds; one of dragons is a Dragon Pung."""
    return (hand.pungs & (TERMINALS | WINDS)).bit_count()


@fan(Asks.CONCEALMENT, KNITTED_TOO)
def melded_kong(hand: Facts) -> bool:
    """One melded kong, or more."""
    return hand.melded_kongs >= 1


@fan(Asks.FAMILIES, PAIRS_TOO)
def one_voided_suit(hand: Facts) -> bool:
    """Two suits, with or without honours."""
    return sum(bool(hand.presence & suit) for suit in SUITS) == _TWO


@fan(Asks.PORTIONS, ANY_SHAPE)
def no_honors(hand: Facts) -> bool:
    """Neither winds nor dragons."""
    return not hand.presence & HONOUR_KINDS


@fan(Asks.WAIT, KNITTED_TOO)
def edge_wait(hand: Facts) -> bool:
    """The 3 of 1-2-3 or the 7 of 7-8-9, and nothing else would have won."""
    return hand.wait is Wait.EDGE


@fan(Asks.WAIT, KNITTED_TOO)
def closed_wait(hand: Facts) -> bool:
    """The middle of a chow, and nothing else would have won."""
    return hand.wait is Wait.CLOSED


@fan(Asks.WAIT, ANY_SHAPE)
def single_wait(hand: Facts) -> bool:
    """The second tile of the pair, and nothing else would have won."""
    return hand.wait is Wait.SINGLE


@fan(Asks.WIN, ANY_SHAPE)
def self_drawn(hand: Facts) -> bool:
    """The winning tile was drawn."""
    return hand.self_drawn
