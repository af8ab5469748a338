from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ligamahjong.errors import HandError
from ligamahjong.tiles import MeldType, tile
from ligamahjong.tiles.notation import read_tiles, write_hand, write_tiles
from ligamahjong.tiles.notation.tenhou import (
    BY_ID,
    WITHOUT_RED_FIVES,
    hand_of,
    meld_of,
    tiles_of,
    to_ids,
)


def test_four_of_each_and_three_red_fives() -> None:
    assert len(BY_ID) == 136
    assert [number for number, one in enumerate(BY_ID) if one.red] == [16, 52, 88]
    assert write_tiles(BY_ID[number] for number in (0, 3, 4, 35, 36, 107, 108, 135)) == (
        "1129m1p9s17z"
    )


def test_in_a_room_without_red_fives_there_are_none() -> None:
    assert write_tiles(tiles_of([16, 17], WITHOUT_RED_FIVES)) == "55m"
    assert write_tiles(tiles_of([16, 17])) == "05m"


@pytest.mark.parametrize(
    ("ids", "expected"),
    [
        ([136], [("no-such-id", "136", 1)]),
        ([-1], [("no-such-id", "-1", 1)]),
        ([5, 5], [("twice", "5", 2)]),
        ([5, 200, 5, 5], [("no-such-id", "200", 2), ("twice", "5", 3), ("twice", "5", 4)]),
        ([200, 200], [("no-such-id", "200", 1), ("no-such-id", "200", 2)]),
    ],
)
def test_numbers_of_no_tile_or_twice(ids: list[int], expected: list[tuple[str, str, int]]) -> None:
    with pytest.raises(HandError) as caught:
        tiles_of(ids)
    found = caught.value.facts["problems"]
    assert [(one.code, one.text, one.position) for one in found] == expected  # type: ignore[attr-defined]


def test_no_numbers_are_no_tiles() -> None:
    assert tiles_of([]) == ()


@given(st.permutations(range(136)).map(lambda wall: wall[:14]))
def test_numbers_come_back_but_for_which_of_equal_tiles(ids: list[int]) -> None:
    again = to_ids(tiles_of(ids))
    assert [BY_ID[number] for number in again] == [BY_ID[number] for number in ids]
    assert len(set(again)) == len(again)


def test_more_of_a_tile_than_a_set_has() -> None:
    assert to_ids(read_tiles("0m555m")) == (16, 17, 18, 19)
    with pytest.raises(HandError) as caught:
        to_ids(read_tiles("0m5555m"))
    problems: Any = caught.value.facts["problems"]
    (problem,) = problems
    assert (problem.code, problem.text, problem.position) == ("fifth-copy", "5m", 5)


def test_a_set_that_lies_apart() -> None:
    meld = meld_of("ankan", (16, 17, 18, 19))
    assert (meld.type, str(meld)) == (MeldType.ANKAN, "ankan 5550m")
    assert str(meld_of("ankan", (16, 17, 18, 19), WITHOUT_RED_FIVES)) == "ankan 5555m"
    assert meld_of("pon", (0, 1, 2)) is meld_of("pon", (0, 1, 2))
    with pytest.raises(HandError):
        meld_of("chi", (0, 1, 4))


def test_a_whole_hand() -> None:
    hand = hand_of((0, 4, 8, 16, 20, 24, 36, 37, 40, 44), 48, [("pon", (108, 109, 110))])
    assert write_hand(hand) == "123067m1123p +4p pon 111z"
    plain = hand_of((16,), 17, (), WITHOUT_RED_FIVES)
    assert (plain.standing, plain.winning, plain.melds) == ((tile(4),), tile(4), ())


@pytest.mark.parametrize(("standing", "winning"), [((0, 136), 5), ((0, 4), -1)])
def test_a_hand_of_numbers_of_no_tile(standing: tuple[int, ...], winning: int) -> None:
    with pytest.raises(HandError) as caught:
        hand_of(standing, winning)
    problems: Any = caught.value.facts["problems"]
    (problem,) = problems
    assert problem.code == "no-such-id"
