from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ligamahjong.table import finishing_order, places, prizes, shared_prizes

if TYPE_CHECKING:
    from ligamahjong.table import Four

SCORES = st.tuples(*[st.integers(-3, 3)] * 4)
PRIZES = st.tuples(*[st.integers(-30, 30)] * 4)


@pytest.mark.parametrize(
    ("scores", "shares"),
    [
        ((4, 3, 2, 1), (4, 2, 1, 0)),
        ((4, 4, 2, 1), (3, 3, 1, 0)),
        ((4, 3, 3, 1), (4, Fraction(3, 2), Fraction(3, 2), 0)),
        ((4, 3, 1, 1), (4, 2, Fraction(1, 2), Fraction(1, 2))),
        ((4, 4, 4, 1), (Fraction(7, 3), Fraction(7, 3), Fraction(7, 3), 0)),
        ((4, 1, 1, 1), (4, 1, 1, 1)),
        ((4, 4, 1, 1), (3, 3, Fraction(1, 2), Fraction(1, 2))),
        ((1, 1, 1, 1), (Fraction(7, 4),) * 4),
    ],
)
def test_who_ties_shares(scores: Four[int], shares: Four[Fraction]) -> None:
    """Table points of MCR: 4, 2, 1 and none."""
    assert shared_prizes(scores, (4, 2, 1, 0)) == shares


def test_who_sits_earlier_goes_ahead_where_prizes_are_not_shared() -> None:
    assert prizes((200, 400, 200, 400), (15, 5, -5, -15)) == tuple(map(Fraction, (-5, 15, -15, 5)))


@given(SCORES, PRIZES)
def test_all_prizes_are_given(scores: Four[int], given_: Four[int]) -> None:
    assert sum(shared_prizes(scores, given_)) == sum(given_)
    assert sorted(prizes(scores, given_)) == sorted(given_)


@given(SCORES, PRIZES)
def test_equal_scores_have_equal_shares(scores: Four[int], given_: Four[int]) -> None:
    shares = shared_prizes(scores, given_)
    for one in range(4):
        for other in range(4):
            if scores[one] == scores[other]:
                assert shares[one] == shares[other]


@given(SCORES, PRIZES)
def test_without_ties_both_are_the_prizes_of_the_places(
    scores: Four[int], given_: Four[int]
) -> None:
    if len(set(scores)) == 4:
        by_place = tuple(Fraction(given_[place - 1]) for place in places(scores))
        assert shared_prizes(scores, given_) == prizes(scores, given_) == by_place
    order = finishing_order(scores)
    assert [prizes(scores, given_)[seat] for seat in order] == list(given_)
