"""The tiles that form each fan."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest
from hypothesis import given

from ligamahjong.mcr.book import OF_SETS
from ligamahjong.mcr.catalogue import FANS, by_key
from ligamahjong.mcr.fan_tiles import PUNG_FANS, SET_FANS, fan_tiles, formed_pungs
from ligamahjong.mcr.parts import lay_out
from ligamahjong.mcr.profiles import CN, EMA
from ligamahjong.mcr.scoring import count, score
from ligamahjong.wording.mcr.names import tiles_text
from support.mcr_wins import win, wins

if TYPE_CHECKING:
    from ligamahjong.mcr.circumstances import Circumstances
    from ligamahjong.tiles import Hand


def shown(text: str) -> dict[str, list[str]]:
    """The tiles of each fan that counts, by its name in code."""
    hand, how = win(text)
    found: dict[str, list[str]] = {}
    for one in fan_tiles(lay_out(score(hand, how).best, hand)):
        found.setdefault(FANS[one.number].key, []).append(tiles_text(one.tiles))
    return found


def test_the_fans_of_sets_are_those_of_the_book() -> None:
    assert frozenset(one.number for one in OF_SETS) == SET_FANS
    assert frozenset(one.number for one in OF_SETS if not one.chows) == PUNG_FANS


@pytest.mark.parametrize(
    ("text", "fan", "tiles"),
    [
        ("[123s,1][456s,2]78s55p567m9s|EN1000|0", "pure_straight", ["123s 456s 789s"]),
        ("[123s,1][456s,2]78s55p567m9s|EN1000|0", "self_drawn", ["9s"]),
        ("[123s,1][456s,2]78s55p567m9s|EN1000|0", "all_chows", [""]),
        ("[EEE,1][SSS,1]78s55mWWW9s|NN0000|0", "big_three_winds", ["WWW EEE SSS"]),
        ("[FFF,1][PPP,1]1s123mCCC1s|EN0000|0", "big_three_dragons", ["CCC FFF PPP"]),
        ("[WWW,1]234pEESSNNNE|SS0000|0", "little_four_winds", ["NNN SS WWW", "EEE"]),
        ("147s258m369pEEE5s5s|EE0000|0", "knitted_straight", ["258m 369p 147s"]),
        ("147s258m369pESWNP|EE0000|0", "knitted_straight", ["2m 5m 8m 3p 6p 9p 1s 4s 7s"]),
        ("22334455m77pEEEE|EE1000|0", "tile_hog", ["EEEE"]),
        ("[1111p][2222s,1][4444m,3]333m8p8p|EE0000|0", "concealed_kong", ["1111p"]),
        ("[1111p][2222s,1][4444m,3]333m8p8p|EE0000|0", "two_concealed_pungs", ["333m 1111p"]),
        ("[1111p][2222s,1][4444m,3]333m8p8p|EE0000|0", "single_wait", ["88p"]),
        ("[1111p][2222s,1][4444m,3]333m8p8p|EE0000|0", "mixed_shifted_pungs", None),
        ("[123s,1][123m,1]123s12m44p3m|EE0000|0", "pure_double_chow", ["123m 123m", "123s 123s"]),
        ("[123s,1][123m,1]123s12m44p3m|EE0000|0", "edge_wait", ["123m"]),
        ("[EEE,1]999s99p123m11p1p|SW0000|0", "pung_of_terminals_or_honors", None),
    ],
)
def test_a_fan_is_formed_by_its_tiles(text: str, fan: str, tiles: list[str] | None) -> None:
    if tiles is None:
        assert all(shown(text)[fan])
    elif fan == "little_four_winds":
        assert [sorted(text.split()) for text in shown(text)[fan]] == [["EEE", "NNN", "SS", "WWW"]]
    else:
        assert shown(text)[fan] == tiles


def test_the_sets_of_a_fan_are_in_the_order_of_their_ranks() -> None:
    text = "[444p,2]333666s55mWW5m|EE0000|0"
    assert shown(text)["mixed_shifted_pungs"] == ["333s 444p 555m"]


def test_pungs_that_form_a_wind_fan_are_no_pungs_of_terminals() -> None:
    hand, how = win("[EEE,1][999s,1]111p123m9p9p|SE0000|0")
    layout = lay_out(score(hand, how).best, hand)
    assert list(formed_pungs(layout).values()) == [by_key("seat_wind")]
    assert shown("[EEE,1][999s,1]111p123m9p9p|SE0000|0")["pung_of_terminals_or_honors"] == [
        "111p",
        "999s",
    ]


@given(wins())
def test_each_fan_is_there_as_often_as_it_counts(case: tuple[Hand, Circumstances]) -> None:
    hand, how = case
    for profile in (EMA, CN):
        for counted in count(hand, how, profile):
            layout = lay_out(counted, hand)
            found = list(fan_tiles(layout))
            assert Counter(one.number for one in found) == Counter(counted.fans)
            held = Counter(one.kind for one in hand.everything)
            for one in found:
                used = Counter(kind for part in one.tiles for kind in part)
                assert used <= held
