from __future__ import annotations

from itertools import product

import pytest

from ligamahjong.tiles.division import Division, divisions
from ligamahjong.tiles.notation import read_tiles
from ligamahjong.tiles.packing import pack, units


def ways(text: str) -> list[Division]:
    return list(divisions(pack(read_tiles(text))))


def test_three_in_a_row_three_times() -> None:
    assert ways("111222333m") == [
        Division(None, (0, 1, 2), ()),
        Division(None, (), (0, 0, 0)),
    ]


@pytest.mark.parametrize(
    ("text", "many"),
    [("", 1), ("11m", 1), ("1m", 0), ("123m", 1), ("124m", 0), ("11123444m", 2), ("1111m", 0)],
)
def test_how_many_ways(text: str, many: int) -> None:
    assert len(ways(text)) == many


def test_honours_make_no_chows() -> None:
    assert divisions(units([0, 1, 2]), honours=True) == ()
    assert divisions(units([0, 0, 0, 6, 6]), honours=True) == (Division(6, (0,), ()),)


def test_each_way_has_the_tiles_of_the_suit() -> None:
    for held in product(range(3), repeat=5):
        kinds = [rank for rank, many in enumerate(held) for _ in range(many)]
        for way in divisions(units(kinds)):
            tiles = [kind for kind in way.pungs for _ in range(3)]
            tiles += [low + step for low in way.chows for step in range(3)]
            tiles += [] if way.pair is None else [way.pair] * 2
            assert sorted(tiles) == kinds


def test_no_way_comes_twice() -> None:
    assert ways("111123m") == [Division(None, (0,), (0,))]
    for held in product(range(5), repeat=4):
        kinds = [rank for rank, many in enumerate(held) for _ in range(many)]
        found = divisions(units(kinds))
        assert len(set(found)) == len(found)


def test_what_is_remembered_of_suits_does_not_grow_for_ever() -> None:
    assert divisions.cache_info().maxsize == 1 << 15


def test_there_are_21743_suits_that_can_be_divided() -> None:
    """As published of the tables of other programs: counts of up to 14 tiles of nine ranks."""
    sets: set[tuple[int, ...]] = {(0,) * 9}
    found = set(sets)
    shapes = [
        *(tuple(3 * (rank == one) for rank in range(9)) for one in range(9)),
        *(tuple(int(low <= rank < low + 3) for rank in range(9)) for low in range(7)),
    ]
    for _ in range(4):
        sets = {
            joined
            for held in sets
            for shape in shapes
            if max(joined := tuple(map(sum, zip(held, shape, strict=True)))) <= 4
        }
        found |= sets
    pairs = {
        joined
        for held in found
        for one in range(9)
        if max(joined := tuple(n + 2 * (rank == one) for rank, n in enumerate(held))) <= 4
    }
    assert len(found | pairs) == 21_743
