"""Numbers of the help on grades: tables, examples and the calibration."""

from __future__ import annotations

import functools
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, NamedTuple

from ligamahjong.analysis import grade_calibration
from ligamahjong.league.game import Mode
from ligamahjong.league.grades import published_ladders
from ligamahjong.league.ladder import GradeMove, GradeStanding, Ladder

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ligamahjong.league.ladder import Grade
    from ligamahjong.league.rules import LeagueRules

__all__ = [
    "Climb",
    "GradeFacts",
    "LadderFacts",
    "Progress",
    "Step",
    "climb",
    "grade_facts",
    "prepare",
]

_EXAMPLE: Final = 3
"""How many grades below the permanent floor the examples stand."""
_QUICK: Final = 10
_SLOW: Final = 90
_PUBLISHED_MEDIANS: Final = {Mode.MCR: 997, Mode.RIICHI: 1081}
"""What the league itself gave, from simulated trajectories; to be held against the exact ones."""
_PUBLISHED_TRAJECTORIES: Final = 30_000


class Step(NamedTuple):
    """A game on a ladder of grades: where it started, what it gave, where it ended."""

    grade: Grade
    points: int
    gained: int
    place: int
    after: Grade
    left: int

    @property
    def total(self) -> int:
        """Points before promotion, demotion or a floor had their say."""
        return self.points + self.gained


class Progress(NamedTuple):
    """Somebody inside a grade."""

    grade: Grade
    points: int
    progress: int
    missing: int


class Climb(NamedTuple):
    """How many games it takes to the top of a ladder, exactly."""

    top: grade_calibration.TimeToGrade
    steps: Sequence[tuple[str, int | None]]


@dataclass(frozen=True, slots=True)
class LadderFacts:
    """What the page on grades shows of one mode."""

    mode: Mode
    grades: Sequence[Grade]
    same_places: bool
    floor: Grade
    kept_out: Sequence[str]
    floor_progress: int
    promotion: Step | None
    demotion: Step | None
    held: Step | None
    progress: Progress | None
    climb: Climb
    published_median: int
    quick: int | None
    slow: int | None

    @property
    def median(self) -> int | None:
        """Games within which half of the players reach the last grade."""
        return self.climb.top.median

    @property
    def first(self) -> Grade:
        """Where everybody starts."""
        return self.grades[0]

    @property
    def last(self) -> Grade:
        """The grade without a threshold."""
        return self.grades[-1]

    @property
    def worst(self) -> int:
        """The most that a fourth place costs."""
        return min(grade.points[3] for grade in self.grades)


@dataclass(frozen=True, slots=True)
class GradeFacts:
    """What the page on grades shows."""

    riichi: LadderFacts
    mcr: LadderFacts
    profile: Sequence[float]
    quick_percent: int
    slow_percent: int
    published_trajectories: int

    @property
    def ladders(self) -> tuple[LadderFacts, LadderFacts]:
        """Both modes, in the order of the page."""
        return self.riichi, self.mcr


def grade_facts(rules: LeagueRules) -> GradeFacts:
    """The tables of grades in force, the examples and the calibration."""
    return GradeFacts(
        riichi=_ladder_facts(rules.ladders[Mode.RIICHI]),
        mcr=_ladder_facts(rules.ladders[Mode.MCR]),
        profile=[100 * share for share in grade_calibration.PUBLISHED_PROFILE],
        quick_percent=_QUICK,
        slow_percent=_SLOW,
        published_trajectories=_PUBLISHED_TRAJECTORIES,
    )


def _ladder_facts(ladder: Ladder) -> LadderFacts:
    grades = ladder.grades
    floor = next(index for index, grade in enumerate(grades) if grade.floor)
    chosen = max(floor - _EXAMPLE, 0)
    way = climb(ladder)
    return LadderFacts(
        mode=ladder.mode,
        grades=grades,
        same_places=len({grade.points[:3] for grade in grades}) == 1,
        floor=grades[floor],
        kept_out=[grade.name for grade in grades[:floor]],
        floor_progress=ladder.progress(GradeStanding(floor, 0)),
        promotion=_promotion(ladder, chosen),
        demotion=_fall(ladder, max(floor - 1, 0), GradeMove.DEMOTION),
        held=_fall(ladder, floor, GradeMove.HELD),
        progress=_progress(ladder, chosen),
        climb=way,
        published_median=_PUBLISHED_MEDIANS[ladder.mode],
        quick=way.top.percentile(_QUICK),
        slow=way.top.percentile(_SLOW),
    )


def _promotion(ladder: Ladder, index: int) -> Step | None:
    """A first place that overshoots the threshold by half of what it gives."""
    grade = ladder.grades[index]
    if grade.threshold is None:
        return None
    points = grade.threshold - grade.points[0] // 2
    return _step(ladder, GradeStanding(index, points), 1)


def _fall(ladder: Ladder, index: int, move: GradeMove) -> Step | None:
    """A fourth place that takes the total below zero, where one can."""
    loss = -ladder.grades[index].points[3]
    before = GradeStanding(index, max(loss - 5, 0))
    return _step(ladder, before, 4) if ladder.move(before, 4) is move else None


def _step(ladder: Ladder, before: GradeStanding, place: int) -> Step:
    after = ladder.advance(before, place)
    grade = ladder.grade(before)
    return Step(
        grade, before.points, grade.points[place - 1], place, ladder.grade(after), after.points
    )


def _progress(ladder: Ladder, index: int) -> Progress | None:
    """A second place after entering the grade."""
    standing = ladder.advance(GradeStanding(index, ladder.grades[index].base), 2)
    missing = ladder.missing(standing)
    if missing is None:
        return None
    return Progress(ladder.grade(standing), standing.points, ladder.progress(standing), missing)


def prepare() -> None:
    """Work out the climbs of the packaged tables, so that no page has to wait for them."""
    for ladder in published_ladders().values():
        climb(ladder)


@functools.cache
def climb(ladder: Ladder) -> Climb:
    """The exact number of games up a ladder for the profile of the calibration.

    Takes about a second for each ladder, once per process.
    """
    top = grade_calibration.time_to_top(ladder)
    last = len(ladder.grades) - 1
    below = replace(ladder.grades[last - 1], threshold=None)
    shorter = Ladder(ladder.mode, (*ladder.grades[: last - 1], below))
    steps = [(step.grade, step.median) for step in grade_calibration.milestones(shorter)]
    return Climb(top, [*steps, (top.grade, top.median)])
