"""Headings and lines of a ranking."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

import pytest

from ligamahjong.league.game import Mode
from ligamahjong.league.replay import Snapshot, replay
from ligamahjong.league.standings import Medal, standings
from ligamahjong.people import Directory
from ligamahjong.people.regions import REGIONS
from ligamahjong.wording import Language
from ligamahjong.wording import ranking as words
from support.games import game

ES, EN = Language.ES, Language.EN


def test_titles() -> None:
    on = date(2026, 5, 18)
    assert words.title(Mode.MCR, on, ES) == "Ranking de MCR, 18 de mayo de 2026"
    assert words.title(Mode.RIICHI, on, EN) == "Riichi ranking, 18 May 2026"
    assert words.group_title("clubs", Mode.MCR, on, ES) == (
        "Clubes · Ranking de MCR, 18 de mayo de 2026"
    )
    assert words.group_title("regions", Mode.MCR, on, EN) == "Regions · MCR ranking, 18 May 2026"


def test_the_last_update_is_that_of_the_last_game() -> None:
    history = replay(Mode.RIICHI, [game(5)])
    assert words.updated(history, ES) == "Última partida: 15 de enero de 2026, 17:05"
    day_only = replay(Mode.RIICHI, [replace(game(5), has_time=False)])
    assert words.updated(day_only, EN) == "Last game: 15 January 2026"


def test_without_games_nobody_has_played() -> None:
    assert words.updated(Snapshot(Mode.MCR), ES) == "Nadie ha jugado todavía."
    assert words.updated(Snapshot(Mode.MCR), EN) == "Nobody has played yet."


@pytest.mark.parametrize(
    ("players", "games", "spanish", "english"),
    [
        (1, 1, "1 jugador · 1 partida", "1 player · 1 game"),
        (162, 9132, "162 jugadores · 9.132 partidas", "162 players · 9,132 games"),
    ],
)
def test_totals(players: int, games: int, spanish: str, english: str) -> None:
    assert words.totals(players, games, ES) == spanish
    assert words.totals(players, games, EN) == english


def test_marks_beside_the_rating() -> None:
    people = Directory.from_names("abcd")
    history = replay(Mode.RIICHI, [game()])
    fresh = standings(history, date(2026, 1, 15), people)
    assert [words.rating(one, ES) for one in fresh.listed] == [
        "1572 prov.",
        "1548 prov.",
        "1510 prov.",
        "1421 prov.",
    ]
    idle = standings(history, date(2026, 6, 15), people)
    assert [words.rating(one, ES) for one in idle.listed] == [
        "1563 ↓ prov.",
        "1542 ↓ prov.",
        "1509 ↓ prov.",
        "1421 prov.",
    ]
    established = replace(idle.listed[0], provisional=False, discount=0.0)
    assert words.rating(established, EN) == "1563"
    assert words.provisional(established, ES) is None
    assert words.discount_line(established, idle.on, ES) is None


def test_regions_go_by_their_names() -> None:
    assert [words.region_name("CT", language) for language in Language] == [
        "Cataluña",
        "Catalonia",
    ]
    assert words.region_name("XX", ES) == "En el extranjero"
    assert words.region_name(None, ES) == ""
    assert all(words.region_name(code, language) for code in REGIONS for language in Language)


@pytest.mark.parametrize("group", ["clubs", "regions"])
def test_why_a_ranking_of_groups_is_empty(group: str) -> None:
    assert "--players" in words.no_group(group, ES)
    assert words.no_group(group, ES) != words.no_group(group, EN)


def test_columns_that_found_no_room() -> None:
    assert (
        words.no_room(["Club", "Comunidad"], ES) == "Sin sitio en este terminal: Club, Comunidad."
    )
    assert words.no_room(["Club"], EN) == "No room on this terminal for: Club."


def test_every_medal_and_mode_has_a_name() -> None:
    assert set(words.MEDALS) == set(Medal)
    assert set(words.MODES) == set(Mode)
    assert all(text.es != text.en for text in words.MEDALS.values())
