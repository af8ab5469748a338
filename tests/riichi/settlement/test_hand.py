"""Who pays whom at the end of a hand; numbers are the decisions of docs/rules/riichi.md."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from ligamahjong.errors import GameError
from ligamahjong.riichi.editions import (
    EDITIONS,
    MAHJONG_SOUL,
    RCR_2016,
    RCR_2025,
    TENHOU,
    WRC,
    Edition,
)
from ligamahjong.riichi.points import LIMIT_BASES, Limit
from ligamahjong.riichi.settlement import Chombo, Draw, Settlement, Table, Win, Wins, settle

if TYPE_CHECKING:
    from ligamahjong.riichi.settlement import Outcome
    from ligamahjong.table import Four

RCR = pytest.mark.parametrize("rules", [RCR_2016, RCR_2025], ids=lambda rules: rules.id)
MANGAN = LIMIT_BASES[Limit.MANGAN]
YAKUMAN = LIMIT_BASES[Limit.YAKUMAN]
EAST, SOUTH, WEST, NORTH = range(4)


def lines(found: Settlement) -> list[tuple[str, Four[int]]]:
    return [(line.reason, line.amounts) for line in found.lines]


@RCR
def test_a_win_on_a_discard(rules: Edition) -> None:
    found = settle(Table(), Wins((Win(SOUTH, 960),), discarder=WEST), rules)
    assert lines(found) == [("win", (0, 3_900, -3_900, 0))]
    assert found.after == Table(scores=(30_000, 33_900, 26_100, 30_000), dealer=SOUTH)


@RCR
def test_a_self_draw_of_east_and_of_another(rules: Edition) -> None:
    assert settle(Table(), Wins((Win(EAST, MANGAN),)), rules).changes == (
        12_000,
        -4_000,
        -4_000,
        -4_000,
    )
    assert settle(Table(), Wins((Win(WEST, MANGAN),)), rules).changes == (
        -4_000,
        -2_000,
        8_000,
        -2_000,
    )
    later = Table(round=1, dealer=NORTH)
    assert settle(later, Wins((Win(WEST, 320),)), rules).changes == (-400, -400, 1_500, -700)


@RCR
def test_22_counters(rules: Edition) -> None:
    table = Table(honba=2)
    assert lines(settle(table, Wins((Win(SOUTH, 960),), discarder=EAST), rules))[1:] == [
        ("counters", (-600, 600, 0, 0))
    ]
    assert lines(settle(table, Wins((Win(SOUTH, 960),)), rules))[1:] == [
        ("counters", (-200, 600, -200, -200))
    ]


@pytest.mark.parametrize(
    ("rules", "changes"),
    [
        (RCR_2016, (-9_000, 4_500, 0, 4_500)),
        (RCR_2025, (-9_000, 4_500, 0, 4_500)),
        (TENHOU, (-8_400, 4_500, 0, 3_900)),
        (MAHJONG_SOUL, (-8_400, 4_500, 0, 3_900)),
    ],
)
def test_22_counters_go_to_every_winner_or_to_the_first(rules: Edition, changes: Four[int]) -> None:
    two = Wins((Win(NORTH, 960), Win(SOUTH, 960)), discarder=EAST)
    assert settle(Table(honba=2), two, rules).changes == changes


@RCR
def test_23_three_may_win_on_one_discard_and_each_is_paid_in_full(rules: Edition) -> None:
    three = Wins((Win(EAST, MANGAN), Win(WEST, 960), Win(NORTH, 480)), discarder=SOUTH)
    assert settle(Table(), three, rules).changes == (12_000, -17_900, 3_900, 2_000)


def test_23_where_one_may() -> None:
    wins = Wins((Win(SOUTH, 960), Win(WEST, 960)), discarder=EAST)
    with pytest.raises(GameError) as caught:
        settle(Table(), wins, WRC)
    assert caught.value.facts == {"reason": "one-winner", "edition": "wrc"}


@pytest.mark.parametrize(("rules", "most"), [(TENHOU, 2), (MAHJONG_SOUL, 3)])
def test_23_where_fewer_may(rules: Edition, most: int) -> None:
    wins = tuple(Win(seat, 960) for seat in (SOUTH, WEST, NORTH))
    assert settle(Table(), Wins(wins[:most], discarder=EAST), rules).lines
    if most < 3:
        with pytest.raises(GameError) as caught:
            settle(Table(), Wins(wins[: most + 1], discarder=EAST), rules)
        reason = "winners-void" if rules is TENHOU else "winners"
        assert caught.value.facts == {"reason": reason, "most": most, "edition": rules.id}


@RCR
def test_24_winners_take_their_own_sticks_back_and_the_first_takes_the_rest(rules: Edition) -> None:
    outcome = Wins(
        (Win(NORTH, 960), Win(WEST, 960)), discarder=EAST, riichi=frozenset({EAST, SOUTH, NORTH})
    )
    found = settle(Table(sticks=2), outcome, rules)
    assert lines(found)[:3] == [
        ("riichi", (-1_000, 0, 0, 0)),
        ("riichi", (0, -1_000, 0, 0)),
        ("riichi", (0, 0, 0, -1_000)),
    ]
    assert lines(found)[-2:] == [("sticks", (0, 0, 4_000, 0)), ("sticks", (0, 0, 0, 1_000))]
    assert found.after.sticks == 0


def test_24_where_the_first_takes_all() -> None:
    outcome = Wins((Win(NORTH, 960), Win(WEST, 960)), discarder=EAST, riichi=frozenset({NORTH}))
    found = settle(Table(sticks=2), outcome, TENHOU)
    assert lines(found)[-1] == ("sticks", (0, 0, 3_000, 0))


def test_24_the_first_is_the_next_after_the_discarder() -> None:
    outcome = Wins((Win(EAST, 960), Win(SOUTH, 960)), discarder=WEST)
    found = settle(Table(sticks=1), outcome)
    assert lines(found)[-1] == ("sticks", (1_000, 0, 0, 0))


def test_21_a_riichi_declared_with_the_winning_discard_does_not_stand() -> None:
    """Its seat is not among those whose riichi stands: the stick stays with the player."""
    found = settle(Table(), Wins((Win(SOUTH, 960),), discarder=EAST))
    assert found.changes == (-3_900, 3_900, 0, 0)


@RCR
def test_26_who_is_responsible_pays_a_self_draw_with_its_counters(rules: Edition) -> None:
    found = settle(Table(honba=1), Wins((Win(SOUTH, YAKUMAN, responsible=NORTH),)), rules)
    assert lines(found) == [
        ("responsible", (0, 32_000, 0, -32_000)),
        ("counters", (0, 300, 0, -300)),
    ]


@RCR
def test_26_on_another_discard_half_each_and_the_discarder_pays_counters(rules: Edition) -> None:
    win = Win(SOUTH, YAKUMAN, responsible=NORTH)
    found = settle(Table(honba=1), Wins((win,), discarder=EAST), rules)
    assert lines(found) == [
        ("responsible", (-16_000, 32_000, 0, -16_000)),
        ("counters", (-300, 300, 0, 0)),
    ]


def test_26_where_the_responsible_player_pays_the_counters() -> None:
    rules = RCR_2025.with_options({"responsible_pays_honba": True})
    win = Win(SOUTH, YAKUMAN, responsible=NORTH)
    assert lines(settle(Table(honba=1), Wins((win,), discarder=EAST), rules))[1] == (
        "counters",
        (0, 300, 0, -300),
    )


def test_26_who_discards_and_is_responsible_pays_all() -> None:
    win = Win(EAST, YAKUMAN, responsible=NORTH)
    found = settle(Table(honba=1), Wins((win,), discarder=NORTH))
    assert lines(found) == [
        ("win", (48_000, 0, 0, -48_000)),
        ("counters", (300, 0, 0, -300)),
    ]


def test_27_of_two_yakuman_where_they_add_up_one_is_answered_for() -> None:
    win = Win(SOUTH, 2 * YAKUMAN, responsible=NORTH)
    drawn = settle(Table(), Wins((win,)), TENHOU)
    assert lines(drawn) == [
        ("responsible", (0, 32_000, 0, -32_000)),
        ("win", (-16_000, 32_000, -8_000, -8_000)),
    ]
    claimed = settle(Table(), Wins((win,), discarder=WEST), TENHOU)
    assert lines(claimed) == [
        ("responsible", (0, 32_000, -16_000, -16_000)),
        ("win", (0, 32_000, -32_000, 0)),
    ]


@RCR
@pytest.mark.parametrize(
    ("tenpai", "changes"),
    [
        (set(), (0, 0, 0, 0)),
        ({EAST}, (3_000, -1_000, -1_000, -1_000)),
        ({EAST, WEST}, (1_500, -1_500, 1_500, -1_500)),
        ({SOUTH, WEST, NORTH}, (-3_000, 1_000, 1_000, 1_000)),
        ({EAST, SOUTH, WEST, NORTH}, (0, 0, 0, 0)),
    ],
)
def test_28_those_without_a_waiting_hand_pay_3000(
    tenpai: set[int], changes: Four[int], rules: Edition
) -> None:
    assert settle(Table(), Draw(frozenset(tenpai)), rules).changes == changes


def test_28_who_declared_riichi_has_to_show_a_waiting_hand() -> None:
    with pytest.raises(GameError) as caught:
        settle(Table(), Draw(frozenset({EAST}), riichi=frozenset({EAST, WEST})))
    assert caught.value.facts == {"reason": "noten-riichi", "seats": frozenset({WEST})}


def test_sticks_stay_on_the_table_after_a_draw() -> None:
    found = settle(Table(sticks=1), Draw(frozenset({WEST}), riichi=frozenset({WEST})))
    assert found.after.sticks == 2
    assert found.changes == (-1_000, -1_000, 2_000, -1_000)


@pytest.mark.parametrize(
    ("outcome", "dealer", "honba"),
    [
        (Wins((Win(EAST, 960),), discarder=SOUTH), EAST, 3),
        (Wins((Win(WEST, 960),), discarder=SOUTH), SOUTH, 0),
        (Wins((Win(WEST, 960), Win(EAST, 960)), discarder=SOUTH), EAST, 3),
        (Draw(frozenset({EAST})), EAST, 3),
        (Draw(frozenset({SOUTH})), SOUTH, 3),
        (Draw(), SOUTH, 3),
        (Chombo(WEST), EAST, 2),
    ],
)
def test_who_deals_next_and_the_counters(outcome: Outcome, dealer: int, honba: int) -> None:
    after = settle(Table(honba=2), outcome).after
    assert (after.dealer, after.honba) == (dealer, honba)


def test_33_the_dealer_goes_on_in_the_last_hand_too() -> None:
    last = Table(round=1, dealer=NORTH)
    assert settle(last, Draw(frozenset({NORTH}))).after == Table(
        scores=(29_000, 29_000, 29_000, 33_000), round=1, dealer=NORTH, honba=1
    )


def test_after_the_fourth_dealer_the_next_round_begins() -> None:
    after = settle(Table(dealer=NORTH), Wins((Win(EAST, 960),), discarder=SOUTH)).after
    assert (after.round, after.dealer) == (1, EAST)


def test_35_after_a_foul_the_hand_is_played_again_and_sticks_go_back() -> None:
    table = Table(honba=1, sticks=1)
    assert settle(table, Chombo(WEST, riichi=frozenset({WEST}))) == Settlement((), table)


@pytest.mark.parametrize(
    ("outcome", "reason"),
    [
        (Wins((), discarder=EAST), "winners"),
        (Wins((Win(EAST, 960), Win(SOUTH, 960))), "winners"),
        (Wins((Win(EAST, 960), Win(EAST, 960)), discarder=WEST), "winners"),
        (Wins((Win(EAST, 960),), discarder=EAST), "discarder-wins"),
        (Wins((Win(EAST, YAKUMAN, responsible=EAST),)), "own-responsibility"),
        (Wins((Win(SOUTH, 2 * YAKUMAN),), EAST), "base"),
        (Wins((Win(SOUTH, 5_200),), EAST), "base"),
        (Wins((Win(SOUTH, 0),), EAST), "base"),
        (Wins((Win(SOUTH, MANGAN, responsible=NORTH),), EAST), "responsible-yakuman"),
        (Wins((Win(SOUTH, YAKUMAN, responsible=NORTH, answered=100),), EAST), "answered"),
        (Wins((Win(4, MANGAN),), EAST), "no-seat"),
        (Wins((Win(SOUTH, MANGAN),), -1), "no-seat"),
        (Wins((Win(SOUTH, YAKUMAN, responsible=4),), EAST), "no-seat"),
        (Chombo(4), "no-seat"),
        (Draw(frozenset({4})), "no-seat"),
        (Draw(abortive=True), "no-abortive"),
        (Draw(nagashi=frozenset({EAST})), "no-nagashi"),
    ],
)
def test_an_outcome_that_cannot_be(outcome: Outcome, reason: str) -> None:
    with pytest.raises(GameError) as caught:
        settle(Table(), outcome)
    assert caught.value.facts["reason"] == reason


def test_26_nobody_answers_where_the_rules_know_no_responsibility() -> None:
    rules = RCR_2025.with_options({"responsible": []})
    with pytest.raises(GameError) as caught:
        settle(Table(), Wins((Win(SOUTH, YAKUMAN, responsible=NORTH),), EAST), rules)
    assert caught.value.facts["reason"] == "no-responsibility"


@pytest.mark.parametrize(
    ("table", "reason"),
    [
        (Table(round=2), "round"),
        (Table(round=-1), "round"),
        (Table(dealer=4), "no-seat"),
        (Table(honba=-1), "table-count"),
        (Table(sticks=-1), "table-count"),
    ],
)
def test_a_table_that_cannot_be(table: Table, reason: str) -> None:
    with pytest.raises(GameError) as caught:
        settle(table, Draw())
    assert caught.value.facts["reason"] == reason


LAST = Table(round=1, dealer=NORTH)


@RCR
def test_33_the_game_is_over_after_the_last_hand_of_the_south_round(rules: Edition) -> None:
    assert settle(LAST, Draw(), rules).over
    assert settle(LAST, Wins((Win(EAST, 960),), NORTH), rules).over
    assert not settle(LAST, Draw(frozenset({NORTH})), rules).over
    assert not settle(LAST, Draw(frozenset({NORTH})), rules).may_stop
    assert not settle(LAST, Chombo(EAST), rules).over
    assert not settle(Table(round=1, dealer=WEST), Draw(), rules).over
    assert not settle(Table(dealer=NORTH), Draw(), rules).over


def test_33_where_nobody_has_enough_one_more_round_is_played_until_somebody_has() -> None:
    low = Table((25_000, 25_000, 25_000, 25_000), round=1, dealer=NORTH)
    west = settle(low, Draw(), TENHOU)
    assert (west.over, west.after.round) == (False, 2)
    assert not settle(west.after, Draw(), TENHOU).over
    assert settle(west.after, Wins((Win(EAST, MANGAN),), NORTH), TENHOU).over
    assert settle(Table(low.scores, round=2, dealer=NORTH), Draw(), TENHOU).over
    assert settle(Table((31_000, 23_000, 23_000, 23_000), 1, NORTH), Draw(), TENHOU).over
    with pytest.raises(GameError) as caught:
        settle(Table((31_000, 23_000, 23_000, 23_000), 2), Draw(), TENHOU)
    assert caught.value.facts["reason"] == "goal"


def test_33_where_bankruptcy_ends_the_game() -> None:
    poor = Table((25_000, 25_000, 47_000, 3_000))
    win = Wins((Win(SOUTH, 960),), NORTH)
    assert settle(poor, win, TENHOU).over
    assert not settle(poor, win).over


def test_33_where_a_winning_dealer_may_stop_in_the_last_hand() -> None:
    assert settle(LAST, Draw(frozenset({NORTH})), TENHOU).may_stop
    assert not settle(Table(dealer=NORTH), Draw(frozenset({NORTH})), TENHOU).may_stop


def test_33_an_abortive_draw_pays_nothing_and_the_dealer_stays() -> None:
    found = settle(Table(honba=1, sticks=1), Draw(riichi=frozenset({WEST}), abortive=True), TENHOU)
    assert found.changes == (0, 0, -1_000, 0)
    assert (found.after.dealer, found.after.honba, found.after.sticks) == (EAST, 2, 2)
    with pytest.raises(GameError) as caught:
        settle(Table(), Draw(frozenset({EAST}), abortive=True), TENHOU)
    assert caught.value.facts["reason"] == "abortive-shown"


def test_33_nagashi_is_paid_as_a_drawn_mangan_without_counters() -> None:
    outcome = Draw(frozenset({EAST}), nagashi=frozenset({WEST}))
    found = settle(Table(honba=2, sticks=1), outcome, TENHOU)
    assert lines(found) == [("nagashi", (-4_000, -2_000, 8_000, -2_000))]
    assert (found.after.dealer, found.after.honba, found.after.sticks) == (EAST, 3, 1)
    both = settle(Table(), Draw(nagashi=frozenset({EAST, WEST})), TENHOU)
    assert both.changes == (8_000, -6_000, 4_000, -6_000)


SEATS = st.integers(0, 3)
KIRIAGE = 1_920
"""Base points that are none where they are rounded up to mangan."""
BASES = st.sampled_from([240, 320, 480, 640, 960, 1_280, KIRIAGE, *LIMIT_BASES.values()])


@st.composite
def wins(draw: st.DrawFn) -> Wins:
    discarder = draw(st.none() | SEATS)
    seats = draw(st.permutations([seat for seat in range(4) if seat != discarder]))
    many = 1 if discarder is None else draw(st.integers(1, 3))
    riichi = draw(st.frozensets(SEATS))
    made = []
    for winner in seats[:many]:
        others = [seat for seat in range(4) if seat != winner]
        responsible = draw(st.none() | st.sampled_from(others))
        base = YAKUMAN if responsible is not None else draw(BASES)
        made.append(Win(winner, base, responsible))
    return Wins(tuple(made), discarder, riichi)


TABLES = st.builds(
    Table,
    round=st.integers(0, 1),
    dealer=SEATS,
    honba=st.integers(0, 5),
    sticks=st.integers(0, 4),
)
RULES = st.sampled_from([one for one in EDITIONS.values() if one.most_winners == 3])


@given(TABLES, wins(), RULES)
def test_no_points_come_from_nowhere(table: Table, outcome: Wins, rules: Edition) -> None:
    assume(not rules.kiriage or all(win.base != KIRIAGE for win in outcome.wins))
    found = settle(table, outcome, rules)
    assert all(sum(line.amounts) + line.pot == 0 for line in found.lines)
    before = sum(table.scores) + 1_000 * table.sticks
    assert sum(found.after.scores) + 1_000 * found.after.sticks == before
    assert all(line.reason for line in found.lines)


@given(TABLES, st.frozensets(SEATS), RULES)
def test_a_draw_neither(table: Table, tenpai: frozenset[int], rules: Edition) -> None:
    found = settle(table, Draw(tenpai, riichi=tenpai), rules)
    before = sum(table.scores) + 1_000 * table.sticks
    assert sum(found.after.scores) + 1_000 * found.after.sticks == before


@pytest.mark.parametrize(
    ("outcome", "seats"),
    [
        (Draw(tenpai=frozenset({1, 2, 3, 4})), {4}),
        (Draw(tenpai=frozenset({-1, 0}), riichi=frozenset({0, 7})), {-1, 7}),
        (Wins((Win(4, 2000),), discarder=0), {4}),
        (Wins((Win(1, 2000),), discarder=9), {9}),
        (Wins((Win(1, 8000, responsible=5),)), {5}),
        (Chombo(6), {6}),
    ],
)
def test_a_seat_that_is_none(outcome: Outcome, seats: set[int]) -> None:
    with pytest.raises(GameError) as caught:
        settle(Table(), outcome)
    assert caught.value.facts["reason"] == "no-seat"
    assert caught.value.facts["seat"] in seats
