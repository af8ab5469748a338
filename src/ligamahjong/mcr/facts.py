"""What a reading of a hand shows: all that a fan may ask.

Kinds stand as bits, bit 0 being the one of characters and bit 33 the red dragon
(:mod:`ligamahjong.tiles.tile`).
"""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

from ligamahjong.tiles import HONOURS, KINDS, tile
from ligamahjong.tiles.packing import BITS, MOST

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = [
    "DRAGONS",
    "GREEN",
    "HONOUR_KINDS",
    "OUTSIDE",
    "REVERSIBLE",
    "SUITED",
    "SUITS",
    "TERMINALS",
    "WINDS",
    "Facts",
    "Shape",
    "Wait",
    "blocks",
    "mask",
    "numbers_in",
    "ranks",
    "unpacked",
]


def mask(*kinds: int) -> int:
    """Kinds, or numbers of fans, as bits."""
    return sum(1 << kind for kind in set(kinds))


def numbers_in(bits: int) -> tuple[int, ...]:
    """Bits as kinds, or numbers of fans, in order.

    >>> numbers_in(0b1001)
    (0, 3)
    """
    found = []
    while bits:
        lowest = bits & -bits
        found.append(lowest.bit_length() - 1)
        bits ^= lowest
    return tuple(found)


def unpacked(packed: int) -> tuple[int, ...]:
    """Kinds packed into one integer, each as often as it is there, in order.

    >>> from ligamahjong.tiles.packing import units
    >>> unpacked(units([3, 0, 3]))
    (0, 3, 3)
    """
    found: list[int] = []
    while packed:
        kind = ((packed & -packed).bit_length() - 1) // BITS
        times = packed >> BITS * kind & MOST
        found += [kind] * times
        packed -= times << BITS * kind
    return tuple(found)


def ranks(*wanted: int) -> int:
    """All suit tiles of some ranks, as bits."""
    return mask(*(start + rank - 1 for start in (0, 9, 18) for rank in wanted))


SUITS = (mask(*range(9)), mask(*range(9, 18)), mask(*range(18, 27)))
"""All kinds of characters, of circles, of bamboo."""
SUITED = mask(*range(27))
HONOUR_KINDS = mask(*HONOURS)
WINDS = mask(27, 28, 29, 30)
DRAGONS = mask(31, 32, 33)
TERMINALS = mask(*(kind for kind in KINDS if tile(kind).is_terminal))
OUTSIDE = TERMINALS | HONOUR_KINDS
GREEN = mask(19, 20, 21, 23, 25, 32)
"""Two, three, four, six and eight of bamboo and the green dragon."""
REVERSIBLE = mask(9, 10, 11, 12, 13, 16, 17, 19, 21, 22, 23, 25, 26, 31)
"""1, 2, 3, 4, 5, 8, 9 of circles, 2, 4, 5, 6, 8, 9 of bamboo and the white dragon."""


class Shape(StrEnum):
    """What a winning hand is made of."""

    SETS = "sets"
    """Four sets and a pair."""
    SEVEN_PAIRS = "seven-pairs"
    ORPHANS = "orphans"
    KNITTED_STRAIGHT = "knitted-straight"
    """Three knitted sequences, a set and a pair."""
    HONOURS_AND_KNITTED = "honours-and-knitted"
    """Fourteen different honours and knitted tiles."""


class Wait(StrEnum):
    """How the winning tile completed the hand, where nothing else would have."""

    NONE = ""
    EDGE = "edge"
    CLOSED = "closed"
    SINGLE = "single"


class Facts(NamedTuple):
    """A reading of a hand with the place of its winning tile.

    Attributes:
        shape: what it is made of.
        presence: kinds of all tiles.
        hogs: kinds of which all four are there without being a kong.
        chows: lowest kinds of the chows, in order.
        pungs: kinds of pungs and kongs.
        pair: kind of the pair; -1 where there is none, or seven.
        melded_kongs: how many kongs are melded.
        concealed_kongs: how many are concealed.
        concealed_pungs: how many pungs and kongs are concealed.
        claimed: how many sets were claimed.
        gates: whether the tiles before the winning one are 1112345678999 of a suit.
        wait: how the winning tile completed the hand, if nothing else would have.
        self_drawn: whether it was drawn.
        last_of_kind: whether the three others lie open.
        last_of_wall: whether it was the last tile.
        kong: whether it came with a kong.
        seat: kind of the winner's wind.
        prevalent: kind of the wind of the round.
    """

    shape: Shape = Shape.SETS
    presence: int = 0
    hogs: int = 0
    chows: tuple[int, ...] = ()
    pungs: int = 0
    pair: int = -1
    melded_kongs: int = 0
    concealed_kongs: int = 0
    concealed_pungs: int = 0
    claimed: int = 0
    gates: bool = False
    wait: Wait = Wait.NONE
    self_drawn: bool = False
    last_of_kind: bool = False
    last_of_wall: bool = False
    kong: bool = False
    seat: int = HONOURS.start
    prevalent: int = HONOURS.start

    def has_pair_of(self, kinds: int) -> bool:
        """Whether the pair is one of some kinds."""
        return self.pair >= 0 and bool(kinds >> self.pair & 1)


def blocks(hand: Facts) -> Iterator[int]:
    """The kinds of every set and of the pair, each as bits.

    >>> [numbers_in(kinds) for kinds in blocks(Facts(chows=(0, 6), pungs=mask(27), pair=9))]
    [(0, 1, 2), (6, 7, 8), (27,), (9,)]
    """
    for low in hand.chows:
        yield 0b111 << low
    for kind in (*numbers_in(hand.pungs), hand.pair):
        if kind >= 0:
            yield 1 << kind
