"""Every way to read a winning hand: how it divides, and which set the winning tile completed."""

from __future__ import annotations

from enum import StrEnum
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from ligamahjong.riichi.facts import OUTSIDE, mask
from ligamahjong.tiles.division import divisions
from ligamahjong.tiles.meld import Meld, MeldType
from ligamahjong.tiles.packing import BITS, SUIT_BITS, SUIT_MASK
from ligamahjong.tiles.tile import KINDS, tile

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

__all__ = [
    "NOTHING",
    "ORPHANS",
    "Apart",
    "Part",
    "Wait",
    "apart",
    "divided",
    "is_nine_gates",
    "is_orphans",
    "is_seven_pairs",
    "meld_fu",
    "waits_completed",
]

ORPHANS = tuple(kind for kind in KINDS if OUTSIDE >> kind & 1)
"""The kinds of the thirteen orphans."""
_ORPHANS_PACKED = sum(1 << BITS * kind for kind in ORPHANS)
_ALL_TWOS = sum(0b010 << BITS * kind for kind in KINDS)
_OTHER_BITS = sum(0b101 << BITS * kind for kind in KINDS)
_SEVEN = 7
_SUIT_LENGTH = 9
_HONOURS_AT = 27
_GATES = sum((3 if rank in {0, 8} else 1) << BITS * rank for rank in range(_SUIT_LENGTH))
_NINE_GATES = frozenset(
    _GATES + (1 << BITS * rank) << suit * SUIT_BITS
    for suit in range(3)
    for rank in range(_SUIT_LENGTH)
)
_THIRTEEN = frozenset(_ORPHANS_PACKED + (1 << BITS * kind) for kind in ORPHANS)


class Wait(StrEnum):
    """How the winning tile completed its set, by the usual Japanese name."""

    RYANMEN = "ryanmen"
    """An end of a chow open at both."""
    KANCHAN = "kanchan"
    """The middle of a chow."""
    PENCHAN = "penchan"
    """The 3 of 1-2-3 or the 7 of 7-8-9."""
    SHANPON = "shanpon"
    """The third of a pung."""
    TANKI = "tanki"
    """The second of the pair."""
    SPECIAL = "special"
    """Of a hand without sets: seven pairs or orphans."""


class Part(NamedTuple):
    """Tiles that stand, divided: of one suit, or of a whole hand.

    Attributes:
        presence: kinds of all tiles, as bits.
        chows: lowest kinds of the chows, as bits.
        pungs: kinds of the pungs, as bits.
        pair: kind of the pair; -1 where there is none.
        outside_chows: chows that hold a one or a nine.
        twins: pairs of equal chows.
        triplets: how many pungs.
        chow_count: how many chows.
        fu: of the pungs, all concealed.
    """

    presence: int
    chows: int
    pungs: int
    pair: int
    outside_chows: int
    twins: int
    triplets: int
    chow_count: int
    fu: int


class Apart(NamedTuple):
    """Sets that lie apart, taken together.

    Attributes:
        presence: kinds of their tiles, as bits.
        chows: lowest kinds of the chows, as bits.
        pungs: kinds of pungs and kongs, as bits.
        outside_chows: chows that hold a one or a nine.
        chow_count: how many chows.
        triplets: how many pungs and kongs.
        concealed: how many of them are concealed kongs.
        kans: how many are kongs.
        fu: of pungs and kongs.
        is_open: whether a tile was claimed.
    """

    presence: int
    chows: int
    pungs: int
    outside_chows: int
    chow_count: int
    triplets: int
    concealed: int
    kans: int
    fu: int
    is_open: bool


NOTHING = Apart(0, 0, 0, 0, 0, 0, 0, 0, 0, is_open=False)


def _is_outside_chow(low: int) -> bool:
    return low % _SUIT_LENGTH in {0, 6}


def meld_fu(meld: Meld) -> int:
    """The fu of a set that lies apart (RCR 4.1.1).

    Open pungs 2, concealed 4, open kongs 8, concealed 16; of terminals and honours double.
    """
    if meld.type is MeldType.CHI:
        return 0
    fu = {MeldType.PON: 2, MeldType.ANKAN: 16}.get(meld.type, 8)
    return fu * 2 if OUTSIDE >> meld.kind & 1 else fu


@cache
def _one_apart(type_: MeldType, kind: int) -> Apart:
    if type_ is MeldType.CHI:
        kinds = mask(kind, kind + 1, kind + 2)
        return Apart(kinds, mask(kind), 0, int(_is_outside_chow(kind)), 1, 0, 0, 0, 0, is_open=True)
    four = type_.is_kan
    meld = Meld(type_, (tile(kind),) * (4 if four else 3))
    return Apart(
        mask(kind),
        0,
        mask(kind),
        0,
        0,
        1,
        int(type_ is MeldType.ANKAN),
        int(four),
        meld_fu(meld),
        is_open=meld.is_open,
    )


def apart(melds: Sequence[Meld]) -> Apart:
    """Sets that lie apart, taken together."""
    if not melds:
        return NOTHING
    presence = chows = pungs = outside = count = triplets = concealed = kans = fu = 0
    is_open = False
    for meld in melds:
        one = _one_apart(meld.type, meld.tiles[0].kind)
        presence |= one.presence
        chows |= one.chows
        pungs |= one.pungs
        outside += one.outside_chows
        count += one.chow_count
        triplets += one.triplets
        concealed += one.concealed
        kans += one.kans
        fu += one.fu
        is_open |= one.is_open
    return Apart(
        presence, chows, pungs, outside, count, triplets, concealed, kans, fu, is_open=is_open
    )


@cache
def _parts(key: int, start: int) -> tuple[Part, ...]:
    """Every way to divide the tiles of one suit.

    Args:
        key: the tiles, packed.
        start: first kind of the suit.
    """
    return tuple(
        Part(
            mask(*(start + rank for rank in range(_SUIT_LENGTH) if key >> BITS * rank & 7)),
            mask(*(start + low for low in way.chows)),
            mask(*(start + kind for kind in way.pungs)),
            -1 if way.pair is None else start + way.pair,
            sum(map(_is_outside_chow, way.chows)),
            sum(way.chows.count(low) // 2 for low in set(way.chows)),
            len(way.pungs),
            len(way.chows),
            sum(8 if OUTSIDE >> start + kind & 1 else 4 for kind in way.pungs),
        )
        for way in divisions(key, honours=start == _HONOURS_AT)
    )


def divided(packed: int) -> Iterator[Part]:
    """Every way to divide standing tiles into sets and a pair.

    Args:
        packed: the tiles, the winning one among them.
    """
    honours = _parts(packed >> 3 * SUIT_BITS, 27)
    if not honours:
        return
    characters = _parts(packed & SUIT_MASK, 0)
    circles = _parts(packed >> SUIT_BITS & SUIT_MASK, 9)
    bamboo = _parts(packed >> 2 * SUIT_BITS & SUIT_MASK, 18)
    for z in honours:
        for m in characters:
            for p in circles:
                for s in bamboo:
                    if (m.pair >= 0) + (p.pair >= 0) + (s.pair >= 0) + (z.pair >= 0) == 1:
                        yield Part(
                            m.presence | p.presence | s.presence | z.presence,
                            m.chows | p.chows | s.chows,
                            m.pungs | p.pungs | s.pungs | z.pungs,
                            m.pair + p.pair + s.pair + z.pair + 3,
                            m.outside_chows + p.outside_chows + s.outside_chows,
                            m.twins + p.twins + s.twins,
                            m.triplets + p.triplets + s.triplets + z.triplets,
                            m.chow_count + p.chow_count + s.chow_count,
                            m.fu + p.fu + s.fu + z.fu,
                        )


@cache
def _chow_waits(winning: int) -> tuple[tuple[int, Wait], ...]:
    """The chows a tile can complete, by their lowest kind, and how."""
    if winning >= _HONOURS_AT:
        return ()
    rank = winning % _SUIT_LENGTH
    found: list[tuple[int, Wait]] = []
    if rank <= 6:  # noqa: PLR2004 - the highest rank at which a chow begins
        found.append((winning, Wait.PENCHAN if rank == 6 else Wait.RYANMEN))  # noqa: PLR2004
    if 1 <= rank <= 7:  # noqa: PLR2004
        found.append((winning - 1, Wait.KANCHAN))
    if rank >= 2:  # noqa: PLR2004
        found.append((winning - 2, Wait.PENCHAN if rank == 2 else Wait.RYANMEN))  # noqa: PLR2004
    return tuple(found)


def waits_completed(part: Part, winning: int) -> list[Wait]:
    """How the winning tile may have completed a division, each way once.

    Args:
        part: a division of the standing tiles.
        winning: kind of the tile.
    """
    found = [wait for low, wait in _chow_waits(winning) if part.chows >> low & 1]
    if part.pungs >> winning & 1:
        found.append(Wait.SHANPON)
    if part.pair == winning:
        found.append(Wait.TANKI)
    return found


def is_seven_pairs(packed: int) -> bool:
    """Whether standing tiles are seven different pairs."""
    return not packed & _OTHER_BITS and (packed & _ALL_TWOS).bit_count() == _SEVEN


def is_orphans(packed: int) -> bool:
    """Whether standing tiles are one of each terminal and honour and one more of them."""
    return packed in _THIRTEEN


def is_nine_gates(packed: int) -> bool:
    """Whether standing tiles are 1112345678999 of a suit and one more of it."""
    return packed in _NINE_GATES
