"""What a reading of a hand shows: all that a yaku may ask.

Kinds stand as bits, bit 0 being the one of characters and bit 33 the red dragon
(:mod:`ligamahjong.tiles.tile`), so that a yaku is one or two tests on such masks.
"""

from __future__ import annotations

from typing import NamedTuple

from ligamahjong.tiles.tile import HONOURS, KINDS, TILES

__all__ = [
    "DRAGONS",
    "GREEN",
    "HONOUR_KINDS",
    "OUTSIDE",
    "SUITS",
    "TERMINALS",
    "WINDS",
    "Facts",
    "mask",
]


def mask(*kinds: int) -> int:
    """Kinds as bits."""
    return sum(1 << kind for kind in set(kinds))


SUITS = (mask(*range(9)), mask(*range(9, 18)), mask(*range(18, 27)))
"""All kinds of characters, of circles, of bamboo."""
HONOUR_KINDS = mask(*HONOURS)
WINDS = mask(27, 28, 29, 30)
DRAGONS = mask(31, 32, 33)
TERMINALS = mask(*(kind for kind in KINDS if TILES[kind].is_terminal))
OUTSIDE = TERMINALS | HONOUR_KINDS
"""Terminals and honours: the thirteen kinds of the orphans."""
GREEN = mask(19, 20, 21, 23, 25, 32)
"""Two, three, four, six and eight of bamboo and the green dragon."""


class Facts(NamedTuple):
    """A reading of a hand, before it is asked which set the winning tile completed.

    Attributes:
        presence: kinds of all its tiles.
        chows: lowest kinds of its chows.
        pungs: kinds of its pungs and kongs.
        pair: kind of its pair; -1 where there is none, or seven.
        outside_chows: how many chows hold a one or a nine.
        twins: how many pairs of equal chows there are.
        triplets: how many pungs and kongs there are.
        kans: how many kongs there are.
        closed: whether no tile was claimed.
        seat: kind of the winner's wind.
        round: kind of the wind of the round.
    """

    presence: int
    chows: int
    pungs: int
    pair: int
    outside_chows: int
    twins: int
    triplets: int
    kans: int
    closed: bool
    seat: int
    round: int
