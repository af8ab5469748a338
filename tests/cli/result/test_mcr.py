"""``liga result mcr``."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from cli.files import answer, run

if TYPE_CHECKING:
    from pathlib import Path

SHEET = "winner,discarder,points,E,S,W,N\nE,S,12,36,-20,-8,-8\n-,,,,,,\nS,,10,-18,54,-18,-18\n"


@pytest.fixture
def sheet(tmp_path: Path) -> Path:
    path = tmp_path / "sheet.csv"
    path.write_text(SHEET, "utf-8")
    return path


def test_places_and_table_points() -> None:
    result = run("result", "mcr", 178, -24, -55, -99)
    assert result.exit_code == 0
    assert result.stdout.splitlines() == [
        "Puesto  Asiento  Puntos  Puntos de mesa",
        "1.º     Este        178               4",
        "2.º     Sur         −24               2",
        "3.º     Oeste       −55               1",
        "4.º     Norte       −99               0",
    ]


def test_shared_places_are_exact() -> None:
    found = answer("result", "mcr", 20, 20, 20, -60)
    assert found["table_points"] == ["7/3", "7/3", "7/3", "0"]
    assert found["places"] == [1, 1, 1, 4]


def test_penalties_lower_only_their_player() -> None:
    found = answer("result", "mcr", 50, 40, -30, -60, "--penalty", "E:40", "--penalty", "e:1")
    assert (found["totals"], found["penalties"]) == ([9, 40, -30, -60], [-41, 0, 0, 0])
    assert found["table_points"] == ["2", "4", "1", "0"]


def test_a_sum_that_is_not_zero_is_explained() -> None:
    result = run("result", "mcr", 178, -24, 55, -99, "--lang", "en")
    assert result.exit_code == 1
    assert result.stdout.endswith(
        "The points do not add up to zero: +110.\n"
        "It would be explained by a wrong sign at West: +55 is written, −55 would be right.\n"
    )


def test_a_sheet_is_added_up(sheet: Path) -> None:
    found = answer("result", "mcr", "--hands", sheet)
    assert found["scores"] == [18, 34, -26, -26]
    assert found["hands"]["faults"] == []


def test_a_sheet_is_held_against_its_totals(sheet: Path) -> None:
    assert run("result", "mcr", 18, 34, -26, -26, "--hands", sheet).stdout.endswith(
        "Las 3 manos cuadran con los totales.\n"
    )
    wrong = run("result", "mcr", 18, 43, -26, -26, "--hands", sheet)
    assert wrong.exit_code == 1
    assert wrong.stdout.endswith(
        "Lo explicaría que dos cifras de Sur estén cambiadas de orden: pone +43 y sería +34.\n"
    )


def test_a_row_that_cannot_be_right_is_shown(tmp_path: Path) -> None:
    path = tmp_path / "sheet.csv"
    path.write_text(SHEET.replace("36,-20", "-20,36"), "utf-8")
    result = run("result", "mcr", "--hands", path)
    assert result.exit_code == 1
    assert "Lo explicaría que las columnas de Este y Sur estén cambiadas." in result.stdout


def test_every_hand_that_cannot_be_is_told(tmp_path: Path) -> None:
    path = tmp_path / "sheet.csv"
    path.write_text("winner,discarder,points\nE,S,12\nE,E,12\nS,E,5\n", "utf-8")
    result = run("result", "mcr", "--hands", path)
    assert result.exit_code == 1
    assert result.stderr.splitlines() == [
        "hay 2 manos que no pueden ser:",
        "mano 2: nadie gana con su propio descarte",
        "mano 3: no hay mano de 5 puntos; se esperaban 8 o más",
    ]


def test_a_sheet_says_how_many_hands_it_has(sheet: Path, tmp_path: Path) -> None:
    assert "La hoja tiene 3 manos; una partida entera, 16.\n" in (
        run("result", "mcr", "--hands", sheet).stdout
    )
    assert answer("result", "mcr", "--hands", sheet)["hands"]["count"] == 3
    whole = tmp_path / "whole.csv"
    whole.write_text("winner,discarder,points\n" + "E,S,12\n" * 16, "utf-8")
    assert "La hoja tiene" not in run("result", "mcr", "--hands", whole).stdout


@pytest.mark.parametrize(
    "arguments",
    [
        (),
        (1, 2, 3),
        (1, 2, 3, 4, 5),
        (1, 2, 3, "x"),
        (0, 0, 0, 0, "--penalty", "E"),
        (0, 0, 0, 0, "--penalty", "Q:10"),
        (0, 0, 0, 0, "--penalty", "E:-10"),
    ],
)
def test_what_cannot_be_asked(arguments: tuple[object, ...]) -> None:
    assert run("result", "mcr", *arguments).exit_code == 2


def test_a_file_that_is_no_sheet_is_refused(tmp_path: Path) -> None:
    assert run("result", "mcr", "--hands", tmp_path / "no.csv").exit_code == 1
    (tmp_path / "bad.csv").write_text("winner,points\nQ,12\n", "utf-8")
    result = run("result", "mcr", "--hands", tmp_path / "bad.csv")
    assert (result.exit_code, "«Q» no es un asiento" in result.stderr) == (1, True)
