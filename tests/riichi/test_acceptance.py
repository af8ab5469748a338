"""Tiles that bring a hand nearer."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from ligamahjong.riichi.acceptance import Accepted, accepted, discards
from ligamahjong.riichi.shanten import shanten
from ligamahjong.riichi.waits import waits
from ligamahjong.tiles import KINDS, Hand, tile
from ligamahjong.tiles.notation import read_hand, read_tiles, write_tiles

if TYPE_CHECKING:
    from collections.abc import Iterable

WALL = [kind for kind in KINDS for _ in range(4)]


def named(found: Iterable[Accepted]) -> dict[str, int]:
    return {write_tiles([tile(one.kind)]): one.left for one in found}


@pytest.mark.parametrize(
    ("text", "steps", "tiles"),
    [
        ("123m456p789s1122z", 0, {"1z": 2, "2z": 2}),
        ("1112345678999m", 0, {f"{rank}m": 1 if rank in {1, 9} else 3 for rank in range(1, 10)}),
        ("19m19p19s1234567z", 0, dict.fromkeys(
            ["1m", "9m", "1p", "9p", "1s", "9s", *(f"{rank}z" for rank in range(1, 8))], 3)),
        ("1122335577m99p2s", 0, {"2s": 3}),
        ("123456789m1111z", 1, {
            **{f"{rank}m": 3 for rank in range(1, 10)},
            **{f"{rank}{suit}": 4 for suit in "ps" for rank in range(1, 10)},
            **{f"{rank}z": 4 for rank in range(2, 8)},
        }),
        ("4m chi 123s chi 789s pon 444m chi 123p", 1, {
            **{f"{rank}m": 4 for rank in (1, 2, 3, 5, 6, 7, 8, 9)},
            **{f"{rank}p": 3 for rank in (1, 2, 3)},
            **{f"{rank}p": 4 for rank in (4, 5, 6, 7, 8, 9)},
            **{f"{rank}s": 3 for rank in (1, 2, 3, 7, 8, 9)},
            **{f"{rank}s": 4 for rank in (4, 5, 6)},
            **{f"{rank}z": 4 for rank in range(1, 8)},
        }),
    ],
)  # fmt: skip
def test_what_a_hand_accepts(text: str, steps: int, tiles: dict[str, int]) -> None:
    found = accepted(read_hand(text))
    assert (found.shanten, named(found.tiles)) == (steps, tiles)
    assert found.left == sum(tiles.values())


def test_tiles_that_are_seen_are_not_left() -> None:
    found = accepted(read_hand("123m456p789s1122z"), read_tiles("1122z3m"))
    assert named(found.tiles) == {"1z": 0, "2z": 0}
    assert found.left == 0


def test_a_winning_tile_is_left_out() -> None:
    assert named(accepted(read_hand("123m456p789s1122z+1z")).tiles) == {"1z": 2, "2z": 2}


def test_discards_best_first() -> None:
    found = discards(read_hand("23456m33p456789s1z"))
    assert (found[0].kind, found[0].then.shanten) == (27, 0)
    assert named(found[0].then.tiles) == {"1m": 4, "4m": 3, "7m": 4}
    order = [(one.then.shanten, -one.then.left) for one in found]
    assert order == sorted(order)
    assert {one.kind for one in found} == {one.kind for one in read_tiles("23456m3p456789s1z")}


def test_the_discard_itself_is_seen() -> None:
    best = {one.kind: one.then for one in discards(read_hand("123m456p789s11222z"))}
    assert named(best[28].tiles) == {"1z": 2, "2z": 1}


def test_a_winning_tile_may_be_discarded_too() -> None:
    kinds = {one.kind for one in discards(read_hand("123m456p789s1122z+5z"))}
    assert 31 in kinds


def test_random_hands_tile_by_tile() -> None:
    draw = random.Random(5)
    for _ in range(60):
        kinds = draw.sample(WALL, 13)
        hand = Hand(tuple(map(tile, kinds)))
        found = accepted(hand)
        assert found.shanten == shanten(hand).least
        nearer = {
            kind: 4 - kinds.count(kind)
            for kind in KINDS
            if kinds.count(kind) < 4
            and shanten(hand._replace(winning=tile(kind))).least < found.shanten
        }
        assert dict(found.tiles) == nearer


def test_a_waiting_hand_accepts_what_it_waits_for() -> None:
    for text in (
        "23456m33p456789s",
        "1112345678999m",
        "1122335577m99p2s",
        "55m chi 123p chi 456p chi 789p pon 111z",
    ):
        hand = read_hand(text)
        if len(hand.standing) % 3 == 1:
            assert tuple(one.kind for one in accepted(hand).tiles) == waits(hand).kinds
