"""``liga explain``: one game, number by number."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from cli.files import answer, game, run, write

if TYPE_CHECKING:
    from pathlib import Path

ON = ("--on", "2026-10-31")


def test_the_first_game(riichi: Path) -> None:
    result = run("explain", riichi, "R1", *ON)
    assert (result.exit_code, result.stderr) == (0, "")
    table, *people, rounded = result.stdout.split("\n\n")
    assert rounded.startswith("Los totales salen de todas las cifras")
    title, headings, *rows = table.splitlines()
    assert title == "Partida R1 de Riichi, 15 de enero de 2026, 17:00"
    assert headings.split() == (
        ["Puesto", "Jugador", "Asiento", "Puntos", "Antes", "Cambio", "Después"]
    )
    assert [row.split() for row in rows] == [
        ["1.º", "Núria", "Muñoz", "Este", "41.000", "1500,00", "+72,11", "1572,11"],
        ["2.º", "Íñigo", "Peña", "Sur", "30.000", "1500,00", "+48,34", "1548,34"],
        ["3.º", "Óscar", "Güell", "Oeste", "20.000", "1500,00", "+10,49", "1510,49"],
        ["4.º", "Ángela", "Cañas", "Norte", "9.000", "1500,00", "−78,96", "1421,04"],
    ]
    assert len(people) == 4
    assert people[0].splitlines()[0] == (
        "Núria Muñoz: 24 × (+2,795253) − 72 × (−0,069762) = +72,108895"
    )


def test_a_tie(riichi: Path) -> None:
    text = run("explain", riichi, "R2", *ON).stdout
    assert "Liga de otoño" in text
    assert "Núria Muñoz y Óscar Güell empatan a 25.000." in text
    assert "Para el rating es un empate, tal como lo trata OpenSkill 6.0.0" in text
    rows = text.splitlines()[2:6]
    assert [row.split()[:2] for row in rows] == [
        ["1.º", "Íñigo"],
        ["2.º", "Núria"],
        ["3.º", "Óscar"],
        ["4.º", "Ángela"],
    ]


def test_a_tie_by_order_of_entry(riichi: Path) -> None:
    text = run("explain", riichi, "R2", *ON, "--ties", "entry-order").stdout
    assert "Para el rating, el puesto y el grado decide el orden de registro" in text
    seats = answer("explain", riichi, "R2", *ON, "--ties", "entry-order")
    assert seats["ties"] == "entry-order"


def test_debt_and_note(riichi: Path, players: Path) -> None:
    text = run("explain", riichi, "R5", *ON, "--players", players).stdout
    assert text.count("Deuda de actividad: ") == 4
    assert run("explain", riichi, "R3", *ON).stdout.endswith("\n\nMesa de la final\n")


def test_in_english(riichi: Path) -> None:
    text = run("explain", riichi, "R2", *ON, "--lang", "en").stdout
    assert text.startswith("Game R2 of Riichi, 15 January 2026, 19:30 · Liga de otoño\n")
    assert "Núria Muñoz and Óscar Güell tie on 25,000." in text


def test_json(riichi: Path) -> None:
    found = answer("explain", riichi, "R2", *ON)
    assert {key: found[key] for key in list(found)[:-1]} == {
        "id": "R2",
        "mode": "riichi",
        "played_at": "2026-01-15T19:30+01:00",
        "day": "2026-01-15",
        "venue": None,
        "event": "Liga de otoño",
        "note": "",
        "ties": "shared",
    }
    assert [(s["seat"], s["place"], s["entry_place"]) for s in found["seats"]] == [
        ("E", 2, 2),
        ("S", 1, 1),
        ("W", 2, 3),
        ("N", 4, 4),
    ]
    for seat in found["seats"]:
        assert seat["change"] == pytest.approx(seat["from_mu"] + seat["from_sigma"], abs=2e-6)
        assert seat["from_mu"] == pytest.approx(24 * seat["mu_change"], abs=2e-5)


def test_a_game_without_id_goes_by_file_and_row(tmp_path: Path) -> None:
    path = write(tmp_path / "riichi.csv", game("", "2026-01-15T17:00"))
    assert answer("explain", path, "riichi:2", *ON)["id"] == "riichi:2"


@pytest.mark.parametrize(("name", "day"), [("R9", "2026-10-31"), ("r1", "2026-10-31")])
def test_a_game_that_does_not_count(riichi: Path, name: str, day: str) -> None:
    result = run("explain", riichi, name, "--on", day)
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr == (
        f"entre las partidas que cuentan no está «{name}»; «liga check» dice si se rechaza su "
        "fila\n"
    )


def test_a_game_after_the_day_is_said_to_be_later(riichi: Path) -> None:
    result = run("explain", riichi, "R5", "--on", "2026-09-23")
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr == (
        "la partida «R5» es del 24 de septiembre de 2026, posterior al 23 de septiembre de 2026; "
        "se esperaba --on con ese día o uno posterior\n"
    )


def test_several_files(tmp_path: Path, riichi: Path) -> None:
    other = write(tmp_path / "riichi-2.csv", game("X1", "2026-10-01T17:00"))
    assert answer("explain", riichi, other, "X1", *ON)["id"] == "X1"


@pytest.mark.shared
def test_a_real_tie(shared: Path) -> None:
    path = shared / "data/leagues/east/riichi.csv"
    found = answer("explain", path, "2", "--date-only", "--on", "2019-12-31")
    assert [seat["place"] for seat in found["seats"]] == [1, 2, 2, 4]
