"""Printed figures, and the values that may stand behind them."""

from __future__ import annotations

import math
from decimal import ROUND_DOWN, Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ligamahjong.league.game import Mode
from ligamahjong.league.grades import published_ladders
from ligamahjong.league.printed import Figure, Quantity, printed_figures
from ligamahjong.league.published import PublishedRow

RIICHI = published_ladders()[Mode.RIICHI]
VALUES = st.floats(-5000, 5000)
DECIMALS = st.integers(0, 6)


def figures(row: PublishedRow) -> dict[Quantity, Figure]:
    return dict(printed_figures(row, RIICHI))


@pytest.mark.parametrize(
    ("printed", "value", "decimals"),
    [
        ("1834", 1834.0, 0),
        ("1834.1", 1834.1, 1),
        ("1834.10", 1834.1, 2),
        ("-0.250", -0.25, 3),
        ("1.8E+3", 1800.0, -2),
    ],
)
def test_a_number_knows_the_decimals_it_was_printed_with(
    printed: str, value: float, decimals: int
) -> None:
    assert Figure.of(Decimal(printed)) == Figure(value, decimals)


@pytest.mark.parametrize(
    ("printed", "exact", "agrees"),
    [
        ("1834", 1833.5, True),
        ("1834", 1834.5, True),
        ("1834", 1833.49, False),
        ("1834", 1834.51, False),
        ("1834.12", 1834.115, True),
        ("1834.12", 1834.125, True),
        ("1834.12", 1834.1149, False),
        ("1834.12", 1834.1251, False),
        ("-0.2", -0.25, True),
        ("-0.2", 0.2, False),
        ("1834.123456", 1834.1234565, True),
        ("1834.123456", 1834.123457, False),
    ],
)
def test_half_a_unit_of_the_last_printed_place_is_nothing(
    printed: str,
    exact: float,
    *,
    agrees: bool,
) -> None:
    assert Figure.of(Decimal(printed)).agrees(exact) is agrees


@pytest.mark.parametrize(
    ("printed", "exact", "agrees"),
    [
        ("1834", 1834.0, True),
        ("1834", 1834.99, True),
        ("1834", 1835.0, False),
        ("1834", 1833.99, False),
        ("-1.2", -1.29, True),
        ("-1.2", -1.3, False),
        ("-1.2", 1.25, False),
        ("0", -0.9, True),
        ("0", 0.9, True),
    ],
)
def test_decimals_may_have_been_cut_off(
    printed: str,
    exact: float,
    *,
    agrees: bool,
) -> None:
    assert Figure.of(Decimal(printed)).agrees(exact, cut=True) is agrees


@given(VALUES, DECIMALS)
def test_what_is_rounded_agrees_with_what_it_was(value: float, decimals: int) -> None:
    figure = Figure.of(Decimal(f"{value:.{decimals}f}"))
    assert figure.decimals == decimals
    assert figure.agrees(value)
    assert not figure.agrees(value + 1.01 * 10.0**-decimals)
    assert not figure.agrees(value - 1.01 * 10.0**-decimals)


@given(st.decimals(-5000, 5000, places=8), DECIMALS)
def test_what_is_cut_agrees_with_what_it_was(value: Decimal, decimals: int) -> None:
    figure = Figure.of(value.quantize(Decimal(1).scaleb(-decimals), ROUND_DOWN))
    assert figure.agrees(float(value), cut=True)
    further = abs(float(value)) + 1.01 * 10.0**-decimals
    assert not figure.agrees(math.copysign(further, value), cut=True)


def test_a_row_says_what_it_has_and_nothing_else() -> None:
    assert figures(PublishedRow(2, "Ana Gil")) == {}
    assert figures(PublishedRow(2, "Ana Gil", position=1, games=31)) == {Quantity.GAMES: Figure(31)}
    row = PublishedRow(
        2,
        "Ana Gil",
        rating=Decimal("1834.1"),
        mu=Decimal("31.25"),
        sigma=Decimal("5.0"),
        games=31,
        grade="2-dan",
        grade_points=240,
    )
    assert figures(row) == {
        Quantity.RATING: Figure(1834.1, 1),
        Quantity.MU: Figure(31.25, 2),
        Quantity.SIGMA: Figure(5.0, 1),
        Quantity.GAMES: Figure(31),
        Quantity.POINTS: Figure(240),
        Quantity.GRADE: Figure(11, 0, "2-dan"),
    }


@pytest.mark.parametrize("written", ["3-kyuu", "3-kyu", "3 Kyu", "3KYUU", "3 kyū"])
def test_a_grade_is_known_however_it_is_written(written: str) -> None:
    assert figures(PublishedRow(2, "Ana Gil", grade=written))[Quantity.GRADE].value == 7


def test_a_grade_the_league_does_not_have_agrees_with_none() -> None:
    figure = figures(PublishedRow(2, "Ana Gil", grade="12-dan"))[Quantity.GRADE]
    assert figure.text == "12-dan"
    assert math.isnan(figure.value)
    for cut in (False, True):
        assert not any(figure.agrees(index, cut=cut) for index in range(len(RIICHI.grades)))
