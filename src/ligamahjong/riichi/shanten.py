"""Shanten: how many tiles a hand is from waiting; 0 where it waits, -1 where it is complete.

A hand lacks as many tiles as the complete hand that comes nearest has more, and waits with one
lacking. No complete hand has a fifth tile of a kind: ``123456789m1111z`` is 1 and not 0.

What a suit lacks to so many sets, with and without a pair, is looked up; the four suits are then
joined. What can be reached stands in two integers, one with a pair and one without: sixteen bits
for each number of sets, bit *n* of them set where *n* tiles lack. To join a suit is to shift by
what each number of its sets lacks, and the lowest bit is the least.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from ligamahjong.riichi.distance import MOST_SETS, NEVER, distances
from ligamahjong.riichi.distance_table import LOWER_BITS, LOWER_MASK, table
from ligamahjong.riichi.facts import OUTSIDE
from ligamahjong.tiles.packing import BITS, MOST, SUIT_BITS, SUIT_MASK, pack
from ligamahjong.tiles.tile import KINDS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ligamahjong.tiles import Hand

__all__ = [
    "Reach",
    "Shanten",
    "Suit",
    "add",
    "lacking",
    "least",
    "least_shanten",
    "orphans_shanten",
    "pairs_shanten",
    "shanten",
    "suit_of",
    "suits_of",
]

_FIELD = 16
_FIELD_MASK = (1 << _FIELD) - 1
_OUT_OF_REACH = _FIELD * (MOST_SETS + 1)
_ALL = (1 << _OUT_OF_REACH) - 1
_RANKS = 9
_COPIES = 4
_SEVEN = 7
_THIRTEEN = 13
_HONOURS = 3
_ONES = sum(1 << BITS * kind for kind in KINDS)
_ORPHANS = sum(1 << BITS * kind for kind in KINDS if OUTSIDE >> kind & 1)

Reach: TypeAlias = "tuple[int, int]"
"""What can be reached without and with a pair."""
Suit: TypeAlias = "tuple[int, int, int, int, int, int, int, int, int, int, int, int]"
"""What a suit reaches by itself; then how far none to four of its sets shift, and the same with a
pair."""


class Shanten(NamedTuple):
    """How far a hand is from waiting, by what it would become.

    Attributes:
        sets: four sets and a pair.
        pairs: seven pairs; ``None`` where sets lie apart.
        orphans: thirteen orphans; ``None`` where sets lie apart.
    """

    sets: int
    pairs: int | None
    orphans: int | None

    @property
    def least(self) -> int:
        """The nearest of them."""
        return min(value for value in self if value is not None)


def shanten(hand: Hand) -> Shanten:
    """How far a hand is from waiting.

    >>> from ligamahjong.tiles.notation import read_hand
    >>> shanten(read_hand("123456789m1111z"))
    Shanten(sets=1, pairs=5, orphans=9)

    Args:
        hand: of thirteen or fourteen tiles, a kong counting as three.
    """
    packed, sets = hand.concealed, MOST_SETS - len(hand.melds)
    apart = sum(pack(meld.tiles) for meld in hand.melds)
    nearest = lacking(suits_of(packed, apart), sets) - 1
    if hand.melds:
        return Shanten(nearest, None, None)
    return Shanten(nearest, pairs_shanten(packed), orphans_shanten(packed))


def least_shanten(packed: int) -> int:
    """How far a hand without sets that lie apart is from waiting, whatever it becomes.

    >>> from ligamahjong.tiles.packing import units
    >>> least_shanten(units([0, 1, 2, 3, 4, 5, 6, 7, 8, 27, 27, 27, 27]))
    1

    Args:
        packed: thirteen or fourteen tiles.
    """
    nearest = lacking(suits_of(packed), MOST_SETS) - 1
    return min(nearest, pairs_shanten(packed), orphans_shanten(packed))


def pairs_shanten(packed: int) -> int:
    """How far standing tiles are from waiting for seven pairs, of seven kinds."""
    twice = packed >> 1 | packed >> 2
    kinds = ((packed | twice) & _ONES).bit_count()
    lacking_kinds = _SEVEN - kinds if kinds < _SEVEN else 0
    return _SEVEN - 1 - (twice & _ONES).bit_count() + lacking_kinds


def orphans_shanten(packed: int) -> int:
    """How far standing tiles are from waiting for thirteen orphans."""
    twice = packed >> 1 | packed >> 2
    kinds = ((packed | twice) & _ORPHANS).bit_count()
    return _THIRTEEN - kinds - (1 if twice & _ORPHANS else 0)


def suits_of(packed: int, apart: int = 0) -> list[Suit]:
    """What each suit lacks: characters, circles, bamboo, honours.

    Args:
        packed: the standing tiles.
        apart: the tiles of sets that lie apart, of which no more than the rest can be had.
    """
    keys = (
        packed & SUIT_MASK,
        packed >> SUIT_BITS & SUIT_MASK,
        packed >> 2 * SUIT_BITS & SUIT_MASK,
        packed >> 3 * SUIT_BITS,
    )
    if apart:
        return [
            suit_of(key, place, apart >> place * SUIT_BITS & SUIT_MASK)
            for place, key in enumerate(keys)
        ]
    a, b, c, d = keys
    return [_looked_up(a), _looked_up(b), _looked_up(c), _honours(d)]


def suit_of(key: int, place: int, apart: int = 0) -> Suit:
    """What a suit lacks.

    Args:
        key: its tiles, packed.
        place: 0 to 3 for characters, circles, bamboo, honours.
        apart: its tiles that lie apart.
    """
    if apart:
        return _beside(key, apart, honours=place == _HONOURS)
    return _honours(key) if place == _HONOURS else _looked_up(key)


class _Rows(dict[int, Suit]):
    """The rows of the table as :data:`Suit`."""

    def __missing__(self, row: int) -> Suit:
        self[row] = suit = _suit(table().rows[row])
        return suit


_ROWS = _Rows()


def _looked_up(key: int) -> Suit:
    _, row, lower, upper = table()
    return _ROWS[row[lower[key & LOWER_MASK] + upper[key >> LOWER_BITS]]]


@lru_cache(maxsize=1 << 14)
def _honours(key: int) -> Suit:
    return _suit(distances(sorted(_counts(key)[:_SEVEN]), honours=True))


@lru_cache(maxsize=1 << 14)
def _beside(key: int, apart: int, *, honours: bool) -> Suit:
    """A suit of which tiles lie apart."""
    left = [_COPIES - many for many in _counts(apart)]
    return _suit(distances(_counts(key)[: _SEVEN if honours else _RANKS], left, honours=honours))


def _counts(key: int) -> list[int]:
    return [key >> BITS * rank & MOST for rank in range(_RANKS)]


def _suit(lacks: Sequence[int]) -> Suit:
    a, b, c, d, e, f, g, h, i, j = shifts = [
        _OUT_OF_REACH if many == NEVER else many + _FIELD * (place % (MOST_SETS + 1))
        for place, many in enumerate(lacks)
    ]
    alone, paired = (
        sum(1 << shift for shift in some) & _ALL
        for some in (shifts[: MOST_SETS + 1], shifts[MOST_SETS + 1 :])
    )
    return alone, paired, a, b, c, d, e, f, g, h, i, j


def add(reach: Reach, suit: Suit) -> Reach:
    """What can be reached with one more suit."""
    alone, paired = reach
    _, _, a, b, c, d, e, f, g, h, i, j = suit
    return (
        (alone << a | alone << b | alone << c | alone << d | alone << e) & _ALL,
        (
            paired << a | paired << b | paired << c | paired << d | paired << e
            | alone << f | alone << g | alone << h | alone << i | alone << j
        ) & _ALL,
    )  # fmt: skip


def lacking(suits: Sequence[Suit], sets: int) -> int:
    """How many tiles lack to so many sets and a pair."""
    first, *others = suits
    reach = first[:2]
    for suit in others:
        reach = add(reach, suit)
    return least(reach, sets)


def least(reach: Reach, sets: int) -> int:
    """The fewest tiles lacking to so many sets and a pair."""
    field = reach[1] >> _FIELD * sets & _FIELD_MASK
    return (field & -field).bit_length() - 1
