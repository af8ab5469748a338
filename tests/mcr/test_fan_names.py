"""Fans as people write them."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ligamahjong.mcr.catalogue import FANS
from ligamahjong.mcr.fan_names import FanProblem, Wrong, read_fan, read_fans
from ligamahjong.mcr.numbers import number_in_book
from ligamahjong.mcr.profiles import EMA

NAMES = Path(__file__).with_name("fan_names.csv")


def test_every_fan_is_known_by_number_and_by_each_of_its_names() -> None:
    for number, fan in FANS.items():
        for name in (str(number), fan.spanish, fan.english, fan.chinese, fan.key):
            assert read_fan(name) == number
            assert read_fan(f"{number_in_book(number, EMA)} {fan.spanish}") == number


def test_every_name_of_the_federation_and_of_the_tables_is_accepted() -> None:
    """The wiki's headings and text (but for its slip at 48), and the collected table of fans."""
    with NAMES.open(encoding="utf-8") as file:
        rows = [(int(row["number"]), row["name"]) for row in csv.DictReader(file)]
    assert {number for number, _ in rows} == set(range(1, 82))
    for number, name in rows:
        assert read_fan(name) == number
        assert read_fan(f"{number} {name}") == number


def test_no_name_is_that_of_two_fans() -> None:
    names = [
        {name.casefold() for name in (fan.spanish, fan.english, fan.chinese, fan.key, *fan.also)}
        for fan in FANS.values()
    ]
    assert len(set().union(*names)) == sum(map(len, names))


@pytest.mark.parametrize(
    ("text", "fans"),
    [
        ("Dos Kong", (48, 57)),
        ("Viento", (60, 61)),
        ("chow mixto", (41, 70)),
        ("Shifted Chows", (16, 30, 51)),
        ("Escalera", (28, 35, 39, 71)),
    ],
)
def test_what_is_part_of_several_names_is_refused_naming_them_all(
    text: str, fans: tuple[int, ...]
) -> None:
    assert read_fan(text) == FanProblem(Wrong.SEVERAL, text, fans=fans)


@pytest.mark.parametrize(
    ("text", "fan"),
    [
        ("Viento Ajeno", None),
        ("Fichas Sueltas", None),
        ("Four Mixed Chows", None),
        ("Pung Expuesto", None),
        ("kong", None),
        ("Acaparada", 64),
        ("Fichas Cocidas", 35),
        ("Viento Propo", 61),
        ("halfflush", 50),
        ("Triple Pong", 32),
    ],
)
def test_a_fan_is_suggested_where_the_whole_name_is_nearly_spelled(
    text: str, fan: int | None
) -> None:
    assert read_fan(text) == FanProblem(Wrong.UNKNOWN, text, fan)


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
