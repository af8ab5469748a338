"""Fans of 1 point that are not of chows alone. Flowers are counted apart."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.mcr.book.definition import ANY_SHAPE, PAIRS_TOO, fan
from ligamahjong.mcr.facts import HONOUR_KINDS, SUITS, TERMINALS, WINDS, Shape, Wait

if TYPE_CHECKING:
    from ligamahjong.mcr.facts import Facts

__all__ = [
    "closed_wait",
    "edge_wait",
    "melded_kong",
    "no_honors",
    "one_voided_suit",
    "pung_of_terminals_or_honors",
    "self_drawn",
    "single_wait",
]

_WITH_A_PUNG = range(4)
_KNITTED_TOO = frozenset({Shape.SETS, Shape.KNITTED_STRAIGHT})
_TWO = 2


@fan(_KNITTED_TOO, chows=_WITH_A_PUNG)
def pung_of_terminals_or_honors(hand: Facts) -> int:
    """A pung of terminals or winds; one of dragons is a Dragon Pung."""
    return (hand.pungs & (TERMINALS | WINDS)).bit_count()


@fan(_KNITTED_TOO, chows=_WITH_A_PUNG)
def melded_kong(hand: Facts) -> bool:
    """One melded kong."""
    return hand.melded_kongs == 1


@fan(PAIRS_TOO)
def one_voided_suit(hand: Facts) -> bool:
    """Two suits, with or without honours."""
    return sum(bool(hand.presence & suit) for suit in SUITS) == _TWO


@fan(ANY_SHAPE)
def no_honors(hand: Facts) -> bool:
    """Neither winds nor dragons."""
    return not hand.presence & HONOUR_KINDS


@fan(_KNITTED_TOO)
def edge_wait(hand: Facts) -> bool:
    """The 3 of 1-2-3 or the 7 of 7-8-9, and nothing else would have won."""
    return hand.wait is Wait.EDGE


@fan(_KNITTED_TOO)
def closed_wait(hand: Facts) -> bool:
    """The middle of a chow, and nothing else would have won."""
    return hand.wait is Wait.CLOSED


@fan(ANY_SHAPE)
def single_wait(hand: Facts) -> bool:
    """The second tile of the pair, and nothing else would have won."""
    return hand.wait is Wait.SINGLE


@fan(ANY_SHAPE)
def self_drawn(hand: Facts) -> bool:
    """The winning tile was drawn."""
    return hand.self_drawn
