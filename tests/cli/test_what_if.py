"""``liga what-if``: before a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from cli.files import FOUR, SEASON, answer, run, write
from ligamahjong.league.what_if import TEMPERATURE_RANGE

if TYPE_CHECKING:
    from pathlib import Path

ON = ("--on", "2026-10-31")
SCENARIO = ("--ratings", "35,3", "35,3", "15,3", "15,3")


def test_two_strong_and_two_weak_players() -> None:
    found = answer("what-if", *SCENARIO)
    alba, bruno, carla, diego = found["players"]
    assert (found["mode"], found["temperature"]) == (None, 1.0)
    assert [one["player"] for one in found["players"]] == ["A", "B", "C", "D"]
    assert [one["projection"] for one in found["players"]] == [2124.0, 2124.0, 1644.0, 1644.0]
    assert alba["probabilities"] == pytest.approx([0.438, 0.399, 0.140, 0.024], abs=0.0005)
    assert alba["changes"][0]["mean"] == 12.419245
    assert alba["changes"][2]["lowest"] <= -6.575052 <= alba["changes"][2]["highest"]
    assert bruno["changes"][3]["lowest"] <= -27.623481 <= bruno["changes"][3]["highest"]
    assert carla["changes"][0]["mean"] == 19.80917
    assert diego["changes"][1]["lowest"] <= 18.575656 <= diego["changes"][1]["highest"]


def test_a_mode_brings_its_temperature() -> None:
    assert answer("what-if", *SCENARIO, "--mode", "mcr")["temperature"] == 1.64
    assert answer("what-if", *SCENARIO, "--mode", "riichi")["temperature"] == 2.53
    own = answer("what-if", *SCENARIO, "--mode", "riichi", "--temperature", "1,5")
    assert own["temperature"] == 1.5


@pytest.mark.parametrize(
    ("options", "note"),
    [
        ((), "Temperatura 1: las probabilidades propias del modelo"),
        (("--mode", "riichi"), "Temperatura 2,53: ajustada a resultados reales"),
        (("--temperature", "3"), "Temperatura 3,00, por --temperature"),
    ],
)
def test_the_temperature_is_labelled(options: tuple[str, ...], note: str) -> None:
    assert run("what-if", *SCENARIO, *options).stdout.splitlines()[-1].startswith(note)


def test_three_tables() -> None:
    chances, changes, ranges, _ = run("what-if", *SCENARIO, "--mode", "riichi").stdout.split("\n\n")
    assert chances.splitlines()[0] == "Probabilidad de cada puesto"
    assert changes.splitlines()[2].split() == ["A", "+12,42", "−0,65", "−17,09", "−36,76", "−4,38"]
    assert "−42,66 … −27,62" in ranges


def test_four_players_of_a_league(riichi: Path, players: Path) -> None:
    names = ("Nuri", "íñigo peña", "p3", "CAÑAS, Ángela")
    found = answer("what-if", riichi, *ON, "--people", players, "--players", *names)
    assert found["mode"] == "riichi"
    assert [one["player"] for one in found["players"]] == list(FOUR)
    ranked = {
        row["player"]: row["mu"]
        for row in answer("rank", riichi, "--players", players, *ON)["standings"]
    }
    assert [one["mu"] for one in found["players"]] == [ranked[name] for name in FOUR]
    for place in range(4):
        total = sum(one["probabilities"][place] for one in found["players"])
        assert total == pytest.approx(1, abs=2e-6)


def test_a_past_day(riichi: Path, tmp_path: Path) -> None:
    (tmp_path / "cut").mkdir()
    cut = write(tmp_path / "cut/riichi.csv", *SEASON[:2])
    then = answer("what-if", riichi, "--on", "2026-01-15", "--players", *FOUR)
    assert then == answer("what-if", cut, *ON, "--players", *FOUR)


def test_somebody_unknown(riichi: Path) -> None:
    result = run("what-if", riichi, *ON, "--players", *FOUR[:3], "Zoe Paz")
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr == "«Zoe Paz» no está en estas partidas\n"


def test_the_same_person_twice_is_wrong_usage(riichi: Path) -> None:
    result = run("what-if", riichi, *ON, "--players", *FOUR[:3], "nuria munoz")
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.endswith("Error: se esperaban cuatro personas distintas.\n")


@pytest.mark.parametrize(
    "args",
    [
        (),
        ("--players", *FOUR),
        ("riichi.csv",),
        ("riichi.csv", *SCENARIO),
        ("riichi.csv", "--players", *FOUR, *SCENARIO),
        (*SCENARIO[:4],),
        ("--ratings", "35", "35,3", "15,3", "15,3"),
        ("--ratings", "a,b", "35,3", "15,3", "15,3"),
        (*SCENARIO, "--temperature", "mucha"),
        (*SCENARIO, "--temperature", "nan"),
    ],
)
def test_wrong_usage(args: tuple[str, ...]) -> None:
    result = run("what-if", *args)
    assert (result.exit_code, result.stdout) == (2, "")
    assert "Error: " in result.stderr


RANGE = "se esperaba −1000 ≤ μ ≤ 1000 y 0 < σ ≤ 100"


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (
            ("--ratings", "35,3", "35,3", "15,3", "15,0"),
            f"--ratings: no vale el rating μ = 15,0, σ = 0,0; {RANGE}",
        ),
        (
            ("--ratings", "9999,3", "35,3", "15,3", "15,1"),
            f"--ratings: no vale el rating μ = 9999,0, σ = 3,0; {RANGE}",
        ),
        ((*SCENARIO, "--temperature", "0"), "--temperature: 0 no está entre 0.1 y 100."),
        ((*SCENARIO, "--temperature", "-3"), "--temperature: -3 no está entre 0.1 y 100."),
        ((*SCENARIO, "--temperature", "100,1"), "--temperature: 100,1 no está entre 0.1 y 100."),
    ],
)
def test_numbers_out_of_range_are_wrong_usage(args: tuple[str, ...], said: str) -> None:
    result = run("what-if", *args)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.splitlines()[-1] == f"Error: {said}"


def test_what_is_out_of_range_is_said_in_english() -> None:
    rating = run("what-if", "--ratings", "35,3", "35,3", "15,3", "15,0", LIGA_LANG="en")
    assert rating.exit_code == 2
    assert rating.stderr.splitlines()[-1] == (
        "Error: --ratings: not the rating μ = 15.0, σ = 0.0; expected −1000 ≤ μ ≤ 1000 and "
        "0 < σ ≤ 100"
    )
    temperature = run("what-if", *SCENARIO, "--temperature", "0", LIGA_LANG="en")
    assert temperature.stderr.splitlines()[-1] == (
        "Error: --temperature: 0 is not between 0.1 and 100."
    )


@pytest.mark.parametrize("temperature", TEMPERATURE_RANGE)
def test_the_ends_of_the_range_belong_to_it(temperature: float) -> None:
    assert answer("what-if", *SCENARIO, "--temperature", temperature)["temperature"] == temperature
    widest = ("-1000,100", "1000,100", "1000,0.001", "0,3")
    assert answer("what-if", "--ratings", *widest, "--temperature", temperature)["players"]


def test_ratings_may_have_decimal_commas() -> None:
    assert answer("what-if", "--ratings", "35,5;2,75", "35,3", "15,3", "-1.5,3") == answer(
        "what-if", "--ratings", "35.5,2.75", "35.0, 3", "15,3.0", "-1,5;3"
    )
