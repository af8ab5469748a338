"""From rows to games, and every reason why there is none."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

import pytest

from ligamahjong.formats.documents import Document
from ligamahjong.formats.league_games import GamesRead, read_games
from ligamahjong.league.game import Mode, Venue
from ligamahjong.people import Directory, Person
from ligamahjong.report import Level

if TYPE_CHECKING:
    from ligamahjong.report import Problem

HEADER = "id,played_at,player1,score1,player2,score2,player3,score3,player4,score4,player5,score5"
GOOD = "7,2026-05-08 17:00,Ana Gil,40000,Pol Paz,30000,Iu Mas,20000,Eva Rey,10000"


def read(
    *rows: str,
    header: str = HEADER,
    people: Directory | None = None,
    date_only: bool = False,
    mode: Mode = Mode.RIICHI,
) -> GamesRead:
    data = "\n".join((header, *rows)).encode()
    return read_games([Document("x.csv", data)], mode=mode, people=people, date_only=date_only)


def refused(result: GamesRead) -> list[Problem]:
    assert result.games == ()
    return result.report.at(Level.REFUSED)


def reasons(row: str, people: Directory | None = None) -> list[tuple[str, str | None, str | None]]:
    """Code, column and value of every problem of a row that is refused."""
    result = read(row, people=people)
    assert {problem.row for problem in refused(result)} == {2}
    assert result.report.refused == 1
    return [(problem.code, problem.column, problem.value) for problem in refused(result)]


def test_a_game_as_the_league_writes_it() -> None:
    header = f"{HEADER},venue,event,source,note,penalty1,penalty2,penalty3,penalty4"
    row = f"{GOOD},,,online,Copa de Otoño,tenhou,'=buena,,0,-8000,"
    [game] = read(row, header=header).games
    assert game.id == "7"
    assert game.mode is Mode.RIICHI
    assert game.played_at.isoformat() == "2026-05-08T17:00:00+02:00"
    assert game.day == date(2026, 5, 8)
    assert game.players == ("Ana Gil", "Pol Paz", "Iu Mas", "Eva Rey")
    assert game.scores == (40000, 30000, 20000, 10000)
    assert game.has_time
    assert game.venue is Venue.ONLINE
    assert (game.event, game.source, game.note) == ("Copa de Otoño", "tenhou", "=buena")
    assert game.penalties == (0, 0, -8000, 0)


def test_a_game_as_spreadsheets_write_it() -> None:
    header = "Nº;Fecha;Jugador 1;Puntos 1;Jugador 2;Puntos 2;Jugador 3;Puntos 3;Jugador 4;Puntos 4"
    row = "1;8/5/2026;GIL,  Ana;63.400;PAZ, Pol;18.900;MAS, Iu;18.900;DE LA REY, Eva;−1.200"
    [game] = read(row, header=header, date_only=True).games
    assert game.players == ("Ana Gil", "Pol Paz", "Iu Mas", "Eva de la Rey")
    assert game.scores == (63400, 18900, 18900, -1200)
    assert (game.played_at.isoformat(), game.has_time) == ("2026-05-08T00:00:00+02:00", False)


def test_a_game_without_id_is_called_after_its_row() -> None:
    assert read(GOOD.removeprefix("7")).games[0].id == "x:2"


def test_players_may_stand_beyond_the_fourth_column() -> None:
    row = "7,2026-05-08 17:00,Ana Gil,4,,,Pol Paz,3,Iu Mas,2,Eva Rey,1"
    [game] = read(row).games
    assert game.players == ("Ana Gil", "Pol Paz", "Iu Mas", "Eva Rey")
    assert game.scores == (4, 3, 2, 1)


def test_penalties_follow_the_players_beyond_the_fourth_column() -> None:
    header = f"{HEADER},penalty3,penalty5"
    row = "7,2026-05-08 17:00,Ana Gil,4,,,Pol Paz,3,Iu Mas,2,Eva Rey,1,-10,-20"
    assert read(row, header=header).games[0].penalties == (0, -10, 0, -20)


def test_cells_of_spaces_are_empty() -> None:
    assert len(read(f"{GOOD}, ,\u00a0").games) == 1


@pytest.mark.parametrize(
    ("players", "count"),
    [
        ("Ana,4,Pol,3,Iu,2,Eva,1,Gael,0", 5),
        ("Ana,4,Pol,3,Iu,2", 3),
        ("Ana,4,,,,,Eva,1", 2),
        ("", 0),
    ],
)
def test_exactly_four_play(players: str, count: int) -> None:
    [problem] = refused(read(f"7,2026-05-08 17:00,{players}"))
    assert (problem.code, problem.column, problem.facts) == (
        "players-count",
        None,
        {"players": count},
    )


def test_a_score_needs_a_player() -> None:
    assert reasons(f"{GOOD},,5") == [("score-without-player", "score5", "5")]


def test_a_fourth_score_without_name_is_both_too_few_and_a_score_without_player() -> None:
    assert reasons("7,2026-05-08 17:00,Ana,4,Pol,3,Iu,2,,1") == [
        ("players-count", None, None),
        ("score-without-player", "score4", "1"),
    ]


def test_nobody_plays_twice() -> None:
    [problem] = refused(read(GOOD.replace("Iu Mas", '"GIL, Ana"')))
    assert (problem.code, problem.column, problem.value) == (
        "same-player-twice",
        "player3",
        "GIL, Ana",
    )
    assert problem.facts == {"player": "Ana Gil"}


@pytest.mark.parametrize(
    ("score", "code"),
    [
        ("", "score-missing"),
        ("-", "score-missing"),
        ("0.5", "score-not-integer"),
        ("mil", "score-not-integer"),
        ("99999999", "score-too-large"),
    ],
)
def test_a_score_is_a_whole_number(score: str, code: str) -> None:
    assert reasons(GOOD.replace("30000", score)) == [(code, "score2", score)]


def test_an_ambiguous_score_says_how_to_write_it() -> None:
    [problem] = refused(read(GOOD.replace("30000", '"30,000"')))
    assert (problem.code, problem.value) == ("score-ambiguous", "30,000")
    assert problem.facts == {"plain": "30000", "grouped": "30.000"}


def test_the_largest_score_is_said() -> None:
    [problem] = refused(read(GOOD.replace("30000", "99999999")))
    assert problem.facts == {"largest": 10_000_000}


@pytest.mark.parametrize(
    ("when", "code"),
    [
        ("", "no-date"),
        ("2026-05-08", "no-time"),
        ("8/5/26 17:00", "time-unreadable"),
        ("2026-03-29 02:30", "time-does-not-exist"),
    ],
)
def test_a_game_has_a_start(when: str, code: str) -> None:
    assert reasons(GOOD.replace("2026-05-08 17:00", when)) == [(code, "played_at", when)]


def test_why_a_time_is_unreadable_is_said() -> None:
    [problem] = refused(read(GOOD.replace("2026-05-08", "8/5/26")))
    assert problem.facts == {"reason": "two-digit-year"}


@pytest.mark.parametrize(
    ("day", "time", "code", "column"),
    [
        ("2026-05-08", "", "no-time", "hora"),
        ("2026-05-08", "tarde", "time-unreadable", "hora"),
        ("mañana", "17:00", "time-unreadable", "fecha"),
        ("", "17:00", "no-date", "fecha"),
    ],
)
def test_with_a_column_for_the_time_the_wrong_one_is_named(
    day: str, time: str, code: str, column: str
) -> None:
    header = HEADER.replace("played_at", "fecha,hora")
    [problem] = refused(read(GOOD.replace("2026-05-08 17:00", f"{day},{time}"), header=header))
    assert (problem.code, problem.column) == (code, column)


PEOPLE = Directory(
    [
        Person("p1", "Ana Gil", aliases=("Anita",)),
        Person("p2", "Pol Paz"),
        Person("p3", "Iu Mas"),
        Person("p4", "Eva Rey"),
        Person("p5", "Mar Sol"),
        Person("p6", "Mar Sol"),
    ]
)


@pytest.mark.parametrize("name", ["p1", "Ana Gil", " ana  gil ", '"GIL, Ana"', "Anita", "ANITA"])
def test_with_a_directory_players_are_ids(name: str) -> None:
    [game] = read(GOOD.replace("Ana Gil", name), people=PEOPLE).games
    assert game.players == ("p1", "p2", "p3", "p4")


def test_who_is_not_in_the_directory_is_refused_with_suggestions() -> None:
    [problem] = refused(read(GOOD.replace("Ana Gil", "Ana Gili"), people=PEOPLE))
    assert (problem.code, problem.column, problem.value) == (
        "unknown-person",
        "player1",
        "Ana Gili",
    )
    assert problem.facts == {"suggestions": ["Ana Gil"]}


def test_nobody_is_chosen_between_two() -> None:
    [problem] = refused(read(GOOD.replace("Ana Gil", "Mar Sol"), people=PEOPLE))
    assert (problem.code, problem.column, problem.value) == (
        "ambiguous-person",
        "player1",
        "Mar Sol",
    )
    assert problem.facts == {"candidates": ["p5", "p6"]}


def test_two_names_of_one_person_are_the_same_player() -> None:
    row = GOOD.replace("Eva Rey", "Anita")
    assert reasons(row, PEOPLE) == [("same-player-twice", "player4", "Anita")]


def test_every_reason_is_given_and_the_row_counts_once() -> None:
    row = "7,2026-02-30,Ana Gil,0.5,Anita,,Nadie,1,Mar Sol,x,Pol Paz,3"
    assert reasons(row, PEOPLE) == [
        ("time-unreadable", "played_at", "2026-02-30"),
        ("players-count", None, None),
        ("same-player-twice", "player2", "Anita"),
        ("unknown-person", "player3", "Nadie"),
        ("ambiguous-person", "player4", "Mar Sol"),
        ("score-not-integer", "score1", "0.5"),
        ("score-missing", "score2", ""),
        ("score-not-integer", "score4", "x"),
    ]


@pytest.mark.parametrize(
    ("text", "venue"),
    [
        ("in-person", Venue.IN_PERSON),
        ("Presencial", Venue.IN_PERSON),
        ("física", Venue.IN_PERSON),
        ("Online", Venue.ONLINE),
        ("en línea", Venue.ONLINE),
        ("", None),
    ],
)
def test_venues(text: str, venue: Venue | None) -> None:
    result = read(f"{GOOD},,,{text}", header=f"{HEADER},lugar")
    assert result.games[0].venue is venue
    assert len(result.report) == 0


def test_a_venue_that_nobody_understands_is_a_warning() -> None:
    result = read(f"{GOOD},,,la luna", header=f"{HEADER},lugar")
    assert result.games[0].venue is None
    [problem] = result.report
    assert (problem.code, problem.level, problem.where) == (
        "venue-unknown",
        Level.WARNING,
        "x.csv:2:lugar",
    )


def test_a_penalty_that_is_no_number_is_a_warning() -> None:
    result = read(f"{GOOD},,,media", header=f"{HEADER},penalización 2")
    assert result.games[0].penalties == (0, 0, 0, 0)
    [problem] = result.report
    assert (problem.code, problem.level, problem.value) == (
        "penalty-unreadable",
        Level.WARNING,
        "media",
    )
