"""Every way to divide the tiles of a suit into sets and at most one pair.

Both rule sets divide hands suit by suit and join what they find. What a suit is divided into is
remembered: there are 21,743 keys of a suit that can be divided at all, and more that cannot, of
which the latest are.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from ligamahjong.tiles.packing import BITS, MOST

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["Division", "divisions"]

_RANKS = 9
_TRIPLET = 3
_PAIR = 2


class Division(NamedTuple):
    """One way to divide the tiles of one suit; kinds are counted from 0 inside the suit.

    Attributes:
        pair: kind of the pair, or ``None`` where there is none.
        pungs: kinds of three alike, in order.
        chows: lowest kinds of three in a row, in order.
    """

    pair: int | None
    pungs: tuple[int, ...]
    chows: tuple[int, ...]


@lru_cache(maxsize=1 << 15)
def divisions(key: int, *, honours: bool = False) -> tuple[Division, ...]:
    """Every way to divide the tiles of a suit; none if there is none.

    >>> from ligamahjong.tiles.packing import units
    >>> for way in divisions(units([0, 0, 0, 1, 1, 1, 2, 2, 2])):
    ...     print(way)
    Division(pair=None, pungs=(0, 1, 2), chows=())
    Division(pair=None, pungs=(), chows=(0, 0, 0))

    Args:
        key: the tiles of the suit, packed.
        honours: whether they are honours, which make no chows.
    """
    counts = [key >> BITS * kind & MOST for kind in range(_RANKS)]
    beyond_sets = sum(counts) % _TRIPLET
    if not beyond_sets:
        sets = _sets(counts, 0, honours=honours)
        return tuple(Division(None, pungs, chows) for pungs, chows in sets)
    found: list[Division] = []
    for pair in range(_RANKS) if beyond_sets == _PAIR else ():
        if counts[pair] >= _PAIR:
            counts[pair] -= _PAIR
            found += [
                Division(pair, pungs, chows) for pungs, chows in _sets(counts, 0, honours=honours)
            ]
            counts[pair] += _PAIR
    return tuple(found)


def _sets(
    counts: list[int], start: int, *, honours: bool
) -> Iterator[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Every way to divide counts into pungs and chows, the lowest tile first, each way once."""
    while start < _RANKS and not counts[start]:
        start += 1
    if start == _RANKS:
        yield (), ()
        return
    held = counts[start]
    for triplets in range(held // _TRIPLET, -1, -1):
        begun = held - _TRIPLET * triplets
        if begun and (honours or start + 2 >= _RANKS):
            continue
        rest = counts.copy()
        for kind in (start, start + 1, start + 2) if begun else ():
            rest[kind] -= begun
        if min(rest) >= 0:
            for pungs, chows in _sets(rest, start + 1, honours=honours):
                yield (start,) * triplets + pungs, (start,) * begun + chows
