"""Who pays what."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ligamahjong.errors import GameError
from ligamahjong.mcr.payments import first_claim, payments
from ligamahjong.table import total

SEATS = st.integers(0, 3)


def test_all_pay_a_self_draw() -> None:
    assert total(payments(30, winner=2)) == (-38, -38, 114, -38)


def test_the_discarder_pays_the_points() -> None:
    assert total(payments(30, winner=1, discarder=0)) == (-38, 54, -8, -8)


@given(st.integers(8, 400), SEATS)
def test_a_winner_gains_three_times_at_a_self_draw(points: int, winner: int) -> None:
    assert total(payments(points, winner))[winner] == 3 * (8 + points)


@given(st.integers(8, 400), SEATS, SEATS)
def test_a_winner_gains_twenty_four_and_the_points(points: int, winner: int, other: int) -> None:
    if winner == other:
        with pytest.raises(GameError) as caught:
            payments(points, winner, other)
        assert caught.value.facts["reason"] == "mcr-own-discard"
    else:
        assert total(payments(points, winner, other))[winner] == 24 + points


@pytest.mark.parametrize(
    ("points", "winner", "discarder", "reason"),
    [(7, 0, 1, "mcr-points"), (8, 4, 1, "mcr-seat"), (8, 0, -1, "mcr-seat")],
)
def test_what_cannot_be_is_refused(points: int, winner: int, discarder: int, reason: str) -> None:
    with pytest.raises(GameError) as caught:
        payments(points, winner, discarder)
    assert caught.value.facts["reason"] == reason


@pytest.mark.parametrize(
    ("claimants", "discarder", "winner"),
    [({1}, 0, 1), ({1, 2, 3}, 0, 1), ({0, 1}, 2, 0), ({0, 3}, 1, 3), ({2, 1}, 3, 1)],
)
def test_the_first_after_the_discarder_wins(
    claimants: set[int], discarder: int, winner: int
) -> None:
    assert first_claim(claimants, discarder) == winner
