"""A winning hand in portions: each suit divided, each set that lies apart, a knitted straight.

What the whole hand shows is put together from what its portions are, so each way to divide the
tiles of a suit is worked out once and kept.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from ligamahjong.mcr.facts import Wait
from ligamahjong.mcr.shown import by_portion
from ligamahjong.tiles import HONOURS, KINDS, MeldType
from ligamahjong.tiles.division import divisions
from ligamahjong.tiles.kept import Kept
from ligamahjong.tiles.packing import BITS, MOST, kinds_in, units

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ligamahjong.tiles.division import Division

__all__ = [
    "APART",
    "CHOWS_AT",
    "CLAIMED",
    "CONCEALED_KONG",
    "COUNT",
    "DIVIDED",
    "LOOSE",
    "MANY_PAIRS",
    "MELDED_KONG",
    "ONE_PAIR",
    "OPEN_PUNG",
    "PLACED",
    "PUNGS",
    "PUNGS_AT",
    "Apart",
    "Placed",
    "Portion",
    "chows_in",
    "made_of",
    "pair_in",
    "pungs_in",
    "together",
    "undivided",
]

ONE_PAIR = 0b0_0100_0000
MANY_PAIRS = 0b1_1100_0000
_PAIRS = 0b1_1111_1111
PUNGS_AT = _PAIRS.bit_length()
PUNGS = (1 << len(KINDS)) - 1
CHOWS_AT = PUNGS_AT + len(KINDS)
"""Where pairs, pungs and chows are in what portions are made of: see :func:`made_of`."""

COUNT = 0b111
CLAIMED, OPEN_PUNG, MELDED_KONG, CONCEALED_KONG = 0, 3, 6, 9
"""Where sets that lie apart are counted: those claimed, pungs and kongs claimed, both kongs."""

_RANKS = 9
_STARTS = (0, 9, 18, 27)
_LAST_CHOW = 6


def made_of(chows: tuple[int, ...], pungs: int, pair: int = -1) -> int:
    """Sets and pair as one integer; those of several portions are put together by adding.

    Lowest are nine bits for the pair, its kind and 64, so that a sum tells how many pairs there
    are; then a bit for each kind of pung; then the chows by their lowest kinds, packed as tiles.

    Args:
        chows: their lowest kinds.
        pungs: their kinds, as bits.
        pair: its kind; -1 where there is none.
    """
    pairs = 0 if pair < 0 else ONE_PAIR + pair
    return pairs | pungs << PUNGS_AT | units(chows) << CHOWS_AT


class Portion(NamedTuple):
    """Some tiles of a hand and what they are read as.

    Attributes:
        made: their sets and pair, as :func:`made_of` has them.
        shown: what the hand may still show, as bits: of several portions, what all of them have.
    """

    made: int
    shown: int


class Placed(NamedTuple):
    """A portion that the winning tile completes.

    Attributes:
        made: its sets and pair.
        shown: what the hand may still show.
        wait: how the tile completes it, if nothing else would have won.
        claimed: 1 if it makes a pung with a claimed tile.
    """

    made: int
    shown: int
    wait: Wait
    claimed: int


class Apart(NamedTuple):
    """A set that lies apart.

    Attributes:
        made: the set.
        shown: what the hand may still show.
        tiles: its tiles, packed.
        counts: what it counts as, at ``CLAIMED`` and the like.
    """

    made: int
    shown: int
    tiles: int
    counts: int


@cache
def _chow(low: int) -> Portion:
    return Portion(made_of((low,), 0), by_portion(0b111 << low, (low,)))


@cache
def _pung(kind: int) -> Portion:
    return Portion(made_of((), 1 << kind), by_portion(1 << kind, (), 1 << kind))


@cache
def _pair(kind: int) -> Portion:
    return Portion(made_of((), 0, kind), by_portion(1 << kind, (), 0, kind))


@cache
def _tile(kind: int) -> Portion:
    return Portion(0, by_portion(1 << kind))


_NOTHING = Portion(0, by_portion(0))


def together(portions: Iterable[Portion]) -> Portion:
    """Several portions as one."""
    made, shown = _NOTHING
    for more, may_show in portions:
        made += more
        shown &= may_show
    return Portion(made, shown)


class _Divided(Kept[int, tuple[Portion, ...]]):
    """Every way to divide the tiles of a suit, by its tiles."""

    def __init__(self, start: int) -> None:
        super().__init__()
        self._start = start

    def __missing__(self, key: int) -> tuple[Portion, ...]:
        ways = divisions(key, honours=self._start == HONOURS.start)
        return self.keep(key, tuple(map(self._portion, ways)))

    def _portion(self, way: Division) -> Portion:
        start = self._start
        blocks = [_chow(start + low) for low in way.chows]
        blocks += [_pung(start + kind) for kind in way.pungs]
        return together(blocks if way.pair is None else [*blocks, _pair(start + way.pair)])


DIVIDED = tuple(map(_Divided, _STARTS))
"""Every way to divide the tiles of characters, circles, bamboo and honours."""


class _Placed(Kept[tuple[int, int, bool], tuple[Placed, ...]]):
    """Every way to divide a suit with each place of the winning tile.

    The keys are the tiles of the suit, the kind of the winning tile, and whether it was drawn.
    """

    def __missing__(self, key: tuple[int, int, bool]) -> tuple[Placed, ...]:
        tiles, winning, drawn = key
        found = tuple(
            {
                Placed(*way, wait, claimed): None
                for way in DIVIDED[winning // _RANKS][tiles]
                for wait, claimed in _places(way.made, winning, drawn=drawn)
            }
        )
        return self.keep(key, found)


PLACED = _Placed()


def _places(made: int, winning: int, *, drawn: bool) -> Iterator[tuple[Wait, int]]:
    """Each place that the winning tile can have."""
    if made & _PAIRS == ONE_PAIR + winning:
        yield Wait.SINGLE, 0
    if made >> PUNGS_AT + winning & 1:
        yield Wait.NONE, int(not drawn)
    for place, wait in enumerate((Wait.NONE, Wait.CLOSED, Wait.NONE)):
        low = winning - place
        if low >= 0 and made >> CHOWS_AT + BITS * low & MOST:
            edge = (place, low % _RANKS) in {(0, _LAST_CHOW), (2, 0)}
            yield Wait.EDGE if edge else wait, 0


class _Loose(Kept[int, Portion]):
    """The tiles of a suit in a hand without sets, by its tiles."""

    def __init__(self, start: int) -> None:
        super().__init__()
        self._start = start

    def __missing__(self, key: int) -> Portion:
        return self.keep(key, undivided(self._start + kind for kind in kinds_in(key)))


LOOSE = tuple(map(_Loose, _STARTS))
"""The tiles of characters, circles, bamboo and honours, undivided."""


def undivided(kinds: Iterable[int]) -> Portion:
    """Tiles of some kinds that make no sets."""
    return together(map(_tile, kinds))


class _Apart(dict[tuple[MeldType, int], Apart]):
    """Sets that lie apart, by what they are and their lowest kind."""

    def __missing__(self, key: tuple[MeldType, int]) -> Apart:
        type_, kind = key
        chow, claimed = type_ is MeldType.CHI, type_.is_open
        kong = MELDED_KONG if claimed else CONCEALED_KONG
        found = self[key] = Apart(
            *(_chow(kind) if chow else _pung(kind)),
            units(range(kind, kind + 3) if chow else [kind] * (4 if type_.is_kan else 3)),
            claimed << CLAIMED | (claimed and not chow) << OPEN_PUNG | type_.is_kan << kong,
        )
        return found


APART = _Apart()
"""Every set that can lie apart."""


def pair_in(made: int) -> int:
    """The kind of the pair; -1 where there is none."""
    return (made & _PAIRS) - ONE_PAIR if made & _PAIRS else -1


def pungs_in(made: int) -> int:
    """The kinds of the pungs, as bits."""
    return made >> PUNGS_AT & PUNGS


def chows_in(made: int) -> int:
    """The chows by their lowest kinds, packed as tiles are."""
    return made >> CHOWS_AT
