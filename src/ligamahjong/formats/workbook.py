"""From an Excel workbook to numbered records."""

from __future__ import annotations

import io
import warnings
from dataclasses import dataclass, field
from datetime import date, datetime, time
from typing import TYPE_CHECKING
from zipfile import ZipFile

from ligamahjong.errors import MissingExtra
from ligamahjong.formats.codes import Code
from ligamahjong.formats.records import LONGEST_CELL, Records, is_blank

if TYPE_CHECKING:
    from collections.abc import Iterable

    from openpyxl.cell import Cell, MergedCell
    from openpyxl.workbook import Workbook as OpenWorkbook

__all__ = ["Workbook", "WorkbookError", "read_workbook"]

_LARGEST_UNPACKED = 200_000_000
"""Most bytes the parts of a workbook may have together; a million games need less."""


class WorkbookError(Exception):
    """The bytes are no workbook, or a damaged one, or too large unpacked."""


@dataclass(slots=True)
class Workbook:
    """The one sheet of a workbook that is read.

    Attributes:
        title: its name.
        records: its rows.
        ignored: names of the other sheets that have content.
    """

    title: str = ""
    records: Records = field(default_factory=Records)
    ignored: list[str] = field(default_factory=list)


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
    with ZipFile(io.BytesIO(data)) as parts:
        if sum(part.file_size for part in parts.infolist()) > _LARGEST_UNPACKED:
            raise WorkbookError("too large unpacked")


def _first_with_content(opened: OpenWorkbook) -> Workbook:
    book = Workbook()
    for sheet in opened.worksheets:
        sheet.reset_dimensions()  # some programs write wrong ones
        if book.records.rows:
            if any(cell.value is not None for row in sheet.iter_rows() for cell in row):
                book.ignored.append(sheet.title)
        else:
            book.title = sheet.title
            book.records = _records(sheet.iter_rows())
    return book


def _records(rows: Iterable[tuple[Cell | MergedCell, ...]]) -> Records:
    found = Records()
    for number, row in enumerate(rows, start=1):
        cells = [_text(cell) for cell in row]
        if is_blank(cells):
            continue
        if max(map(len, cells)) > LONGEST_CELL:
            found.broken.append((number, Code.CELL_TOO_LONG))
        else:
            found.rows.append((number, cells))
    return found


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
