"""Hands that are checked and scored in one call."""

from __future__ import annotations

from typing import Any

import pytest

from ligamahjong.errors import HandError
from ligamahjong.riichi.checked import score_win
from ligamahjong.riichi.editions import RCR_2016, RCR_2025, TENHOU
from ligamahjong.riichi.scoring import score
from ligamahjong.table import Wind
from ligamahjong.tiles.notation import read_hand
from support.riichi_wins import situation

TEXT = "33m123m123s456s78s+9s"


def test_it_scores_a_hand_or_its_text() -> None:
    how = situation(riichi=1)
    for edition in (RCR_2025, RCR_2016):
        expected = score(read_hand(TEXT), how, edition)
        assert score_win(TEXT, how, edition) == expected
        assert score_win(read_hand(TEXT), how, edition) == expected


@pytest.mark.parametrize(
    ("text", "facts", "code"),
    [
        ("123m456p789s111z1z+1z", {}, "fifth-copy"),
        (TEXT, {"seat": "S"}, "wind-value"),
        (TEXT, {"round": Wind.WEST}, "round-not-played"),
        (TEXT, {"houtei": True, "tsumo": True}, "houtei-self-draw"),
        ("123m456p789s112z", {}, "tiles-count-scored"),
    ],
)
def test_it_refuses_what_cannot_be(text: str, facts: dict[str, Any], code: str) -> None:
    with pytest.raises(HandError) as caught:
        score_win(text, situation(**facts))
    problems: Any = caught.value.facts["problems"]
    assert code in [one.code for one in problems]


def test_the_round_is_one_of_the_edition() -> None:
    west = situation(round=Wind.WEST)
    assert score_win("123m456p789s3355z +3z", west._replace(riichi=1), TENHOU).yaku == {
        "riichi": 1,
        "round_wind": 1,
    }
    with pytest.raises(HandError):
        score_win("123m456p789s3355z +3z", west, RCR_2016)
