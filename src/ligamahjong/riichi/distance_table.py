"""The distances of all 405,350 ways to hold up to fourteen tiles of a suit, as a packaged table.

A suit of 27 bits (:mod:`ligamahjong.tiles.packing`) is looked up in two halves: ranks one to five
and six to nine. The upper halves are in the order of how many tiles they have; so those that may
stand beside a lower half, fourteen tiles together, are the first of them, and the place of a suit
is a number for its lower half and one for its upper half, added.

``scripts/distance-table`` writes the file.
"""

from __future__ import annotations

import zlib
from functools import cache
from itertools import product
from pkgutil import get_data
from typing import TYPE_CHECKING, NamedTuple

from ligamahjong.riichi.distance import START, read_off, through_rank
from ligamahjong.tiles.packing import BITS

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ligamahjong.riichi.distance import States

__all__ = ["FILE", "LOWER_BITS", "LOWER_MASK", "Table", "build", "read", "table"]

FILE = "distances.bin"
_LOWER_RANKS, _UPPER_RANKS = 5, 4
LOWER_BITS = BITS * _LOWER_RANKS
LOWER_MASK = (1 << LOWER_BITS) - 1
_MOST_TILES = 14
_COPIES = 4
_LAST_CHOW_RANK = 6
_VALUES = 10
_BITS_OF_VALUE = 4
_BYTES = _VALUES * _BITS_OF_VALUE // 8


class Table(NamedTuple):
    """The table.

    Attributes:
        rows: the different rows of distances, as :func:`~ligamahjong.riichi.distance.distances`
            gives them.
        row: for each place, the number of its row.
        lower: by the packed lower half of a suit, its part of the place.
        upper: the same of the upper half.
    """

    rows: Sequence[tuple[int, ...]]
    row: Sequence[int]
    lower: Sequence[int]
    upper: Sequence[int]


@cache
def table() -> Table:
    """The packaged table."""
    return read(get_data(__package__, FILE) or b"")


def read(data: bytes) -> Table:
    """The table of a file."""
    content = zlib.decompress(data)
    end = 1 + _BYTES * content[0]
    rows = [_values(content[at : at + _BYTES]) for at in range(1, end, _BYTES)]
    lower, upper = _places()
    return Table(rows, content[end:], lower, upper)


def _values(packed: bytes) -> tuple[int, ...]:
    number = int.from_bytes(packed, "little")
    return tuple(number >> place * _BITS_OF_VALUE & 15 for place in range(_VALUES))


def _places() -> tuple[list[int], list[int]]:
    """The parts of the place of each half, by its packed tiles."""
    lower, upper = [0] * (LOWER_MASK + 1), [0] * (1 << BITS * _UPPER_RANKS)
    beside = [0] * (_MOST_TILES + 1)
    for place, (tiles, packed, _) in enumerate(_upper_halves()):
        upper[packed] = place
        for fewer in range(_MOST_TILES - tiles + 1):
            beside[fewer] += 1
    place = 0
    for tiles, packed, _ in _lower_halves():
        lower[packed] = place
        place += beside[tiles]
    return lower, upper


def _halves(ranks: int) -> Iterator[tuple[int, int, tuple[int, ...]]]:
    """How many tiles, packed, and of each rank, where there are no more than fourteen."""
    for held in product(range(_COPIES + 1), repeat=ranks):
        if (tiles := sum(held)) <= _MOST_TILES:
            yield tiles, sum(many << BITS * rank for rank, many in enumerate(held)), held


def _lower_halves() -> list[tuple[int, int, tuple[int, ...]]]:
    return list(_halves(_LOWER_RANKS))


def _upper_halves() -> list[tuple[int, int, tuple[int, ...]]]:
    return sorted(_halves(_UPPER_RANKS))


def build() -> bytes:
    """The content of the file, worked out from the first suit to the last; it takes minutes."""
    numbers: dict[tuple[int, ...], int] = {}
    row = bytearray()
    uppers = _upper_halves()
    for tiles, _, held in _lower_halves():
        states = _through(START, held, 0)
        kept: dict[tuple[int, ...], States] = {(): states}
        for more, _, above in uppers:
            if tiles + more <= _MOST_TILES:
                values = read_off(_kept(kept, above))
                row.append(numbers.setdefault(values, len(numbers)))
    head = bytes([len(numbers)])
    rows = b"".join(
        sum(value << place * _BITS_OF_VALUE for place, value in enumerate(values)).to_bytes(
            _BYTES, "little"
        )
        for values in numbers
    )
    return zlib.compress(head + rows + row, 9)


def _through(states: States, held: tuple[int, ...], first: int) -> States:
    for rank, many in enumerate(held, start=first):
        states = through_rank(states, many, _COPIES, chows=rank <= _LAST_CHOW_RANK)
    return states


def _kept(kept: dict[tuple[int, ...], States], above: tuple[int, ...]) -> States:
    """The states after some upper ranks, from those after one rank less."""
    if above not in kept:
        before = _kept(kept, above[:-1])
        kept[above] = _through(before, above[-1:], _LOWER_RANKS + len(above) - 1)
    return kept[above]
