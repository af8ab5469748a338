"""``liga settle mcr``."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from cli.files import answer, run

if TYPE_CHECKING:
    from pathlib import Path


def test_a_claimed_win_is_paid_line_by_line() -> None:
    result = run("settle", "mcr", "--win", "S:24", "--discarder", "E")
    assert result.exit_code == 0
    assert result.stdout.splitlines() == [
        "Concepto           Este  Sur  Oeste  Norte",
        "ocho de cada uno     −8  +24     −8     −8",
        "puntos de la mano   −24  +24      0      0",
        "Total               −32  +48     −8     −8",
        "",
        "Fila de la hoja, como la lee «liga result mcr --hands»: S,E,24,-32,48,-8,-8",
    ]


def test_a_self_draw_is_paid_by_all() -> None:
    found = answer("settle", "mcr", "--win", "W:12", "--self-drawn", "--scores", 10, 0, -10, 0)
    assert found["changes"] == [-20, -20, 60, -20]
    assert found["scores"] == [-10, -20, 50, -20]
    assert [one["reason"] for one in found["lines"]] == ["basic", "points"]
    assert found["sheet"] == "W,,12,-20,-20,60,-20"


def test_the_row_is_read_by_the_sheet(tmp_path: Path) -> None:
    row = answer("settle", "mcr", "--win", "N:8", "--discarder", "W")["sheet"]
    path = tmp_path / "sheet.csv"
    path.write_text(f"winner,discarder,points,east,south,west,north\n{row}\n", "utf-8")
    found = answer("result", "mcr", "--hands", path)
    assert (found["scores"], found["hands"]["faults"]) == ([-8, -8, -16, 32], [])


def test_a_foul_costs_what_the_practice_says() -> None:
    foul = ("settle", "mcr", "--foul", "N:short-win", "--practice")
    assert answer(*foul, "cn-1998")["changes"] == [10, 10, 10, -30]
    mil = answer(*foul, "mil-2025")
    assert (mil["changes"], mil["lines"][0]["nobody"], mil["sheet"]) == ([0, 0, 0, -40], 40, None)
    text = run(*foul, "mil-2025", "--scores", 0, 0, 0, 0, "--lang", "en").stdout
    assert text.splitlines() == [
        "For               East  South  West  North  Nobody",
        "penalty of North     0      0     0    −40     +40",
        "Total                0      0     0    −40     +40",
        "Scores               0      0     0    −40",
        "",
        "A foul alone has no row on the sheet: the penalty is written in a cell of its own.",
    ]


def test_what_is_not_known_is_left_to_the_referee() -> None:
    result = run("settle", "mcr", "--foul", "N:short-win")
    assert result.exit_code == 1
    assert "lo decide el árbitro" in result.stderr


def test_a_win_beside_a_foul() -> None:
    found = answer(
        *("settle", "mcr", "--win", "E:8", "--discarder", "S"),
        *("--foul", "N:tile-not-taken"),
    )
    assert found["changes"] == [32, -16, -8, -18]
    assert found["sheet"] == "E,S,8,32,-16,-8,-8"


def test_the_row_says_that_penalties_stand_elsewhere() -> None:
    win = ("settle", "mcr", "--win", "S:24", "--discarder", "E")
    foul = ("--foul", "O:short-win", "--practice", "cn-1998")
    assert run(*win, *foul).stdout.splitlines()[-2:] == [
        "Fila de la hoja, como la lee «liga result mcr --hands»: S,E,24,-32,48,-8,-8",
        "Las penalizaciones no van en esa fila: se apuntan en su propia casilla.",
    ]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--win", "S:24", "--win", "N:30", "--discarder", "E"), "--win está 2 veces"),
        (("--win", "S:24", "--discarder", "E", "--discarder", "W"), "--discarder está 2 veces"),
        (("--win", "S24", "--self-drawn"), "como S:24"),
        (("--foul", "short-win"), "como S:short-win"),
    ],
)
def test_what_is_written_wrong_is_said(arguments: tuple[str, ...], said: str) -> None:
    result = run("settle", "mcr", *arguments)
    assert (result.exit_code, result.stdout) == (2, "")
    assert said in result.stderr


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (
            ("--win", "S:24", "--self-drawn", "--foul", "S:short-win"),
            "Sur no puede ganar la mano: en China, 1998 queda muerta por cantar victoria con",
        ),
        (("--win", "S:24", "--self-drawn", "--foul", "S:tile-not-taken"), "Sur no puede ganar"),
        (("--foul", "N:short-win", "--foul", "N:short-win"), "Norte comete dos veces la misma"),
    ],
)
def test_fouls_that_cannot_be(arguments: tuple[str, ...], said: str) -> None:
    result = run("settle", "mcr", *arguments, "--practice", "cn-1998")
    assert (result.exit_code, result.stdout) == (1, "")
    assert said in result.stderr


def test_a_winner_whose_hand_a_foul_leaves_alive() -> None:
    win = ("settle", "mcr", "--win", "S:8", "--self-drawn", "--foul", "S:tile-not-taken")
    assert answer(*win)["changes"] == [-16, 38, -16, -16]


@pytest.mark.parametrize(
    ("arguments", "status"),
    [
        ((), 2),
        (("--win", "S:24"), 2),
        (("--win", "S:24", "--discarder", "E", "--self-drawn"), 2),
        (("--discarder", "E"), 2),
        (("--win", "S", "--self-drawn"), 2),
        (("--win", "S:\N{ARABIC-INDIC DIGIT NINE}", "--self-drawn"), 2),
        (("--foul", "N:cheating"), 2),
        (("--win", "S:24", "--discarder", "S"), 1),
        (("--win", "S:7", "--self-drawn"), 1),
    ],
)
def test_what_cannot_be_asked(arguments: tuple[str, ...], status: int) -> None:
    assert run("settle", "mcr", *arguments).exit_code == status
