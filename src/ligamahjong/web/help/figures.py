"""Shapes of the help's charts, from its numbers; templates draw them as inline SVG.

Coordinates are texts, for a template would write a number with the comma of the language.
"""

from __future__ import annotations

import math
from itertools import pairwise
from statistics import NormalDist
from typing import TYPE_CHECKING, Final, NamedTuple

from ligamahjong.league import inactivity

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import date
    from fractions import Fraction

    from ligamahjong.analysis.grade_calibration import TimeToGrade
    from ligamahjong.web.help.derating_numbers import Absence
    from ligamahjong.web.help.numbers import Estimate

__all__ = [
    "Bar",
    "Bell",
    "Bells",
    "DebtLine",
    "DebtPoint",
    "Histogram",
    "Mark",
    "Tick",
    "bells",
    "debt_line",
    "histogram",
]

_LEFT: Final = 28.0
_RIGHT: Final = 340.0
_TOP: Final = 16.0
_BOTTOM: Final = 190.0


class Tick(NamedTuple):
    """A number on an axis and where it stands."""

    at: str
    value: int


class Mark(NamedTuple):
    """A vertical line, with where a label to its right or to its left stands."""

    x: str
    top: str
    label_x: str
    left_x: str
    label_y: str
    second_y: str


class Bell(NamedTuple):
    """A normal curve: its outline, the mark at its cautious estimate and its own label."""

    estimate: Estimate
    line: str
    mark: Mark
    name_x: str
    name_y: str


class Bells(NamedTuple):
    """Two normal curves over one axis of skill."""

    wide: Bell
    narrow: Bell
    ticks: Sequence[Tick]
    centre: str


def bells(wide: Estimate, narrow: Estimate) -> Bells:
    """The normal curves of two estimates with the same centre."""
    centre = wide.rating.mu
    reach = wide.penalty * 7 / 6
    low = centre - reach
    peak = NormalDist(centre, narrow.rating.sigma).pdf(centre)

    def x(skill: float) -> float:
        return _LEFT + (skill - low) / (2 * reach) * (_RIGHT - _LEFT)

    def y(density: float) -> float:
        return _BOTTOM - density / peak * (_BOTTOM - _TOP)

    def bell(one: Estimate, height: float) -> Bell:
        curve = NormalDist(one.rating.mu, one.rating.sigma)
        skills = [low + step * reach / 60 for step in range(121)]
        beside = one.rating.mu + 0.85 * one.rating.sigma
        top = y(peak * height)
        return Bell(
            one,
            " ".join(f"{x(skill):.1f},{y(curve.pdf(skill)):.1f}" for skill in skills),
            _mark(x(one.cautious), top),
            _text(x(beside) + 7),
            _text(y(curve.pdf(beside)) - 3),
        )

    values = {centre, *(centre + sign * one.penalty for one in (wide, narrow) for sign in (-1, 1))}
    ticks = [Tick(_text(x(value)), round(value)) for value in sorted(values)]
    return Bells(bell(wide, 0.5), bell(narrow, 0.82), ticks, _text(x(centre)))


class Bar(NamedTuple):
    """A bar of a histogram: games from ``first`` to ``last``, and the share of players."""

    first: int
    last: int
    share: float
    x: str
    y: str
    width: str
    height: str


class Histogram(NamedTuple):
    """When the top is reached for the first time, with the median marked."""

    bars: Sequence[Bar]
    rest: float
    ticks: Sequence[Tick]
    median: Mark | None


_GAMES_A_BAR: Final = 100
_GAMES_A_TICK: Final = 500


def histogram(top: TimeToGrade) -> Histogram:
    """The exact distribution of a climb, in bars of a hundred games."""
    reached = top.reached
    edges: list[int] = [*range(0, len(reached) - 1, _GAMES_A_BAR), len(reached) - 1]
    shares = [reached[last] - reached[first] for first, last in pairwise(edges)]
    most = _GAMES_A_TICK * math.ceil(edges[-1] / _GAMES_A_TICK)

    def x(games: int) -> float:
        return _LEFT + games / most * (_RIGHT - _LEFT)

    def bar(first: int, last: int, share: float) -> Bar:
        height = share / max(shares) * (_BOTTOM - _TOP - 22)
        width = x(first + _GAMES_A_BAR) - x(first) - 1
        left, above = _text(x(first)), _text(_BOTTOM - height)
        return Bar(first + 1, last, share, left, above, _text(width), _text(height))

    return Histogram(
        [bar(a, b, share) for (a, b), share in zip(pairwise(edges), shares, strict=True)],
        1 - reached[-1],
        [Tick(_text(x(games)), games) for games in range(0, most + 1, _GAMES_A_TICK)],
        None if top.median is None else _mark(x(top.median), _TOP),
    )


class DebtPoint(NamedTuple):
    """Debt some months after the last game."""

    months: int
    day: date
    debt: Fraction


class DebtLine(NamedTuple):
    """Debt over the months without a game."""

    line: str
    points: Sequence[DebtPoint]
    months: Sequence[Tick]
    units: Sequence[Tick]
    grace_width: str
    grace_middle: str
    full_x: str
    full_y: str


_MONTHS_AFTER: Final = 2


def debt_line(absence: Absence) -> DebtLine:
    """How the debt of an absence grows, month by month, until it can grow no more."""
    full = inactivity.GRACE_MONTHS + int(inactivity.MAX_DEBT)
    until = full + _MONTHS_AFTER
    points = []
    for months in range(until + 1):
        day = inactivity.add_months(absence.last_game, months)
        debt = inactivity.debt_on(inactivity.NO_DEBT, absence.last_game, day)
        points.append(DebtPoint(months, day, debt))

    def x(months: float) -> float:
        return _LEFT + months / until * (_RIGHT - _LEFT)

    def y(debt: float) -> float:
        return _BOTTOM - debt / float(inactivity.MAX_DEBT) * (_BOTTOM - _TOP)

    grace = x(inactivity.GRACE_MONTHS)
    return DebtLine(
        " ".join(f"{x(point.months):.1f},{y(float(point.debt)):.1f}" for point in points),
        points,
        [Tick(_text(x(months)), months) for months in range(0, until + 1, 2)],
        [Tick(_text(y(units)), units) for units in range(0, int(inactivity.MAX_DEBT) + 1, 2)],
        _text(grace - _LEFT),
        _text((grace + _LEFT) / 2),
        _text(x(full)),
        _text(y(float(inactivity.MAX_DEBT))),
    )


def _mark(x: float, top: float) -> Mark:
    return Mark(_text(x), _text(top), _text(x + 5), _text(x - 5), _text(top + 9), _text(top + 24))


def _text(value: float) -> str:
    return f"{value:.1f}"
