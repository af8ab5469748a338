"""Tiles by the numbers 0 to 135 of Tenhou: four of each kind; 16, 52 and 88 are the red fives."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from ligamahjong.tiles.hand import Hand
from ligamahjong.tiles.meld import Meld, MeldType
from ligamahjong.tiles.problems import TileProblem, refuse
from ligamahjong.tiles.tile import FIVES, KINDS, Tile, tile

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator

__all__ = ["BY_ID", "hand_of", "meld_of", "tiles_of", "to_ids"]

_COPIES = 4
_as_tuple = tuple.__new__
"""Makes a named tuple of its values, three times as quick as its constructor."""
BY_ID = tuple(
    tile(kind, red=kind in FIVES and not copy) for kind in KINDS for copy in range(_COPIES)
)
"""The tile of each number; where the room has no red fives, use :func:`tiles_of`."""
_WITH_REDS = dict(enumerate(BY_ID))
_WITHOUT_REDS = {number: tile(one.kind) for number, one in enumerate(BY_ID)}


def tiles_of(ids: Collection[int], *, red_fives: bool = True) -> tuple[Tile, ...]:
    """The tiles of numbers.

    >>> [str(one) for one in tiles_of([0, 16, 17, 135])]
    ['1m', '0m', '5m', '7z']

    Args:
        ids: the numbers.
        red_fives: whether the room has any.

    Raises:
        HandError: a number is none of a tile, or comes twice.
    """
    if not ids:
        return ()
    by_id = _WITH_REDS if red_fives else _WITHOUT_REDS
    try:
        tiles = tuple([by_id[number] for number in ids])
    except KeyError:
        tiles = ()
    if len(tiles) != 1 and len({*ids}) != len(tiles):
        refuse(list(_problems(tuple(ids))))
    return tiles


def _problems(numbers: tuple[int, ...]) -> Iterator[TileProblem]:
    for place, number in enumerate(numbers, start=1):
        if number not in _WITH_REDS:
            yield TileProblem("no-such-id", str(number), place)
        elif number in numbers[: place - 1]:
            yield TileProblem("twice", str(number), place)


def meld_of(name: str, ids: tuple[int, ...], *, red_fives: bool = True) -> Meld:
    """A set that lies apart; the same numbers give the same one.

    >>> str(meld_of("chi", (0, 4, 8)))
    'chi 123m'

    Args:
        name: of a :class:`~ligamahjong.tiles.meld.MeldType`.
        ids: the numbers of its tiles.
        red_fives: whether the room has any.

    Raises:
        HandError: as :func:`tiles_of` and :class:`~ligamahjong.tiles.meld.Meld` do.
    """
    return _meld(name, ids, red_fives)


@cache
def _meld(name: str, ids: tuple[int, ...], red_fives: bool) -> Meld:  # noqa: FBT001 - kept quicker
    return Meld(MeldType(name), tiles_of(ids, red_fives=red_fives))


def hand_of(
    standing: Collection[int],
    winning: int,
    melds: Collection[tuple[str, tuple[int, ...]]] = (),
    *,
    red_fives: bool = True,
) -> Hand:
    """A hand of numbers.

    >>> str(hand_of([0, 4, 8, 132], 133, [("pon", (108, 109, 110))]).winning)
    '7z'

    Args:
        standing: numbers of the tiles that stand, without the winning one.
        winning: number of the winning tile.
        melds: type and numbers of each set that lies apart.
        red_fives: whether the room has any.

    Raises:
        HandError: as :func:`tiles_of` and :func:`meld_of` do.
    """
    by_id = _WITH_REDS if red_fives else _WITHOUT_REDS
    try:
        tiles, last = tuple([by_id[number] for number in standing]), by_id[winning]
    except KeyError:
        refuse(list(_problems((*standing, winning))))
        raise
    apart = tuple([_meld(name, ids, red_fives) for name, ids in melds]) if melds else ()
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
