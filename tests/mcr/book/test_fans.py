"""Every fan has a hand that shows it, one in which another takes it, and a near miss."""

from __future__ import annotations

import csv
from collections import Counter
from itertools import combinations
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import pytest

from ligamahjong.errors import HandError
from ligamahjong.mcr.book import OF_SETS
from ligamahjong.mcr.catalogue import FANS, FLOWER_TILES, by_key
from ligamahjong.mcr.exclusions import rules_of
from ligamahjong.mcr.facts import SUITED, numbers_in
from ligamahjong.mcr.profiles import EMA
from ligamahjong.mcr.scoring import count, score
from ligamahjong.mcr.validation import check_win
from support.mcr_wins import win

if TYPE_CHECKING:
    from ligamahjong.mcr.scoring import Counted
    from ligamahjong.tiles import Hand

CHICKEN_HAND = by_key("chicken_hand")
NEAR_MISS_IS_NO_HAND = {7, 19, 34, 35}
"""Of these shapes a hand with one other tile is none."""
NEVER_BESIDE = {by_key("edge_wait"), by_key("closed_wait")}
"""The table excludes other waits, but a winning tile has one place, and so one wait, at a time."""


class Row(NamedTuple):
    """Hands of one fan, under the Green Book.

    Attributes:
        example: counts it and as little else as can be.
        fans: all that the example counts.
        near: all but shows it: a set, a tile or the way to win is another; some are no hand.
        excluded: shows it and does not count it; empty where nothing ever takes it.
        by: the fan that takes it there.
    """

    example: str
    fans: list[int]
    near: str
    excluded: str
    by: int


def rows() -> dict[int, Row]:
    with Path(__file__).with_name("fan_hands.csv").open(encoding="utf-8") as file:
        return {
            int(row["fan"]): Row(
                row["example"],
                [int(number) for number in row["fans"].split()],
                row["near"],
                row["excluded"],
                int(row["by"] or 0),
            )
            for row in csv.DictReader(file)
        }


ROWS = rows()
EXCLUDABLE = {
    other
    for number, fan in FANS.items()
    for other in (*rules_of(EMA).excludes[number], *fan.excludes_for_sets)
}
BY_TILES = sorted(set(FANS) - {FLOWER_TILES})


def shows(counted: Counted, number: int) -> bool:
    """Whether a reading shows a fan, its sets taken in any way."""
    facts = counted.facts
    return number in counted.times or any(
        one.number == number and one.holds(sets)
        for one in OF_SETS
        for sets in combinations(
            facts.chows if one.chows else numbers_in(facts.pungs & SUITED), one.many
        )
    )


def test_no_fan_is_without_hands() -> None:
    assert set(ROWS) == set(FANS)


@pytest.mark.parametrize("number", BY_TILES)
def test_a_hand_counts_it(number: int) -> None:
    hand, how = win(ROWS[number].example)
    check_win(hand, how)
    fans = Counter(score(hand, how).fans)
    assert fans[number]
    assert sorted(fans.elements()) == ROWS[number].fans
    points = rules_of(EMA).points
    assert score(hand, how).total == sum(points[fan] for fan in ROWS[number].fans)


@pytest.mark.parametrize("number", BY_TILES)
def test_a_near_miss_does_not_show_it(number: int) -> None:
    hand, how = win(ROWS[number].near)
    if number in NEAR_MISS_IS_NO_HAND:
        with pytest.raises(HandError, match="not-complete"):
            check_win(hand, how)
        with pytest.raises(HandError, match="no complete hand"):
            score(hand, how)
        return
    check_win(hand, how)
    if number == CHICKEN_HAND:
        assert CHICKEN_HAND not in score(hand, how).fans
    assert not any(shows(counted, number) for counted in count(hand, how))


@pytest.mark.parametrize("number", BY_TILES)
def test_a_near_miss_is_near(number: int) -> None:
    example, near = win(ROWS[number].example)[0], win(ROWS[number].near)[0]
    assert (kinds(example) - kinds(near)).total() <= 3


def kinds(hand: Hand) -> Counter[int]:
    """The kinds of a hand, a kong as three."""
    return Counter(
        [one.kind for one in hand.standing]
        + [one.kind for one in (hand.winning,) if one is not None]
        + [one.kind for meld in hand.melds for one in meld.tiles[:3]]
    )


@pytest.mark.parametrize("number", sorted(EXCLUDABLE - NEVER_BESIDE))
def test_another_fan_takes_it(number: int) -> None:
    row = ROWS[number]
    hand, how = win(row.excluded)
    check_win(hand, how)
    best = score(hand, how).best
    assert row.by in best.fans
    assert number in {*rules_of(EMA).excludes[row.by], *FANS[row.by].excludes_for_sets}
    assert shows(best, number)
    assert number not in best.fans


def test_all_other_fans_are_never_taken() -> None:
    assert {number for number, row in ROWS.items() if not row.by} == (
        set(FANS) - (EXCLUDABLE - NEVER_BESIDE)
    )


def test_flowers_count_beside_the_fans_and_not_for_the_minimum() -> None:
    flower, none = (
        score(*win(text)) for text in (ROWS[FLOWER_TILES].example, ROWS[FLOWER_TILES].near)
    )
    assert (flower.total, none.total) == (9, 8)
    assert (flower.base, flower.flowers, flower.fans) == (8, 1, none.fans)
    short = score(*win("[123m,1]PP444m78p789s6p|EE1000|8"))
    assert (short.total, short.is_legal) == (9, False)
