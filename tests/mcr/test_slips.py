"""The slip that explains a number, a row or a sum."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from ligamahjong.mcr.slips import SlipKind, slip_between, slips_of_row, slips_of_sum

if TYPE_CHECKING:
    from ligamahjong.table import Four


@pytest.mark.parametrize(
    ("written", "right", "kind"),
    [
        (55, -55, SlipKind.SIGN),
        (173, 178, SlipKind.DIGIT),
        (78, 18, SlipKind.DIGIT),
        (-173, -178, SlipKind.DIGIT),
        (187, 178, SlipKind.SWAPPED_DIGITS),
        (718, 178, SlipKind.SWAPPED_DIGITS),
        (18, 178, SlipKind.DIGIT_LEFT_OUT),
        (1778, 178, SlipKind.DIGIT_TOO_MANY),
        (0, 178, SlipKind.LEFT_OUT),
        (170, 178, SlipKind.EIGHT_MISSING),
        (4, -4, SlipKind.SIGN),
        (871, 178, None),
        (-173, 178, None),
        (25, 178, None),
    ],
)
def test_one_slip_between_two_numbers(written: int, right: int, kind: SlipKind | None) -> None:
    assert slip_between(written, right) is kind


def test_a_sum_of_zero_needs_no_slip() -> None:
    assert slips_of_sum((178, -24, -55, -99)) == ()


@pytest.mark.parametrize(
    ("scores", "kind", "seat", "right"),
    [
        ((178, -24, 55, -99), SlipKind.SIGN, 2, -55),
        ((187, -24, -55, -99), SlipKind.SWAPPED_DIGITS, 0, 178),
        ((178, -24, -55, -9), SlipKind.DIGIT_LEFT_OUT, 3, -99),
        ((178, 0, -55, -99), SlipKind.LEFT_OUT, 1, -24),
        ((178, -24, -55, -91), SlipKind.EIGHT_MISSING, None, 0),
        ((138, -24, -55, -99), SlipKind.PENALTY_INCLUDED, None, 0),
    ],
)
def test_the_slip_of_a_sum_is_found(
    scores: Four[int], kind: SlipKind, seat: int | None, right: int
) -> None:
    assert (kind, seat, right) in {(s.kind, s.seat, s.right) for s in slips_of_sum(scores)}


def test_a_row_with_two_columns_swapped_is_seen() -> None:
    [slip] = slips_of_row((-8, 44, -28, -8), (-8, -28, 44, -8))
    assert (slip.kind, slip.seat, slip.other) == (SlipKind.SWAPPED_COLUMNS, 1, 2)


@pytest.mark.parametrize(
    ("written", "right"),
    [
        ((-8, -28, 44, -8), (-8, -28, 44, -8)),
        ((-9, -29, 44, -8), (-8, -28, 44, -8)),
        ((-8, -28, 871, -8), (-8, -28, 44, -8)),
    ],
)
def test_a_row_without_one_slip_has_none(written: Four[int], right: Four[int]) -> None:
    assert slips_of_row(written, right) == ()


@given(st.tuples(*[st.integers(-300, 300)] * 4), st.integers(0, 3))
def test_a_sign_is_always_found(scores: Four[int], seat: int) -> None:
    numbers = list(scores)
    numbers[3] = -sum(numbers[:3])
    assume(numbers[seat])
    numbers[seat] = -numbers[seat]
    a, b, c, d = numbers
    found = slips_of_sum((a, b, c, d))
    if abs(sum(numbers)) == 8:
        assert [slip.kind for slip in found] == [SlipKind.EIGHT_MISSING]
    else:
        assert (SlipKind.SIGN, seat) in {(slip.kind, slip.seat) for slip in found}


@given(st.tuples(*[st.integers(-300, 300)] * 4))
def test_every_slip_explains_the_sum(scores: Four[int]) -> None:
    for slip in slips_of_sum(scores):
        if slip.seat is not None:
            assert scores[slip.seat] == slip.written
            assert sum(scores) - slip.written + slip.right == 0
