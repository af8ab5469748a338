"""The fans as the book groups them, by their points."""

from __future__ import annotations

from ligamahjong.mcr.book import (
    points_1,
    points_2,
    points_4,
    points_6,
    points_8,
    points_12,
    points_16,
    points_24,
    points_32,
    points_48,
    points_64,
    points_88,
)
from ligamahjong.mcr.book.definition import Asks, OfSets, Recognised

__all__ = ["OF_SETS", "RECOGNISED", "Asks", "OfSets", "Recognised"]

_GROUPS = (
    points_88,
    points_64,
    points_48,
    points_32,
    points_24,
    points_16,
    points_12,
    points_8,
    points_6,
    points_4,
    points_2,
    points_1,
)
_DEFINED = tuple(value for group in _GROUPS for value in vars(group).values())

RECOGNISED = tuple(value for value in _DEFINED if isinstance(value, Recognised))
"""Every fan that is not of chows or pungs alone, from the highest to the lowest."""
OF_SETS = tuple(value for value in _DEFINED if isinstance(value, OfSets))
"""Every fan of chows or pungs alone, from the highest to the lowest."""
