"""The result of a game."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ligamahjong.errors import GameError
from ligamahjong.riichi.editions import RCR_2016, RCR_2025, TENHOU, WRC, Edition
from ligamahjong.riichi.settlement import GameResult, Remarks, Substituted, game_result

if TYPE_CHECKING:
    from ligamahjong.table import Four

RCR = pytest.mark.parametrize("rules", [RCR_2016, RCR_2025], ids=lambda rules: rules.id)


def item(found: GameResult, reason: str) -> tuple[int, ...]:
    (one,) = [one for one in found.items if one.reason == reason]
    return tuple(map(int, one.amounts))


def final(found: GameResult) -> tuple[int, ...]:
    return tuple(map(int, found.final))


TIES: list[tuple[Four[int], Four[int], Four[int]]] = [
    ((40, 30, 27, 23), (15, 5, -5, -15), (1, 2, 3, 4)),
    ((35, 35, 27, 23), (10, 10, -5, -15), (1, 1, 3, 4)),
    ((40, 30, 30, 20), (15, 0, 0, -15), (1, 2, 2, 4)),
    ((40, 30, 25, 25), (15, 5, -10, -10), (1, 2, 3, 3)),
    ((34, 34, 34, 18), (5, 5, 5, -15), (1, 1, 1, 4)),
    ((45, 25, 25, 25), (15, -5, -5, -5), (1, 2, 2, 2)),
    ((35, 35, 25, 25), (10, 10, -10, -10), (1, 1, 3, 3)),
    ((30, 30, 30, 30), (0, 0, 0, 0), (1, 1, 1, 1)),
]
"""Every way to tie: scores, uma and places, in thousands."""


@RCR
@pytest.mark.parametrize(("scores", "uma", "places"), TIES)
def test_34_every_pattern_of_ties(
    scores: Four[int], uma: Four[int], places: Four[int], rules: Edition
) -> None:
    for order in permutations(range(4)):
        e, s, w, n = (1_000 * scores[place] for place in order)
        found = game_result((e, s, w, n), edition=rules)
        assert item(found, "uma") == tuple(1_000 * uma[place] for place in order)
        assert found.places == tuple(places[place] for place in order)
        assert sum(found.final) == 0


@RCR
def test_34_points_less_what_everybody_began_with_and_the_uma(rules: Edition) -> None:
    found = game_result((42_300, 30_000, 28_700, 19_000), edition=rules)
    assert item(found, "score") == (12_300, 0, -1_300, -11_000)
    assert final(found) == (27_300, 5_000, -6_300, -26_000)
    assert found.missing == 0


def test_net_scores_need_no_start() -> None:
    found = game_result((12_300, 0, -1_300, -11_000), start=0)
    assert final(found) == (27_300, 5_000, -6_300, -26_000)


def test_scores_that_do_not_add_up_are_told() -> None:
    assert game_result((42_300, 30_000, 28_700, 18_000)).missing == 1_000
    assert game_result((42_300, 30_000, 28_700, 18_000), Remarks(sticks=1)).missing == 0
    assert game_result((30_000, 25_000, 25_000, 20_000), start=25_000).missing == 0


@RCR
def test_25_left_sticks_go_to_the_first(rules: Edition) -> None:
    found = game_result((42_300, 30_000, 27_700, 18_000), Remarks(sticks=2), rules)
    assert item(found, "sticks") == (2_000, 0, 0, 0)
    assert final(found)[0] == 12_300 + 2_000 + 15_000


@pytest.mark.parametrize(
    ("scores", "sticks", "each"),
    [
        ((35_000, 35_000, 29_000, 20_000), 1, (500, 500, 0, 0)),
        ((33_000, 33_000, 33_000, 20_000), 1, (333, 333, 333, 0)),
        ((29_000, 29_000, 29_000, 29_000), 4, (1_000, 1_000, 1_000, 1_000)),
    ],
)
def test_25_and_are_split_at_a_tie_decimals_down(
    scores: Four[int], sticks: int, each: Four[int]
) -> None:
    found = game_result(scores, Remarks(sticks=sticks))
    assert item(found, "sticks") == each
    assert found.places[:2] == (1, 1)


def test_25_where_they_go_to_nobody() -> None:
    found = game_result((42_300, 30_000, 27_700, 18_000), Remarks(sticks=2), WRC)
    assert item(found, "sticks") == (0, 0, 0, 0)


def test_34_where_ties_are_not_shared_the_earlier_seat_is_ahead() -> None:
    found = game_result((25_000, 30_000, 25_000, 20_000), edition=TENHOU)
    assert found.places == (2, 1, 3, 4)
    assert item(found, "uma") == (10_000, 20_000, -10_000, -20_000)


@RCR
def test_38_who_was_substituted_during_the_game_comes_after_the_others(rules: Edition) -> None:
    remarks = Remarks(substituted={0: Substituted.DURING})
    found = game_result((42_300, 30_000, 28_700, 19_000), remarks, rules)
    assert found.places == (4, 1, 2, 3)
    assert item(found, "uma") == (-15_000, 15_000, 5_000, -5_000)


@RCR
def test_35_each_foul_costs_20000_after_the_uma(rules: Edition) -> None:
    found = game_result((42_300, 30_000, 28_700, 19_000), Remarks(chombo={0: 1, 3: 2}), rules)
    assert item(found, "chombo") == (-20_000, 0, 0, -40_000)
    assert item(found, "uma") == (15_000, 5_000, -5_000, -15_000)
    assert final(found) == (7_300, 5_000, -6_300, -66_000)
    assert found.places == (1, 2, 3, 4)


@RCR
def test_38_each_minute_of_coming_late_costs_1000(rules: Edition) -> None:
    found = game_result((42_300, 30_000, 28_700, 19_000), Remarks(late={1: 4, 2: 10}), rules)
    assert item(found, "late") == (0, -4_000, -10_000, 0)


def test_38_after_ten_minutes_somebody_else_plays() -> None:
    scores = (42_300, 30_000, 28_700, 19_000)
    with pytest.raises(GameError) as caught:
        game_result(scores, Remarks(late={1: 11}))
    assert caught.value.facts == {"reason": "late-substituted", "seat": 1, "minutes": 11}
    game_result(scores, Remarks(late={1: 11}, substituted={1: Substituted.FROM_START}))


@RCR
def test_38_substituted_from_the_start(rules: Edition) -> None:
    """−15,000 and −15,000; the others keep the uma of the table as it was played."""
    remarks = Remarks(substituted={0: Substituted.FROM_START})
    found = game_result((42_300, 30_000, 28_700, 19_000), remarks, rules)
    assert item(found, "score") == (-15_000, 0, -1_300, -11_000)
    assert item(found, "uma") == (-15_000, 5_000, -5_000, -15_000)
    assert final(found) == (-30_000, 5_000, -6_300, -26_000)
    assert found.places == (1, 2, 3, 4)


@RCR
def test_38_whatever_happened_who_was_substituted_from_the_start_has_30000_less(
    rules: Edition,
) -> None:
    remarks = Remarks(
        sticks=1, chombo={0: 2}, late={0: 15, 1: 1}, substituted={0: Substituted.FROM_START}
    )
    found = game_result((45_000, 30_000, 25_000, 19_000), remarks, rules)
    assert final(found)[0] == -30_000
    assert item(found, "late") == (0, -1_000, 0, 0)
    assert "chombo" not in {one.reason for one in found.items}
    assert found.missing == 0


def test_38_more_than_ten_minutes_late_is_substituted_from_the_start() -> None:
    late = Remarks(late={0: 15}, substituted={0: Substituted.DURING})
    with pytest.raises(GameError) as caught:
        game_result((42_300, 30_000, 28_700, 19_000), late)
    assert caught.value.facts["reason"] == "late-substituted"


def test_sticks_that_would_make_scores_add_up() -> None:
    assert game_result((42_300, 30_000, 28_700, 17_000)).missing_sticks == 2
    assert game_result((42_300, 30_000, 28_700, 17_000), Remarks(sticks=1)).missing_sticks == 1
    assert game_result((42_300, 30_000, 28_700, 17_100)).missing_sticks == 0
    assert game_result((42_300, 30_000, 28_700, 20_000)).missing_sticks == 0


def test_scores_that_are_no_hundreds_are_told() -> None:
    assert game_result((42_350, 30_000, 28_650, 19_000)).uneven == {0, 2}
    assert game_result((12_300, 0, -1_300, -11_000), start=0).uneven == frozenset()


@RCR
def test_38_substituted_during_play(rules: Edition) -> None:
    """The score stays with the last uma; the others share the first three."""
    remarks = Remarks(substituted={0: Substituted.DURING})
    found = game_result((42_300, 30_000, 28_700, 19_000), remarks, rules)
    assert item(found, "score") == (12_300, 0, -1_300, -11_000)
    assert item(found, "uma") == (-15_000, 15_000, 5_000, -5_000)
    tied = game_result((42_300, 30_000, 30_000, 17_700), remarks, rules)
    assert item(tied, "uma") == (-15_000, 10_000, 10_000, -5_000)


def test_38_two_players_substituted_during_play() -> None:
    remarks = Remarks(substituted={0: Substituted.DURING, 3: Substituted.DURING})
    found = game_result((42_300, 30_000, 28_700, 19_000), remarks)
    assert item(found, "uma") == (-15_000, 15_000, 5_000, -15_000)


def test_who_is_disqualified_is_told() -> None:
    remarks = Remarks(disqualified=frozenset({2}))
    assert game_result((42_300, 30_000, 28_700, 19_000), remarks).disqualified == {2}


def test_where_ties_are_not_shared_the_earlier_seat_is_ahead() -> None:
    found = game_result((25_000, 25_000, 25_000, 25_000), edition=TENHOU)
    assert item(found, "uma") == (20_000, 10_000, -10_000, -20_000)


@pytest.mark.parametrize(
    ("remarks", "facts"),
    [
        (Remarks(sticks=-1), {"reason": "sticks"}),
        (Remarks(chombo={4: 1}), {"reason": "count", "name": "chombo", "seat": 4, "count": 1}),
        (Remarks(chombo={0: -1}), {"reason": "count", "name": "chombo", "seat": 0, "count": -1}),
        (Remarks(late={0: -1}), {"reason": "count", "name": "late", "seat": 0, "count": -1}),
        (Remarks(late={7: 1}), {"reason": "count", "name": "late", "seat": 7, "count": 1}),
    ],
)
def test_remarks_that_cannot_be(remarks: Remarks, facts: dict[str, object]) -> None:
    with pytest.raises(GameError) as caught:
        game_result((30_000, 30_000, 30_000, 30_000), remarks)
    assert caught.value.facts == facts


SCORES = st.tuples(*[st.integers(-50, 900)] * 3).map(
    lambda three: (*(100 * one for one in three), 120_000 - 100 * sum(three))
)


@given(SCORES)
def test_results_of_a_whole_table_add_up_to_nothing(scores: Any) -> None:  # noqa: ANN401
    found = game_result(scores)
    assert sum(found.final) == Fraction(0)
    assert found.missing == 0


@given(SCORES, st.permutations(range(4)))
def test_seats_are_alike(scores: Any, order: list[int]) -> None:  # noqa: ANN401
    found = game_result(scores)
    a, b, c, d = (scores[seat] for seat in order)
    turned = game_result((a, b, c, d))
    assert turned.final == tuple(found.final[seat] for seat in order)
