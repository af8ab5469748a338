"""The table of grades: what is published, and what a table has to be."""

from __future__ import annotations

import csv
import io
from importlib import resources
from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ligamahjong.errors import RulesError
from ligamahjong.league import grades
from ligamahjong.league.game import Mode
from ligamahjong.league.grades import PERMANENT_FLOORS, published_ladders, read_ladders
from ligamahjong.report import Level, Problem

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from ligamahjong.league.ladder import Grade

SMALL = """\
mode,grade,base,threshold,p1,p2,p3,p4
riichi,1-kyuu,10,20,30,15,0,-5
riichi,1-dan,20,40,30,15,0,-10
riichi,2-dan,25,,30,15,0,-10
mcr,6-pin,10,20,30,15,0,0
mcr,5-pin,20,40,30,15,0,-10
mcr,4-pin,30,,30,15,0,-15
"""


def changed(row: int, column: str, value: str) -> str:
    """The small table with one value changed; the heading is row 1."""
    table = list(csv.reader(io.StringIO(SMALL)))
    table[row - 1][table[0].index(column)] = value
    return written(table)


def written(table: list[list[str]]) -> str:
    out = io.StringIO()
    csv.writer(out, lineterminator="\n").writerows(table)
    return out.getvalue()


def without(*rows: int) -> str:
    return "".join(
        line for row, line in enumerate(SMALL.splitlines(keepends=True), 1) if row not in rows
    )


def problems(text: str) -> tuple[Problem, ...]:
    with pytest.raises(RulesError) as caught:
        read_ladders(text, "t.csv")
    found = caught.value.facts["problems"]
    assert isinstance(found, tuple)
    lines = str(caught.value).splitlines()
    assert len(lines) == len(found)
    for line, problem in zip(lines, found, strict=True):
        assert line.startswith(f"{problem.where}: ")
        assert problem.level is Level.REFUSED
    return found


def places(text: str) -> list[tuple[str, int | None, str | None, str | None]]:
    return [(p.code, p.row, p.column, p.value) for p in problems(text)]


def by_name(mode: Mode) -> Mapping[str, Grade]:
    return {grade.name: grade for grade in published_ladders()[mode].grades}


# What is published


def test_riichi_runs_from_10_kyuu_to_10_dan_and_mcr_from_9_pin_to_1_pin() -> None:
    assert list(by_name(Mode.RIICHI)) == [
        *(f"{number}-kyuu" for number in range(10, 0, -1)),
        *(f"{number}-dan" for number in range(1, 11)),
    ]
    assert list(by_name(Mode.MCR)) == [f"{number}-pin" for number in range(9, 0, -1)]


def test_every_published_number_is_in_the_tables() -> None:
    riichi, mcr = by_name(Mode.RIICHI), by_name(Mode.MCR)
    assert riichi["3-kyuu"].threshold == 240
    assert riichi["2-kyuu"].base == 140
    assert riichi["1-dan"].base == 200
    assert (mcr["8-pin"].base, mcr["8-pin"].threshold) == (200, 400)
    assert mcr["5-pin"].base == 500


@pytest.mark.parametrize("mode", list(Mode))
def test_places_give_30_15_0_and_a_fourth_that_never_eases(mode: Mode) -> None:
    ladder = published_ladders()[mode].grades
    assert {grade.points[:3] for grade in ladder} == {(30, 15, 0)}
    fourths = [grade.points[3] for grade in ladder]
    assert (fourths[0], fourths[-1]) == (0, -45)
    assert all(lower >= upper for lower, upper in pairwise(fourths))


@pytest.mark.parametrize("mode", list(Mode))
def test_one_grade_of_each_mode_is_the_floor(mode: Mode) -> None:
    floors = [grade.name for grade in published_ladders()[mode].grades if grade.floor]
    assert floors == [PERMANENT_FLOORS[mode]]


def test_the_published_ladders_are_read_once_and_for_all() -> None:
    ladders = published_ladders()
    assert ladders is published_ladders()
    with pytest.raises(TypeError):
        ladders[Mode.MCR] = ladders[Mode.RIICHI]  # type: ignore[index]


@pytest.mark.shared
def test_the_packaged_table_is_the_one_beside_the_rules(shared: Path) -> None:
    packaged = resources.files("ligamahjong.league").joinpath("grades.csv").read_bytes()
    assert packaged == (shared / "rules/grades.csv").read_bytes()


# What a table may look like


def test_a_small_table_is_read() -> None:
    ladders = read_ladders(SMALL, "t.csv")
    assert set(ladders) == set(Mode)
    low, floor, top = ladders[Mode.RIICHI].grades
    assert (low.name, low.base, low.threshold, low.points) == ("1-kyuu", 10, 20, (30, 15, 0, -5))
    assert [grade.floor for grade in (low, floor, top)] == [False, True, False]
    assert (top.name, top.threshold) == ("2-dan", None)


@pytest.mark.parametrize(
    "text",
    [
        "\ufeff" + SMALL,
        SMALL.replace(",", ";"),
        SMALL.replace("\n", "\r\n"),
        SMALL.replace(",", " , "),
        SMALL.replace("\nmcr", "\n\n,,,,,,,\nmcr", 1),
        SMALL.replace("-10", "\u221210").replace(",15", ",+15"),
        SMALL.replace("\n", ",a remark\n"),
    ],
    ids=["BOM", "semicolons", "CRLF", "spaces", "blank-lines", "signs", "more-columns"],
)
def test_how_a_spreadsheet_saves_a_table_makes_no_difference(text: str) -> None:
    assert read_ladders(text, "t.csv") == read_ladders(SMALL, "t.csv")


def test_modes_may_alternate() -> None:
    heading, *rows = SMALL.splitlines()
    mixed = [row for pair in zip(rows[:3], rows[3:], strict=True) for row in pair]
    assert read_ladders("\n".join([heading, *mixed]), "t.csv") == read_ladders(SMALL, "t.csv")


# What it may not

ONE_VALUE = {
    "grades-unknown-mode": (4, "mode", "richi"),
    "grades-no-name": (5, "grade", ""),
    "grades-not-integer": (3, "p4", "-10.5"),
    "grades-negative-base": (2, "base", "-1"),
    "grades-base-not-below-threshold": (3, "base", "40"),
    "grades-no-threshold": (3, "threshold", ""),
    "grades-threshold-on-last": (7, "threshold", "60"),
    "grades-no-way-up": (7, "p1", "0"),
    "grades-places-order": (6, "p2", "31"),
    "grades-fourth-eases": (3, "p4", "-4"),
    "grades-too-large": (3, "threshold", "100001"),
    "grades-duplicate": (7, "grade", "6-pin"),
}


@pytest.mark.parametrize(("code", "change"), ONE_VALUE.items(), ids=list(ONE_VALUE))
def test_one_wrong_value_is_named_with_its_place(code: str, change: tuple[int, str, str]) -> None:
    row, column, value = change
    assert (code, row, column, value) in places(changed(row, column, value))


@pytest.mark.parametrize("value", ["", "10.0", "1e3", "1_000", "ten", "٣", "- 5", "9" * 19])
def test_only_whole_numbers_are_numbers(value: str) -> None:
    assert places(changed(2, "base", value)) == [("grades-not-integer", 2, "base", value)]


def test_a_fourth_that_costs_more_than_below_is_fine_but_less_is_not() -> None:
    assert read_ladders(changed(2, "p4", "-10"), "t.csv")
    assert places(changed(2, "p4", "-11")) == [("grades-fourth-eases", 3, "p4", "-10")]


def test_the_base_has_to_be_below_the_threshold() -> None:
    assert read_ladders(changed(3, "base", "39"), "t.csv")
    assert places(changed(3, "base", "41")) == [
        ("grades-base-not-below-threshold", 3, "base", "41")
    ]


def test_a_better_place_never_gives_less() -> None:
    assert read_ladders(changed(7, "p2", "30"), "t.csv")
    assert places(changed(7, "p3", "16")) == [("grades-places-order", 7, "p3", "16")]
    assert places(changed(7, "p4", "1")) == [
        ("grades-places-order", 7, "p4", "1"),
        ("grades-fourth-eases", 7, "p4", "1"),
    ]


def test_a_mode_without_grades() -> None:
    (problem,) = problems(without(5, 6, 7))
    assert (problem.code, problem.where) == ("grades-missing-mode", "t.csv")
    assert problem.facts == {"mode": "mcr"}


def test_a_mode_without_its_floor() -> None:
    (problem,) = problems(without(6))
    assert (problem.code, problem.where) == ("grades-no-floor", "t.csv")
    assert problem.facts == {"mode": "mcr", "floor": "5-pin"}


def test_an_empty_text_lacks_every_column() -> None:
    assert [problem.column for problem in problems("")] == SMALL.splitlines()[0].split(",")


def test_a_missing_column_and_one_that_is_there_twice() -> None:
    found = problems(SMALL.replace("threshold,p1,p2", "treshold,p1,p1"))
    assert [(p.code, p.where, p.facts["found"]) for p in found] == [
        ("grades-columns", "t.csv:1:threshold", 0),
        ("grades-columns", "t.csv:1:p1", 2),
        ("grades-columns", "t.csv:1:p2", 0),
    ]


def test_rows_shorter_and_longer_than_the_heading() -> None:
    text = SMALL.replace("2-dan,25,,30", "2-dan,25,30").replace("-15", "-15,")
    found = problems(text)
    assert [(p.code, p.row, p.facts["found"]) for p in found] == [
        ("grades-row-width", 4, 7),
        ("grades-row-width", 7, 9),
    ]


@pytest.mark.parametrize("strange", ["\x1b[2J", "\x00", "\x0b", "\x0c", "\x1e", "\x7f", "\x85"])
def test_control_characters_are_refused_in_their_row(strange: str) -> None:
    (problem,) = problems(SMALL.replace("2-dan", f"2-{strange}dan"))
    assert (problem.code, problem.where) == ("grades-control-characters", "t.csv:4")
    assert (problem.value, problem.facts) == (None, {"found": 1})
    assert places(f"{strange}{SMALL}")[0][:2] == ("grades-control-characters", 1)


def test_a_hundred_thousand_points_are_the_limit() -> None:
    assert read_ladders(changed(3, "threshold", "100000"), "t.csv")
    assert places(changed(3, "threshold", "9" * 18)) == [
        ("grades-too-large", 3, "threshold", "9" * 18)
    ]
    assert ("grades-too-large", 3, "base", "100001") in places(changed(3, "base", "100001"))
    assert ("grades-too-large", 7, "p4", "-100001") in places(changed(7, "p4", "-100001"))


def test_a_quote_that_is_never_closed() -> None:
    (problem,) = problems(SMALL.replace("4-pin", '"4-pin'))
    assert (problem.code, problem.where) == ("grades-not-csv", "t.csv:7")


def test_all_problems_come_at_once_in_the_order_of_the_rows() -> None:
    text = changed(7, "p1", "x").replace("1-kyuu,10", "1-kyuu,-10").replace("5-pin", "5-ping")
    with pytest.raises(RulesError) as caught:
        read_ladders(text, "grades.csv")
    assert str(caught.value) == (
        "grades.csv: mcr has no grade 5-pin, its permanent floor\n"
        "grades.csv:2:base: the base -10 is negative; the first loss would demote\n"
        "grades.csv:7:p1: 'x' is not a whole number"
    )


def test_every_code_is_shown_by_some_test() -> None:
    file_wide = {
        "not-csv",
        "control-characters",
        "columns",
        "row-width",
        "missing-mode",
        "no-floor",
    }
    assert set(grades._SENTENCES) == {f"grades-{name}" for name in file_wide} | set(ONE_VALUE)


@given(st.integers(1, 7), st.integers(0, 7), st.text(max_size=8) | st.integers().map(str))
def test_any_value_anywhere_is_read_or_refused_with_its_problems(
    row: int, column: int, value: str
) -> None:
    table = list(csv.reader(io.StringIO(SMALL)))
    table[row - 1][column] = value
    try:
        read_ladders(written(table), "t.csv")
    except RulesError:
        assert problems(written(table))
