"""What not playing costs: activity debt, the discount on the rating, and leaving the ranking.

Days are days in mainland Spain. Everything is counted from the last game of the mode; months run
from its date to the same day of later months, or to their last day where they are shorter.
"""

from __future__ import annotations

import math
from datetime import date, timedelta
from fractions import Fraction
from typing import Final

from ligamahjong.errors import GameOrderError

__all__ = [
    "BASELINE",
    "GRACE_MONTHS",
    "MAX_DEBT",
    "NO_DEBT",
    "SURE_GRACE",
    "VISIBLE_MONTHS",
    "accrued",
    "add_months",
    "after_game",
    "debt_on",
    "discount",
    "games_to_recover",
    "leaves_ranking_on",
    "visible",
]

GRACE_MONTHS: Final = 4
"""Months after a game in which no debt accrues."""

MAX_DEBT: Final = Fraction(8)
"""Debt never exceeds this."""

NO_DEBT: Final = Fraction(0)
"""The debt of who has none. This very object is what functions here return for it."""

BASELINE: Final = 1500
"""The discount takes away only what the projection has above this."""

VISIBLE_MONTHS: Final = 24
"""Months after a game in which the player is listed in the ranking."""

SURE_GRACE: Final = timedelta(days=120)
"""Four months are never shorter than this: a look at the days settles most games."""

_FEBRUARY: Final = 2
_SHORT_MONTHS: Final = frozenset({4, 6, 9, 11})


def add_months(day: date, months: int) -> date:
    """The same day of the month some months later, or the last day of a shorter month.

    >>> add_months(date(2025, 10, 31), 4)
    datetime.date(2026, 2, 28)
    >>> add_months(date(2024, 2, 29), 24)
    datetime.date(2026, 2, 28)
    """
    years, month = divmod(day.month - 1 + months, 12)
    year = day.year + years
    return date(year, month + 1, min(day.day, _month_length(year, month + 1)))


def _month_length(year: int, month: int) -> int:
    if month == _FEBRUARY:
        leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
        return 29 if leap else 28
    return 30 if month in _SHORT_MONTHS else 31


def accrued(last_game: date, on: date) -> Fraction:
    """Debt that came up since the last game, before the cap (docs/rules/ranking.md, Inactivity).

    None in the four months of grace, then one unit per month; inside a month, the days gone by
    over the days of that month.

    Args:
        last_game: day of the last game of the mode.
        on: day asked about.

    Raises:
        GameOrderError: the day asked about is before the last game.

    >>> accrued(date(2026, 1, 15), date(2026, 6, 30))
    Fraction(3, 2)
    >>> accrued(date(2025, 10, 31), date(2026, 3, 15))
    Fraction(15, 31)
    """
    _check_order(last_game, on)
    months = 12 * (on.year - last_game.year) + on.month - last_game.month
    if add_months(last_game, months) > on:
        months -= 1
    if months < GRACE_MONTHS:
        return NO_DEBT
    month_start = add_months(last_game, months)
    month_end = add_months(last_game, months + 1)
    part = Fraction((on - month_start).days, (month_end - month_start).days)
    return (months - GRACE_MONTHS + part) or NO_DEBT


def _check_order(last_game: date, on: date) -> None:
    if on < last_game:
        raise GameOrderError(
            f"{on} is before the last game, played on {last_game}", last_game=last_game, on=on
        )


def debt_on(kept: Fraction, last_game: date, on: date) -> Fraction:
    """Activity debt on a day (docs/rules/ranking.md, Inactivity).

    Args:
        kept: debt left over by the last game, 0 to 8.
        last_game: day of the last game of the mode.
        on: day asked about.

    Returns:
        What was kept and what has accrued since, at most 8.

    Raises:
        GameOrderError: the day asked about is before the last game.

    >>> debt_on(Fraction(5, 2), date(2026, 1, 15), date(2026, 6, 15))
    Fraction(7, 2)
    """
    if timedelta() <= on - last_game <= SURE_GRACE:
        return kept
    since = accrued(last_game, on)
    return kept if since is NO_DEBT else min(kept + since, MAX_DEBT)


def after_game(debt: Fraction) -> Fraction:
    """Debt left over by a game: one unit less, never below zero.

    >>> after_game(Fraction(7, 2)), after_game(Fraction(1, 31))
    (Fraction(5, 2), Fraction(0, 1))
    """
    return NO_DEBT if debt is NO_DEBT or debt <= 1 else debt - 1


def discount(debt: Fraction, projection: float) -> float:
    """What the debt takes off the rating: debt / 8 of what the projection has above 1500.

    At full debt ``projection - discount`` is exactly 1500.

    >>> discount(Fraction(4), 1900.0)
    200.0
    >>> discount(Fraction(4), 1480.0)
    0.0
    """
    if debt is NO_DEBT or projection <= BASELINE:
        return 0.0
    return float(debt / MAX_DEBT) * (projection - BASELINE)


def games_to_recover(debt: Fraction) -> int:
    """Games that bring the debt to zero if no more accrues: the debt rounded up.

    >>> games_to_recover(Fraction(1, 31)), games_to_recover(Fraction(8))
    (1, 8)
    """
    return math.ceil(debt)


def leaves_ranking_on(last_game: date) -> date:
    """First day without a place in the ranking (docs/rules/ranking.md, Visibility).

    The second anniversary of the last game; that of 29 February is 28 February.

    >>> leaves_ranking_on(date(2026, 9, 24))
    datetime.date(2028, 9, 24)
    """
    return add_months(last_game, VISIBLE_MONTHS)


def visible(last_game: date, on: date) -> bool:
    """Whether somebody is listed in the ranking of a day (docs/rules/ranking.md, Visibility).

    Raises:
        GameOrderError: the day asked about is before the last game.

    >>> visible(date(2026, 9, 24), date(2028, 9, 23)), visible(date(2026, 9, 24), date(2028, 9, 24))
    (True, False)
    """
    _check_order(last_game, on)
    return on < leaves_ranking_on(last_game)
