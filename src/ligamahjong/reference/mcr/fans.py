"""The fans as pages show them: what is worth knowing of each, what it goes with, and hands."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, fields, replace
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, NamedTuple

from ligamahjong.mcr.catalogue import FANS, by_key
from ligamahjong.mcr.circumstances import Circumstances
from ligamahjong.mcr.numbers import number_in_book
from ligamahjong.mcr.profiles import EMA
from ligamahjong.reference.bilingual import Bilingual
from ligamahjong.reference.lookup import folded
from ligamahjong.table import Wind
from ligamahjong.tiles.notation import read_hand

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ligamahjong.mcr.catalogue import Fan
    from ligamahjong.tiles import Hand

__all__ = ["Entry", "Example", "entries", "entry"]

_CIRCUMSTANCES = frozenset(one.name for one in fields(Circumstances)) - {"seat", "prevalent"}
"""Those that a hand either has or has not."""


class Example(NamedTuple):
    """A hand that shows a fan.

    Attributes:
        number: of the fan that is to be among those that count.
        text: the hand as it is laid out.
        how: it was won.
    """

    number: int
    text: str
    how: Circumstances

    @property
    def hand(self) -> Hand:
        """The hand itself."""
        return read_hand(self.text)


@dataclass(frozen=True, slots=True)
class Entry:
    """A fan of the Green Book.

    Attributes:
        fan: as the catalogue has it.
        others: what else the book has under its number.
        about: what is worth knowing beyond its definition.
        beside: what does not count beside it, where no list of fans says so; ``None`` elsewhere.
        goes_with: numbers of fans that it is often combined with.
        examples: hands that show it.
        found_by: its number and names folded, to look it up.
    """

    fan: Fan
    others: tuple[Fan, ...]
    about: Bilingual
    beside: Bilingual | None
    goes_with: tuple[int, ...]
    examples: tuple[Example, ...]
    found_by: str

    @property
    def number(self) -> int:
        """In the book."""
        return self.fan.number


@cache
def entries() -> tuple[Entry, ...]:
    """All 81 of them, by number."""
    listed = tomllib.loads(files(__package__).joinpath("fans.toml").read_text("utf-8"))
    return tuple(map(_entry, listed["fan"]))


def entry(number: int) -> Entry | None:
    """The fan of a number of the book; ``None`` where there is none.

    >>> entry(28).fan.chinese
    '清龙'
    """
    return next((one for one in entries() if one.number == number), None)


def _entry(row: Mapping[str, Any]) -> Entry:
    fan = FANS[by_key(row["key"])]
    others = tuple(
        one
        for one in FANS.values()
        if one is not fan and number_in_book(one.number, EMA) == fan.number
    )
    names = [
        name
        for one in (fan, *others)
        for name in (one.spanish, one.english, one.chinese, *one.also)
    ]
    names += [name.replace("Honour", "Honor") for name in names if "Honour" in name]
    return Entry(
        fan,
        others,
        Bilingual(row["es"], row["en"]),
        Bilingual(row["beside_es"], row["beside_en"]) if "beside_es" in row else None,
        tuple(map(by_key, row["with"])),
        tuple(_example(fan, one) for one in row["example"]),
        folded(" · ".join([str(fan.number), *names, row.get("also", "")])),
    )


def _example(fan: Fan, row: Mapping[str, Any]) -> Example:
    number = by_key(row["fan"]) if "fan" in row else fan.number
    how = replace(
        Circumstances(seat=Wind(row.get("seat", Wind.SOUTH))),
        **{name: value for name, value in row.items() if name in _CIRCUMSTANCES},
    )
    return Example(number, row["hand"], how)
