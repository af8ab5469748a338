"""Excel workbooks."""

from __future__ import annotations

import io
import sys
import zipfile
from datetime import date, datetime, time, timedelta
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ligamahjong.errors import MissingExtra
from ligamahjong.formats import workbook
from ligamahjong.formats.codes import Code
from ligamahjong.formats.documents import Document
from ligamahjong.formats.league_games import read_games
from ligamahjong.formats.sheet import read_sheet
from ligamahjong.formats.workbook import WorkbookError, read_workbook
from ligamahjong.report import Level

if TYPE_CHECKING:
    from collections.abc import Sequence

openpyxl = pytest.importorskip("openpyxl")


def saved(**sheets: Sequence[Sequence[object]]) -> bytes:
    """A workbook with these sheets and rows."""
    book = openpyxl.Workbook()
    book.remove(book.active)
    for title, rows in sheets.items():
        sheet = book.create_sheet(title)
        for row in rows:
            sheet.append(row)
    out = io.BytesIO()
    book.save(out)
    return out.getvalue()


def test_every_kind_of_cell_becomes_text() -> None:
    when = datetime.fromisoformat("2026-05-08T09:30")
    row = [1, 31700.0, 0.5, "Ñ", None, True, when, date(2026, 5, 8), time(9, 30)]
    data = saved(a=[["h"], row, [timedelta(hours=30)]])
    assert read_workbook(data).records.rows == [
        (1, ["h"]),
        (
            2,
            ["1", "31700", "0.5", "Ñ", "", "True", "2026-05-08T09:30:00", "2026-05-08", "09:30:00"],
        ),
        (3, ["1 day, 6:00:00"]),
    ]


def test_a_number_with_nothing_after_the_point_is_whole() -> None:
    assert workbook._text(openpyxl.Workbook().active.cell(1, 1, 31700.0)) == "31700"


def test_a_midnight_that_is_shown_is_a_time() -> None:
    book = openpyxl.Workbook()
    book.active.append(["h"])
    for shown in ("yyyy-mm-dd", "yyyy-mm-dd hh:mm"):
        book.active.append([datetime.fromisoformat("2026-05-08")])
        book.active.cell(book.active.max_row, 1).number_format = shown
    out = io.BytesIO()
    book.save(out)
    assert [cells for _, cells in read_workbook(out.getvalue()).records.rows[1:]] == [
        ["2026-05-08"],
        ["2026-05-08T00:00:00"],
    ]


def test_blank_rows_keep_their_number() -> None:
    data = saved(a=[["h"], [], [None, " "], ["x"]])
    assert read_workbook(data).records.rows == [(1, ["h"]), (4, ["x"])]


def test_a_huge_cell_costs_its_row() -> None:
    records = read_workbook(saved(a=[["h"], ["x" * 5_001], ["y"]])).records
    assert (records.rows, records.broken) == ([(1, ["h"]), (3, ["y"])], [(2, Code.CELL_TOO_LONG)])


def test_the_first_sheet_with_content_is_read_and_the_others_are_named() -> None:
    data = saved(vacía=[], partidas=[["a"], ["1"]], blanco=[[None]], notas=[["b"]])
    sheet = read_sheet(Document("x.xlsx", data))
    assert (sheet.header, sheet.rows) == (["a"], [(2, ["1"])])
    notice = sheet.problems[0]
    assert (notice.code, notice.level) == (Code.SHEETS_IGNORED, Level.NOTICE)
    assert notice.facts == {"read": "partidas", "ignored": ["notas"]}


def test_a_workbook_without_content_is_an_empty_file() -> None:
    sheet = read_sheet(Document("x.xlsx", saved(a=[], b=[[None]])))
    assert [problem.code for problem in sheet.problems] == [Code.EMPTY_FILE]


def test_games_in_a_workbook_are_games() -> None:
    header = ["Fecha", "Hora"]
    header += [text for seat in range(1, 5) for text in (f"Jugador {seat}", f"Puntos {seat}")]
    row = ["Ana Gil", 31700.0, "Pol Paz", 28300, "Iu Mas", 25000, "Eva Rey", 15000]
    data = saved(a=[header, [date(2026, 5, 8), time(9, 30), *row]])
    read = read_games([Document("riichi.xlsx", data)])
    assert [problem.code for problem in read.report] == []
    assert read.games[0].played_at.isoformat() == "2026-05-08T09:30:00+02:00"
    assert read.games[0].scores == (31700, 28300, 25000, 15000)
    assert read.games[0].id == "riichi:2"


def test_without_openpyxl_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openpyxl", None)
    with pytest.raises(MissingExtra, match=r'pip install "ligamahjong\[xlsx\]"') as caught:
        read_sheet(Document("x.xlsx", b"PK\x03\x04"))
    assert caught.value.facts["extra"] == "xlsx"


def test_what_unpacks_to_too_much_is_not_unpacked(monkeypatch: pytest.MonkeyPatch) -> None:
    data = saved(a=[["h"]])
    monkeypatch.setattr(workbook, "_LARGEST_UNPACKED", 1_000)
    with pytest.raises(WorkbookError, match="too large"):
        read_workbook(data)


def test_another_kind_of_zip_file_is_no_workbook() -> None:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as parts:
        parts.writestr("riichi.csv", "id\n")
    with pytest.raises(WorkbookError):
        read_workbook(out.getvalue())


WHOLE = saved(a=[["id", "name"], ["1", "Ana"]])


@settings(max_examples=30)
@given(st.integers(4, len(WHOLE) - 1), st.binary(min_size=1, max_size=30))
def test_a_damaged_workbook_is_read_or_refused(place: int, damage: bytes) -> None:
    sheet = read_sheet(Document("x.xlsx", WHOLE[:place] + damage + WHOLE[place + len(damage) :]))
    assert sheet.header or [problem.code for problem in sheet.problems]


SEATS = [text for seat in range(1, 5) for text in (f"Jugador {seat}", f"Puntos {seat}")]
FOUR = ["Ana Gil", 4, "Pol Paz", 3, "Iu Mas", 2, "Eva Rey", 0]


def test_a_clock_stored_as_a_part_of_the_day_is_a_time() -> None:
    rows = [[date(2026, 5, day), at, *FOUR] for day, at in enumerate((0.25, 0.5, 0.75, 0), 1)]
    data = saved(a=[["Fecha", "Hora", *SEATS], *rows, [date(2026, 5, 9), "0.25", *FOUR]])
    read = read_games([Document("riichi.xlsx", data)])
    starts = [game.played_at.time() for game in read.games]
    assert starts == [time(6), time(12), time(18), time(0), time(0, 25)]


def test_a_number_beyond_a_day_is_no_time() -> None:
    data = saved(a=[["Fecha", "Hora", *SEATS], [date(2026, 5, 8), 1.5, *FOUR]])
    read = read_games([Document("riichi.xlsx", data)])
    assert [problem.code for problem in read.report] == [Code.TIME_UNREADABLE]


def test_a_time_with_a_date_of_no_day_keeps_the_day_of_its_column() -> None:
    when = datetime.fromisoformat("1900-01-01T17:30")
    data = saved(a=[["Fecha", "Hora", *SEATS], [date(2026, 5, 8), when, *FOUR]])
    read = read_games([Document("riichi.xlsx", data)])
    assert read.games[0].played_at.isoformat() == "2026-05-08T17:30:00+02:00"


def with_sheet(body: str, **parts: str) -> bytes:
    """A workbook with other XML for its sheet or other parts."""
    name = "xl/worksheets/sheet1.xml"
    space = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
    xml = f'<worksheet xmlns="{space}"><sheetData>{body}</sheetData></worksheet>'
    out = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(WHOLE)) as old, zipfile.ZipFile(out, "w") as new:
        for part in old.namelist():
            new.writestr(part, xml if part == name else parts.get(part, old.read(part)))
        for part, text in parts.items():
            new.writestr(part, text)
    return out.getvalue()


def cell(place: str) -> str:
    return f'<c r="{place}" t="inlineStr"><is><t>x</t></is></c>'


HEAD = f'<row r="1">{cell("A1")}</row>'


@pytest.mark.parametrize(
    "body",
    [
        f'{HEAD}<row r="2000000000">{cell("A2000000000")}</row>',
        f'{HEAD}<row r="2">{cell("ZZZ2")}</row>',
        HEAD + "<row/>" * 1_000_001,
        HEAD + '<row r="1"/>' * 1_000_001,
        HEAD + "<x/>" * 12_000_001,
        HEAD + "".join(f'<row r="{n}"><c r="ZZZ{n}"/></row>' for n in range(2, 400)),
    ],
    ids=["gap", "wide", "rows", "same-row", "tags", "blank-cells"],
)
@pytest.mark.unmeasured
def test_a_small_workbook_that_unfolds_without_end_is_refused(body: str) -> None:
    sheet = read_sheet(Document("x.xlsx", with_sheet(body)))
    assert [problem.code for problem in sheet.problems] == [Code.WORKBOOK_UNREADABLE]


def test_a_workbook_that_defines_entities_is_refused() -> None:
    with pytest.raises(WorkbookError, match="entities"):
        read_workbook(with_sheet(HEAD, **{"xl/x.xml": '<!DOCTYPE x [<!ENTITY a "b">]>'}))


def test_blank_cells_beyond_the_last_column_do_no_harm() -> None:
    body = f'{HEAD}<row r="2">{cell("A2")}<c r="ZZ2"/></row>'
    assert read_workbook(with_sheet(body)).records.rows[1][1][0] == "x"
