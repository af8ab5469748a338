"""``liga rank``: which games it counts, and by which rules."""

from __future__ import annotations

from importlib import resources
from typing import TYPE_CHECKING

import pytest

from cli.files import FOUR, SEASON, answer, game, run, write

if TYPE_CHECKING:
    from pathlib import Path

ON = ("--on", "2026-10-31")
TIE = game("T1", "2026-02-01T17:00", (30000, 30000, 25000, 15000))
BAD = game("B1", "2026-02-02T17:00", (30000, "x", 25000, 15000))


def ratings(*args: object) -> dict[str, float]:
    rows = answer("rank", *args, *ON)["standings"]
    return {row["player"]: row["projection"] for row in rows}


def test_refused_rows_are_counted_and_summed_up_on_the_error_stream(tmp_path: Path) -> None:
    path = write(tmp_path / "riichi.csv", *SEASON[:3], BAD, SEASON[0])
    assert answer("rank", path, *ON)["refused"] == 2
    result = run("rank", path, *ON)
    assert result.exit_code == 0
    assert result.stderr == (
        "2 filas rechazadas: partida repetida 1, puntos no enteros 1 («liga check» las explica)\n"
    )
    assert "rechazad" not in result.stdout


def test_rows_of_people_do_not_count_as_refused_games(tmp_path: Path, riichi: Path) -> None:
    people = tmp_path / "players.csv"
    people.write_text("name\n" + "\n".join(FOUR) + "\nAna Gil\nAna Gil\n", "utf-8")
    found = answer("rank", riichi, "--players", people, *ON)
    assert (found["games"], found["refused"]) == (4, 1)
    lines = run("rank", riichi, "--players", people, *ON).stderr.splitlines()
    assert lines[0].startswith("fichero de jugadores: 1 fila rechazada: ")
    assert lines[1].startswith("1 fila rechazada: persona desconocida 1")


def test_groups_count_refused_rows_too(tmp_path: Path) -> None:
    path = write(tmp_path / "riichi.csv", *SEASON[:3], BAD)
    assert answer("rank", path, "--clubs", *ON)["refused"] == 1


def test_names_that_may_be_one_person_are_warned_of(tmp_path: Path) -> None:
    twins = game("N1", "2026-02-01T17:00", players=("Nuria Muñoz", "Leo Rey", "Zoe Paz", "Pol Gil"))
    result = run("rank", write(tmp_path / "riichi.csv", *SEASON[:3], twins), *ON)
    assert result.stderr == "avisos: nombres casi iguales 1 («liga check» los explica)\n"


def test_strict_prints_no_result_and_one_problem_of_each_kind(tmp_path: Path) -> None:
    path = write(tmp_path / "riichi.csv", *SEASON, BAD, BAD, SEASON[0])
    result = run("rank", path, *ON, "--strict")
    assert (result.exit_code, result.stdout) == (1, "")
    lines = result.stderr.splitlines()
    assert lines[0] == (
        f"{path}:7:score2: «x» no es un número entero; se esperaba: un número entero, como 31700, "
        "31.700 o −1.200"
    )
    assert lines[1].startswith(f"{path}:9: es la misma partida que {path}:2")
    assert lines[2:] == [
        "no se ha calculado nada, por --strict: 3 filas rechazadas («liga check» las muestra todas)"
    ]


def test_strict_lets_a_clean_file_pass(riichi: Path) -> None:
    assert run("rank", riichi, *ON, "--strict").exit_code == 0


def test_a_file_without_any_usable_row_is_a_failure(tmp_path: Path) -> None:
    result = run("rank", write(tmp_path / "riichi.csv", BAD), *ON)
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr.splitlines()[-1] == "no queda ninguna partida: 1 fila rechazada"


@pytest.mark.parametrize("content", [b"", b"a,b\n1,2\n", b"\x00\xff\x00", b"PK\x03\x04"])
def test_a_file_that_is_no_table_of_games_is_a_failure(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "riichi.csv"
    path.write_bytes(content)
    result = run("rank", path, *ON)
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr.startswith(f"{path}: ")
    assert "se esperaba: " in result.stderr


def test_a_file_with_a_header_only_is_an_empty_ranking(tmp_path: Path) -> None:
    assert answer("rank", write(tmp_path / "riichi.csv"), *ON)["games"] == 0


def test_exact_repetitions_count_if_asked_for(tmp_path: Path) -> None:
    again = game("R1b", "2026-01-15T17:00")
    path = write(tmp_path / "riichi.csv", SEASON[0], again)
    once = answer("rank", path, *ON)
    twice = answer("rank", path, *ON, "--allow-duplicates")
    assert (once["games"], once["refused"]) == (1, 1)
    assert (twice["games"], twice["refused"]) == (2, 0)


def test_dates_without_time_have_to_be_allowed(tmp_path: Path) -> None:
    rows = [game("D1", "2026-01-15"), game("D2", "2026-01-15", (0, 10000, 30000, 60000))]
    path = write(tmp_path / "riichi.csv", *rows)
    refused = run("rank", path, *ON)
    assert refused.exit_code == 1
    assert "(en archivos sin horas, --date-only)" in refused.stderr
    found = answer("rank", path, *ON, "--date-only")
    assert (found["games"], found["updated"]) == (2, "2026-01-15")


def test_ties_of_the_rating(tmp_path: Path) -> None:
    path = write(tmp_path / "riichi.csv", TIE)
    shared = ratings(path)
    entry = ratings(path, "--ties", "entry-order")
    assert shared == {
        "Núria Muñoz": pytest.approx(1527.38, abs=0.005),
        "Íñigo Peña": pytest.approx(1527.38, abs=0.005),
        "Óscar Güell": pytest.approx(1534.19, abs=0.005),
        "Ángela Cañas": pytest.approx(1444.74, abs=0.005),
    }
    assert entry["Núria Muñoz"] == 1572.108895
    assert entry["Íñigo Peña"] == 1548.33754


def test_equal_ratings_share_their_position_and_medal(tmp_path: Path) -> None:
    rows = answer("rank", write(tmp_path / "riichi.csv", TIE), "--on", "2026-02-01")["standings"]
    assert [(row["position"], row["medal"], row["player"]) for row in rows] == [
        (1, "gold", "Óscar Güell"),
        (2, "silver", "Íñigo Peña"),
        (2, "silver", "Núria Muñoz"),
        (4, None, "Ángela Cañas"),
    ]


def test_own_tables_of_grades(tmp_path: Path, riichi: Path) -> None:
    own = tmp_path / "own.csv"
    own.write_text(
        "mode;grade;base;threshold;p1;p2;p3;p4\n"
        "mcr;5-pin;0;;1;0;0;0\n"
        "riichi;1-dan;100;;10;5;0;-10\n",
        "utf-8",
    )
    rows = answer("rank", riichi, *ON, "--grades", own)["standings"]
    found = {row["player"]: (row["grade"], row["grade_points"], row["step"]) for row in rows}
    assert found["Ángela Cañas"] == ("1-dan", 100 - 10 - 10 + 10 + 10, None)
    assert ratings(riichi, "--grades", own) == ratings(riichi)


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"mode,grade\nmcr,9-pin\n", "columnas con este nombre: 0"),
        (b"\xff\xfe", "no se puede leer"),
    ],
)
def test_tables_of_grades_that_are_not_usable(
    tmp_path: Path, riichi: Path, content: bytes, said: str
) -> None:
    own = tmp_path / "own.csv"
    own.write_bytes(content)
    result = run("rank", riichi, *ON, "--grades", own)
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr.startswith(str(own))
    assert said in result.stderr


def test_the_packaged_grades_are_what_counts_by_default(riichi: Path, tmp_path: Path) -> None:
    copy = tmp_path / "grades.csv"
    packaged = resources.files("ligamahjong.league").joinpath("grades.csv")
    copy.write_text(packaged.read_text("utf-8"), "utf-8")
    assert answer("rank", riichi, *ON, "--grades", copy) == answer("rank", riichi, *ON)


def test_the_mode_is_in_the_file_name_or_in_the_option(tmp_path: Path) -> None:
    path = write(tmp_path / "partidas.csv", *SEASON)
    result = run("rank", path, *ON)
    assert result.exit_code == 1
    assert result.stderr == (
        f"{path}: ¿MCR o Riichi?; se esperaba la modalidad en el nombre del fichero o con --mode\n"
    )
    assert answer("rank", path, *ON, "--mode", "MCR")["mode"] == "mcr"
    named = write(tmp_path / "mcr.csv", *SEASON)
    assert answer("rank", named, *ON)["mode"] == "mcr"


def test_several_files_are_one_history(tmp_path: Path, riichi: Path) -> None:
    first = write(tmp_path / "riichi-1.csv", *SEASON[3:])
    second = write(tmp_path / "riichi-2.csv", *SEASON[:3])
    assert answer("rank", first, second, *ON) == answer("rank", riichi, *ON)


@pytest.mark.parametrize(
    ("option", "english"), [((), False), (("--lang", "en"), True)], ids=["es", "en"]
)
def test_a_missing_file(tmp_path: Path, option: tuple[str, ...], *, english: bool) -> None:
    path = tmp_path / "riichi.csv"
    result = run("rank", path, *option)
    said = "no such file" if english else "no existe ese fichero"
    assert (result.exit_code, result.stdout, result.stderr) == (1, "", f"{path}: {said}\n")


def test_a_missing_file_of_people(riichi: Path, tmp_path: Path) -> None:
    result = run("rank", riichi, "--players", tmp_path / "gente.csv")
    assert result.exit_code == 1
    assert result.stderr == f"{tmp_path / 'gente.csv'}: no existe ese fichero\n"


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    result = run("rank", tmp_path, "--mode", "mcr")
    assert result.exit_code == 1
    assert result.stderr == f"{tmp_path}: es una carpeta; se esperaba un fichero\n"


@pytest.mark.shared
def test_a_real_ranking_looks_as_it_should(shared: Path) -> None:
    folder = shared / "data/leagues/north"
    found = answer(
        "rank",
        folder / "riichi.csv",
        *("--players", folder / "players.csv", "--date-only", "--on", "2026-05-18"),
    )
    assert (found["games"], found["refused"], found["updated"]) == (9132, 894, "2026-05-14")
    mcr = answer("rank", folder / "mcr.csv", "--date-only", "--on", "2026-05-18")
    assert (mcr["games"], mcr["refused"]) == (8205, 1730)


@pytest.mark.shared
def test_a_real_file_in_the_style_of_spreadsheets(shared: Path) -> None:
    path = shared / "data/leagues/east/riichi.csv"
    found = answer("rank", path, "--date-only", "--on", "2019-12-31")
    assert (found["games"], found["refused"]) == (2843, 0)
