"""A hand: what stands, what lies apart, and the tile that completes it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ligamahjong.tiles.packing import pack

if TYPE_CHECKING:
    from ligamahjong.tiles.meld import Meld
    from ligamahjong.tiles.tile import Tile

__all__ = ["Hand"]


class Hand(NamedTuple):
    """The tiles of a player.

    Whether they can be a hand under some rules is for those rules to say.

    Attributes:
        standing: tiles in the hand, without the winning tile; the order says nothing.
        melds: sets that lie apart, in the order in which they were made.
        winning: the tile that completes the hand, where it does.
        flowers: how many flowers lie apart (MCR).
    """

    standing: tuple[Tile, ...]
    melds: tuple[Meld, ...] = ()
    winning: Tile | None = None
    flowers: int = 0

    @property
    def concealed(self) -> int:
        """The tiles that lie nowhere apart, the winning one among them, packed."""
        packed = pack(self.standing)
        return packed if self.winning is None else packed + self.winning.unit

    @property
    def everything(self) -> tuple[Tile, ...]:
        """All tiles: standing, of the melds, and the winning one."""
        apart = tuple(tile for meld in self.melds for tile in meld.tiles)
        return self.standing + apart + (() if self.winning is None else (self.winning,))

    @property
    def is_closed(self) -> bool:
        """Whether no tile was claimed; concealed kongs leave a hand closed."""
        return not any(meld.is_open for meld in self.melds)
