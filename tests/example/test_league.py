from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from datetime import date
from typing import TYPE_CHECKING
from zoneinfo import ZoneInfo

import pytest

from ligamahjong.example.league import DEFAULT_SEED, invent
from ligamahjong.example.scores import TIES
from ligamahjong.league.game import Mode, Venue
from ligamahjong.table import places

if TYPE_CHECKING:
    from ligamahjong.example.league import League

MADRID = ZoneInfo("Europe/Madrid")
EXPECTED = {Mode.RIICHI: 3000, Mode.MCR: 1500}
DIGEST = """
import hashlib
from ligamahjong.example.league import invent
league = invent(5)
print(hashlib.sha256(repr((league.people, league.games, league.roles)).encode()).hexdigest())
"""


def test_the_same_seed_gives_the_same_league_whatever_the_hash_seed() -> None:
    digests = {
        subprocess.run(
            [sys.executable, "-c", DIGEST],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(sys.path)},
            capture_output=True,
            check=True,
        ).stdout
        for seed in ("0", "1", "4711")
    }
    assert len(digests) == 1


@pytest.mark.unmeasured
def test_the_default_seed_is_the_default() -> None:
    assert invent() == invent(DEFAULT_SEED)


@pytest.mark.unmeasured
def test_another_seed_gives_another_league() -> None:
    one, other = invent(1), invent(2)
    assert one.people != other.people
    assert one.games[Mode.MCR] != other.games[Mode.MCR]


@pytest.mark.parametrize("mode", Mode)
def test_about_3000_games_of_riichi_and_1500_of_mcr(league: League, mode: Mode) -> None:
    assert len(league.games[mode]) == pytest.approx(EXPECTED[mode], rel=0.1)


@pytest.mark.parametrize("mode", Mode)
def test_games_come_in_order_with_ids_that_grow(league: League, mode: Mode) -> None:
    games = league.games[mode]
    assert [game.played_at for game in games] == sorted(game.played_at for game in games)
    letter = mode.value[0]
    assert [game.id for game in games] == [f"{letter}{n:04}" for n in range(1, len(games) + 1)]
    assert {game.mode for game in games} == {mode}


def test_games_span_the_three_years(league: League) -> None:
    for games in league.games.values():
        assert date(2023, 11, 1) <= games[0].day < date(2023, 12, 1)
        assert date(2026, 10, 1) < games[-1].day <= date(2026, 10, 31)
        months = {(game.day.year, game.day.month) for game in games}
        assert len(months) == 36


def test_the_day_is_that_of_mainland_spain(league: League) -> None:
    games = [game for mode in Mode for game in league.games[mode]]
    assert all(game.day == game.played_at.astimezone(MADRID).date() for game in games)
    assert any(game.day != game.played_at.date() for game in games)


def test_some_games_carry_the_offset_of_the_islands(league: League) -> None:
    games = [game for mode in Mode for game in league.games[mode]]
    islands = [
        game
        for game in games
        if game.played_at.utcoffset() != game.played_at.astimezone(MADRID).utcoffset()
    ]
    assert 40 < len(islands) < 400


def test_riichi_points_add_up_and_some_are_negative(league: League) -> None:
    games = league.games[Mode.RIICHI]
    assert {sum(game.scores) for game in games} == {120_000}
    assert all(score % 100 == 0 for game in games for score in game.scores)
    negative = sum(min(game.scores) < 0 for game in games)
    assert 0.01 < negative / len(games) < 0.12
    assert all(-60_000 < score < 140_000 for game in games for score in game.scores)


def test_mcr_totals_add_up_to_nothing(league: League) -> None:
    games = league.games[Mode.MCR]
    assert {sum(game.scores) for game in games} == {0}
    assert sum(min(game.scores) < 0 for game in games) > 0.9 * len(games)
    assert all(abs(score) < 1000 for game in games for score in game.scores)


@pytest.mark.parametrize("mode", Mode)
def test_one_or_two_games_in_a_hundred_are_tied_in_every_way(league: League, mode: Mode) -> None:
    games = league.games[mode]
    ways = Counter(tuple(sorted(places(game.scores))) for game in games)
    assert set(ways) == {*TIES, (1, 2, 3, 4)}
    assert 0.008 < 1 - ways[1, 2, 3, 4] / len(games) < 0.03


def test_hidden_skill_shows(league: League) -> None:
    for games in league.games.values():
        placed: dict[str, list[int]] = {}
        for game in games:
            for player, place in zip(game.players, places(game.scores), strict=True):
                placed.setdefault(player, []).append(place)
        means = [sum(own) / len(own) for own in placed.values() if len(own) >= 80]
        assert min(means) < 2.35
        assert max(means) > 2.65
        assert all(1.6 < mean < 3.4 for mean in means)


def test_many_play_in_one_mode_only_and_many_in_both(league: League) -> None:
    played = {
        mode: {player for game in games for player in game.players}
        for mode, games in league.games.items()
    }
    assert len(played[Mode.RIICHI] - played[Mode.MCR]) > 30
    assert len(played[Mode.MCR] - played[Mode.RIICHI]) > 10
    assert len(played[Mode.MCR] & played[Mode.RIICHI]) > 20


def test_some_people_have_no_games(league: League) -> None:
    played = {
        player for games in league.games.values() for game in games for player in game.players
    }
    assert 5 <= len(league.people) - len(played) <= 15


def test_provisional_and_settled_players_abound(league: League) -> None:
    for games in league.games.values():
        count = Counter(player for game in games for player in game.players)
        assert sum(own < 20 for own in count.values()) >= 5
        assert sum(own >= 20 for own in count.values()) >= 30


def test_online_games_say_on_which_platform(league: League) -> None:
    games = [game for mode in Mode for game in league.games[mode]]
    for game in games:
        assert (game.source == "acta") == (game.venue is Venue.IN_PERSON)
    assert sum(game.venue is Venue.ONLINE for game in games) > 500


def test_a_few_penalties_are_recorded_and_change_no_sum(league: League) -> None:
    for mode, games in league.games.items():
        penalised = [game for game in games if any(game.penalties)]
        assert 0 < len(penalised) < 0.02 * len(games)
        for game in penalised:
            assert sorted(game.penalties)[1:] == [0, 0, 0]
            assert min(game.penalties) == {Mode.RIICHI: -20_000, Mode.MCR: -30}[mode]
            assert game.note
            assert game.venue is Venue.IN_PERSON


def test_a_few_games_have_a_remark_and_many_an_event(league: League) -> None:
    for games in league.games.values():
        assert 0 < sum(bool(game.note) for game in games) < 0.04 * len(games)
        assert sum(bool(game.event) for game in games) > 0.2 * len(games)
        assert any("," in game.event for game in games)
