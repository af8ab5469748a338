"""A newcomer can type what the README shows, right after ``scripts/serve``."""

from __future__ import annotations

import importlib
import re
import shlex
import sys
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

from docs.markdown import blocks, documents, table
from ligamahjong.cli import COMMANDS, liga

REPOSITORY = Path(__file__).resolve().parents[2]
README = (REPOSITORY / "README.md").read_text("utf-8")


def typed(markdown: str) -> list[str]:
    """What the README tells to type after ``liga``."""
    shown = "\n".join(block.text for block in blocks(markdown))
    return re.findall(r"^(?:\$ )?liga (.*)$", shown, re.MULTILINE)


@pytest.mark.parametrize("line", typed(README))
def test_every_command_of_the_readme_works(line: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(REPOSITORY)
    for extra in ("numpy", "openpyxl", "openskill"):
        monkeypatch.setitem(sys.modules, extra, None)
    words = shlex.split(line, comments=True)
    result = CliRunner().invoke(liga, words)
    assert (result.exit_code, result.stderr) == (0, "")
    assert result.stdout


def test_the_readme_has_commands_and_python() -> None:
    assert len(typed(README)) >= 3
    assert ">>> " in "".join(block.text for block in blocks(README, "python"))


def test_the_readme_lists_every_command() -> None:
    listed = [re.findall(r"`liga ([\w-]+)", cells[0])[0] for cells in table(README, "Commands")]
    assert listed == list(COMMANDS)


MODES = {"riichi", "mcr"}


@pytest.mark.parametrize("row", table(README, "Commands"), ids=lambda row: row[0])
def test_the_modes_of_a_command_are_those_it_has(row: list[str]) -> None:
    """``MODE`` stands for both; a command of one mode names it."""
    words = row[0].strip("`").split()
    command = importlib.import_module(f"ligamahjong.cli.{COMMANDS[words[1]][0]}").command
    if not isinstance(command, click.Group) or not MODES & command.commands.keys():
        assert not {"MODE", *MODES} & set(words)
    elif command.commands.keys() == MODES:
        assert words[2] == "MODE"
    elif words[1] != "settle":  # that of MCR is on its way
        assert {words[2]} == command.commands.keys()


def test_the_readme_leads_to_every_document() -> None:
    """Decisions have a list of their own, which it leads to."""
    pages = [
        path.relative_to(REPOSITORY).as_posix()
        for path in documents(REPOSITORY)
        if "decisions" not in path.parts and path.name != "README.md"
    ]
    assert "docs/rules/riichi.md" in pages
    assert [page for page in pages if f"]({page})" not in README] == []


def test_the_readme_is_short() -> None:
    assert len(README.splitlines()) < 110
