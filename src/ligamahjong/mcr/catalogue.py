"""The fans: numbers, names, points, and what each excludes, from the table beside this module."""

from __future__ import annotations

import csv
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["FANS", "FLOWER_TILES", "Fan", "by_key", "fans"]

FLOWER_TILES = 81


@dataclass(frozen=True, slots=True)
class Fan:
    """One fan, as the table has it.

    Attributes:
        number: 1 to 81 as in the Green Book; 82 is one melded and one concealed kong, which the
            book has under 57.
        key: its name in code.
        ema: points in the Green Book.
        cn: points in China.
        spanish: name in the federation's texts.
        english: name in the Green Book.
        chinese: name.
        also: other names in the federation's texts and at tables, none of which is another fan's.
        excludes: numbers of fans that do not count beside it.
        excludes_for_sets: numbers of fans that the sets which form it do not score.
        sources: where it is found: sections of the Green Book, the federation's wiki, and what
            else decided how it is counted (docs/rules/mcr.md, Sources).
    """

    number: int
    key: str
    ema: int
    cn: int
    spanish: str
    english: str
    chinese: str
    also: tuple[str, ...]
    excludes: tuple[int, ...]
    excludes_for_sets: tuple[int, ...]
    sources: tuple[str, ...]


@cache
def fans() -> Mapping[int, Fan]:
    """Every fan by its number."""
    text = files(__package__).joinpath("fans.csv").read_text("utf-8")
    return MappingProxyType(
        {int(row["number"]): _fan(row) for row in csv.DictReader(text.splitlines())}
    )


def _fan(row: Mapping[str, str]) -> Fan:
    tokens = row["excludes"].split()
    return Fan(
        int(row["number"]),
        row["key"],
        int(row["ema"]),
        int(row["cn"]),
        row["spanish"],
        row["english"],
        row["chinese"],
        tuple(filter(None, row["also"].split(" · "))),
        tuple(int(token) for token in tokens if token.isdigit()),
        tuple(int(token[:-1]) for token in tokens if token.endswith("s")),
        tuple(row["source"].split()),
    )


FANS = fans()
"""Every fan by its number."""

_BY_KEY = MappingProxyType({fan.key: fan.number for fan in FANS.values()})


def by_key(key: str) -> int:
    """The number of a fan by its name in code.

    >>> by_key("half_flush")
    50
    """
    return _BY_KEY[key]
