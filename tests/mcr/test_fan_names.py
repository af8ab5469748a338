"""Fans as people write them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ligamahjong.mcr.catalogue import FANS
from ligamahjong.mcr.fan_names import FanProblem, Wrong, read_fan, read_fans
from ligamahjong.mcr.numbers import number_in_book
from ligamahjong.mcr.profiles import EMA


def test_every_fan_is_known_by_number_and_by_each_of_its_names() -> None:
    for number, fan in FANS.items():
        for name in (str(number), fan.spanish, fan.english, fan.chinese, fan.key):
            assert read_fan(name) == number
            assert read_fan(f"{number_in_book(number, EMA)} {fan.spanish}") == number


@pytest.mark.parametrize(
    ("text", "wrong", "fan"),
    [
        ("0", Wrong.UNKNOWN, None),
        ("83", Wrong.UNKNOWN, None),
        ("028", Wrong.UNKNOWN, None),
        ("pure strait", Wrong.UNKNOWN, 28),
        ("28 half flush", Wrong.CONTRADICTED, 28),
        ("28.5", Wrong.CONTRADICTED, 28),
        ("28x0", Wrong.TIMES, 28),
        ("2x 28 x2", Wrong.TIMES, 28),
        ("28x10", Wrong.TIMES, 28),
    ],
)
def test_what_is_wrong_is_known(text: str, wrong: Wrong, fan: int | None) -> None:
    assert read_fans(text) == ((), (FanProblem(wrong, text, fan),))


def test_a_list_is_not_longer_than_a_hand_can_have() -> None:
    assert len(read_fans("73x9," * 4 + "73x4").numbers) == 40
    assert read_fans("73x9," * 5).problems[0].wrong is Wrong.TOO_MANY
    assert read_fans("?," * 41).problems[0].wrong is Wrong.TOO_MANY
    assert read_fans("x" * 2001).problems[0].wrong is Wrong.TOO_MANY


@given(st.text(alphabet="28x*\u00d7 ,+\u0662pure straight\n"))
def test_any_text_is_read(text: str) -> None:
    numbers, problems = read_fans(text)
    assert set(numbers) <= FANS.keys()
    assert len(numbers) + len(problems) <= 40
