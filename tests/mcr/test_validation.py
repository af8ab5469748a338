"""What cannot be is refused, all of it at once; what logs hold never is."""

from __future__ import annotations

import gzip
import json
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from hypothesis import given

from ligamahjong.errors import HandError
from ligamahjong.mcr.circumstances import Circumstances
from ligamahjong.mcr.profiles import EMA
from ligamahjong.mcr.validation import check_hand, check_win, hand_problems
from ligamahjong.table import Wind
from ligamahjong.tiles import tile
from ligamahjong.tiles.notation import read_hand, read_tiles
from support.mcr_wins import win, wins

if TYPE_CHECKING:
    from pathlib import Path

    from ligamahjong.mcr.profiles import Profile
    from ligamahjong.tiles import Hand

PLAIN = "123s456s78s55p567m9s"


def codes(hand: Hand, how: Circumstances, profile: Profile = EMA) -> list[str]:
    """The problems of a win."""
    try:
        check_win(hand, how, profile)
    except HandError as error:
        return [one.code for one in error.facts["problems"]]  # type: ignore[attr-defined]
    return []


@pytest.mark.parametrize(
    "text",
    [
        f"{PLAIN}|EE0000|0",
        f"{PLAIN}|EE1110|8",
        "[1111s]456s78s55p567m9s|EE1001|0",  # a replacement with its kong
        "[1111s]456s78s55p567m9s|EE1011|0",  # it may be the last tile
        f"{PLAIN}|EE0101|0",  # robbed, the others being in another's pung
        "[666s,2][777s,2][999s,2]7888s6s|EE0100|0",
        "19s119p19mESWNFPC|EE0000|0",
        "369s147p258mESWNP|EE0000|0",
        "22334455s77mEEEE|EE1000|0",
    ],
)
def test_what_can_be_passes(text: str) -> None:
    assert codes(*win(text)) == []


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("[123s,1]123s456s78s55p567m9s|EE0000|0", ["mcr-tiles-count"]),
        ("23s456s78s55p567m9s|EE0000|0", ["mcr-tiles-count"]),
        ("23s456s78s55p567m|EE0000|0", ["mcr-tiles-count"]),
        ("11111s456s78s55p567m9s|EE0000|0", ["fifth-copy", "mcr-tiles-count"]),
        ("1111s15s78s55p567m9s|EE0000|0", ["fifth-copy"]),
        ("[123s,1][123s,1][123s,1][123s,1][456s,1]5p5p|EE0000|0", ["mcr-too-many-sets"]),
        ("124s456s78s55p567m9s|EE0000|0", ["mcr-not-complete"]),
        (f"{PLAIN}|EE1001|0", ["replacement-without-kong"]),
        ("123s456s99s55p567m9s|EE0101|0", ["robbed-copy", "last-of-kind-copy"]),
        ("[666s,2][777s,2][999s,2]7888s6s|EE0000|0", ["last-of-kind-certain"]),
        ("[666s,2][777s,2][999s,2]7888s6s|EE0101|0", ["robbed-copy"]),
        ("111s456s78s55p567m9s|EE0100|0", []),
        ("123s456s78s99s567m9s|EE0100|0", ["last-of-kind-copy"]),
        (f"{PLAIN}|EE0011|0", ["robbed-last-tile"]),
    ],
)
def test_what_cannot_be_is_refused(text: str, expected: list[str]) -> None:
    assert codes(*win(text)) == expected


def test_all_problems_come_at_once() -> None:
    hand, how = win("124s456s78s55p567m9s|EE1001|0")
    assert codes(hand, how) == ["mcr-not-complete", "replacement-without-kong"]


def test_what_is_not_played_with_is_refused() -> None:
    hand = read_hand("0m23406m78m55s567p+9m")._replace(flowers=9)
    assert [one.code for one in hand_problems(hand)] == ["mcr-red-five", "mcr-flowers"]
    flower = hand._replace(flowers=0, winning=tile(34))
    assert "mcr-flower-in-hand" in [one.code for one in hand_problems(flower)]


def test_a_hand_without_winning_tile_is_no_win() -> None:
    assert codes(read_hand("123456789s55p567m"), Circumstances()) == ["mcr-no-winning-tile"]


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({}, []),
        ({"self_drawn": False}, ["dealt-claimed"]),
        ({"seat": Wind.NORTH}, ["dealt-seat"]),
        ({"last_of_wall": True}, ["dealt-late"]),
        ({"last_of_kind": True}, ["dealt-late"]),
    ],
)
def test_a_hand_as_dealt_is_the_first_of_the_dealer(
    changes: dict[str, object], expected: list[str]
) -> None:
    hand, _ = win(PLAIN)
    how = Circumstances(dealt=True, self_drawn=True)
    assert codes(hand, replace(how, **changes)) == expected  # type: ignore[arg-type]


def test_a_hand_as_dealt_has_no_sets_apart() -> None:
    hand, _ = win("[1111s]456s78s55p567m9s")
    assert codes(hand, Circumstances(dealt=True, self_drawn=True)) == ["dealt-sets"]


def test_a_ruling_decides_what_is_complete() -> None:
    hand, how = win("22334455s77mEEEE|EE1000|0")
    without = EMA.with_switches({"seven_pairs_equal_pairs": False})
    assert codes(hand, how, without) == ["mcr-not-complete"]


def test_visible_tiles_are_of_the_same_set() -> None:
    hand = read_hand("123456789s55p56m")
    check_hand(hand, read_tiles("1s1s1s5p5p"))
    with pytest.raises(HandError, match="fifth-copy 1s"):
        check_hand(hand, read_tiles("1s1s1s1s"))


def test_the_number_of_tiles_may_be_asked_for() -> None:
    hand = read_hand("123456789s55p567m")
    check_hand(hand, tiles=14)
    with pytest.raises(HandError, match="mcr-tiles-count"):
        check_hand(hand)


@given(wins())
def test_every_win_that_can_be_passes(case: tuple[Hand, Circumstances]) -> None:
    assert codes(*case) == []


@pytest.mark.shared
def test_no_labelled_hand_is_refused(shared: Path) -> None:
    with gzip.open(shared / "data/hands/mcr_wins.jsonl.gz", "rt") as file:
        texts = [json.loads(line)["hand"] for line in file]
    assert len(texts) == 3370
    assert {text: found for text in texts if (found := codes(*win(text)))} == {}
