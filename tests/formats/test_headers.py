"""What columns mean."""

from __future__ import annotations

import pytest

from ligamahjong.formats.codes import Code
from ligamahjong.formats.headers import UNUSED, column_key, match_columns, meanings_by_header
from ligamahjong.formats.sheet import Sheet
from ligamahjong.report import Level


@pytest.mark.parametrize(
    ("header", "key"),
    [
        ("Nº", "no"),
        ("N.º", "no"),
        ("PUNTUACIÓN 1", "puntuacion1"),
        ("player_1", "player1"),
        ("Hora-de inicio", "horadeinicio"),
        ("#", "#"),
        ("", ""),
        ("σ", "σ"),
        ("µ", "μ"),  # the micro sign of the keyboard
    ],
)
def test_headers_are_compared_without_dress(header: str, key: str) -> None:
    assert column_key(header) == key


def test_meanings_are_found_by_header() -> None:
    assert meanings_by_header({"id": "id no"}) == {"id": "id", "no": "id"}


def test_columns_are_where_their_header_is() -> None:
    sheet = Sheet("x.csv", ["Nº", "Fecha", "vientos"])
    assert match_columns(sheet, ["id", "date", UNUSED], ["date"]) == {"id": 0, "date": 1}
    assert sheet.problems == []


def test_what_nobody_understands_is_listed_once() -> None:
    sheet = Sheet("x.csv", ["id", "color", "", ""], [(2, ["1", "rojo", "", ""]), (3, [*"1ab "])])
    assert match_columns(sheet, ["id", None, None, None], ["id"]) == {"id": 0}
    [notice] = sheet.problems
    assert (notice.code, notice.level, notice.row) == (Code.COLUMNS_IGNORED, Level.NOTICE, None)
    assert notice.facts == {"columns": ["color", "#3"]}


def test_two_columns_with_one_meaning_are_one_too_many() -> None:
    sheet = Sheet("x.csv", ["id", "Nº", "name"])
    assert match_columns(sheet, ["id", "id", "name"], ["name"]) is None
    [refusal] = sheet.problems
    assert (refusal.code, refusal.level, refusal.row) == (Code.COLUMNS_REPEATED, "refused", None)
    assert refusal.facts == {"columns": ["id", "Nº"], "meaning": "id"}


def test_what_is_needed_and_missing_is_named() -> None:
    sheet = Sheet("x.csv", ["id", "color"])
    assert match_columns(sheet, ["id", None], ["id", "name", "region"]) is None
    [refusal] = sheet.problems
    assert (refusal.code, refusal.level, refusal.row) == (Code.COLUMNS_MISSING, "refused", None)
    assert refusal.facts == {"missing": ["name", "region"], "header": ["id", "color"]}
    assert sheet.header == []


def test_what_is_no_table_is_not_complained_of_again() -> None:
    sheet = Sheet("x.csv")
    assert match_columns(sheet, [], ["id"]) is None
    assert sheet.problems == []
