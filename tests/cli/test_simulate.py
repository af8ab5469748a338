"""``liga simulate grades``: how long a climb takes."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING, Any

import pytest

from cli.files import run

if TYPE_CHECKING:
    from pathlib import Path

MEDIANS = {"riichi": ("10-dan", 1080), "mcr": ("1-pin", 997)}


def climbs(*args: object) -> list[dict[str, Any]]:
    result = run("simulate", "grades", *args, "--format", "json")
    assert (result.exit_code, result.exception) == (0, None)
    found: list[dict[str, Any]] = json.loads(result.stdout)
    return found


@pytest.mark.unmeasured
def test_the_published_medians() -> None:
    found = climbs()
    assert {one["mode"]: (one["grade"], one["exact"]["50"]) for one in found} == MEDIANS
    for one in found:
        assert abs(one["simulated"]["50"] - one["exact"]["50"]) <= 8
        assert (one["trajectories"], one["seed"], one["unfinished"]) == (30_000, 2026, 0)
        assert list(one["exact"]) == list(one["simulated"]) == ["10", "25", "50", "75", "90"]
        assert sum(bar["count"] for bar in one["histogram"]) == 30_000


@pytest.mark.unmeasured
def test_one_mode_in_words() -> None:
    result = run("simulate", "grades", "--mode", "mcr", "--trajectories", "500")
    assert (result.exit_code, result.stderr) == (0, "")
    title, headings, exact, _, blank, bars, *rest = result.stdout.splitlines()
    assert title == "MCR: partidas hasta 1-pin (tablas reconstruidas; 500 trayectorias)"
    assert headings.split()[:2] == ["Han", "llegado"]
    assert exact.split() == ["Exacto", "706", "824", "997", "1.234", "1.524"]
    assert (blank, bars) == ("", "Trayectorias según sus partidas:")
    assert rest[-1].startswith("Mediana hasta cada grado: 8-pin 9, 7-pin 29,")
    assert rest[-1].endswith("1-pin 997")


@pytest.mark.unmeasured
def test_both_modes_in_english() -> None:
    text = run("simulate", "grades", "--trajectories", "50", "--lang", "en").stdout
    assert text.startswith("MCR: games to 1-pin (reconstructed tables; 50 trajectories)\n")
    assert "\n\nRiichi: games to 10-dan" in text
    assert not text.endswith("\n\n")


@pytest.mark.unmeasured
def test_the_same_seed_gives_the_same_climbs() -> None:
    few = ("--trajectories", "50", "--mode", "mcr")
    seventh = climbs(*few, "--seed", "7")
    assert seventh == climbs(*few, "--seed", "7")
    assert seventh != climbs(*few, "--seed", "8")


@pytest.mark.unmeasured
def test_a_better_player_climbs_faster() -> None:
    few = ("--trajectories", "50", "--mode", "riichi")
    assert climbs(*few, "--profile", "30", "26", "23", "21")[0]["exact"]["50"] < 1080
    (comma,) = climbs(*few, "--profile", "27,5", "25,5", "24", "23")
    assert comma["exact"]["50"] != 1080


@pytest.mark.unmeasured
def test_who_always_loses_never_arrives() -> None:
    few = ("--trajectories", "3", "--mode", "mcr", "--profile", "0", "0", "0", "100")
    text = run("simulate", "grades", *few).stdout
    assert "nunca" in text
    assert "3 trayectorias sin llegar." in text
    (one,) = climbs(*few)
    assert (one["exact"]["50"], one["unfinished"]) == (None, 3)


def test_own_tables(tmp_path: Path) -> None:
    own = tmp_path / "own.csv"
    own.write_text(
        "mode,grade,base,threshold,p1,p2,p3,p4\n"
        "mcr,5-pin,0,30,30,15,0,0\nmcr,1-pin,0,,1,0,0,0\n"
        "riichi,1-dan,0,,1,0,0,0\n",
        "utf-8",
    )
    text = run(
        "simulate", "grades", "--grades", own, "--mode", "mcr", "--trajectories", "10"
    ).stdout
    assert text.startswith(f"MCR: partidas hasta 1-pin (tablas de {own}; 10 trayectorias)")
    assert "reconstruidas" not in text


def test_tables_that_are_not_there(tmp_path: Path) -> None:
    result = run("simulate", "grades", "--grades", tmp_path / "own.csv")
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr == f"{tmp_path / 'own.csv'}: no existe ese fichero\n"


def test_without_numpy_it_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    result = run("simulate", "grades")
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr == 'falta una biblioteca: pip install "ligamahjong[analysis]"\n'


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("--profile", "1", "2", "3", "4"), "que sumen 100"),
        (("--profile", "-10", "60", "30", "20"), "que sumen 100"),
        (("--profile", "inf", "0", "0", "0"), "«inf» no es un número"),
        (("--profile", "25", "25", "50"), "--profile necesita 4 valores"),
        (("--trajectories", "0"), "un número entero de 1 a 1000000"),
        (("--trajectories", "1e3"), "un número entero de 1 a 1000000"),
        (("--seed", "-1"), "un número entero de 0 a 1000000000"),
        (("--mode", "go"), "se esperaba uno de: mcr, riichi"),
        (("sobrante",), "sobra: sobrante"),
    ],
)
def test_wrong_usage(args: tuple[str, ...], said: str) -> None:
    result = run("simulate", "grades", *args)
    assert (result.exit_code, result.stdout) == (2, "")
    assert said in result.stderr


def test_which_simulations_there_are() -> None:
    result = run("simulate")
    assert result.exit_code == 2
    assert "grades  Partidas hasta el último grado." in result.output
