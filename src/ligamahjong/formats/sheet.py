"""From a file to its table, whatever program wrote it."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ligamahjong.errors import FormatError
from ligamahjong.formats.codes import Code
from ligamahjong.formats.decoding import REPLACED, decode
from ligamahjong.formats.records import LONGEST_CELL, Records, Row, is_blank, read_records
from ligamahjong.formats.values import on_one_line
from ligamahjong.report import Level, Problem

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from ligamahjong.formats.documents import Document

__all__ = ["Sheet", "is_readable", "read_sheet"]

_STRANGE = re.compile(f"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ud800-\udfff{REPLACED}]")
"""Characters that no cell should have; among them what would steer a terminal."""

_MOST_STRANGE = 0.1
"""Share of such characters above which a file is no text; in pictures it is an eighth or more."""

_ZIP = b"PK\x03\x04"
_OLD_EXCEL = b"\xd0\xcf\x11\xe0"


@dataclass(slots=True)
class Sheet:
    """A table as its file has it.

    Attributes:
        file: name of the file.
        header: names of the columns; empty if the file is no table.
        rows: the rows that could be read, each with exactly one cell per column.
        count: how many rows there are below the header, blank ones apart.
        problems: why the file, or rows of it, could not be read.
        fractions: row and column of the cells of a workbook that are numbers from 0 up to 1, as
            times of day are stored.
    """

    file: str
    header: list[str] = field(default_factory=list)
    rows: list[Row] = field(default_factory=list)
    count: int = 0
    problems: list[Problem] = field(default_factory=list)
    fractions: set[tuple[int, int]] = field(default_factory=set)

    def add(self, code: Code, level: Level, row: int | None = None, **facts: object) -> None:
        """Keep a problem of the whole file or of a whole row."""
        self.problems.append(Problem(code, level, self.file, row, facts=_shown(facts)))

    def add_cell(self, code: Code, level: Level, row: Row, column: int, **facts: object) -> None:
        """Keep a problem of one cell, with what stands in it."""
        number, cells = row
        header, value = on_one_line(self.header[column]), on_one_line(cells[column])
        shown = _shown(facts)
        self.problems.append(Problem(code, level, self.file, number, header, value, shown))

    def error(self, message: str) -> FormatError:
        """What to raise where nothing can be done without this file."""
        reasons = tuple(problem for problem in self.problems if problem.level is Level.REFUSED)
        codes = ", ".join(problem.code for problem in reasons)
        return FormatError(f"{self.file}: {message}: {codes}", file=self.file, problems=reasons)

    def give_up(self, code: Code, **facts: object) -> None:
        """Leave the whole file out."""
        self.add(code, Level.REFUSED, None, **facts)
        self.header = []
        self.rows = []


def _shown(facts: Mapping[str, object]) -> dict[str, object]:
    """The facts with every text, and every text of a list, on one line."""
    shown = dict(facts)
    for name, value in facts.items():
        if isinstance(value, str):
            shown[name] = on_one_line(value)
        elif isinstance(value, list):
            shown[name] = [on_one_line(one) if isinstance(one, str) else one for one in value]
    return shown


def is_readable(text: str) -> bool:
    r"""Whether a text has only characters that a cell may have.

    >>> is_readable("Peña\n=1"), is_readable("\x1b[2J")
    (True, False)
    """
    return not _STRANGE.search(text)


def read_sheet(document: Document) -> Sheet:
    """Read delimited text (``,``, ``;`` or tab) or the first sheet of an Excel workbook.

    The first line that is not blank is the header. Blank lines are passed over, short rows
    filled up with empty cells; rows that cannot be read become problems and the rest goes on.

    Raises:
        MissingExtra: a workbook, and openpyxl is not installed.
    """
    sheet = Sheet(document.name)
    data = document.data
    if data.startswith(_ZIP):
        _read_workbook(sheet, data)
    elif data.startswith(_OLD_EXCEL):
        sheet.give_up(Code.NOT_A_TABLE, kind="xls")
    else:
        _read_text(sheet, decode(data))
    return sheet


def _read_text(sheet: Sheet, text: str) -> None:
    strange = len(_STRANGE.findall(text))
    if strange > _MOST_STRANGE * len(text):
        sheet.give_up(Code.NOT_A_TABLE, kind="binary")
    else:
        _fill(sheet, read_records(text), strange=strange > 0)


def _read_workbook(sheet: Sheet, data: bytes) -> None:
    from ligamahjong.formats.workbook import WorkbookError, read_workbook  # noqa: PLC0415 - rare

    try:
        book = read_workbook(data)
    except WorkbookError:
        sheet.give_up(Code.WORKBOOK_UNREADABLE)
        return
    if book.ignored:
        sheet.add(Code.SHEETS_IGNORED, Level.NOTICE, read=book.title, ignored=book.ignored)
    sheet.fractions = book.fractions
    _fill(sheet, book.records, strange=True)


def _fill(sheet: Sheet, records: Records, *, strange: bool) -> None:
    """Put records into the sheet; ``strange`` tells that some cell may be unreadable."""
    rows = iter(records.rows)
    for _, header in rows:
        if not is_blank(header):
            sheet.header = [name.strip() for name in header]
            break
    if not sheet.header and not records.broken:
        sheet.give_up(Code.EMPTY_FILE)
    elif not sheet.header or (strange and not is_readable("".join(sheet.header))):
        sheet.give_up(Code.NOT_A_TABLE, kind="binary")
    else:
        for number, code in records.broken:
            sheet.count += 1
            sheet.add(code, Level.REFUSED, number, longest=LONGEST_CELL)
        _fill_rows(sheet, rows, strange=strange)


def _fill_rows(sheet: Sheet, rows: Iterator[Row], *, strange: bool) -> None:
    width = len(sheet.header)
    keep = sheet.rows.append
    for row in rows:
        number, cells = row
        if not (cells and cells[0].strip()) and is_blank(cells):
            continue
        sheet.count += 1
        surplus = len(cells) - width
        if surplus < 0:
            cells.extend([""] * -surplus)
        elif surplus > 0:
            if not is_blank(cells[width:]):
                sheet.add(Code.RAGGED_ROW, Level.REFUSED, number, cells=len(cells), columns=width)
                continue
            del cells[width:]
        if strange and not is_readable("".join(cells)):
            _refuse_strange(sheet, row)
        else:
            keep(row)


def _refuse_strange(sheet: Sheet, row: Row) -> None:
    """Report the cells that are no text, without what must not reach a terminal."""
    number, cells = row
    readable = (number, [_STRANGE.sub(REPLACED, cell) for cell in cells])
    for column, cell in enumerate(cells):
        if not is_readable(cell):
            sheet.add_cell(Code.UNREADABLE_TEXT, Level.REFUSED, readable, column)
