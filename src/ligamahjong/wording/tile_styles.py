"""How tiles are written within a sentence: in a notation, or marked to be replaced by pictures."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ligamahjong.tiles.notation import write_tiles
from ligamahjong.tiles.notation.brackets import write_letters

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from ligamahjong.tiles import MeldType, Tile

__all__ = ["LETTERS", "MARKS", "NUMBERS", "TileStyle"]


class TileStyle(NamedTuple):
    """A way of writing tiles.

    Attributes:
        write: the tiles themselves.
        stand: what is around tiles that stand together.
        apart: what is around a set that lies apart, of a type.
        completed: what joins a set and the tile that completes it.
    """

    write: Callable[[Iterable[Tile]], str]
    stand: str
    apart: str
    completed: str

    def standing(self, tiles: Iterable[Tile]) -> str:
        """Tiles that stand together.

        >>> from ligamahjong.tiles import tile
        >>> dragons = [tile(33)] * 3
        >>> [style.standing(dragons) for style in (LETTERS, NUMBERS, MARKS)]
        ['CCC', '777z', '[tiles:777z]']
        """
        return self.stand.format(tiles=self.write(tiles))

    def lying(self, type_: MeldType, tiles: Iterable[Tile]) -> str:
        """A set that lies apart.

        >>> from ligamahjong.tiles import MeldType, tile
        >>> dragons = [tile(33)] * 3
        >>> [style.lying(MeldType.PON, dragons) for style in (LETTERS, NUMBERS, MARKS)]
        ['[CCC]', '[pon 777z]', '[tiles:pon 777z]']
        """
        return self.apart.format(type=type_, tiles=self.write(tiles))

    def with_winning(self, tiles: Iterable[Tile], winning: Tile) -> str:
        """A set whose last tile is the winning one.

        >>> from ligamahjong.tiles import tile
        >>> [style.with_winning([tile(0), tile(1)], tile(2)) for style in (NUMBERS, MARKS)]
        ['12m+3m', '[tiles:12m +3m]']
        """
        return self.completed.format(tiles=self.write(tiles), winning=self.write([winning]))


LETTERS = TileStyle(write_letters, "{tiles}", "[{tiles}]", "{tiles}+{winning}")
"""Honours by letters, as sheets of MCR have them."""
NUMBERS = TileStyle(write_tiles, "{tiles}", "[{type} {tiles}]", "{tiles}+{winning}")
"""Honours by numbers, as those of Riichi have them."""
MARKS = TileStyle(
    write_tiles, "[tiles:{tiles}]", "[tiles:{type} {tiles}]", "[tiles:{tiles} +{winning}]"
)
"""For pages, which show pictures in their place."""
