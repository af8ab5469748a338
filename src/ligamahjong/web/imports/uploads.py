"""What a file must be to be taken: not too large, and a table of games."""

from __future__ import annotations

import io
from pathlib import PurePath
from typing import TYPE_CHECKING
from zipfile import BadZipFile, ZipFile

from ligamahjong.errors import MissingExtra
from ligamahjong.formats.documents import Document
from ligamahjong.formats.game_columns import find_game_columns
from ligamahjong.formats.modes import named_mode
from ligamahjong.formats.sheet import read_sheet
from ligamahjong.formats.values import on_one_line
from ligamahjong.report import Level
from ligamahjong.web.imports.errors import FileRefused
from ligamahjong.wording import Text

if TYPE_CHECKING:
    from ligamahjong.league.game import Mode

__all__ = ["LARGEST_FILE", "MOST_FILES", "MOST_ROWS", "check_document", "document_sent", "mode_of"]

LARGEST_FILE = 5_000_000
"""Most bytes of a file; twenty thousand games need two million."""
MOST_FILES = 10
"""Most files sent at once."""
MOST_ROWS = 20_000
"""Most rows of a file; the command ``liga web import`` takes larger ones."""

_MOST_UNPACKED = 50_000_000
_LONGEST_NAME = 200
_MEGABYTE = 1_000_000
_ZIP = b"PK\x03\x04"

_TOO_LARGE = Text(
    "{file}: tiene {size} MB; se esperaban {most} MB como mucho, o la orden «liga web import»",
    "{file}: has {size} MB; expected {most} MB at most, or the command “liga web import”",
)
_TOO_MANY_ROWS = Text(
    "{file}: tiene {rows} filas; se esperaban {most} como mucho, o la orden «liga web import»",
    "{file}: has {rows} rows; expected {most} at most, or the command “liga web import”",
)
_UNPACKED = Text(
    "{file}: el libro de Excel es demasiado grande descomprimido; se esperaba la tabla de "
    "partidas en CSV",
    "{file}: the Excel workbook is too large unpacked; expected the table of games as CSV",
)
_NO_ROWS = Text(
    "{file}: no hay filas bajo la cabecera; se esperaba una por partida",
    "{file}: there are no rows below the header; expected one for each game",
)
_NO_MODE = Text(
    "{file}: ¿MCR o Riichi?; se esperaba la modalidad en el nombre del fichero, o elegirla",
    "{file}: MCR or Riichi?; expected the mode in the name of the file, or chosen",
)
_NO_EXCEL = Text(
    "{file}: aquí no se pueden leer libros de Excel; se esperaba la tabla en CSV",
    "{file}: Excel workbooks cannot be read here; expected the table as CSV",
)


def document_sent(name: str, data: bytes) -> Document:
    """The file as readers take it, under a name that fits on a line and in its column."""
    path = PurePath(on_one_line(name).strip().replace("\\", "/"))
    stem, extension = (path.stem or "fichero"), path.suffix[:10]
    return Document(f"{stem[: _LONGEST_NAME - len(extension)]}{extension}", data)


def mode_of(document: Document, chosen: Mode | None) -> Mode:
    """The mode chosen, or else the one in the name of the file.

    Raises:
        FileRefused: neither says it.
    """
    mode = chosen or named_mode(document)
    if mode is None:
        raise FileRefused.saying(_NO_MODE, file=document.name)
    return mode


def check_document(document: Document) -> int:
    """How many rows of games a file has.

    Raises:
        FileRefused: it is too large, or no table of games.
    """
    file, size = document.name, len(document.data)
    if size > LARGEST_FILE:
        too_large = {"size": -(-size // _MEGABYTE), "most": LARGEST_FILE // _MEGABYTE}
        raise FileRefused.saying(_TOO_LARGE, file=file, **too_large)
    if document.data.startswith(_ZIP) and _unpacked(document.data) > _MOST_UNPACKED:
        raise FileRefused.saying(_UNPACKED, file=file)
    try:
        sheet = read_sheet(document)
    except MissingExtra:
        raise FileRefused.saying(_NO_EXCEL, file=file) from None
    if not sheet.header or find_game_columns(sheet) is None:
        refused = (one for one in sheet.problems if one.level is Level.REFUSED)
        raise FileRefused.because(file, (one for one in refused if one.row is None))
    if not sheet.count:
        raise FileRefused.saying(_NO_ROWS, file=file)
    if sheet.count > MOST_ROWS:
        raise FileRefused.saying(_TOO_MANY_ROWS, file=file, rows=sheet.count, most=MOST_ROWS)
    return sheet.count


def _unpacked(data: bytes) -> int:
    """Bytes of all parts of a workbook, as it declares them; 0 where it is none."""
    try:
        with ZipFile(io.BytesIO(data)) as book:
            return sum(part.file_size for part in book.infolist())
    except BadZipFile:
        return 0
