"""scripts/environment: which Python it takes, when it installs, and when it does not.

A stand-in for Python writes down how it was called, so that nothing is installed here.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from pathlib import Path

STAND_IN = """#!/usr/bin/env bash
echo "${0##*/} $*" >>"$CALLS"
case "$*" in
    "-c import pip") ;;
    "-c "*) [[ $0 == *.venv/bin/python || ${0##*/} == "$USABLE" ]] ;;
    "-m venv "*)
        mkdir -p "${!#}/bin"
        cp "$0" "${!#}/bin/python"
        echo "command = $0 $*" >"${!#}/pyvenv.cfg" ;;
    "-m pip "*) [[ -z ${OFFLINE:-} ]] ;;
esac
"""
TOOLS = ["bash", "cat", "cmp", "cp", "dirname", "env", "grep", "mkdir"]


class Checkout:
    """A checkout with nothing but what the environment is made from."""

    def __init__(self, repository: Path, folder: Path) -> None:
        self.root = folder / "a clone"
        (self.root / "scripts").mkdir(parents=True)
        (self.root / "requirements").mkdir()
        shutil.copy(repository / "scripts/environment", self.root / "scripts")
        (self.root / "requirements/run.txt").write_text("click==8.5.1\n", "utf-8")
        (self.root / "pyproject.toml").touch()
        self.calls = folder / "calls"
        self.path = folder / "bin"
        self.path.mkdir()
        for tool in TOOLS:
            found = shutil.which(tool)
            assert found
            (self.path / tool).symlink_to(found)
        for python in ("python3.13", "python3.12", "python3"):
            (self.path / python).write_text(STAND_IN, "utf-8")
            (self.path / python).chmod(0o755)

    def install(self, **variables: str) -> subprocess.CompletedProcess[str]:
        code = 'source "$0/scripts/environment"; install run'
        environment = {"PATH": str(self.path), "CALLS": str(self.calls), "USABLE": "python3.12"}
        return subprocess.run(
            [str(self.path / "bash"), "-euo", "pipefail", "-c", code, str(self.root)],
            cwd=self.path,
            env=environment | variables,
            check=False,
            capture_output=True,
            text=True,
        )

    def called(self, words: str) -> list[str]:
        """Calls so far that hold some words."""
        return [call for call in self.calls.read_text("utf-8").splitlines() if words in call]


@pytest.fixture
def checkout(repository: Path, tmp_path: Path) -> Checkout:
    return Checkout(repository, tmp_path)


def test_the_first_python_that_will_do_is_taken(checkout: Checkout) -> None:
    assert checkout.install().returncode == 0
    assert checkout.called("venv --clear") == [f"python3.12 -m venv --clear {checkout.root}/.venv"]


def test_only_pinned_requirements_and_the_project_are_installed(checkout: Checkout) -> None:
    checkout.install()
    pinned, project = checkout.called("pip install")
    assert "--require-hashes --requirement requirements/run.txt" in pinned
    assert "--no-deps --no-build-isolation --editable ." in project


def test_a_second_run_installs_nothing(checkout: Checkout) -> None:
    checkout.install()
    first = checkout.called("pip install")
    assert checkout.install(OFFLINE="yes").returncode == 0
    assert checkout.called("pip install") == first


@pytest.mark.parametrize("name", ["requirements/run.txt", "pyproject.toml"])
def test_a_change_of_the_requirements_installs_again(checkout: Checkout, name: str) -> None:
    checkout.install()
    (checkout.root / name).write_text("# changed\n", "utf-8")
    checkout.install()
    assert len(checkout.called("pip install")) == 4


def test_an_installation_that_failed_is_tried_again(checkout: Checkout) -> None:
    assert checkout.install(OFFLINE="yes").returncode != 0
    assert checkout.install().returncode == 0
    assert len(checkout.called("--requirement requirements/run.txt")) == 2


def test_a_checkout_that_moved_gets_its_environment_anew(checkout: Checkout) -> None:
    checkout.install()
    checkout.root = checkout.root.rename(checkout.root.with_name("moved"))
    checkout.install()
    assert checkout.called("venv --clear")[1:] == [
        f"python3.12 -m venv --clear {checkout.root}/.venv"
    ]


def test_the_python_asked_for_is_taken(checkout: Checkout) -> None:
    checkout.install(PYTHON=str(checkout.path / "python3"), USABLE="python3")
    assert checkout.called("venv --clear") == [f"python3 -m venv --clear {checkout.root}/.venv"]


@pytest.mark.parametrize("variables", [{"USABLE": "none"}, {"PYTHON": os.devnull}])
def test_without_a_python_that_will_do_both_languages_say_so(
    checkout: Checkout, variables: dict[str, str]
) -> None:
    run = checkout.install(**variables)
    assert run.returncode == 1
    assert "Hace falta Python 3.11 o posterior" in run.stderr
    assert "Python 3.11 or later is needed" in run.stderr
    assert variables.get("PYTHON", "python3.13 python3.12 python3.11 python3") in run.stderr
    assert not (checkout.root / ".venv").exists()
