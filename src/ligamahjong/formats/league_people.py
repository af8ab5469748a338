"""Files of people: ``players.csv``."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ligamahjong.errors import FormatError
from ligamahjong.formats.codes import Code
from ligamahjong.formats.documents import Document
from ligamahjong.formats.headers import column_key
from ligamahjong.formats.people_columns import PeopleColumns, find_people_columns
from ligamahjong.formats.sheet import Sheet, read_sheet
from ligamahjong.formats.values import LONGEST_NAME, unguard
from ligamahjong.people.directory import Directory
from ligamahjong.people.names import clean, given_first
from ligamahjong.people.person import Account, Person
from ligamahjong.people.regions import region_code
from ligamahjong.report import Level, Report

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from ligamahjong.formats.records import Row

__all__ = ["PeopleRead", "read_people"]

_EMA_LENGTHS = frozenset({7, 8})
"""Digits of an EMA number; where there are seven, a spreadsheet has dropped the leading zero."""

_NO_ACCOUNT = "-"
_EMA_SIGNS = re.compile(r"[\s.\-/]")
_BETWEEN = re.compile(r"[;\n]")


@dataclass(frozen=True, slots=True)
class PeopleRead:
    """The people of a file.

    Attributes:
        directory: everybody, in the order of the file.
        report: every problem, by row.
    """

    directory: Directory
    report: Report


def read_people(source: Path | Document) -> PeopleRead:
    """Read people from a CSV, TSV or XLSX file.

    Only a name is needed; ``LAST, First`` is turned round. Who has no id is known by the name.
    Where two rows claim the same id, or the same name and one has no id, the first (or the one
    with id) stands and the report tells of the other. An EMA number or account that two rows
    claim is kept with both, so that it means neither, and the report tells of it.

    Raises:
        FormatError: the file cannot be read, or is no table of people; ``facts["problems"]``
            then says why.
        MissingExtra: an XLSX file, and openpyxl is not installed.
    """
    sheet = read_sheet(Document.load(source))
    columns = find_people_columns(sheet)
    if columns is None:
        raise sheet.error("no table of people")
    reading = _Reading(sheet, columns)
    people = [person for person in map(reading.read, sheet.rows) if person is not None]
    sheet.problems.sort(key=lambda problem: problem.row or 0)
    return PeopleRead(Directory(people), Report(sheet.problems))


class _Reading:
    """Rows read one after the other; what the first ones hold the later ones cannot."""

    def __init__(self, sheet: Sheet, columns: PeopleColumns) -> None:
        self._sheet = sheet
        self._columns = columns
        self._ids: dict[str, int] = {}
        self._ema_numbers: dict[str, int] = {}
        self._accounts: dict[tuple[str, str, bool], int] = {}
        self._clubs: dict[str, tuple[str, int]] = {}
        self._spellings: set[str] = set()
        self._names_with_id: dict[str, int] = {}
        for number, cells in sheet.rows:
            if _id(cells, columns.id):
                self._names_with_id.setdefault(self._name(cells), number)

    def read(self, row: Row) -> Person | None:
        """The person of a row; ``None``, and the reason in the report, if there is none."""
        number, cells = row
        columns = self._columns
        name = self._name(cells)
        given_id = _id(cells, columns.id)
        if not name:
            self._sheet.add_cell(Code.NAME_MISSING, Level.REFUSED, row, columns.name)
            return None
        if len(name) > LONGEST_NAME:
            self._sheet.add_cell(
                Code.CELL_TOO_LONG, Level.REFUSED, row, columns.name, longest=LONGEST_NAME
            )
            return None
        own_id = given_id or name
        first_row = self._ids.get(own_id) or (not given_id and self._names_with_id.get(name))
        if first_row:
            code, column = (
                (Code.NAME_REPEATED, columns.name)
                if columns.id is None or not given_id
                else (Code.ID_REPEATED, columns.id)
            )
            self._sheet.add_cell(code, Level.REFUSED, row, column, first_row=first_row)
            return None
        self._ids[own_id] = number
        return Person(
            own_id,
            name,
            self._region(row),
            self._club(row),
            self._ema_number(row),
            tuple(dict.fromkeys(_parts(cells, columns.aliases))),
            self._own_accounts(row),
        )

    def _name(self, cells: list[str]) -> str:
        surname = _text(cells, self._columns.surname)
        return given_first(f"{_text(cells, self._columns.name)} {surname}")

    def _region(self, row: Row) -> str | None:
        column = self._columns.region
        text = _text(row[1], column)
        if column is None or not text:
            return None
        code = region_code(text)
        if code is None:
            self._warn(Code.REGION_UNKNOWN, row, column)
        return code

    def _club(self, row: Row) -> str | None:
        column = self._columns.club
        club = _text(row[1], column)
        if column is None or not club:
            return None
        other, first_row = self._clubs.setdefault(column_key(club), (club, row[0]))
        if club != other and club not in self._spellings:
            self._spellings.add(club)
            self._warn(Code.CLUB_SPELLING, row, column, other=other, first_row=first_row)
        return club

    def _ema_number(self, row: Row) -> str | None:
        column = self._columns.ema_number
        digits = _EMA_SIGNS.sub("", _text(row[1], column))
        if column is None or not digits:
            return None
        if not (digits.isascii() and digits.isdigit() and len(digits) in _EMA_LENGTHS):
            self._warn(Code.EMA_NUMBER_UNREADABLE, row, column)
            return None
        number = digits.zfill(max(_EMA_LENGTHS))
        first_row = self._ema_numbers.setdefault(number, row[0])
        if first_row != row[0]:
            self._warn(Code.EMA_NUMBER_TAKEN, row, column, first_row=first_row)
        elif number != digits:
            self._warn(Code.EMA_NUMBER_REPAIRED, row, column, ema_number=number)
        return number

    def _own_accounts(self, row: Row) -> tuple[Account, ...]:
        own: dict[Account, None] = {}
        for column, text in self._account_texts(row[1]):
            try:
                account = Account.parse(text)
            except FormatError:
                self._warn(Code.ACCOUNT_UNREADABLE, row, column)
                continue
            own[account] = None
            mark = (account.platform, account.id or account.name, account.id is None)
            first_row = self._accounts.setdefault(mark, row[0])
            if first_row != row[0]:
                self._warn(Code.ACCOUNT_TAKEN, row, column, first_row=first_row)
        return tuple(own)

    def _account_texts(self, cells: list[str]) -> Iterator[tuple[int, str]]:
        """Accounts with their platform, and the columns they stand in."""
        if self._columns.accounts is not None:
            for text in _parts(cells, self._columns.accounts):
                yield self._columns.accounts, text
        for column, platform in self._columns.platforms:
            for text in _parts(cells, column):
                if text != _NO_ACCOUNT:
                    yield column, f"{platform}:{text}"

    def _warn(self, code: Code, row: Row, column: int, **facts: object) -> None:
        self._sheet.add_cell(code, Level.WARNING, row, column, **facts)


def _id(cells: list[str], column: int | None) -> str:
    return "" if column is None else unguard(cells[column].strip())


def _text(cells: list[str], column: int | None) -> str:
    return "" if column is None else clean(unguard(cells[column].strip()))


def _parts(cells: list[str], column: int | None) -> list[str]:
    """What a cell lists, with ``;`` or line breaks between."""
    listed = "" if column is None else unguard(cells[column].strip())
    return [part for part in map(clean, _BETWEEN.split(listed)) if part]
