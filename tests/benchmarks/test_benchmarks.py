"""Every benchmark runs and prints a table; how quick anything is depends on the machine."""

from __future__ import annotations

import platform
import re
import subprocess
import sys
from pathlib import Path

import pytest

BENCHMARKS = sorted((Path(__file__).resolve().parents[2] / "benchmarks").glob("*.py"))
HEADER = ["what", "ours", "peer", "ratio", "target", "reached"]


def cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.removeprefix("|").removesuffix("|").split("|")]


def malformed(output: str) -> list[str]:
    """What is not as it should be in what a benchmark prints."""
    first, *lines = output.splitlines() or [""]
    table = [cells(line) for line in lines if line.startswith("|")]
    return [
        *([] if platform.python_version() in first and "cores" in first else ["no machine"]),
        *([] if table[:1] == [HEADER] else ["no header"]),
        *([] if table[1:2] == [["---"] * len(HEADER)] else ["no rule below the header"]),
        *([] if table[2:] else ["no figure"]),
        *(f"not a figure: {row}" for row in table[2:] if not is_figure(row)),
    ]


def is_figure(row: list[str]) -> bool:
    if len(row) != len(HEADER):
        return False
    what, ours, _, _, target, reached = row
    return all([what, ours, target]) and reached in {"yes", "**no**"}


@pytest.mark.parametrize("path", BENCHMARKS, ids=lambda path: path.stem)
def test_a_quick_run_prints_a_table(path: Path) -> None:
    run = subprocess.run(
        [sys.executable, path, "--quick"], check=False, capture_output=True, encoding="utf-8"
    )
    assert (run.returncode, run.stderr) == (0, "")
    assert malformed(run.stdout) == []


def test_a_table_that_is_none_is_seen() -> None:
    assert malformed("") == [
        "no machine", "no header", "no rule below the header", "no figure"
    ]  # fmt: skip
    row = ["rate", "4 µs", "", "", "≥ 12 ×", "perhaps"]
    lines = [f"12 cores, {platform.python_version()}", "", *map("|".join, (HEADER, ["---"] * 6))]
    assert malformed("\n".join(f"|{line}|" if "|" in line else line for line in lines)) == [
        "no figure"
    ]
    table = "\n".join(f"|{line}|" if "|" in line else line for line in [*lines, "|".join(row)])
    assert malformed(table) == [f"not a figure: {row}"]


def test_the_published_figures_name_every_benchmark(repository: Path) -> None:
    page = (repository / "docs/figures.md").read_text("utf-8")
    named = set(re.findall(r"benchmarks/(\w+)\.py", page))
    assert named == {path.stem for path in BENCHMARKS}
