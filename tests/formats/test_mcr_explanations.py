"""Explanations, checks and waits as plain values."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from hypothesis import given

from ligamahjong.formats.mcr_explanations import (
    write_check,
    write_discards,
    write_explanation,
    write_waits,
)
from ligamahjong.mcr.advice import discards, waits
from ligamahjong.mcr.circumstances import Circumstances
from ligamahjong.mcr.explanation import explain
from ligamahjong.mcr.profiles import CN
from ligamahjong.mcr.referee import check_announced
from ligamahjong.tiles.notation.brackets import read_brackets
from support.mcr_wins import win, wins

if TYPE_CHECKING:
    from ligamahjong.tiles import Hand

WIN = "[123s,1][456s,2]78s55p567m9s|EN1000|2"


def test_an_explanation_has_everything() -> None:
    found = write_explanation(explain(*win(WIN)))
    assert found["total"] == 21
    assert found["items"] == [
        {
            "number": 28,
            "number_in_book": 28,
            "points": 16,
            "es": "Escalera Pura",
            "en": "Pure Straight",
            "zh": "清龙",
            "tiles": ["123s", "456s", "789s"],
        },
        {
            "number": 63,
            "number_in_book": 63,
            "points": 2,
            "es": "Todo Chow",
            "en": "All Chows",
            "zh": "平和",
            "tiles": [],
        },
        {
            "number": 80,
            "number_in_book": 80,
            "points": 1,
            "es": "Cerrar del Muro",
            "en": "Self-Drawn",
            "zh": "自摸",
            "tiles": ["9s"],
        },
    ]
    assert found["payments"] == {"each": 29, "winner": 87}
    assert found["missing"] == 0
    assert found["elsewhere"] == [{"profile": "cn", "base": 19, "rulings": []}]


def test_a_hand_that_is_not_legal_is_paid_nothing() -> None:
    found = write_explanation(explain(*win("[567s,1]44478m456pFF6m|NE0000|0")))
    assert (found["legal"], found["payments"], found["missing"]) == (False, None, 2)
    assert found["would_be_legal"] == [
        {"circumstance": "last-of-kind", "base": 10},
        {"circumstance": "last-claim", "base": 14},
        {"circumstance": "robbed", "base": 14},
    ]


def test_a_claimed_win_is_paid_by_the_discarder() -> None:
    found = write_explanation(explain(*win(WIN.replace("1000", "0000"))))
    assert found["payments"] == {"discarder": 28, "others": 8, "winner": 44}


def test_a_check_names_what_is_wrong() -> None:
    found = write_check(check_announced(*win(WIN), [28, 63, 76]))
    assert (found["right"], found["announced_points"], found["total"]) == (False, 19, 21)
    [excess] = found["too_many"]  # type: ignore[misc]
    assert (excess["number"], excess["fault"], excess["why"]["by"]) == (76, "not-counted", 63)  # type: ignore[has-type]
    assert [one["number"] for one in found["too_few"]] == [80, 81]  # type: ignore[attr-defined]


def test_waits_and_discards_name_tiles_by_letters() -> None:
    hand = read_brackets("[123s,1][456s,2]78s55p567m").hand
    written = write_waits(waits(hand, Circumstances()))
    assert [one["tile"] for one in written] == ["6s", "9s"]
    whole = read_brackets("[123s,1][456s,2]78s55p567mC").hand
    [best] = write_discards(discards(whole, Circumstances()))
    assert (best["discard"], best["live"]) == ("C", 4)


@given(wins())
def test_every_explanation_is_json(case: tuple[Hand, Circumstances]) -> None:
    written = write_explanation(explain(*case, CN))
    assert json.loads(json.dumps(written)) == written
