"""The sheet of a game of MCR."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ligamahjong.errors import FormatError, LigaError
from ligamahjong.formats.documents import Document
from ligamahjong.formats.mcr_sheet import read_mcr_sheet
from ligamahjong.mcr.sheet import Deal
from ligamahjong.wording import Language
from ligamahjong.wording.errors import error_text


def read(*lines: str) -> tuple[Deal, ...]:
    return read_mcr_sheet(Document("sheet.csv", "\n".join(lines).encode()))


def refused(*lines: str) -> FormatError:
    with pytest.raises(FormatError) as caught:
        read(*lines)
    return caught.value


def is_said(error: LigaError) -> None:
    assert all(error_text(error, language) for language in Language)


def test_outcomes_are_read() -> None:
    assert read("winner,discarder,points", "E,S,12", "-,,", "w,,10", "north,O,8") == (
        Deal(0, 1, 12),
        Deal(),
        Deal(2, None, 10),
        Deal(3, 2, 8),
    )


def test_spanish_headers_and_semicolons_will_do() -> None:
    assert read("mano;ganador;descarta;puntos", "1;Este;Sur;12", "2;Oeste;;10") == (
        Deal(0, 1, 12),
        Deal(2, None, 10),
    )


def test_amounts_are_read() -> None:
    assert read("E,S,W,N", "36,−20,-8,-8", "0,0,0,0") == (
        Deal(amounts=(36, -20, -8, -8)),
        Deal(amounts=(0, 0, 0, 0)),
    )


def test_both_are_read() -> None:
    assert read("winner,discarder,points,E,S,W,N", "E,S,12,36,-20,-8,-8", "-,,,,,,") == (
        Deal(0, 1, 12, (36, -20, -8, -8)),
        Deal(),
    )


def test_all_problems_come_at_once_with_their_places() -> None:
    error = refused("winner,discarder,points", "E,X,12", "Q,,x", "E,S,12")
    found = [(p.where, p.value, p.code) for p in error.facts["problems"]]  # type: ignore[attr-defined]
    assert found == [
        ("sheet.csv:2:discarder", "X", "mcr-seat"),
        ("sheet.csv:3:winner", "Q", "mcr-seat"),
        ("sheet.csv:3:points", "x", "mcr-amount"),
    ]
    spanish, english = (error_text(error, language) for language in Language)
    assert spanish.splitlines()[0] == (
        "sheet.csv:2:discarder: «X» no es un asiento; se esperaba: E, S, W o N, o nada"
    )
    assert "expected: a whole number" in english


@pytest.mark.parametrize("header", ["winner,discarder", "E,S,W", "a,b", ""])
def test_a_table_without_its_columns_is_refused(header: str) -> None:
    assert refused(header, "1,2").facts["problems"]


@given(st.binary(max_size=200) | st.text("ESWN,;\n01289-winerpots", max_size=80).map(str.encode))
def test_any_bytes_are_read_or_refused_in_words(data: bytes) -> None:
    try:
        read_mcr_sheet(Document("sheet.csv", data))
    except LigaError as error:
        is_said(error)
