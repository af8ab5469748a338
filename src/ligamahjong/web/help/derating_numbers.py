"""Numbers of the help on inactivity: days, debts and discounts of worked examples."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, timedelta
from typing import TYPE_CHECKING, NamedTuple

from ligamahjong.league import inactivity
from ligamahjong.web.help.numbers import basics

if TYPE_CHECKING:
    from collections.abc import Sequence
    from fractions import Fraction

__all__ = ["Absence", "DebtDay", "DeratingFacts", "Return", "derating_facts"]


class DebtDay(NamedTuple):
    """A day of somebody who does not play."""

    day: date
    debt: Fraction
    discount: float
    rating: float


class Absence(NamedTuple):
    """A last game and what the days after it bring."""

    last_game: date
    grace_end: date
    days: Sequence[DebtDay]


class Return(NamedTuple):
    """What is left of a debt after some games, the projection unchanged."""

    games: int
    debt: Fraction
    discount: float
    rating: float


@dataclass(frozen=True, slots=True)
class DeratingFacts:
    """What the page on inactivity shows."""

    projection: float
    low_projection: float
    low_discount: float
    half_debt: Fraction
    half_discount: float
    full_discount: float
    january: Absence
    october: Absence
    recovery: Sequence[Return]
    games_to_recover: int
    full_games: int
    last_game: date
    leaves: date
    leap_last_game: date
    leap_leaves: date

    @property
    def above(self) -> float:
        """What the debt can take off the projection."""
        return self.full_discount

    @property
    def half_rating(self) -> float:
        """Rating shown at half of the greatest debt."""
        return self.projection - self.half_discount

    @property
    def full_rating(self) -> float:
        """Rating shown at the greatest debt."""
        return self.projection - self.full_discount


def derating_facts() -> DeratingFacts:
    """The examples of inactivity."""
    known = basics()
    projection, low = known.baseline + 400.0, known.baseline - 20.0
    half = known.max_debt / 2
    last_game, leap = date(2026, 9, 24), date(2028, 2, 29)
    return DeratingFacts(
        projection=projection,
        low_projection=low,
        low_discount=inactivity.discount(half, low),
        half_debt=half,
        half_discount=inactivity.discount(half, projection),
        full_discount=inactivity.discount(known.max_debt, projection),
        january=_january(projection),
        october=_october(projection),
        recovery=_recovery(half, projection),
        games_to_recover=inactivity.games_to_recover(half),
        full_games=inactivity.games_to_recover(known.max_debt),
        last_game=last_game,
        leaves=inactivity.leaves_ranking_on(last_game),
        leap_last_game=leap,
        leap_leaves=inactivity.leaves_ranking_on(leap),
    )


def _january(projection: float) -> Absence:
    """A last game in the middle of a month, followed until long after the greatest debt."""
    last = date(2026, 1, 15)
    grace, full = inactivity.GRACE_MONTHS, int(inactivity.MAX_DEBT)
    grace_end = inactivity.add_months(last, grace)
    first_unit = inactivity.add_months(last, grace + 1)
    full_day = inactivity.add_months(last, grace + full)
    days = (
        grace_end,
        grace_end + timedelta(days=1),
        first_unit,
        first_unit + timedelta(days=15),
        full_day,
        inactivity.add_months(full_day, 3),
    )
    return Absence(last, grace_end, [_debt_day(last, day, projection) for day in days])


def _october(projection: float) -> Absence:
    """A last game on a 31st, whose months end on the last day of shorter ones."""
    last = date(2025, 10, 31)
    grace_end = inactivity.add_months(last, inactivity.GRACE_MONTHS)
    first_unit = inactivity.add_months(last, inactivity.GRACE_MONTHS + 1)
    days = (grace_end, grace_end + timedelta(days=15), first_unit)
    return Absence(last, grace_end, [_debt_day(last, day, projection) for day in days])


def _debt_day(last_game: date, day: date, projection: float) -> DebtDay:
    debt = inactivity.debt_on(inactivity.NO_DEBT, last_game, day)
    off = inactivity.discount(debt, projection)
    return DebtDay(day, debt, off, projection - off)


def _recovery(debt: Fraction, projection: float) -> list[Return]:
    rows = []
    for games in range(inactivity.games_to_recover(debt) + 1):
        off = inactivity.discount(debt, projection)
        rows.append(Return(games, debt, off, projection - off))
        debt = inactivity.after_game(debt)
    return rows
