"""Hands that fit some payments as plain objects."""

from __future__ import annotations

import json

from ligamahjong.formats.riichi_fits import write_identified, write_paid_for
from ligamahjong.riichi.editions import RCR_2025, TENHOU
from ligamahjong.riichi.identify import identify_changes, identify_payments
from ligamahjong.riichi.settlement import Table

FIVE_TWO = {
    "points": 5200,
    "tsumo": False,
    "east": False,
    "limit": None,
    "yakuman": 0,
    "hands": [{"han": 2, "fu": 80}, {"han": 3, "fu": 40}],
    "payments": {"discarder": 5200, "dealer": 0, "others": 0},
}


def test_a_win_that_fits() -> None:
    found = write_identified(
        identify_changes((-5500, 6500, -1000, 0), Table(honba=1), RCR_2025), RCR_2025
    )
    assert json.loads(json.dumps(found)) == found
    assert found == {
        "edition": "rcr-2025",
        "possible": True,
        "fits": [
            {
                "discarder": "E",
                "wins": [{"seat": "S", "responsible": None, **FIVE_TWO}],
                "riichi": ["W"],
                "maybe_riichi": ["S"],
            }
        ],
        "value": None,
        "nearest": [],
        "due": None,
        "other_tables": [],
    }


def test_draws_that_some_editions_have() -> None:
    found = write_identified(
        identify_changes((-4000, 8000, -2000, -2000), Table(honba=1), TENHOU), TENHOU
    )
    assert found["fits"] == [{"nagashi": ["S"], "riichi": [], "maybe_riichi": []}]
    nothing = write_identified(identify_changes((-1000, 0, 0, 0), Table(), TENHOU), TENHOU)
    assert {"abortive": True, "riichi": ["E"], "maybe_riichi": []} in nothing["fits"]  # type: ignore[operator]


def test_a_draw_and_somebody_who_answers() -> None:
    drawn = write_identified(identify_changes((1500, 500, -1500, -1500)), RCR_2025)
    assert drawn["fits"] == [{"tenpai": ["E", "S"], "riichi": ["S"], "maybe_riichi": []}]
    answered = write_identified(identify_changes((0, 32_000, 0, -32_000)), RCR_2025)
    wins = [fit["wins"][0] for fit in answered["fits"]]  # type: ignore[attr-defined]
    assert [(win["responsible"], win["tsumo"]) for win in wins] == [("N", True), (None, False)]


def test_what_does_not_exist() -> None:
    found = write_identified(identify_changes((-7800, 7800, 0, 0)), RCR_2025)
    assert (found["possible"], found["fits"], found["value"]) == (False, [], 7800)
    assert [one["points"] for one in found["nearest"]] == [7100, 8000]  # type: ignore[attr-defined]


def test_payments_of_nobody_in_particular() -> None:
    found = write_paid_for(identify_payments([5200]), RCR_2025)
    assert json.loads(json.dumps(found)) == found
    assert FIVE_TWO in found["fits"]  # type: ignore[operator]
    assert (found["possible"], found["value"], found["nearest"]) == (True, 5200, [])
