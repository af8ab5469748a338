from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ligamahjong.errors import GameError
from ligamahjong.table import Line, line, total

if TYPE_CHECKING:
    from ligamahjong.table import Four

AMOUNTS = st.tuples(*[st.integers(-10_000, 10_000)] * 4)


def test_a_line_from_the_changes_of_some_seats() -> None:
    found = line("win", {0: 3_900, 2: -3_900}, winner=0)
    assert found == Line("win", (3_900, 0, -3_900, 0), 0, {"winner": 0})


def test_points_that_come_from_nowhere_are_refused() -> None:
    with pytest.raises(GameError, match="100 points come from nowhere") as caught:
        line("win", {0: 3_900, 2: -3_800})
    assert caught.value.facts == {"reason": "not-zero-sum", "line": "win", "left": 100}


def test_points_may_go_to_the_middle_and_come_from_it() -> None:
    assert line("riichi", {1: -1_000}, pot=1_000).pot == 1_000
    assert line("sticks", {1: 2_000}, pot=-2_000).amounts == (0, 2_000, 0, 0)


def test_lines_with_other_facts_are_other_lines_of_the_same_hash() -> None:
    one, other = line("win", {0: 1, 1: -1}, winner=0), line("win", {0: 1, 1: -1}, winner=1)
    assert one != other
    assert hash(one) == hash(other)


def test_no_lines_change_nothing() -> None:
    assert total([]) == (0, 0, 0, 0)


@given(st.lists(AMOUNTS, max_size=5))
def test_the_total_is_seat_by_seat(amounts: list[Four[int]]) -> None:
    lines = [Line("any", four, -sum(four)) for four in amounts]
    assert total(lines) == tuple(sum(four[seat] for four in amounts) for seat in range(4))
