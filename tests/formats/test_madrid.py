"""The clock of mainland Spain."""

from __future__ import annotations

import zoneinfo
from datetime import UTC, date, datetime, timedelta, timezone

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ligamahjong.errors import MissingExtra
from ligamahjong.formats import madrid
from ligamahjong.formats.madrid import is_twofold, local_to_madrid, madrid_midnight, to_madrid


def clock(text: str) -> datetime:
    return datetime.fromisoformat(text)


@pytest.mark.parametrize(
    ("local", "with_offset"),
    [
        ("2026-01-15T17:00", "2026-01-15T17:00:00+01:00"),
        ("2026-07-15T17:00", "2026-07-15T17:00:00+02:00"),
        ("2026-03-29T01:59", "2026-03-29T01:59:00+01:00"),
        ("2026-03-29T03:00", "2026-03-29T03:00:00+02:00"),
        ("2026-10-25T01:59", "2026-10-25T01:59:00+02:00"),
        ("2026-10-25T02:00", "2026-10-25T02:00:00+02:00"),
        ("2026-10-25T02:59", "2026-10-25T02:59:00+02:00"),
        ("2026-10-25T03:00", "2026-10-25T03:00:00+01:00"),
        ("2050-07-15T17:00", "2050-07-15T17:00:00+02:00"),
    ],
)
def test_offsets_around_both_changes(local: str, with_offset: str) -> None:
    found = local_to_madrid(clock(local))
    assert found is not None
    assert found.isoformat() == with_offset


@pytest.mark.parametrize("local", ["2026-03-29T02:00", "2026-03-29T02:59", "2020-03-29T02:30"])
def test_the_hour_left_out_in_spring_does_not_exist(local: str) -> None:
    assert local_to_madrid(clock(local)) is None


def test_an_instant_is_shown_by_the_clock() -> None:
    shown = [to_madrid(clock(f"2026-10-25T{hour}:30+00:00")) for hour in ("00", "01")]
    assert [start.isoformat() for start in shown] == [
        "2026-10-25T02:30:00+02:00",
        "2026-10-25T02:30:00+01:00",
    ]


def test_a_day_begins_at_its_midnight() -> None:
    assert madrid_midnight(date(2026, 10, 25)).isoformat() == "2026-10-25T00:00:00+02:00"
    assert madrid_midnight(date(2026, 12, 25)).isoformat() == "2026-12-25T00:00:00+01:00"


def test_only_one_hour_a_year_is_twofold() -> None:
    start = clock("2026-01-01T00:30")
    hours = [start + timedelta(hours=hour) for hour in range(24 * 365)]
    assert [hour for hour in hours if is_twofold(hour)] == [clock("2026-10-25T02:30")]


@given(st.datetimes(clock("1901-01-02"), clock("2199-12-30"), timezones=st.just(UTC)))
def test_an_instant_stays_the_same_and_has_a_fixed_offset(instant: datetime) -> None:
    shown = to_madrid(instant)
    assert shown == instant
    assert type(shown.tzinfo) is timezone
    back = local_to_madrid(shown.replace(tzinfo=None))
    assert back is not None
    assert back == shown or (is_twofold(shown) and abs(back - shown) <= timedelta(hours=1))


def test_without_time_zone_data_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> None:
        raise zoneinfo.ZoneInfoNotFoundError(name)

    madrid._madrid.cache_clear()
    monkeypatch.setattr(madrid, "ZoneInfo", missing)
    with pytest.raises(MissingExtra, match="pip install tzdata") as caught:
        madrid_midnight(date(2026, 1, 1))
    assert caught.value.facts == {"reason": "time-zones", "library": "tzdata"}
