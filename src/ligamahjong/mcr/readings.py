"""Every way to read a winning hand, its shape and its sets."""

from __future__ import annotations

from functools import cache
from itertools import permutations
from typing import TYPE_CHECKING, NamedTuple

from ligamahjong.mcr.facts import OUTSIDE, Shape, mask
from ligamahjong.tiles import HONOURS, KINDS
from ligamahjong.tiles.division import divisions
from ligamahjong.tiles.packing import BITS, SUIT_BITS, SUIT_MASK

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = [
    "KNITTED",
    "KNITTED_AND_HONOURS",
    "KNITTED_PACKED",
    "LOWEST_BITS",
    "ORPHANS",
    "Reading",
    "present",
    "readings",
    "seven_pairs",
    "whole_sets",
]

_SUIT_STARTS = (0, 9, 18)
LOWEST_BITS = sum(1 << BITS * kind for kind in KINDS)
_HONOURS_PACKED = sum(1 << BITS * kind for kind in HONOURS)
_FOURTEEN = 14
_SEVEN = 7

KNITTED = tuple(
    tuple(
        sorted(
            start + low + 3 * step
            for start, low in zip(_SUIT_STARTS, lows, strict=True)
            for step in range(3)
        )
    )
    for lows in permutations(range(3))
)
"""The nine kinds of each of the six knitted straights: 147, 258, 369 in three suits."""
KNITTED_PACKED = tuple(sum(1 << BITS * kind for kind in kinds) for kinds in KNITTED)
ORPHANS = tuple(kind for kind in KINDS if OUTSIDE >> kind & 1)
"""The kinds of the thirteen orphans."""
_ORPHANS_PACKED = sum(1 << BITS * kind for kind in ORPHANS)
_THIRTEEN = frozenset(_ORPHANS_PACKED + (1 << BITS * kind) for kind in ORPHANS)
KNITTED_AND_HONOURS = tuple(packed | _HONOURS_PACKED for packed in KNITTED_PACKED)


class Reading(NamedTuple):
    """One way to read the tiles that stand.

    Attributes:
        shape: what the hand is made of.
        chows: lowest kinds of the chows, in order.
        pungs: kinds of the pungs, as bits.
        pair: kind of the pair; -1 where there is none, or seven.
        knitted: kinds of the knitted part, as bits.
    """

    shape: Shape
    chows: tuple[int, ...]
    pungs: int
    pair: int
    knitted: int = 0


class _Part(NamedTuple):
    """Tiles of one suit, divided; kinds as in the whole hand."""

    chows: tuple[int, ...]
    pungs: int
    pair: int


@cache
def _parts(key: int, start: int) -> tuple[_Part, ...]:
    return tuple(
        _Part(
            tuple(start + low for low in way.chows),
            mask(*(start + kind for kind in way.pungs)),
            -1 if way.pair is None else start + way.pair,
        )
        for way in divisions(key, honours=start == HONOURS.start)
    )


def present(packed: int) -> int:
    """The kinds that are there, as bits."""
    some = (packed | packed >> 1 | packed >> 2) & LOWEST_BITS
    return (
        _ranks(some & SUIT_MASK)
        | _ranks(some >> SUIT_BITS & SUIT_MASK) << 9
        | _ranks(some >> 2 * SUIT_BITS & SUIT_MASK) << 18
        | _ranks(some >> 3 * SUIT_BITS) << 27
    )


@cache
def _ranks(key: int) -> int:
    return sum(1 << rank for rank in range(9) if key >> BITS * rank & 1)


def whole_sets(packed: int) -> Iterator[tuple[tuple[int, ...], int, int]]:
    """Chows, pungs and pair of every division into sets and a pair."""
    honours = _parts(packed >> 3 * SUIT_BITS, HONOURS.start)
    characters = _parts(packed & SUIT_MASK, 0)
    circles = _parts(packed >> SUIT_BITS & SUIT_MASK, 9)
    bamboo = _parts(packed >> 2 * SUIT_BITS & SUIT_MASK, 18)
    for z in honours:
        for m in characters:
            for p in circles:
                for s in bamboo:
                    if (m.pair >= 0) + (p.pair >= 0) + (s.pair >= 0) + (z.pair >= 0) == 1:
                        chows = m.chows + p.chows + s.chows
                        pungs = m.pungs | p.pungs | s.pungs | z.pungs
                        yield chows, pungs, m.pair + p.pair + s.pair + z.pair + 3


def readings(packed: int, melds: int) -> Iterator[Reading]:
    """Every reading of standing tiles, as many as a whole hand has beside its melds.

    Args:
        packed: the tiles.
        melds: how many sets lie apart.
    """
    for chows, pungs, pair in whole_sets(packed):
        yield Reading(Shape.SETS, chows, pungs, pair)
    if melds <= 1:
        for kinds, knitted in zip(KNITTED, KNITTED_PACKED, strict=True):
            if _holds(packed, knitted):
                for chows, pungs, pair in whole_sets(packed - knitted):
                    yield Reading(Shape.KNITTED_STRAIGHT, chows, pungs, pair, mask(*kinds))
    if not melds:
        if seven_pairs(packed):
            yield Reading(Shape.SEVEN_PAIRS, (), 0, -1)
        if packed in _THIRTEEN:
            yield Reading(Shape.ORPHANS, (), 0, -1)
        if _is_honours_and_knitted(packed):
            yield Reading(Shape.HONOURS_AND_KNITTED, (), 0, -1)


def _holds(packed: int, knitted: int) -> bool:
    """Whether all knitted tiles are there."""
    some = packed | packed >> 1 | packed >> 2
    return some & knitted == knitted


def seven_pairs(packed: int) -> bool:
    """Whether standing tiles are seven pairs; two may be of one kind."""
    if packed & LOWEST_BITS:
        return False
    twos, fours = packed >> 1 & LOWEST_BITS, packed >> 2 & LOWEST_BITS
    return not twos & fours and twos.bit_count() + 2 * fours.bit_count() == _SEVEN


def _is_honours_and_knitted(packed: int) -> bool:
    """Whether standing tiles are fourteen different ones, honours and knitted."""
    if packed & ~LOWEST_BITS or packed.bit_count() != _FOURTEEN:
        return False
    return any(not packed & ~whole for whole in KNITTED_AND_HONOURS)
