"""Why a hand is worth what it is."""

from __future__ import annotations

from typing import Any

import pytest

from ligamahjong.riichi.editions import RCR_2016, RCR_2025, TENHOU, Edition
from ligamahjong.riichi.explanation import Cause, Explanation, HandSet, SetType, Step, Why, explain
from ligamahjong.riichi.points import Limit
from ligamahjong.riichi.readings import Wait
from ligamahjong.table import Wind
from ligamahjong.tiles.notation import read_hand
from support.riichi_wins import situation


def explained(text: str, edition: Edition = RCR_2025, **facts: Any) -> Explanation:  # noqa: ANN401
    return explain(read_hand(text), situation(**facts), edition)


def suppressed(text: str, **facts: Any) -> dict[str, tuple[Why, str | None]]:  # noqa: ANN401
    return {
        one.yaku.id: (one.why, one.by.id if one.by else None)
        for one in explained(text, **facts).suppressed
    }


def test_the_sets_as_they_lie() -> None:
    found = explained("23m44567p222s+1m ankan 1111z", tsumo=True)
    assert found.sets == (
        HandSet(SetType.PAIR, 12, concealed=True, apart=False, completed=False),
        HandSet(SetType.PUNG, 19, concealed=True, apart=False, completed=False),
        HandSet(SetType.CHOW, 0, concealed=True, apart=False, completed=True),
        HandSet(SetType.CHOW, 13, concealed=True, apart=False, completed=False),
        HandSet(SetType.KONG, 27, concealed=True, apart=True, completed=False),
    )


def test_fu_one_item_for_each_set_and_cause() -> None:
    found = explained("222m13s66z+2s pon 999s minkan 1111z", houtei=True)
    assert [(item.cause, item.fu) for item in found.fu] == [
        (Cause.BASE, 20),
        (Cause.SET, 4),
        (Cause.DRAGON_PAIR, 2),
        (Cause.SET, 4),
        (Cause.SET, 16),
        (Cause.WAIT, 2),
        (Cause.ROUNDING, 2),
    ]
    assert found.fu[5].wait is Wait.KANCHAN


def test_fu_of_seven_pairs_are_one_item() -> None:
    assert [(item.cause, item.fu) for item in explained("1122335577m99p2s+2s").fu] == [
        (Cause.SEVEN_PAIRS, 25)
    ]


def test_a_yakuman_has_no_fu() -> None:
    assert explained("19m19p19s1234567z+1z").fu == ()


def test_pairs_and_singles_where_there_are_no_sets() -> None:
    pairs = explained("1122335577m99p2s+2s").sets
    assert [one.type for one in pairs] == [SetType.PAIR] * 7
    assert [one.kind for one in pairs if one.completed] == [19]
    orphans = explained("19m19p19s1234567z+1z").sets
    assert [one.type for one in orphans].count(SetType.SINGLE) == 12


def test_what_another_one_contains() -> None:
    assert suppressed("223344m667788p9s+9s") == {"iipeikou": (Why.CONTAINED, "ryanpeikou")}


def test_what_needs_a_closed_hand() -> None:
    found = suppressed("223344m88s67p+5p chi 234s")
    assert found == {"iipeikou": (Why.OPEN, None)}


def test_what_does_not_count_beside_a_yakuman() -> None:
    found = suppressed("111z222z333z44z23m+4m", riichi=1)
    assert found["riichi"] == (Why.YAKUMAN, "shousuushii")
    assert found["honitsu"] == (Why.YAKUMAN, "shousuushii")


def test_the_blessing_of_man_alone_or_left_out() -> None:
    alone = suppressed("234567m234p55s78s+6s", renhou=True)
    assert alone == {"pinfu": (Why.ALONE, "renhou"), "tanyao": (Why.ALONE, "renhou")}
    less = suppressed("123456789m23m55m+4m", renhou=True)
    assert less == {"renhou": (Why.WORTH_LESS, None)}


def test_the_readings_that_were_not_chosen() -> None:
    found = explained("223344m667788p9s+9s")
    assert [(loser.reading.fu, loser.points) for loser in found.losers] == [(25, 1_600)]
    assert [one.type for one in found.losers[0].sets] == [SetType.PAIR] * 7


def test_no_reading_loses_where_there_is_one() -> None:
    assert explained("1122335577m99p2s+2s").losers == ()


@pytest.mark.parametrize(
    ("text", "facts", "step"),
    [
        ("234567m234p55s78s+6s", {}, Step(Limit.MANGAN, 2)),
        ("234567m234p55s78s+6s", {"riichi": 1}, Step(Limit.MANGAN, 1)),
        ("123567789m22m34m+5m", {}, Step(Limit.BAIMAN, 1)),
        ("123567789m22m34m+5m", {"riichi": 2}, Step(Limit.SANBAIMAN, 2)),
        ("123567789m22m34m+5m", {"riichi": 2, "dora": "1m1m2m"}, None),
        ("19m19p19s1234567z+1z", {}, None),
    ],
)
def test_how_far_the_next_limit_is(text: str, facts: dict[str, Any], step: Step | None) -> None:
    assert explained(text, **facts).next == step


def test_where_thirteen_han_are_a_yakuman_it_is_the_next_limit() -> None:
    found = explained("123567789m22m34m+5m", TENHOU, riichi=2, dora="1m")
    assert found.score.reading.limit is Limit.SANBAIMAN
    assert found.next == Step(Limit.YAKUMAN, 13 - found.score.reading.han)


def test_what_the_other_edition_gives_and_why() -> None:
    (other,) = explained("33m123m123s456s78s+9s", riichi=1).elsewhere
    assert (other.edition.id, other.points, other.rules) == ("rcr-2016", 7_700, ("kiriage",))
    (other,) = explained("33m123m123s456s78s+9s", RCR_2016, riichi=1).elsewhere
    assert (other.edition.id, other.points, other.rules) == ("rcr-2025", 8_000, ("kiriage",))


def test_an_edition_that_gives_the_same_has_no_rules_to_name() -> None:
    (other,) = explained("1122335577m99p2s+2s").elsewhere
    assert (other.points, other.rules) == (1_600, ())


def test_an_edition_under_which_it_is_no_win() -> None:
    strict = RCR_2025.with_options({"open_tanyao": False})
    hand = read_hand("567m234p55s78s+6s chi 234m")
    (other,) = explain(hand, situation(), beside=(strict,)).elsewhere
    assert (other.points, other.rules) == (None, ("open_tanyao",))


def test_a_double_wind_pair_by_edition() -> None:
    facts = {"seat": Wind.EAST, "riichi": 1}
    new, old = (explained("234567m11z678p22s+2s", one, **facts) for one in (RCR_2025, RCR_2016))
    assert [item.fu for item in new.fu if item.cause is Cause.DOUBLE_WIND_PAIR] == [2]
    assert [item.fu for item in old.fu if item.cause is Cause.DOUBLE_WIND_PAIR] == [4]
