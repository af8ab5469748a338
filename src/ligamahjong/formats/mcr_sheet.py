"""The sheet of a game of MCR as a table: one row per hand.

``winner,discarder,points`` say how each hand ended: letters of the seats at the first deal, no
discarder at a self-draw, ``-`` for the winner of a draw. ``east,south,west,north`` say what was
written down for it. Either will do; with both, each row is held against itself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.formats.headers import column_key, match_columns, meanings_by_header
from ligamahjong.formats.sheet import read_sheet
from ligamahjong.formats.values import parse_whole
from ligamahjong.mcr.sheet import Deal
from ligamahjong.report import Level, Problem

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ligamahjong.formats.documents import Document
    from ligamahjong.formats.records import Row
    from ligamahjong.formats.sheet import Sheet
    from ligamahjong.table import Four

__all__ = ["MCR_AMOUNT", "MCR_SEAT", "read_mcr_sheet"]

MCR_SEAT = "mcr-seat"
"""A cell that names no seat."""
MCR_AMOUNT = "mcr-amount"
"""A cell that is no whole number."""

_SEATS = ("east", "south", "west", "north")
_BY_HEADER = meanings_by_header(
    {
        "winner": "winner ganador gana ganadora",
        "discarder": "discarder descarta descartador de from",
        "points": "points puntos",
        "east": "east este e",
        "south": "south sur s",
        "west": "west oeste w o",
        "north": "north norte n",
        "unused": "hand mano no num number numero #",
    }
)
_LETTERS = {
    **{letter: seat for seat, letter in enumerate("ESWN")},
    "O": 2,
    **{name.upper(): seat for seat, name in enumerate(_SEATS)},
    **{name: seat for seat, name in enumerate(("ESTE", "SUR", "OESTE", "NORTE"))},
}
_DRAWN = frozenset({"", "-", "MURO", "WALL", "TSUMO"})


def read_mcr_sheet(document: Document) -> tuple[Deal, ...]:
    """Read the hands of a sheet.

    Raises:
        FormatError: it is no such table, or cells cannot be read; ``facts["problems"]`` say all.
    """
    sheet = read_sheet(document)
    meanings = [_BY_HEADER.get(column_key(header)) for header in sheet.header]
    outcome = "winner" in meanings or not set(_SEATS) & set(meanings)
    needed = ("winner", "points") if outcome else _SEATS
    columns = match_columns(sheet, meanings, needed)
    deals = [] if columns is None else [_deal(sheet, row, columns) for row in sheet.rows]
    if any(problem.level is Level.REFUSED for problem in sheet.problems):
        raise sheet.error("not a sheet of MCR")
    return tuple(deals)


def _deal(sheet: Sheet, row: Row, columns: Mapping[str, int]) -> Deal:
    return Deal(
        winner=_seat(sheet, row, columns.get("winner")),
        discarder=_seat(sheet, row, columns.get("discarder")),
        points=_number(sheet, row, columns.get("points")),
        amounts=_amounts(sheet, row, columns),
    )


def _amounts(sheet: Sheet, row: Row, columns: Mapping[str, int]) -> Four[int] | None:
    if not set(_SEATS) <= columns.keys():
        return None
    read = [_number(sheet, row, columns[name]) for name in _SEATS]
    if read == [None] * len(_SEATS):
        return None
    east, south, west, north = (number or 0 for number in read)
    return east, south, west, north


def _seat(sheet: Sheet, row: Row, column: int | None) -> int | None:
    text = "" if column is None else row[1][column].strip().upper()
    if text in _DRAWN:
        return None
    seat = _LETTERS.get(text)
    if seat is None:
        _refuse(sheet, row, column or 0, MCR_SEAT)
    return seat


def _number(sheet: Sheet, row: Row, column: int | None) -> int | None:
    text = "" if column is None else row[1][column].strip()
    if not text:
        return None
    number = parse_whole(text)
    if isinstance(number, int):
        return number
    _refuse(sheet, row, column or 0, MCR_AMOUNT)
    return None


def _refuse(sheet: Sheet, row: Row, column: int, code: str) -> None:
    number, cells = row
    header: Sequence[str] = sheet.header
    sheet.problems.append(
        Problem(code, Level.REFUSED, sheet.file, number, header[column], cells[column])
    )
