"""Dates and times as people write them."""

from __future__ import annotations

from datetime import date, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ligamahjong.formats.codes import Code
from ligamahjong.formats.madrid import local_to_madrid
from ligamahjong.formats.times import Moment, NoMoment, Reason, clock_of, parse_moment


def start(day_text: str, time_text: str = "") -> str:
    moment = parse_moment(day_text, time_text)
    assert isinstance(moment, Moment)
    assert moment.has_time
    return moment.played_at.isoformat()


def reason(day_text: str, time_text: str = "") -> object:
    moment = parse_moment(day_text, time_text)
    assert isinstance(moment, NoMoment)
    assert moment.code is Code.TIME_UNREADABLE
    return moment.facts["reason"]


@pytest.mark.parametrize(
    "text",
    [
        *("2026-05-08", "2026/5/8", "2026.05.08", "8/5/2026", "08/05/2026", "8-5-2026"),
        *("08.05.2026", " 8/5/2026 ", "2026\u201105\u201108"),
    ],
)
def test_dates(text: str) -> None:
    moment = parse_moment(text)
    assert isinstance(moment, Moment)
    assert moment.day == date(2026, 5, 8)
    assert moment.played_at.isoformat() == "2026-05-08T00:00:00+02:00"
    assert not moment.has_time


@pytest.mark.parametrize(
    "text",
    [
        *("9:30", "09:30", "09:30:00", "9.30", "9h30", "9H30", "9:30h", "9:30 h"),
        *("09:30:00.000", "09:30:00,5"),
    ],
)
def test_times(text: str) -> None:
    assert start("2026-05-08", text).startswith("2026-05-08T09:30:00")


@pytest.mark.parametrize("text", ["9h", "9 h", "9H"])
def test_full_hours(text: str) -> None:
    assert start("2026-05-08", text) == "2026-05-08T09:00:00+02:00"


@pytest.mark.parametrize(
    "text",
    [
        *("2026-05-08T09:30", "2026-05-08t09:30", "2026-05-08 09:30", "2026-05-08  9:30:00"),
        *("8/5/2026 9:30", "8/5/2026, 9:30", "08.05.2026 9.30", "8-5-2026 9h30"),
        *("2026-05-08T07:30Z", "2026-05-08T08:30+01:00", "2026-05-08 08:30 +0100"),
        *("2026-05-08T08:30+01", "2026-05-08T05:30\u221202:00"),
    ],
)
def test_date_and_time_in_one_text(text: str) -> None:
    assert start(text) == "2026-05-08T09:30:00+02:00"


def test_seconds_and_their_fractions_are_kept() -> None:
    assert start("2026-05-08T09:30:15.25").startswith("2026-05-08T09:30:15.250000")
    assert start("2026-05-08T09:30:15.123456789").startswith("2026-05-08T09:30:15.123456+")


def test_the_day_is_that_of_mainland_spain() -> None:
    moment = parse_moment("2026-12-31T23:30:00Z")
    assert isinstance(moment, Moment)
    assert moment.day == date(2027, 1, 1)


def test_the_hour_that_occurs_twice_is_the_first_unless_an_offset_says_otherwise() -> None:
    assert start("2026-10-25 02:30") == "2026-10-25T02:30:00+02:00"
    assert start("2026-10-25 02:30+02:00") == "2026-10-25T02:30:00+02:00"
    assert start("2026-10-25 02:30+01:00") == "2026-10-25T02:30:00+01:00"


def test_the_hour_that_does_not_exist_needs_an_offset() -> None:
    moment = parse_moment("2026-03-29", "2:30")
    assert moment == NoMoment(Code.TIME_DOES_NOT_EXIST)
    assert start("2026-03-29 02:30+01:00") == "2026-03-29T03:30:00+02:00"


def test_a_midnight_beside_the_date_gives_way_to_the_time_of_its_own() -> None:
    assert start("2026-05-08 00:00:00", "9:30") == "2026-05-08T09:30:00+02:00"


def test_the_same_time_may_stand_twice() -> None:
    assert start("2026-05-08 9:30", "09:30:00") == "2026-05-08T09:30:00+02:00"


def test_a_column_for_the_time_may_hold_the_date_too() -> None:
    assert start("8/5/2026", "2026-05-08T09:30") == "2026-05-08T09:30:00+02:00"


@pytest.mark.parametrize(("day_text", "time_text"), [("", ""), (" ", "\u00a0"), ("", "9:30")])
def test_no_date(day_text: str, time_text: str) -> None:
    assert parse_moment(day_text, time_text) == NoMoment(Code.NO_DATE)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("ayer", Reason.NOT_A_DATE),
        ("20260508", Reason.NOT_A_DATE),
        ("2026-05-089", Reason.NOT_A_DATE),
        ("2026-05/08", Reason.NOT_A_DATE),
        ("8/5/226", Reason.NOT_A_DATE),
        ("8/5/20266", Reason.NOT_A_DATE),
        ("2026-05-08x", Reason.NOT_A_DATE),
        ("\u0662\u0660\u0662\u0666-05-08", Reason.NOT_A_DATE),
        ("8/5/26", Reason.TWO_DIGIT_YEAR),
        ("08.05.26 9:30", Reason.TWO_DIGIT_YEAR),
        ("2026-02-29", Reason.IMPOSSIBLE_DATE),
        ("31/4/2026", Reason.IMPOSSIBLE_DATE),
        ("5/18/2026", Reason.IMPOSSIBLE_DATE),
        ("0/0/2026", Reason.IMPOSSIBLE_DATE),
        ("1899-12-31", Reason.YEAR_OUT_OF_RANGE),
        ("0000-01-01", Reason.YEAR_OUT_OF_RANGE),
        ("8/5/2206", Reason.YEAR_OUT_OF_RANGE),
        ("2026-05-08 tarde", Reason.NOT_A_TIME),
        ("2026-05-08 9:30 pm", Reason.NOT_A_TIME),
        ("2026-05-08 0930", Reason.NOT_A_TIME),
        ("2026-05-08 9", Reason.NOT_A_TIME),
        ("2026-05-08 24:00", Reason.IMPOSSIBLE_TIME),
        ("2026-05-08 9:60", Reason.IMPOSSIBLE_TIME),
        ("2026-05-08 9:30+15:00", Reason.IMPOSSIBLE_TIME),
        ("2026-05-08 9:30+01:60", Reason.IMPOSSIBLE_TIME),
    ],
)
def test_what_is_wrong_is_said(text: str, expected: Reason) -> None:
    assert reason(text) is expected


def test_two_different_times_are_one_too_many() -> None:
    assert reason("2026-05-08 9:30", "10:30") is Reason.TWO_TIMES


def test_the_first_year_that_counts() -> None:
    assert isinstance(parse_moment("1900-01-01"), Moment)


@given(st.datetimes(datetime.fromisoformat("1901-01-01"), datetime.fromisoformat("2199-12-31")))
def test_what_iso_8601_says_is_read(local: datetime) -> None:
    expected = local_to_madrid(local)
    moment = parse_moment(local.isoformat())
    if expected is None:
        assert moment == NoMoment(Code.TIME_DOES_NOT_EXIST)
    else:
        assert moment == Moment(expected, local.date(), has_time=True)
        assert parse_moment(f"{local:%d/%m/%Y}", str(local.time())) == moment


@given(st.text(), st.text())
def test_any_text_is_a_moment_or_none(day_text: str, time_text: str) -> None:
    assert isinstance(parse_moment(day_text, time_text), (Moment, NoMoment))


@given(st.from_regex(r"[0-9/.\-]{6,10}[T ,][0-9:.hZ+\-]{1,14}", fullmatch=True))
def test_any_digits_are_a_moment_or_none(text: str) -> None:
    assert isinstance(parse_moment(text), (Moment, NoMoment))


@pytest.mark.parametrize("day", ["1900-01-01", "1899-12-30", "31/12/1899", "2026-05-08"])
def test_a_date_that_is_none_in_the_column_for_the_time_is_passed_over(day: str) -> None:
    assert start("2026-05-08", f"{day} 17:30:00") == "2026-05-08T17:30:00+02:00"


def test_another_date_in_the_column_for_the_time_is_refused() -> None:
    assert reason("2026-05-08", "2026-05-09 17:30") is Reason.TWO_DATES
    assert reason("2026-05-08", "2026-05-09") is Reason.TWO_DATES
    assert reason("2026-05-08", "2026-02-30 17:30") is Reason.TWO_DATES


def test_the_date_alone_in_the_column_for_the_time_says_no_time() -> None:
    moment = parse_moment("8/5/2026", "2026-05-08")
    assert isinstance(moment, Moment)
    assert not moment.has_time
    assert reason("2026-05-08", "2026-05-08x") is Reason.NOT_A_TIME


def test_a_time_without_date_is_no_game_of_1900() -> None:
    assert parse_moment("", "1900-01-01 17:30:00") == NoMoment(Code.NO_DATE)


def test_points_may_separate_the_seconds() -> None:
    assert start("2026-05-08", "17.30.00") == "2026-05-08T17:30:00+02:00"


def test_no_offset_is_beyond_fourteen_hours() -> None:
    assert start("2026-05-08T10:00+14:00") == "2026-05-07T22:00:00+02:00"
    for offset in ("+14:01", "-14:30", "+14:59"):
        assert reason(f"2026-05-08T10:00{offset}") is Reason.IMPOSSIBLE_TIME


@pytest.mark.parametrize(
    ("fraction", "clock"), [(0.0, "00:00:00"), (0.25, "06:00:00"), (0.9999999, "23:59:59")]
)
def test_a_part_of_the_day_is_a_time_of_day(fraction: float, clock: str) -> None:
    assert clock_of(fraction) == clock
