"""Dora: what indicators point at, and han by where they come from."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ligamahjong.riichi.dora import Dora, dora_counts, dora_in, pointed_at
from ligamahjong.riichi.editions import EDITIONS, MAHJONG_SOUL, RCR_2025, TENHOU, Edition
from ligamahjong.riichi.situation import Situation
from ligamahjong.tiles import KINDS, tile
from ligamahjong.tiles.notation import read_hand, read_tiles

HAND = "406m 77s 55p +5p chi 123m ankan 2222p"


@pytest.mark.parametrize(
    ("indicator", "dora"),
    [("1m", "2m"), ("9p", "1p"), ("9s", "1s"), ("4z", "1z"), ("7z", "5z"), ("5z", "6z")],
)
def test_what_an_indicator_points_at(indicator: str, dora: str) -> None:
    assert tile(pointed_at(read_tiles(indicator)[0].kind)) == read_tiles(dora)[0]


def test_every_kind_is_pointed_at_once() -> None:
    assert sorted(map(pointed_at, KINDS)) == list(KINDS)


@pytest.mark.parametrize(
    ("edition", "riichi", "counts"),
    [
        (TENHOU, 0, Dora(7, 0, 1)),
        (TENHOU, 1, Dora(7, 2, 1)),
        (RCR_2025, 1, Dora(7, 2, 0)),
        (RCR_2025.with_options({"ura_dora": False}), 1, Dora(7, 0, 0)),
    ],
)
def test_han_by_where_they_come_from(edition: Edition, riichi: int, counts: Dora) -> None:
    known = Situation(riichi=riichi, dora=read_tiles("14p"), ura=read_tiles("6s9p"))
    assert dora_counts(read_hand(HAND), known, edition) == counts


@given(
    edition=st.sampled_from(list(EDITIONS.values())),
    riichi=st.integers(0, 2),
    dora=st.lists(st.sampled_from(KINDS), max_size=5),
    ura=st.lists(st.sampled_from(KINDS), max_size=5),
)
def test_together_they_are_what_the_hand_counts(
    edition: Edition, riichi: int, dora: list[int], ura: list[int]
) -> None:
    known = Situation(riichi=riichi, dora=tuple(map(tile, dora)), ura=tuple(map(tile, ura)))
    hand = read_hand(HAND)
    assert sum(dora_counts(hand, known, edition)) == dora_in(hand, known, edition)


def test_red_fives_count_where_they_are_played_with() -> None:
    assert dora_in(read_hand(HAND), Situation(), MAHJONG_SOUL) == 1
    assert dora_in(read_hand(HAND), Situation(), RCR_2025) == 0
