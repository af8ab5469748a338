"""Numbers with decimals."""

from __future__ import annotations

from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ligamahjong.formats.decimals import parse_decimal


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("25", "25"),
        ("25.123456", "25.123456"),
        ("25,123456", "25.123456"),
        ("8,264", "8.264"),
        ("1834.10", "1834.10"),
        ("\u22121.234,5", "-1234.5"),
        ("1,234.5", "1234.5"),
        ("1.234.567", "1234567"),
        ("1\u00a0834,5", "1834.5"),
        ("+3.", "3"),
    ],
)
def test_comma_and_point(text: str, number: str) -> None:
    assert str(parse_decimal(text)) == number


@pytest.mark.parametrize(
    ("text", "number"),
    [("1.834", "1834"), ("1,834", "1834"), ("987.125", "987.125"), ("1834.125", "1834.125")],
)
def test_a_rating_of_one_digit_means_thousands(text: str, number: str) -> None:
    assert str(parse_decimal(text, thousands=True)) == number


@pytest.mark.parametrize(
    "text",
    ["", "-", "abc", "1..2", "1.2,3.4", "1,2,3", ".5", "1e3", "nan", "inf", "\u0661", "9" * 50],
)
def test_anything_else_is_no_number(text: str) -> None:
    assert parse_decimal(text) is None


@given(st.decimals(-9999, 9999, allow_nan=False, places=6))
def test_what_is_printed_with_six_decimals_is_read(number: Decimal) -> None:
    assert parse_decimal(f"{number:.6f}") == number
    assert parse_decimal(f"{number:.6f}".replace(".", ",")) == number


@given(st.text(), st.booleans())
def test_any_text_is_a_number_or_nothing(text: str, thousands: bool) -> None:  # noqa: FBT001
    assert isinstance(parse_decimal(text, thousands=thousands), (Decimal, type(None)))
