"""What sets and pairs are made of, in a few bits that can be taken together.

The bits of a hand are those of its sets and its pair, joined by ``|``. There are so few of them
that what follows from them is worked out once for each combination
(:mod:`ligamahjong.riichi.recognition`).
"""

from __future__ import annotations

from enum import IntFlag

from ligamahjong.riichi.facts import (
    GREEN,
    HONOUR_KINDS,
    OUTSIDE,
    SIMPLES,
    SUITS,
    TERMINALS,
    Facts,
)

__all__ = ["MakeUp", "facts_of", "make_up_of"]


class MakeUp(IntFlag):
    """Something that is in a set, a pair, or a whole hand."""

    SIMPLE = 1
    TERMINAL = 2
    HONOUR = 4
    CHARACTERS = 8
    CIRCLES = 16
    BAMBOO = 32
    NOT_GREEN = 64
    INSIDE = 128
    """A set or pair without a terminal or honour."""
    CHOW = 256


_SUITS = tuple(zip(SUITS, (MakeUp.CHARACTERS, MakeUp.CIRCLES, MakeUp.BAMBOO), strict=True))


def make_up_of(kinds: int, *, chow: bool = False) -> int:
    """The make-up of a set or a pair.

    >>> from ligamahjong.riichi.facts import mask
    >>> MakeUp(make_up_of(mask(0, 1, 2), chow=True))
    <MakeUp.SIMPLE|TERMINAL|CHARACTERS|NOT_GREEN|CHOW: 331>

    Args:
        kinds: its kinds, as bits.
        chow: whether it is three in a row.
    """
    found = sum(int(bit) for suit, bit in _SUITS if kinds & suit)
    for bit, there in (
        (MakeUp.SIMPLE, kinds & SIMPLES),
        (MakeUp.TERMINAL, kinds & TERMINALS),
        (MakeUp.HONOUR, kinds & HONOUR_KINDS),
        (MakeUp.NOT_GREEN, kinds & ~GREEN),
        (MakeUp.INSIDE, not kinds & OUTSIDE),
        (MakeUp.CHOW, chow),
    ):
        if there:
            found |= int(bit)
    return found


def facts_of(make_up: int) -> Facts:
    """What a make-up says."""
    return Facts(
        simples=bool(make_up & MakeUp.SIMPLE),
        terminals=bool(make_up & MakeUp.TERMINAL),
        honours=bool(make_up & MakeUp.HONOUR),
        suits=sum(bool(make_up & bit) for _, bit in _SUITS),
        green=not make_up & MakeUp.NOT_GREEN,
        outside=not make_up & MakeUp.INSIDE,
        has_chows=bool(make_up & MakeUp.CHOW),
    )
