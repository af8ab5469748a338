"""Every value a hand can have, cell by cell, and back from points to han and fu."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ligamahjong.errors import GameError
from ligamahjong.riichi.editions import EDITIONS, MAHJONG_SOUL, RCR_2016, RCR_2025, TENHOU
from ligamahjong.riichi.points import Limit
from ligamahjong.riichi.worths import (
    nearest_prices,
    prices,
    worth_of,
    worth_of_points,
    worth_of_yakuman,
    worths,
)

if TYPE_CHECKING:
    from ligamahjong.riichi.editions import Edition

FU = (20, 25, 30, 40, 50, 60, 70, 80, 90, 100, 110)

# The score table of the rulebook: by a discard, then what each pays (East / the others). It prints
# 1800 and 900/1800 too, for 1 han 110 fu by self-draw, which no hand has.
EAST = {
    1: "- - 1500:500 2000:700 2400:800 2900:1000 3400:1200 3900:1300 4400:1500 4800:1600 5300:X",
    2: (
        "X:700 2400:X 2900:1000 3900:1300 4800:1600 5800:2000 6800:2300 7700:2600 8700:2900 "
        "9600:3200 10600:3600"
    ),
    3: "X:1300 4800:1600 5800:2000 7700:2600 9600:3200 11600:3900",
    4: "X:2600 9600:3200 11600:3900",
}
OTHERS = {
    1: (
        "- - 1000:300/500 1300:400/700 1600:400/800 2000:500/1000 2300:600/1200 2600:700/1300 "
        "2900:800/1500 3200:800/1600 3600:X"
    ),
    2: (
        "X:400/700 1600:X 2000:500/1000 2600:700/1300 3200:800/1600 3900:1000/2000 4500:1200/2300 "
        "5200:1300/2600 5800:1500/2900 6400:1600/3200 7100:1800/3600"
    ),
    3: "X:700/1300 3200:800/1600 3900:1000/2000 5200:1300/2600 6400:1600/3200 7700:2000/3900",
    4: "X:1300/2600 6400:1600/3200 7700:2000/3900",
}


def cells(table: dict[int, str]) -> dict[tuple[int, int, bool], str]:
    """By han, fu and whether it is a self-draw; impossible ones left out."""
    return {
        (han, fu, tsumo): amount
        for han, row in table.items()
        for fu, cell in zip(FU, row.split(), strict=False)
        if cell != "-"
        for tsumo, amount in zip((False, True), cell.split(":"), strict=True)
        if amount != "X"
    }


def computed(*, east: bool) -> dict[tuple[int, int, bool], str]:
    found = {}
    for price in prices(RCR_2016):
        due = price.payments
        drawn = f"{due.others}" if east else f"{due.others}/{due.dealer}"
        for han, fu in price.worth.hands:
            if price.east is east:
                found[han, fu, price.tsumo] = drawn if price.tsumo else f"{due.discarder}"
    return found


def test_every_cell_of_the_score_table() -> None:
    assert computed(east=True) == cells(EAST)
    assert computed(east=False) == cells(OTHERS)


def test_the_limits() -> None:
    found = {
        (price.worth.limit.value, price.tsumo, price.east): price.total
        for price in prices(RCR_2025)
        if price.worth.limit is not Limit.NONE
    }
    limits = ["mangan", "haneman", "baiman", "sanbaiman", "yakuman"]
    for tsumo in (False, True):
        assert [found[limit, tsumo, False] for limit in limits] == [
            8000,
            12_000,
            16_000,
            24_000,
            32_000,
        ]
        assert [found[limit, tsumo, True] for limit in limits] == [
            12_000,
            18_000,
            24_000,
            36_000,
            48_000,
        ]


def test_kiriage_takes_away_what_is_nearly_a_mangan() -> None:
    in_2016 = {hand for worth in worths(RCR_2016, tsumo=False) for hand in worth.hands}
    in_2025 = {hand for worth in worths(RCR_2025, tsumo=False) for hand in worth.hands}
    only_with_two_winds = {(1, 110)}  # the pair of a double wind, which has 4 fu in 2016 only
    assert in_2016 - in_2025 == {(4, 30), (3, 60)} | only_with_two_winds


def test_several_yakuman_only_where_they_count() -> None:
    def most(edition: str) -> int:
        return max(worth.yakuman for worth in worths(EDITIONS[edition], tsumo=True))

    assert [most(name) for name in ("rcr-2025", "rcr-2016", "wrc", "tenhou", "mahjong-soul")] == [
        1,
        1,
        1,
        6,
        6,
    ]
    doubles_alone = MAHJONG_SOUL.with_options({"yakuman_add_up": False})
    assert max(worth.yakuman for worth in worths(doubles_alone, tsumo=True)) == 2


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=EDITIONS)
def test_a_payment_says_the_base_points(edition: Edition) -> None:
    for one in prices(edition):
        same = [
            other
            for other in prices(edition)
            if (other.tsumo, other.east, other.total) == (one.tsumo, one.east, one.total)
        ]
        assert same == [one]


@pytest.mark.parametrize(
    ("han", "fu", "tsumo", "base"),
    [(3, 40, False, 1280), (2, 20, True, 320), (2, 25, False, 400), (5, 0, False, 2000)],
)
def test_worth_of_han_and_fu(*, han: int, fu: int, tsumo: bool, base: int) -> None:
    assert worth_of(han, fu, RCR_2025, tsumo=tsumo).base == base


@pytest.mark.parametrize(
    ("han", "fu", "tsumo"),
    [
        (2, 20, False),
        (3, 35, False),
        (4, 0, False),
        (1, 120, False),
        (3, 120, False),
        (1, 999, False),
        (3, 999, True),
        (4, 150, True),
        (5, 35, True),
        (5, 20, False),
    ],
)
def test_hands_that_do_not_exist(*, han: int, fu: int, tsumo: bool) -> None:
    with pytest.raises(GameError) as refused:
        worth_of(han, fu, RCR_2025, tsumo=tsumo)
    assert refused.value.facts == {
        "reason": {120: "han-of-fu", 20: "fu-drawn"}.get(fu, "han-fu"),
        "han": han,
        "fu": fu,
        **({"least": 4} if fu == 120 else {}),
    }


@pytest.mark.parametrize(
    ("han", "fu", "tsumo", "least"),
    [(0, 30, False, 1), (1, 20, True, 2), (1, 25, False, 2), (2, 25, True, 3)],
)
def test_fewer_han_than_the_fu_need(*, han: int, fu: int, tsumo: bool, least: int) -> None:
    with pytest.raises(GameError) as refused:
        worth_of(han, fu, RCR_2025, tsumo=tsumo)
    assert (refused.value.facts["reason"], refused.value.facts["least"]) == ("han-of-fu", least)


def test_three_concealed_kongs_have_more_fu_than_any_hand_below_mangan() -> None:
    assert worth_of(4, 140, RCR_2025, tsumo=False).limit is Limit.MANGAN


def test_20_fu_where_open_hands_keep_them() -> None:
    rules = RCR_2025.with_options({"open_pinfu_fu": False})
    assert worth_of(1, 20, rules, tsumo=False).base == 160
    without = RCR_2025.with_options({"pinfu_tsumo": False})
    with pytest.raises(GameError):
        worth_of(2, 20, without, tsumo=True)


@pytest.mark.parametrize(("edition", "most"), [("rcr-2025", 1), ("tenhou", 6)])
def test_12_as_many_yakuman_as_the_edition_pays(edition: str, most: int) -> None:
    assert worth_of_yakuman(most, EDITIONS[edition]).base == 8000 * most
    for many in (0, most + 1, 1_000_000):
        with pytest.raises(GameError) as refused:
            worth_of_yakuman(many, EDITIONS[edition])
        assert refused.value.facts["most"] == most


def test_thirteen_han_are_what_the_edition_says() -> None:
    assert worth_of(13, 30, RCR_2025, tsumo=False).limit is Limit.SANBAIMAN
    assert worth_of(13, 30, TENHOU, tsumo=False).limit is Limit.YAKUMAN


def test_points_that_exist_in_one_edition_only() -> None:
    assert worth_of_points(7700, RCR_2016, tsumo=False, east=False).hands == ((3, 60), (4, 30))
    with pytest.raises(GameError) as refused:
        worth_of_points(7700, RCR_2025, tsumo=False, east=False)
    assert refused.value.facts == {
        "reason": "no-such-value",
        "points": 7700,
        "edition": "rcr-2025",
        "whose": False,
        "how": False,
        "nearest": (7100, 8000),
    }


def test_the_nearest_to_what_is_beyond_every_price() -> None:
    assert [one.total for one in nearest_prices(10**6, prices(RCR_2025))] == [48_000, 48_000]
    assert {one.total for one in nearest_prices(1, prices(RCR_2025))} == {1000}
