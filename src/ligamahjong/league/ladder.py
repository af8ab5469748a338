"""A ladder of grades: how the place in a game moves a player up, down or nowhere."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING

from ligamahjong.errors import GameError, RulesError

if TYPE_CHECKING:
    from ligamahjong.league.game import Mode
    from ligamahjong.table import Four

__all__ = ["Grade", "GradeMove", "GradeStanding", "Ladder"]


class GradeMove(StrEnum):
    """What a game did to somebody's grade."""

    PROMOTION = "promotion"
    """The total reached the threshold: next grade, at its base."""
    DEMOTION = "demotion"
    """The total fell below zero: grade below, at its base."""
    HELD = "held"
    """The total would have fallen below zero where nobody goes down: it stays at zero."""
    NONE = "none"
    """Same grade, with the points of the place added in full."""


@dataclass(frozen=True, slots=True)
class Grade:
    """One grade of a ladder (docs/rules/ranking.md, Grades).

    Attributes:
        name: as players say it (``"3-kyuu"``).
        base: total with which everybody enters it, from below and from above.
        threshold: total that promotes; ``None`` in the last grade.
        points: what first, second, third and fourth place add to the total.
        floor: whether nobody who has reached it ever goes below it.
    """

    name: str
    base: int
    threshold: int | None
    points: Four[int]
    floor: bool

    @property
    def step(self) -> int | None:
        """Points from the base to the threshold; ``None`` in the last grade.

        >>> Grade("8-pin", 200, 400, (30, 15, 0, -10), floor=False).step
        200
        """
        return None if self.threshold is None else self.threshold - self.base


@dataclass(frozen=True, slots=True)
class GradeStanding:
    """Where somebody stands on a ladder.

    Attributes:
        grade: index of the grade, the first of the ladder being 0.
        points: total in that grade, zero or more.
    """

    grade: int
    points: int


@dataclass(frozen=True, slots=True)
class Ladder:
    """The grades of one mode, the first being everybody's first.

    :func:`ligamahjong.league.grades.read_ladders` makes ladders from a table and checks
    everything the rules ask of one. The standings met on the way are kept and shared, so that
    replaying a game costs a look-up per player; there are never more of them than totals below
    the thresholds, and a few in the last grade.

    Args:
        mode: discipline the ladder belongs to.
        grades: from first to last.

    Raises:
        RulesError: there is no grade, or some grade other than the last has no threshold, or
            the last has one.
    """

    mode: Mode
    grades: tuple[Grade, ...]
    _known: dict[tuple[int, int, int], GradeStanding] = field(
        default_factory=dict, init=False, repr=False, compare=False
    )

    def __post_init__(self) -> None:
        if not self.grades:
            raise RulesError(f"the ladder of {self.mode} has no grades", mode=self.mode)
        for index, grade in enumerate(self.grades, start=1):
            if (grade.threshold is None) != (index == len(self.grades)):
                raise RulesError(
                    f"{grade.name}: every grade has a threshold, except the last",
                    mode=self.mode,
                    grade=grade.name,
                )

    @property
    def start(self) -> GradeStanding:
        """Where everybody starts: the first grade, at its base."""
        return GradeStanding(0, self.grades[0].base)

    def advance(self, standing: GradeStanding, place: int) -> GradeStanding:
        """The standing after a game finished in a place.

        Args:
            standing: before the game.
            place: 1 to 4, no two players of a game having the same.

        Raises:
            GameError: the place is not 1, 2, 3 or 4.
        """
        key = (standing.grade, standing.points, place)
        try:
            return self._known[key]
        except KeyError:
            return self._known.setdefault(key, self._after(standing, place))

    def _after(self, standing: GradeStanding, place: int) -> GradeStanding:
        match self.move(standing, place):
            case GradeMove.PROMOTION:
                return self._entry(standing.grade + 1)
            case GradeMove.DEMOTION:
                return self._entry(standing.grade - 1)
            case GradeMove.HELD:
                return GradeStanding(standing.grade, 0)
            case GradeMove.NONE:
                return GradeStanding(standing.grade, self._total(standing, place))

    def _entry(self, grade: int) -> GradeStanding:
        return GradeStanding(grade, self.grades[grade].base)

    def _total(self, standing: GradeStanding, place: int) -> int:
        if place not in {1, 2, 3, 4}:
            raise GameError(f"a place is 1, 2, 3 or 4, not {place!r}", place=place)
        return standing.points + self.grades[standing.grade].points[place - 1]

    def move(self, before: GradeStanding, place: int) -> GradeMove:
        """What a game finished in a place does to the grade.

        Args:
            before: standing before the game.
            place: 1 to 4.

        Raises:
            GameError: the place is not 1, 2, 3 or 4.
        """
        grade = self.grades[before.grade]
        total = self._total(before, place)
        if grade.threshold is not None and total >= grade.threshold:
            return GradeMove.PROMOTION
        if total >= 0:
            return GradeMove.NONE
        return GradeMove.HELD if before.grade == 0 or grade.floor else GradeMove.DEMOTION

    def grade(self, standing: GradeStanding) -> Grade:
        """The grade somebody holds."""
        return self.grades[standing.grade]

    def progress(self, standing: GradeStanding) -> int:
        """Points above the base of the grade; negative below it."""
        return standing.points - self.grades[standing.grade].base

    def missing(self, standing: GradeStanding) -> int | None:
        """Points to the threshold; ``None`` in the last grade."""
        threshold = self.grades[standing.grade].threshold
        return None if threshold is None else threshold - standing.points

    def index(self, name: str) -> int:
        """Index of the grade of that name.

        Raises:
            RulesError: the ladder has no such grade.
        """
        for index, grade in enumerate(self.grades):
            if grade.name == name:
                return index
        raise RulesError(f"{self.mode} has no grade {name!r}", mode=self.mode, grade=name)
