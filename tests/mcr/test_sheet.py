"""The sheet of a game: totals, rows that cannot be right, slips."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ligamahjong.errors import GameError
from ligamahjong.mcr.payments import payments
from ligamahjong.mcr.sheet import Deal, RowProblem, check_sheet
from ligamahjong.mcr.slips import SlipKind
from ligamahjong.table import total

if TYPE_CHECKING:
    from ligamahjong.table import Four


@st.composite
def deals(draw: st.DrawFn) -> Deal:
    winner = draw(st.none() | st.integers(0, 3))
    if winner is None:
        return Deal()
    discarder = draw(st.none() | st.sampled_from([seat for seat in range(4) if seat != winner]))
    return Deal(winner, discarder, draw(st.integers(8, 120)))


def test_every_outcome_that_cannot_be_is_told() -> None:
    with pytest.raises(GameError) as caught:
        check_sheet([Deal(0, 1, 12), Deal(1, 1, 12), Deal(2, 1, 5)])
    assert caught.value.facts["reason"] == "mcr-hands-wrong"
    errors = caught.value.facts["errors"]
    assert [one.facts["hand"] for one in errors] == [2, 3]  # type: ignore[attr-defined]


def test_hands_are_added_up() -> None:
    found = check_sheet([Deal(0, 1, 12), Deal(), Deal(1, None, 10)])
    assert found.totals == (18, 34, -26, -26)
    assert (found.faults, found.written, found.wrong) == ((), None, ())


def test_amounts_alone_will_do() -> None:
    found = check_sheet([Deal(amounts=(36, -20, -8, -8)), Deal(amounts=(0, 0, 0, 0))])
    assert found.totals == (36, -20, -8, -8)
    assert found.faults == ()


@pytest.mark.parametrize(
    ("amounts", "kind"),
    [
        ((36, -8, -20, -8), SlipKind.SWAPPED_COLUMNS),
        ((63, -20, -8, -8), SlipKind.SWAPPED_DIGITS),
        ((36, 20, -8, -8), SlipKind.SIGN),
        ((36, -12, -8, -8), SlipKind.EIGHT_MISSING),
        ((36, -20, -8, 0), SlipKind.EIGHT_MISSING),
    ],
)
def test_amounts_that_are_not_due_have_their_slip(amounts: Four[int], kind: SlipKind) -> None:
    [fault] = check_sheet([Deal(0, 1, 12, amounts)]).faults
    assert (fault.hand, fault.problem, fault.due) == (1, RowProblem.NOT_DUE, (36, -20, -8, -8))
    assert [slip.kind for slip in fault.slips] == [kind]


def test_amounts_that_do_not_add_up_are_seen() -> None:
    [fault] = check_sheet([Deal(), Deal(amounts=(36, -20, -8, 8))]).faults
    assert (fault.hand, fault.problem) == (2, RowProblem.NOT_ZERO)
    assert SlipKind.SIGN in {slip.kind for slip in fault.slips}


@pytest.mark.parametrize(
    "amounts", [(30, -10, -10, -10), (40, -20, -20, 0), (36, -12, -12, -12), (31, -15, -8, -8)]
)
def test_amounts_that_no_win_pays_are_seen(amounts: Four[int]) -> None:
    [fault] = check_sheet([Deal(amounts=amounts)]).faults
    assert fault.problem is RowProblem.NO_WIN


def test_written_totals_are_held_against_the_hands() -> None:
    hands = [Deal(0, 1, 12), Deal(1, None, 10)]
    assert check_sheet(hands, (18, 34, -26, -26)).wrong == ()
    found = check_sheet(hands, (18, 43, -26, -26))
    assert found.wrong == (1,)
    assert [slip.kind for slip in found.slips] == [SlipKind.SWAPPED_DIGITS]


@pytest.mark.parametrize(
    ("deal", "reason"),
    [
        (Deal(0, 1), "mcr-no-points"),
        (Deal(0, 1, 7), "mcr-points"),
        (Deal(0, 0, 12), "mcr-own-discard"),
        (Deal(None, 1, 12), "mcr-no-winner"),
        (Deal(None, 1), "mcr-no-winner"),
    ],
)
def test_an_outcome_that_cannot_be_is_refused_with_its_hand(deal: Deal, reason: str) -> None:
    with pytest.raises(GameError) as caught:
        check_sheet([Deal(), deal])
    assert (caught.value.facts["reason"], caught.value.facts["hand"]) == ("mcr-hand", 2)
    error = caught.value.facts["error"]
    assert isinstance(error, GameError)
    assert error.facts["reason"] == reason


def test_a_game_has_sixteen_hands() -> None:
    assert check_sheet([Deal()] * 16).totals == (0, 0, 0, 0)
    with pytest.raises(GameError) as caught:
        check_sheet([Deal()] * 17)
    assert caught.value.facts["reason"] == "mcr-hands"


@given(st.lists(deals(), max_size=16))
def test_a_sheet_as_paid_has_no_fault(hands: list[Deal]) -> None:
    written = [
        Deal(
            deal.winner,
            deal.discarder,
            deal.points,
            total(payments(deal.points or 0, deal.winner, deal.discarder))
            if deal.winner is not None
            else (0, 0, 0, 0),
        )
        for deal in hands
    ]
    found = check_sheet(written)
    assert found.faults == ()
    assert sum(found.totals) == 0
    alone = check_sheet([Deal(amounts=deal.amounts) for deal in written])
    assert (alone.totals, alone.faults) == (found.totals, ())
