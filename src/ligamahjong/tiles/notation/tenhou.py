"""Tiles by the numbers 0 to 135 of Tenhou: four of each kind; 16, 52 and 88 are the red fives."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.tiles.problems import TileProblem, refuse
from ligamahjong.tiles.tile import FIVES, KINDS, Tile, tile

if TYPE_CHECKING:
    from collections.abc import Iterable

__all__ = ["BY_ID", "tiles_of", "to_ids"]

_COPIES = 4
BY_ID = tuple(
    tile(kind, red=kind in FIVES and not copy) for kind in KINDS for copy in range(_COPIES)
)
"""The tile of each number; where the room has no red fives, use :func:`tiles_of`."""


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
    numbers = list(ids)
    known = range(len(BY_ID))
    refuse(
        [
            TileProblem("no-such-id" if number not in known else "twice", str(number), place)
            for place, number in enumerate(numbers, start=1)
            if number not in known or number in numbers[: place - 1]
        ]
    )
    if red_fives:
        return tuple([BY_ID[number] for number in numbers])
    return tuple([tile(number // _COPIES) for number in numbers])


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
