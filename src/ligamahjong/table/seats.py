"""The four seats of a table."""

from __future__ import annotations

from enum import StrEnum
from typing import TypeAlias, TypeVar

__all__ = ["SEATS", "Four", "Wind"]

T = TypeVar("T")

Four: TypeAlias = tuple[T, T, T, T]
"""One value per player, in seat order: East, South, West, North at the first deal."""


class Wind(StrEnum):
    """A wind, as the name of a seat or of a round."""

    EAST = "E"
    SOUTH = "S"
    WEST = "W"
    NORTH = "N"


SEATS: Four[Wind] = (Wind.EAST, Wind.SOUTH, Wind.WEST, Wind.NORTH)
