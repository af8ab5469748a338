"""``liga player``: one player's card and history."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from cli.files import answer, run

if TYPE_CHECKING:
    from pathlib import Path

ON = ("--on", "2026-10-31")


def test_card_and_history(riichi: Path, players: Path) -> None:
    result = run("player", "Núria Muñoz", riichi, "--players", players, *ON)
    assert (result.exit_code, result.stderr) == (0, "")
    card, history = result.stdout.split("\n\n")
    assert card.startswith("Núria Muñoz · Els Quatre Vents · Cataluña\n")
    assert "Rating provisional · 5 de 20 partidas" in card
    assert "5 partidas, la última el 24 de septiembre de 2026" in card
    headings, *rows = history.splitlines()
    assert " ".join(headings.split()) == (
        "Fecha Partida Puesto Puntos Antes Cambio Después Grado Pts. grado Contra"
    )
    assert [row.split()[:4] for row in rows] == [
        ["2026-01-15", "R1", "1.º", "41.000"],
        ["2026-01-15", "R2", "2.º", "25.000"],
        ["2026-03-01", "R3", "3.º", "20.000"],
        ["2026-04-18", "R4", "4.º", "−1.200"],
        ["2026-09-24", "R5", "4.º", "10.000"],
    ]
    assert rows[0].split()[4:7] == ["1500,00", "+72,11", "1572,11"]
    assert "10-kyuu → 9-kyuu" in rows[0]
    assert rows[0].endswith("Íñigo Peña, Óscar Güell, Ángela Cañas")


def test_in_english(riichi: Path) -> None:
    result = run("player", "Núria Muñoz", riichi, *ON, "--lang", "en")
    assert "in the Riichi ranking" in result.stdout
    assert "Against" in result.stdout


@pytest.mark.parametrize(
    "text",
    ["p1", "Núria Muñoz", "nuria munoz", "MUÑOZ, Núria", "Nuri", "tenhou:nuria", "04400101"],
    ids=["id", "name", "folded", "surname-first", "alias", "account", "ema-number"],
)
def test_a_player_goes_by_many_names(riichi: Path, players: Path, text: str) -> None:
    found = answer("player", text, riichi, "--players", players, *ON)
    assert found["player"] == "Núria Muñoz"


def test_json(riichi: Path, players: Path) -> None:
    found = answer("player", "Óscar Güell", riichi, "--players", players, *ON)
    assert list(found)[-1] == "history"
    (ranked,) = [
        row
        for row in answer("rank", riichi, "--players", players, *ON)["standings"]
        if row["player"] == "Óscar Güell"
    ]
    assert {key: value for key, value in found.items() if key != "history"} == ranked
    assert [entry["id"] for entry in found["history"]] == ["R1", "R2", "R3", "R4", "R5"]
    second = found["history"][1]
    assert (second["place"], second["entry_place"], second["score"]) == (2, 3, 25000)
    assert second["played_at"] == "2026-01-15T19:30+01:00"
    assert second["change"] == pytest.approx(
        second["projection_after"] - second["projection_before"], abs=2e-6
    )
    assert second["projection_before"] == found["history"][0]["projection_after"]
    assert found["history"][0]["opponents"] == [
        {"player": "Núria Muñoz", "projection_before": 1500.0},
        {"player": "Íñigo Peña", "projection_before": 1500.0},
        {"player": "Ángela Cañas", "projection_before": 1500.0},
    ]
    assert found["history"][-1]["debt_before"] > found["history"][-1]["debt_after"]


def test_two_people_of_one_name_need_the_id(riichi: Path, players: Path) -> None:
    result = run("player", "Ana Gil", riichi, "--players", players, *ON)
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr == (
        "«Ana Gil» puede ser Ana Gil (p5) o Ana Gil (p6); se esperaba el identificador de una "
        "persona\n"
    )
    assert run("player", "p5", riichi, "--players", players, *ON).exit_code == 0


def test_somebody_unknown_and_who_may_be_meant(riichi: Path) -> None:
    result = run("player", "Nuria Muños", riichi, *ON)
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr == ("«Nuria Muños» no está en estas partidas; ¿quizá Núria Muñoz?\n")


@pytest.mark.parametrize(
    ("text", "day"), [("Bea Ortiz", "2026-10-31"), ("p5", "2026-04-17"), ("p1", "2026-01-14")]
)
def test_somebody_without_a_game_by_the_day(
    riichi: Path, players: Path, text: str, day: str
) -> None:
    result = run("player", text, riichi, "--players", players, "--on", day)
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr == f"«{text}» no ha jugado ninguna de estas partidas\n"


def test_a_past_day(riichi: Path) -> None:
    found = answer("player", "Núria Muñoz", riichi, "--on", "2026-01-15")
    assert [entry["id"] for entry in found["history"]] == ["R1", "R2"]
    assert found["games"] == 2


def test_who_is_no_longer_listed_has_a_card(riichi: Path) -> None:
    result = run("player", "Núria Muñoz", riichi, "--on", "2028-09-24")
    assert "Fuera del ranking de Riichi desde el 24 de septiembre de 2028" in result.stdout
    assert answer("player", "Núria Muñoz", riichi, "--on", "2028-09-24")["position"] is None


def test_a_discount_is_explained(riichi: Path) -> None:
    result = run("player", "Ángela Cañas", riichi, "--on", "2027-02-24")
    assert "↓" in result.stdout
    assert "ajuste del 24 de febrero de 2027: 2,77 (= 2 23/30) de 8 unidades" in result.stdout
