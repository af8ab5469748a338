"""The twenty disputed rulings: each changes the value of a hand, and both values are known."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import NamedTuple

import pytest

from ligamahjong.errors import HandError, RulesError
from ligamahjong.mcr.profiles import (
    CN,
    EMA,
    PROFILES,
    KnittedWait,
    KongConcealment,
    Points,
    Profile,
    compare,
    profile,
)
from ligamahjong.mcr.scoring import score
from support.mcr_wins import win

SWITCHES = [one.name for one in fields(Profile) if one.name != "id"]


class Decided(NamedTuple):
    """A ruling decided otherwise than the Green Book has it.

    Attributes:
        switch: its name.
        value: how it is decided.
        hand: that it makes worth something else.
        ema: what the hand is worth as the Green Book has it.
        then: what it is worth then.
        dealt: whether the hand was complete as dealt.
    """

    switch: str
    value: object
    hand: str
    ema: int
    then: int
    dealt: bool = False


DECIDED = [
    # Seven Pairs 24 + Fully Concealed Hand 4, or Self-Drawn 1.
    Decided("concealed_on_concealed_shapes", False, "1122sWW99p99s33p9m9m|EE1000|0", 28, 25),
    # Two Concealed Kongs 8, or 6, and Concealed Hand 2.
    Decided("points", "cn", "[2222s][3333p]NN78s789m6s|EE0000|0", 10, 8),
    # One melded and one concealed kong 6, or 5.
    Decided("points", "cn", "[789m,1][6666m,1][3333s]FF67p5p|EE0000|0", 6, 5),
    # Three Kongs 32, Three Concealed Pungs 16, Concealed Hand 2, and Two Concealed Kongs 8 or not.
    Decided("kong_concealment", "one", "[2222s][4444m][7777p]EE67s8s|EE0000|0", 58, 50),
    # Four Kongs 88 and Two Concealed Pungs 2, or Two Concealed Kongs 8 that imply these.
    Decided("kong_concealment", "add-more", "[2222s][4444m][7777p,1][3333m,1]EE|EE0000|0", 90, 96),
    # All Green 88, Seven Pairs 24, Tile Hog 2, and Half Flush 6 or not.
    Decided("all_green_half_flush", False, "2244662233sFF8s8s|ES0000|0", 120, 114),
    # Nine Gates 88, Two Concealed Pungs 2, Short Straight 1; two pungs of terminals less one.
    Decided("nine_gates_terminal_pung", True, "1112345678999m2m|EE0000|0", 91, 92),
    # All Terminals 64, Two Concealed Pungs 2, Single Wait 1, and two Double Pungs or none.
    Decided("all_terminals_double_pung", True, "[111m,1][999m,1]111p999p1s1s|ES0000|0", 67, 71),
    # Four Pure Shifted Chows 32, Half Flush 6, and 123 with 789 or not.
    Decided("shifted_chows_terminal_chows", True, "[123p,1]PP34556778p9p|EE0000|0", 38, 39),
    # Knitted Straight 12, Concealed Hand 2, All Chows 2, and the 3 between 2 and 4 or not.
    Decided("knitted_wait", "outside", "258m14788s23469p3p|EE0000|0", 16, 17),
    # The 4 of characters would win too, if there were a fifth; if it does not count, Single Wait.
    Decided("exhausted_wait", False, "1234444678m456p1m|NE1000|0", 8, 9),
    Decided("exhausted_wait", False, "[1111m]23345m22333s4m|WE0000|0", 9, 10),
    # Seven Pairs 24, and Tile Hog 2 for four East winds or not.
    Decided("honour_tile_hog", False, "EEEE1155m3399p7s7s|EE0000|0", 26, 24),
    # Seven Pairs 24, and All Types 6 or not.
    Decided("seven_pairs_all_types", False, "115pCCSS77sNN55m5p|EE0000|0", 30, 24),
    # Big Four Winds 88, Half Flush 6, Two Melded Kongs 4.
    Decided("cap", 88, "[SSSS,1][NNNN,1]22sEEEWWW|EE0000|0", 98, 88),
    # Lesser Honours and Knitted Tiles 12, and Knitted Straight 12 or not.
    Decided("lesser_honours_knitted_straight", False, "147m258p369sESWNP|EE0000|0", 24, 12),
    # Half Flush 6, and One Voided Suit 1 although two are missing.
    Decided("voided_suit_exactly_one", False, "[777m,1]NN23413888m2m|EE0000|0", 6, 7),
    # Last Tile Claim 8, and Out with Replacement Tile 8 for the same.
    Decided("last_claim_is_replacement", True, "[555m,1]WW789s123p67s8s|EE0010|0", 8, 16),
    # Three-Suited Terminal Chows 16, and Mixed Double Chow twice.
    Decided("terminal_chows_exclude_pure_double", True, "[123m,1]55p789m12378s9s|ES0000|0", 16, 18),
    # Fully Concealed Hand 4, and points for a dealt hand or none.
    Decided("heavenly_hands", 8, "CC45622m234p123s2m|EE1000|0", 4, 12, dealt=True),
    # Full Flush 24, Fully Concealed Hand 4, Two Concealed Pungs 2, two pungs of terminals 2 and
    # Short Straight 1; or Nine Gates 88 for the first and the fourth of them.
    Decided("nine_gates_when_dealt", True, "1112345678999m2m|EE1000|0", 33, 95, dealt=True),
    # Fully Concealed Hand 4, and Single Wait 1 or not.
    Decided("waits_when_dealt", True, "C123m567m678p345sC|EE1000|0", 4, 5, dealt=True),
]


@pytest.mark.parametrize("one", DECIDED, ids=lambda one: f"{one.switch}-{one.value}")
def test_a_ruling_decided_otherwise_changes_a_value(one: Decided) -> None:
    hand, how = win(one.hand)
    how = replace(how, dealt=one.dealt)
    otherwise = EMA.with_switches({one.switch: one.value})
    assert (score(hand, how, EMA).total, score(hand, how, otherwise).total) == (one.ema, one.then)


def test_two_equal_pairs_of_seven_make_no_hand_where_they_are_not_allowed() -> None:
    hand, how = win("22224477m113388p|EE0000|0")
    assert score(hand, how).total == 28
    with pytest.raises(HandError) as error:
        score(hand, how, EMA.with_switches({"seven_pairs_equal_pairs": False}))
    assert error.value.facts["reason"] == "not-complete"


def test_two_equal_pairs_of_seven_are_no_wait_where_they_are_not_allowed() -> None:
    hand, how = win("445566m2277779s8s|EE0000|0")
    refused = EMA.with_switches({"seven_pairs_equal_pairs": False})
    assert (score(hand, how).total, score(hand, how, refused).total) == (7, 8)


def test_every_ruling_has_a_hand() -> None:
    assert {one.switch for one in DECIDED} | {"seven_pairs_equal_pairs"} == set(SWITCHES)
    assert len(SWITCHES) == 20


def test_every_ruling_says_who_decides_it_so() -> None:
    for one in fields(Profile):
        assert one.name == "id" or (one.metadata["ema"] and one.metadata["cn"])


def test_profiles_by_their_ids_the_default_first() -> None:
    assert list(PROFILES) == ["ema", "cn"]
    assert (profile("ema"), profile("cn")) == (EMA, CN)
    with pytest.raises(RulesError) as error:
        profile("riichi")
    assert error.value.facts["known"] == ("ema", "cn")


def test_what_china_decides_otherwise() -> None:
    differing = {one.switch: (one.first, one.second) for one in compare(EMA, CN)}
    assert differing == {
        "points": (Points.EMA, Points.CN),
        "concealed_on_concealed_shapes": (True, False),
        "kong_concealment": (KongConcealment.ADD, KongConcealment.ONE),
        "all_green_half_flush": (True, False),
        "nine_gates_terminal_pung": (False, True),
        "knitted_wait": (KnittedWait.NEVER, KnittedWait.OUTSIDE),
    }
    assert compare(EMA, EMA) == ()


@pytest.mark.parametrize(
    ("switches", "reason"),
    [
        ({"capp": 88}, "rule-unknown"),
        ({"id": "x"}, "rule-unknown"),
        ({"cap": "88"}, "rule-value"),
        ({"cap": True}, "rule-value"),
        ({"heavenly_hands": -1}, "rule-value"),
        ({"heavenly_hands": None}, "rule-value"),
        ({"heavenly_hands": True}, "rule-value"),
        ({"kong_concealment": "two"}, "rule-value"),
        ({"all_green_half_flush": "no"}, "rule-value"),
        ({"all_green_half_flush": 0}, "rule-value"),
    ],
)
def test_a_ruling_that_cannot_be_so_is_refused(switches: dict[str, object], reason: str) -> None:
    with pytest.raises(RulesError) as error:
        EMA.with_switches(switches)
    assert error.value.facts["reason"] == reason


def test_rulings_make_another_profile_that_hashes_alike_and_is_not_equal() -> None:
    capped = EMA.with_switches({"cap": 88})
    assert capped != EMA
    assert hash(capped) == hash(EMA)
    assert capped.with_switches({"cap": None}) == EMA
