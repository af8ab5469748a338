"""Whole files of games."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ligamahjong.errors import FormatError
from ligamahjong.formats.documents import Document
from ligamahjong.formats.league_games import GamesFile, GamesRead, read_games
from ligamahjong.formats.league_people import read_people
from ligamahjong.league.game import Mode
from ligamahjong.people import Directory
from ligamahjong.report import Level

if TYPE_CHECKING:
    from pathlib import Path

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


def test_games_come_in_order_of_time() -> None:
    result = read_games(
        [
            document(
                row(1, "2026-05-09 10:00"),
                row(2, "2026-05-08 10:00+00:00"),
                row(3, "2026-05-08 11:00+02:00"),
            )
        ]
    )
    assert ids(result) == ["3", "2", "1"]


def test_games_that_start_together_keep_the_order_of_entry() -> None:
    start = "2026-05-08 10:00"
    first = document(row("b", start, "4 3 2 1"), row("a", start, "1 2 3 4"), name="riichi2.csv")
    second = document(row("d", start, "9 3 2 1"), row("c", start, "8 2 3 4"), name="riichi1.csv")
    assert ids(read_games([first, second])) == ["b", "a", "d", "c"]
    assert ids(read_games([second, first])) == ["d", "c", "b", "a"]


def test_people_are_those_who_play() -> None:
    result = read_games([document(row(1, "2026-05-08 10:00"), row(2, "2026-05-08", "4 3 2 x"))])
    assert list(result.people) == ["A Paz", "B Paz", "C Paz", "D Paz"]


def test_a_directory_that_is_given_is_handed_on() -> None:
    people = Directory.from_names(["A Paz", "B Paz", "C Paz", "D Paz", "E Paz"])
    assert read_games([document(row(1, "2026-05-08 10:00"))], people=people).people is people


def test_what_was_read_is_counted_by_file() -> None:
    first = document(row(1, "2026-05-08 10:00"), row(2, "nunca"), "", name="riichi-a.csv")
    second = document(row(1, "2026-05-09 10:00"), name="riichi-b.csv")
    result = read_games([first, second])
    assert result.mode is Mode.RIICHI
    assert result.files == (
        GamesFile("riichi-a.csv", Mode.RIICHI, rows=2, rated=1, newest_first=False),
        GamesFile("riichi-b.csv", Mode.RIICHI, rows=1, rated=1, newest_first=False),
    )
    assert (result.rows, result.report.refused) == (3, 1)


def test_every_game_has_a_place() -> None:
    first = document(row("a", "2026-05-08 10:00"), "", row("b", "nunca"), name="riichi-a.csv")
    second = document(row("a", "2026-05-07 10:00"), name="riichi-b.csv")
    result = read_games([first, second])
    assert [(game.id, result.places[game.id]) for game in result.games] == [
        ("riichi-b:a", ("riichi-b.csv", 2)),
        ("a", ("riichi-a.csv", 2)),
    ]
    assert len(result.places) == 2


def test_problems_come_by_file_and_row() -> None:
    first = document(
        row(1, "nunca"), row(2, "2026-05-08 10:00"), row(3, "2026-05-08 10:00"), row(4, "nunca")
    )
    second = document(row(1, "ayer"), name="riichi2.csv", header=f"{HEADER},color")
    found = read_games([first, second]).report
    assert [(p.file, p.row, p.code) for p in found] == [
        ("riichi.csv", 2, "time-unreadable"),
        ("riichi.csv", 4, "duplicate"),
        ("riichi.csv", 5, "time-unreadable"),
        ("riichi2.csv", None, "columns-ignored"),
        ("riichi2.csv", 2, "time-unreadable"),
    ]


def test_the_name_of_the_file_says_the_mode(tmp_path: Path) -> None:
    path = tmp_path / "mcr-2026.csv"
    path.write_bytes(document(row(1, "2026-05-08 10:00", "9 1 -4 -6")).data)
    result = read_games([path])
    assert result.mode is Mode.MCR
    assert result.games[0].mode is Mode.MCR
    assert result.files[0].name == str(path)


def test_without_a_mode_nothing_is_read() -> None:
    with pytest.raises(FormatError, match="MCR or Riichi"):
        read_games([document(row(1, "2026-05-08 10:00"), name="partidas.csv")])


def test_files_of_both_modes_need_the_mode() -> None:
    files = [document(name="mcr.csv"), document(name="riichi.csv", header=f"{HEADER},a")]
    with pytest.raises(FormatError, match="both modes"):
        read_games(files)


def test_a_mode_that_is_given_wins_with_a_warning() -> None:
    result = read_games([document(row(1, "2026-05-08 10:00", "4 1 -2 -3"))], mode=Mode.MCR)
    assert result.games[0].mode is Mode.MCR
    [problem] = result.report
    assert (problem.code, problem.level) == ("mode-contradicted", Level.WARNING)
    assert problem.facts == {"mode": Mode.MCR, "named": Mode.RIICHI}


def test_a_missing_file_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(FormatError, match="no such file"):
        read_games([tmp_path / "riichi.csv"])


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "empty-file"),
        (b"\x00\x01\x02", "not-a-table"),
        (b"a,b\n1,2\n", "columns-missing"),
        (f"{HEADER},id\n".encode(), "columns-repeated"),
    ],
)
def test_one_bad_file_does_not_spoil_the_others(data: bytes, code: str) -> None:
    good = document(row(1, "2026-05-08 10:00"))
    result = read_games([Document("riichi-malo.csv", data), good])
    assert ids(result) == ["1"]
    [problem] = result.report
    assert (problem.code, problem.level, problem.where) == (code, Level.REFUSED, "riichi-malo.csv")


def test_a_header_alone_gives_no_games_and_no_problems() -> None:
    result = read_games([document()])
    assert (result.games, result.rows, len(result.people), len(result.report)) == ((), 0, 0, 0)


def test_a_note_over_several_lines_does_not_move_the_row_numbers() -> None:
    first = row(1, "2026-05-08 10:00") + ',"una\ndos\ntres"'
    result = read_games([document(first, row(2, "nunca"), header=f"{HEADER},nota")])
    assert result.games[0].note == "una\ndos\ntres"
    assert [problem.row for problem in result.report] == [5]


def test_a_file_given_twice_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "riichi.csv"
    path.write_bytes(document(row(1, "2026-05-08 10:00"), row(2, "nunca")).data)
    copy = Document("riichi-copia.csv", path.read_bytes())
    for allow in (False, True):
        once = read_games([path], allow_duplicates=allow)
        twice = read_games([path, copy, path], allow_duplicates=allow)
        assert twice.games == once.games
        assert twice.report.at(Level.REFUSED) == once.report.at(Level.REFUSED)
        assert twice.files == once.files
        notices = twice.report.at(Level.NOTICE)
        assert [(n.code, n.file, n.facts["first_file"]) for n in notices] == [
            ("file-repeated", "riichi-copia.csv", str(path)),
            ("file-repeated", str(path), str(path)),
        ]


def test_a_game_in_two_files_counts_once() -> None:
    first = document(row(1, "2026-05-08 10:00"))
    second = document(row(9, "2026-05-08T08:00Z"), row(10, "2026-05-09 10:00"), name="riichi2.csv")
    result = read_games([first, second])
    assert ids(result) == ["1", "10"]
    [problem] = result.report
    assert (problem.code, problem.where, problem.facts) == (
        "duplicate",
        "riichi2.csv:2",
        {"first_file": "riichi.csv", "first_row": 2},
    )
    assert ids(read_games([first, second], allow_duplicates=True)) == ["1", "9", "10"]


def test_a_correction_is_proposed_and_the_first_row_stands() -> None:
    result = read_games(
        [document(row(1, "2026-05-08 10:00"), row(1, "2026-05-08 10:00", "1 2 3 4"))]
    )
    assert [game.scores for game in result.games] == [(4, 3, 2, 1)]
    [problem] = result.report
    assert (problem.code, problem.row, problem.value) == ("correction-proposed", 3, "1")


def test_ids_of_two_files_stay_apart() -> None:
    first = document(row(1, "2026-05-08 10:00"), row(2, "2026-05-08 12:00"))
    second = document(
        row(1, "2026-05-09 10:00"), row(2, "2026-05-09 12:00"), name="sur/riichi2.csv"
    )
    result = read_games([first, second])
    assert ids(result) == ["1", "2", "riichi2:1", "riichi2:2"]
    [problem] = result.report
    assert (problem.code, problem.file, problem.facts) == (
        "ids-renamed",
        "sur/riichi2.csv",
        {"games": 2, "example": "riichi2:1"},
    )


def test_unusual_sums_are_warned_of_and_rated() -> None:
    result = read_games(
        [
            document(
                row(1, "2026-05-08 10:00", "40000 30000 20000 10000"),
                row(2, "2026-05-08 11:00", "40000 30000 20000 9000"),
                row(3, "2026-05-08 12:00", "39000 31000 20000 10000"),
            )
        ]
    )
    assert ids(result) == ["1", "2", "3"]
    [problem] = result.report
    assert (problem.code, problem.row, problem.facts) == (
        "unusual-sum",
        3,
        {"sum": 99_000, "expected": 100_000},
    )


def test_near_twins_are_warned_of_only_without_a_directory() -> None:
    file = document(
        row(1, "2026-05-08 10:00", players="Zabala B C D"),
        row(2, "2026-05-08 11:00", players="Zavala B C D"),
    )
    result = read_games([file])
    assert codes(result) == ["near-twins"]
    assert len(read_games([file], people=result.people).report) == 0


DAYS = ("2026-05-08", "2026-05-09", "2026-05-10")


def dated(*days: str) -> list[str]:
    """Games of those days, without time; their ids are their order in the file."""
    return [row(number, day, f"{number} 3 2 1") for number, day in enumerate(days, 10)]


def test_a_date_without_time_is_refused_unless_asked_for() -> None:
    file = document(*dated(*DAYS))
    result = read_games([file])
    assert result.games == ()
    assert codes(result) == ["no-time"] * 3
    assert ids(read_games([file], date_only=True)) == ["10", "11", "12"]


def test_inside_a_day_the_order_of_the_file_counts() -> None:
    first, second, third = dated(DAYS[0], DAYS[0], DAYS[1])
    assert ids(read_games([document(second, first, third)], date_only=True)) == ["11", "10", "12"]


def test_date_only_says_how_many_games_it_concerns() -> None:
    file = document(*dated(DAYS[0]), row(1, f"{DAYS[0]} 10:00"))
    result = read_games([file], date_only=True)
    assert [game.has_time for game in result.games] == [False, True]
    assert [(p.code, p.facts) for p in result.report.at(Level.NOTICE)] == [
        ("date-only", {"games": 1})
    ]


def test_a_file_that_runs_newest_first_is_read_from_its_end() -> None:
    file = document(*dated(DAYS[2], DAYS[1], DAYS[1], DAYS[0]))
    result = read_games([file], date_only=True)
    assert ids(result) == ["13", "12", "11", "10"]
    assert result.files[0].newest_first
    assert "newest-first" in codes(result, Level.NOTICE)


def test_a_few_late_entries_do_not_turn_a_file_round() -> None:
    file = document(*dated(DAYS[0], DAYS[1], DAYS[0], DAYS[2], DAYS[2]))
    result = read_games([file], date_only=True)
    assert ids(result) == ["10", "12", "11", "13", "14"]
    assert not result.files[0].newest_first


def test_a_file_of_one_day_keeps_its_order() -> None:
    result = read_games([document(*dated(DAYS[0], DAYS[0]))], date_only=True)
    assert ids(result) == ["10", "11"]


def test_where_all_times_are_known_the_file_is_not_turned_round() -> None:
    rows = [row(n, f"{day} 10:00", f"{n} 3 2 1") for n, day in enumerate((*DAYS[::-1], DAYS[0]))]
    result = read_games([document(*rows)], date_only=True)
    assert ids(result) == ["2", "3", "1", "0"]
    assert codes(result, Level.NOTICE) == []


def test_each_file_runs_its_own_way() -> None:
    up = document(*dated(DAYS[0], DAYS[0], DAYS[1]), name="riichi-a.csv")
    down = document(
        *(line.replace("1", "2", 1) for line in dated(DAYS[1], DAYS[0], DAYS[0])),
        name="riichi-b.csv",
    )
    result = read_games([up, down], date_only=True, allow_duplicates=True)
    assert [file.newest_first for file in result.files] == [False, True]
    assert ids(result) == ["10", "11", "22", "21", "12", "20"]


@given(st.lists(st.tuples(st.sampled_from(DAYS), st.integers(1, 3)), unique=True, min_size=2))
def test_a_file_and_the_same_file_upside_down_give_the_same_games(
    games: list[tuple[str, int]],
) -> None:
    games.sort(key=lambda game: game[0])
    rows = [row(n, day, f"{score} 3 2 1") for n, (day, score) in enumerate(games)]
    if games[0][0] == games[-1][0]:
        return
    forwards = read_games([document(*rows)], date_only=True)
    backwards = read_games([document(*reversed(rows))], date_only=True)
    assert backwards.games == forwards.games
    assert forwards.report.refused == backwards.report.refused == 0


@given(st.lists(st.tuples(st.integers(0, 3), st.integers(0, 23), st.integers(1, 3)), max_size=12))
def test_reading_is_a_sum_in_order_with_every_row_accounted_for(
    games: list[tuple[int, int, int]],
) -> None:
    rows = [row(number, f"2026-05-08 {hour}:00", f"{score} 3 2 1") for number, hour, score in games]
    result = read_games([document(*rows)])
    assert result.rows == len(rows) == len(result.games) + result.report.refused
    starts = [game.played_at for game in result.games]
    assert starts == sorted(starts)
    assert len(set(ids(result))) == len(result.games)


@pytest.mark.shared
@pytest.mark.parametrize(("allow", "rated", "duplicates"), [(False, 8205, 1), (True, 8206, 0)])
def test_the_mcr_league_of_the_north(
    shared: Path,
    *,
    allow: bool,
    rated: int,
    duplicates: int,
) -> None:
    path = shared / "data/leagues/north/mcr.csv"
    result = read_games([path], date_only=True, allow_duplicates=allow)
    assert (result.rows, len(result.games), len(result.people)) == (9935, rated, 512)
    counts = result.report.counts(Level.REFUSED)
    assert (counts["players-count"], counts["duplicate"]) == (1729, duplicates)
    assert counts.total() == result.report.refused == 9935 - rated
    assert result.files == (GamesFile(str(path), Mode.MCR, 9935, rated, newest_first=True),)
    assert result.report.counts(Level.WARNING).keys() == {"near-twins"}


@pytest.mark.shared
def test_the_riichi_league_of_the_north(shared: Path) -> None:
    folder = shared / "data/leagues/north"
    people = read_people(folder / "players.csv")
    assert (len(people.directory), len(people.report)) == (908, 0)
    named = read_games([folder / "riichi.csv"], people=people.directory, date_only=True)
    nameless = read_games([folder / "riichi.csv"], date_only=True)
    assert named.games == nameless.games
    assert (named.rows, len(named.games), len(nameless.people)) == (10026, 9132, 529)
    assert named.report.counts(Level.REFUSED) == {"players-count": 887, "duplicate": 7}
    assert named.report.counts(Level.WARNING) == {}


@pytest.mark.shared
def test_the_club_in_the_east(shared: Path) -> None:
    path = shared / "data/leagues/east/riichi.csv"
    result = read_games([path], date_only=True)
    assert (result.rows, len(result.games), len(result.people)) == (2843, 2843, 68)
    assert {(problem.code, problem.level) for problem in result.report} == {
        ("date-only", Level.NOTICE)
    }
    timed = read_games([path])
    assert (timed.games, timed.rows) == ((), 2843)
    assert timed.report.counts(Level.REFUSED) == {"no-time": 2843}
