"""Files of games whose hours, rows or names cannot be meant as they stand."""

from __future__ import annotations

from ligamahjong.formats.documents import Document
from ligamahjong.formats.league_games import GamesRead, read_games
from ligamahjong.people import Directory
from ligamahjong.report import Level

HEADER = "id,played_at,player1,score1,player2,score2,player3,score3,player4,score4"


def document(*rows: str, name: str = "riichi.csv", header: str = HEADER) -> Document:
    return Document(name, "\n".join((header, *rows)).encode())


def row(game_id: object, start: str, scores: str = "4 3 2 1", players: str = "A B C D") -> str:
    pairs = zip(players.split(), scores.split(), strict=True)
    return f"{game_id},{start}," + ",".join(f"{player} Paz,{score}" for player, score in pairs)


def ids(result: GamesRead) -> list[str]:
    return [game.id for game in result.games]


def codes(result: GamesRead, level: Level | None = None) -> list[str]:
    return [problem.code for problem in result.report if level in {None, problem.level}]


MIDNIGHT = [row(n, f"2026-05-{20 - n // 2} 00:00:00", f"{n} 3 2 1") for n in range(10)]


def test_midnights_throughout_are_no_hours_where_dates_are_enough() -> None:
    result = read_games([document(*MIDNIGHT)], date_only=True)
    assert not any(game.has_time for game in result.games)
    assert result.files[0].newest_first
    assert ids(result) == [str(n) for n in reversed(range(10))]
    assert codes(result, Level.NOTICE) == ["newest-first", "date-only"]
    assert "all-at-midnight" not in codes(result)


def test_midnights_throughout_are_warned_of() -> None:
    result = read_games([document(*MIDNIGHT)])
    assert all(game.has_time for game in result.games)
    [problem] = [problem for problem in result.report if problem.code != "unusual-sum"]
    assert (problem.code, problem.level) == ("all-at-midnight", Level.WARNING)
    assert problem.facts == {"games": 10}


def test_four_midnights_or_one_hour_among_ten_games_tell_nothing() -> None:
    for rows in (MIDNIGHT[:4], [*MIDNIGHT[1:], row(99, "2026-05-01 10:00")]):
        assert "all-at-midnight" not in codes(read_games([document(*rows)]))
        games = read_games([document(*rows)], date_only=True).games
        assert all(game.has_time for game in games)


def test_somebody_at_two_tables_at_once_is_warned_of() -> None:
    first = document(row(1, "2026-05-08 10:00"), row(2, "2026-05-08 10:00", players="E F G H"))
    second = document(row(3, "2026-05-08 08:00Z", players="J K D L"), name="riichi2.csv")
    result = read_games([first, second])
    assert len(result.games) == 3
    [problem] = [problem for problem in result.report if problem.code != "near-twins"]
    assert (problem.code, problem.level) == ("two-games-at-once", Level.WARNING)
    assert (problem.where, problem.value) == ("riichi2.csv:2", "D Paz")
    assert problem.facts == {"first_file": "riichi.csv", "first_row": 2}


def test_an_exact_repetition_that_is_allowed_is_not_at_once() -> None:
    file = document(row(1, "2026-05-08 10:00"), row(2, "2026-05-08 10:00"))
    result = read_games([file], allow_duplicates=True)
    assert (len(result.games), codes(result)) == (2, [])


def test_games_of_one_day_without_hours_are_not_at_once() -> None:
    file = document(row(1, "2026-05-08"), row(2, "2026-05-08", "4 3 1 2"))
    assert codes(read_games([file], date_only=True), Level.WARNING) == []


def test_a_correction_in_an_overlapping_export_does_not_count_twice() -> None:
    first = document(row(1, "2026-05-08 10:00"))
    second = document(row(1, "2026-05-08 10:00", "1 2 3 4"), name="riichi2.csv")
    result = read_games([first, second])
    assert [game.scores for game in result.games] == [(4, 3, 2, 1)]
    assert codes(result) == ["correction-proposed"]


def test_a_name_without_end_is_refused() -> None:
    result = read_games([document(row(1, "2026-05-08 10:00", players=f"{'x' * 200} B C D"))])
    assert codes(result) == ["cell-too-long"]


def test_messages_are_on_one_line() -> None:
    file = document('"a\nb",2026-05-08,"Ana\r\nGil",4,B,3,C,2,D,x', header=HEADER)
    people = Directory.from_names(["B", "C", "D"])
    values = [problem.value for problem in read_games([file], people=people).report]
    assert "Ana Gil" in values
    assert not any("\n" in str(value) for value in values)
