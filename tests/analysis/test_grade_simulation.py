"""Simulated trajectories, beside the exact distribution."""

from __future__ import annotations

import sys
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ligamahjong.analysis.grade_calibration import time_to_top
from ligamahjong.analysis.grade_simulation import Bin, Simulation, simulate
from ligamahjong.errors import MissingExtra, RulesError
from ligamahjong.league.game import Mode
from ligamahjong.league.grades import Grade, Ladder, published_ladders

POINTS = (10, 0, 0, -10)
EVEN = (0.25, 0.25, 0.25, 0.25)
TINY = Ladder(
    Mode.MCR,
    (
        Grade("low", 10, 20, POINTS, floor=False),
        Grade("middle", 0, 20, POINTS, floor=False),
        Grade("high", 0, None, POINTS, floor=False),
    ),
)


@pytest.mark.parametrize("seed", [None, 7, 8])
@pytest.mark.parametrize(("mode", "exact"), [(Mode.RIICHI, 1080), (Mode.MCR, 997)])
def test_30_000_trajectories_agree_with_the_exact_medians(
    mode: Mode, exact: int, seed: int | None
) -> None:
    ladder = published_ladders()[mode]
    result = simulate(ladder) if seed is None else simulate(ladder, seed=seed)
    assert result.trajectories == 30_000
    assert result.unfinished == 0
    assert result.median is not None
    assert abs(result.median - exact) <= 8


def test_the_whole_distribution_is_the_exact_one() -> None:
    trajectories = 40_000
    exact = time_to_top(TINY, EVEN, until=1, horizon=400).reached
    counted = Counter(simulate(TINY, EVEN, trajectories=trajectories).games)
    arrived = 0
    for games in range(200):
        arrived += counted[games]
        assert arrived / trajectories == pytest.approx(exact[games], abs=0.01)


def test_the_same_seed_gives_the_same_trajectories() -> None:
    first = simulate(TINY, EVEN, trajectories=50, seed=3)
    assert first == simulate(TINY, EVEN, trajectories=50, seed=3)
    assert first.games != simulate(TINY, EVEN, trajectories=50, seed=4).games
    assert first.seed == 3


def test_who_always_wins_needs_as_many_games_as_the_ladder_has_wins() -> None:
    assert simulate(TINY, (1.0, 0.0, 0.0, 0.0), trajectories=3).games == (3, 3, 3)


@pytest.mark.parametrize("horizon", [1, 31, 32, 33, 64])
def test_who_never_wins_is_given_up(horizon: int) -> None:
    result = simulate(TINY, (0.0, 0.5, 0.5, 0.0), trajectories=4, horizon=horizon)
    assert (result.games, result.unfinished, result.median) == ((), 4, None)
    assert result.histogram() == ()


@pytest.mark.parametrize("horizon", [2, 3, 4])
def test_the_last_game_of_the_horizon_counts(horizon: int) -> None:
    result = simulate(TINY, (1.0, 0.0, 0.0, 0.0), trajectories=2, horizon=horizon)
    assert result.games == (() if horizon < 3 else (3, 3))


def test_a_top_that_no_points_lead_to_is_not_reached() -> None:
    points = (0, 0, 0, 0)
    flat = Ladder(
        Mode.MCR,
        (Grade("a", 0, 10, points, floor=True), Grade("b", 0, None, points, floor=False)),
    )
    assert simulate(flat, EVEN, trajectories=5, horizon=40).unfinished == 5


def test_a_ladder_of_one_grade_is_climbed_before_the_first_game() -> None:
    single = Ladder(Mode.MCR, (Grade("only", 0, None, POINTS, floor=True),))
    assert simulate(single, EVEN, trajectories=3).games == (0, 0, 0)


def test_what_is_missing_without_numpy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    with pytest.raises(MissingExtra, match=r"pip install 'ligamahjong\[analysis\]'") as caught:
        simulate(TINY, EVEN)
    assert caught.value.facts == {"extra": "analysis"}


def test_a_profile_is_four_probabilities() -> None:
    with pytest.raises(RulesError, match="four probabilities"):
        simulate(TINY, (0.3, 0.3, 0.3, 0.3))


# Reading the result


def test_percentiles_count_those_who_did_not_arrive() -> None:
    result = Simulation(games=(5, 7, 7, 9), trajectories=5, seed=1)
    assert result.unfinished == 1
    assert [result.percentile(percent) for percent in (1, 20, 21, 60, 80)] == [5, 5, 7, 7, 9]
    assert result.percentile(81) is None
    assert result.median == 7


def test_the_median_of_an_even_number_is_the_lower_of_the_two() -> None:
    assert Simulation(games=(5, 9), trajectories=2, seed=1).median == 5


def test_percentiles_are_not_pushed_up_by_rounding() -> None:
    result = Simulation(games=tuple(range(1, 101)), trajectories=100, seed=1)
    assert [result.percentile(percent) for percent in range(1, 101)] == list(range(1, 101))
    assert result.percentile(0.001) == 1


def test_no_trajectories_no_percentiles() -> None:
    assert simulate(TINY, EVEN, trajectories=0).median is None


@pytest.mark.parametrize("percent", [0, 100.5])
def test_a_percentile_is_above_0_and_at_most_100(percent: float) -> None:
    with pytest.raises(RulesError, match="above 0 and at most 100"):
        Simulation(games=(1,), trajectories=1, seed=1).percentile(percent)


def test_a_histogram_in_bars_of_equal_width() -> None:
    result = Simulation(games=(10, 11, 14, 19, 19), trajectories=6, seed=1)
    assert result.histogram(2) == (Bin(10, 14, 3), Bin(15, 19, 2))
    assert result.histogram(3) == (Bin(10, 13, 2), Bin(14, 17, 1), Bin(18, 21, 2))
    assert result.histogram(1) == (Bin(10, 19, 5),)


@given(st.lists(st.integers(0, 500), min_size=1), st.integers(1, 40))
def test_every_trajectory_is_in_one_bar(games: list[int], bins: int) -> None:
    result = Simulation(tuple(sorted(games)), len(games), seed=1)
    bars = result.histogram(bins)
    assert len(bars) <= bins
    assert sum(bar.count for bar in bars) == len(games)
    assert len({bar.last - bar.first for bar in bars}) == 1
    for bar in bars:
        assert bar.count == sum(bar.first <= number <= bar.last for number in games)
