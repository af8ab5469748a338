from __future__ import annotations

import pytest

from ligamahjong.analysis.games_to_promotion import games_to_promotion
from ligamahjong.analysis.grade_calibration import PUBLISHED_PROFILE, milestones
from ligamahjong.errors import RulesError
from ligamahjong.league.game import Mode
from ligamahjong.league.grades import published_ladders
from ligamahjong.league.ladder import GradeStanding

RIICHI = published_ladders()[Mode.RIICHI]


def test_from_the_start_it_is_the_first_milestone() -> None:
    found = games_to_promotion(RIICHI, RIICHI.start, PUBLISHED_PROFILE, until=0.5)
    (first, *_) = milestones(RIICHI, PUBLISHED_PROFILE)
    assert found.grade == first.grade
    assert found.reached == pytest.approx(first.reached)


def test_always_first_counts_games_by_points() -> None:
    index = RIICHI.index("1-kyuu")
    start = GradeStanding(index, RIICHI.grades[index].base)
    assert games_to_promotion(RIICHI, start, (1.0, 0.0, 0.0, 0.0)).median == 6


def test_a_demotion_on_the_way_costs_games() -> None:
    index = RIICHI.index("3-dan")
    low = games_to_promotion(RIICHI, GradeStanding(index, 0), (0.5, 0.2, 0.2, 0.1))
    high = games_to_promotion(RIICHI, GradeStanding(index, 400), (0.5, 0.2, 0.2, 0.1))
    assert low.median is not None
    assert high.median is not None
    assert high.median < low.median


def test_who_is_always_last_never_gets_there() -> None:
    start = GradeStanding(RIICHI.index("1-dan"), 200)
    assert games_to_promotion(RIICHI, start, (0.0, 0.0, 0.0, 1.0), horizon=50).median is None


def test_there_is_nothing_above_the_last() -> None:
    top = GradeStanding(len(RIICHI.grades) - 1, 425)
    with pytest.raises(RulesError, match="no grade above the last"):
        games_to_promotion(RIICHI, top, PUBLISHED_PROFILE)


def test_a_profile_adds_up_to_one() -> None:
    with pytest.raises(RulesError, match="add up to 1"):
        games_to_promotion(RIICHI, RIICHI.start, (0.5, 0.5, 0.5, 0.0))
