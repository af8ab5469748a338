"""Modules stay short, and the domain stands on the standard library alone."""

from __future__ import annotations

import ast
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

LONGEST = 400

LOADED_WITH = """
import importlib, pkgutil, sys
before = set(sys.modules)
sys.path.insert(0, sys.argv[1])
for name in sys.argv[2:]:
    found = importlib.import_module(name)
    for inner in pkgutil.walk_packages(getattr(found, "__path__", ()), f"{name}."):
        importlib.import_module(inner.name)
print(*{name.partition(".")[0] for name in set(sys.modules) - before})
"""


@pytest.fixture(scope="module")
def domain(pyproject: dict[str, Any]) -> list[str]:
    """The packages and modules that the import contracts call the domain."""
    [contract] = [
        contract
        for contract in pyproject["tool"]["importlinter"]["contracts"]
        if contract["type"] == "forbidden"
    ]
    names: list[str] = contract["source_modules"]
    assert {"ligamahjong.league", "ligamahjong.people", "ligamahjong.table"} <= set(names)
    return names


def too_long(package: Path) -> list[str]:
    return sorted(
        path.name
        for path in package.rglob("*.py")
        if len(path.read_text("utf-8").splitlines()) >= LONGEST
    )


def strangers(folder: Path, *names: str) -> set[str]:
    """What importing some packages of a folder loads beside them and the standard library.

    The time-zone data of ``zoneinfo`` are not the same on every machine: a stranger too.
    """
    command = [sys.executable, "-I", "-c", LOADED_WITH, str(folder), *names]
    run = subprocess.run(command, check=False, capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    loaded = set(run.stdout.split())
    own = {name.partition(".")[0] for name in names}
    return (loaded - own - sys.stdlib_module_names) | (loaded & {"zoneinfo"})


def outside_reads(source: str) -> list[str]:
    """Expressions that read the clock or open a file."""
    return [
        ast.unparse(node)
        for node in ast.walk(ast.parse(source))
        if (isinstance(node, ast.Attribute) and node.attr in {"now", "today", "utcnow"})
        or (isinstance(node, ast.Call) and ast.unparse(node.func) == "open")
    ]


def test_no_module_is_too_long(repository: Path) -> None:
    assert too_long(repository / "src/ligamahjong") == []


def test_a_module_that_is_too_long_is_seen(tmp_path: Path) -> None:
    (tmp_path / "short.py").write_text("x = 1\n" * (LONGEST - 1), "utf-8")
    (tmp_path / "long.py").write_text("x = 1\n" * LONGEST, "utf-8")
    assert too_long(tmp_path) == ["long.py"]


def test_the_domain_loads_the_standard_library_only(repository: Path, domain: list[str]) -> None:
    assert strangers(repository / "src", *domain) == set()


@pytest.mark.parametrize("name", ["click", "numpy", "openskill", "rich", "zoneinfo"])
def test_a_library_loaded_by_the_domain_is_seen(tmp_path: Path, name: str) -> None:
    package = tmp_path / "sample"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "inner.py").write_text(f"import json\nimport {name}\n", "utf-8")
    assert name in strangers(tmp_path, "sample")


def test_the_domain_reads_no_clock_and_opens_no_file(repository: Path, domain: list[str]) -> None:
    source = repository / "src"
    paths = [
        path
        for name in domain
        for place in [source / name.replace(".", "/")]
        for path in (place.rglob("*.py") if place.is_dir() else [place.with_suffix(".py")])
    ]
    found = {str(path): outside_reads(path.read_text("utf-8")) for path in paths}
    assert {path: reads for path, reads in found.items() if reads} == {}


@pytest.mark.parametrize("code", ["date.today()", "datetime.now(UTC)", "open('grades.csv')"])
def test_a_read_of_the_clock_or_of_a_file_is_seen(code: str) -> None:
    assert outside_reads(f"def f():\n    return {code}\n")


@pytest.mark.parametrize(
    ("module", "line"),
    [
        ("table/seats.py", "import ligamahjong.league.game"),
        ("formats/__init__.py", "import ligamahjong.wording"),
        ("league/game.py", "import os"),
        ("people/person.py", "import click"),
    ],
)
def test_an_import_that_points_the_wrong_way_is_seen(
    repository: Path, tmp_path: Path, module: str, line: str
) -> None:
    source, copy = repository / "src/ligamahjong", tmp_path / "ligamahjong"
    shutil.copytree(source, copy, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(repository / "pyproject.toml", tmp_path)
    with (copy / module).open("a", encoding="utf-8") as file:
        file.write(f"{line}\n")
    linter = Path(sys.executable).with_name("lint-imports")
    run = subprocess.run(
        [linter, "--no-cache", "--no-logo"],
        cwd=tmp_path,
        check=False,
        capture_output=True,
        text=True,
    )
    assert run.returncode == 1
    assert "1 broken" in run.stdout
