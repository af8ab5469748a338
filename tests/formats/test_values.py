"""Whole numbers and the guard against formulas."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ligamahjong.formats.codes import Code
from ligamahjong.formats.values import (
    LARGEST_NUMBER,
    guard,
    on_one_line,
    parse_whole,
    plain,
    rewritten,
    unguard,
)

MINUSES = "-\u2010\u2011\u2012\u2013\u2014\u2212\ufe63\uff0d"


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("0", 0),
        ("31700", 31700),
        ("+1200", 1200),
        ("\uff0b1200", 1200),
        (" 12 ", 12),
        ("0012", 12),
        ("31.700", 31700),
        ("1.234.567", 1234567),
        ("31 700", 31700),
        ("31\u00a0700", 31700),
        ("31\u2009700", 31700),
        ("31\u202f700", 31700),
        ("31700.0", 31700),
        ("31700,00", 31700),
        ("31.700,00", 31700),
        ("31 700.0", 31700),
        ("0,0", 0),
        ("0.000", 0),
        ("\u2212 1.200", -1200),
        ("'-54", -54),
        ("-0", 0),
    ],
)
def test_whole_numbers_as_people_write_them(text: str, number: int) -> None:
    assert parse_whole(text) == number


@pytest.mark.parametrize("minus", MINUSES)
def test_any_minus_will_do(minus: str) -> None:
    assert parse_whole(f"{minus}1.200") == -1200


@pytest.mark.parametrize("text", ["", " ", "\u00a0", "-", "\u2014", "+"])
def test_nothing_and_a_dash_are_no_score(text: str) -> None:
    assert parse_whole(text) is Code.SCORE_MISSING


@pytest.mark.parametrize(
    "text",
    [
        *("0,5", "12.5", "0.500", "31.7", "31.70", "1.5000", "05.000"),
        *("3.170.00", "1_000", "1e3", "0x10", "\uff11\uff12", "\u0661", "\u00b2", "inf", "nan"),
        *("--5", "5-", "1 2", "31 70", "12a", "1/2", "'5", "="),
    ],
)
def test_what_is_no_whole_number_is_refused(text: str) -> None:
    assert parse_whole(text) is Code.SCORE_NOT_INTEGER


@pytest.mark.parametrize("text", ["31,700", "-1,200", "1,234,567", "31,700.00", "31,000"])
def test_a_comma_before_three_digits_is_ambiguous(text: str) -> None:
    assert parse_whole(text) is Code.SCORE_AMBIGUOUS


@pytest.mark.parametrize(
    ("text", "ways"),
    [
        ("31,700", ("31700", "31.700")),
        ("\u22121,200", ("-1200", "-1.200")),
        ("31,700.00", ("31700", "31.700")),
        ("1,234,567", ("1234567", "1.234.567")),
    ],
)
def test_both_ways_to_write_it_are_read(text: str, ways: tuple[str, str]) -> None:
    assert rewritten(text) == ways
    assert {parse_whole(way) for way in ways} == {parse_whole(ways[0])}


@pytest.mark.parametrize("text", [str(LARGEST_NUMBER + 1), "9" * 5000, "-99.999.999"])
def test_beyond_all_measure_is_refused(text: str) -> None:
    assert parse_whole(text) is Code.SCORE_TOO_LARGE


def test_the_largest_number_is_a_number() -> None:
    assert parse_whole(str(-LARGEST_NUMBER)) == -LARGEST_NUMBER


@given(st.integers(-LARGEST_NUMBER, LARGEST_NUMBER))
def test_every_way_to_group_digits_gives_the_number(number: int) -> None:
    grouped = f"{number:,}"
    for text in (str(number), grouped.replace(",", "."), grouped.replace(",", "\u00a0")):
        assert parse_whole(text) == number
        assert parse_whole(f"{text},00") == number


@given(st.text())
def test_any_text_is_a_number_or_a_code(text: str) -> None:
    assert isinstance(parse_whole(text), (int, Code))


@pytest.mark.parametrize("first", "=+-@\t\r\n")
def test_what_looks_like_a_formula_is_guarded(first: str) -> None:
    assert guard(f"{first}cmd") == f"'{first}cmd"


@pytest.mark.parametrize("text", ["", "Ana", "'Ana", "1-2", "358"])
def test_other_text_is_left_alone(text: str) -> None:
    assert guard(text) == unguard(text) == text


@pytest.mark.parametrize("sign", "=+-@\uff1d\uff0b\uff0d\uff20")
@pytest.mark.parametrize("end", [";", "\t", "\n", "\r", ';"', ";'"])
def test_a_formula_after_the_end_of_a_cell_is_guarded(end: str, sign: str) -> None:
    assert guard(f"Ana{end}{sign}1") == f"Ana{end[0]}'{end[1:]}{sign}1"
    assert guard(f"{sign}1") == f"'{sign}1"


@given(st.text(st.sampled_from("'=+-@\t\r\na ;\"\uff1d\uff20")))
def test_the_guard_comes_off_again(text: str) -> None:
    assert unguard(guard(text)) == text
    assert not guard(text).startswith(tuple("=+-@\t\r\n"))
    assert not re.search('[;\t\r\n]"*[=+\\-@\uff1d\uff20]', guard(text))


def test_plain_text_has_ascii_signs() -> None:
    assert plain(f" {MINUSES}\uff0b\u00a0x ") == f"{'-' * len(MINUSES)}+ x"


@pytest.mark.parametrize("sign", ["\n", "\r\n", "\t", "\x1b", "\x9b", "\u2028", "\u202e"])
def test_what_would_break_a_message_is_a_space(sign: str) -> None:
    assert on_one_line(f"a{sign}b") == "a b"
