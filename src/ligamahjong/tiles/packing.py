"""Hands packed into one integer: three bits for each kind, its number of tiles.

The suits lie side by side, nine kinds of 27 bits each: characters lowest, then circles, bamboo,
and the seven honours. Adding two hands is adding two integers, as long as no kind has more than
seven tiles.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.tiles.tile import KINDS

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ligamahjong.tiles.tile import Tile

__all__ = [
    "ALL_KINDS",
    "BITS",
    "MOST",
    "RED_SHIFT",
    "SUIT_BITS",
    "SUIT_MASK",
    "count",
    "kinds_in",
    "pack",
    "suit_keys",
    "units",
]

BITS = 3
MOST = 0b111
SUIT_BITS = 27
SUIT_MASK = (1 << SUIT_BITS) - 1
RED_SHIFT = BITS * len(KINDS)
"""Where a sum of marks (:class:`~ligamahjong.tiles.tile.Tile`) has the number of red fives."""
ALL_KINDS = (1 << RED_SHIFT) - 1
"""What is left of a sum of marks without them: the tiles, packed."""


def pack(tiles: Iterable[Tile]) -> int:
    """Tiles as one integer; flowers are left out.

    >>> from ligamahjong.tiles.tile import tile
    >>> pack([tile(0), tile(0), tile(2)]) == 2 + (1 << 6)
    True
    """
    return sum([tile.unit for tile in tiles])


def units(kinds: Iterable[int]) -> int:
    """Kinds as one integer."""
    return sum([1 << BITS * kind for kind in kinds])


def count(packed: int, kind: int) -> int:
    """How many tiles of a kind there are."""
    return packed >> BITS * kind & MOST


def kinds_in(packed: int) -> Iterator[int]:
    """The kinds that are there, each once, in order."""
    return (kind for kind in KINDS if packed >> BITS * kind & MOST)


def suit_keys(packed: int) -> tuple[int, int, int, int]:
    """The tiles of characters, circles, bamboo and the honours, each as an integer of its own.

    >>> suit_keys(units([0, 9, 9, 27]))
    (1, 2, 0, 1)
    """
    return (
        packed & SUIT_MASK,
        packed >> SUIT_BITS & SUIT_MASK,
        packed >> 2 * SUIT_BITS & SUIT_MASK,
        packed >> 3 * SUIT_BITS,
    )
