"""The tiles that complete a hand, of any shape."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from ligamahjong.mcr.facts import OUTSIDE
from ligamahjong.mcr.readings import (
    KNITTED_AND_HONOURS,
    KNITTED_PACKED,
    LOWEST_BITS,
    present,
    whole_sets,
)
from ligamahjong.tiles import HONOURS
from ligamahjong.tiles.division import divisions
from ligamahjong.tiles.packing import BITS, SUIT_BITS, SUIT_MASK

__all__ = ["completing_kinds"]

_SUITS = (0, 9, 18, 27)
_RANKS = range(9)
_SIX = 6


class _Completions(NamedTuple):
    """What one more tile makes of a suit.

    Attributes:
        whole: whether it is divided into sets as it is.
        paired: whether it is divided into sets and a pair as it is.
        sets: kinds that make it sets, as bits.
        pair: kinds that make it sets and a pair, as bits.
    """

    whole: bool
    paired: bool
    sets: int
    pair: int


@cache
def _completions(key: int, start: int) -> _Completions:
    honours = start == HONOURS.start
    now = divisions(key, honours=honours)
    sets = pair = 0
    for rank in range(len(HONOURS)) if honours else _RANKS:
        for way in divisions(key + (1 << BITS * rank), honours=honours):
            if way.pair is None:
                sets |= 1 << start + rank
            else:
                pair |= 1 << start + rank
    return _Completions(
        any(way.pair is None for way in now), any(way.pair is not None for way in now), sets, pair
    )


def _of_sets(packed: int) -> int:
    """Kinds that make standing tiles sets and a pair, as bits."""
    suits = [
        _completions(packed >> number * SUIT_BITS & SUIT_MASK, start)
        for number, start in enumerate(_SUITS)
    ]
    found = 0
    for one in suits:
        others = [other for other in suits if other is not one]
        whole = sum(other.whole for other in others)
        if whole == 3:  # noqa: PLR2004 - the other suits
            found |= one.pair
        paired = [other for other in others if other.paired]
        if any(all(o.whole for o in others if o is not pair) for pair in paired):
            found |= one.sets
    return found


def completing_kinds(packed: int, melds: int) -> int:
    """The kinds that complete standing tiles, whether or not there are any left, as bits.

    >>> from ligamahjong.tiles.packing import units
    >>> bin(completing_kinds(units([1, 2, 9, 9]), 3))
    '0b1001'

    Args:
        packed: the tiles, one short of a whole hand.
        melds: how many sets lie apart.
    """
    found = _of_sets(packed)
    if melds <= 1:
        found |= _of_knitted_straight(packed)
    if not melds:
        found |= _of_pairs(packed) | _of_orphans(packed) | _of_honours_and_knitted(packed)
    return found


def _of_knitted_straight(packed: int) -> int:
    found = 0
    some = packed | packed >> 1 | packed >> 2
    for knitted in KNITTED_PACKED:
        missing = knitted & ~some
        if not missing:
            found |= _of_sets(packed - knitted)
        elif not missing & (missing - 1) and any(whole_sets(packed - knitted + missing)):
            found |= 1 << (missing.bit_length() - 1) // BITS
    return found


def _of_pairs(packed: int) -> int:
    """The tile that is alone among six pairs."""
    odd = packed & LOWEST_BITS
    pairs = (packed >> 1 & LOWEST_BITS).bit_count() + 2 * (packed >> 2 & LOWEST_BITS).bit_count()
    return 1 << (odd.bit_length() - 1) // BITS if odd.bit_count() == 1 and pairs == _SIX else 0


def _of_orphans(packed: int) -> int:
    kinds = present(packed)
    if kinds & ~OUTSIDE:
        return 0
    return OUTSIDE if kinds == OUTSIDE else _one(OUTSIDE & ~kinds)


def _of_honours_and_knitted(packed: int) -> int:
    if packed & ~LOWEST_BITS:
        return 0
    found = 0
    for whole in KNITTED_AND_HONOURS:
        if not packed & ~whole:
            found |= present(whole) & ~present(packed)
    return found


def _one(bits: int) -> int:
    """The bits if there is only one."""
    return 0 if bits & (bits - 1) else bits
