"""What a hand waits for, and whether it counts as waiting."""

from __future__ import annotations

import pytest

from ligamahjong.riichi.editions import RCR_2016, RCR_2025, TENHOU
from ligamahjong.riichi.waits import Waits, is_complete, waits
from ligamahjong.tiles import tile
from ligamahjong.tiles.notation import read_hand, write_tiles
from ligamahjong.tiles.packing import pack


def named(kinds: tuple[int, ...]) -> str:
    return write_tiles([tile(kind) for kind in kinds])


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("123m456p789s1122z", "12z"),
        ("23456m33p456789s", "147m"),
        ("123m456p789s1112z", "2z"),
        ("13m33p456789s111z", "2m"),
        ("89m33p456789s111z", "7m"),
        ("2223456m456p789s", "13467m"),
        ("1112345678999m", "123456789m"),
        ("1122335577m99p2s", "2s"),
        ("19m19p19s1234567z", "19m19p19s1234567z"),
        ("19m19p19s1123456z", "7z"),
        ("223344m556677p1s", "1s"),
        ("223344m55667p11s", "47p"),
        ("4567m chi 123p pon 111z ankan 9999s", "47m"),
        ("5m chi 123p pon 111z ankan 9999s chi 789s", "5m"),
        ("123m456p789s1135z", ""),
    ],
)
def test_waits(text: str, expected: str) -> None:
    assert named(waits(read_hand(text)).kinds) == expected


def test_tiles_of_which_one_holds_all_four_are_apart() -> None:
    assert waits(read_hand("123456789m1111z")) == Waits((), held=(27,))
    assert waits(read_hand("5m chi 123s chi 789s pon 555m chi 123p")) == Waits((), held=(4,))
    both = waits(read_hand("1111m234m456p789s"))
    assert (named(both.kinds), named(both.held)) == ("4m", "1m")


def test_waiting_only_for_the_fifth_copy_is_not_waiting_under_the_rule_book() -> None:
    found = waits(read_hand("123456789m1111z"))
    assert not found.is_tenpai(RCR_2025)
    assert not found.is_tenpai(RCR_2016)
    assert found.is_tenpai(TENHOU)


def test_a_waiting_hand_is_waiting_wherever_the_tiles_lie() -> None:
    assert waits(read_hand("123m456p789s1122z")).is_tenpai()
    assert not waits(read_hand("123m456p789s1135z")).is_tenpai()


def test_a_winning_tile_is_left_out() -> None:
    assert waits(read_hand("123m456p789s1122z+1z")) == waits(read_hand("123m456p789s1122z"))


@pytest.mark.parametrize(
    ("text", "melds", "complete"),
    [
        ("123m456p789s11122z", 0, True),
        ("1122335577m99p22s", 0, True),
        ("1111335577m99p22s", 0, False),
        ("19m19p19s12345677z", 0, True),
        ("123m11z", 3, True),
        ("1122m", 3, False),
        ("11m22m33m44z", 2, True),
        ("11m11p111s11122z12m", 0, False),  # four pairs and two pungs
    ],
)
def test_what_is_complete(text: str, melds: int, complete: bool) -> None:  # noqa: FBT001
    assert is_complete(pack(read_hand(text).standing), melds) is complete
