"""``liga check``: what would be refused, and why."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from cli.files import FOUR, SEASON, game, run, write

if TYPE_CHECKING:
    from pathlib import Path

BAD = (
    game("B1", "2026-02-02T17:00", (30000, "0.5", 25000, 15000)),
    game("B2", "2026-02-30T17:00"),
    game("B3", "2026-02-02T17:00", players=(*FOUR[:3], FOUR[0])),
)


def test_a_clean_file(riichi: Path) -> None:
    result = run("check", riichi)
    assert (result.exit_code, result.stderr) == (0, "")
    assert result.stdout == "Filas de partidas: 5. Puntuables: 5. Rechazadas: 0.\n"


def test_a_file_with_problems(tmp_path: Path) -> None:
    path = write(tmp_path / "riichi.csv", *SEASON, *BAD)
    result = run("check", path)
    assert (result.exit_code, result.stderr) == (1, "")
    summary, lines, verdict = result.stdout.split("\n\n")
    assert [line.split() for line in summary.splitlines()] == [
        ["Resultado", "Motivo", "Filas"],
        ["rechazada", "jugador", "repetido", "1"],
        ["rechazada", "puntos", "no", "enteros", "1"],
        ["rechazada", "fecha", "ilegible", "1"],
    ]
    assert lines.splitlines() == [
        (
            f"{path}:7:score2: «0.5» no es un número entero; se esperaba: un número entero, como "
            "31700, 31.700 o −1.200"
        ),
        (
            f"{path}:8:played_at: «2026-02-30T17:00» no existe en el calendario; se esperaba: por "
            "ejemplo 2026-08-22T09:30 o 22/08/2026 9:30"
        ),
        (
            f"{path}:9:player4: «Núria Muñoz» está dos veces en la partida; se esperaba: cuatro "
            "personas distintas"
        ),
    ]
    assert verdict == "Filas de partidas: 8. Puntuables: 5. Rechazadas: 3.\n"


def test_in_english(tmp_path: Path) -> None:
    path = write(tmp_path / "riichi.csv", *BAD[:1])
    result = run("check", path, "--lang", "en")
    assert result.exit_code == 1
    assert "Outcome" in result.stdout
    assert f"{path}:2:score2: “0.5” is not a whole number; expected: " in result.stdout
    assert result.stdout.endswith("Rows of games: 1. To be rated: 0. Refused: 1.\n")


def test_ten_lines_of_a_kind_and_how_many_more_there_are(tmp_path: Path) -> None:
    path = write(tmp_path / "riichi.csv", *SEASON, *[BAD[0]] * 13, BAD[1])
    text = run("check", path).stdout
    assert text.count("no es un número entero; ") == 10
    assert "… y 3 más de «puntos no enteros» (todas, con --format json)\n" in text
    assert "no existe en el calendario" in text


def test_json_has_every_problem(tmp_path: Path) -> None:
    path = write(tmp_path / "riichi.csv", *SEASON, *[BAD[0]] * 13, SEASON[0])
    result = run("check", path, "--format", "json")
    assert result.exit_code == 1
    found = json.loads(result.stdout)
    assert {key: found[key] for key in list(found)[:-1]} == {
        "mode": "riichi",
        "rows": 19,
        "rated": 5,
        "refused": 14,
    }
    assert len(found["problems"]) == 14
    assert found["problems"][0] == {
        "file": str(path),
        "row": 7,
        "column": "score2",
        "value": "0.5",
        "level": "refused",
        "code": "score-not-integer",
        "text": "«0.5» no es un número entero; se esperaba: un número entero, como 31700, 31.700 "
        "o −1.200",
    }


def test_a_row_with_two_problems_is_one_row(tmp_path: Path) -> None:
    both = game("B4", "2026-02-30T17:00", (30000, "x", "y", 15000))
    result = run("check", write(tmp_path / "riichi.csv", *SEASON, both), "--format", "json")
    assert json.loads(result.stdout)["refused"] == 1
    assert len(json.loads(result.stdout)["problems"]) == 3


def test_warnings_are_no_reason_to_fail(tmp_path: Path) -> None:
    odd = game("W1", "2026-02-02T17:00", (30000, 30000, 25000, 14000))
    result = run("check", write(tmp_path / "riichi.csv", *SEASON[:3], odd))
    assert result.exit_code == 0
    assert "las puntuaciones suman 99.000; se esperaba: 100.000" in result.stdout


def test_problems_of_the_people_are_among_them(tmp_path: Path, riichi: Path) -> None:
    people = tmp_path / "players.csv"
    people.write_text("name,region\nNúria Muñoz,Atlántida\n", "utf-8")
    result = run("check", riichi, "--players", people)
    assert result.exit_code == 1
    assert f"{people}:2:region: «Atlántida» no es una comunidad autónoma" in result.stdout
    assert "nadie registrado se llama «Íñigo Peña»" in result.stdout
    assert result.stdout.endswith("Filas de partidas: 5. Puntuables: 0. Rechazadas: 5.\n")


TWICE = "p8,Nuria Muñoz,CT,,,,\n"
"""Somebody of ``PEOPLE`` once more, without an accent."""


def test_people_registered_twice_are_warned_of(riichi: Path, players: Path) -> None:
    with players.open("a", encoding="utf-8") as file:
        file.write(TWICE)
    result = run("check", riichi, "--players", players)
    assert (result.exit_code, result.stderr) == (0, "")
    summary, lines, verdict = result.stdout.split("\n\n")
    assert [line.split() for line in summary.splitlines()] == [
        ["Resultado", "Motivo", "Filas"],
        ["aviso", "personas", "quizá", "repetidas", "2"],
    ]
    assert lines.splitlines() == [
        f"{players}: «{first}» ({one}) y «{second}» ({other}) pueden ser la misma persona: iguales "
        "salvo tildes, mayúsculas o signos; se esperaba: cada persona una vez"
        for first, one, second, other in (
            ("Ana Gil", "p6", "Ana Gil", "p5"),
            ("Núria Muñoz", "p1", "Nuria Muñoz", "p8"),
        )
    ]
    assert verdict == "Filas de partidas: 5. Puntuables: 5. Rechazadas: 0.\n"


def test_people_registered_twice_in_json_and_in_english(riichi: Path, players: Path) -> None:
    result = run("check", riichi, "--players", players, "--format", "json", "--lang", "en")
    assert result.exit_code == 0
    assert json.loads(result.stdout)["problems"] == [
        {
            "file": str(players),
            "row": None,
            "column": None,
            "value": "Ana Gil",
            "level": "warning",
            "code": "likely-duplicate",
            "text": "“Ana Gil” (p6) and “Ana Gil” (p5) may be one person: equal but for accents, "
            "case or punctuation; expected: each person once",
        }
    ]


def test_nobody_is_registered_twice_without_a_likeness_or_without_a_file_of_players(
    riichi: Path, players: Path
) -> None:
    lines = players.read_text("utf-8").splitlines(keepends=True)
    players.write_text("".join(line for line in lines if not line.startswith("p6,")), "utf-8")
    assert (
        json.loads(run("check", riichi, "--players", players, "--format", "json").stdout)[
            "problems"
        ]
        == []
    )
    assert "repetidas" not in run("check", riichi).stdout


def test_other_commands_do_not_ask_about_people_registered_twice(
    riichi: Path, players: Path
) -> None:
    result = run("rank", riichi, "--players", players, "--on", "2026-10-31")
    assert (result.exit_code, result.stderr) == (0, "")


def test_a_file_that_is_no_table_of_games(tmp_path: Path) -> None:
    path = write(tmp_path / "riichi.csv", "1,2", header="Mesa,Fecha")
    result = run("check", path)
    assert result.exit_code == 1
    assert f"{path}: en el encabezado no están: jugador 1, puntos 1, " in result.stdout
    assert result.stdout.endswith("Filas de partidas: 1. Puntuables: 0. Rechazadas: 1.\n")


def test_an_empty_file(tmp_path: Path) -> None:
    path = tmp_path / "riichi.csv"
    path.touch()
    result = run("check", path)
    assert result.exit_code == 1
    assert f"{path}: el fichero no tiene filas; se esperaba: " in result.stdout


def test_kinds_come_in_the_same_order_each_time(tmp_path: Path) -> None:
    path = write(tmp_path / "riichi.csv", *SEASON, *BAD)
    assert len({run("check", path).stdout for _ in range(3)}) == 1


def test_it_takes_no_rules(riichi: Path) -> None:
    for option in ("--on", "--strict", "--ties", "--grades"):
        assert run("check", riichi, option).exit_code == 2


@pytest.mark.shared
def test_an_archive_of_25_years(shared: Path) -> None:
    path = shared / "data/leagues/north/mcr.csv"
    result = run("check", path, "--date-only", "--format", "json")
    found = json.loads(result.stdout)
    assert (found["rows"], found["rated"], found["refused"]) == (9935, 8205, 1730)
    refused = [one["code"] for one in found["problems"] if one["level"] == "refused"]
    assert (refused.count("players-count"), refused.count("duplicate")) == (1729, 1)
    again = run("check", path, "--date-only", "--allow-duplicates", "--format", "json")
    assert json.loads(again.stdout)["rated"] == 8206
