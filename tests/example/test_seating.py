from __future__ import annotations

from collections import defaultdict
from datetime import timedelta
from itertools import pairwise
from typing import TYPE_CHECKING

import pytest

from ligamahjong.example.draw import Draw
from ligamahjong.example.members import invent_members
from ligamahjong.example.roles import Part
from ligamahjong.example.seating import Table, seat_everybody
from ligamahjong.example.sessions import LENGTH, season

if TYPE_CHECKING:
    from datetime import datetime

    from ligamahjong.example.league import League


@pytest.fixture(scope="module")
def tables() -> list[Table]:
    draw = Draw(31)
    members = invent_members(draw)
    return seat_everybody(season(draw), members, draw)


def test_four_people_sit_at_every_table(tables: list[Table]) -> None:
    assert all(len({member.person.id for member in table.players}) == 4 for table in tables)


def test_tables_come_by_their_start(tables: list[Table]) -> None:
    starts = [table.start for table in tables]
    assert starts == sorted(starts)


def test_online_everybody_has_the_account(tables: list[Table]) -> None:
    online = [table for table in tables if table.session.platform]
    assert online
    for table in online:
        for member in table.players:
            assert table.session.platform in {a.platform for a in member.person.accounts}


def test_nobody_plays_outside_the_own_time_or_the_own_modes(tables: list[Table]) -> None:
    for table in tables:
        for member in table.players:
            assert member.first <= table.start.date() <= member.last
            assert member.role or table.session.mode in member.modes


def test_members_of_a_club_are_at_home_there(tables: list[Table]) -> None:
    seats = [
        member.person.club == table.session.club.name
        for table in tables
        if table.session.club and table.session.club.tables > 1
        for member in table.players
    ]
    assert sum(seats) > 0.4 * len(seats)


@pytest.mark.unmeasured
def test_who_plays_a_part_goes_where_all_may_come_or_to_the_own_club(tables: list[Table]) -> None:
    for table in tables:
        club = table.session.club
        for member in table.players:
            if member.role and club:
                assert club.name == member.person.club


def test_the_assiduous_give_up_their_seat_to_nobody(tables: list[Table]) -> None:
    games = sum(
        member.role is not None and member.role.part is Part.ASSIDUOUS
        for table in tables
        for member in table.players
    )
    assert games > 800


@pytest.mark.unmeasured
def test_nobody_sits_at_two_tables_at_once(league: League) -> None:
    sittings: defaultdict[str, list[tuple[datetime, datetime]]] = defaultdict(list)
    for mode, games in league.games.items():
        for game in games:
            assert game.venue is not None
            end = game.played_at + timedelta(minutes=LENGTH[mode, game.venue])
            for player in game.players:
                sittings[player].append((game.played_at, end))
    for times in sittings.values():
        assert all(end < start for (_, end), (start, _) in pairwise(sorted(times)))
