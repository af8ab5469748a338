"""A winning hand in portions: each suit divided, each set that lies apart, a knitted straight.

What the whole hand shows is put together from what its portions are, so each way to divide the
tiles of a suit is worked out once and kept.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ligamahjong.mcr.facts import Wait, mask
from ligamahjong.mcr.shown import by_portion, families_of
from ligamahjong.tiles import HONOURS, MeldType
from ligamahjong.tiles.division import divisions
from ligamahjong.tiles.packing import BITS, MOST, units

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ligamahjong.tiles.division import Division

__all__ = ["APART", "DIVIDED", "LOOSE", "ONE_PAIR", "PLACED", "Apart", "Placed", "Portion", "knitted"]

ONE_PAIR = 64
_RANKS = 9
_STARTS = (0, 9, 18, 27)
_LAST_CHOW = 6
_KONG_UNITS = 4


class Portion(NamedTuple):
    """Some tiles of a hand and what they are read as.

    Chows, pungs and pairs of several portions are put together by adding them.

    Attributes:
        chows: lowest kinds of the chows, packed as tiles are.
        pungs: kinds of the pungs, as bits.
        pair: kind of the pair and ``ONE_PAIR``, so that a sum tells how many there are; or 0.
        shown: fans that the hand may still show, as bits (``Asks.PORTIONS``).
        families: which there are, as bits.
    """

    chows: int
    pungs: int
    pair: int
    shown: int
    families: int


class Placed(NamedTuple):
    """A portion in which the winning tile has its place; beside what a portion has:

    Attributes:
        wait: how the tile would complete it if nothing else won.
        claimed: 1 if it makes a pung with a claimed tile.
    """

    chows: int
    pungs: int
    pair: int
    shown: int
    families: int
    wait: Wait
    claimed: int


class Apart(NamedTuple):
    """A set that lies apart; beside what a portion has:

    Attributes:
        units: its tiles, packed.
        claimed: whether it was claimed.
        melded_kong: whether it is a melded kong.
        concealed_kong: whether it is a concealed kong.
    """

    chows: int
    pungs: int
    shown: int
    families: int
    units: int
    claimed: int
    melded_kong: int
    concealed_kong: int


def _presence(key: int, start: int) -> int:
    return mask(*(start + rank for rank in range(_RANKS) if key >> BITS * rank & MOST))


def _portion(way: Division, presence: int, start: int) -> Portion:
    chows = tuple(start + low for low in way.chows)
    pungs = mask(*(start + kind for kind in way.pungs))
    pair = -1 if way.pair is None else start + way.pair
    shown = by_portion(presence, chows, pungs, pair)
    return Portion(units(chows), pungs, 0 if pair < 0 else ONE_PAIR + pair, shown, families_of(presence))


class _Divided(dict[int, tuple[Portion, ...]]):
    """Every way to divide the tiles of a suit, by its tiles."""

    def __init__(self, start: int) -> None:
        super().__init__()
        self._start = start

    def __missing__(self, key: int) -> tuple[Portion, ...]:
        presence = _presence(key, self._start)
        ways = divisions(key, honours=self._start == HONOURS.start)
        found = self[key] = tuple(_portion(way, presence, self._start) for way in ways)
        return found


DIVIDED = tuple(map(_Divided, _STARTS))
"""Every way to divide the tiles of characters, circles, bamboo and honours."""


class _Placed(dict[tuple[int, int, bool], tuple[Placed, ...]]):
    """The same with each place of the winning tile, by that tile too and whether it was drawn."""

    def __missing__(self, key: tuple[int, int, bool]) -> tuple[Placed, ...]:
        tiles, winning, drawn = key
        found = self[key] = tuple(
            {
                Placed(*way, wait, claimed): None
                for way in DIVIDED[winning // _RANKS][tiles]
                for wait, claimed in _places(way, winning, drawn=drawn)
            }
        )
        return found


PLACED = _Placed()
"""Every way to divide the suit of the winning tile, and where that tile is in it."""


def _places(way: Portion, winning: int, *, drawn: bool) -> Iterator[tuple[Wait, int]]:
    """Each place that the winning tile can have."""
    if way.pair == ONE_PAIR + winning:
        yield Wait.SINGLE, 0
    if way.pungs >> winning & 1:
        yield Wait.NONE, int(not drawn)
    for place, wait in enumerate((Wait.NONE, Wait.CLOSED, Wait.NONE)):
        low = winning - place
        if low >= 0 and way.chows >> BITS * low & MOST:
            edge = (place, low % _RANKS) in {(0, _LAST_CHOW), (2, 0)}
            yield Wait.EDGE if edge else wait, 0


class _Loose(dict[int, Portion]):
    """The tiles of a suit in a hand without sets, by its tiles."""

    def __init__(self, start: int) -> None:
        super().__init__()
        self._start = start

    def __missing__(self, key: int) -> Portion:
        found = self[key] = knitted(_presence(key, self._start))
        return found


LOOSE = tuple(map(_Loose, _STARTS))
"""The tiles of characters, circles, bamboo and honours, undivided."""


def knitted(presence: int) -> Portion:
    """Tiles that make no sets."""
    return Portion(0, 0, 0, by_portion(presence), families_of(presence))


class _Apart(dict[tuple[MeldType, int], Apart]):
    """Sets that lie apart, by what they are and their lowest kind."""

    def __missing__(self, key: tuple[MeldType, int]) -> Apart:
        type_, kind = key
        chow = type_ is MeldType.CHI
        presence = 0b111 << kind if chow else 1 << kind
        chows, pungs = ((kind,), 0) if chow else ((), 1 << kind)
        found = self[key] = Apart(
            units(chows),
            pungs,
            by_portion(presence, chows, pungs),
            families_of(presence),
            units([kind, kind + 1, kind + 2] if chow else [kind] * (4 if type_.is_kan else 3)),
            int(type_.is_open),
            int(type_.is_kan and type_.is_open),
            int(type_.is_kan and not type_.is_open),
        )
        return found


APART = _Apart()
"""Every set that can lie apart."""
