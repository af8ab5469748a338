"""How many tiles a suit lacks, and the packaged table of it."""

from __future__ import annotations

import random
import zlib
from itertools import product

import pytest

from ligamahjong.riichi.distance import NEVER, distances
from ligamahjong.riichi.distance_table import LOWER_BITS, LOWER_MASK, read, table
from ligamahjong.tiles.division import divisions
from ligamahjong.tiles.packing import BITS

SUITS = 405_350
"""Ways to hold at most fourteen tiles of a suit, at most four of a rank."""


def looked_up(held: list[int]) -> tuple[int, ...]:
    key = sum(many << BITS * rank for rank, many in enumerate(held))
    found = table()
    return found.rows[found.row[found.lower[key & LOWER_MASK] + found.upper[key >> LOWER_BITS]]]


@pytest.mark.parametrize(
    ("held", "expected"),
    [
        ([0] * 9, (0, 3, 6, 9, 12, 2, 5, 8, 11, 14)),
        ([1, 1, 0, 0, 0, 0, 0, 0, 3], (0, 0, 1, 4, 7, 0, 1, 3, 6, 9)),
        ([3, 1, 1, 1, 1, 1, 1, 1, 3], (0, 0, 0, 0, 0, 0, 0, 0, 0, 1)),
        ([4, 0, 0, 0, 0, 0, 0, 0, 0], (0, 0, 2, 5, 8, 0, 2, 4, 7, 10)),
        ([0, 2, 0, 0, 2, 0, 0, 2, 0], (0, 1, 2, 3, 6, 0, 1, 2, 5, 8)),
    ],
)
def test_distances_worked_out_by_hand(held: list[int], expected: tuple[int, ...]) -> None:
    assert distances(held) == expected
    assert looked_up(held) == expected


def test_honours_make_no_chows() -> None:
    assert distances([1, 1, 1, 0, 0, 0, 0], honours=True) == (0, 2, 4, 6, 9, 1, 3, 5, 8, 11)


def test_tiles_that_lie_apart_are_not_to_be_had() -> None:
    gone = [1, 4, 4, 4, 4, 4, 4, 4, 4]
    assert distances([1, *[0] * 8])[5] == 1
    assert distances([1, *[0] * 8], gone)[5] == 2
    nothing_left = [1, *[0] * 8]
    assert distances([1, *[0] * 8], nothing_left) == (0, *[NEVER] * 9)


def test_the_table_has_every_suit() -> None:
    assert len(table().row) == SUITS
    assert len(set(table().rows)) == len(table().rows)


def test_a_sample_of_the_table_worked_out_again() -> None:
    draw = random.Random(11)
    for _ in range(400):
        held = [0] * 9
        for _ in range(draw.randint(0, 14)):
            rank = draw.randrange(9)
            held[rank] = min(4, held[rank] + 1)
        assert looked_up(held) == distances(held), held


def test_the_table_is_the_same_read_backwards() -> None:
    draw = random.Random(12)
    for _ in range(2_000):
        wall = [rank for rank in range(9) for _ in range(4)]
        taken = draw.sample(wall, draw.randint(0, 14))
        held = [taken.count(rank) for rank in range(9)]
        assert looked_up(held) == looked_up(held[::-1])


def test_what_lacks_nothing_is_divided() -> None:
    """Another way to the same: the divisions that hands are scored by."""
    for held in product(range(3), repeat=6):
        tiles = sum(held)
        if tiles % 3 != 1:
            counts = [*held, 0, 0, 0]
            key = sum(many << BITS * rank for rank, many in enumerate(counts))
            sets, pair = divmod(tiles, 3)
            whole = sets <= 4 and looked_up(counts)[sets + 5 * (pair == 2)] == 0
            assert whole is bool(divisions(key)) or sets > 4


def test_a_file_that_is_none_is_not_read() -> None:
    with pytest.raises(zlib.error):
        read(b"123m456p")
