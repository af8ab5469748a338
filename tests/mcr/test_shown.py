"""A fan asks of a hand what it says that it asks, so that what is remembered is right."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ligamahjong.mcr.book import RECOGNISED, Asks
from ligamahjong.mcr.facts import Facts, Shape, Wait
from ligamahjong.mcr.scoring import count
from ligamahjong.mcr.shown import BY_FAMILIES, BY_WAIT, POSSIBLE, by_portion, by_shape
from paired.mcr_hands import invented

if TYPE_CHECKING:
    from ligamahjong.mcr.book import Recognised

ASKED = {
    Asks.PORTIONS: {"presence", "chows", "pungs", "pair"},
    Asks.FAMILIES: {"presence"},
    Asks.OUTSIDE_PUNGS: {"pungs", "pair", "seat", "prevalent"},
    Asks.CONCEALMENT: {"melded_kongs", "concealed_kongs", "concealed_pungs"},
    Asks.WIN: {"claimed", "self_drawn", "last_of_kind", "last_of_wall", "kong"},
    Asks.WAIT: {"wait"},
    Asks.HOGS: {"hogs"},
    Asks.GATES: {"gates"},
    Asks.CHOWS_AND_PAIR: {"chows", "pair"},
    Asks.SHAPE: {"shape", "presence"},
}


class Only(SimpleNamespace):
    """What a hand shows, cut down to some of it; anything else is an error."""

    has_pair_of = Facts.has_pair_of


@pytest.mark.parametrize("one", RECOGNISED, ids=lambda one: one.holds.__name__)
def test_a_fan_asks_nothing_else(one: Recognised) -> None:
    for won in invented(150, seed=one.number):
        for counted in count(*won):
            facts = counted.facts
            if facts.shape in one.shapes and (
                one.asks is not Asks.CHOWS_AND_PAIR or not facts.pungs
            ):
                known = {name: getattr(facts, name) for name in ASKED[one.asks]}
                only: Facts = Only(**known)  # type: ignore[assignment]
                assert one.holds(only) == one.holds(facts)


@settings(max_examples=100)
@given(st.integers(0, 10**9))
def test_a_fan_of_portions_holds_for_a_hand_if_it_does_for_each(seed: int) -> None:
    (won,) = invented(1, seed)
    for counted in count(*won):
        facts = counted.facts
        if facts.shape is Shape.SETS:
            whole = by_portion(facts.presence, facts.chows, facts.pungs, facts.pair)
            chows = [by_portion(0b111 << low, (low,)) for low in facts.chows]
            pungs = [by_portion(1 << k, (), 1 << k) for k in range(34) if facts.pungs >> k & 1]
            together = by_portion(1 << facts.pair, (), 0, facts.pair)
            for one in (*chows, *pungs):
                together &= one
            assert whole == together


def test_families_and_waits() -> None:
    half_flush, voided, flush, types = (1 << number for number in (50, 75, 22, 52))
    assert BY_FAMILIES[0b11110] == flush
    assert BY_FAMILIES[0b01110] == half_flush
    assert BY_FAMILIES[0b11100] == BY_FAMILIES[0b00100] == voided
    assert BY_FAMILIES[0] == types
    assert BY_FAMILIES[0b01000] == BY_FAMILIES[0b00111] == 0
    assert [BY_WAIT[wait] for wait in Wait] == [0, 1 << 77, 1 << 78, 1 << 79]


def test_hands_of_other_shapes_show_no_fans_of_sets() -> None:
    outside, types = 1 << 55, 1 << 52
    assert POSSIBLE[Shape.SETS] & outside
    assert not any(POSSIBLE[shape] & outside for shape in Shape if shape is not Shape.SETS)
    assert all(POSSIBLE[shape] & types for shape in Shape)
    assert by_shape(Shape.ORPHANS, 0) == 1 << 7
    assert by_shape(Shape.SETS, 0) == 0
