"""The decisions of docs/rules/riichi.md that the value of a hand depends on, by their numbers."""

from __future__ import annotations

import re
from dataclasses import FrozenInstanceError, fields
from typing import TYPE_CHECKING, Any

import pytest

from ligamahjong.errors import HandError, RulesError
from ligamahjong.riichi.editions import (
    EDITIONS,
    MAHJONG_SOUL,
    RCR_2016,
    RCR_2025,
    TENHOU,
    WRC,
    Edition,
    Renhou,
    compare,
    edition,
    source_of,
)
from ligamahjong.riichi.explanation import Cause, explain
from ligamahjong.riichi.points import Limit
from ligamahjong.table import Wind
from ligamahjong.tiles.notation import read_hand
from support.riichi_wins import situation, won

if TYPE_CHECKING:
    from pathlib import Path

RCR = pytest.mark.parametrize("rules", [RCR_2016, RCR_2025], ids=lambda rules: rules.id)


def fu(text: str, rules: Edition, **facts: Any) -> int:  # noqa: ANN401
    return won(text, rules, **facts).reading.fu


def items(text: str, rules: Edition, **facts: Any) -> dict[Cause, int]:  # noqa: ANN401
    return {item.cause: item.fu for item in explain(read_hand(text), situation(**facts), rules).fu}


@RCR
def test_1_base_of_20_and_10_for_a_closed_hand_on_a_discard(rules: Edition) -> None:
    closed = items("234567m55p123s57s+6s", rules, riichi=1)
    assert (closed[Cause.BASE], closed[Cause.CLOSED_RON]) == (20, 10)
    assert Cause.CLOSED_RON not in items("567m55p222s57s+6s chi 234m", rules)
    assert fu("1122335577m99p2s+2s", rules) == 25


@RCR
@pytest.mark.parametrize(
    ("meld", "expected"),
    [
        ("pon 222s", 2),
        ("pon 111s", 4),
        ("pon 444z", 4),
        ("minkan 2222s", 8),
        ("kakan 1111s", 16),
        ("minkan 4444z", 16),
        ("ankan 2222s", 16),
        ("ankan 9999s", 32),
        ("ankan 4444z", 32),
    ],
)
def test_2_fu_of_sets_that_lie_apart(meld: str, expected: int, rules: Edition) -> None:
    assert items(f"234567m55p67s+8s {meld}", rules, houtei=True)[Cause.SET] == expected


@RCR
@pytest.mark.parametrize(("pung", "expected"), [("222s", 4), ("111s", 8), ("444z", 8)])
def test_2_fu_of_concealed_pungs(pung: str, expected: int, rules: Edition) -> None:
    assert items(f"234567m55p{pung}67p+8p", rules, riichi=1)[Cause.SET] == expected


@RCR
def test_3_a_pung_completed_by_a_discard_is_open_in_a_closed_hand(rules: Edition) -> None:
    on_a_discard = explain(read_hand("234567m55p678p22s+2s"), situation(riichi=1), rules)
    assert on_a_discard.score.closed
    assert [item.fu for item in on_a_discard.fu if item.cause is Cause.SET] == [2]
    assert items("234567m55p678p22s+2s", rules, tsumo=True)[Cause.SET] == 4
    assert "suuankou" not in won("111m333p555s77m99p+7m", rules).yaku


@pytest.mark.parametrize(
    ("rules", "expected"), [(RCR_2016, 4), (RCR_2025, 2), (WRC, 2), (TENHOU, 4), (MAHJONG_SOUL, 4)]
)
def test_4_a_pair_of_a_double_wind(rules: Edition, expected: int) -> None:
    found = items("234567m11z678p57s+6s", rules, riichi=1, seat=Wind.EAST)
    assert found[Cause.DOUBLE_WIND_PAIR] == expected


@RCR
@pytest.mark.parametrize(
    ("pair", "cause"),
    [("22z", Cause.SEAT_PAIR), ("11z", Cause.ROUND_PAIR), ("66z", Cause.DRAGON_PAIR)],
)
def test_4_pairs_worth_two(pair: str, cause: Cause, rules: Edition) -> None:
    assert items(f"234567m{pair}678p57s+6s", rules, riichi=1)[cause] == 2


@RCR
def test_4_other_pairs_are_worth_nothing(rules: Edition) -> None:
    assert "pinfu" in won("234567m44z678p67s+5s", rules, riichi=1).yaku


@RCR
@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("234567m55p678p12s+3s", 2),
        ("234567m55p678p89s+7s", 2),
        ("234567m55p678p57s+6s", 2),
        ("234567m5p678p567s+5p", 2),
        ("234567m55p678p67s+5s", 0),
        ("234567m55p678p67s+8s", 0),
        ("234567m55p678p11s+1s", 0),
    ],
)
def test_5_edge_closed_and_pair_waits(text: str, expected: int, rules: Edition) -> None:
    assert items(text, rules, riichi=1).get(Cause.WAIT, 0) == expected


@RCR
def test_6_two_for_a_self_draw_after_a_kong_too(rules: Edition) -> None:
    facts = {"tsumo": True, "rinshan": True}
    assert items("234p55s78s567m+6s ankan 2222m", rules, **facts)[Cause.SELF_DRAW] == 2


@RCR
def test_7_a_drawn_pinfu_has_20_fu_and_two_han(rules: Edition) -> None:
    found = won("234567m44z678p67s+5s", rules, tsumo=True)
    assert (found.reading.fu, found.yaku) == (20, {"menzen_tsumo": 1, "pinfu": 1})
    assert Cause.SELF_DRAW not in items("234567m44z678p67s+5s", rules, tsumo=True)


def test_7_where_it_is_not_allowed_it_is_the_two_fu() -> None:
    rules = RCR_2025.with_options({"pinfu_tsumo": False})
    found = won("234567m44z678p67s+5s", rules, tsumo=True)
    assert (found.reading.fu, found.yaku) == (30, {"menzen_tsumo": 1})


@RCR
def test_8_an_open_hand_of_20_fu_is_counted_as_30(rules: Edition) -> None:
    assert items("345678p22s67m+5m chi 234m", rules)[Cause.OPEN_PINFU] == 2
    assert fu("345678p22s67m+5m chi 234m", rules) == 30


def test_8_where_it_is_not_it_has_20() -> None:
    rules = RCR_2025.with_options({"open_pinfu_fu": False})
    assert fu("345678p22s67m+5m chi 234m", rules) == 20


@RCR
def test_9_fu_are_rounded_up_to_ten(rules: Edition) -> None:
    assert items("234567m55p678p57s+6s", rules, riichi=1)[Cause.ROUNDING] == 8
    assert fu("234567m55p678p57s+6s", rules, riichi=1) == 40


@pytest.mark.parametrize(
    ("rules", "ron", "tsumo"), [(RCR_2016, 7_700, 7_900), (RCR_2025, 8_000, 8_000)]
)
def test_10_kiriage(rules: Edition, ron: int, tsumo: int) -> None:
    assert won("33m123m123s456s78s+9s", rules, riichi=1).points == ron
    assert won("334455m112233p7z+7z", rules, tsumo=True).points == tsumo


@pytest.mark.parametrize(("rules", "points"), [(RCR_2016, 7_700), (RCR_2025, 8_000)])
def test_10_kiriage_of_three_han_with_60_fu(rules: Edition, points: int) -> None:
    found = won("234m55p22s+2s minkan 4444z ankan 2222p", rules, houtei=True, dora="1m2m")
    assert (found.reading.han, found.reading.fu, found.points) == (3, 60, points)


@pytest.mark.parametrize(
    ("rules", "limit", "points"),
    [
        (RCR_2016, Limit.SANBAIMAN, 24_000),
        (RCR_2025, Limit.SANBAIMAN, 24_000),
        (TENHOU, Limit.YAKUMAN, 32_000),
        (MAHJONG_SOUL, Limit.YAKUMAN, 32_000),
    ],
)
def test_11_thirteen_han_are_no_yakuman(rules: Edition, limit: Limit, points: int) -> None:
    found = won("123567789m22m34m+5m", rules, riichi=2, ippatsu=True, dora="1m1m", ura="2m9p")
    assert found.reading.han >= 13
    assert (found.reading.limit, found.points) == (limit, points)


@RCR
def test_12_yakuman_do_not_add_up_and_none_counts_twice(rules: Edition) -> None:
    assert won("111z222z333z44z55z+4z", rules).points == 32_000
    assert won("111z222z333z44z55z+4z", rules).reading.yakuman == 1
    assert won("19m19p19s1234567z+1z", rules, seat=Wind.EAST).points == 48_000


@pytest.mark.parametrize(
    ("text", "facts", "tenhou", "soul"),
    [
        ("111z222z333z44z55z+4z", {}, 2, 3),
        ("19m19p19s1234567z+1z", {}, 1, 2),
        ("19m19p19s1123456z+7z", {}, 1, 1),
        ("1112345678999m+5m", {}, 1, 2),
        ("1112345677899m+9m", {}, 1, 1),
        ("111m333p555s777m9p+9p", {}, 1, 2),
        ("111m333p555s77m99p+7m", {"tsumo": True}, 1, 1),
    ],
)
def test_12_where_they_do(text: str, facts: dict[str, Any], tenhou: int, soul: int) -> None:
    assert won(text, TENHOU, **facts).reading.yakuman == tenhou
    assert won(text, MAHJONG_SOUL, **facts).reading.yakuman == soul


@RCR
def test_13_renhou_is_a_mangan_alone(rules: Edition) -> None:
    found = won("234567m234p55s78s+6s", rules, renhou=True, dora="1m1m1m")
    assert (found.yaku, found.dora, found.points) == ({"renhou": 5}, 0, 8_000)


@RCR
def test_13_or_the_hand_without_it_where_that_is_worth_more(rules: Edition) -> None:
    found = won("123456789m23m55m+4m", rules, renhou=True)
    assert "renhou" not in found.yaku
    assert found.reading.limit is Limit.BAIMAN


def test_13_elsewhere_it_is_a_yakuman_or_nothing() -> None:
    yakuman = RCR_2025.with_options({"renhou": "yakuman"})
    assert won("234567m234p55s78s+6s", yakuman, renhou=True).points == 32_000
    with pytest.raises(HandError, match="no yaku"):
        won("123m456p789s44z13s+2s", TENHOU, renhou=True)


@RCR
@pytest.mark.parametrize(
    ("indicator", "pair"),
    [("9m", "1m"), ("4z", "1z"), ("1z", "2z"), ("5z", "6z"), ("6z", "7z"), ("7z", "5z")],
)
def test_15_what_an_indicator_points_at(indicator: str, pair: str, rules: Edition) -> None:
    text = f"234567p234s567s{pair}+{pair}"
    assert won(text, rules, riichi=1, dora=indicator).dora == 2


@RCR
def test_15_ura_count_after_riichi_only_and_dora_are_no_yaku(rules: Edition) -> None:
    assert won("234567m234p55s78s+6s", rules, ura="1m").dora == 0
    assert won("234567m234p55s78s+6s", rules, riichi=1, ura="1m").dora == 1
    with pytest.raises(HandError, match="no yaku"):
        won("123m456p789s44z13s+2s", rules, dora="1s")


def test_15_where_ura_are_not_played() -> None:
    rules = RCR_2025.with_options({"ura_dora": False})
    assert won("234567m234p55s78s+6s", rules, riichi=1, ura="1m").dora == 0


@pytest.mark.parametrize(("rules", "dora"), [(RCR_2016, 0), (RCR_2025, 0), (TENHOU, 2)])
def test_15_red_fives(rules: Edition, dora: int) -> None:
    assert won("234067m067p55s78s+6s", rules, riichi=1).dora == dora


@RCR
def test_17_the_tile_after_a_kong_is_not_the_last_of_the_wall_too(rules: Edition) -> None:
    facts = {"tsumo": True, "rinshan": True, "haitei": True}
    found = won("234p55s78s567m+6s ankan 1111m", rules, **facts)
    assert "rinshan" in found.yaku
    assert "haitei" not in found.yaku


@RCR
def test_18_a_robbed_kong_does_not_interrupt_ippatsu(rules: Edition) -> None:
    found = won("234567m234p55s78s+6s", rules, riichi=1, ippatsu=True, chankan=True)
    assert {"ippatsu", "chankan"} <= set(found.yaku)


def test_18_where_ippatsu_is_not_played() -> None:
    rules = RCR_2025.with_options({"ippatsu": False})
    assert "ippatsu" not in won("234567m234p55s78s+6s", rules, riichi=1, ippatsu=True).yaku


@RCR
def test_20_double_riichi_and_ippatsu(rules: Edition) -> None:
    found = won("234567m234p55s78s+6s", rules, riichi=2, ippatsu=True)
    assert (found.yaku["double_riichi"], found.yaku["ippatsu"]) == (2, 1)
    assert "riichi" not in found.yaku


def test_20_how_many_tiles_the_wall_holds_for_a_riichi() -> None:
    assert (RCR_2016.riichi_tiles_left, RCR_2025.riichi_tiles_left) == (4, 1)


@RCR
def test_33_what_is_not_played(rules: Edition) -> None:
    assert not rules.abortive_draws
    assert not rules.nagashi_mangan
    assert not rules.dealer_may_stop
    assert not rules.ends_below_zero
    assert not rules.red_fives
    assert rules.open_tanyao


def test_open_tanyao_where_it_is_not_allowed() -> None:
    rules = RCR_2025.with_options({"open_tanyao": False})
    with pytest.raises(HandError, match="no yaku"):
        won("567m234p55s78s+6s chi 234m", rules)
    assert "tanyao" in won("234567m234p55s78s+6s", rules).yaku


@RCR
def test_40_the_best_reading_counts(rules: Edition) -> None:
    """As pungs 60 fu and three han, as chows pinfu with a double chow."""
    drawn = won("111222333m55p78s+9s", rules, tsumo=True)
    assert drawn.yaku == {"menzen_tsumo": 1, "sanankou": 2}
    claimed = won("223344m55p678s66p+6p", rules, riichi=1)
    assert "iipeikou" in claimed.yaku


@pytest.mark.parametrize("name", EDITIONS)
def test_an_edition_by_its_id(name: str) -> None:
    assert edition(name) is EDITIONS[name]
    assert edition(name).id == name


def test_the_default_comes_first() -> None:
    assert next(iter(EDITIONS.values())) is RCR_2025


def test_an_edition_that_there_is_not() -> None:
    with pytest.raises(RulesError) as caught:
        edition("rcr-2012")
    assert caught.value.facts["reason"] == "edition-unknown"
    assert caught.value.facts["known"] == tuple(EDITIONS)


def test_an_edition_does_not_change() -> None:
    with pytest.raises(FrozenInstanceError):
        RCR_2025.kiriage = False  # type: ignore[misc]


def test_single_rules_changed() -> None:
    changed = TENHOU.with_options(
        {
            "kiriage": True,
            "renhou": "mangan",
            "double_yakuman": ["kokushi"],
            "uma": [30_000, 10_000, -10_000, -30_000],
            "sticks": "own-back",
        }
    )
    assert changed.kiriage
    assert changed.renhou is Renhou.MANGAN
    assert changed.double_yakuman == {"kokushi"}
    assert changed.uma == (30_000, 10_000, -10_000, -30_000)
    assert {one.rule for one in compare(TENHOU, changed)} == {
        "kiriage",
        "renhou",
        "double_yakuman",
        "uma",
        "sticks",
    }


@pytest.mark.parametrize("name", ["", "id", "kuitan", "Kiriage"])
def test_a_rule_that_there_is_not(name: str) -> None:
    with pytest.raises(RulesError) as caught:
        RCR_2025.with_options({name: True})
    assert (caught.value.facts["reason"], caught.value.facts["rule"]) == ("rule-unknown", name)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("kiriage", 1),
        ("kiriage", "yes"),
        ("honba", True),
        ("honba", 300.0),
        ("renhou", "perhaps"),
        ("renhou", None),
        ("uma", [15_000, 5_000, -5_000]),
        ("uma", [15_000, 5_000, -5_000, "x"]),
        ("double_yakuman", "kokushi"),
        ("double_yakuman", [1]),
    ],
)
def test_a_value_of_another_kind(name: str, value: object) -> None:
    with pytest.raises(RulesError) as caught:
        RCR_2025.with_options({name: value})
    assert (caught.value.facts["reason"], caught.value.facts["rule"]) == ("rule-value", name)


def test_the_two_editions_differ_in_three_rules() -> None:
    found = {one.rule: (one.first, one.second) for one in compare(RCR_2016, RCR_2025)}
    assert found == {
        "kiriage": (False, True),
        "double_wind_fu": (4, 2),
        "riichi_tiles_left": (4, 1),
    }
    assert compare(RCR_2025, RCR_2025) == ()


def test_every_rule_says_where_it_stands(repository: Path) -> None:
    page = (repository / "docs/rules/riichi.md").read_text("utf-8")
    numbers = {int(number) for number in re.findall(r"^\| (\d+) \|", page, re.MULTILINE)}
    for one in fields(Edition):
        if one.name != "id":
            assert one.metadata["decision"] in numbers, one.name
            sources = one.metadata["sources"]
            cell = "; ".join(dict.fromkeys((sources["rcr-2025"], sources["rcr-2016"])))
            assert f"| `{one.name}` |" in page
            assert f"| {cell} |\n" in page, one.name


_EMA = re.compile(r"RCR|federation|2016|2025")


@pytest.mark.parametrize("rules", EDITIONS.values(), ids=EDITIONS)
def test_a_rule_stands_in_the_book_of_its_own_edition(rules: Edition) -> None:
    """The rules of Tenhou, WRC and Mahjong Soul do not stand in the books of EMA."""
    for name in {one.name for one in fields(Edition)} - {"id"}:
        source = source_of(name, rules)
        assert source
        assert bool(_EMA.search(source)) == rules.id.startswith("rcr-"), source
    year = rules.id.removeprefix("rcr-")
    other = {"2016": "2025", "2025": "2016"}.get(year, "RCR")
    assert all(other not in source_of(one.name, rules) for one in fields(Edition)[1:])


def test_a_rule_that_is_none_stands_nowhere() -> None:
    for name in ("id", "kirage"):
        with pytest.raises(RulesError) as caught:
            source_of(name, RCR_2025)
        assert caught.value.facts["rule"] == name
