"""A ranking published elsewhere, to be compared with ours."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ligamahjong.formats.codes import Code
from ligamahjong.formats.decimals import parse_decimal
from ligamahjong.formats.documents import Document
from ligamahjong.formats.headers import column_key, match_columns, meanings_by_header
from ligamahjong.formats.sheet import Sheet, read_sheet
from ligamahjong.formats.values import parse_whole, plain, unguard
from ligamahjong.league.published import PublishedRow
from ligamahjong.people.names import given_first
from ligamahjong.report import Level, Report

if TYPE_CHECKING:
    from collections.abc import Mapping
    from decimal import Decimal
    from pathlib import Path

    from ligamahjong.formats.records import Row

__all__ = ["PublishedRead", "read_published"]

_MEANINGS = meanings_by_header(
    {
        "id": "id identificador",
        "name": "name nombre player jugador jugadora persona",
        "position": "position posicion pos puesto rank #",
        "rating": "rating",
        "mu": "mu μ",
        "sigma": "sigma σ",
        "games": "games partidas partidasjugadas gamesplayed",
        "grade": "grade grado",
        "grade_points": "gradepoints points puntos puntosdegrado puntosgrado",
    }
)
_FIGURES = frozenset(_MEANINGS.values()) - {"id", "name", "position"}

_POSITION = re.compile(r"=?\s?([0-9]{1,6})\s?(?:[.ºª°]|st|nd|rd|th)*", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class PublishedRead:
    """The rows of a published ranking.

    Attributes:
        rows: in the order of the file.
        report: every problem, by row.
    """

    rows: tuple[PublishedRow, ...]
    report: Report


def read_published(source: Path | Document) -> PublishedRead:
    """Read a ranking: names, ids, and any of rating, μ, σ, games, grade and its points.

    Decimals follow a comma or a point. A number that cannot be read is left out with a warning.

    Raises:
        FormatError: the file cannot be read, or has no names or nothing to compare;
            ``facts["problems"]`` then says why.
        MissingExtra: an XLSX file, and openpyxl is not installed.
    """
    sheet = read_sheet(Document.load(source))
    meanings = [_MEANINGS.get(column_key(header)) for header in sheet.header]
    compared = _FIGURES.intersection(meanings) or {"rating"}
    columns = match_columns(sheet, meanings, ["name", *sorted(compared)])
    if columns is None:
        raise sheet.error("no ranking")
    reading = _Reading(sheet, columns)
    rows = [found for found in map(reading.read, sheet.rows) if found is not None]
    sheet.problems.sort(key=lambda problem: problem.row or 0)
    return PublishedRead(tuple(rows), Report(sheet.problems))


class _Reading:
    def __init__(self, sheet: Sheet, columns: Mapping[str, int]) -> None:
        self._sheet = sheet
        self._columns = columns

    def read(self, row: Row) -> PublishedRow | None:
        """The line of one player; ``None``, and the reason in the report, if it names nobody."""
        number, cells = row
        column = self._columns["name"]
        name = given_first(unguard(cells[column].strip()))
        if not name:
            self._sheet.add_cell(Code.NAME_MISSING, Level.REFUSED, row, column)
            return None
        return PublishedRow(
            number,
            name,
            position=self._position(row),
            rating=self._decimal(row, "rating", thousands=True),
            mu=self._decimal(row, "mu"),
            sigma=self._decimal(row, "sigma"),
            games=self._whole(row, "games"),
            grade=self._text(row, "grade") or None,
            grade_points=self._whole(row, "grade_points"),
            id=self._id(row),
        )

    def _id(self, row: Row) -> str | None:
        column = self._columns.get("id")
        return None if column is None else unguard(row[1][column].strip()) or None

    def _text(self, row: Row, meaning: str) -> str:
        """The text of a cell; nothing for a dash."""
        column = self._columns.get(meaning)
        text = "" if column is None else plain(row[1][column])
        return "" if text == "-" else text

    def _position(self, row: Row) -> int | None:
        found = _POSITION.fullmatch(self._text(row, "position"))
        if found is None:
            self._warn_unless_empty(row, "position")
        return None if found is None else int(found[1])

    def _decimal(self, row: Row, meaning: str, *, thousands: bool = False) -> Decimal | None:
        number = parse_decimal(self._text(row, meaning), thousands=thousands)
        if number is None:
            self._warn_unless_empty(row, meaning)
        return number

    def _whole(self, row: Row, meaning: str) -> int | None:
        number = parse_whole(self._text(row, meaning))
        if not isinstance(number, Code):
            return number
        self._warn_unless_empty(row, meaning)
        return None

    def _warn_unless_empty(self, row: Row, meaning: str) -> None:
        if self._text(row, meaning):
            column = self._columns[meaning]
            self._sheet.add_cell(Code.NUMBER_UNREADABLE, Level.WARNING, row, column)
