"""``--help`` of every command, in both languages and without heavy imports."""

from __future__ import annotations

import importlib
import json
import shlex
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click
import pytest

from cli.files import program, run
from ligamahjong import __version__
from ligamahjong.cli import COMMANDS

if TYPE_CHECKING:
    from collections.abc import Mapping

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
HEAVY = {"numpy", "openpyxl", "openskill", "rich"}
HANDS = ["score", "waits", "settle", "identify", "result", "rules"]
"""Commands about hands, each with one for a rule set."""
MCR_TOO = ["score", "waits", "result", "rules"]
NAMES = [
    *COMMANDS,
    "simulate grades",
    *(f"{name} riichi" for name in HANDS),
    *(f"{name} mcr" for name in MCR_TOO),
]

HELPS = """
import json, sys
from click.testing import CliRunner
from ligamahjong.cli import liga
texts = {}
for name in ["", *sys.argv[1:]]:
    result = CliRunner().invoke(liga, [*name.split(), "--help"], prog_name="liga")
    assert result.exit_code == 0, name
    texts[name] = result.stdout
loaded = sorted({module.partition(".")[0] for module in sys.modules})
print(json.dumps({"texts": texts, "loaded": loaded}))
"""


@pytest.fixture(scope="module", params=["es", "en"])
def language(request: pytest.FixtureRequest) -> str:
    chosen: str = request.param
    return chosen


@pytest.fixture(scope="module")
def helps(language: str) -> Mapping[str, Mapping[str, str]]:
    """The help of every command, and the modules loaded to show it."""
    done = subprocess.run(
        [sys.executable, "-c", HELPS, *NAMES],
        capture_output=True,
        check=True,
        env={"LIGA_LANG": language, "PATH": "", "PYTHONIOENCODING": "utf-8"},
    )
    found: Mapping[str, Mapping[str, str]] = json.loads(done.stdout)
    return found


def command(name: str) -> click.Command:
    first, _, second = name.partition(" ")
    found: click.Command = importlib.import_module(f"ligamahjong.cli.{COMMANDS[first][0]}").command
    if second:
        assert isinstance(found, click.Group)
        return found.commands[second]
    return found


def test_no_help_loads_anything_heavy(helps: Mapping[str, Mapping[str, str]]) -> None:
    assert HEAVY.intersection(helps["loaded"]) == set()


@pytest.mark.parametrize("name", NAMES)
def test_every_help_has_an_example_and_every_option(
    helps: Mapping[str, Mapping[str, str]], language: str, name: str
) -> None:
    text = helps["texts"][name]
    example = {"es": "Ejemplo: ", "en": "Example: "}[language]
    assert f"{example}liga {name} " in text.replace("\n  ", " ")
    for parameter in command(name).params:
        if isinstance(parameter, click.Option):
            assert all(f"{option} " in text for option in parameter.opts), parameter.opts
            assert parameter.help
        else:
            assert parameter.make_metavar(click.Context(command(name))) in text


def typed(text: str) -> list[str]:
    """The words of the example at the end of a help, as a shell takes them."""
    return shlex.split(text.rpartition(": liga ")[2].replace("\\\n", " "))


@pytest.mark.parametrize("name", NAMES)
def test_an_example_can_be_copied(helps: Mapping[str, Mapping[str, str]], name: str) -> None:
    """In more than a line, each but the last says that it goes on."""
    *lines, last = helps["texts"][name].rpartition(": liga ")[2].rstrip().splitlines()
    assert all(line.endswith(" \\") for line in lines)
    assert not last.endswith("\\")
    words = typed(helps["texts"][name])
    assert words[: len(name.split())] == name.split()
    assert not any("\n" in word for word in words)


def test_long_examples_are_there(helps: Mapping[str, Mapping[str, str]]) -> None:
    assert sum(text.count(" \\\n") for text in helps["texts"].values()) >= 3


OF_THE_LEAGUE = ["rank", "player", "explain", "what-if", "check"]


@pytest.mark.parametrize("name", OF_THE_LEAGUE)
def test_an_example_about_games_works_on_the_example_league(
    helps: Mapping[str, Mapping[str, str]], name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(EXAMPLES)
    result = run(*typed(helps["texts"][name]))
    assert (result.exit_code, result.stderr) == (0, "")


def test_the_group_lists_every_command(
    helps: Mapping[str, Mapping[str, str]], language: str
) -> None:
    text = helps["texts"][""]
    for name in COMMANDS:
        assert f"\n  {name} " in text
    assert {"es": "Ejemplo: liga rank", "en": "Example: liga rank"}[language] in text
    assert "LIGA_LANG" in text


def test_the_usage_has_no_word_of_the_other_language(
    helps: Mapping[str, Mapping[str, str]], language: str
) -> None:
    options = {"es": "[OPCIONES]", "en": "[OPTIONS]"}[language]
    order = {"es": "ORDEN …", "en": "COMMAND …"}[language]
    usages = {name: text.splitlines()[0] for name, text in helps["texts"].items()}
    assert all(options in usage for usage in usages.values())
    assert {name for name, usage in usages.items() if usage.endswith(order)} == {
        "",
        "simulate",
        "web",
        *HANDS,
    }
    others = {"es": ("OPTIONS", "COMMAND"), "en": ("OPCIONES", "ORDEN")}[language]
    assert not any(word in usage for usage in usages.values() for word in others)


def test_every_line_fits_eighty_columns(helps: Mapping[str, Mapping[str, str]]) -> None:
    assert [
        line for text in helps["texts"].values() for line in text.splitlines() if len(line) > 80
    ] == []


def test_the_two_languages_differ() -> None:
    texts = [
        program("rank", "-h", environment={"LIGA_LANG": language}).stdout.decode()
        for language in ("es", "en")
    ]
    assert texts[0].startswith("Uso: liga rank")
    assert texts[1].startswith("Usage: liga rank")
    for option in ("--mode", "--clubs", "--hide-provisional"):
        spanish, english = (text.partition(option)[2].splitlines()[0] for text in texts)
        assert spanish != english


def test_the_version_comes_without_loading_a_command() -> None:
    assert program("--version").stdout.decode() == f"liga {__version__}\n"
    code = (
        "import sys; from ligamahjong.cli import liga; "
        "liga(['--version'], standalone_mode=False); "
        "print(*[name for name in sys.modules if name.startswith('ligamahjong')])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True)
    loaded = set(done.stdout.decode().split("\n", 1)[1].split())
    assert loaded <= {
        "ligamahjong",
        "ligamahjong.cli",
        "ligamahjong.cli.output",
        "ligamahjong.cli.speech",
        "ligamahjong.cli.usage",
    }
