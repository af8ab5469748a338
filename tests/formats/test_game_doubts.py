"""Sums and near-twins."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from ligamahjong.formats.game_doubts import likely_people, near_twins, unusual_sums
from ligamahjong.formats.madrid import madrid_midnight
from ligamahjong.league.game import Game, Mode
from ligamahjong.people import Directory, Person
from ligamahjong.report import Level

if TYPE_CHECKING:
    from ligamahjong.table import Four

DAY = date(2026, 5, 8)
NOBODY = (0, 0, 0, 0)


def game(
    scores: Four[int],
    players: Four[str] = ("Ana Gil", "Pol Paz", "Iu Mas", "Eva Rey"),
    penalties: Four[int] = NOBODY,
) -> Game:
    return Game("1", Mode.MCR, madrid_midnight(DAY), DAY, players, scores, penalties=penalties)


def sums(mode: Mode, *games: Game) -> list[tuple[int | None, dict[str, object]]]:
    found = list(unusual_sums(mode, dict(enumerate(games, 2)), "x.csv"))
    assert {(p.code, p.level, p.file) for p in found} <= {("unusual-sum", Level.WARNING, "x.csv")}
    return [(problem.row, dict(problem.facts)) for problem in found]


def test_in_mcr_scores_add_up_to_nothing() -> None:
    right, wrong = game((30, 10, -15, -25)), game((30, 10, -15, -24))
    assert sums(Mode.MCR, wrong, right, wrong) == [
        (2, {"sum": 1, "expected": 0}),
        (4, {"sum": 1, "expected": 0}),
    ]


def test_in_mcr_penalties_may_be_missing_from_the_sum() -> None:
    for total in (-20, 20):
        assert sums(Mode.MCR, game((total, 0, 0, 0), penalties=(0, -20, 0, 0))) == []
    assert len(sums(Mode.MCR, game((-10, 0, 0, 0), penalties=(0, -20, 0, 0)))) == 1


def test_in_riichi_the_most_common_sum_of_the_file_is_right() -> None:
    usual, other = game((40000, 30000, 20000, 10000)), game((0, 0, 0, 0))
    assert sums(Mode.RIICHI, usual, other, usual) == [(3, {"sum": 0, "expected": 100_000})]
    assert sums(Mode.RIICHI, other, other, usual) == [(4, {"sum": 100_000, "expected": 0})]


def test_no_games_no_sums() -> None:
    assert sums(Mode.RIICHI) == sums(Mode.MCR) == []


def test_the_name_that_plays_less_is_asked_about_where_it_first_plays() -> None:
    often = game((4, 3, 2, 1), ("Núria Zabala", "Pol Paz", "Iu Mas", "Eva Rey"))
    rarely = game((4, 3, 2, 1), ("Núria Zavala", "Pol Paz", "Iu Mas", "Eva Rey"))
    files = [("a.csv", {2: often, 3: often}), ("b.csv", {5: rarely})]
    names = Directory.from_names([*rarely.players, *often.players])
    [problem] = near_twins(names.values(), files)
    assert (problem.code, problem.level, problem.value) == (
        "near-twins",
        Level.WARNING,
        "Núria Zavala",
    )
    assert (problem.file, problem.row) == ("b.csv", 5)
    assert problem.facts == {
        "other": "Núria Zabala",
        "games": 1,
        "other_games": 2,
        "evidence": [("one-letter", ("zabala", "zavala"))],
    }


def test_names_that_are_not_alike_are_not_asked_about() -> None:
    files = [("a.csv", {2: game((4, 3, 2, 1))})]
    names = Directory.from_names(["Ana Gil", "Pol Paz", "Iu Mas", "Eva Rey"])
    assert list(near_twins(names.values(), files)) == []


def test_people_who_may_be_registered_twice() -> None:
    people = [Person("p1", "Núria Zabala"), Person("p2", "Pol Paz"), Person("p3", "Nuria Zabala")]
    [problem] = likely_people(people, "players.csv")
    assert (problem.code, problem.level, problem.value) == (
        "likely-duplicate",
        Level.WARNING,
        "Núria Zabala",
    )
    assert (problem.file, problem.row, problem.column) == ("players.csv", None, None)
    assert problem.facts == {
        "id": "p1",
        "other": "Nuria Zabala",
        "other_id": "p3",
        "evidence": [("folded-name", ("nuria zabala",))],
    }


def test_people_who_differ_are_not_asked_about() -> None:
    numbered = (
        Person("p1", "Núria Zabala", ema_number="04400101"),
        Person("p2", "Nuria Zabala", ema_number="04400102"),
    )
    assert list(likely_people([*numbered, Person("p3", "Pol Paz")], "players.csv")) == []
    assert list(likely_people([], "players.csv")) == []
