"""Numbers in the two languages."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ligamahjong.wording import Language
from ligamahjong.wording.numbers import (
    change,
    count,
    decimal,
    fraction,
    integer,
    ordinal,
    percent,
)

ES, EN = Language.ES, Language.EN
MINUS = "\N{MINUS SIGN}"


@pytest.mark.parametrize(
    ("number", "spanish", "english"),
    [
        (0, "0", "0"),
        (999, "999", "999"),
        (1000, "1.000", "1,000"),
        (31700, "31.700", "31,700"),
        (-1200, f"{MINUS}1.200", f"{MINUS}1,200"),
        (1234567, "1.234.567", "1,234,567"),
    ],
)
def test_integers_have_their_thousands_apart(number: int, spanish: str, english: str) -> None:
    assert (integer(number, ES), integer(number, EN)) == (spanish, english)


@pytest.mark.parametrize(
    ("number", "digits", "spanish", "english"),
    [
        (1572.1088949, 6, "1572,108895", "1572.108895"),
        (-3.4897, 2, f"{MINUS}3,49", f"{MINUS}3.49"),
        (1500.0, 0, "1500", "1500"),
        (-0.0, 2, "0,00", "0.00"),
        (-0.004, 2, "0,00", "0.00"),
        (-0.4, 0, "0", "0"),
    ],
)
def test_decimals_keep_their_thousands_together(
    number: float, digits: int, spanish: str, english: str
) -> None:
    assert (decimal(number, digits, ES), decimal(number, digits, EN)) == (spanish, english)


@pytest.mark.parametrize(
    ("number", "spanish", "english"),
    [
        (12.419245, "+12,42", "+12.42"),
        (-27.623481, f"{MINUS}27,62", f"{MINUS}27.62"),
        (0.0, "0,00", "0.00"),
        (-0.0, "0,00", "0.00"),
        (0.001, "0,00", "0.00"),
        (-0.001, "0,00", "0.00"),
    ],
)
def test_a_change_shows_its_sign_unless_it_is_nothing(
    number: float, spanish: str, english: str
) -> None:
    assert (change(number, 2, ES), change(number, 2, EN)) == (spanish, english)


@pytest.mark.parametrize(
    ("number", "spanish", "english"),
    [
        (0.4376, "43,8\N{NO-BREAK SPACE}%", "43.8%"),
        (0.0, "0,0\N{NO-BREAK SPACE}%", "0.0%"),
        (1.0, "100,0\N{NO-BREAK SPACE}%", "100.0%"),
    ],
)
def test_percentages(number: float, spanish: str, english: str) -> None:
    assert (percent(number, ES), percent(number, EN)) == (spanish, english)


@pytest.mark.parametrize(
    ("number", "spanish", "english"),
    [
        (Fraction(0), "0", "0"),
        (Fraction(8), "8", "8"),
        (Fraction(3, 2), "1,50", "1.50"),
        (Fraction(1, 31), "0,03", "0.03"),
    ],
)
def test_fractions_are_whole_or_have_two_decimals(
    number: Fraction, spanish: str, english: str
) -> None:
    assert (fraction(number, ES), fraction(number, EN)) == (spanish, english)


@pytest.mark.parametrize(
    ("number", "said"), [(0, "0 partidas"), (1, "1 partida"), (2, "2 partidas"), (1e3, "1.000")]
)
def test_one_thing_is_said_in_the_singular(number: float, said: str) -> None:
    assert count(int(number), "partida", "partidas", ES).startswith(said)


@pytest.mark.parametrize(
    ("place", "english"),
    [
        (1, "1st"),
        (2, "2nd"),
        (3, "3rd"),
        (4, "4th"),
        (10, "10th"),
        (11, "11th"),
        (12, "12th"),
        (13, "13th"),
        (21, "21st"),
        (101, "101st"),
        (111, "111th"),
        (112, "112th"),
        (123, "123rd"),
    ],
)
def test_ordinals(place: int, english: str) -> None:
    assert (ordinal(place, ES), ordinal(place, EN)) == (f"{place}.º", english)


@given(st.integers(-(10**9), 10**9))
def test_an_integer_can_be_read_back(number: int) -> None:
    for language, separator in ((ES, "."), (EN, ",")):
        text = integer(number, language).replace(separator, "").replace(MINUS, "-")
        assert int(text) == number


@given(st.floats(-1e6, 1e6), st.integers(0, 6))
def test_no_number_has_a_hyphen_or_a_negative_zero(number: float, digits: int) -> None:
    for language in Language:
        for text in (decimal(number, digits, language), change(number, digits, language)):
            assert "-" not in text
            assert not text.startswith(MINUS) or text.strip(f"{MINUS}0.,")
