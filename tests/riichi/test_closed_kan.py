"""The concealed kong after riichi; the refused hands are those of the rule book (2025, 6.7.1)."""

from __future__ import annotations

import pytest

from ligamahjong.riichi.closed_kan import Refusal, closed_kan_after_riichi
from ligamahjong.tiles.notation import read_hand, read_tiles


def answer(hand: str, drawn: str) -> Refusal | None:
    (tile,) = read_tiles(drawn)
    return closed_kan_after_riichi(read_hand(hand), tile)


@pytest.mark.parametrize(
    ("hand", "drawn", "refusal"),
    [
        ("3367m234p333345s", "6s", Refusal.NOT_THREE),
        ("3367m234p333345s", "3s", Refusal.NOT_THREE),
        ("234m2223p234s789s", "2p", Refusal.WAITS_CHANGE),
        ("6668999m456p111s", "6m", Refusal.NOT_ONLY_A_TRIPLET),
        ("6668999m456p111s", "9m", Refusal.NOT_ONLY_A_TRIPLET),
        ("1234m444555666p", "4p", Refusal.NOT_ONLY_A_TRIPLET),
        ("1234m444555666p", "5p", Refusal.NOT_ONLY_A_TRIPLET),
        ("1234m444555666p", "6p", Refusal.NOT_ONLY_A_TRIPLET),
    ],
)
def test_the_hands_that_the_rule_book_refuses(hand: str, drawn: str, refusal: Refusal) -> None:
    assert answer(hand, drawn) is refusal


@pytest.mark.parametrize(
    ("hand", "drawn"),
    [
        ("6668999m456p111s", "1s"),
        ("123m456p78s11z222z", "2z"),
        ("23m456p789s11z555z", "5z"),
        ("1122m456p789s222z", "2z"),
    ],
)
def test_a_kong_that_changes_nothing(hand: str, drawn: str) -> None:
    assert answer(hand, drawn) is None


def test_a_tile_waited_for_is_no_kong() -> None:
    assert answer("1122233455667m", "2m") is Refusal.WAITS_CHANGE


def test_another_concealed_kong_may_lie_there() -> None:
    assert answer("23m456p11z555z ankan 9999s", "5z") is None
