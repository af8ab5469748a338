"""Tiles by the numbers 0 to 135 of Tenhou: four of each kind; 16, 52 and 88 are the red fives."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.tiles.hand import Hand
from ligamahjong.tiles.meld import Meld, MeldType
from ligamahjong.tiles.problems import TileProblem, refuse
from ligamahjong.tiles.tile import FIVES, KINDS, Tile, tile

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Mapping

__all__ = [
    "BY_ID",
    "WITHOUT_RED_FIVES",
    "WITH_RED_FIVES",
    "hand_of",
    "meld_of",
    "tiles_of",
    "to_ids",
]

_COPIES = 4
_as_tuple = tuple.__new__
"""Makes a named tuple of its values, three times as quick as its constructor."""

BY_ID = tuple(
    tile(kind, red=kind in FIVES and not copy) for kind in KINDS for copy in range(_COPIES)
)
"""The tile of each number."""
WITH_RED_FIVES: Mapping[int, Tile] = dict(enumerate(BY_ID))
WITHOUT_RED_FIVES: Mapping[int, Tile] = {number: tile(one.kind) for number, one in enumerate(BY_ID)}
"""The tiles of a room without red fives."""


def tiles_of(ids: Collection[int], room: Mapping[int, Tile] = WITH_RED_FIVES) -> tuple[Tile, ...]:
    """The tiles of numbers.

    >>> [str(one) for one in tiles_of([0, 16, 17, 135])]
    ['1m', '0m', '5m', '7z']

    Args:
        ids: the numbers.
        room: its tiles, :data:`WITH_RED_FIVES` or :data:`WITHOUT_RED_FIVES`.

    Raises:
        HandError: a number is none of a tile, or comes twice.
    """
    if not ids:
        return ()
    try:
        if len(ids) == 1:  # as most indicators are
            (number,) = ids
            return (room[number],)
        tiles = tuple([room[number] for number in ids])
    except KeyError:
        tiles = ()
    if len({*ids}) != len(tiles):
        refuse(list(_problems(tuple(ids))))
    return tiles


def _problems(numbers: tuple[int, ...]) -> Iterator[TileProblem]:
    known = range(len(BY_ID))
    for place, number in enumerate(numbers, start=1):
        if number not in known:
            yield TileProblem("no-such-id", str(number), place)
        elif number in numbers[: place - 1]:
            yield TileProblem("twice", str(number), place)


def meld_of(name: str, ids: tuple[int, ...], room: Mapping[int, Tile] = WITH_RED_FIVES) -> Meld:
    """A set that lies apart; the same numbers give the same one.

    >>> str(meld_of("chi", (0, 4, 8)))
    'chi 123m'

    Args:
        name: of a :class:`~ligamahjong.tiles.meld.MeldType`.
        ids: the numbers of its tiles.
        room: its tiles.

    Raises:
        HandError: as :func:`tiles_of` and :class:`~ligamahjong.tiles.meld.Meld` do.
    """
    return _WITH_REDS[name, ids] if room is WITH_RED_FIVES else _meld(name, ids, room)


def _meld(name: str, ids: tuple[int, ...], room: Mapping[int, Tile]) -> Meld:
    return Meld(MeldType(name), tiles_of(ids, room))


class _Melds(dict[tuple[str, tuple[int, ...]], Meld]):
    """Sets that lie apart, by name and numbers, each made once."""

    def __missing__(self, key: tuple[str, tuple[int, ...]]) -> Meld:
        self[key] = meld = _meld(*key, WITH_RED_FIVES)
        return meld


_WITH_REDS = _Melds()


def hand_of(
    standing: Collection[int],
    winning: int,
    melds: Collection[tuple[str, tuple[int, ...]]] = (),
    room: Mapping[int, Tile] = WITH_RED_FIVES,
) -> Hand:
    """A hand of numbers; that none of them comes twice is not asked.

    >>> str(hand_of([0, 4, 8, 132], 133, [("pon", (108, 109, 110))]).winning)
    '7z'

    Args:
        standing: numbers of the tiles that stand, without the winning one.
        winning: number of the winning tile.
        melds: type and numbers of each set that lies apart.
        room: its tiles.

    Raises:
        HandError: a number is none of a tile, or :func:`meld_of` raises it.
    """
    try:
        tiles, last = tuple([room[number] for number in standing]), room[winning]
    except KeyError:
        refuse(list(_problems((*standing, winning))))
        raise
    apart = tuple([meld_of(name, ids, room) for name, ids in melds]) if melds else ()
    return _as_tuple(Hand, (tiles, apart, last, 0))


def to_ids(tiles: Iterable[Tile]) -> tuple[int, ...]:
    """Numbers for tiles, the lowest ones that are free.

    >>> to_ids(tiles_of([16, 17, 20]))
    (16, 17, 20)

    Raises:
        HandError: there are more of a tile than a set has.
    """
    free: dict[Tile, list[int]] = {}
    for number, one in enumerate(BY_ID):
        free.setdefault(one, []).append(number)
    ids: list[int] = []
    problems: list[TileProblem] = []
    for place, one in enumerate(tiles, start=1):
        if free.get(one):
            ids.append(free[one].pop(0))
        else:
            problems.append(TileProblem("fifth-copy", str(one), place))
    refuse(problems)
    return tuple(ids)
