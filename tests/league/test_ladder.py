"""Promotion, demotion and what holds in between (docs/rules/ranking.md, Grades)."""

from __future__ import annotations

import csv
from importlib import resources

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ligamahjong.errors import GameError, RulesError
from ligamahjong.league.game import Mode
from ligamahjong.league.grades import (
    Grade,
    GradeMove,
    GradeStanding,
    Ladder,
    published_ladders,
)

MODES = st.sampled_from(list(Mode))
PLACES = st.integers(1, 4)

PACKAGED = resources.files("ligamahjong.league").joinpath("grades.csv")
TABLE = list(csv.DictReader(PACKAGED.read_text("utf-8").splitlines()))


def at(name: str, points: int) -> tuple[Ladder, GradeStanding]:
    ladder = published_ladders()[Mode.MCR if name.endswith("pin") else Mode.RIICHI]
    return ladder, GradeStanding(ladder.index(name), points)


def after(name: str, points: int, place: int) -> tuple[str, int, GradeMove]:
    ladder, before = at(name, points)
    standing = ladder.advance(before, place)
    return ladder.grade(standing).name, standing.points, ladder.move(before, place)


def by_the_book(mode: Mode, grade: int, total: int, place: int) -> tuple[int, int]:
    """The rules sentence by sentence, from the rows of the file: another hand, for comparison."""
    rows = [row for row in TABLE if row["mode"] == mode]
    names = [row["grade"] for row in rows]
    limits = {0, names.index({"riichi": "1-dan", "mcr": "5-pin"}[mode])}
    total += int(rows[grade][f"p{place}"])
    if rows[grade]["threshold"] and total >= int(rows[grade]["threshold"]):
        return grade + 1, int(rows[grade + 1]["base"])
    if total < 0 and grade in limits:
        return grade, 0
    if total < 0:
        return grade - 1, int(rows[grade - 1]["base"])
    return grade, total


def test_225_and_30_more_make_a_3_kyuu_a_2_kyuu_with_140() -> None:
    assert after("3-kyuu", 225, 1) == ("2-kyuu", 140, GradeMove.PROMOTION)


def test_the_threshold_itself_promotes() -> None:
    assert after("3-kyuu", 210, 1) == ("2-kyuu", 140, GradeMove.PROMOTION)
    assert after("3-kyuu", 225, 2) == ("2-kyuu", 140, GradeMove.PROMOTION)


def test_one_point_short_of_the_threshold_does_not_promote() -> None:
    assert after("3-kyuu", 209, 1) == ("3-kyuu", 239, GradeMove.NONE)


def test_an_8_pin_with_215_has_15_of_200_and_misses_185() -> None:
    ladder, standing = at("8-pin", 215)
    assert ladder.progress(standing) == 15
    assert ladder.grade(standing).step == 200
    assert ladder.missing(standing) == 185


def test_progress_is_negative_below_the_base() -> None:
    for name, progress in (("1-dan", -200), ("5-pin", -500)):
        ladder, standing = at(name, 0)
        assert ladder.progress(standing) == progress


def test_less_than_nothing_demotes_to_the_base_of_the_grade_below() -> None:
    assert after("2-dan", 24, 4) == ("1-dan", 200, GradeMove.DEMOTION)
    assert after("2-kyuu", 5, 4) == ("3-kyuu", 120, GradeMove.DEMOTION)
    assert after("8-pin", 9, 4) == ("9-pin", 100, GradeMove.DEMOTION)


def test_exactly_nothing_demotes_nobody() -> None:
    assert after("2-dan", 25, 4) == ("2-dan", 0, GradeMove.NONE)
    assert after("8-pin", 10, 4) == ("8-pin", 0, GradeMove.NONE)


def test_nobody_falls_below_a_permanent_floor() -> None:
    assert after("1-dan", 19, 4) == ("1-dan", 0, GradeMove.HELD)
    assert after("1-dan", 0, 4) == ("1-dan", 0, GradeMove.HELD)
    assert after("5-pin", 29, 4) == ("5-pin", 0, GradeMove.HELD)
    assert after("5-pin", 30, 4) == ("5-pin", 0, GradeMove.NONE)


def test_just_below_the_floor_one_does_fall() -> None:
    assert after("1-kyuu", 0, 4) == ("2-kyuu", 140, GradeMove.DEMOTION)
    assert after("6-pin", 0, 4) == ("7-pin", 300, GradeMove.DEMOTION)


def test_the_last_grade_has_no_end() -> None:
    for name in ("10-dan", "1-pin"):
        ladder, standing = at(name, 1_000_000)
        assert ladder.grade(standing).step is None
        assert ladder.missing(standing) is None
        assert after(name, 1_000_000, 1) == (name, 1_000_030, GradeMove.NONE)


def test_the_last_grade_can_be_lost() -> None:
    assert after("10-dan", 45, 4) == ("10-dan", 0, GradeMove.NONE)
    assert after("10-dan", 44, 4) == ("9-dan", 400, GradeMove.DEMOTION)
    assert after("1-pin", 40, 4) == ("2-pin", 800, GradeMove.DEMOTION)


def test_third_place_moves_nothing() -> None:
    assert after("4-dan", 300, 3) == ("4-dan", 300, GradeMove.NONE)


def test_the_first_grade_holds_even_where_it_costs_points() -> None:
    ladder = Ladder(
        Mode.RIICHI,
        (
            Grade("novice", 5, 20, (10, 5, 0, -10), floor=False),
            Grade("master", 10, None, (10, 5, 0, -10), floor=False),
        ),
    )
    assert ladder.start == GradeStanding(0, 5)
    assert ladder.advance(ladder.start, 4) == GradeStanding(0, 0)
    assert ladder.move(ladder.start, 4) is GradeMove.HELD
    assert ladder.advance(GradeStanding(1, 9), 4) == ladder.start


def test_everybody_starts_at_the_first_grade_with_its_base() -> None:
    starts = {mode: ladder.start for mode, ladder in published_ladders().items()}
    assert starts == {Mode.MCR: GradeStanding(0, 100), Mode.RIICHI: GradeStanding(0, 0)}


@given(MODES, st.lists(PLACES, max_size=400))
def test_a_career_goes_by_the_book(mode: Mode, career: list[int]) -> None:
    ladder = published_ladders()[mode]
    floor = next(index for index, grade in enumerate(ladder.grades) if grade.floor)
    standing, expected, highest = ladder.start, (0, ladder.grades[0].base), 0
    for place in career:
        before, standing = standing, ladder.advance(standing, place)
        expected = by_the_book(mode, *expected, place)
        assert (standing.grade, standing.points) == expected
        assert standing.points >= 0
        missing = ladder.missing(standing)
        assert missing is None or missing > 0
        highest = max(highest, standing.grade)
        assert highest < floor or standing.grade >= floor
        moved = {GradeMove.PROMOTION: 1, GradeMove.DEMOTION: -1}
        assert standing.grade - before.grade == moved.get(ladder.move(before, place), 0)


@given(MODES, st.data())
def test_any_standing_goes_by_the_book(mode: Mode, data: st.DataObject) -> None:
    ladder = published_ladders()[mode]
    index = data.draw(st.integers(0, len(ladder.grades) - 1))
    points = data.draw(st.integers(0, (ladder.grades[index].threshold or 2000) - 1))
    place = data.draw(PLACES)
    standing = ladder.advance(GradeStanding(index, points), place)
    assert (standing.grade, standing.points) == by_the_book(mode, index, points, place)


@pytest.mark.parametrize("place", [0, 5, -1])
def test_no_fifth_place_and_no_zeroth(place: int) -> None:
    ladder = published_ladders()[Mode.MCR]
    with pytest.raises(GameError, match=f"1, 2, 3 or 4, not {place}"):
        ladder.advance(ladder.start, place)
    with pytest.raises(GameError) as caught:
        ladder.move(ladder.start, place)
    assert caught.value.facts == {"place": place}


def test_a_grade_is_found_by_its_name() -> None:
    ladder = published_ladders()[Mode.RIICHI]
    assert [ladder.index(grade.name) for grade in ladder.grades] == list(range(20))
    with pytest.raises(RulesError, match="riichi has no grade '5-pin'"):
        ladder.index("5-pin")


def test_walking_a_ladder_does_not_change_it() -> None:
    grades = published_ladders()[Mode.MCR].grades
    walked, fresh = Ladder(Mode.MCR, grades), Ladder(Mode.MCR, grades)
    for place in (1, 1, 2, 4):
        walked.advance(walked.start, place)
    assert walked == fresh
    assert hash(walked) == hash(fresh)
    assert repr(walked) == repr(fresh)


def test_equal_standings_are_one_object() -> None:
    ladder = published_ladders()[Mode.MCR]
    assert ladder.advance(GradeStanding(3, 77), 1) is ladder.advance(GradeStanding(3, 77), 1)


def test_a_ladder_has_grades_and_ends_where_the_threshold_lacks() -> None:
    first = Grade("first", 0, 20, (30, 15, 0, 0), floor=True)
    last = Grade("last", 10, None, (30, 15, 0, 0), floor=False)
    with pytest.raises(RulesError, match="ladder of mcr has no grades"):
        Ladder(Mode.MCR, ())
    with pytest.raises(RulesError, match="first: every grade has a threshold, except the last"):
        Ladder(Mode.MCR, (first,))
    with pytest.raises(RulesError, match="last: every grade") as caught:
        Ladder(Mode.MCR, (first, last, last))
    assert caught.value.facts == {"mode": Mode.MCR, "grade": "last"}
    assert Ladder(Mode.MCR, (first, last)).grades == (first, last)
