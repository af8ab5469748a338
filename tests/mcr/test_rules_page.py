"""The page of rules has the fans and the rulings as they are."""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING

import pytest

from docs.markdown import table
from ligamahjong.mcr.catalogue import FANS
from ligamahjong.mcr.profiles import CN, EMA, Profile

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture(scope="module")
def page(repository: Path) -> str:
    return (repository / "docs/rules/mcr.md").read_text("utf-8")


def test_every_fan_with_what_it_takes(page: str) -> None:
    wanted = []
    for fan in FANS.values():
        taken = [*map(str, fan.excludes), *(f"({other})" for other in fan.excludes_for_sets)]
        points = str(fan.ema) if fan.ema == fan.cn else f"{fan.ema} / {fan.cn}"
        sources = ", ".join(fan.sources)
        wanted.append([str(fan.number), fan.english, points, " ".join(taken) or "—", sources])
    assert table(page, "Exclusions") == wanted


def said(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "none" if value is None else str(value)


def test_every_ruling_as_both_profiles_decide_it(page: str) -> None:
    rows = table(page, "Rulings")
    switches = [one for one in fields(Profile) if one.name != "id"]
    assert [row[1].strip("`") for row in rows] == [one.name for one in switches]
    for row, one in zip(rows, switches, strict=True):
        decided = [said(getattr(profile, one.name)) for profile in (EMA, CN)]
        assert row[4:8] == [*decided, one.metadata["ema"], one.metadata["cn"]]
