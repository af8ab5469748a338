"""Order, shared positions, medals, visibility, clubs and regions."""

from __future__ import annotations

from datetime import date

import pytest

from ligamahjong.errors import GameOrderError
from ligamahjong.league.game import Mode
from ligamahjong.league.replay import Snapshot, replay
from ligamahjong.league.standings import Medal, Standings, clubs, regions, standings
from ligamahjong.people import Directory, Person
from support.games import game

LETTERS = "abcdefgh"
PEOPLE = Directory(
    [
        Person("a", "Ana Ñíguez", region="MD", club="Dragón Verde"),
        Person("b", "Blai Nogués", region="CT", club="Vent de Llevant"),
        Person("c", "Carme Ávila", region="CT"),
        Person("d", "Darío Zamora", region="XX", club="Dragón Verde"),
        Person("e", "Edurne Ñíguez", region="PV"),
        Person("f", "Fermín Abad", region="MD", club="Vent de Llevant"),
        Person("g", "Gema Ortiz"),
        Person("h", "Hugo Ortiz"),
    ]
)
DAY = date(2026, 1, 15)


def ranking(*games: tuple[str, tuple[int, int, int, int]], on: date = DAY) -> Standings:
    played = [game(n, players, scores) for n, (players, scores) in enumerate(games)]
    return standings(replay(Mode.RIICHI, played), on, PEOPLE)


def test_highest_rating_first_with_three_medals() -> None:
    listed = ranking(("abcd", (4, 3, 2, 1))).listed
    assert [(s.position, s.person.id, s.medal) for s in listed] == [
        (1, "a", Medal.GOLD),
        (2, "b", Medal.SILVER),
        (3, "c", Medal.BRONZE),
        (4, "d", None),
    ]


def test_equal_ratings_share_position_and_medal_and_are_listed_by_name() -> None:
    listed = ranking(("abcd", (4, 3, 2, 1)), ("hgfe", (4, 3, 2, 1))).listed
    assert [(s.position, s.person.name, s.medal) for s in listed] == [
        (1, "Ana Ñíguez", Medal.GOLD),
        (1, "Hugo Ortiz", Medal.GOLD),
        (3, "Blai Nogués", Medal.BRONZE),
        (3, "Gema Ortiz", Medal.BRONZE),
        (5, "Carme Ávila", None),
        (5, "Fermín Abad", None),
        (7, "Darío Zamora", None),
        (7, "Edurne Ñíguez", None),
    ]


def test_at_full_debt_everybody_above_1500_stands_at_1500_together() -> None:
    listed = ranking(("abcd", (4, 3, 2, 1)), on=date(2027, 6, 1)).listed
    assert [(s.position, s.rating) for s in listed[:3]] == [(1, 1500.0)] * 3
    assert listed[0].discount == pytest.approx(72.108895, abs=1e-6)
    assert listed[0].games_to_recover == 8
    assert listed[3].discount == 0
    assert listed[3].debt == 8
    assert listed[3].rating == pytest.approx(1421.040700, abs=1e-6)


def test_half_a_debt_takes_half_of_what_is_above_1500() -> None:
    best = ranking(("abcd", (4, 3, 2, 1)), on=date(2026, 9, 15)).listed[0]
    assert best.debt == 4
    assert best.rating == pytest.approx(1500 + 72.108895 / 2, abs=1e-6)


def test_two_years_after_the_last_game_a_player_is_not_listed() -> None:
    games = [game(1), game(2, "aefg", on=date(2027, 1, 1))]
    history = replay(Mode.RIICHI, games)
    eve = standings(history, date(2028, 1, 14), PEOPLE)
    gone = standings(history, date(2028, 1, 15), PEOPLE)
    assert {s.person.id for s in eve.listed} == set("abcdefg")
    assert {s.person.id for s in gone.listed} == set("aefg")
    assert [s.person.id for s in gone.unlisted] == ["b", "c", "d"]
    assert all(s.position is None and s.medal is None for s in gone.unlisted)
    assert gone.listed[0].position == 1


def test_position_and_medal_of_those_who_stay_close_the_gap() -> None:
    games = [game(1, "abcd", (4, 3, 2, 1)), game(2, "efgh", (4, 3, 2, 1), on=date(2027, 1, 1))]
    on = date(2028, 1, 15)
    listed = standings(replay(Mode.RIICHI, games), on, PEOPLE).listed
    assert [s.person.id for s in listed] == ["e", "f", "g", "h"]
    assert listed[0].medal is Medal.GOLD


def test_the_day_of_the_twentieth_game_ends_the_provisional_mark() -> None:
    games = [game(n) for n in range(20)]
    nineteen = standings(replay(Mode.RIICHI, games[:19]), DAY, PEOPLE).listed
    twenty = standings(replay(Mode.RIICHI, games), DAY, PEOPLE).listed
    assert all(s.provisional for s in nineteen)
    assert not any(s.provisional for s in twenty)


def test_inactivity_does_not_make_a_rating_provisional_again() -> None:
    history = replay(Mode.RIICHI, [game(n) for n in range(20)])
    assert not any(s.provisional for s in standings(history, date(2027, 12, 1), PEOPLE).listed)


def test_grades_do_not_order_the_ranking() -> None:
    many_thirds = [game(n, "abcd", (3, 1, 4, 2)) for n in range(30)]
    listed = standings(replay(Mode.RIICHI, many_thirds), DAY, PEOPLE).listed
    ratings = [s.rating for s in listed]
    assert ratings == sorted(ratings, reverse=True)


def test_clubs_average_every_member_who_has_played() -> None:
    groups = clubs(ranking(("abcd", (4, 3, 2, 1))))
    assert [(g.position, g.name, g.players) for g in groups] == [
        (1, "Vent de Llevant", 1),
        (2, "Dragón Verde", 2),
    ]
    assert groups[1].mean == pytest.approx((1572.108895 + 1421.040700) / 2, abs=1e-6)


def test_groups_count_members_who_are_no_longer_listed() -> None:
    games = [game(1, "abcd"), game(2, "bceg", on=date(2027, 1, 1))]
    gone = standings(replay(Mode.RIICHI, games), date(2028, 1, 15), PEOPLE)
    assert {s.person.id for s in gone.unlisted} == {"a", "d"}
    assert [(g.name, g.players) for g in clubs(gone)] == [
        ("Vent de Llevant", 1),
        ("Dragón Verde", 2),
    ]


def test_abroad_is_no_region() -> None:
    names = {g.name for g in regions(ranking(("abcd", (4, 3, 2, 1))))}
    assert names == {"MD", "CT"}


def test_equal_means_share_a_position() -> None:
    groups = clubs(ranking(("abcd", (4, 3, 2, 1)), ("fged", (4, 3, 2, 1))))
    assert len(groups) == 2
    level = regions(ranking(("aceg", (4, 4, 4, 4))))
    assert [g.position for g in level] == [1, 1, 1]
    assert [g.name for g in level] == ["CT", "MD", "PV"]


def test_a_day_before_the_last_game_is_refused() -> None:
    history = replay(Mode.RIICHI, [game()])
    with pytest.raises(GameOrderError, match="2026-01-14 cannot count game 1 of 2026-01-15"):
        standings(history, date(2026, 1, 14), PEOPLE)


def test_nobody_played() -> None:
    empty = standings(Snapshot(Mode.MCR), DAY, PEOPLE)
    assert (empty.listed, empty.unlisted, clubs(empty), regions(empty)) == ((), (), (), ())
