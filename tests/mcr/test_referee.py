"""Announced fans beside the right ones."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ligamahjong.errors import RulesError
from ligamahjong.mcr.numbers import number_in_book
from ligamahjong.mcr.profiles import CN, EMA
from ligamahjong.mcr.referee import Check, Fault, check_announced
from ligamahjong.mcr.scoring import equally_good, score
from support.mcr_wins import win, wins

if TYPE_CHECKING:
    from ligamahjong.mcr.circumstances import Circumstances
    from ligamahjong.mcr.profiles import Profile
    from ligamahjong.tiles import Hand

STRAIGHT = "[123s,1][456s,2]78s55p567m9s|EN1000|2"
"""Pure Straight 28, All Chows 63, Self-Drawn 80, two flowers 81."""


def check(text: str, *announced: int, profile: Profile = EMA) -> Check:
    return check_announced(*win(text), announced, profile)


def test_the_right_fans_are_right() -> None:
    found = check(STRAIGHT, 28, 63, 80, 81, 81)
    assert found.is_right
    assert (found.announced_points, found.score.total) == (21, 21)


def test_flowers_left_out_are_too_few() -> None:
    found = check(STRAIGHT, 28, 63, 80)
    assert [(one.number, one.times, one.points) for one in found.too_few] == [(81, 2, 2)]
    assert not found.is_right


def test_a_fan_that_another_implies_is_too_many() -> None:
    found = check(STRAIGHT, 28, 63, 76, 80, 81, 81)
    [excess] = found.too_many
    assert (excess.number, excess.fault, excess.points) == (76, Fault.NOT_COUNTED, 1)
    assert excess.why is not None
    assert excess.why.by == 63


def test_a_fan_that_is_not_there_is_too_many() -> None:
    found = check(STRAIGHT, 22, 28, 63, 80, 81, 81)
    [excess] = found.too_many
    assert (excess.number, excess.fault, excess.why) == (22, Fault.NOT_THERE, None)


def test_a_fan_too_often_is_too_many() -> None:
    found = check(STRAIGHT, 28, 63, 63, 80, 81, 81, 81)
    assert [(one.number, one.times, one.fault) for one in found.too_many] == [
        (63, 1, Fault.TOO_OFTEN),
        (81, 1, Fault.TOO_OFTEN),
    ]


def test_the_lower_reading_is_recognised() -> None:
    found = check("11223355778899m|EN0000|0", 19, 22)
    assert (found.reading, found.score.total) == (48, 66)
    assert {one.number for one in found.too_few} == {13, 62}
    assert check(STRAIGHT, 28, 63, 80, 81, 81).reading is None


def test_under_the_green_book_57_stands_for_two_fans() -> None:
    text = "[1111s][5555m,1]234m678p9p9p|EE0000|0"
    assert check(text, 57, 73, 76).is_right
    assert check(text, 82, 73, 76).is_right
    assert not check(text, 57, 73, 76, profile=CN).is_right
    assert check(text, 82, 73, 76, profile=CN).is_right


def test_too_few_points_announced_are_seen() -> None:
    assert not check(STRAIGHT, 63, 80, 81, 81).announces_enough
    assert check(STRAIGHT, 28).announces_enough


def test_a_chicken_hand_is_announced_as_such() -> None:
    text = "[234s,1][456p,1][678m,3]EE33p3p|EE0000|0"
    assert score(*win(text)).fans == {43: 1}
    assert check(text, 43).is_right


@pytest.mark.parametrize("number", [0, 83, -1])
def test_a_fan_has_to_exist(number: int) -> None:
    with pytest.raises(RulesError) as caught:
        check(STRAIGHT, number)
    assert caught.value.facts == {"reason": "fan-unknown", "fan": number}


@given(wins())
def test_every_list_that_is_as_good_is_right(case: tuple[Hand, Circumstances]) -> None:
    hand, how = case
    for profile in (EMA, CN):
        for fans in equally_good(hand, how, profile):
            said = [
                number_in_book(number, profile)
                for number, times in fans.items()
                for _ in range(times)
            ]
            found = check_announced(hand, how, [*said, *[81] * hand.flowers], profile)
            assert found.is_right, (found.too_many, found.too_few)


@given(wins(), st.lists(st.integers(1, 82), max_size=6))
def test_excess_and_lack_make_up_the_difference(
    case: tuple[Hand, Circumstances], announced: list[int]
) -> None:
    found = check_announced(*case, announced)
    excess = sum(one.points for one in found.too_many)
    lack = sum(one.points for one in found.too_few)
    assert found.announced_points - excess + lack == found.score.total
    assert all((one.fault is Fault.NOT_COUNTED) == (one.why is not None) for one in found.too_many)
