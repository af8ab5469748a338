"""Fouls as data."""

from __future__ import annotations

import pytest

from ligamahjong.errors import RulesError
from ligamahjong.mcr.penalties import PENALTIES, Offence, Practice, penalty, penalty_line


def test_each_practice_says_one_thing_of_an_offence() -> None:
    known = [(one.practice, one.offence) for one in PENALTIES]
    assert len(known) == len(set(known))
    assert {practice for practice, _ in known} == set(Practice)
    assert {offence for _, offence in known} == set(Offence)


@pytest.mark.parametrize(
    ("practice", "offence", "amounts"),
    [
        (Practice.CN_1998, Offence.SHORT_WIN, (10, 10, -30, 10)),
        (Practice.CN_1998, Offence.NOT_WAITING, (20, 20, -60, 20)),
        (Practice.MIL_2025, Offence.SHORT_WIN, (0, 0, -40, 0)),
        (Practice.MIL_2025, Offence.NOT_WAITING, (0, 0, -80, 0)),
        (Practice.TZIAKCHA_PAID, Offence.SHORT_WIN, (10, 10, -30, 10)),
        (Practice.TZIAKCHA, Offence.SHORT_WIN, (0, 0, -40, 0)),
        (Practice.EMA, Offence.TILE_NOT_TAKEN, (0, 0, -10, 0)),
    ],
)
def test_who_loses_and_who_gets_what(
    practice: Practice, offence: Offence, amounts: tuple[int, int, int, int]
) -> None:
    line = penalty_line(penalty(practice, offence), 2)
    assert line.amounts == amounts
    assert sum(line.amounts) + line.pot == 0


@pytest.mark.parametrize("offence", [Offence.SHORT_WIN, Offence.NOT_WAITING])
def test_what_is_not_known_of_the_green_book_is_not_made_up(offence: Offence) -> None:
    one = penalty(Practice.EMA, offence)
    assert (one.amount, one.dead_hand) == (None, None)
    with pytest.raises(RulesError) as caught:
        penalty_line(one, 0)
    assert caught.value.facts["reason"] == "penalty-amount"


def test_a_false_win_on_purpose_ends_the_event() -> None:
    assert penalty(Practice.CN_1998, Offence.ON_PURPOSE).expelled


def test_a_practice_that_says_nothing_is_refused() -> None:
    with pytest.raises(RulesError) as caught:
        penalty(Practice.MIL_2025, Offence.ON_PURPOSE)
    assert caught.value.facts["reason"] == "penalty-unknown"
