"""The plan of the house names every room, and the doors between them."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from docs.markdown import table

REPOSITORY = Path(__file__).resolve().parents[2]
SOURCE = REPOSITORY / "src/ligamahjong"
ARCHITECTURE = (REPOSITORY / "docs/architecture.md").read_text("utf-8")
CONTRIBUTING = (REPOSITORY / "CONTRIBUTING.md").read_text("utf-8")


def first_cells(heading: str) -> set[str]:
    return {row[0].strip("`") for row in table(ARCHITECTURE, heading)}


def layers() -> list[set[str]]:
    """The packages that may import those after them, as the linter of imports has it."""
    pyproject = tomllib.loads((REPOSITORY / "pyproject.toml").read_text("utf-8"))
    contracts = pyproject["tool"]["importlinter"]["contracts"]
    (found,) = (one["layers"] for one in contracts if one["type"] == "layers")
    return [{name.strip().removeprefix("ligamahjong.") for name in one.split("|")} for one in found]


def test_every_package_is_in_the_plan() -> None:
    packages = {path.name for path in SOURCE.iterdir() if (path / "__init__.py").is_file()}
    assert first_cells("Packages") == packages | {"errors", "report"}


def test_every_app_of_the_site_is_in_the_plan() -> None:
    apps = {f"web.{path.parent.name}" for path in SOURCE.glob("web/*/apps.py")}
    assert {"web.tiles", "web.calculators"} <= apps
    assert apps - first_cells("The site") == set()


def test_what_every_app_does_has_a_row_with_its_tests() -> None:
    rules = ARCHITECTURE.split("## Where a rule lives")[1]
    rows = [line.split("|") for line in rules.splitlines() if line.startswith("|")]
    named = {name for row in rows for name in re.findall(r"`(web\.\w+)", row[3])}
    apps = {f"web.{path.parent.name}" for path in SOURCE.glob("web/*/apps.py")}
    assert apps - named == set()
    tests = {name for row in rows for name in re.findall(r"`(tests/[^`]+)`", row[4])}
    assert [name for name in sorted(tests) if not (REPOSITORY / name).exists()] == []


def test_the_way_of_imports_is_told_as_it_is_held() -> None:
    (chain,) = re.findall(r"`(cli → [^`]+)`", CONTRIBUTING)
    told = [{name.strip() for name in one.split("|")} for one in chain.split("→")]
    assert told == layers()
