from __future__ import annotations

from typing import TYPE_CHECKING

from hypothesis import given
from hypothesis import strategies as st

from ligamahjong.table import finishing_order, places

if TYPE_CHECKING:
    from ligamahjong.table import Four

SCORES = st.tuples(*[st.integers(-5, 5)] * 4)


def test_a_tie_for_first_leaves_second_place_free() -> None:
    assert places((30, 30, 20, 10)) == (1, 1, 3, 4)


def test_all_level_are_all_first() -> None:
    assert places((0, 0, 0, 0)) == (1, 1, 1, 1)


def test_the_earlier_seat_goes_ahead_among_equals() -> None:
    assert finishing_order((10, 30, 10, 30)) == (1, 3, 0, 2)


@given(SCORES)
def test_order_is_by_score_then_seat(scores: Four[int]) -> None:
    order = finishing_order(scores)
    assert sorted(order) == [0, 1, 2, 3]
    assert list(order) == sorted(range(4), key=lambda seat: (-scores[seat], seat))


@given(SCORES)
def test_places_count_who_is_strictly_ahead(scores: Four[int]) -> None:
    for seat, place in enumerate(places(scores)):
        assert place == 1 + sum(other > scores[seat] for other in scores)
