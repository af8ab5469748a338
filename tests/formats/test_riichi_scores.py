"""Explained values of hands as plain objects."""

from __future__ import annotations

import json
from typing import Any

from ligamahjong.formats.riichi_records import write_score
from ligamahjong.formats.riichi_scores import (
    write_explanation,
    write_results,
    write_without_yaku,
)
from ligamahjong.riichi.editions import RCR_2025
from ligamahjong.riichi.explanation import explain
from ligamahjong.riichi.nearest_yaku import without_yaku
from ligamahjong.riichi.situation import Situation
from ligamahjong.riichi.unknown import Fact, possible_results
from ligamahjong.table import Wind
from ligamahjong.tiles.notation import read_hand, read_tiles

SOUTH = Situation(seat=Wind.SOUTH)


def explained(hand: str, situation: Situation) -> dict[str, Any]:
    read = read_hand(hand)
    found = write_explanation(
        explain(read, situation, RCR_2025),
        read,
        situation,
        RCR_2025,
        [Fact.ROUND],
    )
    plain: dict[str, Any] = json.loads(json.dumps(found))
    assert plain == found
    return plain


def test_an_explanation_holds_the_value_and_all_that_is_said_of_it() -> None:
    known = SOUTH._replace(tsumo=True, dora=read_tiles("1m"))
    found = explained("334455m112233p7z+7z", known)
    value = write_score(explain(read_hand("334455m112233p7z+7z"), known).score)
    assert {key: found[key] for key in value} == value
    assert {key: found[key] for key in found if key not in value} == {
        "edition": "rcr-2025",
        "unknown": ["round"],
        "sets": [
            {
                "type": "pair",
                "tiles": "77z",
                "concealed": True,
                "apart": False,
                "completed": True,
            },
            *(
                {
                    "type": "chow",
                    "tiles": tiles,
                    "concealed": True,
                    "apart": False,
                    "completed": False,
                }
                for tiles in ("345m", "345m", "123p", "123p")
            ),
        ],
        "fu_items": [
            {"cause": "base", "fu": 20, "tiles": None, "wait": None},
            {"cause": "dragon-pair", "fu": 2, "tiles": "77z", "wait": None},
            {"cause": "wait", "fu": 2, "tiles": None, "wait": "tanki"},
            {"cause": "self-draw", "fu": 2, "tiles": None, "wait": None},
            {"cause": "rounding", "fu": 4, "tiles": None, "wait": None},
        ],
        "dora_items": {"dora": 0, "ura": 0, "red": 0},
        "suppressed": [{"yaku": "iipeikou", "why": "contained", "by": "ryanpeikou"}],
        "readings": [
            {
                "sets": ["33m", "44m", "55m", "11p", "22p", "33p", "77z"],
                "wait": "special",
                "han": 3,
                "fu": 25,
                "points": 3200,
            }
        ],
        "next": {"limit": "haneman", "han": 2},
        "notes": [],
        "editions": [{"edition": "rcr-2016", "points": 7900, "rules": ["kiriage"]}],
    }


def test_kongs_and_dora_of_every_kind() -> None:
    known = SOUTH._replace(riichi=1, dora=read_tiles("4p"), ura=read_tiles("9s"))
    found = explained("123m 55p 789s 2s3s +1s ankan 1111z", known)
    assert found["dora_items"] == {"dora": 2, "ura": 1, "red": 0}
    assert [one["tiles"] for one in found["sets"] if one["type"] == "kong"] == ["1111z"]
    assert [one["fu"] for one in found["fu_items"] if one["tiles"] == "1111z"] == [32]


def test_a_yakuman_has_no_next_limit() -> None:
    found = explained("1112345678999m+5m", SOUTH)
    assert (found["next"], found["fu_items"], found["yakuman"]) == (None, [], 1)


def test_the_results_that_there_may_be() -> None:
    hand = read_hand("123m456p78s99m111s+9s")
    results = possible_results(hand, SOUTH, [Fact.RIICHI])
    found: dict[str, Any] = write_results(results, [Fact.RIICHI], RCR_2025)
    assert json.loads(json.dumps(found)) == found
    assert found["unknown"] == ["riichi"]
    no_yaku, riichi = found["results"]
    assert no_yaku == {"when": [{"riichi": [0]}], "points": None, "scores": []}
    assert (riichi["when"], riichi["points"]) == ([{"riichi": [1]}], 1300)
    assert [one["points"] for one in riichi["scores"]] == [1300]


def test_a_hand_without_yaku() -> None:
    hand = read_hand("223344m 99p 78s +9s chi 123p")
    found = write_without_yaku(without_yaku(hand, SOUTH), RCR_2025)
    assert found == {
        "edition": "rcr-2025",
        "points": None,
        "remedies": [
            {"change": "chankan", "points": 1000},
            {"change": "houtei", "points": 1000},
        ],
        "closed_only": ["iipeikou"],
        "dora": 0,
    }
