"""A small league on the disk."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from cli.files import PEOPLE, SEASON, write

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture(autouse=True)
def spanish(monkeypatch: pytest.MonkeyPatch) -> None:
    """The language is that of the tests and not that of who runs them."""
    monkeypatch.delenv("LIGA_LANG", raising=False)


@pytest.fixture
def riichi(tmp_path: Path) -> Path:
    return write(tmp_path / "riichi.csv", *SEASON)


@pytest.fixture
def players(tmp_path: Path) -> Path:
    path = tmp_path / "players.csv"
    path.write_text(PEOPLE, "utf-8")
    return path
