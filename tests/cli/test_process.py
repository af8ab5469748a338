"""``liga`` as a process: encodings, pipes and exit status."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from cli.files import FOUR, SEASON, game, program, write

if TYPE_CHECKING:
    from pathlib import Path

ON = ("--on", "2026-10-31")

SHELLS = [
    {"PYTHONIOENCODING": "latin-1"},
    {"PYTHONIOENCODING": "ascii"},
    {"LANG": "C", "LC_ALL": "C", "PYTHONCOERCECLOCALE": "0", "PYTHONUTF8": "0"},
    {"LANG": "en_US.ISO-8859-1", "PYTHONUTF8": "0"},
]
"""Environments whose encoding is not UTF-8."""


@pytest.mark.parametrize("shell", SHELLS, ids=str)
def test_output_is_utf8_whatever_the_environment(riichi: Path, shell: dict[str, str]) -> None:
    table = program("explain", riichi, "R4", *ON, environment=shell)
    assert (table.returncode, table.stderr) == (0, b"")
    assert "Íñigo Peña" in table.stdout.decode()
    assert "−1.200" in table.stdout.decode()
    found = json.loads(program("rank", riichi, *ON, "--format", "json", environment=shell).stdout)
    assert "Núria Muñoz" in {row["player"] for row in found["standings"]}


def test_messages_are_utf8_too(tmp_path: Path) -> None:
    done = program("rank", tmp_path / "riichi_otoño.csv", environment=SHELLS[1])
    assert done.returncode == 1
    assert done.stderr.decode() == f"{tmp_path / 'riichi_otoño.csv'}: no existe ese fichero\n"


@pytest.mark.parametrize("layout", ["table", "csv", "json"])
def test_a_pipe_gets_no_escape_sequences(riichi: Path, layout: str) -> None:
    for environment in ({}, {"FORCE_COLOR": "1", "TERM": "xterm-256color"}):
        done = program("rank", riichi, *ON, "--format", layout, environment=environment)
        assert b"\x1b" not in done.stdout + done.stderr


def closed_early(args: list[object], read: int) -> tuple[bytes, int]:
    """What is on the error stream when the reader of the output goes away."""
    process = subprocess.Popen(
        [sys.executable, "-c", "from ligamahjong.cli import main; main()", *map(str, args)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert process.stdout
    assert process.stderr
    if read:
        os.read(process.stdout.fileno(), read)
    process.stdout.close()
    with process.stderr as errors:
        said = errors.read()
    return said, process.wait()


@pytest.mark.parametrize("layout", ["table", "csv", "json"])
@pytest.mark.parametrize("read", [0, 1])
def test_a_closed_pipe_is_no_failure_worth_a_word(tmp_path: Path, layout: str, read: int) -> None:
    rows = [
        game(f"g{n}", f"2026-01-{1 + n % 28:02}T17:00", (n, 3, 2, 1), (f"Ana {n}", *FOUR[1:]))
        for n in range(600)
    ]
    path = write(tmp_path / "mcr.csv", *rows)
    said, status = closed_early(["rank", path, *ON, "--format", layout], read)
    assert b"Traceback" not in said
    assert b"BrokenPipe" not in said
    assert status in {0, 1}


def test_the_name_of_a_file_may_hold_any_bytes(tmp_path: Path) -> None:
    name = os.fsdecode(os.fsencode(tmp_path) + b"/riichi-\xe9.csv")
    try:
        with open(name, "w", encoding="utf-8") as file:  # noqa: PTH123 - the name is no text
            file.write("x,y\n1,2\n")
    except OSError:
        pytest.skip("the file system takes only names that are text")
    for args in (["check", name], ["check", name, "--format", "json"], ["rank", name]):
        done = program(*args)
        assert done.returncode == 1
        assert b"Traceback" not in done.stderr
        assert b"riichi-\\udce9.csv" in done.stdout + done.stderr


@pytest.mark.parametrize(
    ("args", "status"),
    [
        (("--version",), 0),
        (("--help",), 0),
        ((), 2),
        (("bogus",), 2),
        (("rank", "missing.csv", "--mode", "mcr"), 1),
    ],
)
def test_exit_status(args: tuple[str, ...], status: int) -> None:
    assert program(*args).returncode == status


def test_only_the_result_is_on_the_output(tmp_path: Path) -> None:
    bad = game("B1", "2026-02-02T17:00", (30000, "x", 25000, 15000))
    path = write(tmp_path / "riichi.csv", *SEASON, bad)
    done = program("rank", path, *ON, "--format", "json")
    assert json.loads(done.stdout)["refused"] == 1
    assert done.stderr.decode().startswith("1 fila rechazada: puntos no enteros 1")
