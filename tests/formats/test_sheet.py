"""From a file to its table: dirty files of every kind."""

from __future__ import annotations

import codecs

import pytest

from ligamahjong.errors import FormatError
from ligamahjong.formats.codes import Code
from ligamahjong.formats.documents import Document
from ligamahjong.formats.sheet import Sheet, is_readable, read_sheet
from ligamahjong.report import Level


def sheet(data: bytes | str) -> Sheet:
    return read_sheet(Document("x.csv", data if isinstance(data, bytes) else data.encode()))


def refused(found: Sheet) -> list[tuple[str, int | None, str | None, str | None]]:
    assert {problem.level for problem in found.problems} <= {Level.REFUSED}
    assert {problem.file for problem in found.problems} <= {"x.csv"}
    return [(p.code, p.row, p.column, p.value) for p in found.problems]


@pytest.mark.parametrize(
    "data",
    [
        "a;b\n1;ñ\n".encode(),
        codecs.BOM_UTF8 + "a;b\r\n1;ñ\r\n".encode(),
        "a;b\n1;ñ\n".encode("cp1252"),
        codecs.BOM_UTF16_LE + "a\tb\n1\tñ\n".encode("utf-16-le"),
        "sep=;\na;b\n1;ñ".encode(),
    ],
    ids=["utf-8", "mark", "windows", "utf-16", "excel"],
)
def test_encodings_and_delimiters(data: bytes) -> None:
    found = sheet(data)
    assert (found.header, [cells for _, cells in found.rows]) == (["a", "b"], [["1", "ñ"]])
    assert found.problems == []


def test_headers_lose_the_spaces_around_them() -> None:
    assert sheet(" a , b\u00a0\n").header == ["a", "b"]


def test_short_rows_are_filled_up() -> None:
    assert sheet("a,b,c\n1\n").rows == [(2, ["1", "", ""])]


def test_empty_cells_too_many_do_no_harm() -> None:
    assert sheet("a,b\n1,2,, ,\n").rows == [(2, ["1", "2"])]


def test_a_cell_too_many_refuses_the_row() -> None:
    found = sheet("a,b\n1,Paz, Ana\n2,y\n")
    assert found.rows == [(3, ["2", "y"])]
    assert refused(found) == [(Code.RAGGED_ROW, 2, None, None)]
    assert found.problems[0].facts == {"cells": 3, "columns": 2}
    assert found.count == 2


def test_blank_rows_do_not_count() -> None:
    found = sheet("a,b\n\n,\n , \n1,2\n\n")
    assert (found.count, found.rows) == (1, [(5, ["1", "2"])])


@pytest.mark.parametrize("data", [b"", b"\n\n", codecs.BOM_UTF8, b",,\n;\n", codecs.BOM_UTF16_LE])
def test_an_empty_file(data: bytes) -> None:
    found = sheet(data)
    assert refused(found) == [(Code.EMPTY_FILE, None, None, None)]
    assert (found.header, found.rows, found.count) == ([], [], 0)


def test_a_header_alone_is_a_table_without_rows() -> None:
    found = sheet("a,b\n")
    assert (found.header, found.rows, found.problems) == (["a", "b"], [], [])


@pytest.mark.parametrize(
    ("data", "kind"),
    [
        (b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR", "binary"),
        (b"%PDF-1.7\x00\xff,a\n", "binary"),
        (b"\x00" * 100, "binary"),
        (b"x" * 1_000_000, "binary"),
        (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + b"\x00" * 600, "xls"),
        ("a,b\n".encode("utf-16-le"), "binary"),
        (b"\x1b[2J,b\n" + b"1,2\n" * 100, "binary"),
    ],
    ids=["png", "pdf", "zeros", "one cell", "old excel", "utf-16 without mark", "header"],
)
def test_what_is_no_table(data: bytes, kind: str) -> None:
    found = sheet(data)
    assert refused(found) == [(Code.NOT_A_TABLE, None, None, None)]
    assert found.problems[0].facts == {"kind": kind}


def test_a_zip_file_that_is_no_workbook() -> None:
    pytest.importorskip("openpyxl")
    assert refused(sheet(b"PK\x03\x04" + b"\x00" * 100)) == [
        (Code.WORKBOOK_UNREADABLE, None, None, None)
    ]


@pytest.mark.parametrize("bad", ["\x00", "\x1b", "\x7f", "\x9b", "\ufffd"])
def test_a_strange_character_refuses_its_row_and_is_not_repeated(bad: str) -> None:
    found = sheet(f"a,b\n1,x{bad}y\n2,z\n")
    assert found.rows == [(3, ["2", "z"])]
    assert refused(found) == [(Code.UNREADABLE_TEXT, 2, "b", "x\ufffdy")]


def test_a_broken_byte_refuses_its_row() -> None:
    found = sheet("a,b\n1,Peña\n2,Be".encode() + b"\xf1" + "a\n3,Güell\n".encode())
    assert [number for number, _ in found.rows] == [2, 4]
    assert refused(found) == [(Code.UNREADABLE_TEXT, 3, "b", "Be\ufffda")]


def test_a_row_that_cannot_be_read_counts_as_a_row() -> None:
    found = sheet(f"a,b\n1,{'x' * 1_000_000}\n2,y\n")
    assert (found.count, found.rows) == (2, [(3, ["2", "y"])])
    assert refused(found) == [(Code.CELL_TOO_LONG, 2, None, None)]
    assert found.problems[0].facts == {"longest": 5_000}


def test_giving_up_leaves_no_rows() -> None:
    found = sheet("a,b\n1,2\n")
    found.give_up(Code.COLUMNS_MISSING, missing=["c"])
    assert (found.header, found.rows) == ([], [])


def test_the_error_of_a_sheet_has_its_refusals() -> None:
    found = sheet("")
    found.add(Code.SHEETS_IGNORED, Level.NOTICE)
    error = found.error("no ranking")
    assert isinstance(error, FormatError)
    assert str(error) == "x.csv: no ranking: empty-file"
    assert error.facts == {"file": "x.csv", "problems": (found.problems[0],)}


def test_tabs_and_line_breaks_are_readable() -> None:
    assert is_readable("a\tb\r\nc\u00a0ñ−☂")
    assert not is_readable("\ud800")
