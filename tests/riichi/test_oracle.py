"""Beside ``mahjong`` from PyPI, written by others: random hands of all shapes, the same options.

What it has no option for is said here and worked out from what it does say: that yakuman do not
add up, and that the blessing of man stands alone.
"""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, NamedTuple

import pytest

from ligamahjong.errors import HandError
from ligamahjong.riichi.editions import MAHJONG_SOUL, RCR_2016, RCR_2025, TENHOU, Renhou
from ligamahjong.riichi.points import LIMIT_BASES, Limit, payments
from ligamahjong.riichi.scoring import score
from paired.riichi_hands import invented
from support.riichi_wins import of_numbers

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ligamahjong.riichi.editions import Edition
    from paired.riichi_hands import Won

pytest.importorskip("mahjong")

from paired.riichi_mahjong import by_mahjong, options_of

HANDS = 6_000
EDITIONS = [
    TENHOU,
    MAHJONG_SOUL,
    RCR_2016,
    RCR_2025.with_options({"double_wind_fu": 4}),
]
"""The last without the one rule of 2025 that it has no option for."""

NAMES = {
    "Riichi": "riichi",
    "Double Riichi": "double_riichi",
    "Ippatsu": "ippatsu",
    "Menzen Tsumo": "menzen_tsumo",
    "Rinshan Kaihou": "rinshan",
    "Chankan": "chankan",
    "Haitei Raoyue": "haitei",
    "Houtei Raoyui": "houtei",
    "Renhou": "renhou",
    "Tenhou": "tenhou",
    "Chiihou": "chiihou",
    "Pinfu": "pinfu",
    "Tanyao": "tanyao",
    "Iipeiko": "iipeikou",
    "Ryanpeikou": "ryanpeikou",
    "Yakuhai (haku)": "haku",
    "Yakuhai (hatsu)": "hatsu",
    "Yakuhai (chun)": "chun",
    **{f"Yakuhai (seat wind {wind})": "seat_wind" for wind in ("east", "south", "west", "north")},
    **{f"Yakuhai (round wind {wind})": "round_wind" for wind in ("east", "south")},
    "Sanshoku Doujun": "sanshoku_doujun",
    "Ittsu": "ittsu",
    "Chantai": "chanta",
    "Junchan": "junchan",
    "Honroutou": "honroutou",
    "Toitoi": "toitoi",
    "San Ankou": "sanankou",
    "San Kantsu": "sankantsu",
    "Sanshoku Doukou": "sanshoku_doukou",
    "Chiitoitsu": "chiitoitsu",
    "Shou Sangen": "shousangen",
    "Honitsu": "honitsu",
    "Chinitsu": "chinitsu",
    "Kokushi Musou": "kokushi",
    "Kokushi Musou Juusanmen Matchi": "kokushi",
    "Chuuren Poutou": "chuuren",
    "Daburu Chuuren Poutou": "chuuren",
    "Suu Ankou": "suuankou",
    "Suu Ankou Tanki": "suuankou",
    "Daisangen": "daisangen",
    "Shousuushii": "shousuushii",
    "Dai Suushii": "daisuushii",
    "Ryuuiisou": "ryuuiisou",
    "Suu Kantsu": "suukantsu",
    "Tsuu Iisou": "tsuuiisou",
    "Chinroutou": "chinroutou",
}
DORA = {"Dora", "Aka Dora", "Ura Dora"}


class Value(NamedTuple):
    """What a hand is worth; nothing where it cannot be won.

    Attributes:
        points: what it brings.
        han: with dora; 13 for each yakuman.
        fu: 0 for a yakuman.
        yaku: their names.
    """

    points: int = 0
    han: int = 0
    fu: int = 0
    yaku: frozenset[str] = frozenset()


def ours(win: Won, edition: Edition) -> Value:
    try:
        found = score(*of_numbers(win), edition)
    except HandError:
        return Value()
    reading = found.reading
    return Value(found.points, reading.han, reading.fu, frozenset(found.yaku))


def theirs(win: Won, edition: Edition) -> Value:
    """What ``mahjong`` says, with what it has no option for."""
    luck = {name: True for name in win.luck if name != "renhou"}
    found = answer(win._replace(luck=luck), edition)
    yakuman = found.han // 13 if not found.fu and found.points else 0
    if yakuman > 1 and not edition.yakuman_add_up:
        found = found._replace(points=limit(Limit.YAKUMAN, win), han=13)
    if "renhou" in win.luck and edition.renhou is Renhou.MANGAN:
        mangan = limit(Limit.MANGAN, win)
        if found.points <= mangan:
            return Value(mangan, 5, found.fu, frozenset({"renhou"}))
    return found


def limit(name: Limit, win: Won) -> int:
    return payments(LIMIT_BASES[name], tsumo=win.tsumo, east=win.seat == 0).total


def answer(win: Won, edition: Edition) -> Value:
    found = by_mahjong(win, options_of(edition))
    if found.cost is None:
        assert found.error == "no_yaku"
        return Value()
    assert found.han is not None
    assert found.fu is not None
    assert found.yaku is not None
    yaku = frozenset(NAMES[one.name] for one in found.yaku if one.name not in DORA)
    fu = 0 if any(one.is_yakuman for one in found.yaku) else found.fu
    return Value(found.cost["total"], found.han, fu, yaku)


@pytest.fixture(scope="module")
def hands() -> list[Won]:
    return list(invented(HANDS * len(EDITIONS)))


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.id)
@pytest.mark.unmeasured
def test_every_hand_has_the_same_value(hands: Sequence[Won], edition: Edition) -> None:
    start = EDITIONS.index(edition) * HANDS
    beside = [
        (win, ours(win, edition), theirs(win, edition))
        for win in islice(hands, start, start + HANDS)
    ]
    differences = [(win, one, other) for win, one, other in beside if not same(one, other)]
    assert differences == []


def same(one: Value, other: Value) -> bool:
    """Whether two values are the same; the fu of a mangan for its own sake do not matter."""
    alone = one.yaku == {"renhou"}
    return one == (other._replace(fu=one.fu) if alone else other)


def test_the_hands_have_every_yaku(hands: Sequence[Won]) -> None:
    edition = RCR_2016
    seen = {name for win in hands for name in ours(win, edition).yaku}
    assert seen == set(NAMES.values())


def test_a_difference_would_be_seen(hands: Sequence[Won]) -> None:
    without_pinfu = RCR_2016.with_options({"open_pinfu_fu": False})
    some = hands[:HANDS]
    assert any(ours(win, without_pinfu) != theirs(win, RCR_2016) for win in some)
