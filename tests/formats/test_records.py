"""Delimiters, quotation marks and line numbers."""

from __future__ import annotations

import csv
import io

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ligamahjong.formats.codes import Code
from ligamahjong.formats.records import LONGEST_CELL, is_blank, read_records


@pytest.mark.parametrize("delimiter", [",", ";", "\t"])
@pytest.mark.parametrize("line_end", ["\n", "\r\n", "\r"])
def test_delimiters_and_line_ends_are_found(delimiter: str, line_end: str) -> None:
    text = line_end.join((delimiter.join("abc"), delimiter.join("123"), ""))
    assert read_records(text).rows == [(1, ["a", "b", "c"]), (2, ["1", "2", "3"])]


def test_the_header_alone_decides_and_not_what_is_quoted_in_it() -> None:
    rows = read_records('"a, b, c";d\n"1,5";2\n').rows
    assert rows == [(1, ["a, b, c", "d"]), (2, ["1,5", "2"])]


def test_one_column_is_not_split_at_commas_of_names() -> None:
    assert read_records("Nombre\nPaz, Ana\n").rows[1] == (2, ["Paz, Ana"])


def test_excels_line_about_the_delimiter_is_heeded() -> None:
    assert read_records("sep=,\na,b;c\n1,2\n").rows == [(2, ["a", "b;c"]), (3, ["1", "2"])]


def test_a_lone_line_about_the_delimiter_is_no_header() -> None:
    assert read_records("sep=;\n").rows == []


def test_rows_are_numbered_by_the_line_they_start_on() -> None:
    rows = read_records('\n\na,b\n"1\n2\n3",x\n4,y\n').rows
    assert rows == [(3, ["a", "b"]), (4, ["1\n2\n3", "x"]), (7, ["4", "y"])]


@pytest.mark.parametrize("text", ["", "\n", " ;; \n,,\t\n"])
def test_nothing_gives_nothing(text: str) -> None:
    found = read_records(text)
    assert (found.rows, found.broken) == ([], [])


def test_an_open_quotation_mark_costs_one_row() -> None:
    found = read_records('a,b\n1,"x\n2,y\n3,z\n')
    assert found.rows == [(1, ["a", "b"]), (3, ["2", "y"]), (4, ["3", "z"])]
    assert found.broken == [(2, Code.QUOTE_OPEN)]


def test_two_open_quotation_marks_do_not_swallow_the_rows_between_them() -> None:
    found = read_records('a,b\n1,"x\n2,y\n3,"z\n4,w\n')
    assert [number for number, _ in found.rows] == [1, 3, 5]
    assert found.broken == [(2, Code.QUOTE_OPEN), (4, Code.QUOTE_OPEN)]


def test_a_mark_inside_a_word_is_a_mark() -> None:
    assert read_records('a\nAna "la Roja" Paz\n').rows[1] == (2, ['Ana "la Roja" Paz'])


def test_after_a_hundred_open_marks_the_rest_is_left() -> None:
    found = read_records("a,b\n" + '1,"x\n' * 250)
    assert found.rows == [(1, ["a", "b"])]
    assert [code for _, code in found.broken[:-1]] == [Code.QUOTE_OPEN] * 100
    assert found.broken[-1] == (102, Code.REST_UNREADABLE)


@pytest.mark.parametrize("size", [LONGEST_CELL + 1, csv.field_size_limit() + 1, 1_000_000])
def test_a_huge_cell_costs_its_row(size: int) -> None:
    found = read_records(f"a,b\n1,{'x' * size}\n2,y\n")
    assert found.rows == [(1, ["a", "b"]), (3, ["2", "y"])]
    assert found.broken == [(2, Code.CELL_TOO_LONG)]


def test_a_cell_may_be_as_long_as_it_may() -> None:
    assert read_records(f"a,b\n1,{'x' * LONGEST_CELL}\n").broken == []


def test_a_huge_cell_over_many_lines_costs_its_row() -> None:
    long = "\n".join(["x" * 99] * 100)
    found = read_records(f'a,b\n1,"{long}"\n2,y\n')
    assert found.broken == [(2, Code.CELL_TOO_LONG)]
    assert found.rows[-1] == (102, ["2", "y"])


def test_a_mark_that_opens_more_than_any_cell_costs_one_row() -> None:
    size = csv.field_size_limit() // 20 + 10
    found = read_records('a,b\n1,"x\n' + "2,yyyyyyyyyyyyyyyyyyyyy\n" * size)
    assert found.broken == [(2, Code.QUOTE_OPEN)]
    assert len(found.rows) == size + 1


def test_blank_is_what_has_only_spaces() -> None:
    assert is_blank([])
    assert is_blank(["", " ", "\u00a0"])
    assert not is_blank(["", "0"])


@given(
    st.lists(
        st.lists(
            st.text(st.characters(codec="utf-8", exclude_characters="\r\x00")),
            min_size=2,
            max_size=2,
        )
    )
)
def test_what_the_csv_module_writes_is_read(rows: list[list[str]]) -> None:
    out = io.StringIO(newline="")
    csv.writer(out).writerows([["a", "b"], *rows])
    assert [cells for _, cells in read_records(out.getvalue()).rows] == [["a", "b"], *rows]


NOTED = "id,day,player,score,note\n"


@pytest.mark.parametrize(
    "rows",
    [
        ['a,1,Ana,4,"La final', "b,1,Ana,3,x", 'c,1,Ana,2,repetida"', "d,1,Ana,1,"],
        ['a,1,Ana,4,"La final', 'b,1,Ana,3,repetida"', "c,1,Ana,2,", "d,1,Ana,1,"],
        ['a,1,"Ana,4,x', 'b,1,Ana",3,y', "c,1,Ana,2,", "d,1,Ana,1,"],
        ['a,1,Ana,"4,x', 'b,1",Ana,3,y', "c,1,Ana,2,", "d,1,Ana,1,"],
    ],
    ids=["three-rows", "two-rows", "inner-column", "closed-further-left"],
)
def test_a_stray_mark_that_another_row_closes_costs_one_row(rows: list[str]) -> None:
    found = read_records(NOTED + "\n".join(rows))
    assert found.broken == [(2, Code.QUOTE_OPEN)]
    assert [number for number, _ in found.rows] == [1, 3, 4, 5]


@pytest.mark.parametrize(
    "row",
    [
        'a,1,Ana,4,"Tras la comida, en casa\nde Pol, Eva y Mar"',
        '"a\nb",1,Ana,4,x',
        '"a\nb",1,"Ana\n,\nGil",4,"x\ny"',
    ],
)
def test_a_remark_over_several_lines_is_no_row(row: str) -> None:
    found = read_records(f"{NOTED}{row}\nb,1,Ana,3,\n")
    assert found.broken == []
    assert len(found.rows) == 3
