"""The start of a game, by either clock and when the clocks change."""

from __future__ import annotations

from datetime import UTC, date, datetime, time, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ligamahjong.formats.madrid import local_to_madrid
from ligamahjong.web.intake.clocks import is_canarian_place, is_twofold, start_of

ZONES = {"mainland": ZoneInfo("Europe/Madrid"), "canary": ZoneInfo("Atlantic/Canary")}
AUTUMN, SPRING = date(2026, 10, 25), date(2026, 3, 29)


@pytest.mark.parametrize(
    ("day", "at", "clock", "second", "expected"),
    [
        (date(2026, 5, 18), time(18, 30), "mainland", False, "2026-05-18T18:30:00+02:00"),
        (date(2026, 5, 18), time(18, 30), "", False, "2026-05-18T18:30:00+02:00"),
        (date(2026, 5, 18), time(18, 30), "canary", False, "2026-05-18T19:30:00+02:00"),
        (date(2026, 1, 18), time(18, 30), "canary", False, "2026-01-18T19:30:00+01:00"),
        (date(2026, 5, 18), time(23, 30), "canary", False, "2026-05-19T00:30:00+02:00"),
        (AUTUMN, time(2, 30), "mainland", False, "2026-10-25T02:30:00+02:00"),
        (AUTUMN, time(2, 30), "mainland", True, "2026-10-25T02:30:00+01:00"),
        (AUTUMN, time(1, 30), "canary", False, "2026-10-25T02:30:00+02:00"),
        (AUTUMN, time(1, 30), "canary", True, "2026-10-25T02:30:00+01:00"),
        (AUTUMN, time(3, 30), "mainland", True, "2026-10-25T03:30:00+01:00"),
    ],
)
def test_a_start(day: date, at: time, clock: str, second: bool, expected: str) -> None:  # noqa: FBT001
    start = start_of(day, at, clock, second=second)
    assert start is not None
    assert start.isoformat() == expected


@pytest.mark.parametrize(("at", "clock"), [(time(2), "mainland"), (time(2, 59), "mainland")])
def test_the_hour_that_is_left_out(at: time, clock: str) -> None:
    assert start_of(SPRING, at, clock) is None
    assert start_of(SPRING, time(1, 59), clock) is not None
    assert start_of(SPRING, time(3), clock) is not None


def test_beyond_the_last_day_of_the_calendar_there_is_no_time() -> None:
    """Somebody may type it, and by the clock of the mainland it would be the year 10000."""
    assert start_of(date.max, time(23, 30), "canary") is None
    assert start_of(date.max, time(23, 30), "mainland") is not None


def test_the_islands_leave_out_an_earlier_hour_by_their_clock() -> None:
    assert start_of(SPRING, time(1, 30), "canary") is None
    assert start_of(SPRING, time(2, 30), "canary") == datetime(2026, 3, 29, 1, 30, tzinfo=UTC)


def test_which_times_occur_twice() -> None:
    assert is_twofold(AUTUMN, time(2, 30), "mainland")
    assert is_twofold(AUTUMN, time(1, 30), "canary")
    assert not is_twofold(AUTUMN, time(1, 30), "mainland")
    assert not is_twofold(AUTUMN, time(2, 30), "canary")
    assert not is_twofold(SPRING, time(2, 30), "mainland")


@given(
    st.datetimes(datetime(2000, 1, 1), datetime(2030, 1, 1)),  # noqa: DTZ001 - read off a clock
    st.sampled_from(sorted(ZONES)),
    st.booleans(),
)
def test_every_start_is_what_the_clock_showed(
    local: datetime,
    clock: str,
    second: bool,  # noqa: FBT001
) -> None:
    start = start_of(local.date(), local.time(), clock, second=second)
    if start is None:
        there_and_back = local.replace(tzinfo=ZONES[clock]).astimezone(UTC).astimezone(ZONES[clock])
        assert there_and_back.replace(tzinfo=None) != local
        return
    assert start.astimezone(ZONES[clock]).replace(tzinfo=None) == local
    assert start.utcoffset() in {timedelta(hours=1), timedelta(hours=2)}
    if clock == "mainland" and not second:
        assert start == local_to_madrid(local)


@pytest.mark.parametrize(
    ("place", "expected"),
    [
        ("Club de Tenerife", True),
        ("LAS PALMAS de Gran Canaria", True),
        ("Torneo canario", False),
        ("Palma de Mallorca", False),
        ("Arona", True),
        ("Barcelona", False),
        ("", False),
    ],
)
def test_a_place_in_the_islands(place: str, expected: bool) -> None:  # noqa: FBT001
    assert is_canarian_place(place) is expected
