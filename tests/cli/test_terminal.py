"""What a person sees on a terminal of 80 or 120 columns."""

from __future__ import annotations

import os
import re
import struct
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from cli.files import FOUR, SEASON, game, write

if TYPE_CHECKING:
    from pathlib import Path

fcntl = pytest.importorskip("fcntl")
pty = pytest.importorskip("pty")
termios = pytest.importorskip("termios")

ON = ("--on", "2027-03-31")
LONG = ("María del Carmen Fernández-Villaverde", *FOUR[1:])


def seen(columns: int, *args: object) -> str:
    """All that a terminal of so many columns gets, colours and all."""
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 50, columns, 0, 0))
    hidden = {"COLUMNS", "LINES", "LIGA_LANG", "NO_COLOR"}
    environment = {name: value for name, value in os.environ.items() if name not in hidden}
    process = subprocess.Popen(
        [sys.executable, "-c", "from ligamahjong.cli import main; main()", *map(str, args)],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env=environment | {"TERM": "xterm-256color"},
    )
    os.close(theirs)
    text = b"".join(iter(lambda: _read(ours), b""))
    os.close(ours)
    assert process.wait() == 0
    return text.decode().replace("\r\n", "\n")


def _read(terminal: int) -> bytes:
    """What comes next; nothing once the program has ended."""
    try:
        return os.read(terminal, 65536)
    except OSError:
        return b""


def plain(text: str) -> list[str]:
    return [line.rstrip() for line in re.sub(r"\x1b\[[0-9;]*m", "", text).splitlines()]


@pytest.fixture
def crowded(tmp_path: Path) -> tuple[Path, Path]:
    games = write(tmp_path / "riichi.csv", *SEASON, game("R6", "2026-10-01T17:00", players=LONG))
    people = tmp_path / "players.csv"
    rows = [f"{name},MD,Club de la Flor de Ciruelo" for name in (*LONG, FOUR[0])]
    people.write_text("\n".join(["name,region,club", *rows, "p5,CT,"]), "utf-8")
    return games, people


def test_a_wide_terminal_shows_every_column(riichi: Path, players: Path) -> None:
    lines = plain(seen(120, "rank", riichi, "--players", players, *ON))
    assert lines[0] == "Ranking de Riichi, 31 de marzo de 2027"
    assert lines[1].split()[-2:] == ["Club", "Comunidad"]
    assert set(lines[2]) == {"─"}
    assert not any("Sin sitio" in line for line in lines)


def test_a_narrow_terminal_leaves_out_what_matters_least(crowded: tuple[Path, Path]) -> None:
    games, people = crowded
    lines = plain(seen(80, "rank", games, "--players", people, *ON))
    assert all(len(line) <= 80 for line in lines)
    assert "Club" not in lines[1]
    assert lines[-1].startswith("Sin sitio en este terminal: ")
    assert lines[-1].endswith("Club, Comunidad.")
    assert any(LONG[0] in line and re.search(r"\b1\d\d\d\b", line) for line in lines)


def test_a_discount_has_a_red_arrow(riichi: Path) -> None:
    assert "\x1b[31m↓\x1b[0m" in seen(120, "rank", riichi, *ON)


def test_no_name_is_broken_in_two(riichi: Path) -> None:
    for columns in (80, 120):
        for command in (("rank", riichi), ("player", FOUR[0], riichi), ("explain", riichi, "R2")):
            lines = plain(seen(columns, *command, *ON))
            assert all(len(line) <= columns for line in lines)
            for line in lines:
                assert ("Muñoz" in line) == ("Núria" in line)


def test_the_history_of_a_player_names_what_found_no_room(riichi: Path) -> None:
    narrow = plain(seen(80, "player", FOUR[0], riichi, *ON))
    assert narrow[-1] == "Sin sitio en este terminal: Pts. grado, Contra."
    wide = plain(seen(160, "player", FOUR[0], riichi, *ON))
    assert wide[-1].endswith("Óscar Güell, Íñigo Peña")


def test_sentences_are_broken_between_words(riichi: Path) -> None:
    lines = plain(seen(60, "explain", riichi, "R2", *ON))
    assert max(map(len, lines)) <= 60
    assert "Para el rating es un empate, tal como lo trata OpenSkill" in lines


def test_tables_of_what_if_fit_eighty_columns(riichi: Path) -> None:
    lines = plain(seen(80, "what-if", riichi, "--players", *FOUR, *ON))
    assert max(map(len, lines)) <= 80
    assert sum(line.startswith("Íñigo Peña") for line in lines) == 3


RESULT = ("riichi", 42_300, 30_000, 28_700, 18_000, "--sticks", 1, "--chombo", "E:1")
HANDS = """{"wins": [{"seat": "S", "han": 3, "fu": 40}], "discarder": "E", "riichi": "ES"}
{"draw": true, "tenpai": "ES", "riichi": "E"}
"""


def test_the_result_of_a_game_cuts_no_word_on_a_narrow_terminal() -> None:
    lines = plain(seen(60, "result", *RESULT))
    assert max(map(len, lines)) <= 60
    assert lines[0].split() == ["Puesto", "Asiento", "Puntos", "Palillos", "Uma", "Chombo", "Final"]
    assert lines[2].split()[:3] == ["1.º", "Este", "42.300"]
    assert lines[-1] == "Sin sitio en este terminal: Neto."
    wide = plain(seen(80, "result", *RESULT))
    assert "Neto" in wide[0]
    assert not any("Sin sitio" in line for line in wide)


def test_a_whole_game_says_what_found_no_room(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text(HANDS, "utf-8")
    lines = plain(seen(60, "settle", "riichi", "--game", file))
    assert max(map(len, lines)) <= 60
    assert not any("…" in line for line in lines)
    assert "Sin sitio en este terminal: ±Este, ±Sur, ±Oeste, ±Norte." in lines
