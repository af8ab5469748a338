"""The replay as a fold: in one go, in parts, with debts and grades along the way."""

from __future__ import annotations

from datetime import date
from fractions import Fraction
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ligamahjong.errors import GameError, GameOrderError
from ligamahjong.league.game import Mode
from ligamahjong.league.grades import published_ladders
from ligamahjong.league.rating import INITIAL, Ties, rate
from ligamahjong.league.replay import Replay, Snapshot, replay, until
from ligamahjong.league.rules import LeagueRules
from support.games import game

if TYPE_CHECKING:
    from ligamahjong.league.game import Game

EMPTY = Snapshot(Mode.RIICHI)


@st.composite
def histories(draw: st.DrawFn) -> list[Game]:
    """Games among seven people, some years apart, with ties."""
    days = draw(st.lists(st.dates(date(2020, 1, 1), date(2026, 1, 1)), min_size=1, max_size=25))
    return [
        game(
            number,
            "".join(draw(st.permutations("abcdefg"))[:4]),
            draw(st.tuples(*[st.integers(-2, 2)] * 4)),
            on=day,
        )
        for number, day in enumerate(sorted(days))
    ]


@given(histories(), st.data())
def test_in_two_parts_equals_at_once(games: list[Game], data: st.DataObject) -> None:
    cut = data.draw(st.integers(0, len(games)))
    whole = Replay(EMPTY)
    changes = list(whole.run(games))
    first = Replay(EMPTY)
    changes_before = list(first.run(games[:cut]))
    second = Replay(first.snapshot())
    changes_after = list(second.run(games[cut:]))
    assert changes == changes_before + changes_after
    assert whole.snapshot() == second.snapshot()


@given(histories())
def test_every_state_follows_from_the_one_before(games: list[Game]) -> None:
    last: dict[str, object] = {}
    for change in Replay(EMPTY).run(games):
        for before, debt, after in zip(change.before, change.debts, change.after, strict=True):
            assert last.get(before.player, before) == before
            assert after.games == before.games + 1
            assert after.last_game == change.game.day
            assert before.debt <= debt <= 8
            assert after.debt == max(Fraction(0), debt - 1)
            last[before.player] = after
        assert (
            change.after[0].rating
            == rate(
                (
                    change.before[0].rating,
                    change.before[1].rating,
                    change.before[2].rating,
                    change.before[3].rating,
                ),
                change.game.scores,
            )[0]
        )


def test_a_snapshot_does_not_move_when_the_replay_goes_on() -> None:
    history = Replay(EMPTY)
    history.play(game(1))
    then = history.snapshot()
    history.play(game(2))
    assert then.games == 1
    assert then.states["a"].games == 1
    assert history.snapshot().states["a"].games == 2


def test_a_snapshot_cannot_be_written_to() -> None:
    states = replay(Mode.RIICHI, [game()]).states
    with pytest.raises(TypeError):
        states["a"] = states["b"]  # type: ignore[index]


def test_newcomers_start_at_1500_in_the_first_grade() -> None:
    change = Replay(EMPTY).play(game())
    ladder = published_ladders()[Mode.RIICHI]
    for before in change.before:
        assert (before.rating, before.games, before.last_game) == (INITIAL, 0, None)
        assert before.rating.projection == 1500
        assert ladder.grade(before.grade).name == "10-kyuu"


def test_a_game_before_the_last_one_is_refused() -> None:
    history = Replay(EMPTY)
    history.play(game(2))
    with pytest.raises(GameOrderError, match=r"game 1 started at .* before game 2"):
        history.play(game(1))


def test_a_game_before_the_snapshot_is_refused() -> None:
    with pytest.raises(GameOrderError):
        Replay(replay(Mode.RIICHI, [game(2)])).play(game(1))


def test_games_that_start_together_keep_their_order() -> None:
    first, second = game(1, scores=(4, 3, 2, 1)), game(1, scores=(1, 2, 3, 4))
    one_way = replay(Mode.RIICHI, [first, second]).states["a"].rating
    other_way = replay(Mode.RIICHI, [second, first]).states["a"].rating
    assert one_way != other_way


def test_a_game_of_the_other_mode_is_refused() -> None:
    with pytest.raises(GameError, match="game 1 is mcr, this is the history of riichi"):
        Replay(EMPTY).play(game(mode=Mode.MCR))


def test_two_games_of_one_day_take_one_unit_each() -> None:
    back = date(2026, 8, 15)  # three units after 2026-01-15
    changes = list(
        Replay(EMPTY).run([game(1), game(2, on=back), game(3, on=back), game(4, "efgh", on=back)])
    )
    assert changes[1].debts[0] == 3
    assert changes[1].after[0].debt == 2
    assert changes[2].debts[0] == 2
    assert changes[2].after[0].debt == 1


def test_debt_that_is_kept_grows_on_after_a_new_grace() -> None:
    history = Replay(EMPTY)
    history.play(game(1))
    history.play(game(2, on=date(2026, 8, 15)))
    state = history.snapshot().states["a"]
    assert state.debt_on(date(2026, 12, 15)) == 2
    assert state.debt_on(date(2027, 1, 15)) == 3


def test_the_earlier_seat_takes_the_better_grade_place() -> None:
    change = Replay(EMPTY).play(game(scores=(20, 30, 30, 20)))
    assert change.places == (3, 1, 1, 3)
    assert change.entry_places == (3, 1, 2, 4)


def test_the_tie_switch_changes_ratings_and_not_grades() -> None:
    tie = game(scores=(30, 30, 20, 10))
    shared = Replay(EMPTY).play(tie)
    ordered = Replay(EMPTY, LeagueRules(ties=Ties.ENTRY_ORDER)).play(tie)
    assert shared.after[0].rating == shared.after[1].rating
    assert ordered.after[0].rating != ordered.after[1].rating
    assert [s.grade for s in shared.after] == [s.grade for s in ordered.after]


def test_until_counts_the_whole_day_and_nothing_later() -> None:
    games = [game(1, on=date(2026, 1, n)) for n in (1, 2, 2, 3)]
    assert len(list(until(games, date(2026, 1, 2)))) == 3
    assert list(until(games, date(2025, 12, 31))) == []


def test_a_generator_of_games_is_enough() -> None:
    assert replay(Mode.RIICHI, (game(n) for n in range(50))).games == 50
