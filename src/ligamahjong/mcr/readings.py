"""Every way to read a winning hand: its shape, its sets, and the place of its winning tile."""

from __future__ import annotations

from itertools import permutations, product
from typing import TYPE_CHECKING, NamedTuple

from ligamahjong.mcr.facts import OUTSIDE, Shape, Wait, mask
from ligamahjong.mcr.portions import DIVIDED, LOOSE, ONE_PAIR, PLACED, knitted
from ligamahjong.tiles import HONOURS, KINDS
from ligamahjong.tiles.packing import BITS, MOST, SUIT_BITS, SUIT_MASK, suit_keys, units

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = [
    "KNITTED",
    "KNITTED_AND_HONOURS",
    "LOWEST_BITS",
    "ORPHANS",
    "Laid",
    "Reading",
    "laid",
    "present",
    "readings",
    "seven_pairs",
    "whole_sets",
]

_SUIT_STARTS = (0, 9, 18)
LOWEST_BITS = units(KINDS)
_FOURTEEN = 14
_SEVEN = 7
_TWO_PAIRS = 2 * ONE_PAIR
_DOUBLE = 0b10
_FOUR = 0b100

KNITTED = {
    units(kinds): mask(*kinds)
    for lows in permutations(range(3))
    if (
        kinds := [
            start + low + 3 * step
            for start, low in zip(_SUIT_STARTS, lows, strict=True)
            for step in range(3)
        ]
    )
}
"""The kinds, as bits, of the six knitted straights by their tiles: 147, 258, 369 in three suits."""
_KNITTED = {tiles: knitted(kinds) for tiles, kinds in KNITTED.items()}
ORPHANS = tuple(kind for kind in KINDS if OUTSIDE >> kind & 1)
"""The kinds of the thirteen orphans."""
_THIRTEEN = frozenset(units([*ORPHANS, kind]) for kind in ORPHANS)
KNITTED_AND_HONOURS = tuple(tiles | units(HONOURS) for tiles in KNITTED)


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


Laid: TypeAlias = tuple[Shape, int, int, int, int, int, Wait, int, int]
"""One way to read the tiles that stand, with the place of the winning tile.

Its shape, chows (packed), pungs (as bits), pair (-1 where there is none), fans that it may show,
families that there are, wait, 1 if the winning tile makes a pung with a claimed tile, and the
kinds of the knitted part (as bits); see :class:`~ligamahjong.mcr.portions.Placed`.
"""


def laid(
    packed: int, melds: int, winning: int, *, drawn: bool, equal_pairs: bool = True
) -> Iterator[Laid]:
    """Every reading of standing tiles with every place of the winning one.

    Args:
        packed: the tiles, as many as a whole hand has beside its melds.
        melds: how many sets lie apart.
        winning: kind of the winning tile.
        drawn: whether it was drawn.
        equal_pairs: whether two of seven pairs may be of one kind.
    """
    keys = suit_keys(packed)
    yield from _of_sets(keys, winning, drawn=drawn)
    if melds <= 1:
        yield from _of_knitted_straight(packed, winning, drawn=drawn)
    if not melds:
        if seven_pairs(packed, equal=equal_pairs):
            yield _loose(Shape.SEVEN_PAIRS, keys, Wait.SINGLE)
        elif not packed & ~LOWEST_BITS:
            if _is_honours_and_knitted(packed):
                yield _loose(Shape.HONOURS_AND_KNITTED, keys, Wait.NONE)
        elif packed in _THIRTEEN:
            yield _loose(Shape.ORPHANS, keys, Wait.SINGLE)


def _of_sets(keys: Keys, winning: int, *, drawn: bool) -> Iterator[Laid]:
    """Four sets and a pair."""
    of_winning = winning // _RANKS
    a, b, c = (DIVIDED[suit][key] for suit, key in enumerate(keys) if suit != of_winning)
    for chows, pungs, pair, shown, families, wait, claimed in PLACED[
        keys[of_winning], winning, drawn
    ]:
        for chows_a, pungs_a, pair_a, shown_a, families_a in a:
            for chows_b, pungs_b, pair_b, shown_b, families_b in b:
                for chows_c, pungs_c, pair_c, shown_c, families_c in c:
                    pairs = pair + pair_a + pair_b + pair_c
                    if ONE_PAIR <= pairs < _TWO_PAIRS:
                        yield (
                            Shape.SETS,
                            chows + chows_a + chows_b + chows_c,
                            pungs | pungs_a | pungs_b | pungs_c,
                            pairs - ONE_PAIR,
                            shown & shown_a & shown_b & shown_c,
                            families | families_a | families_b | families_c,
                            wait,
                            claimed,
                            0,
                        )


def _of_knitted_straight(packed: int, winning: int, *, drawn: bool) -> Iterator[Laid]:
    """Three knitted sequences, a set and a pair."""
    for tiles in knitted_in(packed):
        kinds = KNITTED[tiles]
        also = _KNITTED[tiles]
        rest = suit_keys(packed - tiles)
        if kinds >> winning & 1:
            places = {(*one[:6], Wait.NONE, 0, kinds): None for one in _of_sets(rest, at, drawn=True)}

