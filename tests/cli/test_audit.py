"""``liga audit`` from files to exit status."""

from __future__ import annotations

import json
import math
import sys
from typing import TYPE_CHECKING

import pytest
from click.testing import CliRunner

from ligamahjong.analysis import audit as analysis
from ligamahjong.cli import liga, output
from ligamahjong.league import rating, replay
from ligamahjong.league.rating import Rating, Ties

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from pathlib import Path

    from click.testing import Result

    from ligamahjong.league.game import Game
    from ligamahjong.table import Four

NAMES = ("Ana Gil", "Berto Paz", "Carla Rey", "Darío Sol")
HEADER = "id,played_at,player1,score1,player2,score2,player3,score3,player4,score4"
SCORES = ((41000, 30000, 20000, 9000), (25000, 25000, 30000, 20000), (12000, 38000, 25000, 25000))


@pytest.fixture
def games(tmp_path: Path) -> Path:
    lines = [HEADER]
    for number, scores in enumerate(SCORES, start=1):
        seats = ",".join(f"{name},{score}" for name, score in zip(NAMES, scores, strict=True))
        lines.append(f"r{number},2026-01-1{number}T17:30,{seats}")
    path = tmp_path / "riichi.csv"
    path.write_text("\n".join(lines), "utf-8")
    return path


def run(path: Path, *options: str, on: str = "2026-02-01") -> Result:
    return CliRunner().invoke(liga, ["audit", str(path), "--on", on, *options])


def bend(monkeypatch: pytest.MonkeyPatch, number: int, *, to: float | None = None) -> None:
    """Give one seat of one game the next larger μ, or another one."""
    count = 0

    def kernel(
        ratings: Four[Rating], order: Four[int], scores: Four[int], ties: Ties
    ) -> Four[Rating]:
        nonlocal count
        count += 1
        a, b, c, d = rating.rate_order(ratings, order, scores, ties)
        if count == number:
            b = Rating(math.nextafter(b.mu, math.inf) if to is None else to, b.sigma)
        return a, b, c, d

    monkeypatch.setattr(replay, "rate_order", kernel)


def test_a_history_that_agrees(games: Path) -> None:
    result = run(games)
    assert result.exit_code == 0, result.output
    lines = result.stdout.splitlines()
    assert lines[0].split("  ")[0] == "Magnitud"
    assert [line.split() for line in lines[1:4]] == [["μ", "0"], ["σ", "0"], ["Proyección", "0"]]
    assert lines[-1] == (
        "3 partidas y 4 jugadores, aquí y con OpenSkill 6.0.0: todo coincide hasta el último bit."
    )
    assert result.stderr == ""


@pytest.mark.parametrize("ties", Ties)
def test_the_record_of_a_history_that_agrees(games: Path, ties: Ties) -> None:
    result = run(games, "--format", "json", "--ties", ties)
    assert result.exit_code == 0, result.output
    same = {"difference": 0.0, "game": None, "player": None}
    assert json.loads(result.stdout) == {
        "mode": "riichi",
        "on": "2026-02-01",
        "openskill": "6.0.0",
        "ties": ties,
        "equal": True,
        "games": 3,
        "games_differing": 0,
        "players": 4,
        "players_differing": 0,
        "largest": {"mu": same, "sigma": same, "projection": same},
        "first": None,
    }


def test_only_games_up_to_the_day_are_audited(games: Path) -> None:
    result = run(games, "--format", "json", on="2026-01-12")
    assert json.loads(result.stdout)["games"] == 2


def test_a_broken_kernel_is_found(games: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bend(monkeypatch, 2, to=31.25)
    result = run(games, "--lang", "en")
    assert result.exit_code == 1
    assert "some bit differs in 2 of 3 games and 4 of 4 players." in result.stdout
    assert "First difference: game r2, no. 2 (12 January 2026, 17:30), Berto Paz:" in result.stdout
    assert "  μ 31.25 here, 2" in result.stdout
    assert result.stdout.splitlines()[1].split()[0] == "μ"


def test_the_last_bit_is_enough(games: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bend(monkeypatch, 2)
    result = run(games)
    assert result.exit_code == 1
    assert result.stdout.splitlines()[1].split() == ["μ", "3,55e−15", "r2", "Berto", "Paz"]


def test_the_record_of_a_broken_kernel(games: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bend(monkeypatch, 3)
    result = run(games, "--format", "json")
    assert result.exit_code == 1
    record = json.loads(result.stdout)
    assert record["equal"] is False
    assert (record["games_differing"], record["players_differing"]) == (1, 1)
    first = record["first"]
    assert (first["number"], first["game"], first["player"]) == (3, "r3", "Berto Paz")
    assert first["played_at"] == "2026-01-13T17:30+01:00"
    assert first["ours"]["mu"] == math.nextafter(first["openskill"]["mu"], math.inf)
    assert first["ours"]["sigma"] == first["openskill"]["sigma"]
    assert record["largest"]["mu"] == {
        "difference": first["ours"]["mu"] - first["openskill"]["mu"],
        "game": "r3",
        "player": "Berto Paz",
    }
    assert record["largest"]["sigma"]["game"] is None


def test_what_is_no_number_is_null(games: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bend(monkeypatch, 3, to=math.nan)
    result = run(games, "--format", "json")
    assert result.exit_code == 1
    assert "NaN" not in result.stdout
    assert "Infinity" not in result.stdout
    record = json.loads(result.stdout)
    assert record["first"]["ours"]["mu"] is None
    assert record["largest"]["mu"]["difference"] is None


@pytest.mark.parametrize(("a_second", "bars"), [(4, 0), (3, 1)])
def test_progress_is_shown_at_the_pace_of_openskill(
    games: Path, monkeypatch: pytest.MonkeyPatch, a_second: int, bars: int
) -> None:
    shown: list[str] = []

    def track(items: Sequence[Game], *, description: str, **_: object) -> Iterable[Game]:
        shown.append(description)
        return items

    monkeypatch.setattr(output, "on_terminal", lambda _: True)
    monkeypatch.setattr("ligamahjong.cli.audit._GAMES_A_SECOND", a_second)
    monkeypatch.setattr("rich.progress.track", track)
    assert run(games, "--format", "json").exit_code == 0
    assert len(shown) == bars


def test_without_openskill(games: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    result = run(games)
    assert result.exit_code == 1
    assert 'pip install "ligamahjong[audit]"' in result.stderr
    assert result.stdout == ""


def test_with_another_openskill(games: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis, "version", {"openskill": "6.2.0"}.__getitem__)
    result = run(games)
    assert result.exit_code == 1
    assert "6.2.0" in result.stderr
    assert "6.0.0" in result.stderr


def test_help_says_what_the_exit_status_means() -> None:
    result = CliRunner().invoke(liga, ["audit", "--help"])
    assert result.exit_code == 0
    assert "OpenSkill 6.0.0" in result.output
    assert "liga audit mcr.csv --date-only" in result.output


@pytest.mark.shared
def test_a_history_of_25_years_agrees_to_the_last_bit(shared: Path) -> None:
    path = shared / "data/leagues/north/mcr.csv"
    result = run(path, "--date-only", "--format", "json", on="2026-05-18")
    assert result.exit_code == 0, result.stderr
    record = json.loads(result.stdout)
    assert record["games"] == 8205
    assert [one["difference"] for one in record["largest"].values()] == [0.0, 0.0, 0.0]
