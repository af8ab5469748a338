"""The yaku as pages show them: what each means, what it goes with, and hands that show it."""

from __future__ import annotations

import tomllib
from collections import defaultdict
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, NamedTuple

from ligamahjong.reference.bilingual import Bilingual
from ligamahjong.reference.lookup import folded
from ligamahjong.riichi.situation import Situation
from ligamahjong.riichi.yaku import YAKU, Name
from ligamahjong.table import Wind
from ligamahjong.tiles.notation import read_hand

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from ligamahjong.riichi.yaku import Yaku
    from ligamahjong.tiles import Hand

__all__ = ["Entry", "Example", "entries", "entry"]

_CIRCUMSTANCES = frozenset(Situation._fields)


class Example(NamedTuple):
    """A hand that shows a yaku.

    Attributes:
        text: the hand as it is laid out.
        situation: how it was won.
    """

    text: str
    situation: Situation

    @property
    def hand(self) -> Hand:
        """The hand itself."""
        return read_hand(self.text)


@dataclass(frozen=True, slots=True)
class Entry:
    """A yaku of the list of EMA.

    Attributes:
        slug: its name in addresses.
        yaku: those of the engine that it stands for: three for the dragons, else one.
        name: in three languages.
        meaning: what it is.
        beside: what it goes with, replaces or rules out, in words.
        goes_with: slugs of those that it often comes with.
        never_with: slugs of those that cannot be there with it.
        examples: hands that show it.
        found_by: its names folded, to look it up.
    """

    slug: str
    yaku: tuple[Yaku, ...]
    name: Name
    meaning: Bilingual
    beside: Bilingual
    goes_with: tuple[str, ...]
    never_with: tuple[str, ...]
    examples: tuple[Example, ...]
    found_by: str

    @property
    def closed(self) -> int:
        """Han in a closed hand."""
        return self.yaku[0].closed

    @property
    def open(self) -> int:
        """Han in an open hand; 0 where it has to be closed."""
        return self.yaku[0].open

    @property
    def is_yakuman(self) -> bool:
        """Whether it is a limit of its own."""
        return self.yaku[0].is_yakuman

    @property
    def source(self) -> str:
        """Section of the rules."""
        return self.yaku[0].source


@cache
def entries() -> tuple[Entry, ...]:
    """All of them by han, yakuman last."""
    listed = tomllib.loads(files(__package__).joinpath("yaku.toml").read_text("utf-8"))
    rows = listed["yaku"]
    order = [row["id"] for row in rows]
    beside = {key: _both_ways(rows, key) for key in ("with", "never")}
    return tuple(
        _entry(
            row,
            *(
                tuple(_slug(one) for one in sorted(found[row["id"]], key=order.index))
                for found in beside.values()
            ),
        )
        for row in rows
    )


def _both_ways(rows: Iterable[Mapping[str, Any]], key: str) -> Mapping[str, set[str]]:
    """What stands beside each, where a pair stands with one of the two only."""
    found = defaultdict[str, set[str]](set)
    for row in rows:
        for other in row.get(key, ()):
            found[row["id"]].add(other)
            found[other].add(row["id"])
    return found


def _slug(id_: str) -> str:
    return id_.replace("_", "-")


def entry(slug: str) -> Entry | None:
    """The yaku of an address; ``None`` where there is none.

    >>> entry("sanshoku-doujun").name.ja
    '三色同順'
    """
    return next((one for one in entries() if one.slug == slug), None)


def _entry(
    row: Mapping[str, Any], goes_with: tuple[str, ...], never_with: tuple[str, ...]
) -> Entry:
    yaku = tuple(YAKU[one] for one in row.get("of", [row["id"]]))
    name = yaku[0].name
    if "name_es" in row:
        name = Name(row["name_es"], row["name_en"], row["name_ja"], row["name_romaji"])
    names = [name, *(one.name for one in yaku)]
    words = [word for one in names for word in (one.es, one.en, one.ja, one.romaji)]
    return Entry(
        _slug(row["id"]),
        yaku,
        name,
        Bilingual(row["es"], row["en"]),
        Bilingual(row["es_beside"], row["en_beside"]),
        goes_with,
        never_with,
        tuple(map(_example, row["example"])),
        folded(" ".join([*words, row["id"].replace("_", " "), row["also"]])),
    )


def _example(row: Mapping[str, Any]) -> Example:
    given = {name: value for name, value in row.items() if name in _CIRCUMSTANCES}
    given["seat"] = Wind(row.get("seat", Wind.SOUTH))
    return Example(row["hand"], Situation(**given))
