"""Debt, discount and visibility (docs/rules/ranking.md, Inactivity and Visibility)."""

from __future__ import annotations

import calendar
from datetime import date, timedelta
from fractions import Fraction

import pytest
from hypothesis import assume, example, given
from hypothesis import strategies as st

from ligamahjong.errors import GameOrderError
from ligamahjong.league.inactivity import (
    MAX_DEBT,
    NO_DEBT,
    accrued,
    add_months,
    after_game,
    debt_on,
    discount,
    games_to_recover,
    leaves_ranking_on,
    visible,
)

DAY = timedelta(days=1)
DAYS = st.dates(date(1995, 1, 1), date(2105, 12, 31))
DEBTS = st.fractions(0, 8, max_denominator=31)
SPANS = st.integers(0, 900).map(lambda days: timedelta(days=days))


def same_day(last_game: date, months: int) -> date:
    """The anniversary by months, with the calendar of the standard library."""
    year, month = last_game.year, last_game.month
    for _ in range(months):
        year, month = (year + 1, 1) if month == 12 else (year, month + 1)
    return date(year, month, min(last_game.day, calendar.monthrange(year, month)[1]))


def day_by_day(last_game: date, days: int) -> list[Fraction]:
    """Debt on every day since a game, added up one day at a time, without the cap."""
    debts, debt, months = [Fraction(0)], Fraction(0), 4
    for number in range(1, days + 1):
        today = last_game + number * DAY
        if today > same_day(last_game, months):
            month_end = same_day(last_game, months + 1)
            debt += Fraction(1, (month_end - same_day(last_game, months)).days)
            if today == month_end:
                months += 1
        debts.append(debt)
    return debts


# Debt


@pytest.mark.parametrize(
    ("last_game", "on", "debt"),
    [
        # the worked numbers of the rules
        (date(2026, 1, 15), date(2026, 5, 15), Fraction(0)),
        (date(2026, 1, 15), date(2026, 5, 16), Fraction(1, 31)),
        (date(2026, 1, 15), date(2026, 6, 15), Fraction(1)),
        (date(2026, 1, 15), date(2026, 6, 30), Fraction(3, 2)),
        (date(2026, 1, 15), date(2027, 1, 15), Fraction(8)),
        (date(2026, 1, 15), date(2027, 1, 16), Fraction(8)),
        (date(2026, 1, 15), date(2031, 7, 1), Fraction(8)),
        (date(2025, 10, 31), date(2026, 2, 28), Fraction(0)),
        (date(2025, 10, 31), date(2026, 3, 31), Fraction(1)),
        (date(2025, 10, 31), date(2026, 3, 15), Fraction(15, 31)),
        # 31 August: anchors 31 Dec, 31 Jan, 28 Feb, 31 Mar, 30 Apr
        (date(2025, 8, 31), date(2025, 12, 31), Fraction(0)),
        (date(2025, 8, 31), date(2026, 1, 1), Fraction(1, 31)),
        (date(2025, 8, 31), date(2026, 1, 31), Fraction(1)),
        (date(2025, 8, 31), date(2026, 2, 14), Fraction(3, 2)),
        (date(2025, 8, 31), date(2026, 2, 28), Fraction(2)),
        (date(2025, 8, 31), date(2026, 3, 1), 2 + Fraction(1, 31)),
        (date(2025, 8, 31), date(2026, 4, 15), 3 + Fraction(1, 2)),
        (date(2025, 8, 31), date(2026, 4, 30), Fraction(4)),
        # the same in a leap year: 29 days from 31 January to 29 February
        (date(2023, 8, 31), date(2024, 2, 14), 1 + Fraction(14, 29)),
        (date(2023, 8, 31), date(2024, 2, 28), 1 + Fraction(28, 29)),
        (date(2023, 8, 31), date(2024, 2, 29), Fraction(2)),
        # 29 February: anchors on the 29th, the next February its last day
        (date(2024, 2, 29), date(2024, 6, 29), Fraction(0)),
        (date(2024, 2, 29), date(2024, 6, 30), Fraction(1, 30)),
        (date(2024, 2, 29), date(2025, 1, 29), Fraction(7)),
        (date(2024, 2, 29), date(2025, 2, 13), Fraction(15, 2)),
        (date(2024, 2, 29), date(2025, 2, 28), Fraction(8)),
        # grace that ends on a 29 February
        (date(2023, 10, 31), date(2024, 2, 29), Fraction(0)),
        (date(2023, 10, 31), date(2024, 3, 1), Fraction(1, 31)),
        # a century that is no leap year
        (date(2099, 10, 30), date(2100, 2, 28), Fraction(0)),
        (date(2099, 10, 30), date(2100, 3, 1), Fraction(1, 30)),
    ],
)
def test_debt_worked_by_hand(last_game: date, on: date, debt: Fraction) -> None:
    assert debt_on(NO_DEBT, last_game, on) == debt


def test_what_was_kept_is_added_and_the_sum_is_capped() -> None:
    last_game = date(2026, 1, 15)
    assert debt_on(Fraction(5, 2), last_game, date(2026, 3, 1)) == Fraction(5, 2)
    assert debt_on(Fraction(5, 2), last_game, date(2026, 6, 15)) == Fraction(7, 2)
    assert debt_on(Fraction(7), last_game, date(2026, 6, 15)) == 8
    assert debt_on(Fraction(7), last_game, date(2026, 6, 16)) == 8


def test_accrued_debt_has_no_cap() -> None:
    assert accrued(date(2026, 1, 15), date(2027, 2, 15)) == 9


@pytest.mark.parametrize("first", [date(1999, 1, 1), date(2023, 1, 1), date(2099, 1, 1)])
def test_every_day_of_two_years_agrees_with_adding_day_by_day(first: date) -> None:
    for shift in range(0, 731, 7):
        last_game = first + shift * DAY
        for number, debt in enumerate(day_by_day(last_game, 400)):
            assert accrued(last_game, last_game + number * DAY) == debt


def test_every_start_in_a_leap_cycle_is_free_for_four_months_and_not_a_day_more() -> None:
    for number in range(4 * 365 + 1):
        last_game = date(2024, 1, 1) + number * DAY
        grace_end = same_day(last_game, 4)
        assert (grace_end - last_game).days >= 120
        assert debt_on(NO_DEBT, last_game, grace_end) == 0
        assert debt_on(NO_DEBT, last_game, grace_end + DAY) >= Fraction(1, 31)


@given(DEBTS, DAYS, SPANS)
def test_debt_stays_between_nothing_and_eight(
    kept: Fraction, last_game: date, span: timedelta
) -> None:
    debt = debt_on(kept, last_game, last_game + span)
    assert kept <= debt <= MAX_DEBT
    assert debt == min(kept + accrued(last_game, last_game + span), MAX_DEBT)


@given(DEBTS, DAYS, SPANS)
@example(Fraction(0), date(2025, 10, 31), timedelta(days=151))
@example(Fraction(0), date(2024, 2, 29), timedelta(days=365))
def test_debt_neither_falls_nor_jumps_from_one_day_to_the_next(
    kept: Fraction, last_game: date, span: timedelta
) -> None:
    today = last_game + span
    rise = debt_on(kept, last_game, today + DAY) - debt_on(kept, last_game, today)
    assert 0 <= rise <= Fraction(1, 28)


@given(DAYS, st.integers(0, 20))
def test_the_month_ends_where_the_next_one_starts(last_game: date, month: int) -> None:
    anchor = same_day(last_game, 4 + month)
    assert accrued(last_game, anchor) == month
    days = (same_day(last_game, 5 + month) - anchor).days
    assert accrued(last_game, anchor + DAY) == month + Fraction(1, days)
    days = (anchor - same_day(last_game, 3 + month)).days
    before = accrued(last_game, anchor - DAY)
    assert before == (month - Fraction(1, days) if month else 0)


@given(st.lists(SPANS, max_size=12), DAYS)
def test_any_career_keeps_debt_in_range(pauses: list[timedelta], day: date) -> None:
    kept = NO_DEBT
    for pause in pauses:
        debt = debt_on(kept, day, day + pause)
        kept, day = after_game(debt), day + pause
        assert 0 <= kept <= debt <= MAX_DEBT
        assert debt - kept == min(1, debt)
        assert debt_on(kept, day, day) == kept


def test_nobody_is_asked_about_a_day_before_the_last_game() -> None:
    last_game, on = date(2026, 5, 2), date(2026, 5, 1)
    for question in (
        lambda: accrued(last_game, on),
        lambda: debt_on(NO_DEBT, last_game, on),
        lambda: debt_on(Fraction(3), last_game, on),
        lambda: visible(last_game, on),
    ):
        with pytest.raises(GameOrderError, match="2026-05-01 is before the last game") as caught:
            question()
        assert caught.value.facts == {"last_game": last_game, "on": on}


def test_debt_on_the_day_of_the_game_is_what_it_kept() -> None:
    assert debt_on(Fraction(1, 3), date(2026, 5, 2), date(2026, 5, 2)) == Fraction(1, 3)


# Games pay it back


@given(DEBTS)
def test_a_game_takes_one_unit_or_what_there_is(debt: Fraction) -> None:
    assert debt - after_game(debt) == min(Fraction(1), debt)


def test_nothing_left_is_always_the_same_nothing() -> None:
    assert after_game(NO_DEBT) is NO_DEBT
    assert after_game(Fraction(0)) is NO_DEBT
    assert after_game(Fraction(1)) is NO_DEBT
    assert after_game(Fraction(32, 31)) == Fraction(1, 31)
    assert accrued(date(2026, 1, 15), date(2026, 5, 15)) is NO_DEBT


@pytest.mark.parametrize(
    ("debt", "games"),
    [
        (Fraction(0), 0),
        (Fraction(1, 31), 1),
        (Fraction(1), 1),
        (Fraction(32, 31), 2),
        (Fraction(8), 8),
    ],
)
def test_games_to_recover(debt: Fraction, games: int) -> None:
    assert games_to_recover(debt) == games


@given(DEBTS)
def test_so_many_games_are_needed_and_no_fewer(debt: Fraction) -> None:
    games = 0
    left = debt
    while left:
        left = after_game(left)
        games += 1
    assert games == games_to_recover(debt)


# Discount


def test_1900_with_4_units_is_discounted_200() -> None:
    assert discount(Fraction(4), 1900.0) == 200.0


@pytest.mark.parametrize("projection", [1500.0, 1499.999, 0.0, -250.0])
def test_1500_and_less_is_never_discounted(projection: float) -> None:
    assert discount(MAX_DEBT, projection) == 0.0


@given(DEBTS, st.floats(-2000, 6000))
def test_the_discount_is_the_share_of_what_is_above_1500(debt: Fraction, projection: float) -> None:
    exact = debt / 8 * max(Fraction(projection) - 1500, NO_DEBT)
    assert discount(debt, projection) == pytest.approx(float(exact), rel=1e-12, abs=1e-12)
    assert projection - discount(debt, projection) >= min(projection, 1500)


@given(st.floats(1500, 1e6))
def test_full_debt_leaves_exactly_1500(projection: float) -> None:
    assert projection - discount(MAX_DEBT, projection) == 1500.0


@given(st.floats(-2000, 6000))
def test_without_debt_there_is_no_discount(projection: float) -> None:
    assert discount(NO_DEBT, projection) == discount(Fraction(0), projection) == 0.0


# Visibility


@pytest.mark.parametrize(
    ("last_game", "gone"),
    [
        (date(2026, 9, 24), date(2028, 9, 24)),
        (date(2024, 2, 29), date(2026, 2, 28)),
        (date(2024, 2, 28), date(2026, 2, 28)),
        (date(2022, 2, 28), date(2024, 2, 28)),
        (date(2022, 3, 1), date(2024, 3, 1)),
        (date(2096, 2, 29), date(2098, 2, 28)),
        (date(2025, 12, 31), date(2027, 12, 31)),
    ],
)
def test_the_second_anniversary_is_the_first_day_out(last_game: date, gone: date) -> None:
    assert leaves_ranking_on(last_game) == gone
    assert visible(last_game, gone - DAY)
    assert not visible(last_game, gone)
    assert not visible(last_game, gone + 1000 * DAY)


def test_who_plays_is_visible_the_same_day() -> None:
    assert visible(date(2026, 9, 24), date(2026, 9, 24))


@given(DAYS)
def test_the_anniversary_is_the_same_day_or_the_28th_for_the_29th(last_game: date) -> None:
    gone = leaves_ranking_on(last_game)
    assert (gone.year, gone.month) == (last_game.year + 2, last_game.month)
    leap_day = (last_game.month, last_game.day) == (2, 29)
    assert gone.day == (28 if leap_day else last_game.day)


# Months


@given(DAYS, st.integers(0, 60))
def test_months_are_added_as_the_calendar_has_them(day: date, months: int) -> None:
    assert add_months(day, months) == same_day(day, months)


@given(DAYS, st.integers(0, 60))
def test_months_can_be_taken_away(day: date, months: int) -> None:
    assume(day.day <= 28)
    assert add_months(add_months(day, months), -months) == day


def test_october_31_and_four_months() -> None:
    assert add_months(date(2025, 10, 31), 4) == date(2026, 2, 28)
    assert add_months(date(2023, 10, 31), 4) == date(2024, 2, 29)
    assert add_months(date(1999, 10, 31), 4) == date(2000, 2, 29)
