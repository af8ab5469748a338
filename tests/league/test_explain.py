from __future__ import annotations

from datetime import date
from fractions import Fraction

import pytest

from ligamahjong.league.explain import explain
from ligamahjong.league.game import Mode
from ligamahjong.league.ladder import GradeMove
from ligamahjong.league.replay import Replay, Snapshot
from ligamahjong.league.rules import LeagueRules
from ligamahjong.table import Wind
from support.games import game

RULES = LeagueRules()


def test_the_first_game_of_a_history() -> None:
    facts = explain(Replay(Snapshot(Mode.RIICHI)).play(game(scores=(19, 42, 30, 28))), RULES)
    assert [s.player for s in facts.order] == ["b", "c", "d", "a"]
    third = facts.seats[3]
    assert third.seat is Wind.NORTH
    assert (third.place, third.score, third.games_before) == (3, 28, 0)
    assert round(third.mu_change, 6) == -0.310584
    assert round(third.sigma_change, 6) == -0.249205
    assert round(third.change, 6) == 10.488786
    assert third.change == pytest.approx(third.from_mu + third.from_sigma)
    assert (third.points_before, third.points_gained, third.points_after) == (0, 0, 0)


def test_a_promotion_keeps_no_excess() -> None:
    replay = Replay(Snapshot(Mode.RIICHI))
    first, second = (explain(replay.play(game(n)), RULES).seats[0] for n in (1, 2))
    assert (first.grade_before.name, first.grade_after.name) == ("10-kyuu", "9-kyuu")
    assert (first.grade_move, first.points_gained, first.points_after) == (
        GradeMove.PROMOTION,
        30,
        0,
    )
    assert (second.grade_after.name, second.points_after) == ("8-kyuu", 20)


def test_ties_are_listed_in_groups_and_break_by_seat_for_the_grade() -> None:
    change = Replay(Snapshot(Mode.RIICHI)).play(game(scores=(10, 30, 30, 10)))
    facts = explain(change, RULES)
    assert [[s.player for s in group] for group in facts.tied] == [["b", "c"], ["a", "d"]]
    assert [(s.place, s.entry_place) for s in facts.order] == [(1, 1), (1, 2), (3, 3), (3, 4)]
    assert [s.points_gained for s in facts.order] == [30, 15, 0, 0]


def test_no_ties_no_groups() -> None:
    assert explain(Replay(Snapshot(Mode.RIICHI)).play(game()), RULES).tied == ()


def test_debt_before_and_after() -> None:
    replay = Replay(Snapshot(Mode.RIICHI))
    replay.play(game(1))
    seat = explain(replay.play(game(2, on=date(2026, 6, 30))), RULES).seats[0]
    assert (seat.debt_before, seat.debt_after) == (Fraction(3, 2), Fraction(1, 2))
