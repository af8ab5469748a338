"""Dora: han for the tiles that indicators point at, and for red fives (RCR 2016 2.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ligamahjong.tiles.packing import BITS, MOST, RED_SHIFT, pack

if TYPE_CHECKING:
    from ligamahjong.riichi.editions import Edition
    from ligamahjong.riichi.situation import Situation
    from ligamahjong.tiles import Hand

__all__ = ["Dora", "dora_counts", "dora_in", "dora_of", "pointed_at"]

_RINGS = ((0, 9), (9, 18), (18, 27), (27, 31), (31, 34))
_NEXT = {
    kind: start if kind + 1 == end else kind + 1
    for start, end in _RINGS
    for kind in range(start, end)
}


_DORA_AT = {indicator: BITS * kind for indicator, kind in _NEXT.items()}
"""Where a packed hand has the number of tiles that an indicator points at."""


class Dora(NamedTuple):
    """Han of dora in a hand, by where they come from; together what :func:`dora_in` counts."""

    open: int
    ura: int
    red: int


def pointed_at(indicator: int) -> int:
    """The kind that an indicator makes dora.

    The next of its suit, one after nine; East, South, West, North, East; white, green, red, white.

    >>> pointed_at(8), pointed_at(30), pointed_at(33)
    (0, 27, 31)
    """
    return _NEXT[indicator]


def dora_in(hand: Hand, situation: Situation, edition: Edition) -> int:
    """Han of dora in a hand: open indicators, those below them after riichi, red fives."""
    return dora_of(sum([tile.mark for tile in hand.everything]), situation, edition)


def dora_of(mark: int, situation: Situation, edition: Edition) -> int:
    """Han of dora in all tiles of a hand, given the sum of their marks."""
    found = mark >> RED_SHIFT if edition.red_fives else 0
    for tile in situation.dora:
        found += mark >> _DORA_AT[tile.kind] & MOST
    if situation.riichi and edition.ura_dora:
        for tile in situation.ura:
            found += mark >> _DORA_AT[tile.kind] & MOST
    return found


def dora_counts(hand: Hand, situation: Situation, edition: Edition) -> Dora:
    """Han of dora by where they come from."""
    packed = pack(hand.everything)
    shown, below = (
        sum(packed >> BITS * _NEXT[tile.kind] & MOST for tile in indicators)
        for indicators in (situation.dora, situation.ura)
    )
    return Dora(
        shown,
        below if situation.riichi and edition.ura_dora else 0,
        sum(tile.red for tile in hand.everything) if edition.red_fives else 0,
    )
