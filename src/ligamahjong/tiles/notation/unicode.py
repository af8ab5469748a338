"""Tiles as the characters of Unicode's block Mahjong Tiles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.tiles.problems import TileProblem, refuse
from ligamahjong.tiles.tile import Tile, tile

if TYPE_CHECKING:
    from collections.abc import Iterable

__all__ = ["BACK", "read_unicode", "write_unicode"]

BACK = "\U0001f02b"
"""A tile that lies face down."""

_WINDS = range(0x1F000, 0x1F004)
_RED, _GREEN, _WHITE = 0x1F004, 0x1F005, 0x1F006
_CHARACTERS = range(0x1F007, 0x1F010)
_BAMBOO = range(0x1F010, 0x1F019)
_CIRCLES = range(0x1F019, 0x1F022)
_FLOWERS = range(0x1F022, 0x1F02A)
_IGNORED = "\ufe0e\ufe0f"
"""Selectors that ask for a picture or for plain text."""

_ORDER = (*_CHARACTERS, *_CIRCLES, *_BAMBOO, *_WINDS, _WHITE, _GREEN, _RED, *_FLOWERS)
_BY_CHARACTER = {chr(code): tile(kind) for kind, code in enumerate(_ORDER)}


def read_unicode(text: str) -> tuple[Tile, ...]:
    """Read tiles; spaces do not matter.

    >>> [str(one) for one in read_unicode("🀇🀙 🀀")]
    ['1m', '1p', '1z']

    Raises:
        HandError: a character is none of a tile; ``facts["problems"]`` says which and where.
    """
    read = [
        (place, character)
        for place, character in enumerate(text, start=1)
        if not character.isspace() and character not in _IGNORED
    ]
    refuse(
        [
            TileProblem("not-tiles", character, place)
            for place, character in read
            if character not in _BY_CHARACTER
        ]
    )
    return tuple(_BY_CHARACTER[character] for _, character in read)


def write_unicode(tiles: Iterable[Tile]) -> str:
    """Tiles as characters; a red five looks like any other.

    >>> write_unicode(read_unicode("🀇🀙🀀"))
    '🀇🀙🀀'
    """
    return "".join([chr(_ORDER[one.kind]) for one in tiles])
