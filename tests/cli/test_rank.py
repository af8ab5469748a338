"""``liga rank``: the ranking of a mode, of clubs and of regions."""

from __future__ import annotations

import csv
import json
from typing import TYPE_CHECKING

import pytest

from cli.files import FOUR, SEASON, answer, game, run, write

if TYPE_CHECKING:
    from pathlib import Path

KEYS = [
    *("position", "medal", "player", "club", "region", "rating", "projection", "discount", "debt"),
    *("games_to_recover", "mu", "sigma", "games", "last_game", "provisional"),
    *("grade", "grade_points", "progress", "step"),
]
ON = ("--on", "2026-10-31")


@pytest.fixture
def one_game(tmp_path: Path) -> Path:
    return write(tmp_path / "riichi.csv", SEASON[0])


def test_json_of_the_first_game_of_all(one_game: Path) -> None:
    found = answer("rank", one_game, "--on", "2026-01-15")
    assert list(found) == ["mode", "on", "updated", "games", "refused", "standings"]
    assert found["mode"] == "riichi"
    assert found["on"] == "2026-01-15"
    assert found["updated"] == "2026-01-15T17:00+01:00"
    assert (found["games"], found["refused"]) == (1, 0)
    assert isinstance(found["standings"], list)
    assert [list(row) for row in found["standings"]] == [KEYS] * 4
    assert found["standings"][0] == {
        "position": 1,
        "medal": "gold",
        "player": "Núria Muñoz",
        "club": None,
        "region": None,
        "rating": 1572.108895,
        "projection": 1572.108895,
        "discount": 0.0,
        "debt": 0.0,
        "games_to_recover": 0,
        "mu": 27.795253,
        "sigma": 8.263572,
        "games": 1,
        "last_game": "2026-01-15",
        "provisional": True,
        "grade": "9-kyuu",
        "grade_points": 0,
        "progress": 0,
        "step": 20,
    }
    assert [(row["medal"], row["rating"]) for row in found["standings"]] == [
        ("gold", 1572.108895),
        ("silver", 1548.33754),
        ("bronze", 1510.488786),
        (None, 1421.0407),
    ]


def test_debt_is_that_of_the_day(one_game: Path) -> None:
    first, *_, last = answer("rank", one_game, "--on", "2026-06-15")["standings"]
    assert (first["debt"], first["games_to_recover"]) == (1.0, 1)
    assert first["discount"] == pytest.approx(72.108895 / 8, abs=1e-6)
    assert first["rating"] == round(first["projection"] - first["discount"], 6)
    assert (last["debt"], last["discount"]) == (1.0, 0.0)


def test_no_number_has_more_than_six_decimals(riichi: Path, players: Path) -> None:
    found = answer("rank", riichi, "--players", players, *ON)
    numbers = [
        value for row in found["standings"] for value in row.values() if isinstance(value, float)
    ]
    assert len(numbers) == 5 * 6
    assert all(number == round(number, 6) for number in numbers)


def test_table(riichi: Path, players: Path) -> None:
    result = run("rank", riichi, "--players", players, *ON)
    assert result.exit_code == 0
    title, headings, *rows, blank, totals, updated = result.stdout.splitlines()
    assert title == "Ranking de Riichi, 31 de octubre de 2026"
    assert " ".join(headings.split()) == (
        "Pos. Medalla Jugador Rating Grado Partidas Última Club Comunidad"
    )
    assert [row.split()[0] for row in rows] == ["1", "2", "3", "4", "5"]
    assert "oro" in rows[0]
    assert any(
        "Ana Gil" in row and "Dragón" in row and "Comunidad de Madrid" in row for row in rows
    )
    assert blank == ""
    assert totals == "5 jugadores · 5 partidas"
    assert updated == "Última partida: 24 de septiembre de 2026, 18:00"


def test_table_in_english(riichi: Path) -> None:
    for result in (
        run("rank", riichi, *ON, "--lang", "en"),
        run("rank", riichi, *ON, LIGA_LANG="en"),
        run("rank", riichi, *ON, LIGA_LANG="en_GB.UTF-8"),
    ):
        title, *_, updated = result.stdout.splitlines()
        assert title == "Riichi ranking, 31 October 2026"
        assert updated == "Last game: 24 September 2026, 18:00"


def test_the_option_counts_for_more_than_the_environment(riichi: Path) -> None:
    result = run("rank", riichi, *ON, "--lang", "es", LIGA_LANG="en")
    assert result.stdout.startswith("Ranking de Riichi")


def test_columns_of_clubs_and_regions_are_left_out_where_nobody_has_any(riichi: Path) -> None:
    headings = run("rank", riichi, *ON).stdout.splitlines()[1]
    assert headings.split()[-1] == "Última"


def test_csv(riichi: Path, players: Path) -> None:
    result = run("rank", riichi, "--players", players, *ON, "--format", "csv")
    rows = list(csv.DictReader(result.stdout.splitlines()))
    assert list(rows[0]) == [*KEYS, "id"]
    assert [row["id"] for row in rows if row["player"] == FOUR[0]] == ["p1"]
    records = answer("rank", riichi, "--players", players, *ON)["standings"]
    for row, record in zip(rows, records, strict=True):
        assert row["player"] == record["player"]
        assert row["rating"] == f"{record['rating']:.6f}"
        assert row["provisional"] == "true"
        assert row["club"] == (record["club"] or "")


def test_csv_never_looks_like_a_formula(tmp_path: Path) -> None:
    names = ("=1+1", "+34 600", "-", "@ana")
    path = write(tmp_path / "riichi.csv", game("1", "2026-01-15T17:00", players=names))
    rows = csv.DictReader(run("rank", path, "--format", "csv", *ON).stdout.splitlines())
    assert {row["player"] for row in rows} == {f"'{name}" for name in names}


def test_csv_hides_no_formula_behind_a_semicolon(tmp_path: Path) -> None:
    name = "Ana;=1+1"
    path = write(tmp_path / "riichi.csv", game("1", "2026-01-15T17:00", players=(name, *FOUR[1:])))
    text = run("rank", path, "--format", "csv", *ON).stdout
    assert '"Ana;\'=1+1"' in text
    assert ";=" not in text


def test_csv_of_nobody_has_its_header(riichi: Path) -> None:
    result = run("rank", riichi, "--format", "csv", "--on", "2020-01-01")
    assert result.stdout == ",".join([*KEYS, "id"]) + "\n"


def test_a_day_before_every_game_is_an_empty_ranking(riichi: Path) -> None:
    found = answer("rank", riichi, "--on", "2020-01-01")
    assert (found["games"], found["updated"], found["standings"]) == (0, None, [])
    assert "Nadie ha jugado todavía." in run("rank", riichi, "--on", "2020-01-01").stdout


@pytest.mark.parametrize("day", ["2026-01-15", "2026-03-01", "2026-04-17", "2026-04-18"])
def test_a_past_day_is_the_same_as_a_file_cut_by_hand(
    tmp_path: Path, riichi: Path, day: str
) -> None:
    cut = [row for row in SEASON if row.split(",")[1][:10] <= day]
    (tmp_path / "cut").mkdir()
    by_hand = write(tmp_path / "cut/riichi.csv", *cut)
    assert answer("rank", riichi, "--on", day) == answer("rank", by_hand, "--on", day)


def test_later_games_are_left_out_and_not_refused(riichi: Path) -> None:
    result = run("rank", riichi, "--on", "2026-01-15", "--strict", "--format", "json")
    assert result.exit_code == 0
    assert result.stderr == ""
    assert (json.loads(result.stdout)["games"], json.loads(result.stdout)["refused"]) == (2, 0)


def test_spanish_days_are_understood(riichi: Path) -> None:
    assert answer("rank", riichi, "--on", "31/10/2026") == answer("rank", riichi, *ON)


def test_provisional_ratings_are_hidden_and_positions_stay(tmp_path: Path) -> None:
    days = [f"2026-01-{day:02}T17:00" for day in range(1, 21)]
    rows = [game(f"a{number}", when) for number, when in enumerate(days)]
    rows.append(game("b", "2026-01-21T17:00", (9000, 41000, 30000, 20000), ("Zoe Paz", *FOUR[:3])))
    rows.append(game("c", "2026-01-22T17:00", (41000, 0, 30000, 29000), ("Leo Rey", *FOUR[1:])))
    path = write(tmp_path / "riichi.csv", *rows)
    whole = answer("rank", path, "--on", "2026-01-22")
    shown = answer("rank", path, "--on", "2026-01-22", "--hide-provisional")
    established = [row for row in whole["standings"] if not row["provisional"]]
    assert shown["standings"] == established
    assert [row["player"] for row in established] == [
        name for name in (row["player"] for row in whole["standings"]) if name in FOUR
    ]
    assert [row["position"] for row in established] != [1, 2, 3, 4]


def test_clubs(riichi: Path, players: Path) -> None:
    found = answer("rank", riichi, "--players", players, "--clubs", *ON)
    rows = found["standings"]
    ratings = {
        row["player"]: row["rating"]
        for row in answer("rank", riichi, "--players", players, *ON)["standings"]
    }
    assert isinstance(rows, list)
    assert [list(row) for row in rows] == [["position", "name", "players", "mean"]] * 3
    assert {row["name"]: row["players"] for row in rows} == {
        "Els Quatre Vents": 2,
        "Haizea": 1,
        "Dragón": 1,
    }
    vents = next(row for row in rows if row["name"] == "Els Quatre Vents")
    both = ratings["Núria Muñoz"] + ratings["Óscar Güell"]
    assert vents["mean"] == pytest.approx(both / 2, abs=1e-6)


def test_regions_leave_out_who_lives_abroad(riichi: Path, players: Path) -> None:
    rows = answer("rank", riichi, "--players", players, "--regions", *ON)["standings"]
    names = {row["name"]: row["players"] for row in rows}
    assert names == {"Cataluña": 2, "País Vasco": 1, "Comunidad de Madrid": 1}


def test_table_of_regions(riichi: Path, players: Path) -> None:
    result = run("rank", riichi, "--players", players, "--regions", *ON)
    title, headings, *rows, blank, updated = result.stdout.splitlines()
    assert title == "Comunidades · Ranking de Riichi, 31 de octubre de 2026"
    assert headings.split() == ["Pos.", "Comunidad", "Jugadores", "Media"]
    assert len(rows) == 3
    assert (blank, updated) == ("", "Última partida: 24 de septiembre de 2026, 18:00")


@pytest.mark.parametrize(
    "chosen",
    [
        ("--clubs", "--regions"),
        ("--regions", "--clubs"),
        ("--clubs", "--hide-provisional"),
        ("--hide-provisional", "--regions"),
        ("--clubs", "--regions", "--hide-provisional"),
    ],
)
@pytest.mark.parametrize("layout", ["table", "csv", "json"])
def test_options_that_contradict_each_other_are_wrong_usage(
    riichi: Path, chosen: tuple[str, ...], layout: str
) -> None:
    result = run("rank", riichi, *ON, *chosen, "--format", layout)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.splitlines()[-1] == (
        "Error: --hide-provisional, --clubs y --regions se excluyen: se esperaba una sola."
    )


@pytest.mark.parametrize("option", ["--clubs", "--regions", "--hide-provisional"])
def test_an_option_does_not_contradict_itself(riichi: Path, option: str) -> None:
    once, twice = run("rank", riichi, *ON, option), run("rank", riichi, *ON, option, option)
    assert (once.exit_code, once.stdout) == (0, twice.stdout)


def test_csv_of_clubs(riichi: Path, players: Path) -> None:
    result = run("rank", riichi, "--players", players, "--clubs", *ON, "--format", "csv")
    header, *rows = csv.reader(result.stdout.splitlines())
    assert header == ["position", "name", "players", "mean"]
    assert all(len(row[3].partition(".")[2]) == 6 for row in rows)


def test_clubs_of_nobody(riichi: Path) -> None:
    result = run("rank", riichi, "--clubs", *ON)
    assert "Nadie tiene club; los clubes se leen del fichero de --players." in result.stdout
    assert answer("rank", riichi, "--clubs", *ON)["standings"] == []
    header = run("rank", riichi, "--clubs", *ON, "--format", "csv").stdout
    assert header == "position,name,players,mean\n"


def test_somebody_two_years_idle_counts_for_the_club_and_is_not_listed(
    riichi: Path, players: Path
) -> None:
    later = ("--players", players, "--on", "2028-09-24")
    assert answer("rank", riichi, *later)["standings"] == []
    clubs = answer("rank", riichi, *later, "--clubs")["standings"]
    assert sum(row["players"] for row in clubs) == 4
    before = answer("rank", riichi, "--players", players, "--on", "2028-09-23")["standings"]
    assert len(before) == 4
