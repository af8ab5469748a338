"""Tiles by the numbers 0 to 135 of Tenhou: four of each kind; 16, 52 and 88 are the red fives."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from ligamahjong.tiles.meld import Meld, MeldType
from ligamahjong.tiles.problems import TileProblem, refuse
from ligamahjong.tiles.tile import FIVES, KINDS, Tile, tile

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

__all__ = ["BY_ID", "meld_of", "tiles_of", "to_ids"]

_COPIES = 4
BY_ID = tuple(
    tile(kind, red=kind in FIVES and not copy) for kind in KINDS for copy in range(_COPIES)
)
"""The tile of each number; where the room has no red fives, use :func:`tiles_of`."""
_IN_ROOM = {
    True: dict(enumerate(BY_ID)),
    False: {number: tile(one.kind) for number, one in enumerate(BY_ID)},
}
"""The tile of each number, in rooms with red fives and in others."""


def tiles_of(ids: Iterable[int], *, red_fives: bool = True) -> tuple[Tile, ...]:
    """The tiles of numbers.

    >>> [str(one) for one in tiles_of([0, 16, 17, 135])]
    ['1m', '0m', '5m', '7z']

    Args:
        ids: the numbers.
        red_fives: whether the room has any.

    Raises:
        HandError: a number is none of a tile, or comes twice.
    """
    numbers = tuple(ids)
    by_id = _IN_ROOM[red_fives]
    try:
        tiles = tuple([by_id[number] for number in numbers])
    except KeyError:
        tiles = ()
    if len({*numbers}) != len(tiles):
        refuse(list(_problems(numbers)))
    return tiles


def _problems(numbers: tuple[int, ...]) -> Iterator[TileProblem]:
    for place, number in enumerate(numbers, start=1):
        if number not in _IN_ROOM[True]:
            yield TileProblem("no-such-id", str(number), place)
        elif number in numbers[: place - 1]:
            yield TileProblem("twice", str(number), place)


@cache
def meld_of(type_: str, ids: tuple[int, ...], *, red_fives: bool = True) -> Meld:
    """A set that lies apart; the same numbers give the same one.

    >>> str(meld_of("chi", (0, 4, 8)))
    'chi 123m'

    Args:
        type_: a :class:`~ligamahjong.tiles.meld.MeldType`.
        ids: the numbers of its tiles.
        red_fives: whether the room has any.

    Raises:
        HandError: as :func:`tiles_of` and :class:`~ligamahjong.tiles.meld.Meld` do.
    """
    return Meld(MeldType(type_), tiles_of(ids, red_fives=red_fives))


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
