"""How many games it takes from a standing on a ladder to the next grade, for a profile of places.

Follows the probability of every standing game by game, each step taken from the ladder itself, so
demotions on the way count too (docs/rules/ranking.md, Grades).
"""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

from ligamahjong.analysis.grade_calibration import TimeToGrade, check_profile
from ligamahjong.errors import RulesError

if TYPE_CHECKING:
    from ligamahjong.league.ladder import GradeStanding, Ladder
    from ligamahjong.table import Four

__all__ = ["GAMES_FOLLOWED", "games_to_promotion"]

GAMES_FOLLOWED = 300
"""Games after which a player is given up."""

_NEGLIGIBLE = 1e-7
"""Standings less probable than this are no longer followed."""


def games_to_promotion(
    ladder: Ladder,
    start: GradeStanding,
    profile: Four[float],
    *,
    until: float = 0.9,
    horizon: int = GAMES_FOLLOWED,
) -> TimeToGrade:
    """Games from a standing until the grade above its own is first reached.

    >>> from ligamahjong.league.game import Mode
    >>> from ligamahjong.league.grades import published_ladders
    >>> riichi = published_ladders()[Mode.RIICHI]
    >>> always_second = (0.0, 1.0, 0.0, 0.0)
    >>> games_to_promotion(riichi, riichi.start, always_second).median
    2

    Args:
        ladder: the grades.
        start: where the player stands.
        profile: probability of first to fourth place in every game.
        until: stop once this share has got there; later percentiles are ``None``.
        horizon: stop after this many games at the latest.

    Raises:
        RulesError: the profile is not one, or there is no grade above.
    """
    check_profile(profile)
    target = start.grade + 1
    if target == len(ladder.grades):
        raise RulesError("there is no grade above the last", grade=ladder.grades[-1].name)
    places = [(place, share) for place, share in enumerate(profile, start=1) if share]
    now: dict[GradeStanding, float] = {start: 1.0}
    reached = [0.0]
    while now and reached[-1] < until and len(reached) <= horizon:
        after: defaultdict[GradeStanding, float] = defaultdict(float)
        for standing, probability in now.items():
            for place, share in places:
                after[ladder.advance(standing, place)] += probability * share
        arrived = sum(share for standing, share in after.items() if standing.grade >= target)
        reached.append(reached[-1] + arrived)
        now = {
            standing: share
            for standing, share in after.items()
            if standing.grade < target and share > _NEGLIGIBLE
        }
    return TimeToGrade(ladder.grades[target].name, tuple(reached))
