"""Every yaku: what it is worth, a hand that has it, and one that just misses it."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from ligamahjong.riichi.yaku import YAKU
from ligamahjong.table import Wind
from support.riichi_wins import counted, won

IN_JAPANESE = {
    "riichi": "立直",
    "double_riichi": "ダブルリーチ",
    "ippatsu": "一発",
    "menzen_tsumo": "門前清自摸和",
    "pinfu": "平和",
    "iipeikou": "一盃口",
    "tanyao": "断幺九",
    "sanshoku_doujun": "三色同順",
    "ittsu": "一気通貫",
    "chanta": "全帯幺九",
    "rinshan": "嶺上開花",
    "chankan": "搶槓",
    "haitei": "海底撈月",
    "houtei": "河底撈魚",
    "chiitoitsu": "七対子",
    "sanshoku_doukou": "三色同刻",
    "sanankou": "三暗刻",
    "sankantsu": "三槓子",
    "toitoi": "対々",
    "honitsu": "混一色",
    "shousangen": "小三元",
    "honroutou": "混老頭",
    "junchan": "純全帯么",
    "ryanpeikou": "二盃口",
    "chinitsu": "清一色",
    "renhou": "人和",
    "kokushi": "国士無双",
    "chuuren": "九連宝燈",
    "tenhou": "天和",
    "chiihou": "地和",
    "suuankou": "四暗刻",
    "suukantsu": "四槓子",
    "ryuuiisou": "緑一色",
    "chinroutou": "清老頭",
    "tsuuiisou": "字一色",
    "daisangen": "大三元",
    "shousuushii": "小四喜",
    "daisuushii": "大四喜",
}
"""As the federation's wiki writes them."""

BOOK = {
    # one han
    "riichi": (1, 0),
    "ippatsu": (1, 0),
    "menzen_tsumo": (1, 0),
    "pinfu": (1, 0),
    "iipeikou": (1, 0),
    "tanyao": (1, 1),
    "haku": (1, 1),
    "hatsu": (1, 1),
    "chun": (1, 1),
    "seat_wind": (1, 1),
    "round_wind": (1, 1),
    "rinshan": (1, 1),
    "chankan": (1, 1),
    "haitei": (1, 1),
    "houtei": (1, 1),
    # two
    "double_riichi": (2, 0),
    "chiitoitsu": (2, 0),
    "sanshoku_doujun": (2, 1),
    "ittsu": (2, 1),
    "chanta": (2, 1),
    "sanshoku_doukou": (2, 2),
    "sanankou": (2, 2),
    "sankantsu": (2, 2),
    "toitoi": (2, 2),
    "shousangen": (2, 2),
    "honroutou": (2, 2),
    # three, five, six
    "ryanpeikou": (3, 0),
    "honitsu": (3, 2),
    "junchan": (3, 2),
    "renhou": (5, 0),
    "chinitsu": (6, 5),
    # yakuman
    "kokushi": (13, 0),
    "chuuren": (13, 0),
    "tenhou": (13, 0),
    "chiihou": (13, 0),
    "suuankou": (13, 0),
    "suukantsu": (13, 13),
    "ryuuiisou": (13, 13),
    "chinroutou": (13, 13),
    "tsuuiisou": (13, 13),
    "daisangen": (13, 13),
    "shousuushii": (13, 13),
    "daisuushii": (13, 13),
}
"""Han closed and open, as the rule book lists them; 13 for a yakuman."""


class Case(NamedTuple):
    """Hands for a yaku.

    Attributes:
        closed: a closed hand that has it.
        open: the same with a claimed tile: it has it too, or lacks it where it has to be closed.
        misses: a hand that nearly has it.
        facts: how the first two are won.
        otherwise: how the last is won; as the others if not given.
    """

    closed: str
    open: str
    misses: str
    facts: dict[str, Any] = {}  # noqa: RUF012 - never changed
    otherwise: dict[str, Any] | None = None


PLAIN = "234567m234p55s78s+6s"
OPEN = "567m234p55s78s+6s chi 234m"
DRAWN = {"tsumo": True}

CASES = {
    "riichi": Case(PLAIN, "", PLAIN, {"riichi": 1}, {"riichi": 2}),
    "double_riichi": Case(PLAIN, "", PLAIN, {"riichi": 2}, {"riichi": 1}),
    "ippatsu": Case(PLAIN, "", PLAIN, {"riichi": 1, "ippatsu": True}, {"riichi": 1}),
    "menzen_tsumo": Case(PLAIN, OPEN, OPEN, DRAWN),
    "rinshan": Case(
        "234p55s78s567m+6s ankan 1111m",
        "234p55s78s567m+6s minkan 1111m",
        "234p55s78s567m+6s ankan 1111m",
        {"tsumo": True, "rinshan": True},
        DRAWN,
    ),
    "chankan": Case(PLAIN, OPEN, PLAIN, {"chankan": True}, {}),
    "haitei": Case(
        PLAIN,
        OPEN,
        "234p55s78s567m+6s ankan 1111m",
        {"tsumo": True, "haitei": True},
        {"tsumo": True, "haitei": True, "rinshan": True},
    ),
    "houtei": Case(PLAIN, OPEN, PLAIN, {"houtei": True}, {}),
    "renhou": Case(PLAIN, "", "123456789m23m55m+4m", {"renhou": True}),
    "tenhou": Case(
        PLAIN,
        "",
        PLAIN,
        {"tsumo": True, "tenhou": True, "seat": Wind.EAST},
        {"tsumo": True, "seat": Wind.EAST},
    ),
    "chiihou": Case(PLAIN, "", PLAIN, {"tsumo": True, "chiihou": True}, DRAWN),
    "pinfu": Case(PLAIN, OPEN, "234567m234p55s68s+7s"),
    "iipeikou": Case(
        "223344m567p55s78s+9s", "567p55s78s234m+9s chi 234m", "233445m567p55s78s+9s"
    ),
    "ryanpeikou": Case(
        "223344m667788p9s+9s", "234m667788p9s+9s chi 234m", "223344m678789p9s+9s"
    ),
    "sanshoku_doujun": Case(
        "234m234p34s567m11z+2s", "234p34s567m11z+2s chi 234m", "234m234p45s567m11z+3s"
    ),
    "ittsu": Case("12456789m234p55s+3m", "46789m234p55s+5m chi 123m", "12345678m234p55s+6m"),
    "haku": Case(
        "555z234567m34p55s+2p", "234567m34p55s+2p pon 555z", "444z234567m34p55s+2p"
    ),
    "hatsu": Case(
        "666z234567m34p55s+2p", "234567m34p55s+2p pon 666z", "234567m234p678s6z+6z"
    ),
    "chun": Case(
        "777z234567m34p55s+2p", "234567m34p55s+2p minkan 7777z", "234567m234p678s7z+7z"
    ),
    "seat_wind": Case(
        "222z234567m34p55s+2p",
        "234567m34p55s+2p pon 222z",
        "222z234567m34p55s+2p",
        otherwise={"seat": Wind.WEST},
    ),
    "round_wind": Case(
        "111z234567m34p55s+2p",
        "234567m34p55s+2p pon 111z",
        "111z234567m34p55s+2p",
        otherwise={"round": Wind.SOUTH},
    ),
    "sanshoku_doukou": Case(
        "333m333p33s567m11z+3s", "333p33s567m11z+3s pon 333m", "111m111p567s22s11z+1z"
    ),
    "toitoi": Case(
        "111777m333p55s99p+5s", "777m333p55s99p+5s pon 111m", "111777m333p56s99p+7s"
    ),
    "sankantsu": Case(
        "234m9p+9p ankan 1111m ankan 3333p ankan 5555s",
        "234m9p+9p ankan 1111m minkan 3333p kakan 5555s",
        "234m555s9p+9p ankan 1111m minkan 3333p",
    ),
    "shousangen": Case(
        "555z66z77z234567m+6z", "66z77z234567m+6z pon 555z", "555z66z11z234567m+6z"
    ),
    "sanankou": Case(
        "111m333p555s23m99p+4m", "111m333p555s9p+9p chi 234m", "111m333p55s234m99p+5s"
    ),
    "suuankou": Case(
        "111m333p555s77m99p+7m",
        "333p555s77m99p+7m pon 111m",
        "111m333p555s77m99p+7m",
        DRAWN,
        {},
    ),
    "suukantsu": Case(
        "9p+9p ankan 1111m ankan 3333p ankan 5555s ankan 7777m",
        "9p+9p ankan 1111m minkan 3333p kakan 5555s ankan 7777m",
        "777m9p+9p ankan 1111m ankan 3333p ankan 5555s",
    ),
    "daisangen": Case(
        "555z666z77z234m99p+7z", "666z77z234m99p+7z pon 555z", "555z666z7z234567m+7z"
    ),
    "shousuushii": Case(
        "111z222z333z44z23m+4m", "222z333z44z23m+4m pon 111z", "111z222z33z44456m+4m"
    ),
    "daisuushii": Case(
        "111z222z333z44z99p+4z", "222z333z44z99p+4z pon 111z", "111z222z333z44z23m+4m"
    ),
    "tanyao": Case(PLAIN, OPEN, "234567m234p55s78s+9s"),
    "chanta": Case(
        "123m789p123s111z9p+9p", "789p123s111z9p+9p chi 123m", "234m789p123s111z9p+9p"
    ),
    "junchan": Case(
        "123m789p123s111m9p+9p", "789p123s111m9p+9p chi 123m", "123m789p123s111m4z+4z"
    ),
    "honroutou": Case(
        "1199m1199p1199s1z+1z", "999p111z99s55z+9s pon 111m", "1188m1199p1199s1z+1z"
    ),
    "honitsu": Case(
        "123567m789m11z23m+4m", "567789m11z23m+4m chi 123m", "123567m789p11z23m+4m"
    ),
    "chinitsu": Case(
        "123567789m22m34m+5m", "567789m22m34m+5m chi 123m", "123567789m22z34m+5m"
    ),
    "tsuuiisou": Case(
        "111z222z333z55z66z+5z", "222z333z55z66z+5z pon 111z", "111z222z333z55z11m+5z"
    ),
    "chinroutou": Case(
        "111999m111p99p99s+9p", "999m111p99p99s+9p pon 111m", "111999m111p88p99s+8p"
    ),
    "ryuuiisou": Case(
        "22334466888s66z+6z", "234666s88s66z+8s chi 234s", "22334455888s66z+6z"
    ),
    "chiitoitsu": Case("1122335577m99p2s+2s", "", "1111335577m99p2s+2s"),
    "kokushi": Case("19m19p19s1234567z+1z", "", "19m19p19s1234566z+6z"),
    "chuuren": Case("1112345678999m+5m", "", "1122345678999m+3m"),
}  # fmt: skip


def test_yaku_are_written_in_japanese_as_the_federation_does() -> None:
    assert {one: YAKU[one].name.ja for one in IN_JAPANESE} == IN_JAPANESE
    assert YAKU.keys() - IN_JAPANESE.keys() == {"haku", "hatsu", "chun", "seat_wind", "round_wind"}


def test_all_yaku_of_the_book_are_there_and_no_other() -> None:
    assert set(YAKU) == set(BOOK)
    assert {id_: (yaku.closed, yaku.open) for id_, yaku in YAKU.items()} == BOOK


def test_there_are_29_yaku_and_12_yakuman_the_three_dragons_being_one() -> None:
    yakuman = [yaku for yaku in YAKU.values() if yaku.is_yakuman]
    assert len(yakuman) == 12
    assert len(YAKU) - len(yakuman) - len({"hatsu", "chun"}) == 29


@pytest.mark.parametrize("id_", YAKU)
def test_a_closed_hand_has_it(id_: str) -> None:
    case = CASES[id_]
    assert won(case.closed, **case.facts).yaku[id_] == BOOK[id_][0]


@pytest.mark.parametrize("id_", [id_ for id_ in YAKU if CASES[id_].open])
def test_an_open_hand_has_it_or_not(id_: str) -> None:
    case, han = CASES[id_], BOOK[id_][1]
    if han:
        assert won(case.open, **case.facts).yaku[id_] == han
    else:
        assert id_ not in counted(case.open, **case.facts)


@pytest.mark.parametrize("id_", YAKU)
def test_a_hand_that_just_misses_it_lacks_it(id_: str) -> None:
    case = CASES[id_]
    facts = case.facts if case.otherwise is None else case.otherwise
    assert id_ not in counted(case.misses, **facts)


def test_every_case_is_of_a_yaku() -> None:
    assert set(CASES) == set(YAKU)


def test_every_yaku_has_its_names_and_its_section() -> None:
    for yaku in YAKU.values():
        assert all((yaku.name.es, yaku.name.en, yaku.name.ja, yaku.name.romaji))
        assert yaku.source.startswith("RCR ")
    assert len({yaku.name.ja for yaku in YAKU.values()}) == len(YAKU)


@pytest.mark.parametrize(
    ("text", "facts", "yaku"),
    [
        ("111z234567m34p55s+2p", {"seat": Wind.EAST}, {"seat_wind": 1, "round_wind": 1}),
        (
            "555z66z77z234567m+6z",
            {},
            {"honitsu": 3, "haku": 1, "hatsu": 1, "shousangen": 2},
        ),
        ("1122334455667z+7z", {}, {"tsuuiisou": 13}),
        ("1199m1199p1199s1z+1z", {}, {"honroutou": 2, "chiitoitsu": 2}),
        ("999p111z99s55z+9s pon 111m", {}, {"round_wind": 1, "toitoi": 2, "honroutou": 2}),
        ("223344m667788p9s+9s", {"tsumo": True}, {"menzen_tsumo": 1, "ryanpeikou": 3}),
        (PLAIN, {"riichi": 2, "ippatsu": True}, {"double_riichi": 2, "ippatsu": 1, "pinfu": 1,
                                                  "tanyao": 1}),
    ],
)  # fmt: skip
def test_what_counts_together(text: str, facts: dict[str, Any], yaku: dict[str, int]) -> None:
    assert won(text, **facts).yaku == yaku
