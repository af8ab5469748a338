"""Games up a ladder: held against the other ways to count them, and against hand-made cases."""

from __future__ import annotations

import math

import pytest

from ligamahjong.analysis.grade_calibration import PUBLISHED_PROFILE, time_to_top
from ligamahjong.analysis.grade_climb import climb
from ligamahjong.errors import RulesError
from ligamahjong.league.game import Mode
from ligamahjong.league.grades import published_ladders
from ligamahjong.league.ladder import Grade, GradeStanding, Ladder

SHORT = Ladder(
    Mode.RIICHI,
    (
        Grade("first", 0, 20, (30, 15, 0, -10), floor=False),
        Grade("second", 20, 40, (30, 15, 0, -10), floor=False),
        Grade("third", 20, 40, (30, 15, 0, -25), floor=False),
        Grade("last", 20, None, (30, 15, 0, -25), floor=False),
    ),
)


def test_always_first() -> None:
    assert climb(SHORT, SHORT.start, 3, (1.0, 0.0, 0.0, 0.0)) == (3.0, 3)


def test_a_coin() -> None:
    found = climb(SHORT, SHORT.start, 1, (0.5, 0.0, 0.5, 0.0))
    assert found == (2.0, 1)


@pytest.mark.parametrize("profile", [(0.0, 0.0, 1.0, 0.0), (0.0, 0.0, 0.5, 0.5)])
def test_never(profile: tuple[float, float, float, float]) -> None:
    assert climb(SHORT, SHORT.start, 3, profile) == (math.inf, None)


@pytest.mark.parametrize("profile", [PUBLISHED_PROFILE, (0.1, 0.4, 0.1, 0.4)])
def test_as_the_calibration_counts(profile: tuple[float, float, float, float]) -> None:
    other = time_to_top(SHORT, profile, until=1 - 1e-13)
    found = climb(SHORT, SHORT.start, 3, profile)
    assert found.median == other.median
    assert found.mean == pytest.approx(math.fsum(1 - share for share in other.reached), rel=1e-9)


def test_points_off_the_beat() -> None:
    ladder = published_ladders()[Mode.MCR]
    games = {
        points: climb(ladder, GradeStanding(4, points), 5, PUBLISHED_PROFILE).mean
        for points in (500, 503, 505)
    }
    assert games[505] < games[503]
    assert games[503] == pytest.approx(games[500])  # all moves are multiples of five


def test_what_is_no_profile() -> None:
    with pytest.raises(RulesError):
        climb(SHORT, SHORT.start, 3, (0.5, 0.6, 0.0, 0.0))
