"""How many games a ladder of grades takes, exactly.

A player whose places come independently, with the same probabilities in every game, walks a
Markov chain over (grade, points). Following the probability of every state game by game gives
the distribution of the first game that ends in a grade, without simulating anybody.
"""

from __future__ import annotations

import math
from bisect import bisect_left
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from ligamahjong.errors import RulesError

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ligamahjong.league.grades import Grade, Ladder
    from ligamahjong.table import Four

__all__ = [
    "HORIZON",
    "PUBLISHED_PROFILE",
    "TimeToGrade",
    "check_percent",
    "check_profile",
    "milestones",
    "time_to_top",
]

PUBLISHED_PROFILE: Final[Four[float]] = (0.28, 0.25, 0.24, 0.23)
"""Probability of first to fourth place for which the league calibrated its tables."""

HORIZON: Final = 20_000
"""Games after which a chain is given up."""

_ROUNDING: Final = 1e-12
"""Probabilities closer than this are equal: they come out of thousands of rounded sums."""


@dataclass(frozen=True, slots=True)
class TimeToGrade:
    """Distribution of the number of games until a grade is first reached.

    Attributes:
        grade: name of the grade.
        reached: probability of having reached it within 0, 1, 2… games, as far as followed.
    """

    grade: str
    reached: tuple[float, ...]

    def percentile(self, percent: float) -> int | None:
        """The fewest games within which so many per cent of players have reached the grade.

        Args:
            percent: above 0, at most 100.

        Returns:
            ``None`` where fewer of them get there within the games followed.

        Raises:
            RulesError: there is no such percentile.
        """
        games = bisect_left(self.reached, check_percent(percent) - _ROUNDING)
        return games if games < len(self.reached) else None

    @property
    def median(self) -> int | None:
        """The fewest games within which half of the players have reached the grade."""
        return self.percentile(50)


def check_percent(percent: float) -> float:
    """Turn per cent into a share, refusing what no share of the players can be.

    Raises:
        RulesError: it is not above 0 and at most 100.
    """
    if not 0 < percent / 100 <= 1:
        raise RulesError(f"a percentile is above 0 and at most 100, not {percent}", percent=percent)
    return percent / 100


def check_profile(profile: Four[float]) -> None:
    """Refuse what are not the probabilities of the four places.

    Raises:
        RulesError: a probability is negative or not finite, or they do not add up to 1.
    """
    if not (min(profile) >= 0 and math.isclose(math.fsum(profile), 1, abs_tol=1e-9)):
        raise RulesError(
            f"a profile is four probabilities that add up to 1, not {profile}", profile=profile
        )


def time_to_top(
    ladder: Ladder,
    profile: Four[float] = PUBLISHED_PROFILE,
    *,
    until: float = 0.99,
    horizon: int = HORIZON,
) -> TimeToGrade:
    """Games from the start of a ladder until its last grade is first reached.

    Args:
        ladder: the grades.
        profile: probability of first to fourth place in every game.
        until: stop once this share of players has got there; later percentiles are ``None``.
        horizon: stop after this many games at the latest.

    Raises:
        RulesError: the profile is not one.
    """
    return _time_to(len(ladder.grades) - 1, ladder, profile, until, horizon)


def milestones(
    ladder: Ladder,
    profile: Four[float] = PUBLISHED_PROFILE,
    *,
    until: float = 0.5,
    horizon: int = HORIZON,
) -> tuple[TimeToGrade, ...]:
    """Games until each grade above the first is first reached; arguments as :func:`time_to_top`.

    Raises:
        RulesError: the profile is not one.
    """
    return tuple(
        _time_to(target, ladder, profile, until, horizon) for target in range(1, len(ladder.grades))
    )


def _time_to(
    target: int, ladder: Ladder, profile: Four[float], until: float, horizon: int
) -> TimeToGrade:
    check_profile(profile)
    reached = [0.0 if target else 1.0]
    arrivals = _arrivals(ladder.grades[:target], profile)
    while reached[-1] < until and len(reached) <= horizon:
        reached.append(reached[-1] + next(arrivals))
    return TimeToGrade(ladder.grades[target].name, tuple(reached))


def _arrivals(grades: Sequence[Grade], profile: Four[float]) -> Iterator[float]:
    """Probability of leaving the last of some grades upwards at game 1, 2, 3…, without end."""
    walks = [
        _Walk(grade, grade.threshold, profile, held=grade.floor or index == 0)
        for index, grade in enumerate(grades)
        if grade.threshold is not None
    ]
    walks[0].enter(1.0)
    while True:
        exits = [walk.play() for walk in walks]
        for index, (down, up) in enumerate(exits):
            if down:
                walks[index - 1].enter(down)
            if up and index + 1 < len(walks):
                walks[index + 1].enter(up)
        yield exits[-1][1]


class _Walk:
    """Probability of every total inside one grade that is not the last.

    Totals are multiples of the largest number that divides the base and all points, so that
    nothing is kept for totals that cannot occur.
    """

    def __init__(self, grade: Grade, threshold: int, profile: Four[float], *, held: bool) -> None:
        unit = math.gcd(grade.base, *grade.points) or 1
        size = -(-threshold // unit)
        self._base = grade.base // unit
        self._moves = [
            (max(-size, min(points // unit, size)), probability)
            for points, probability in zip(grade.points, profile, strict=True)
        ]
        self._held = held
        self._mass = [0.0] * size
        self._empty = True

    def enter(self, probability: float) -> None:
        """Add to the probability of standing at the base."""
        self._mass[self._base] += probability
        self._empty = False

    def play(self) -> tuple[float, float]:
        """Play one game; give the probability that leaves downwards and upwards."""
        if self._empty:
            return 0.0, 0.0
        mass = self._mass
        down = up = 0.0
        for step, probability in self._moves:
            if step > 0:
                up += probability * math.fsum(mass[-step:])
            elif step < 0:
                down += probability * math.fsum(mass[:-step])
        (_, first), (_, second), (_, third), (_, fourth) = self._moves
        self._mass = [
            first * a + second * b + third * c + fourth * d
            for a, b, c, d in zip(*(self._shifted(step) for step, _ in self._moves), strict=True)
        ]
        if self._held:
            self._mass[0] += down
            down = 0.0
        return down, up

    def _shifted(self, step: int) -> list[float]:
        mass = self._mass
        if step > 0:
            return [0.0] * step + mass[:-step]
        return mass[-step:] + [0.0] * -step
