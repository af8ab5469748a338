from __future__ import annotations

from datetime import date, datetime, time, timedelta, timezone
from zoneinfo import ZoneInfo

import pytest

from ligamahjong.example.clubs import CLUBS
from ligamahjong.example.draw import Draw
from ligamahjong.example.roles import LEAP_DAY
from ligamahjong.example.sessions import FIRST, LAST, LENGTH, Session, mainland_day, season
from ligamahjong.league.game import Mode, Venue

MADRID = ZoneInfo("Europe/Madrid")
ISLANDS = ZoneInfo("Atlantic/Canary")
SAINT_JOHN = "Noche de San Juan"


@pytest.fixture(scope="module", params=[144, 9])
def sessions(request: pytest.FixtureRequest) -> list[Session]:
    return season(Draw(request.param))


def test_they_come_in_order_and_within_the_three_years(sessions: list[Session]) -> None:
    assert [s.starts[0] for s in sessions] == sorted(s.starts[0] for s in sessions)
    assert all(list(s.starts) == sorted(set(s.starts)) for s in sessions)
    assert date(2023, 11, 1) == FIRST
    assert date(2026, 10, 31) == LAST
    assert all(s.first_day >= FIRST and s.last_day <= LAST for s in sessions)


def test_the_clock_is_that_of_the_place(sessions: list[Session]) -> None:
    for session in sessions:
        on_islands = session.club is not None and session.club.region == "CN"
        zone = ISLANDS if on_islands else MADRID
        for start in session.starts:
            assert type(start.tzinfo) is timezone
            assert start.utcoffset() == start.replace(tzinfo=zone).utcoffset()
            assert mainland_day(start) == start.astimezone(MADRID).date()


def test_islanders_play_under_both_of_their_offsets(sessions: list[Session]) -> None:
    offsets = {
        start.utcoffset()
        for session in sessions
        if session.club and session.club.region == "CN"
        for start in session.starts
    }
    assert offsets == {timedelta(0), timedelta(hours=1)}


def test_saint_johns_night_is_the_next_day_in_mainland_spain(sessions: list[Session]) -> None:
    nights = [s for s in sessions if s.event == SAINT_JOHN]
    assert [s.first_day for s in nights] == [date(y, 6, 23) for y in (2024, 2025, 2026)]
    assert all(mainland_day(s.starts[0]) == s.first_day + timedelta(days=1) for s in nights)


def test_games_begin_at_hours_at_which_people_play(sessions: list[Session]) -> None:
    for session in sessions:
        for start in session.starts:
            if session.event == SAINT_JOHN:
                assert start.time() == time(23, 30)
            elif start.weekday() >= 5:
                assert time(10) <= start.time() <= time(20)
            else:
                assert time(16, 30) <= start.time() <= time(22, 30)


def test_a_game_is_over_before_the_next_one_begins(sessions: list[Session]) -> None:
    for session in sessions:
        length = timedelta(minutes=LENGTH[session.mode, session.venue])
        for start, following in zip(session.starts, session.starts[1:], strict=False):
            assert following - start > length


def test_every_club_meets_in_every_year_and_in_both_modes_over_time(
    sessions: list[Session],
) -> None:
    for club in CLUBS:
        evenings = [session for session in sessions if session.club == club]
        assert {s.mode for s in evenings} == set(Mode)
        assert {s.first_day.year for s in evenings} == {2023, 2024, 2025, 2026}
        assert {s.venue for s in evenings} == {Venue.IN_PERSON}


def test_there_are_tournaments_of_two_days_league_evenings_and_online_evenings(
    sessions: list[Session],
) -> None:
    tournaments = [s for s in sessions if s.first_day != s.last_day]
    assert len(tournaments) == len({s.event for s in tournaments}) == 15
    assert {len(s.starts) for s in tournaments} == {6}
    assert all(s.first_day.weekday() == 5 for s in tournaments)
    league_evenings = [s.event for s in sessions if s.event.startswith("Liga de ")]
    assert len(league_evenings) == len(set(league_evenings)) > 50
    platforms = {(s.mode, s.platform) for s in sessions if s.venue is Venue.ONLINE}
    assert {platform for mode, platform in platforms if mode is Mode.RIICHI} == {
        "mahjong-soul",
        "riichi-city",
        "tenhou",
    }
    assert {platform for mode, platform in platforms if mode is Mode.MCR} == {"mahjong-time"}


def test_riichi_is_played_on_the_leap_day_where_all_may_come(sessions: list[Session]) -> None:
    assert any(
        s.last_day == LEAP_DAY and s.mode is Mode.RIICHI and s.club is None for s in sessions
    )


def test_the_day_of_a_moment_in_mainland_spain() -> None:
    late = datetime(2024, 1, 10, 23, 30, tzinfo=timezone(timedelta(0)))
    assert mainland_day(late) == date(2024, 1, 11)
    assert mainland_day(late - timedelta(minutes=31)) == date(2024, 1, 10)
