"""Random winning hands beside PyMahjongGB, which counts as China does: no total differs.

It is a C++ library without wheels; scripts/test installs it where there is a compiler.
"""

from __future__ import annotations

import os
import sys
from importlib import import_module
from typing import TYPE_CHECKING

import pytest

from ligamahjong.mcr.catalogue import FANS, FLOWER_TILES
from ligamahjong.mcr.facts import Shape
from ligamahjong.mcr.profiles import CN
from ligamahjong.mcr.scoring import equally_good, score
from ligamahjong.mcr.validation import check_win
from paired.mcr_hands import for_peer, invented

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from paired.mcr_hands import Call, Won

    Fan = tuple[int, int, str, str]
    Oracle = Callable[[Call], Iterable[Fan]]

HANDS = 25_000
OWN_NAMES = {"独听・边张": 77, "独听・嵌张": 78, "独听・单钓": 79}
NUMBERS = {fan.chinese: fan.number for fan in FANS.values()} | OWN_NAMES


def find_oracle() -> Oracle:
    """The other library, or the end of the test where it is not there."""
    try:
        peer = import_module("MahjongGB").MahjongFanCalculator
    except ImportError:
        missing = "PyMahjongGB is not installed; scripts/test does that where there is a compiler"
        if os.environ.get("CI") == "true":
            pytest.fail(missing)
        pytest.skip(missing)
    return lambda call: peer(*call, True)


@pytest.fixture(scope="module")
def oracle() -> Oracle:
    return find_oracle()


@pytest.fixture(scope="module")
def hands() -> list[Won]:
    return list(invented(HANDS))


@pytest.mark.unmeasured
def test_every_total_and_list_is_that_of_the_oracle(oracle: Oracle, hands: list[Won]) -> None:
    differing = []
    for one in hands:
        theirs = list(oracle(for_peer(one)))
        fans = {NUMBERS[name]: times for _, times, name, _ in theirs}
        flowers = fans.pop(FLOWER_TILES, 0)
        ours = score(*one, CN)
        total = sum(points * times for points, times, *_ in theirs)
        if (ours.total, ours.flowers) != (total, flowers) or fans not in equally_good(*one, CN):
            differing.append((one, ours.fans, fans))
    assert differing == []


def test_the_hands_have_every_fan_every_shape_and_up_to_four_claims(hands: list[Won]) -> None:
    counted = [score(*one, CN) for one in hands]
    assert {fan for one in counted for fan in one.fans} == set(FANS) - {FLOWER_TILES}
    assert {one.best.facts.shape for one in counted} == set(Shape)
    assert {one.best.facts.claimed for one in counted} == set(range(5))
    assert {one.flowers for one in counted} == set(range(9))


def test_the_hands_can_be_and_are_the_same_every_time(hands: list[Won]) -> None:
    for hand, how in hands[:2_000]:
        check_win(hand, how)
    assert list(invented(50)) == hands[:50] != list(invented(50, seed=1))


@pytest.mark.parametrize(
    ("value", "outcome"), [("true", pytest.fail.Exception), ("", pytest.skip.Exception)]
)
def test_without_the_oracle_nothing_is_compared_and_a_run_of_record_fails(
    monkeypatch: pytest.MonkeyPatch, value: str, outcome: type[BaseException]
) -> None:
    monkeypatch.setitem(sys.modules, "MahjongGB", None)
    monkeypatch.setenv("CI", value)
    with pytest.raises(outcome, match="PyMahjongGB"):
        find_oracle()
