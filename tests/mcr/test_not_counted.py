"""Each fan that is there and does not count, with the fan that takes it and the principle."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given

from ligamahjong.mcr.catalogue import FANS, by_key
from ligamahjong.mcr.explanation import explain
from ligamahjong.mcr.not_counted import Principle
from ligamahjong.mcr.profiles import CN, EMA
from ligamahjong.wording.mcr.names import tiles_text
from support.mcr_wins import win, wins

if TYPE_CHECKING:
    from ligamahjong.mcr.circumstances import Circumstances
    from ligamahjong.mcr.not_counted import NotCounted
    from ligamahjong.mcr.profiles import Profile
    from ligamahjong.tiles import Hand


def found(text: str, profile: Profile = EMA) -> list[NotCounted]:
    explained = explain(*win(text), profile)
    return [*explained.not_counted, *explained.other_tiles]


def reasons(text: str, fan: str, profile: Profile = EMA) -> set[tuple[str | None, str, str | None]]:
    """The taker, principle and ruling of a fan."""
    return {
        (FANS[one.by].key if one.by else None, one.principle.value, one.ruling)
        for one in found(text, profile)
        if one.number == by_key(fan)
    }


@pytest.mark.parametrize(
    ("text", "profile", "fan", "taker", "principle", "ruling"),
    [
        ("7799s339p4455mCC9p|EN0000|0", EMA, "concealed_hand", "seven_pairs", "non-repeat", None),
        ("7799s339p4455mCC9p|EN0000|0", EMA, "single_wait", "seven_pairs", "non-repeat", None),
        (
            "1112233p112233m1p|EN1000|0",
            CN,
            "fully_concealed_hand",
            "seven_pairs",
            "ruling",
            "concealed_on_concealed_shapes",
        ),
        (
            "1112233p112233m1p|EN1000|0",
            EMA,
            "self_drawn",
            "fully_concealed_hand",
            "non-repeat",
            None,
        ),
        ("22333444888sFF2s|EE1000|0", CN, "half_flush", "all_green", "ruling", None),
        (
            "[1111p][2222s,1][4444m,3]333m8p8p|EE0000|0",
            CN,
            "concealed_kong",
            "three_kongs",
            "ruling",
            "kong_concealment",
        ),
        (
            "[EEE,2][SSS,1]78s55mWWW9s|NN1000|0",
            EMA,
            "pung_of_terminals_or_honors",
            "big_three_winds",
            "non-repeat",
            None,
        ),
        (
            "1112345678999p6p|EN0000|0",
            CN,
            "pung_of_terminals_or_honors",
            "nine_gates",
            "non-repeat",
            None,
        ),
        (
            "1112345678999p6p|EN0000|0",
            EMA,
            "pung_of_terminals_or_honors",
            "nine_gates",
            "ruling",
            "nine_gates_terminal_pung",
        ),
        (
            "[123s,1][456s,2]78s55p567m9s|EN1000|0",
            EMA,
            "short_straight",
            "pure_straight",
            "non-repeat",
            None,
        ),
        (
            "[111m,1]55566777sWW6s|EN0000|0",
            EMA,
            "pure_triple_chow",
            "pure_shifted_pungs",
            "non-separation",
            None,
        ),
        (
            "[789m,1][789s,3][456s,3][456s,3]5s5s|EN1000|1",
            EMA,
            "short_straight",
            "short_straight",
            "non-identical",
            None,
        ),
        (
            "234567s7789p456m7p|NS0000|1",
            EMA,
            "single_wait",
            None,
            "one-place",
            None,
        ),
    ],
)
def test_a_fan_that_does_not_count_has_its_reason(  # noqa: PLR0913, PLR0917 - one case in a row
    text: str,
    profile: Profile,
    fan: str,
    taker: str | None,
    principle: str,
    ruling: str | None,
) -> None:
    given = reasons(text, fan, profile)
    assert principle in {one for _, one, _ in given}
    if taker is not None:
        assert taker in {one for one, _, _ in given}
    if ruling is not None:
        assert ruling in {one for _, _, one in given}


def test_what_another_place_shows_may_be_implied() -> None:
    assert reasons("[7777m]12333s555pEE3s|SW0000|0", "two_concealed_pungs") == {
        ("three_concealed_pungs", "non-repeat", None)
    }


def test_the_same_fan_several_times_is_said_once() -> None:
    [one] = [
        one for one in found("11223355778899m|EN0000|0") if one.number == by_key("seven_pairs")
    ]
    assert (one.times, one.principle) == (1, Principle.NON_SEPARATION)
    [double] = [
        one for one in found("11223355778899m|EN0000|0") if one.number == by_key("pure_double_chow")
    ]
    assert (double.times, tiles_text(double.tiles)) == (2, "123m 123m")


def test_sets_that_are_joined_already_are_not_joined_again() -> None:
    given = reasons("[789m,1][789p,3][789m,3][789p,1]7s7s|SW0000|0", "mixed_double_chow")
    assert {principle for _, principle, _ in given} <= {"account-once", "non-identical"}
    assert given


def test_a_hand_whose_fans_all_count_has_nothing_to_say() -> None:
    assert found("[123s,1][456m,2]78p22s345m9p|SN0000|0") == [
        one for one in found("[123s,1][456m,2]78p22s345m9p|SN0000|0") if one.by is not None
    ]


@given(wins())
def test_no_fan_counts_and_does_not_for_the_same_tiles(case: tuple[Hand, Circumstances]) -> None:
    for profile in (EMA, CN):
        explained = explain(*case, profile)
        counted = {(item.number, item.tiles) for item in explained.items if item.tiles}
        for one in explained.not_counted:
            if one.by is not None:
                assert one.by in explained.score.best.fans
            if one.times == 1 and one.tiles and one.principle is Principle.NON_REPEAT:
                assert (one.number, one.tiles) not in counted
            assert (one.ruling is not None) == (one.principle is Principle.RULING)


@given(wins())
def test_what_the_reading_shows_counts_or_has_a_reason(case: tuple[Hand, Circumstances]) -> None:
    for profile in (EMA, CN):
        explained = explain(*case, profile)
        best = explained.score.best
        known = {one.number for one in explained.not_counted} | set(best.fans)
        assert {number for number, times in best.times.items() if times} <= known
