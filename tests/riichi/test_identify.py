"""Inverse scoring: everything that is paid is found again, and nothing else."""

from __future__ import annotations

from itertools import chain, combinations
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ligamahjong.errors import GameError
from ligamahjong.riichi.editions import EDITIONS, RCR_2016, RCR_2025, TENHOU, WRC
from ligamahjong.riichi.identify import (
    identify_changes,
    identify_payments,
    other_counters,
    other_tables,
)
from ligamahjong.riichi.points import payments
from ligamahjong.riichi.settlement import Draw, Table, Win, Wins, settle
from ligamahjong.riichi.worths import prices, worths

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ligamahjong.riichi.editions import Edition
    from ligamahjong.riichi.identify import Fit
    from ligamahjong.riichi.settlement import Outcome
    from ligamahjong.table import Four

SEATS = range(4)
RCR = [RCR_2016, RCR_2025]
NAMES = ["2016", "2025"]


def subsets(seats: range) -> Iterator[frozenset[int]]:
    every = chain.from_iterable(combinations(seats, many) for many in range(len(seats) + 1))
    return (frozenset(found) for found in every)


def again(fit: Fit, table: Table, edition: Edition) -> Four[int]:
    return settle(table, fit.outcome, edition).changes


def is_found(outcome: Outcome, fits: tuple[Fit, ...]) -> bool:
    """Whether an outcome is among the fits, a riichi that does not show apart."""
    for fit in fits:
        found = fit.outcome
        if isinstance(outcome, Draw) and isinstance(found, Draw):
            alike = outcome.tenpai == found.tenpai
        elif isinstance(outcome, Wins) and isinstance(found, Wins):
            alike = (set(outcome.wins), outcome.discarder) == (set(found.wins), found.discarder)
        else:
            continue
        if alike and found.riichi <= outcome.riichi <= found.riichi | fit.hidden:
            return True
    return False


@pytest.mark.parametrize("edition", RCR, ids=NAMES)
@pytest.mark.parametrize(("honba", "sticks"), [(0, 0), (2, 1)])
@pytest.mark.unmeasured
def test_every_single_win_is_identified(edition: Edition, honba: int, sticks: int) -> None:
    table = Table(honba=honba, sticks=sticks)
    for winner in SEATS:
        for discarder in (None, *(seat for seat in SEATS if seat != winner)):
            for worth in worths(edition, tsumo=discarder is None):
                outcome = Wins((Win(winner, worth.base),), discarder)
                changes = settle(table, outcome, edition).changes
                fits = identify_changes(changes, table, edition).fits
                assert is_found(outcome, fits)
                assert {again(fit, table, edition) for fit in fits} == {changes}
                assert [fit.prices[0].worth for fit in fits if fit.outcome == outcome] == [worth]


@pytest.mark.parametrize("edition", RCR, ids=NAMES)
def test_what_else_a_win_on_a_discard_may_be(edition: Edition) -> None:
    """A thousand less with the discarder's riichi, or a drawn yakuman answered for."""
    values = {one.total: one for one in prices(edition) if not one.tsumo and not one.east}
    for points, price in values.items():
        fits = identify_changes((-points, points, 0, 0), Table(), edition).fits
        less = values.get(points - 1000)
        assert [fit.outcome for fit in fits] == [
            *([Wins((Win(1, 8000, responsible=0),))] if price.worth.yakuman else []),
            Wins((Win(1, price.worth.base),), 0),
            *([Wins((Win(1, less.worth.base),), 0, frozenset({0}))] if less else []),
        ]
        assert {fit.hidden for fit in fits} == {frozenset({1})}


@pytest.mark.parametrize("edition", [*RCR, TENHOU], ids=[*NAMES, "tenhou"])
def test_every_draw_is_identified(edition: Edition) -> None:
    for tenpai in subsets(SEATS):
        for riichi in subsets(SEATS):
            if riichi <= tenpai:
                outcome = Draw(tenpai, riichi)
                changes = settle(Table(honba=1, sticks=1), outcome, edition).changes
                table = Table(honba=1, sticks=1)
                fits = identify_changes(changes, table, edition).fits
                assert is_found(outcome, fits)
                assert {again(fit, table, edition) for fit in fits} == {changes}


@given(
    edition=st.sampled_from(list(EDITIONS.values())),
    discarder=st.integers(0, 3),
    dealer=st.integers(0, 3),
    riichi=st.frozensets(st.integers(0, 3)),
    honba=st.integers(0, 3),
    sticks=st.integers(0, 3),
    data=st.data(),
)
def test_several_wins_on_one_discard_are_identified(  # noqa: PLR0913
    *,
    edition: Edition,
    discarder: int,
    dealer: int,
    riichi: frozenset[int],
    honba: int,
    sticks: int,
    data: st.DataObject,
) -> None:
    others = [seat for seat in SEATS if seat != discarder]
    winners = data.draw(
        st.lists(st.sampled_from(others), min_size=1, max_size=edition.most_winners, unique=True)
    )
    bases = [worth.base for worth in worths(edition, tsumo=False)]
    wins = tuple(Win(winner, data.draw(st.sampled_from(bases))) for winner in winners)
    outcome = Wins(wins, discarder, riichi)
    table = Table(dealer=dealer, honba=honba, sticks=sticks)
    changes = settle(table, outcome, edition).changes
    fits = identify_changes(changes, table, edition).fits
    assert is_found(outcome, fits)
    assert {again(fit, table, edition) for fit in fits} == {changes}


def test_23_26_several_winners_and_one_is_answered_for() -> None:
    fits = identify_changes((-24_000, 32_000, 8000, -16_000)).fits
    assert [fit.outcome for fit in fits] == [Wins((Win(1, 8000, 3), Win(2, 2000)), 0)]
    assert [price.total for price in fits[0].prices] == [32_000, 8000]


def test_who_answers_may_win_on_the_same_tile_where_nothing_else_fits() -> None:
    outcome = Wins((Win(1, 8000, 2), Win(2, 2000)), 0)
    changes = settle(Table(), outcome).changes
    assert [fit.outcome for fit in identify_changes(changes).fits] == [outcome]


@given(
    edition=st.sampled_from([one for one in EDITIONS.values() if one.most_winners > 1]),
    discarder=st.integers(0, 3),
    dealer=st.integers(0, 3),
    riichi=st.frozensets(st.integers(0, 3)),
    honba=st.integers(0, 3),
    sticks=st.integers(0, 3),
    data=st.data(),
)
def test_wins_that_somebody_answers_for_are_identified(  # noqa: PLR0913
    *,
    edition: Edition,
    discarder: int,
    dealer: int,
    riichi: frozenset[int],
    honba: int,
    sticks: int,
    data: st.DataObject,
) -> None:
    others = [seat for seat in SEATS if seat != discarder]
    winners = data.draw(
        st.lists(st.sampled_from(others), min_size=1, max_size=edition.most_winners, unique=True)
    )
    values = worths(edition, tsumo=False)
    yakuman = data.draw(st.sampled_from([one.base for one in values if one.yakuman]))
    answering = [seat for seat in others if seat != winners[0]]
    first = Win(winners[0], yakuman, data.draw(st.sampled_from(answering)))
    bases = st.sampled_from([worth.base for worth in values])
    wins = (first, *(Win(winner, data.draw(bases)) for winner in winners[1:]))
    outcome = Wins(
        wins, data.draw(st.sampled_from([discarder, None])) if len(wins) == 1 else discarder, riichi
    )
    table = Table(dealer=dealer, honba=honba, sticks=sticks)
    changes = settle(table, outcome, edition).changes
    fits = identify_changes(changes, table, edition).fits
    assert fits
    assert {again(fit, table, edition) for fit in fits} == {changes}
    if first.responsible not in winners:
        assert is_found(outcome, fits)


def test_a_value_that_fits_with_other_counters_or_sticks() -> None:
    changes = (-7000, 7000, 0, 0)
    assert identify_changes(changes).fits == ()
    first, *_ = other_tables(changes, Table())
    assert (first.honba, first.sticks) == (2, 0)
    [table, *_] = other_tables((-8000, 10_000, 0, 0), Table())
    assert (table.honba, table.sticks) == (0, 2)
    assert other_tables((-8000, 10_100, 0, 0), Table()) == ()
    assert other_tables((-8000, 5000, 0, 0), Table()) == ()
    assert other_counters([7000])[0] == 2
    assert other_counters([2700, 1400])[0] == 1


def test_a_value_that_is_paid_otherwise_says_how() -> None:
    found = identify_changes((-1800, 5200, -1700, -1700))
    assert found.due == (-2600, 5200, -1300, -1300)
    with_riichi = identify_changes((-1000, 5200, -5200, 1000), Table(honba=1))
    assert with_riichi.due is None


@given(changes=st.tuples(*[st.integers(-200, 200)] * 4))
def test_whatever_is_written_nothing_fits_that_would_not_be_paid_so(changes: Four[int]) -> None:
    east, south, west, north = (amount * 100 for amount in changes)
    table = Table(honba=1)
    found = identify_changes((east, south, west, north), table)
    assert all(again(fit, table, RCR_2025) == (east, south, west, north) for fit in found.fits)
    assert not (found.fits and (found.nearest or found.value))


@pytest.mark.parametrize("edition", RCR, ids=NAMES)
@pytest.mark.parametrize("east", [False, True])
@pytest.mark.unmeasured
def test_every_value_that_no_hand_has_is_impossible(edition: Edition, *, east: bool) -> None:
    """All to 50,000: found, the stick of the discarder's riichi in them, or said not to exist."""
    exist = {one.total for one in prices(edition) if not one.tsumo and one.east is east}
    winner = 0 if east else 1
    for points in range(100, 50_000, 100):
        changes = [0, 0, 0, 0]
        changes[winner], changes[3] = points, -points
        a, b, c, d = changes
        found = identify_changes((a, b, c, d), Table(), edition)
        discards = [fit for fit in found.fits if isinstance(fit.outcome, Wins)]
        assert bool(discards) == bool({points, points - 1000} & exist)
        if not found.fits:
            near = sorted(one.total for one in found.nearest)
            assert near == [
                *sorted(value for value in exist if value < points)[-1:],
                *sorted(value for value in exist if value > points)[:1],
            ]
            assert found.value == points


def test_a_value_that_exists_in_2016_only() -> None:
    changes = (-7700, 7700, 0, 0)
    assert identify_changes(changes, Table(), RCR_2016).fits[0].prices[0].worth.hands == (
        (3, 60),
        (4, 30),
    )
    now = identify_changes(changes, Table(), RCR_2025)
    assert (now.fits, now.value, [one.total for one in now.nearest]) == ((), 7700, [7100, 8000])


def test_a_self_draw_paid_in_the_wrong_parts_has_its_value_told() -> None:
    found = identify_changes((-1800, 5200, -1700, -1700))
    assert (found.fits, found.value) == ((), 5200)
    [right] = found.nearest
    assert right.payments == payments(1280, tsumo=True, east=False)


def test_counters_and_sticks_are_taken_off_the_value_looked_for() -> None:
    found = identify_changes((-1000, 9900, -7900, 0), Table(honba=1, sticks=1))
    assert (found.fits, found.value) == ((), 7600)


def test_changes_that_do_not_add_up() -> None:
    found = identify_changes((-13_000, 5000, 8000, 100))
    assert (found.fits, found.nearest, found.value, found.lacking) == ((), (), None, -100)


def test_half_of_a_yakuman_each() -> None:
    fits = identify_changes((-16_000, 32_300, -16_300, 0), Table(honba=1)).fits
    assert [fit.outcome for fit in fits] == [Wins((Win(1, 8000, responsible=0),), 2)]


def test_nobody_answers_where_the_rules_know_no_responsibility() -> None:
    without = RCR_2025.with_options({"responsible": []})
    assert identify_changes((-16_000, 32_000, -16_000, 0), Table(), without).fits == ()


def test_one_winner_only_where_the_rules_say_so() -> None:
    changes = (-13_200, 5200, 8000, 0)
    assert len(identify_changes(changes).fits) == 1
    assert identify_changes(changes, Table(), WRC).fits == ()


def test_nothing_paid_is_a_draw_of_none_or_of_all() -> None:
    fits = identify_changes((0, 0, 0, 0)).fits
    assert [fit.outcome for fit in fits] == [Draw(), Draw(frozenset(SEATS))]


def test_the_riichi_of_who_loses_shows_and_that_of_who_wins_does_not() -> None:
    [fit] = identify_changes((-1000, 6200, -5200, 0)).fits
    assert (fit.outcome.riichi, fit.hidden) == (frozenset({0}), frozenset({1}))


# --- payments of which it is not said who made them


@pytest.mark.parametrize("edition", RCR, ids=NAMES)
@pytest.mark.parametrize("honba", [0, 2])
def test_every_payment_is_identified(edition: Edition, honba: int) -> None:
    for one in prices(edition):
        total = one.total + honba * 300
        assert one in identify_payments([total], edition, honba=honba).fits
        if one.tsumo:
            dealer, others = (
                amount and amount + honba * 100
                for amount in (one.payments.dealer, one.payments.others)
            )
            three = [others, dealer or others, others]
            assert identify_payments(three, edition, honba=honba).fits == (one,)
            if dealer:
                assert identify_payments([dealer, others], edition, honba=honba).fits == (one,)


def test_a_number_that_is_no_discard_and_may_be_a_self_draw() -> None:
    found = identify_payments([7800])
    assert [(one.tsumo, one.east) for one in found.fits] == [(True, True)]
    assert [one.total for one in found.nearest] == [7700, 8000]


def test_payments_that_no_hand_brings() -> None:
    wrong = identify_payments([1300, 1300, 1400])
    assert (wrong.fits, wrong.value) == ((), 4000)
    assert [one.payments for one in wrong.nearest] == [payments(960, tsumo=True, east=False)]
    assert identify_payments([1300, 1400]).fits == ()


@pytest.mark.parametrize("paid", [[], [0], [-5200], [1, 2, 3, 4]])
def test_payments_that_are_none(paid: list[int]) -> None:
    with pytest.raises(GameError) as refused:
        identify_payments(paid)
    assert refused.value.facts["reason"] == "payments"
