"""What reading a file found: kept as plain values, summed up, and as a file of its own."""

from __future__ import annotations

import csv
import io
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ligamahjong.formats.values import guard
from ligamahjong.report import Level, Problem, Report
from ligamahjong.wording import Text
from ligamahjong.wording.problems import LEVELS, problem_title, sentence, tally

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ligamahjong.wording import Language

__all__ = ["Kind", "kinds", "problem_values", "report_csv", "report_of", "report_values"]

_HEADINGS = (
    Text("resultado", "outcome"),
    Text("fichero", "file"),
    Text("fila", "row"),
    Text("columna", "column"),
    Text("valor", "value"),
    Text("problema", "problem"),
    Text("explicación", "explanation"),
)


@dataclass(frozen=True, slots=True)
class Kind:
    """One kind of problem.

    Attributes:
        code: stable name.
        title: in words.
        level: what became of the rows, in words.
        rows: how many there are.
    """

    code: str
    title: str
    level: str
    rows: int


def kinds(report: Report, language: Language) -> list[Kind]:
    """The kinds of problem there are, refusals first, then by number of rows."""
    return [
        Kind(code, problem_title(code, language), LEVELS[level].say(language), rows)
        for level in Level
        for code, rows in tally(report, level)
    ]


def problem_values(problem: Problem) -> list[object]:
    """A problem as values that JSON has."""
    where = [problem.file, problem.row, problem.column, problem.value]
    return [problem.code, problem.level.value, *where, dict(problem.facts)]


def report_values(report: Iterable[Problem]) -> list[list[object]]:
    """A report as values that JSON has."""
    return [problem_values(problem) for problem in report]


def report_of(values: Sequence[Sequence[object]]) -> Report:
    """The report that :func:`report_values` made values of."""
    return Report([_problem(*one) for one in values])


def _problem(  # noqa: PLR0913, PLR0917 - the fields of a problem
    code: object,
    level: object,
    file: object,
    row: object,
    column: object,
    value: object,
    facts: object,
) -> Problem:
    return Problem(
        str(code),
        Level(str(level)),
        str(file),
        row if isinstance(row, int) else None,
        None if column is None else str(column),
        None if value is None else str(value),
        dict(facts) if isinstance(facts, dict) else {},
    )


def report_csv(report: Iterable[Problem], language: Language) -> str:
    """Every problem in a row, as a spreadsheet opens it: with a mark of its encoding."""
    out = io.StringIO(newline="")
    out.write("\N{ZERO WIDTH NO-BREAK SPACE}")
    rows = csv.writer(out)
    rows.writerow(heading.say(language) for heading in _HEADINGS)
    for one in report:
        texts = [one.file, one.row or "", one.column or "", one.value or ""]
        told = [problem_title(one.code, language), sentence(one, language)]
        level = LEVELS[one.level].say(language)
        rows.writerow(guard(str(cell)) for cell in (level, *texts, *told))
    return out.getvalue()
