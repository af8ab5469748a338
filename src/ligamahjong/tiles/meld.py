"""Sets that lie apart: claimed from others, or kongs."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING

from ligamahjong.errors import HandError
from ligamahjong.tiles.tile import HONOURS

if TYPE_CHECKING:
    from ligamahjong.tiles.tile import Tile

__all__ = ["Meld", "MeldType"]

_SUIT_LENGTH = 9
_LAST_CHOW_RANK = 6


class MeldType(StrEnum):
    """What a set that lies apart is, by its usual Japanese name."""

    CHI = "chi"
    """Three in a row of one suit, claimed."""
    PON = "pon"
    """Three alike, claimed."""
    MINKAN = "minkan"
    """Four alike, the fourth claimed from a discard (melded kong)."""
    KAKAN = "kakan"
    """A pon to which the fourth was added (added kong)."""
    ANKAN = "ankan"
    """Four alike, all drawn (concealed kong)."""

    @property
    def is_kan(self) -> bool:
        """Whether it has four tiles."""
        return self in {MeldType.MINKAN, MeldType.KAKAN, MeldType.ANKAN}

    @property
    def is_open(self) -> bool:
        """Whether a tile of it was claimed."""
        return self is not MeldType.ANKAN


@dataclass(frozen=True, slots=True)
class Meld:
    """A set that lies apart.

    Attributes:
        type: what it is.
        tiles: three or, of a kong, four; those of a chow in order of rank.
        kind: the kind of its lowest tile.
        mark: the sum of the marks of its tiles.

    Raises:
        HandError: the tiles do not make such a set; ``facts["reason"]`` is ``"meld"``.
    """

    type: MeldType
    tiles: tuple[Tile, ...]
    kind: int = field(init=False, repr=False, compare=False)
    mark: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "tiles", tuple(sorted(self.tiles)))
        object.__setattr__(self, "kind", self.tiles[0].kind if self.tiles else 0)
        object.__setattr__(self, "mark", sum([tile.mark for tile in self.tiles]))
        if not self._is_set():
            text = "".join(map(str, self.tiles))
            raise HandError(
                f"{text} is no {self.type}", reason="meld", type=self.type.value, tiles=text
            )

    def _is_set(self) -> bool:
        kinds = [tile.kind for tile in self.tiles]
        first = self.kind
        if len(kinds) != (4 if self.type.is_kan else 3) or first > HONOURS[-1]:
            return False
        if self.type is MeldType.CHI:
            in_suit = first < HONOURS.start and first % _SUIT_LENGTH <= _LAST_CHOW_RANK
            return in_suit and kinds == [first, first + 1, first + 2]
        return set(kinds) == {first}

    @property
    def is_open(self) -> bool:
        """Whether a tile of it was claimed."""
        return self.type.is_open

    def __str__(self) -> str:
        """As the notation of hands has it.

        >>> from ligamahjong.tiles.tile import tile
        >>> str(Meld(MeldType.CHI, (tile(2), tile(0), tile(1))))
        'chi 123m'
        """
        ranks = "".join(str(tile)[0] for tile in self.tiles)
        return f"{self.type} {ranks}{self.tiles[0].suit}"
