"""``liga`` as a process: encodings, pipes and exit status."""

from __future__ import annotations

import errno
import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from cli.files import FOUR, SEASON, game, program, write

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
@pytest.mark.skipif(not hasattr(signal, "SIGPIPE"), reason="no such signal here")
def test_a_closed_pipe_is_no_failure_worth_a_word(tmp_path: Path, layout: str, read: int) -> None:
    rows = [
        game(f"g{n}", f"2026-01-{1 + n % 28:02}T17:00", (n, 3, 2, 1), (f"Ana {n}", *FOUR[1:]))
        for n in range(600)
    ]
    path = write(tmp_path / "mcr.csv", *rows)
    said, status = closed_early(["rank", path, *ON, "--format", layout], read)
    assert b"Traceback" not in said
    assert b"BrokenPipe" not in said
    assert status == -signal.SIGPIPE


@pytest.mark.parametrize("args", [("rank", "missing.csv"), ("--help",), ("--version",)])
def test_a_closed_output_is_said_in_a_line(args: tuple[str, ...]) -> None:
    code = "import sys; sys.stdout = None; from ligamahjong.cli import main; main()"
    done = subprocess.run(
        [sys.executable, "-c", code, *args], capture_output=True, check=False, encoding="utf-8"
    )
    reason = os.strerror(errno.EBADF)
    assert done.returncode == 1
    assert done.stderr.splitlines() in (
        [f"no se puede escribir la salida: {reason}"],
        [f"the output cannot be written: {reason}"],
    )


def test_a_closed_error_stream_does_no_harm(riichi: Path) -> None:
    code = "import sys; sys.stderr = None; from ligamahjong.cli import main; main()"
    bad = riichi.with_name("riichi-bad.csv")
    write(bad, *SEASON, game("B1", "2026-02-02T17:00", (30000, "x", 25000, 15000)))
    done = subprocess.run(
        [sys.executable, "-c", code, "rank", str(bad), *ON], capture_output=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout


def on_a_full_disk(*args: object, start: str = "main", **environment: str) -> tuple[int, str]:
    """The exit status and the error stream where nothing of the output can be written."""
    clean = {name: value for name, value in os.environ.items() if name != "LIGA_LANG"}
    code = f"from ligamahjong.cli import {start}; {start}()"
    with open("/dev/full", "wb") as full:  # noqa: PTH123 - a device
        done = subprocess.run(
            [sys.executable, "-c", code, *map(str, args)],
            stdout=full,
            stderr=subprocess.PIPE,
            check=False,
            env=clean | environment,
        )
    return done.returncode, done.stderr.decode()


needs_full = pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full here")


@needs_full
@pytest.mark.parametrize("layout", ["table", "csv", "json"])
def test_a_full_disk_is_said_in_a_line(riichi: Path, layout: str) -> None:
    for language, said in (
        ("es", "no se puede escribir la salida"),
        ("en", "the output cannot be written"),
    ):
        args = ("rank", riichi, *ON, "--format", layout)
        status, errors = on_a_full_disk(*args, LIGA_LANG=language)
        assert (status, errors) == (1, f"{said}: {os.strerror(errno.ENOSPC)}\n")


@needs_full
@pytest.mark.parametrize("args", [("--help",), ("--version",), ("rank", "--help")])
def test_a_full_disk_is_said_whatever_is_asked(args: tuple[str, ...]) -> None:
    status, errors = on_a_full_disk(*args)
    assert status == 1
    assert errors == f"no se puede escribir la salida: {os.strerror(errno.ENOSPC)}\n"


@needs_full
def test_a_full_disk_is_a_traceback_where_nobody_looks_after_it(riichi: Path) -> None:
    _, errors = on_a_full_disk("rank", riichi, *ON, start="liga")
    assert "Traceback" in errors


@needs_full
def test_on_a_full_disk_other_failures_stay_what_they_are(tmp_path: Path) -> None:
    status, errors = on_a_full_disk("rank", tmp_path / "riichi.csv")
    assert (status, errors) == (1, f"{tmp_path / 'riichi.csv'}: no existe ese fichero\n")
    assert on_a_full_disk("bogus")[0] == 2


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
