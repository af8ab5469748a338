"""The pinned requirements: exact versions, hashes, no address, and in step with pyproject.toml."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from packaging.utils import canonicalize_name

if TYPE_CHECKING:
    from pathlib import Path

    from packaging.requirements import Requirement

HASH = f"--hash=sha256:{'0' * 64}"

PIN = re.compile(
    r"(?P<name>[a-z0-9-]+)==(?P<version>[\w.]+)"
    r"(?: ; (?P<marker>[\w.'<>=!() ]+?))?"
    r"(?: --hash=sha256:[0-9a-f]{64})+"
)


def entries(text: str) -> list[str]:
    """Lines that are not comments, the continued ones joined."""
    lines = re.sub(r"\s*\\\n\s*", " ", text).splitlines()
    return [line for line in lines if line and not line.startswith("#")]


def unpinned(text: str) -> list[str]:
    """Entries that are more or less than one exact version with its hashes."""
    return [entry for entry in entries(text) if not PIN.fullmatch(entry)]


def pins(text: str) -> dict[str, set[tuple[str, str | None]]]:
    """Versions of each package with the marker under which each holds."""
    found: dict[str, set[tuple[str, str | None]]] = {}
    for match in filter(None, map(PIN.fullmatch, entries(text))):
        found.setdefault(match["name"], set()).add((match["version"], match["marker"]))
    return found


def not_covered(wanted: list[Requirement], text: str) -> list[str]:
    """Requirements without a pin, or with one that they do not allow."""
    pinned = pins(text)
    return [
        str(requirement)
        for requirement in wanted
        if not (versions := pinned.get(canonicalize_name(requirement.name)))
        or not all(requirement.specifier.contains(version) for version, _ in versions)
    ]


@pytest.fixture(scope="module", params=["run.txt", "test.txt"])
def requirements(request: pytest.FixtureRequest, repository: Path) -> str:
    name: str = request.param
    return (repository / "requirements" / name).read_text("utf-8")


def test_every_entry_is_one_version_with_hashes(requirements: str) -> None:
    assert entries(requirements)
    assert unpinned(requirements) == []


def test_no_registry_is_named(requirements: str) -> None:
    assert "://" not in requirements


@pytest.mark.parametrize(
    "entry",
    [
        "click==8.5.1",
        f"click>=8.2 {HASH}",
        f"click {HASH}",
        "click==8.5.1 --hash=sha256:0123",
        f"click==8.5.1 ; sys_platform == 'win32' --index-url=x {HASH}",
        "--index-url https://registry.invalid/simple",
        "--find-links wheels",
        "-e .",
        "click @ https://registry.invalid/click.whl",
    ],
)
def test_an_entry_that_is_not_pinned_is_seen(entry: str) -> None:
    good = f"tzdata==2026.6 ; sys_platform == 'win32' \\\n    {HASH} \\\n    {HASH}\n"
    assert unpinned(f"# a comment\n{good}{entry}\n") == [entry]


def test_run_pins_what_the_package_needs(
    repository: Path, needed_to_run: list[Requirement]
) -> None:
    text = (repository / "requirements/run.txt").read_text("utf-8")
    assert not_covered(needed_to_run, text) == []


def test_test_pins_everything_named(repository: Path, needed_at_all: list[Requirement]) -> None:
    text = (repository / "requirements/test.txt").read_text("utf-8")
    assert not_covered(needed_at_all, text) == []


def test_a_requirement_that_the_pins_do_not_meet_is_seen(
    needed_to_run: list[Requirement],
) -> None:
    [click] = [wanted for wanted in needed_to_run if wanted.name == "click"]
    assert not_covered([click], f"click==8.5.1 {HASH}\n") == []
    assert not_covered([click], f"click==7.0 {HASH}\n") == [str(click)]
    assert not_covered([click], f"rich==15.0.0 {HASH}\n") == [str(click)]


def test_both_files_agree(repository: Path) -> None:
    run, test = (
        pins((repository / "requirements" / name).read_text("utf-8"))
        for name in ("run.txt", "test.txt")
    )
    assert {name: test.get(name) for name in run} == run
