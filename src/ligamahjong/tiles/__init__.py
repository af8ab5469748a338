"""Tiles, sets and hands, and how they are written, shared by both rule sets."""

from ligamahjong.tiles.hand import Hand
from ligamahjong.tiles.meld import Meld, MeldType
from ligamahjong.tiles.problems import TileProblem
from ligamahjong.tiles.tile import FIVES, FLOWERS, HONOURS, KINDS, Dragon, Suit, Tile, tile

__all__ = [
    "FIVES",
    "FLOWERS",
    "HONOURS",
    "KINDS",
    "Dragon",
    "Hand",
    "Meld",
    "MeldType",
    "Suit",
    "Tile",
    "TileProblem",
    "tile",
]
