"""What a reading shows, as it is explained."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ligamahjong.mcr.facts import Shape, Wait, numbers_in
from ligamahjong.mcr.profiles import EMA
from ligamahjong.mcr.scoring import count, score
from support.mcr_wins import win

EAST, SOUTH = 27, 28


def test_all_that_a_reading_shows() -> None:
    hand, how = win("[3333s][8888s,1][222p,1]E678mE|SE0110|0")
    facts = score(hand, how).best.facts
    assert facts.shape is Shape.SETS
    assert facts.chows == (5,)
    assert numbers_in(facts.pungs) == (10, 20, 25)
    assert (facts.pair, facts.wait) == (EAST, Wait.SINGLE)
    assert (facts.melded_kongs, facts.concealed_kongs, facts.concealed_pungs) == (1, 1, 1)
    assert (facts.claimed, facts.hogs, facts.gates) == (2, 0, False)
    assert (facts.seat, facts.prevalent) == (EAST, SOUTH)
    assert (facts.self_drawn, facts.last_of_kind, facts.last_of_wall, facts.kong) == (
        False, True, True, False
    )  # fmt: skip


def test_a_kong_is_no_tile_hog_and_beside_it_another_kind_is() -> None:
    hand, how = win("[2222m][444p,1]456p88s78s9s|EE0000|0")
    assert numbers_in(score(hand, how).best.facts.hogs) == (12,)
    hand, how = win("[2222m][444p,1]567p88s78s9s|EE0000|0")
    assert score(hand, how).best.facts.hogs == 0


@pytest.mark.parametrize(("text", "concealed"), [("0", 1), ("1", 2)])
def test_a_pung_that_a_discard_completes_is_not_concealed(text: str, concealed: int) -> None:
    hand, how = win(f"[123s,1]EE44s345m666p4s|ES{text}000|0")
    assert score(hand, how).best.facts.concealed_pungs == concealed


def test_fans_that_show_are_told_apart_from_those_that_count() -> None:
    best = score(*win("[3333s][8888s][2222p,1]E678mE|ES0000|0")).best
    assert best.fans == {17: 1, 48: 1, 79: 1}
    assert set(best.times) == {17, 48, 57 + 25, 66, 67, 74, 79}


def test_a_fan_that_counts_no_time_is_not_listed() -> None:
    best = score(*win("[345p,1][EEE,1]33123m77s7s|ES0000|0")).best
    assert best.counting >> 73 & 1
    assert best.repeated == {73: 0}
    assert best.fans == {60: 1}


def test_a_wait_counts_only_if_nothing_else_would_have_won() -> None:
    hand, how = win("[333p,1]2345m678s666p2m|EE0000|0")
    assert {one.wait for one in count(hand, how)} == {Wait.NONE}
    hand, how = win("[333p,1]N678s666p123mN|EE0000|0")
    assert Wait.SINGLE in {one.wait for one in count(hand, how)}


def test_a_hand_that_was_dealt_has_no_wait_and_no_nine_gates() -> None:
    hand, how = win("1112345678999m2m|EE1000|0")
    dealt = replace(how, dealt=True)
    assert [score(hand, one).best.facts.gates for one in (how, dealt)] == [True, False]
    hand, how = win("C123m567m678p345sC|EE1000|0")
    waits = [score(hand, one, EMA).best.facts.wait for one in (how, replace(how, dealt=True))]
    assert waits == [Wait.SINGLE, Wait.NONE]
