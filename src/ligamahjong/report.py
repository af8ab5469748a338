"""What a reader found in its input: every problem, none of them silent.

A reader never stops at the first problem and never drops a row without a word: each one becomes
a :class:`Problem` with its place and the facts of the case. :mod:`ligamahjong.wording` says in
Spanish and English what each ``code`` means and what was expected.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

__all__ = ["Level", "Problem", "Report"]


class Level(StrEnum):
    """What became of the row."""

    REFUSED = "refused"
    """The row was left out."""
    WARNING = "warning"
    """The row was used; somebody should look at it."""
    NOTICE = "notice"
    """How the file was understood."""


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing found in one place.

    Attributes:
        code: what it is, stable between releases (``"players-count"``).
        level: what became of the row.
        file: the file as it was named by the caller.
        row: line of the file, the header being 1; ``None`` for the whole file.
        column: header of the column as written in the file, or ``None`` for the whole row.
        value: the offending text, as written.
        facts: further values that the sentence about it needs, by name.
    """

    code: str
    level: Level
    file: str
    row: int | None = None
    column: str | None = None
    value: str | None = None
    facts: Mapping[str, object] = field(default_factory=dict, hash=False)

    @property
    def where(self) -> str:
        """``file:row:column``, as far as known.

        >>> Problem("no-score", Level.REFUSED, "riichi.csv", 12, "score2").where
        'riichi.csv:12:score2'
        >>> Problem("newest-first", Level.NOTICE, "riichi.csv").where
        'riichi.csv'
        """
        parts = (self.file, self.row, self.column)
        return ":".join(str(part) for part in parts if part is not None)


@dataclass(slots=True)
class Report:
    """Everything found while reading, in the order in which it was found."""

    problems: list[Problem] = field(default_factory=list)

    def add(self, problem: Problem) -> None:
        """Keep a problem."""
        self.problems.append(problem)

    def extend(self, other: Report) -> None:
        """Keep everything another report holds, after what this one holds."""
        self.problems.extend(other.problems)

    def at(self, level: Level) -> list[Problem]:
        """The problems of one level."""
        return [problem for problem in self.problems if problem.level is level]

    @property
    def refused(self) -> int:
        """How many rows were left out; a row with several problems counts once."""
        return len({(p.file, p.row) for p in self.problems if p.level is Level.REFUSED})

    def counts(self, level: Level) -> Counter[str]:
        """How many problems of each code there are at a level, a row counted once per code."""
        rows = dict.fromkeys(
            (p.code, p.file, p.value if p.row is None else p.row)
            for p in self.problems
            if p.level is level
        )
        return Counter(code for code, _, _ in rows)

    def __iter__(self) -> Iterator[Problem]:
        return iter(self.problems)

    def __len__(self) -> int:
        return len(self.problems)
