"""The scripts that a developer types, and what the documents say about them."""

from __future__ import annotations

import re
import shutil
import stat
import subprocess
from shutil import which
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from pathlib import Path

SCRIPTS = ["serve", "test", "check", "bench", "browser", "lock", "distance-table"]


def not_runnable(script: Path) -> list[str]:
    """Why a script cannot be typed as it stands."""
    bash = which("bash")
    assert bash
    if not script.is_file():
        return ["there is none"]
    syntax = subprocess.run([bash, "-n", script], check=False, capture_output=True, text=True)
    lines = script.read_text("utf-8").splitlines()
    return [
        *([] if script.stat().st_mode & stat.S_IXUSR else ["not executable"]),
        *([] if lines[:1] == ["#!/usr/bin/env bash"] else ["does not say that it is for bash"]),
        *([] if "set -euo pipefail" in lines else ["goes on after an error"]),
        *syntax.stderr.splitlines(),
    ]


def unknown(markdown: str) -> set[str]:
    """Scripts that a document names and that are not there."""
    return set(re.findall(r"\bscripts/([\w-]+)", markdown)) - {*SCRIPTS, "environment"}


@pytest.mark.parametrize("name", [*(f"scripts/{name}" for name in SCRIPTS), ".ci/run"])
def test_every_script_can_be_typed(repository: Path, name: str) -> None:
    assert not_runnable(repository / name) == []


def test_a_script_that_cannot_be_typed_is_seen(tmp_path: Path) -> None:
    script = tmp_path / "script"
    assert not_runnable(script) == ["there is none"]
    script.write_text("if true\n", "utf-8")
    reasons = not_runnable(script)
    assert reasons[:3] == [
        "not executable",
        "does not say that it is for bash",
        "goes on after an error",
    ]
    assert "syntax error" in " ".join(reasons[3:])


def test_the_scripts_are_these(repository: Path) -> None:
    found = {path.name for path in (repository / "scripts").iterdir() if path.is_file()}
    assert found == {*SCRIPTS, "environment"}


@pytest.mark.parametrize("document", ["README.md", "CONTRIBUTING.md"])
def test_the_documents_name_scripts_that_exist(repository: Path, document: str) -> None:
    markdown = (repository / document).read_text("utf-8")
    assert "scripts/serve" in markdown
    assert "scripts/test" in markdown
    assert unknown(markdown) == set()


def help_of(script: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """What a script says where it finds nothing to work with."""
    bash, dirname = which("bash"), which("dirname")
    assert bash
    assert dirname
    tools = script.parents[1] / "tools"
    tools.mkdir(exist_ok=True)
    (tools / "dirname").unlink(missing_ok=True)
    (tools / "dirname").symlink_to(dirname)
    return subprocess.run(
        [bash, script, *arguments],
        env={"PATH": str(tools)},
        check=False,
        capture_output=True,
        encoding="utf-8",
    )


@pytest.mark.parametrize("arguments", [["-h"], ["--help"], ["--port", "8391", "--help"]])
@pytest.mark.parametrize("name", SCRIPTS)
def test_help_comes_at_once_and_nothing_is_done(
    repository: Path, tmp_path: Path, name: str, arguments: list[str]
) -> None:
    scripts = tmp_path / "scripts"
    scripts.mkdir()
    for one in (name, "environment"):
        shutil.copy(repository / "scripts" / one, scripts)
    before = {*tmp_path.iterdir(), tmp_path / "tools"}
    result = help_of(scripts / name, *arguments)
    assert (result.returncode, result.stderr) == (0, "")
    first, blank, *lines = result.stdout.splitlines()
    assert first.startswith(f"Uso · Usage: scripts/{name}")
    assert blank == ""
    assert 3 <= len(lines) <= 9
    assert max(map(len, lines)) <= 100
    assert set(tmp_path.iterdir()) == before


def test_a_script_that_does_not_exist_is_seen() -> None:
    assert unknown("`scripts/test`, then `scripts/deploy --now`") == {"deploy"}
