"""What the columns of a table mean, whatever language their header is in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.formats.codes import Code
from ligamahjong.people.names import fold
from ligamahjong.report import Level

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from ligamahjong.formats.sheet import Sheet

__all__ = ["UNUSED", "column_key", "match_columns", "meanings_by_header"]

UNUSED = "unused"
"""Meaning of a column that is known and has no use here; nothing is said about it."""


def column_key(header: str) -> str:
    """A header without case, accents, spaces and signs, for comparison.

    >>> column_key("Puntuación 1"), column_key("played_at"), column_key("N.º"), column_key("#")
    ('puntuacion1', 'playedat', 'no', '#')
    """
    return fold(header).replace(" ", "") or header.strip()


def meanings_by_header(synonyms: Mapping[str, str]) -> dict[str, str]:
    """Turn ``{meaning: "header other-header"}`` round.

    >>> meanings_by_header({"id": "id no", "date": "fecha"})
    {'id': 'id', 'no': 'id', 'fecha': 'date'}
    """
    return {header: meaning for meaning, headers in synonyms.items() for header in headers.split()}


def match_columns(
    sheet: Sheet, meanings: Sequence[str | None], needed: Iterable[str]
) -> dict[str, int] | None:
    """Where each meaning stands; ``None``, and a problem in the sheet, if it cannot be used.

    Args:
        sheet: table whose header is looked at.
        meanings: what each column means, ``None`` for those nobody understands; they are
            listed in a notice.
        needed: meanings without which no row can be read.
    """
    if not sheet.header:
        return None
    columns: dict[str, int] = {}
    for index, meaning in enumerate(meanings):
        if meaning is None or meaning == UNUSED:
            continue
        first = columns.setdefault(meaning, index)
        if first != index:
            same = [sheet.header[first], sheet.header[index]]
            sheet.give_up(Code.COLUMNS_REPEATED, columns=same, meaning=meaning)
            return None
    missing = [meaning for meaning in needed if meaning not in columns]
    if missing:
        header = list(sheet.header)
        sheet.give_up(Code.COLUMNS_MISSING, missing=missing, header=header)
        return None
    ignored = [
        sheet.header[index] or f"#{index + 1}"
        for index, meaning in enumerate(meanings)
        if meaning is None and (sheet.header[index] or _has_content(sheet, index))
    ]
    if ignored:
        sheet.add(Code.COLUMNS_IGNORED, Level.NOTICE, columns=ignored)
    return columns


def _has_content(sheet: Sheet, index: int) -> bool:
    return any(cells[index].strip() for _, cells in sheet.rows)
