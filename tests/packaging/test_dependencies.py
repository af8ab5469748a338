"""docs/dependencies.md says of every direct dependency what it is for and what would replace it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

    from packaging.requirements import Requirement

COLUMNS = ["Package", "Needed by", "Licence", "Last release", "What it does for us", "Without it"]


def table(markdown: str) -> dict[str, list[str]]:
    """Cells of each row under the table's head, by package."""
    lines = [line for line in markdown.splitlines() if line.startswith("|")]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    assert rows[0] == COLUMNS
    return {row[0].strip("`"): row[1:] for row in rows[2:]}


def incomplete(rows: dict[str, list[str]]) -> list[str]:
    """Packages whose row lacks a cell, or a version and a month in the column of releases."""
    return [
        package
        for package, cells in rows.items()
        if len(cells) != len(COLUMNS) - 1
        or not all(cells)
        or not re.fullmatch(r"[\d.]+, \d{4}-\d{2}", cells[2])
    ]


def test_every_dependency_has_its_row_and_no_other(
    repository: Path, needed_at_all: list[Requirement]
) -> None:
    rows = table((repository / "docs/dependencies.md").read_text("utf-8"))
    lock = (repository / "scripts/lock").read_text("utf-8")
    installed_by_lock = re.findall(r"pip install .*?(\w+)==", lock)
    assert set(rows) == {requirement.name for requirement in needed_at_all} | {*installed_by_lock}


def test_every_row_is_complete(repository: Path) -> None:
    rows = table((repository / "docs/dependencies.md").read_text("utf-8"))
    assert incomplete(rows) == []


def test_a_row_with_a_gap_is_seen() -> None:
    head = f"| {' | '.join(COLUMNS)} |\n|---|---|---|---|---|---|\n"
    rows = table(
        head
        + "| `whole` | all | MIT | 1.0, 2026-01 | commands | argparse |\n"
        + "| `no-licence` | all | | 1.0, 2026-01 | commands | argparse |\n"
        + "| `no-month` | all | MIT | 1.0 | commands | argparse |\n"
        + "| `short` | all | MIT | 1.0, 2026-01 | commands |\n"
    )
    assert incomplete(rows) == ["no-licence", "no-month", "short"]
