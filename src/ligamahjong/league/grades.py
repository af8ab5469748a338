"""The tables of grades: read from a file, checked, published with the package.

A federation that has other tables replaces ``grades.csv`` in this folder and nothing else. The
columns are ``mode, grade, base, threshold, p1, p2, p3, p4``; the grades of a mode stand from
first to last, and the last has an empty threshold. Further columns are left alone.
"""

from __future__ import annotations

import csv
import functools
import re
from dataclasses import dataclass
from itertools import pairwise
from pkgutil import get_data
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from ligamahjong.errors import RulesError
from ligamahjong.league.game import Mode
from ligamahjong.league.ladder import Grade, GradeMove, GradeStanding, Ladder
from ligamahjong.report import Level, Problem

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

__all__ = [
    "PERMANENT_FLOORS",
    "Grade",
    "GradeMove",
    "GradeStanding",
    "Ladder",
    "published_ladders",
    "read_ladders",
]

PERMANENT_FLOORS: Final[Mapping[Mode, str]] = MappingProxyType(
    {Mode.RIICHI: "1-dan", Mode.MCR: "5-pin"}
)
"""The grade of each mode below which nobody who has reached it falls again."""

_TABLE: Final = "grades.csv"
_PLACES: Final = ("p1", "p2", "p3", "p4")
_NUMBERS: Final = ("base", "threshold", *_PLACES)
_COLUMNS: Final = ("mode", "grade", *_NUMBERS)
_WHOLE_NUMBER: Final = re.compile(r"[+-]?[0-9]{1,18}")
_LINE: Final = re.compile("\r\n|\r|\n")
_CONTROL: Final = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ud800-\udfff]")
_LARGEST: Final = 100_000
"""Number of points; a whole ladder takes a few thousand."""

_SENTENCES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "grades-not-csv": "not readable as CSV: {reason}",
        "grades-control-characters": "{found} control characters",
        "grades-columns": "{found} columns of this name, expected one; the table has the columns "
        + ", ".join(_COLUMNS),
        "grades-row-width": "{found} values under {expected} headings",
        "grades-unknown-mode": "{value!r} is not a mode; expected " + " or ".join(Mode),
        "grades-missing-mode": "there are no grades of {mode}",
        "grades-no-name": "the grade has no name",
        "grades-duplicate": "{value} is already in row {first_row}",
        "grades-not-integer": "{value!r} is not a whole number",
        "grades-negative-base": "the base {value} is negative; the first loss would demote",
        "grades-too-large": "{value} is not between -{largest} and {largest}",
        "grades-base-not-below-threshold": "the base {value} is not below the threshold "
        "{threshold}; who enters would be promoted at once",
        "grades-no-threshold": "only the last grade of a mode has no threshold",
        "grades-threshold-on-last": "the last grade of a mode has no threshold, not {value}",
        "grades-no-way-up": "first place gives {value}; it has to give points for the grade to "
        "be left upwards",
        "grades-places-order": "{value} is more than the {better} of the better place",
        "grades-fourth-eases": "fourth place gives {value}, easier than the {below} of the "
        "grade below",
        "grades-no-floor": "{mode} has no grade {floor}, its permanent floor",
    }
)
"""English text of every problem, for developers, by its code."""


@dataclass(frozen=True, slots=True)
class _Row:
    """One line of the table: its texts, and those of them that are whole numbers."""

    file: str
    line: int
    texts: Mapping[str, str]
    numbers: Mapping[str, int]

    def problem(self, code: str, column: str, **facts: object) -> Problem:
        value = self.texts[column]
        return Problem(code, Level.REFUSED, self.file, self.line, column, value, facts)


def read_ladders(text: str, file: str) -> Mapping[Mode, Ladder]:
    """Read and check the tables of both modes (docs/rules/ranking.md, Grades).

    Args:
        text: the table as CSV, separated by commas or semicolons.
        file: its name, for messages.

    Raises:
        RulesError: the table is not usable. The message has one line per problem, as
            ``file:row:column: what is wrong``; ``facts["problems"]`` is a tuple of
            :class:`~ligamahjong.report.Problem`.
    """
    rows = _parse(text, file)
    by_mode = {mode: [row for row in rows if row.texts["mode"] == mode] for mode in Mode}
    problems = [problem for row in rows for problem in _check_row(row)]
    for mode, ladder in by_mode.items():
        problems.extend(_check_ladder(ladder))
        problems.extend(_check_presence(mode, ladder, file))
    if problems:
        raise _refusal(problems)
    return MappingProxyType(
        {mode: Ladder(mode, tuple(map(_grade, ladder))) for mode, ladder in by_mode.items()}
    )


def _refusal(problems: Iterable[Problem]) -> RulesError:
    ordered = sorted(problems, key=lambda problem: problem.row or 0)
    lines = (f"{p.where}: {_SENTENCES[p.code].format(value=p.value, **p.facts)}" for p in ordered)
    return RulesError("\n".join(lines), problems=tuple(ordered))


def _parse(text: str, file: str) -> list[_Row]:
    """The rows of a table that is one; a text that is not is refused here and now."""
    lines = _LINE.split(text.removeprefix("\ufeff"))
    if not lines[-1]:
        lines.pop()
    if strange := list(_check_characters(lines, file)):
        raise _refusal(strange)
    header = lines[0] if lines else ""
    delimiter = ";" if header.count(";") > header.count(",") else ","
    reader = csv.reader(lines, delimiter=delimiter, strict=True)
    try:
        columns = [heading.strip() for heading in next(reader, [])]
        records = [(reader.line_num, [cell.strip() for cell in cells]) for cells in reader]
    except csv.Error as error:
        facts = {"reason": str(error)}
        problem = Problem("grades-not-csv", Level.REFUSED, file, reader.line_num, facts=facts)
        raise _refusal([problem]) from error
    records = [(line, cells) for line, cells in records if any(cells)]
    problems = [*_check_columns(columns, file), *_check_widths(columns, records, file)]
    if problems:
        raise _refusal(problems)
    tables = ((line, dict(zip(columns, cells, strict=True))) for line, cells in records)
    return [_Row(file, line, texts, dict(_numbers(texts))) for line, texts in tables]


def _numbers(texts: Mapping[str, str]) -> Iterator[tuple[str, int]]:
    for column in _NUMBERS:
        text = texts[column].replace("\u2212", "-")
        if _WHOLE_NUMBER.fullmatch(text):
            yield column, int(text)


def _check_characters(lines: Iterable[str], file: str) -> Iterator[Problem]:
    for row, line in enumerate(lines, start=1):
        if found := _CONTROL.findall(line):
            facts = {"found": len(found)}
            yield Problem("grades-control-characters", Level.REFUSED, file, row, facts=facts)


def _check_columns(columns: Sequence[str], file: str) -> Iterator[Problem]:
    for column in _COLUMNS:
        if columns.count(column) != 1:
            facts = {"found": columns.count(column)}
            yield Problem("grades-columns", Level.REFUSED, file, 1, column, facts=facts)


def _check_widths(
    columns: Sequence[str], records: Iterable[tuple[int, Sequence[str]]], file: str
) -> Iterator[Problem]:
    for line, cells in records:
        if len(cells) != len(columns):
            facts = {"found": len(cells), "expected": len(columns)}
            yield Problem("grades-row-width", Level.REFUSED, file, line, facts=facts)


def _check_row(row: _Row) -> Iterator[Problem]:
    """What is wrong with a grade whatever stands around it."""
    numbers = row.numbers
    if row.texts["mode"] not in set(Mode):
        yield row.problem("grades-unknown-mode", "mode")
    if not row.texts["grade"]:
        yield row.problem("grades-no-name", "grade")
    for column in _NUMBERS:
        if column in numbers:
            if abs(numbers[column]) > _LARGEST:
                yield row.problem("grades-too-large", column, largest=_LARGEST)
        elif row.texts[column] or column != "threshold":
            yield row.problem("grades-not-integer", column)
    yield from _check_sense(row)


def _check_sense(row: _Row) -> Iterator[Problem]:
    """Which numbers of a grade contradict each other or the rules."""
    numbers = row.numbers
    base, threshold = numbers.get("base", 0), numbers.get("threshold")
    if base < 0:
        yield row.problem("grades-negative-base", "base")
    if threshold is not None and "base" in numbers and base >= threshold:
        yield row.problem("grades-base-not-below-threshold", "base", threshold=threshold)
    if numbers.get("p1", 1) <= 0:
        yield row.problem("grades-no-way-up", "p1")
    for better, worse in pairwise(column for column in _PLACES if column in numbers):
        if numbers[worse] > numbers[better]:
            yield row.problem("grades-places-order", worse, better=numbers[better])


def _check_ladder(rows: Sequence[_Row]) -> Iterator[Problem]:
    """What is wrong with the grades of one mode as they follow one another."""
    first_rows: dict[str, int] = {}
    for row in rows:
        first = first_rows.setdefault(row.texts["grade"], row.line)
        if row.texts["grade"] and first != row.line:
            yield row.problem("grades-duplicate", "grade", first_row=first)
    for row in rows[:-1]:
        if not row.texts["threshold"]:
            yield row.problem("grades-no-threshold", "threshold")
    for row in rows[-1:]:
        if "threshold" in row.numbers:
            yield row.problem("grades-threshold-on-last", "threshold")
    for lower, upper in pairwise(row for row in rows if "p4" in row.numbers):
        if upper.numbers["p4"] > lower.numbers["p4"]:
            yield upper.problem("grades-fourth-eases", "p4", below=lower.numbers["p4"])


def _check_presence(mode: Mode, rows: Sequence[_Row], file: str) -> Iterator[Problem]:
    """Whether a mode has grades, and among them its floor."""
    floor = PERMANENT_FLOORS[mode]
    if not rows:
        facts: dict[str, object] = {"mode": mode.value}
        yield Problem("grades-missing-mode", Level.REFUSED, file, facts=facts)
    elif floor not in {row.texts["grade"] for row in rows}:
        facts = {"mode": mode.value, "floor": floor}
        yield Problem("grades-no-floor", Level.REFUSED, file, facts=facts)


def _grade(row: _Row) -> Grade:
    name, numbers = row.texts["grade"], row.numbers
    first, second, third, fourth = (numbers[column] for column in _PLACES)
    return Grade(
        name,
        numbers["base"],
        numbers.get("threshold"),
        (first, second, third, fourth),
        floor=name == PERMANENT_FLOORS[Mode(row.texts["mode"])],
    )


@functools.cache
def published_ladders() -> Mapping[Mode, Ladder]:
    """The ladders that come with the package.

    The league's published tables did not survive; these are reconstructed from everything that
    was said about them (docs/rules/ranking.md, Grades).

    Raises:
        RulesError: the packaged table was replaced by one that is not usable.

    >>> [ladder.grades[0].name for ladder in published_ladders().values()]
    ['9-pin', '10-kyuu']
    """
    table = get_data(__package__, _TABLE) or b""
    return read_ladders(table.decode("utf-8-sig"), _TABLE)
