"""The value of a hand: the best reading, the order of equal ones, and labelled hands."""

from __future__ import annotations

import gzip
import json
from collections import Counter
from itertools import combinations, product
from typing import TYPE_CHECKING

import pytest

from ligamahjong.errors import HandError
from ligamahjong.mcr.circumstances import Circumstances
from ligamahjong.mcr.facts import Shape, numbers_in, unpacked
from ligamahjong.mcr.profiles import CN, EMA
from ligamahjong.mcr.readings import readings
from ligamahjong.mcr.scoring import MINIMUM, count, equally_good, score
from ligamahjong.table import Wind
from ligamahjong.tiles import Hand, Meld, MeldType, tile
from ligamahjong.tiles.notation.brackets import read_bracket_tiles
from ligamahjong.tiles.packing import pack
from support.mcr_wins import win

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

HOW_IT_WAS_WON = {44, 45, 46, 47, 53, 56, 58, 62, 77, 78, 79, 80}


@pytest.fixture(scope="session")
def labelled(shared: Path) -> list[dict[str, object]]:
    with gzip.open(shared / "data/hands/mcr_wins.jsonl.gz", "rt", encoding="utf-8") as lines:
        return [row for row in map(json.loads, lines) if not row.get("disputed")]


def lists(row: dict[str, object]) -> Iterator[dict[int, int]]:
    """The labelled list of fans, and the other one if there is one, without flowers."""
    for name in ("fans", "alt"):
        given = row.get(name)
        if isinstance(given, dict):
            yield {int(number): times for number, times in given.items() if number != "81"}


@pytest.mark.shared
def test_every_labelled_total_is_exact(labelled: list[dict[str, object]]) -> None:
    assert len(labelled) == 3368
    wrong = [
        row["hand"] for row in labelled if score(*win(str(row["hand"])), CN).total != row["total"]
    ]
    assert wrong == []


@pytest.mark.shared
def test_every_labelled_list_is_the_one_that_is_shown(labelled: list[dict[str, object]]) -> None:
    differing = [
        row["hand"]
        for row in labelled
        if score(*win(str(row["hand"])), CN).fans not in list(lists(row))
    ]
    assert differing == []


@pytest.mark.shared
def test_every_labelled_list_is_among_the_equally_good(labelled: list[dict[str, object]]) -> None:
    for row in labelled:
        found = equally_good(*win(str(row["hand"])), CN)
        assert next(lists(row)) in found, row["hand"]


@pytest.mark.shared
def test_a_disputed_hand_is_counted_as_china_rules(shared: Path) -> None:
    with gzip.open(shared / "data/hands/mcr_wins.jsonl.gz", "rt", encoding="utf-8") as lines:
        rows = [row for row in map(json.loads, lines) if row.get("disputed")]
    assert len(rows) == 2
    for row in rows:
        *_, alternative = lists(row)
        assert score(*win(row["hand"]), CN).fans == alternative


@pytest.mark.shared
def test_the_examples_of_the_wiki(shared: Path) -> None:
    examples = json.loads((shared / "data/hands/mcr_seed_examples.json").read_text("utf-8"))
    assert len(examples) > 30
    for one in examples:
        fans = {int(number): times for number, times in one["fans"].items()}
        assert any(fans == found for hand in claimed(one["tiles"]) for found in of_any_win(hand)), (
            one
        )


def claimed(text: str) -> Iterator[Hand]:
    """Some tiles with any of their sets claimed, and any of the others winning."""
    packed = pack(read_bracket_tiles(text))
    for reading in readings(packed, 0):
        sets = [
            *(Meld(MeldType.CHI, tuple(map(tile, range(low, low + 3)))) for low in reading.chows),
            *(Meld(MeldType.PON, (tile(kind),) * 3) for kind in numbers_in(reading.pungs)),
        ]
        for many in range(len(sets) + 1 if reading.shape is Shape.SETS else 1):
            for melds in combinations(sets, many):
                apart = Counter(one.kind for meld in melds for one in meld.tiles)
                standing = sorted((Counter(unpacked(packed)) - apart).elements())
                for last in set(standing):
                    others = list(standing)
                    others.remove(last)
                    yield Hand(tuple(map(tile, others)), melds, tile(last))


def of_any_win(hand: Hand) -> Iterator[dict[int, int]]:
    """What a hand is worth by its tiles alone; an example has East or West, or no winds of note."""
    for drawn, wind in product((False, True), (Wind.EAST, Wind.WEST)):
        how = Circumstances(seat=wind, prevalent=wind, self_drawn=drawn)
        for found in equally_good(hand, how):
            yield {fan: times for fan, times in found.items() if fan not in HOW_IT_WAS_WON}


def test_the_minimum_is_eight_points_without_flowers() -> None:
    hand, how = win("[123m,1]PP444m78p789s6p|EE0000|0")
    assert score(hand, how).base == MINIMUM == 8
    assert score(hand, how).is_legal
    short = score(*win("[567s,1]44478m456pFF6m|NE0000|5"))
    assert (short.base, short.total, short.is_legal) == (6, 11, False)


def test_tiles_that_are_no_hand_and_a_hand_without_its_last_tile_are_refused() -> None:
    hand, how = win("19m19p19sESNPFC1m2m|EE0000|0")
    with pytest.raises(HandError) as error:
        score(hand, how)
    assert error.value.facts["reason"] == "not-complete"
    with pytest.raises(HandError) as error:
        count(Hand((tile(0),)), how)
    assert error.value.facts["reason"] == "no-winning-tile"


def test_of_two_ways_to_the_same_total_the_higher_fans_are_shown() -> None:
    hand, how = win("[789m,1]2355m123s456p1m|EN1000|0")
    first, *others = equally_good(hand, how, CN)
    assert first == score(hand, how, CN).fans == {39: 1, 63: 1, 70: 1, 80: 1}
    assert {39: 1, 63: 1, 72: 1, 80: 1} in others


def test_a_fourth_chow_may_be_counted_with_any_one_of_three() -> None:
    found = equally_good(*win("[123m,1]123m11123p23s1s|ES0000|0"))
    assert [set(one) & {69, 70} for one in found] == [{69}, {70}]


def test_a_chicken_hand_has_one_list() -> None:
    hand, how = win("[123m,1]PP444m78p789s6p|EE0000|0")
    assert equally_good(hand, how) == (score(hand, how).fans,) == ({43: 1},)


def test_a_limit_is_for_the_fans_and_not_for_flowers_or_dealt_hands() -> None:
    capped = EMA.with_switches({"cap": 88})
    hand, how = win("[SSSS,1][NNNN,1]22sEEEWWW|EE0000|2")
    assert (score(hand, how, capped).base, score(hand, how, capped).total) == (88, 90)


def test_every_reading_says_what_it_shows_and_what_counts() -> None:
    hand, how = win("[123p,1]PP23345456p4p|EE0000|0")
    best = score(hand, how).best
    assert best.reading.chows == (10, 11, 12)
    assert best.facts.chows == (9, 10, 11, 12)
    assert [one.fan for one in best.way] == [16]
    assert best.times == {16: 1, 50: 1}
    assert best.numbers == (16, 50)
