"""``liga example``: an invented league on the disk."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from cli.files import answer, run
from ligamahjong.example.league import DEFAULT_SEED

if TYPE_CHECKING:
    from pathlib import Path

NAMES = {"mcr.csv", "players.csv", "riichi.csv"}


@pytest.mark.unmeasured
def test_the_files_it_writes_are_named_and_can_be_ranked(tmp_path: Path) -> None:
    folder = tmp_path / "mi liga"
    result = run("example", folder)
    assert (result.exit_code, result.stderr) == (0, "")
    assert {path.name for path in folder.iterdir()} == NAMES
    assert set(result.stdout.splitlines()) == {str(folder / name) for name in NAMES}
    for mode in ("mcr", "riichi"):
        strict = ("--players", folder / "players.csv", "--strict", "--on", "2199-12-31")
        found = answer("rank", folder / f"{mode}.csv", *strict)
        assert (found["mode"], found["refused"]) == (mode, 0)
        assert found["games"] > 1000


@pytest.mark.unmeasured
def test_the_same_seed_gives_the_same_files(tmp_path: Path) -> None:
    for folder, seed in (("a", DEFAULT_SEED), ("b", DEFAULT_SEED), ("c", DEFAULT_SEED + 1)):
        assert run("example", tmp_path / folder, "--seed", seed).exit_code == 0
    for name in NAMES:
        first, same, other = ((tmp_path / folder / name).read_bytes() for folder in "abc")
        assert first == same
        assert first != other


def test_a_file_stands_where_the_folder_should(tmp_path: Path) -> None:
    (tmp_path / "taken").touch()
    result = run("example", tmp_path / "taken")
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr.startswith(str(tmp_path / "taken"))
    assert "no se puede escribir; se esperaba una carpeta" in result.stderr


def test_a_seed_is_a_whole_number(tmp_path: Path) -> None:
    result = run("example", tmp_path / "liga", "--seed", "siete")
    assert result.exit_code == 2
    assert "se esperaba un número entero" in result.stderr
    assert not (tmp_path / "liga").exists()
