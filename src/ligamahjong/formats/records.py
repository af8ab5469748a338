"""From text to numbered records: delimiters, quotation marks and what goes wrong with them."""

from __future__ import annotations

import csv
import io
import re
from dataclasses import dataclass, field
from itertools import islice
from math import ceil

from ligamahjong.formats.codes import Code

__all__ = ["LONGEST_CELL", "Records", "Row", "is_blank", "read_records"]

Row = tuple[int, list[str]]
"""The line of the file where a record starts, the first line being 1, and its cells."""

LONGEST_CELL = 5_000
"""Most characters in a cell; a remark has some hundreds."""

_MOST_OPEN_QUOTES = 100
"""After so many quotation marks that nothing closes, the file is not read any further."""

_FEWEST_DELIMITERS = 3
"""Delimiters in the header below which a line of a remark cannot be told from a row."""

_LIKE_A_ROW = 0.8
"""Share of the delimiters of the header that a line needs to look like a row."""

_DELIMITERS = ";\t,"
_DELIMITER_SAID = re.compile(r'"?sep=(.)"?\s*', re.IGNORECASE)
_QUOTED = re.compile(r'"[^"]*"?')


@dataclass(slots=True)
class Records:
    """The records of a file, in order, and those that could not be read.

    Attributes:
        rows: number and cells of each record.
        broken: line and reason.
    """

    rows: list[Row] = field(default_factory=list)
    broken: list[tuple[int, Code]] = field(default_factory=list)


def is_blank(cells: list[str]) -> bool:
    """Whether a record says nothing."""
    return not any(map(str.strip, cells))


def read_records(text: str) -> Records:
    r"""Take delimited text apart.

    The first line that is not blank tells the delimiter: whichever of ``;``, tab and ``,``
    comes most often in it outside quotation marks. A line ``sep=;``, which Excel writes for
    itself, is heeded and passed over.

    >>> read_records("id;name\n1;'Paz, Ana'\n").rows
    [(1, ['id', 'name']), (2, ['1', "'Paz, Ana'"])]
    """
    lines = list(io.StringIO(text, newline=""))
    found = Records()
    start = next((at for at, line in enumerate(lines) if line.strip(" \r\n\t;,")), len(lines))
    if start == len(lines):
        return found
    said = _DELIMITER_SAID.fullmatch(lines[start])
    if said:
        start += 1
    delimiter = said[1] if said else _likely_delimiter(lines[start])
    while start < len(lines) and len(found.broken) < _MOST_OPEN_QUOTES:
        start = _read_on(lines, start, delimiter, found)
    if start < len(lines):
        found.broken.append((start + 1, Code.REST_UNREADABLE))
    return found


def _likely_delimiter(header: str) -> str:
    outside = _QUOTED.sub("", header)
    return max(_DELIMITERS, key=outside.count)


def _read_on(lines: list[str], start: int, delimiter: str, found: Records) -> int:
    """Read records from a line on until the end or a broken one; the line to go on from."""
    reader = csv.reader(islice(lines, start, None), delimiter=delimiter)
    add = found.rows.append
    first = start
    try:
        for cells in reader:
            after = start + reader.line_num
            several = after - first > 1
            if several and (
                _swallows_rows(cells, delimiter, found)
                or not _is_well_quoted(lines[first:after], delimiter)
            ):
                found.broken.append((first + 1, Code.QUOTE_OPEN))
                return first + 1
            if (several or len(lines[first]) > LONGEST_CELL) and _has_long_cell(cells):
                found.broken.append((first + 1, Code.CELL_TOO_LONG))
            else:
                add((first + 1, cells))
            first = after
    except csv.Error:  # a cell beyond what the csv module takes
        one_line = len(lines[first]) > LONGEST_CELL
        found.broken.append((first + 1, Code.CELL_TOO_LONG if one_line else Code.QUOTE_OPEN))
        return first + 1
    return len(lines)


def _has_long_cell(cells: list[str]) -> bool:
    return max(map(len, cells)) > LONGEST_CELL


def _is_well_quoted(lines: list[str], delimiter: str) -> bool:
    """Whether a record over several lines is one: no text after a closing quotation mark.

    Where a mark is not closed, the next one, lines further on, ends the cell by chance, and the
    rows in between would be lost in it.
    """
    try:
        list(csv.reader(lines, delimiter=delimiter, strict=True))
    except csv.Error:
        return False
    return True


def _swallows_rows(cells: list[str], delimiter: str, found: Records) -> bool:
    """Whether a cell over several lines holds rows of the table between two stray marks."""
    header = next((row for _, row in found.rows if not is_blank(row)), [])
    if len(header) - 1 < _FEWEST_DELIMITERS:
        return False
    enough = ceil(_LIKE_A_ROW * (len(header) - 1))
    for index, cell in enumerate(cells):
        first, *inner = (line.count(delimiter) for line in cell.splitlines() or [""])
        if not inner:
            continue
        # The line where the cell opens goes on before it, the one where it closes after it.
        last = inner.pop() + len(cells) - 1 - index
        if max(inner, default=0) >= enough or (index + first >= enough and last >= enough):
            return True
    return False
