"""Dora: han for the tiles that indicators point at, and for red fives (RCR 2.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.tiles.packing import BITS, MOST, pack

if TYPE_CHECKING:
    from ligamahjong.riichi.editions import Edition
    from ligamahjong.riichi.situation import Situation
    from ligamahjong.tiles import Hand

__all__ = ["dora_in", "pointed_at"]

_RINGS = ((0, 9), (9, 18), (18, 27), (27, 31), (31, 34))
_NEXT = {
    kind: start if kind + 1 == end else kind + 1
    for start, end in _RINGS
    for kind in range(start, end)
}


def pointed_at(indicator: int) -> int:
    """The kind that an indicator makes dora.

    The next of its suit, one after nine; East, South, West, North, East; white, green, red, white.

    >>> pointed_at(8), pointed_at(30), pointed_at(33)
    (0, 27, 31)
    """
    return _NEXT[indicator]


def dora_in(hand: Hand, situation: Situation, edition: Edition) -> int:
    """Han of dora in a hand: open indicators, those below them after riichi, red fives."""
    indicators = situation.dora
    if situation.riichi and edition.ura_dora:
        indicators += situation.ura
    if not indicators and not edition.red_fives:
        return 0
    everything = hand.everything
    packed = pack(everything)
    found = 0
    for tile in indicators:
        found += packed >> BITS * _NEXT[tile.kind] & MOST
    if edition.red_fives:
        for tile in everything:
            found += tile.red
    return found
