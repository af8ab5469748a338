"""What a reading of a hand shows: all that a fan may ask.

Kinds stand as bits, bit 0 being the one of characters and bit 33 the red dragon
(:mod:`ligamahjong.tiles.tile`).
"""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from ligamahjong.tiles import HONOURS, KINDS, tile

__all__ = [
    "DRAGONS",
    "GREEN",
    "HONOUR_KINDS",
    "OUTSIDE",
    "REVERSIBLE",
    "SUITS",
    "TERMINALS",
    "WINDS",
    "Facts",
    "Shape",
    "Wait",
    "mask",
    "ranks",
]


def mask(*kinds: int) -> int:
    """Kinds as bits."""
    return sum(1 << kind for kind in set(kinds))


def ranks(*wanted: int) -> int:
    """All suit tiles of some ranks, as bits."""
    return mask(*(start + rank - 1 for start in (0, 9, 18) for rank in wanted))


SUITS = (mask(*range(9)), mask(*range(9, 18)), mask(*range(18, 27)))
"""All kinds of characters, of circles, of bamboo."""
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

    shape: Shape
    presence: int
    hogs: int
    chows: tuple[int, ...]
    pungs: int
    pair: int
    melded_kongs: int
    concealed_kongs: int
    concealed_pungs: int
    claimed: int
    gates: bool
    wait: Wait
    self_drawn: bool
    last_of_kind: bool
    last_of_wall: bool
    kong: bool
    seat: int
    prevalent: int
