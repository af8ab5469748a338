"""What the editions of the rules decide otherwise, from 2012 on."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from ligamahjong.reference.bilingual import Bilingual

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["Change", "changes"]


@dataclass(frozen=True, slots=True)
class Change:
    """Something that one edition at least decides otherwise.

    Attributes:
        rule: the field of :class:`~ligamahjong.riichi.editions.Edition` that has what 2016 and 2025
            decide; empty where the engine has none.
        name: what it is; empty where ``rule`` says so.
        decided: by the year, as far as it is known.
    """

    rule: str
    name: Bilingual
    decided: Mapping[int, Bilingual]


@cache
def changes() -> tuple[Change, ...]:
    """The latest first."""
    listed = tomllib.loads(files(__package__).joinpath("editions.toml").read_text("utf-8"))
    return tuple(_change(row) for row in listed["change"])


def _change(row: Mapping[str, str]) -> Change:
    decided = {
        year: Bilingual(row[f"es_{year}"], row[f"en_{year}"])
        for year in (2012, 2016, 2025)
        if f"es_{year}" in row
    }
    return Change(row.get("rule", ""), Bilingual(row.get("es", ""), row.get("en", "")), decided)
