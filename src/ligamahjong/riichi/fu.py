"""Fu of a hand of sets and a pair (RCR 4.1.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.riichi.facts import DRAGONS
from ligamahjong.riichi.readings import Wait

if TYPE_CHECKING:
    from ligamahjong.riichi.editions import Edition

__all__ = [
    "BASE",
    "CLOSED_RON",
    "NARROW",
    "OPEN_PINFU",
    "SELF_DRAW",
    "SEVEN_PAIRS",
    "WAIT",
    "pair_fu",
    "rounded",
]

BASE = 20
CLOSED_RON = 10
SEVEN_PAIRS = 25
SELF_DRAW = 2
OPEN_PINFU = 2
"""Of an open hand that has no other fu."""
WAIT = 2
"""Of an edge, closed or pair wait."""
NARROW = frozenset({Wait.KANCHAN, Wait.PENCHAN, Wait.TANKI})
_VALUE_PAIR = 2


def pair_fu(pair: int, seat: int, round_: int, edition: Edition) -> int:
    """The fu of the pair: of dragons, the seat wind or the wind of the round.

    >>> from ligamahjong.riichi.editions import RCR_2016, RCR_2025
    >>> pair_fu(27, 27, 27, RCR_2025), pair_fu(27, 27, 27, RCR_2016), pair_fu(33, 27, 27, RCR_2025)
    (2, 4, 2)

    Args:
        pair: its kind.
        seat: kind of the winner's wind.
        round_: kind of the wind of the round.
        edition: the rules.
    """
    if pair == seat == round_:
        return edition.double_wind_fu
    return _VALUE_PAIR if pair in {seat, round_} or DRAGONS >> pair & 1 else 0


def rounded(fu: int) -> int:
    """Fu rounded up to the next ten.

    >>> rounded(22), rounded(30)
    (30, 30)
    """
    return -(-fu // 10) * 10
