"""Every way to read a winning hand: how it divides, and which set the winning tile completed."""

from __future__ import annotations

from enum import StrEnum
from functools import cache
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from ligamahjong.riichi.facts import OUTSIDE, mask
from ligamahjong.riichi.make_up import make_up_of
from ligamahjong.tiles.division import divisions
from ligamahjong.tiles.kept import Kept
from ligamahjong.tiles.meld import Meld, MeldType
from ligamahjong.tiles.packing import BITS, MOST, SUIT_BITS, SUIT_MASK
from ligamahjong.tiles.tile import KINDS, tile

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ligamahjong.tiles.division import Division as Way

__all__ = [
    "CHOW_WAITS",
    "NOTHING",
    "ORPHANS",
    "Apart",
    "Division",
    "Part",
    "Wait",
    "apart",
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
_A_PAIR = 64
"""Added to the kind of a pair, so that a sum over the suits shows how many pairs there are."""
_TWO_PAIRS = 2 * _A_PAIR
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
    """Tiles that stand, divided into sets and a pair.

    Attributes:
        make_up: of its sets and pair (:mod:`ligamahjong.riichi.make_up`).
        chows: lowest kinds of the chows, as bits.
        pungs: kinds of the pungs, as bits.
        pair: kind of the pair.
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


Division: TypeAlias = "tuple[int, int, int, int, int, int, int]"
"""The values of a :class:`Part`, which are taken apart three times as quick as it is.

Of a single suit, the pair is its kind and ``_A_PAIR``, or 0 where the suit has none.
"""

Apart: TypeAlias = "tuple[int, int, int, int, int, int, int, int, bool]"
"""Sets that lie apart, taken together: their make-up, the lowest kinds of chows and the kinds of
pungs and kongs as bits, how many sets, how many chows, how many concealed kongs, how many kongs,
their fu, and whether a tile was claimed for one."""

NOTHING: Apart = (0, 0, 0, 0, 0, 0, 0, 0, False)


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
    """A set that lies apart, by itself."""
    if type_ is MeldType.CHI:
        make_up = make_up_of(mask(kind, kind + 1, kind + 2), chow=True)
        return make_up, mask(kind), 0, 1, 1, 0, 0, 0, True
    meld = Meld(type_, (tile(kind),) * (4 if type_.is_kan else 3))
    hidden = type_ is MeldType.ANKAN
    kinds = mask(kind)
    fu = meld_fu(meld)
    return make_up_of(kinds), 0, kinds, 1, 0, int(hidden), int(type_.is_kan), fu, not hidden


def apart(melds: Sequence[Meld]) -> Apart:
    """Sets that lie apart, taken together."""
    together = NOTHING
    for meld in melds:
        one = _one_apart(meld.type, meld.kind)
        together = one if together is NOTHING else _joined(together, one)
    return together


def _joined(these: Apart, those: Apart) -> Apart:
    make_up, chows, pungs, sets, chow_count, hidden, kans, fu, is_open = these
    make_up_, chows_, pungs_, sets_, chow_count_, hidden_, kans_, fu_, is_open_ = those
    return (
        make_up | make_up_,
        chows | chows_,
        pungs | pungs_,
        sets + sets_,
        chow_count + chow_count_,
        hidden + hidden_,
        kans + kans_,
        fu + fu_,
        is_open or is_open_,
    )


class _Suit(Kept[int, tuple[Division, ...]]):
    """The divisions of the tiles of a suit, by these packed; worked out when first asked for."""

    def __init__(self, start: int) -> None:
        super().__init__()
        self._start = start

    def __missing__(self, key: int) -> tuple[Division, ...]:
        honours = self._start == _HONOURS_AT
        found = divisions(key, honours=honours)
        return self.keep(key, tuple(_in_suit(way, self._start) for way in found))


def _in_suit(way: Way, start: int) -> Division:
    chows = mask(*(start + low for low in way.chows))
    pungs = mask(*(start + kind for kind in way.pungs))
    make_up = 0
    for low in way.chows:
        make_up |= make_up_of(mask(*range(start + low, start + low + 3)), chow=True)
    for kind in way.pungs if way.pair is None else (*way.pungs, way.pair):
        make_up |= make_up_of(mask(start + kind))
    return (
        _SAME.setdefault(make_up, make_up),
        _SAME.setdefault(chows, chows),
        _SAME.setdefault(pungs, pungs),
        0 if way.pair is None else _A_PAIR + start + way.pair,
        sum(way.chows.count(low) // 2 for low in set(way.chows)),
        len(way.chows),
        sum(8 if OUTSIDE >> start + kind & 1 else 4 for kind in way.pungs),
    )


_SAME: dict[int, int] = {}
"""One object for each value: there are thousands of divisions and few values."""
_CHARACTERS, _CIRCLES, _BAMBOO, _HONOURS = (_Suit(start) for start in (0, 9, 18, _HONOURS_AT))


def divided(packed: int) -> list[Division]:
    """Every way to divide standing tiles into sets and a pair.

    Args:
        packed: the tiles, the winning one among them.
    """
    found: list[Division] = []
    circles = _CIRCLES[packed >> SUIT_BITS & SUIT_MASK]
    bamboo = _BAMBOO[packed >> 2 * SUIT_BITS & SUIT_MASK]
    for zm, _, zt, zpair, _, _, zf in _HONOURS[packed >> 3 * SUIT_BITS]:
        for mm, mc, mt, mpair, m2, mn, mf in _CHARACTERS[packed & SUIT_MASK]:
            for pm, pc, pt, ppair, p2, pn, pf in circles:
                for sm, sc, st, spair, s2, sn, sf in bamboo:
                    pairs = zpair + mpair + ppair + spair
                    if _A_PAIR <= pairs < _TWO_PAIRS:
                        found.append(
                            (
                                zm | mm | pm | sm,
                                mc | pc | sc,
                                zt | mt | pt | st,
                                pairs - _A_PAIR,
                                m2 + p2 + s2,
                                mn + pn + sn,
                                zf + mf + pf + sf,
                            )
                        )
    return found


def _chow_waits(winning: int) -> Iterator[tuple[int, Wait]]:
    if winning >= _HONOURS_AT:
        return
    rank = winning % _SUIT_LENGTH
    if rank <= 6:  # noqa: PLR2004 - the highest rank at which a chow begins
        yield mask(winning), Wait.PENCHAN if rank == 6 else Wait.RYANMEN  # noqa: PLR2004
    if 1 <= rank <= 7:  # noqa: PLR2004
        yield mask(winning - 1), Wait.KANCHAN
    if rank >= 2:  # noqa: PLR2004
        yield mask(winning - 2), Wait.PENCHAN if rank == 2 else Wait.RYANMEN  # noqa: PLR2004


CHOW_WAITS = tuple(tuple(_chow_waits(winning)) for winning in KINDS)
"""For each kind, the chows it can complete, each as the bit of its lowest kind, and how."""


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
