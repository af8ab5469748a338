"""Why a hand is worth what it is."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from hypothesis import given

from ligamahjong.mcr.catalogue import FANS, by_key
from ligamahjong.mcr.circumstances import Circumstances
from ligamahjong.mcr.explanation import explain, layouts
from ligamahjong.mcr.profiles import CN, EMA
from ligamahjong.mcr.rulings import decided
from ligamahjong.mcr.scoring import count, score
from ligamahjong.wording.mcr.names import tiles_text
from support.mcr_wins import win, wins

if TYPE_CHECKING:
    from ligamahjong.mcr.profiles import Profile
    from ligamahjong.tiles import Hand


def items(text: str, profile: Profile = EMA) -> list[tuple[str, int, str]]:
    found = explain(*win(text), profile)
    return [(FANS[one.number].key, one.points, tiles_text(one.tiles)) for one in found.items]


def rulings(text: str) -> tuple[int, int, tuple[str, ...]]:
    """Points under the Green Book and in China, and the rulings that decide it."""
    found = explain(*win(text))
    [one] = found.elsewhere
    return found.score.base, one.base, one.rulings


def test_each_fan_comes_with_its_points_and_tiles() -> None:
    assert items("[123s,1][456s,2]78s55p567m9s|EN1000|0") == [
        ("pure_straight", 16, "123s 456s 789s"),
        ("all_chows", 2, ""),
        ("self_drawn", 1, "9s"),
    ]


def test_a_fan_that_counts_twice_is_there_twice() -> None:
    found = items("[123s,1][123m,1]123s12m44p3m|EE0000|0")
    assert [tiles for key, _, tiles in found if key == "pure_double_chow"] == [
        "123m 123m",
        "123s 123s",
    ]


def test_a_chicken_hand_is_explained() -> None:
    found = explain(*win("[234s,1][456p,1][678m,3]EE33p3p|EE0000|0"))
    assert [item.number for item in found.items] == [by_key("chicken_hand")]
    assert (found.score.base, found.missing, found.others) == (8, 0, ())


@pytest.mark.parametrize(
    ("text", "ema", "cn", "decided_by"),
    [
        ("2233557788s11pEE|EE1000|0", 29, 26, ("concealed_on_concealed_shapes",)),
        ("[1111s][5555m]234m678p9p9p|EE0000|0", 12, 10, ("points",)),
        ("[1111s][5555m,1]234m678p9p9p|EE0000|0", 8, 7, ("points",)),
        ("22333444888sFF2s|EE0000|0", 142, 136, ("all_green_half_flush",)),
        ("[123s,1][456s,2]78s55p567m9s|EN1000|0", 19, 19, ()),
    ],
)
def test_the_ruling_that_decides_is_named(
    text: str, ema: int, cn: int, decided_by: tuple[str, ...]
) -> None:
    assert rulings(text) == (ema, cn, decided_by)


def test_rulings_that_decide_only_together_are_all_named() -> None:
    hand, how = win("2233557788s11pEE|EE1000|0")
    other = decided(CN, {"cap": 3})
    here = decided(EMA, {"cap": 3})
    [one] = explain(hand, how, here, beside=(decided(other, {"cap": 2}),)).elsewhere
    assert one.rulings == ("cap",)


def test_other_profiles_may_be_asked_for() -> None:
    hand, how = win("2233557788s11pEE|EE1000|0")
    assert explain(hand, how, beside=()).elsewhere == ()
    assert [one.profile.id for one in explain(hand, how, CN).elsewhere] == ["ema"]


def test_other_readings_come_with_their_totals() -> None:
    found = explain(*win("11223355778899m|EN0000|0"))
    assert found.score.base == 66
    assert [other.counted.total for other in found.others] == [48]


def test_what_lacks_to_eight_is_known() -> None:
    found = explain(*win("[567s,1]44478m456pFF6m|NE0000|0"))
    assert (found.score.base, found.missing) == (6, 2)
    assert [one.change.value for one in found.remedies] == ["last-of-kind", "last-claim", "robbed"]


def test_a_legal_hand_lacks_nothing() -> None:
    found = explain(*win("[123s,1][456s,2]78s55p567m9s|EN1000|0"))
    assert (found.missing, found.remedies) == (0, ())


def test_a_limit_and_points_as_dealt_are_told_apart() -> None:
    hand, _ = win("2233557788s11pEE|EE1000|0")
    how = Circumstances(dealt=True, self_drawn=True)
    found = explain(hand, how, decided(EMA, {"cap": 20, "heavenly_hands": 8}))
    assert (found.score.base, found.dealt) == (28, 8)
    assert found.over_the_limit == sum(item.points for item in found.items) - 20
    without = explain(hand, replace(how, dealt=False))
    assert (without.dealt, without.over_the_limit) == (0, 0)


@given(wins())
def test_the_fans_add_up(case: tuple[Hand, Circumstances]) -> None:
    for profile in (EMA, CN):
        found = explain(*case, profile)
        assert found.score == score(*case, profile)._replace(best=found.score.best)
        assert sum(item.points for item in found.items) == found.score.base
        assert Counter(item.number for item in found.items) == Counter(found.score.fans)
        assert found.over_the_limit == 0


@given(wins())
def test_every_reading_is_there_once_and_none_is_better(
    case: tuple[Hand, Circumstances],
) -> None:
    hand, how = case
    found = explain(hand, how)
    readings = {counted.reading for counted in count(hand, how)}
    assert {one.counted.reading for one in layouts(hand, how, EMA)} == readings
    totals = [other.counted.total for other in found.others]
    assert totals == sorted(totals, reverse=True)
    assert all(total <= found.score.best.total for total in totals)
