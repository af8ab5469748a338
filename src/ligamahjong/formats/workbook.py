"""From an Excel workbook to numbered records."""

from __future__ import annotations

import io
import warnings
from dataclasses import dataclass, field
from datetime import date, datetime, time
from typing import TYPE_CHECKING, TypeAlias
from zipfile import ZipFile

from ligamahjong.errors import MissingExtra
from ligamahjong.formats.codes import Code
from ligamahjong.formats.records import LONGEST_CELL, Records, is_blank

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from openpyxl.cell import Cell, MergedCell
    from openpyxl.workbook import Workbook as OpenWorkbook

__all__ = ["Workbook", "WorkbookError", "read_workbook"]

_Cells: TypeAlias = "tuple[Cell | MergedCell, ...]"

_LARGEST_UNPACKED = 200_000_000
"""Most bytes the parts of a workbook may have together; a million games need less."""
_MOST_ROWS = 1_000_000
_MOST_COLUMNS = 200
_MOST_CELLS = 3_000_000
"""Of all sheets, those between the first column and the last one of a row included."""
_MOST_TAGS = 4 * _MOST_CELLS
"""Tags in all parts; a cell has four, a shared text as many."""

_CHUNK = 1 << 20
_ENTITY = b"<!ENTITY"
_ROW = b"<row"


class WorkbookError(Exception):
    """The bytes are no workbook, or a damaged one, or too large unpacked."""


@dataclass(slots=True)
class Workbook:
    """The one sheet of a workbook that is read.

    Attributes:
        title: its name.
        records: its rows.
        ignored: names of the other sheets that have content.
        fractions: row and column of its numbers from 0 up to 1, times of day perhaps.
    """

    title: str = ""
    records: Records = field(default_factory=Records)
    ignored: list[str] = field(default_factory=list)
    fractions: set[tuple[int, int]] = field(default_factory=set)


def read_workbook(data: bytes) -> Workbook:
    """Read the first sheet that is not empty; formulas count by their value when last saved.

    Raises:
        MissingExtra: openpyxl is not installed.
        WorkbookError: no workbook, a damaged one or one too large.
    """
    try:
        from openpyxl import load_workbook  # noqa: PLC0415 - slow to import, seldom needed
    except ImportError:
        install = 'pip install "ligamahjong[xlsx]"'
        raise MissingExtra(
            f"reading .xlsx needs openpyxl: {install}", extra="xlsx", library="openpyxl"
        ) from None
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # they are about looks; no value depends on them
        try:
            _check_size(data)
            opened = load_workbook(io.BytesIO(data), read_only=True, data_only=True)
            return _first_with_content(opened)
        except Exception as error:  # whatever the damaged part leads to, of any library below
            raise WorkbookError(str(error)) from error


def _check_size(data: bytes) -> None:
    """Refuse what would take long to read, before any of it is taken for XML."""
    tags = rows = 0
    with ZipFile(io.BytesIO(data)) as parts:
        if sum(part.file_size for part in parts.infolist()) > _LARGEST_UNPACKED:
            raise WorkbookError("too large unpacked")
        for part in parts.infolist():
            with parts.open(part) as file:
                end = b""
                while chunk := file.read(_CHUNK):
                    tags += chunk.count(b"<")
                    rows += (end[1 - len(_ROW) :] + chunk).count(_ROW)
                    if _ENTITY in end + chunk:
                        raise WorkbookError("it defines entities")
                    if tags > _MOST_TAGS or rows > _MOST_ROWS:
                        raise WorkbookError("too many rows or cells")
                    end = chunk[1 - len(_ENTITY) :]


def _first_with_content(opened: OpenWorkbook) -> Workbook:
    book = Workbook()
    budget = _Budget()
    for sheet in opened.worksheets:
        sheet.reset_dimensions()  # some programs write wrong ones
        rows = budget.spend(sheet.iter_rows())
        if book.records.rows:
            if any(cell.value is not None for _, row in rows for cell in row):
                book.ignored.append(sheet.title)
        else:
            book.title = sheet.title
            book.records = _records(rows, book.fractions)
    return book


class _Budget:
    """What the sheets of one workbook may have together."""

    def __init__(self) -> None:
        self._cells = _MOST_CELLS
        self._rows = _MOST_ROWS

    def spend(self, rows: Iterable[_Cells]) -> Iterator[tuple[int, _Cells]]:
        """Number the rows, up to the limit."""
        for number, row in enumerate(rows, start=1):
            self._cells -= len(row)
            self._rows -= 1
            if self._rows < 0 or self._cells < 0:
                raise WorkbookError("too many rows or cells")
            yield number, row


def _records(rows: Iterable[tuple[int, _Cells]], fractions: set[tuple[int, int]]) -> Records:
    found = Records()
    for number, row in rows:
        cells = [_text(cell) for cell in row]
        if is_blank(cells):
            continue
        if not is_blank(cells[_MOST_COLUMNS:]):
            raise WorkbookError("too many columns")
        del cells[_MOST_COLUMNS:]
        fractions.update((number, at) for at, cell in enumerate(row) if _is_fraction(cell))
        if max(map(len, cells)) > LONGEST_CELL:
            found.broken.append((number, Code.CELL_TOO_LONG))
        else:
            found.rows.append((number, cells))
    return found


def _is_fraction(cell: Cell | MergedCell) -> bool:
    """Whether a cell holds a number from 0 up to 1, and no truth value."""
    value = cell.value
    return isinstance(value, (int, float)) and not isinstance(value, bool) and 0 <= value < 1


def _text(cell: Cell | MergedCell) -> str:
    """What a cell holds, as a league file would write it."""
    value = cell.value
    if value is None:
        return ""
    if isinstance(value, float) and value.is_integer():
        return str(int(value))
    if isinstance(value, datetime):
        shows_hour = "h" in str(cell.number_format).lower()
        return value.isoformat() if shows_hour or value.time() != time() else str(value.date())
    if isinstance(value, (date, time)):
        return value.isoformat()
    return str(value)
