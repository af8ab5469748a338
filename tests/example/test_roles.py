from __future__ import annotations

import re
from collections import Counter
from datetime import date
from fractions import Fraction
from typing import TYPE_CHECKING

import pytest

from ligamahjong.example import roles
from ligamahjong.example.roles import CAST, LEAP_DAY, Part
from ligamahjong.example.sessions import LAST
from ligamahjong.league.game import Mode
from ligamahjong.league.inactivity import MAX_DEBT, NO_DEBT, visible
from ligamahjong.league.replay import PlayerState, Snapshot, replay

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ligamahjong.example.league import League

PROVISIONAL = 20


@pytest.fixture(scope="module")
def snapshots(league: League) -> Mapping[Mode, Snapshot]:
    return {mode: replay(mode, games) for mode, games in league.games.items()}


def states(
    league: League, snapshots: Mapping[Mode, Snapshot], part: Part
) -> list[tuple[Mode, PlayerState]]:
    """Mode and state of everybody who plays a part."""
    found = [
        (role.mode, snapshots[role.mode].states[player])
        for player, role in league.roles.items()
        if role.part is part and role.mode is not None
    ]
    assert found
    return found


def test_the_page_about_the_parts_counts_as_many_as_there_are() -> None:
    assert roles.__doc__ is not None
    rows = re.findall(r"^``([\w-]+)`` +(\d+) +(\d*)", roles.__doc__, re.MULTILINE)
    assert [Part(name) for name, _, _ in rows] == list(Part)
    cast = Counter((role.part, role.mode) for role in CAST)
    for name, riichi, mcr in rows:
        if mcr:
            assert cast[Part(name), Mode.RIICHI] == int(riichi)
            assert cast[Part(name), Mode.MCR] == int(mcr)
        else:
            assert cast[Part(name), None] == int(riichi)


def test_the_whole_cast_plays(league: League) -> None:
    assert Counter(league.roles.values()) == Counter(CAST)


def test_who_plays_a_part_plays_in_no_other_mode(league: League) -> None:
    for mode, games in league.games.items():
        played = {player for game in games for player in game.players}
        assert not [
            player for player in played if (role := league.roles.get(player)) and role.mode != mode
        ]


def test_every_part_is_played_by_somebody_with_a_name_of_their_own(league: League) -> None:
    bearers = Counter(person.name for person in league.people)
    assert all(bearers[p.name] == 1 for p in league.people if p.id in league.roles)


def test_the_assiduous_play_more_than_400_games(
    league: League, snapshots: Mapping[Mode, Snapshot]
) -> None:
    assert all(s.games > 400 for _, s in states(league, snapshots, Part.ASSIDUOUS))


@pytest.mark.parametrize(
    ("part", "games"), [(Part.ONE_GAME, 1), (Part.NINETEEN_GAMES, 19), (Part.TWENTY_GAMES, 20)]
)
def test_exact_numbers_of_games(
    league: League, snapshots: Mapping[Mode, Snapshot], part: Part, games: int
) -> None:
    assert all(state.games == games for _, state in states(league, snapshots, part))


def test_newcomers_are_provisional_and_owe_nothing(
    league: League, snapshots: Mapping[Mode, Snapshot]
) -> None:
    for _, state in states(league, snapshots, Part.NEWCOMER):
        assert 0 < state.games < PROVISIONAL
        assert state.debt_on(LAST) == NO_DEBT


def test_growing_debt_is_neither_none_nor_full_and_larger_tomorrow(
    league: League, snapshots: Mapping[Mode, Snapshot]
) -> None:
    for _, state in states(league, snapshots, Part.GROWING_DEBT):
        debt = state.debt_on(LAST)
        assert NO_DEBT < debt < MAX_DEBT
        assert state.debt_on(date(2026, 11, 1)) > debt
        assert state.games >= PROVISIONAL


def test_recovering_debt_was_paid_in_part_and_does_not_grow(
    league: League, snapshots: Mapping[Mode, Snapshot]
) -> None:
    for mode, state in states(league, snapshots, Part.RECOVERING_DEBT):
        debt = state.debt_on(LAST)
        assert NO_DEBT < debt < MAX_DEBT
        assert state.debt_on(date(2026, 11, 1)) == debt
        days = [game.day for game in league.games[mode] if state.player in game.players]
        back = sum(day >= date(2026, 8, 1) for day in days)
        assert debt == MAX_DEBT - back


def test_one_of_them_had_left_the_ranking_before_coming_back(
    league: League, snapshots: Mapping[Mode, Snapshot]
) -> None:
    gone = 0
    for mode, state in states(league, snapshots, Part.RECOVERING_DEBT):
        days = [game.day for game in league.games[mode] if state.player in game.players]
        before = max(day for day in days if day < date(2026, 8, 1))
        gone += not visible(before, date(2026, 8, 1))
    assert gone == 1


def test_full_debt_is_listed_still(league: League, snapshots: Mapping[Mode, Snapshot]) -> None:
    for _, state in states(league, snapshots, Part.FULL_DEBT):
        assert state.debt_on(LAST) == MAX_DEBT
        assert state.last_game
        assert visible(state.last_game, LAST)


@pytest.mark.parametrize("part", [Part.INVISIBLE, Part.LEAP_DAY])
def test_two_years_without_a_game_and_nobody_lists_them(
    league: League, snapshots: Mapping[Mode, Snapshot], part: Part
) -> None:
    for _, state in states(league, snapshots, part):
        assert state.last_game
        assert not visible(state.last_game, LAST)


def test_the_last_game_of_one_was_on_the_leap_day(
    league: League, snapshots: Mapping[Mode, Snapshot]
) -> None:
    ((mode, state),) = states(league, snapshots, Part.LEAP_DAY)
    assert mode is Mode.RIICHI
    assert state.last_game == LEAP_DAY == date(2024, 2, 29)


def test_those_who_never_play_are_registered(league: League) -> None:
    never = {player for player, role in league.roles.items() if role.part is Part.NO_GAMES}
    assert len(never) == 5
    assert never <= {person.id for person in league.people}
    for games in league.games.values():
        assert never.isdisjoint(player for game in games for player in game.players)


def test_a_discount_can_be_seen_for_each_kind_of_debt(
    league: League, snapshots: Mapping[Mode, Snapshot]
) -> None:
    for part in (Part.GROWING_DEBT, Part.RECOVERING_DEBT, Part.FULL_DEBT):
        discounted = [
            state
            for _, state in states(league, snapshots, part)
            if state.rating.projection > 1500 and state.debt_on(LAST) > Fraction(0)
        ]
        assert discounted
