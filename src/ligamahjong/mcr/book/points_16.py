"""Fans of 16 points that are not of chows or pungs alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.mcr.book.definition import fan
from ligamahjong.mcr.facts import ranks

if TYPE_CHECKING:
    from ligamahjong.mcr.facts import Facts

__all__ = ["all_fives", "three_concealed_pungs", "three_suited_terminal_chows"]

_FIVES = ranks(5)
_WITH_A_FIVE = frozenset({2, 3, 4})
"""Ranks, from 0, at which a chow with a five begins."""
_TERMINAL_CHOWS: dict[tuple[int, ...], int] = {
    (*(0, 6), *(9, 15)): 22,
    (*(0, 6), *(18, 24)): 13,
    (*(9, 15), *(18, 24)): 4,
}
"""123 and 789 of two suits, and the five of the third."""


@fan(chows=range(4, 5))
def three_suited_terminal_chows(hand: Facts) -> bool:
    """123 and 789 of two suits and the fives of the third."""
    return _TERMINAL_CHOWS.get(hand.chows) == hand.pair


@fan()
def all_fives(hand: Facts) -> bool:
    """A five in every set and the pair."""
    return (
        bool(_FIVES >> hand.pair & 1)
        and not hand.pungs & ~_FIVES
        and all(low % 9 in _WITH_A_FIVE for low in hand.chows)
    )


@fan(chows=range(2))
def three_concealed_pungs(hand: Facts) -> bool:
    """Three pungs or kongs without a claimed tile."""
    return hand.concealed_pungs == 3  # noqa: PLR2004 - as its name says
