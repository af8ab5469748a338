"""Every way to read a hand, against a slow search, and where its winning tile can be."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ligamahjong.mcr.facts import Shape, Wait, mask, numbers_in, unpacked
from ligamahjong.mcr.profiles import CN, EMA
from ligamahjong.mcr.readings import (
    KNITTED,
    present,
    reading_of,
    readings,
    readings_laid,
    seven_pairs,
    whole_sets,
)
from ligamahjong.tiles.notation.brackets import read_bracket_tiles
from ligamahjong.tiles.packing import pack, units
from paired.mcr_hands import invented
from support.mcr_slow import divisions_of


def packed(text: str) -> int:
    return pack(read_bracket_tiles(text))


def kind(text: str) -> int:
    return read_bracket_tiles(text)[0].kind


@settings(max_examples=200)
@given(st.integers(0, 10**9))
def test_all_sets_and_pairs_are_found(seed: int) -> None:
    (won,) = invented(1, seed)
    tiles = won.hand.concealed
    ours = {
        (
            tuple(
                sorted(
                    [(low, low + 1, low + 2) for low in one.chows]
                    + [(pung,) * 3 for pung in numbers_in(one.pungs)]
                )
            ),
            one.pair,
        )
        for one in readings(tiles, len(won.hand.melds))
        if one.shape is Shape.SETS
    }
    assert ours == divisions_of(unpacked(tiles))


@pytest.mark.parametrize(
    ("text", "shapes"),
    [
        ("112233m445566p77s", [Shape.SETS, Shape.SEVEN_PAIRS]),
        ("1122m3344p5566s7s7s", [Shape.SEVEN_PAIRS]),
        ("22224444m66p88s11s", [Shape.SEVEN_PAIRS]),
        ("19m19p19sESWNPFCC", [Shape.ORPHANS]),
        ("147m258p369sESWNP", [Shape.HONOURS_AND_KNITTED]),
        ("14m25p369sESWNPFC", [Shape.HONOURS_AND_KNITTED]),
        ("147m258p369s456mEE", [Shape.KNITTED_STRAIGHT]),
        ("147m258p369sCCCEE", [Shape.KNITTED_STRAIGHT]),
        ("14m25p367sESWNPFC", []),
        ("1122m3344p5566s7s8s", []),
        ("19m19p19sESWNPF2m2m", []),
        ("22m33p44s55m", []),
        ("14m25pESWN", []),
        ("147m258p369s11m22p4s", []),
    ],
)
def test_the_shapes_of_a_hand(text: str, shapes: list[Shape]) -> None:
    assert sorted(one.shape for one in readings(packed(text), 0)) == sorted(shapes)


def test_beside_a_claimed_set_there_are_sets_and_knitted_straights_only() -> None:
    assert [one.shape for one in readings(packed("147m258p369sEE"), 1)] == [Shape.KNITTED_STRAIGHT]
    assert not list(readings(packed("1122m3344p55s"), 1))
    assert [one.shape for one in readings(packed("112233m55s"), 2)] == [Shape.SETS] * 1


def test_there_are_six_knitted_straights() -> None:
    assert len({one.kinds for one in KNITTED}) == 6
    assert all(unpacked(one.tiles) == numbers_in(one.kinds) for one in KNITTED)
    assert mask(
        *(kind(text) for text in ("1m", "4m", "7m", "2p", "5p", "8p", "3s", "6s", "9s"))
    ) in {one.kinds for one in KNITTED}


def places(text: str, winning: str, *, drawn: bool = False) -> list[tuple[Wait, int]]:
    laid = readings_laid(packed(text), 0, kind(winning), drawn=drawn, profile=CN)
    return [(wait, claimed) for _, _, _, wait, claimed, _ in laid]


def test_the_places_of_a_winning_tile() -> None:
    assert places("123m456p789sEEECC", "3m") == [(Wait.EDGE, 0)]
    assert places("123m456p789sEEECC", "1m") == [(Wait.NONE, 0)]
    assert places("123m456p789sEEECC", "7s") == [(Wait.EDGE, 0)]
    assert places("123m456p789sEEECC", "5p") == [(Wait.CLOSED, 0)]
    assert places("123m456p789sEEECC", "C") == [(Wait.SINGLE, 0)]
    assert places("123m456p789sEEECC", "E") == [(Wait.NONE, 1)]
    assert places("123m456p789sEEECC", "E", drawn=True) == [(Wait.NONE, 0)]


def test_a_tile_that_has_several_places_has_a_reading_for_each() -> None:
    assert sorted(places("444456m66p789p111s", "4m")) == [(Wait.NONE, 0), (Wait.NONE, 1)]
    # 23 and a pung; a pair in 2-33-4; 2_4 in 2-3-4 and a pung.
    assert sorted(places("233334m44p777p888s", "3m")) == [
        (Wait.NONE, 1), (Wait.CLOSED, 0)
    ]  # fmt: skip
    assert sorted(places("223344m777p888sEE", "3m")) == [(Wait.CLOSED, 0)]
    assert sorted(places("23333445m777p888s", "3m")) == [
        (Wait.NONE, 0), (Wait.CLOSED, 0), (Wait.SINGLE, 0)
    ]  # fmt: skip


def test_a_wait_inside_a_knitted_straight_is_none() -> None:
    tiles = packed("258m14788s234369p")
    for profile, waits in ((CN, {Wait.NONE, Wait.CLOSED}), (EMA, {Wait.NONE})):
        laid = readings_laid(tiles, 0, kind("3p"), drawn=False, profile=profile)
        assert {wait for _, _, _, wait, _, _ in laid} == waits
    laid = readings_laid(tiles, 0, kind("8s"), drawn=False, profile=EMA)
    assert [wait for _, _, _, wait, _, _ in laid] == [Wait.SINGLE]


def test_no_reading_is_given_twice() -> None:
    for won in invented(500, seed=8):
        winning = won.hand.winning
        assert winning is not None
        for drawn in (False, True):
            for profile in (EMA, CN):
                laid = readings_laid(
                    won.hand.concealed,
                    len(won.hand.melds),
                    winning.kind,
                    drawn=drawn,
                    profile=profile,
                )
                assert len(set(laid)) == len(laid)
                assert {reading_of(one) for one in laid} <= set(
                    readings(won.hand.concealed, len(won.hand.melds))
                )


def test_seven_pairs_with_and_without_equal_ones() -> None:
    assert seven_pairs(packed("22224444m66p88s11s"))
    assert not seven_pairs(packed("22224444m66p88s11s"), equal=False)
    assert seven_pairs(packed("1122m3344p5566s77s"), equal=False)
    assert not seven_pairs(packed("222m44m66p88s11sEE1m"))
    assert not seven_pairs(packed("1122m3344p5566s"))


def test_four_pairs_are_no_sets_and_a_pair() -> None:
    assert not list(whole_sets(packed("123m456p22m33p44sEE")))
    assert len(list(whole_sets(packed("123m456p222sEEE44s")))) == 1


def test_the_kinds_that_are_there() -> None:
    tiles = [0, 0, 8, 9, 17, 18, 26, 27, 33, 33, 33, 33]
    assert numbers_in(present(units(tiles))) == tuple(sorted(set(tiles)))
