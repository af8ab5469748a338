"""Which fans count of those shown, and how many pungs of terminals beside others."""

from __future__ import annotations

import pytest

from ligamahjong.mcr.exclusions import rules_of
from ligamahjong.mcr.facts import mask
from ligamahjong.mcr.profiles import CN, EMA

EAST, SOUTH, WEST, NORTH = range(27, 31)


def bits(*numbers: int) -> int:
    return sum(1 << number for number in numbers)


@pytest.mark.parametrize(
    ("shown", "counting", "points"),
    [
        ((), (), 0),
        ((22, 76), (22,), 24),
        ((1, 38, 49, 60, 61, 73, 50), (1, 50), 94),
        ((2, 54, 59), (2,), 88),
        ((5, 17, 49, 57, 74, 79, 82), (5,), 88),
        ((12, 33, 49, 62, 66), (12,), 64),
        ((56, 62, 80), (56,), 4),
        ((47, 58), (47,), 8),
        ((25, 36, 76), (25,), 24),
    ],
)
def test_from_the_highest_down_each_takes_its_own(
    shown: tuple[int, ...], counting: tuple[int, ...], points: int
) -> None:
    found = rules_of(EMA)[bits(*shown)]
    assert found == (bits(*counting), points, tuple(sorted(counting)))


def test_a_fan_that_is_taken_takes_nothing() -> None:
    # All Terminals takes No Honours, which would be taken by Full Flush too.
    assert rules_of(EMA)[bits(17, 82, 74, 67)].numbers == (17, 67)
    assert rules_of(CN)[bits(17, 82, 74, 67)].numbers == (17,)


def terminal_pungs(counting: tuple[int, ...], *pungs: int) -> int:
    return rules_of(EMA).terminal_pungs(bits(*counting), mask(*pungs), EAST, SOUTH)


def test_pungs_that_form_another_fan_are_none_of_terminals_or_honours() -> None:
    assert terminal_pungs((73,), 0, 8, 4, EAST) == 3
    assert terminal_pungs((73, 61), 0, 8, 4, EAST) == 2
    assert terminal_pungs((73, 60, 61), EAST, SOUTH, NORTH) == 1
    assert terminal_pungs((73, 38), EAST, SOUTH, WEST, 0) == 1
    assert terminal_pungs((73, 9), EAST, SOUTH, WEST, 1) == 0
    assert terminal_pungs((73,), 31, 32) == 0


def test_nine_gates_take_one_pung_in_china() -> None:
    assert rules_of(CN).terminal_pungs(bits(4, 73), mask(0, 8), EAST, EAST) == 1
    assert 73 in rules_of(EMA).excludes[4]
    assert 73 not in rules_of(CN).excludes[4]


def test_the_rules_of_a_profile_are_made_once() -> None:
    assert rules_of(EMA) is rules_of(EMA)
    assert rules_of(EMA) is not rules_of(CN)
    assert rules_of(EMA.with_switches({"cap": 88})) is not rules_of(EMA)
