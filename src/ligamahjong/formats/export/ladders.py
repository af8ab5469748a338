"""``grades.csv`` of an export: the grade tables its rankings were made with."""

from __future__ import annotations

import csv
import io
from typing import TYPE_CHECKING

from ligamahjong.errors import FormatError, RulesError
from ligamahjong.league.grades import read_ladders

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ligamahjong.league.game import Mode
    from ligamahjong.league.grades import Ladder

__all__ = ["read_exported_ladders", "write_ladders"]

_COLUMNS = ("mode", "grade", "base", "threshold", "p1", "p2", "p3", "p4")


def write_ladders(ladders: Mapping[Mode, Ladder]) -> bytes:
    """Grade tables in the form of the packaged ``grades.csv``, mode by mode.

    Raises:
        RulesError: the file would not give the same tables again, since their floors are not
            those of the league or the rules refuse them.
    """
    text = io.StringIO(newline="")
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(_COLUMNS)
    for mode, ladder in sorted(ladders.items()):
        for grade in ladder.grades:
            writer.writerow([mode.value, grade.name, grade.base, grade.threshold, *grade.points])
    written = text.getvalue()
    if read_ladders(written, "grades.csv") != ladders:
        raise RulesError("these grade tables cannot be written as grades.csv")
    return written.encode()


def read_exported_ladders(data: bytes) -> Mapping[Mode, Ladder]:
    """The grade tables of an export.

    Raises:
        FormatError: not UTF-8.
        RulesError: the tables are not usable.
    """
    try:
        text = data.decode()
    except UnicodeDecodeError as error:
        raise FormatError(f"grades.csv is not UTF-8: {error}") from error
    return read_ladders(text, "grades.csv")
