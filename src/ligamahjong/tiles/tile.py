"""Tiles as values.

A *kind* is what the rules count: 34 of them, numbered 0 to 33 (characters 0–8, circles 9–17,
bamboo 18–26, winds 27–30 in the order East, South, West, North, dragons 31–33 in the order white,
green, red). The eight flowers and seasons are kinds 34 to 41. Four tiles of each of the first 34
kinds make a set, one of each flower; three fives may be red, which changes no kind.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from ligamahjong.errors import HandError

__all__ = [
    "FIVES",
    "FLOWERS",
    "HONOURS",
    "KINDS",
    "RED_FIVES",
    "TILES",
    "Dragon",
    "Suit",
    "Tile",
    "tile",
]

KINDS = range(34)
"""Kinds of which there are four tiles each."""
HONOURS = range(27, 34)
FLOWERS = range(34, 42)
FIVES = (4, 13, 22)
"""Kinds of the fives, which may be red."""

_SUIT_LENGTH = 9


class Suit(StrEnum):
    """A suit, by the letter of the usual notation."""

    CHARACTERS = "m"
    CIRCLES = "p"
    BAMBOO = "s"
    HONOURS = "z"
    FLOWERS = "f"


class Dragon(StrEnum):
    """A dragon."""

    WHITE = "white"
    GREEN = "green"
    RED = "red"


_SUITS = (Suit.CHARACTERS, Suit.CIRCLES, Suit.BAMBOO, Suit.HONOURS)


@dataclass(frozen=True, slots=True, order=True)
class Tile:
    """One tile.

    >>> Tile(4).suit, Tile(4).rank, str(Tile(4)), str(Tile(4, red=True)), str(Tile(33))
    (<Suit.CHARACTERS: 'm'>, 5, '5m', '0m', '7z')

    Attributes:
        kind: 0 to 41, as the module says.
        red: whether it is a red five.
        unit: what one such tile adds to a hand packed into an integer
            (:mod:`ligamahjong.tiles.packing`); 0 for flowers, which are in no hand.
        mark: the same, and of a red five one more above all kinds, so that a sum of marks tells
            how many there are.

    Raises:
        HandError: there is no such tile.
    """

    kind: int
    red: bool = False
    unit: int = field(init=False, repr=False, compare=False)
    mark: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        if self.kind not in KINDS and self.kind not in FLOWERS:
            raise HandError(f"there is no tile of kind {self.kind}", reason="kind", kind=self.kind)
        if self.red and self.kind not in FIVES:
            raise HandError(f"kind {self.kind} is never red", reason="red", kind=self.kind)
        unit = 1 << 3 * self.kind if self.kind in KINDS else 0
        object.__setattr__(self, "unit", unit)
        object.__setattr__(self, "mark", unit + (self.red << 3 * len(KINDS)))

    @property
    def suit(self) -> Suit:
        """The suit it is of."""
        return Suit.FLOWERS if self.kind in FLOWERS else _SUITS[self.kind // _SUIT_LENGTH]

    @property
    def rank(self) -> int:
        """1 to 9; of honours 1 to 7 in the order of their kinds; of flowers 1 to 8."""
        start = FLOWERS.start if self.kind in FLOWERS else self.kind // _SUIT_LENGTH * _SUIT_LENGTH
        return self.kind - start + 1

    @property
    def is_honour(self) -> bool:
        """Whether it is a wind or a dragon."""
        return self.kind in HONOURS

    @property
    def is_terminal(self) -> bool:
        """Whether it is a one or a nine."""
        return self.kind < HONOURS.start and self.rank in {1, _SUIT_LENGTH}

    def __str__(self) -> str:
        """As the usual notation has it."""
        return f"{0 if self.red else self.rank}{self.suit}"


TILES = tuple(Tile(kind) for kind in (*KINDS, *FLOWERS))
"""One tile of each kind, none of them red."""

RED_FIVES = {kind: Tile(kind, red=True) for kind in FIVES}


def tile(kind: int, *, red: bool = False) -> Tile:
    """The tile of a kind.

    Raises:
        HandError: there is no such tile.
    """
    if red:
        return RED_FIVES[kind] if kind in RED_FIVES else Tile(kind, red=True)
    return TILES[kind] if 0 <= kind < len(TILES) else Tile(kind)
