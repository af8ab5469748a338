"""Many players climbing a ladder of grades by chance, all at once.

The second witness of :mod:`ligamahjong.analysis.grade_calibration`: it plays the games instead
of following probabilities, and takes every step from the ladder itself.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import accumulate
from typing import TYPE_CHECKING

from ligamahjong.analysis.grade_calibration import (
    HORIZON,
    PUBLISHED_PROFILE,
    check_percent,
    check_profile,
)
from ligamahjong.errors import MissingExtra
from ligamahjong.league.grades import GradeStanding

if TYPE_CHECKING:
    from ligamahjong.league.grades import Ladder
    from ligamahjong.table import Four

__all__ = ["Bin", "Simulation", "simulate"]

_BLOCK = 32
"""Games between two looks at who has arrived."""

_ROUNDING = 1e-6
"""Shares of trajectories closer to a whole number than this are that number."""


@dataclass(frozen=True, slots=True)
class Bin:
    """A bar of a histogram.

    Attributes:
        first: fewest games it counts.
        last: most games it counts.
        count: trajectories that needed as many.
    """

    first: int
    last: int
    count: int


@dataclass(frozen=True, slots=True)
class Simulation:
    """What came of simulated trajectories.

    Attributes:
        games: games each trajectory needed to reach the last grade, fewest first, without those
            that did not get there.
        trajectories: how many were simulated.
        seed: of the random numbers.
    """

    games: tuple[int, ...]
    trajectories: int
    seed: int

    @property
    def unfinished(self) -> int:
        """Trajectories given up before the last grade."""
        return self.trajectories - len(self.games)

    def percentile(self, percent: float) -> int | None:
        """The fewest games within which so many per cent of the trajectories arrived.

        Args:
            percent: above 0, at most 100.

        Returns:
            ``None`` where fewer of them arrived.

        Raises:
            RulesError: there is no such percentile.
        """
        rank = max(1, math.ceil(check_percent(percent) * self.trajectories - _ROUNDING))
        return self.games[rank - 1] if rank <= len(self.games) else None

    @property
    def median(self) -> int | None:
        """The fewest games within which half of the trajectories arrived."""
        return self.percentile(50)

    def histogram(self, bins: int = 20) -> tuple[Bin, ...]:
        """The trajectories that arrived, in bars of equal width from the first to the last.

        Args:
            bins: how many bars at most, at least one.
        """
        if not self.games:
            return ()
        first = self.games[0]
        width = -(-(self.games[-1] - first + 1) // bins)
        counts = [0] * ((self.games[-1] - first) // width + 1)
        for games in self.games:
            counts[(games - first) // width] += 1
        return tuple(
            Bin(first + width * index, first + width * (index + 1) - 1, count)
            for index, count in enumerate(counts)
        )


def simulate(
    ladder: Ladder,
    profile: Four[float] = PUBLISHED_PROFILE,
    *,
    trajectories: int = 30_000,
    seed: int = 2026,
    horizon: int = HORIZON,
) -> Simulation:
    """Play trajectories from the start of a ladder until they reach its last grade.

    Args:
        ladder: the grades.
        profile: probability of first to fourth place in every game.
        trajectories: how many to play.
        seed: the same seed gives the same trajectories.
        horizon: games after which a trajectory is given up.

    Raises:
        MissingExtra: numpy is not installed.
        RulesError: the profile is not one.
    """
    try:
        import numpy as np  # noqa: PLC0415 - an extra, and heavy
    except ImportError as error:
        raise MissingExtra(
            "simulating needs numpy: pip install 'ligamahjong[analysis]'", extra="analysis"
        ) from error
    check_profile(profile)
    table, top = _steps(ladder)
    steps = np.array(table, dtype=np.intp).ravel()
    bounds = [np.float32(share) for share in list(accumulate(profile))[:3]]
    random = np.random.default_rng(seed)
    state = np.zeros(trajectories, dtype=np.intp)
    games = np.zeros(trajectories, dtype=np.intp)
    finished: list[int] = []
    for played in range(horizon):
        if played % _BLOCK == 0:
            arrived = state == top
            finished.extend(games[arrived].tolist())
            state, games = state[~arrived], games[~arrived]
            if not state.size:
                break
        games += state != top
        chance = random.random(state.size, dtype=np.float32)
        state *= 4
        for bound in bounds:
            state += chance >= bound
        state = steps[state]
    finished.extend(games[state == top].tolist())
    return Simulation(tuple(sorted(finished)), trajectories, seed)


def _steps(ladder: Ladder) -> tuple[list[Four[int]], int]:
    """Number every standing short of the last grade, and the last grade as a whole.

    Returns:
        for each number, the start being 0, those that follow it for first to fourth place; and
        the number of the last grade, which is followed by itself (-1 where it is out of reach).
    """
    last = len(ladder.grades) - 1
    numbers = {ladder.start: 0}
    standings = [ladder.start]
    table: list[Four[int]] = []
    for number, standing in enumerate(standings):
        if standing.grade == last:
            table.append((number, number, number, number))
            continue
        following = [ladder.advance(standing, place) for place in range(1, 5)]
        for after in following:
            if after not in numbers:
                numbers[after] = len(standings)
                standings.append(after)
        first, second, third, fourth = (numbers[after] for after in following)
        table.append((first, second, third, fourth))
    return table, numbers.get(GradeStanding(last, ladder.grades[last].base), -1)
