"""Every way to read a winning hand: how it divides, and which set the winning tile completed."""

from __future__ import annotations

from enum import StrEnum
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from ligamahjong.riichi.facts import OUTSIDE, mask
from ligamahjong.riichi.make_up import make_up_of
from ligamahjong.tiles.division import divisions
from ligamahjong.tiles.meld import Meld, MeldType
from ligamahjong.tiles.packing import BITS, MOST, SUIT_BITS, SUIT_MASK
from ligamahjong.tiles.tile import KINDS, tile

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ligamahjong.tiles.division import Division

__all__ = [
    "NOTHING",
    "ORPHANS",
    "Apart",
    "Part",
    "Wait",
    "apart",
    "chow_waits",
    "divided",
    "is_nine_gates",
    "is_orphans",
    "is_seven_pairs",
    "make_up_of_pairs",
    "meld_fu",
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
        make_up: of its sets and pair (:mod:`ligamahjong.riichi.make_up`).
        chows: lowest kinds of the chows, as bits.
        pungs: kinds of the pungs, as bits.
        pair: kind of the pair; -1 where there is none.
        twins: pairs of equal chows.
        chow_count: how many chows.
        fu: of the pungs, all concealed.
    """

    make_up: int
    chows: int
    pungs: int
    pair: int
    twins: int
    chow_count: int
    fu: int


class Apart(NamedTuple):
    """Sets that lie apart, taken together.

    Attributes:
        make_up: of the sets (:mod:`ligamahjong.riichi.make_up`).
        chows: lowest kinds of the chows, as bits.
        pungs: kinds of pungs and kongs, as bits.
        sets: how many there are.
        chow_count: how many of them are chows.
        concealed: how many of them are concealed kongs.
        kans: how many are kongs.
        fu: of pungs and kongs.
        is_open: whether a tile was claimed.
        mark: the sum of the marks of their tiles.
    """

    make_up: int
    chows: int
    pungs: int
    sets: int
    chow_count: int
    concealed: int
    kans: int
    fu: int
    is_open: bool
    mark: int


NOTHING = Apart(0, 0, 0, 0, 0, 0, 0, 0, is_open=False, mark=0)


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
    """One set; its mark is the one of tiles of which none is red."""
    if type_ is MeldType.CHI:
        meld = Meld(type_, (tile(kind), tile(kind + 1), tile(kind + 2)))
        make_up = make_up_of(mask(kind, kind + 1, kind + 2), chow=True)
        return Apart(make_up, mask(kind), 0, 1, 1, 0, 0, 0, is_open=True, mark=meld.mark)
    meld = Meld(type_, (tile(kind),) * (4 if type_.is_kan else 3))
    return Apart(
        make_up_of(mask(kind)),
        0,
        mask(kind),
        1,
        0,
        int(type_ is MeldType.ANKAN),
        int(type_.is_kan),
        meld_fu(meld),
        is_open=meld.is_open,
        mark=meld.mark,
    )


def apart(melds: Sequence[Meld]) -> Apart:
    """Sets that lie apart, taken together."""
    if not melds:
        return NOTHING
    make_up = chows = pungs = count = concealed = kans = fu = mark = 0
    is_open = False
    for meld in melds:
        one = _one_apart(meld.type, meld.kind)
        make_up |= one.make_up
        chows |= one.chows
        pungs |= one.pungs
        count += one.chow_count
        concealed += one.concealed
        kans += one.kans
        fu += one.fu
        is_open |= one.is_open
        mark += meld.mark
    return Apart(make_up, chows, pungs, len(melds), count, concealed, kans, fu, is_open, mark)


class _Suit(dict[int, tuple[Part, ...]]):
    """The divisions of the tiles of a suit, by these packed; worked out when first asked for."""

    def __init__(self, start: int) -> None:
        super().__init__()
        self._start = start

    def __missing__(self, key: int) -> tuple[Part, ...]:
        honours = self._start == _HONOURS_AT
        self[key] = parts = tuple(
            _part(way, self._start) for way in divisions(key, honours=honours)
        )
        return parts


def _part(way: Division, start: int) -> Part:
    make_up = 0
    for low in way.chows:
        make_up |= make_up_of(mask(*range(start + low, start + low + 3)), chow=True)
    for kind in way.pungs if way.pair is None else (*way.pungs, way.pair):
        make_up |= make_up_of(mask(start + kind))
    return Part(
        make_up,
        mask(*(start + low for low in way.chows)),
        mask(*(start + kind for kind in way.pungs)),
        -1 if way.pair is None else start + way.pair,
        sum(way.chows.count(low) // 2 for low in set(way.chows)),
        len(way.chows),
        sum(8 if OUTSIDE >> start + kind & 1 else 4 for kind in way.pungs),
    )


_CHARACTERS, _CIRCLES, _BAMBOO, _HONOURS = (_Suit(start) for start in (0, 9, 18, _HONOURS_AT))
_as_part = tuple.__new__
"""Makes a :class:`Part` of its values, three times as quick as its constructor."""


def divided(packed: int) -> list[Part]:
    """Every way to divide standing tiles into sets and a pair.

    Args:
        packed: the tiles, the winning one among them.
    """
    honours = _HONOURS[packed >> 3 * SUIT_BITS]
    characters = _CHARACTERS[packed & SUIT_MASK]
    circles = _CIRCLES[packed >> SUIT_BITS & SUIT_MASK]
    bamboo = _BAMBOO[packed >> 2 * SUIT_BITS & SUIT_MASK]
    if not (honours and characters and circles and bamboo):
        return []
    # Whether a suit has a pair is a matter of how many tiles it has, and the same each way.
    pairs = (honours[0].pair, characters[0].pair, circles[0].pair, bamboo[0].pair)
    if pairs.count(-1) != len(pairs) - 1:
        return []
    return [
        _as_part(
            Part,
            (
                zm | mm | pm | sm,
                mc | pc | sc,
                zt | mt | pt | st,
                zpair + mpair + ppair + spair + 3,
                m2 + p2 + s2,
                mn + pn + sn,
                zf + mf + pf + sf,
            ),
        )
        for zm, _, zt, zpair, _, _, zf in honours
        for mm, mc, mt, mpair, m2, mn, mf in characters
        for pm, pc, pt, ppair, p2, pn, pf in circles
        for sm, sc, st, spair, s2, sn, sf in bamboo
    ]


@cache
def chow_waits(winning: int) -> tuple[tuple[int, Wait], ...]:
    """The chows a tile can complete, each as the bit of its lowest kind, and how.

    >>> [wait.value for _, wait in chow_waits(2)]
    ['ryanmen', 'kanchan', 'penchan']
    """
    if winning >= _HONOURS_AT:
        return ()
    rank = winning % _SUIT_LENGTH
    found: list[tuple[int, Wait]] = []
    if rank <= 6:  # noqa: PLR2004 - the highest rank at which a chow begins
        found.append((mask(winning), Wait.PENCHAN if rank == 6 else Wait.RYANMEN))  # noqa: PLR2004
    if 1 <= rank <= 7:  # noqa: PLR2004
        found.append((mask(winning - 1), Wait.KANCHAN))
    if rank >= 2:  # noqa: PLR2004
        found.append((mask(winning - 2), Wait.PENCHAN if rank == 2 else Wait.RYANMEN))  # noqa: PLR2004
    return tuple(found)


def is_seven_pairs(packed: int) -> bool:
    """Whether standing tiles are seven different pairs."""
    return not packed & _OTHER_BITS and (packed & _ALL_TWOS).bit_count() == _SEVEN


@cache
def _suit_of_pairs(key: int, start: int) -> int:
    make_up = 0
    for rank in range(_SUIT_LENGTH):
        if key >> BITS * rank & MOST:
            make_up |= make_up_of(mask(start + rank))
    return make_up


def make_up_of_pairs(packed: int) -> int:
    """The make-up of standing tiles that are seven pairs."""
    return (
        _suit_of_pairs(packed & SUIT_MASK, 0)
        | _suit_of_pairs(packed >> SUIT_BITS & SUIT_MASK, 9)
        | _suit_of_pairs(packed >> 2 * SUIT_BITS & SUIT_MASK, 18)
        | _suit_of_pairs(packed >> 3 * SUIT_BITS, _HONOURS_AT)
    )


def is_orphans(packed: int) -> bool:
    """Whether standing tiles are one of each terminal and honour and one more of them."""
    return packed in _THIRTEEN


def is_nine_gates(packed: int) -> bool:
    """Whether standing tiles are 1112345678999 of a suit and one more of it."""
    return packed in _NINE_GATES
