"""The exact time to a grade, against ladders solved by hand and by listing every career."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise, product
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ligamahjong.analysis.grade_calibration import (
    PUBLISHED_PROFILE,
    TimeToGrade,
    milestones,
    time_to_top,
)
from ligamahjong.errors import RulesError
from ligamahjong.league.game import Mode
from ligamahjong.league.grades import Grade, GradeStanding, Ladder, published_ladders

if TYPE_CHECKING:
    from ligamahjong.table import Four

EVEN = (0.25, 0.25, 0.25, 0.25)


def ladder(*grades: tuple[int, int | None, Four[int]], floor: int | None = None) -> Ladder:
    return Ladder(
        Mode.MCR,
        tuple(
            Grade(f"grade {index}", base, threshold, points, floor=index == floor)
            for index, (base, threshold, points) in enumerate(grades)
        ),
    )


def every_career(steps: Ladder, profile: Four[Fraction], horizon: int) -> list[Fraction]:
    """Probability of having reached the top within 0, 1, 2… games, one career after another."""
    top = len(steps.grades) - 1
    arrivals = [Fraction(0)] * (horizon + 1)
    for career in product(range(1, 5), repeat=horizon):
        standing, probability = steps.start, Fraction(1)
        arrived = None
        for number, place in enumerate(career, 1):
            standing = steps.advance(standing, place)
            probability *= profile[place - 1]
            if standing.grade == top and arrived is None:
                arrived = number
        if arrived is not None:
            arrivals[arrived] += probability
    return [sum(arrivals[: number + 1], Fraction(0)) for number in range(horizon + 1)]


def every_standing(steps: Ladder, profile: Four[float], horizon: int) -> list[float]:
    """The same for longer: the probability of each standing, from the ladder's own steps."""
    top = len(steps.grades) - 1
    mass, arrived = {steps.start: 1.0}, [0.0]
    for _ in range(horizon):
        following: dict[GradeStanding, float] = {}
        for standing, probability in mass.items():
            for place, share in enumerate(profile, 1):
                after = steps.advance(standing, place)
                following[after] = following.get(after, 0.0) + probability * share
        gone = sum(following.pop(s) for s in list(following) if s.grade == top)
        mass = following
        arrived.append(arrived[-1] + gone)
    return arrived


# The published tables


@pytest.mark.parametrize(
    ("mode", "top", "median", "tenth", "ninetieth"),
    [(Mode.RIICHI, "10-dan", 1080, 725, 1696), (Mode.MCR, "1-pin", 997, 706, 1524)],
)
def test_the_medians_for_which_the_tables_were_made(
    mode: Mode, top: str, median: int, tenth: int, ninetieth: int
) -> None:
    time = time_to_top(published_ladders()[mode], PUBLISHED_PROFILE, until=0.9)
    assert (time.grade, time.median) == (top, median)
    assert (time.percentile(10), time.percentile(90)) == (tenth, ninetieth)


@pytest.mark.parametrize(
    ("profile", "riichi", "mcr"),
    [((0.30, 0.26, 0.23, 0.21), 692, 677), ((0.33, 0.27, 0.22, 0.18), 472, 475)],
)
def test_stronger_players_are_quicker(profile: Four[float], riichi: int, mcr: int) -> None:
    ladders = published_ladders()
    assert time_to_top(ladders[Mode.RIICHI], profile, until=0.5).median == riichi
    assert time_to_top(ladders[Mode.MCR], profile, until=0.5).median == mcr


@pytest.mark.unmeasured
def test_milestones_on_the_way() -> None:
    riichi = {time.grade: time.median for time in milestones(published_ladders()[Mode.RIICHI])}
    mcr = {time.grade: time.median for time in milestones(published_ladders()[Mode.MCR])}
    assert (riichi["1-dan"], riichi["5-dan"], riichi["8-dan"]) == (80, 254, 670)
    assert (mcr["5-pin"], mcr["3-pin"], mcr["2-pin"]) == (131, 369, 596)
    assert len(riichi) == 19
    assert list(mcr)[-1] == "1-pin"


@pytest.mark.parametrize("mode", list(Mode))
@pytest.mark.unmeasured
def test_the_distribution_is_that_of_the_ladders_own_steps(mode: Mode) -> None:
    steps = published_ladders()[mode]
    time = time_to_top(steps, (0.55, 0.25, 0.05, 0.15), until=1, horizon=250)
    expected = every_standing(steps, (0.55, 0.25, 0.05, 0.15), 250)
    assert time.reached == pytest.approx(expected, rel=1e-9, abs=1e-15)
    assert time.reached[-1] > 0.5


# Ladders solved by hand


def test_one_win_is_enough() -> None:
    """Only first place counts and is needed once: 1/4, 7/16, 37/64 … of players are there."""
    time = time_to_top(
        ladder((0, 10, (10, 0, 0, 0)), (0, None, (10, 0, 0, 0))), EVEN, until=1, horizon=3
    )
    assert list(time.reached) == [0, 1 / 4, 7 / 16, 37 / 64]
    assert time.median == 3


def test_a_tie_at_the_half_counts_as_half() -> None:
    """First and second promote: exactly half of the players need one game."""
    time = time_to_top(ladder((0, 10, (10, 10, 0, 0)), (0, None, (10, 10, 0, 0))), EVEN)
    assert time.median == 1
    assert time.percentile(50.001) == 2
    assert time.percentile(75) == 2


def test_a_half_that_rounding_took_a_hair_from_is_a_half() -> None:
    places = (10, 10, 10, 0)
    profile = (0.24, 0.21, 0.05, 0.5)
    time = time_to_top(ladder((0, 10, places), (0, None, places)), profile)
    assert 0.499 < time.reached[1] < 0.5
    assert time.median == 1


def test_a_loss_takes_back_a_win() -> None:
    """Two wins more than losses, held at zero in the first grade; win 1/4, loss 1/4.

    Total 0 before game 1. After game 1: 3/4 at 0, 1/4 at 10. Game 2 promotes 1/16, and leaves
    10 with 1/4·1/2 + 3/4·1/4 = 5/16. Game 3 promotes 5/64.
    """
    points = (10, 0, 0, -10)
    time = time_to_top(ladder((0, 20, points), (0, None, points)), EVEN, until=1, horizon=3)
    assert list(time.reached) == [0, 0, 1 / 16, 9 / 64]


def test_demotion_enters_the_grade_below_at_its_base() -> None:
    """Win 1/2, lose 1/2. Two wins running lead to the top: W to the second grade, W again.

    A loss in the second grade goes back to the base of the first, from where two wins are enough
    again; a loss in the first costs one more win. So WW in two games, then WLWW and LWWW in four.
    """
    points = (10, 10, -10, -10)
    steps = ladder((10, 20, points), (0, 10, points), (0, None, points))
    quarter = Fraction(1, 4)
    time = time_to_top(steps, EVEN, until=1, horizon=6)
    assert list(time.reached[:5]) == [0, 0, 1 / 4, 1 / 4, 3 / 8]
    assert list(time.reached) == every_career(steps, (quarter, quarter, quarter, quarter), 6)


def test_a_floor_holds_the_player_in_the_grade() -> None:
    """Win 1/2, lose 1/2. Three wins lead to the top; with the floor, WLWW does as well."""
    points = (10, 10, -10, -10)
    grades = ((10, 20, points), (0, 20, points), (0, None, points))
    held = time_to_top(ladder(*grades, floor=1), EVEN, until=1, horizon=5)
    falling = time_to_top(ladder(*grades), EVEN, until=1, horizon=5)
    assert held.reached[3] == falling.reached[3] == 1 / 8
    assert held.reached[4] == 1 / 8 + 1 / 16
    assert falling.reached[4] == 1 / 8


@pytest.mark.parametrize("floor", [None, 1])
@pytest.mark.parametrize(
    "profile",
    [
        (Fraction(1, 4), Fraction(1, 4), Fraction(1, 4), Fraction(1, 4)),
        (Fraction(7, 25), Fraction(1, 4), Fraction(6, 25), Fraction(23, 100)),
        (Fraction(1, 10), Fraction(0), Fraction(1, 5), Fraction(7, 10)),
    ],
)
@pytest.mark.unmeasured
def test_short_careers_one_by_one(profile: Four[Fraction], floor: int | None) -> None:
    steps = ladder(
        (3, 10, (6, 2, 0, -4)),
        (4, 11, (7, 3, -2, -5)),
        (5, 9, (5, 2, -3, -6)),
        (6, None, (5, 2, -3, -6)),
        floor=floor,
    )
    first, second, third, fourth = map(float, profile)
    time = time_to_top(steps, (first, second, third, fourth), until=1, horizon=7)
    expected = [float(share) for share in every_career(steps, profile, 7)]
    assert time.reached == pytest.approx(expected, rel=1e-12)


@settings(max_examples=40)
@given(st.data())
def test_any_ladder_agrees_with_its_own_steps(data: st.DataObject) -> None:
    points = st.lists(st.integers(-40, 40), min_size=4, max_size=4)
    grades: list[tuple[int, int | None, Four[int]]] = []
    for last in (False, False, False, True):
        base = data.draw(st.integers(0, 30))
        threshold = None if last else base + data.draw(st.integers(1, 60))
        first, second, third, fourth = sorted(data.draw(points), reverse=True)
        grades.append((base, threshold, (first, second, third, fourth)))
    steps = ladder(*grades, floor=data.draw(st.sampled_from([None, 1, 2])))
    weights = data.draw(st.lists(st.integers(0, 9), min_size=4, max_size=4).filter(any))
    a, b, c, d = (weight / sum(weights) for weight in weights)
    reached = time_to_top(steps, (a, b, c, d), until=2, horizon=30).reached
    assert reached == pytest.approx(every_standing(steps, (a, b, c, d), 30), abs=1e-12)
    assert all(earlier <= later for earlier, later in pairwise(reached))
    assert reached[-1] <= 1 + 1e-9


# Where the end is not seen


@pytest.mark.parametrize("profile", [(0.0, 0.0, 0.0, 1.0), (0.0, 0.0, 1.0, 0.0)])
def test_who_never_gains_a_point_never_gets_there(profile: Four[float]) -> None:
    time = time_to_top(published_ladders()[Mode.MCR], profile, horizon=500)
    assert len(time.reached) == 501
    assert time.median is None
    assert time.percentile(0.001) is None


def test_a_grade_that_gives_nothing_is_never_left() -> None:
    nothing = (0, 0, 0, 0)
    assert time_to_top(ladder((0, 10, nothing), (0, None, nothing)), horizon=50).median is None


def test_following_stops_at_the_share_asked_for() -> None:
    steps = ladder((0, 10, (10, 0, 0, 0)), (0, None, (10, 0, 0, 0)))
    time = time_to_top(steps, EVEN, until=0.5)
    assert len(time.reached) == 4
    assert time.median == 3
    assert time.percentile(90) is None


def test_a_ladder_of_one_grade_is_climbed_before_the_first_game() -> None:
    steps = ladder((0, None, (30, 15, 0, 0)))
    assert time_to_top(steps, EVEN) == TimeToGrade("grade 0", (1.0,))
    assert time_to_top(steps, EVEN).median == 0
    assert milestones(steps, EVEN) == ()


# What is refused


@pytest.mark.parametrize(
    "profile",
    [
        (0.3, 0.3, 0.3, 0.3),
        (28.0, 25.0, 24.0, 23.0),
        (1.5, -0.5, 0.0, 0.0),
        (float("nan"), 0.5, 0.25, 0.25),
        (float("inf"), 0.0, 0.0, 0.0),
        (float("-inf"), float("inf"), 0.5, 0.5),
    ],
)
def test_a_profile_is_four_probabilities(profile: Four[float]) -> None:
    with pytest.raises(RulesError, match="four probabilities that add up to 1"):
        time_to_top(published_ladders()[Mode.MCR], profile)


@pytest.mark.parametrize("percent", [0, -1, 100.1, float("nan")])
def test_a_percentile_is_above_0_and_at_most_100(percent: float) -> None:
    with pytest.raises(RulesError, match="above 0 and at most 100"):
        TimeToGrade("1-pin", (0.0, 1.0)).percentile(percent)


def test_all_are_there_at_the_hundredth() -> None:
    assert TimeToGrade("1-pin", (0.0, 0.5, 1.0)).percentile(100) == 2
