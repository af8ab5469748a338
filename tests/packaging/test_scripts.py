"""The scripts that a developer types, and what the documents say about them."""

from __future__ import annotations

import re
import shlex
import stat
import subprocess
from shutil import which
from typing import TYPE_CHECKING

import click
import pytest

from ligamahjong.cli import liga

if TYPE_CHECKING:
    from pathlib import Path

SCRIPTS = ["serve", "test", "check", "bench", "lock"]


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


def commands(markdown: str) -> list[list[str]]:
    """Words after ``liga`` of each command that the code blocks of a document show."""
    blocks = re.findall(r"^```\w*\n(.*?)^```", markdown, re.MULTILINE | re.DOTALL)
    lines = re.findall(r"^(?:\$ )?liga (.*)", "\n".join(blocks), re.MULTILINE)
    return [shlex.split(line.partition(">")[0], comments=True) for line in lines]


def refusal(words: list[str]) -> str:
    """Why ``liga`` would not take a command; empty where it would."""
    command: click.Command = liga
    try:
        while isinstance(command, click.Group):
            context = click.Context(command)
            _, found, words = command.resolve_command(context, words)
            assert found
            command = found
        command.make_context(command.name, words)
    except click.UsageError as error:
        return error.format_message()
    return ""


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
    named = re.findall(r"\bscripts/(\w+)", (repository / document).read_text("utf-8"))
    assert {"serve", "test"} <= set(named) <= {*SCRIPTS, "environment"}


def test_the_readme_shows_commands_that_are_accepted(
    repository: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(repository)
    shown = commands((repository / "README.md").read_text("utf-8"))
    assert shown
    assert list(filter(None, map(refusal, shown))) == []


def test_a_command_that_is_not_accepted_is_seen() -> None:
    shown = commands(
        "```console\n$ liga crown riichi.csv\nliga rank riichi.csv --upside-down > out.csv\n```\n"
        "liga is the command.\n"
    )
    assert [words[0] for words in shown] == ["crown", "rank"]
    no_command, no_option = map(refusal, shown)
    assert "crown" in no_command
    assert "--upside-down" in no_option
