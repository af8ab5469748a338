"""The columns of games."""

from __future__ import annotations

import pytest

from ligamahjong.formats.game_columns import GameColumns, find_game_columns
from ligamahjong.formats.sheet import Sheet

LEAGUE = "id played_at player1 score1 player2 score2 player3 score3 player4 score4"


def columns(header: str | list[str]) -> GameColumns:
    found = find_game_columns(sheet(header))
    assert found is not None
    return found


def sheet(header: str | list[str]) -> Sheet:
    return Sheet("x.csv", header.split() if isinstance(header, str) else header)


def problems(header: str | list[str]) -> list[tuple[str, object]]:
    looked_at = sheet(header)
    find_game_columns(looked_at)
    return [(problem.code, dict(problem.facts)) for problem in looked_at.problems]


def test_the_columns_of_the_league() -> None:
    header = f"{LEAGUE} venue event source note penalty1 penalty2 penalty3 penalty4"
    assert columns(header) == GameColumns(
        day=1,
        time=None,
        players=(2, 4, 6, 8),
        scores=(3, 5, 7, 9),
        penalties={0: 14, 1: 15, 2: 16, 3: 17},
        id=0,
        venue=10,
        event=11,
        source=12,
        note=13,
    )
    assert problems(header) == []


@pytest.mark.parametrize(
    ("player", "score"),
    [
        ("player{}", "score{}"),
        ("Jugador {}", "Puntos {}"),
        ("JUGADOR_{}", "PUNTUACIÓN_{}"),
        ("Jugador nº {}", "Puntos nº {}"),
        ("Nombre {}", "Resultado {}"),
        ("Jugador", "Puntos"),
        ("player", "score"),
    ],
)
def test_players_and_scores_by_number(player: str, score: str) -> None:
    header = ["Fecha y hora"]
    for seat in range(1, 5):
        header += [player.format(seat), score.format(seat)]
    found = columns(header)
    assert (found.players, found.scores) == ((1, 3, 5, 7), (2, 4, 6, 8))


@pytest.mark.parametrize(
    ("player", "score"),
    [
        ("{}", "{} score"),
        ("{}", "Puntos {}"),
        ("Jugador {}", "{}_points"),
        ("{} player", "pts {}"),
    ],
)
@pytest.mark.parametrize("seats", ["Este Sur Oeste Norte", "east south west north"])
def test_players_and_scores_by_seat(player: str, score: str, seats: str) -> None:
    header = ["date"]
    for seat in reversed(seats.split()):
        header += [player.format(seat), score.format(seat)]
    found = columns(header)
    assert (found.players, found.scores) == ((7, 5, 3, 1), (8, 6, 4, 2))


def test_number_and_seat_together() -> None:
    header = ["date", *(f"Jugador {n} ({s})" for n, s in enumerate(("Este", "Sur"), 1))]
    header += [*("player3", "player4", "score1", "score2", "score3", "score4")]
    assert columns(header).players == (1, 2, 3, 4)


def test_up_to_seven_players_are_read() -> None:
    header = f"{LEAGUE} player5 score5 player6 score6 player7 score7 player8 score8"
    found = columns(header)
    assert found.players == (2, 4, 6, 8, 10, 12, 14)
    assert problems(header) == [("columns-ignored", {"columns": ["player8", "score8"]})]


@pytest.mark.parametrize(
    ("words", "day", "time"),
    [
        ("played_at", 0, None),
        ("fecha", 0, None),
        ("inicio", 0, None),
        ("hora", 0, None),
        ("fecha hora", 0, 1),
        ("inicio fecha", 1, 0),
        ("Hora_de_inicio Día", 1, 0),
    ],
)
def test_date_and_time(words: str, day: int, time: int | None) -> None:
    found = columns(words + LEAGUE.removeprefix("id played_at"))
    assert (found.day, found.time) == (day, time)


def test_beside_a_column_with_both_date_and_time_are_not_used() -> None:
    header = f"{LEAGUE} fecha hora"
    assert (columns(header).day, columns(header).time) == (1, None)
    assert problems(header) == [("columns-ignored", {"columns": ["fecha", "hora"]})]


def test_the_number_of_rounds_is_passed_over() -> None:
    assert problems(f"{LEAGUE} winds") == []


@pytest.mark.parametrize(
    ("header", "missing"),
    [
        (LEAGUE.replace("score4", "x"), ["score4"]),
        (LEAGUE.replace("played_at", "x"), ["date"]),
        ("1 2026-05-08 Ana 25000", ["date", *LEAGUE.split()[2:]]),
    ],
)
def test_without_what_a_game_needs_it_is_no_table_of_games(header: str, missing: list[str]) -> None:
    assert find_game_columns(sheet(header)) is None
    assert problems(header) == [("columns-missing", {"missing": missing, "header": header.split()})]


def test_a_bare_word_beside_numbered_columns_is_something_else() -> None:
    header = f"{LEAGUE} puntos nombre"
    assert columns(header).scores == (3, 5, 7, 9)
    assert problems(header) == [("columns-ignored", {"columns": ["puntos", "nombre"]})]


def test_two_columns_for_one_player_are_one_too_many() -> None:
    facts = {"columns": ["player1", "Este"], "meaning": "player1"}
    assert problems(f"{LEAGUE} Este") == [("columns-repeated", facts)]
