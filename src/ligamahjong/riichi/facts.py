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
    "SIMPLES",
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
SIMPLES = mask(*KINDS) & ~OUTSIDE
GREEN = mask(19, 20, 21, 23, 25, 32)
"""Two, three, four, six and eight of bamboo and the green dragon."""


class Facts(NamedTuple):
    """A reading of a hand, before it is asked which set the winning tile completed.

    Attributes:
        simples: whether there are tiles from two to eight.
        terminals: whether there are ones or nines.
        honours: whether there are honours.
        suits: how many of the three suits there are.
        green: whether all tiles are green.
        outside: whether every set and the pair hold a terminal or an honour.
        has_chows: whether there are chows.
        chows: lowest kinds of the chows.
        twins: how many pairs of equal chows there are.
        pungs: kinds of pungs and kongs.
        triplets: how many pungs and kongs there are.
        kans: how many kongs there are.
        pair: kind of the pair; -1 where there is none, or seven.
        seat: kind of the winner's wind.
        round: kind of the wind of the round.
    """

    simples: bool = False
    terminals: bool = False
    honours: bool = False
    suits: int = 0
    green: bool = False
    outside: bool = False
    has_chows: bool = False
    chows: int = 0
    twins: int = 0
    pungs: int = 0
    triplets: int = 0
    kans: int = 0
    pair: int = -1
    seat: int = HONOURS[0]
    round: int = HONOURS[0]
