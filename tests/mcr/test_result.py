"""Totals, places and table points."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ligamahjong.errors import GameError
from ligamahjong.mcr.result import game_result

if TYPE_CHECKING:
    from ligamahjong.table import Four

THIRD = Fraction(1, 3)


@pytest.mark.parametrize(
    ("scores", "points"),
    [
        ((178, -24, -55, -99), (4, 2, 1, 0)),
        ((50, 50, -40, -60), (3, 3, 1, 0)),
        ((60, 10, 10, -80), (4, Fraction(3, 2), Fraction(3, 2), 0)),
        ((60, 40, -50, -50), (4, 2, Fraction(1, 2), Fraction(1, 2))),
        ((20, 20, 20, -60), (7 * THIRD, 7 * THIRD, 7 * THIRD, 0)),
        ((60, -20, -20, -20), (4, 1, 1, 1)),
        ((0, 0, 0, 0), (Fraction(7, 4),) * 4),
        ((-99, -55, -24, 178), (0, 1, 2, 4)),
    ],
)
def test_who_ties_shares_the_points_of_their_places(
    scores: Four[int], points: tuple[Fraction, ...]
) -> None:
    assert game_result(scores).table_points == points


def test_a_penalty_lowers_only_its_player_and_may_cost_the_place() -> None:
    found = game_result((50, 40, -30, -60), {0: 40})
    assert found.totals == (10, 40, -30, -60)
    assert found.penalties == (-40, 0, 0, 0)
    assert found.places == (2, 1, 3, 4)
    assert [int(points) for points in found.table_points] == [2, 4, 1, 0]
    assert found.sum == 0


def test_a_sum_that_is_not_zero_is_told() -> None:
    assert game_result((178, -24, 55, -99)).sum == 110


@pytest.mark.parametrize("penalties", [{0: -1}, {4: 10}])
def test_a_penalty_that_cannot_be_is_refused(penalties: dict[int, int]) -> None:
    with pytest.raises(GameError) as caught:
        game_result((0, 0, 0, 0), penalties)
    assert caught.value.facts["reason"] == "mcr-penalty"


@given(st.tuples(*[st.integers(-200, 200)] * 4))
def test_all_table_points_are_given_away(scores: Four[int]) -> None:
    assert sum(game_result(scores).table_points) == 7
