"""Hands of MCR that are checked and scored in one call."""

from __future__ import annotations

from typing import Any

import pytest

from ligamahjong.errors import HandError
from ligamahjong.mcr.checked import score_win
from ligamahjong.mcr.circumstances import Circumstances
from ligamahjong.mcr.profiles import CN, EMA
from ligamahjong.mcr.scoring import score
from ligamahjong.tiles.notation import read_hand

TEXT = "11z22m33p4455s667z+7z"


def test_it_scores_a_hand_or_its_text() -> None:
    how = Circumstances(self_drawn=True)
    for profile in (EMA, CN):
        expected = score(read_hand(TEXT), how, profile)
        for hand in (TEXT, read_hand(TEXT)):
            found = score_win(hand, how, profile)
            assert (found.total, found.fans) == (expected.total, expected.fans)


def test_it_refuses_what_cannot_be() -> None:
    with pytest.raises(HandError) as caught:
        score_win("11111z22m33p445s667z+7z", Circumstances())
    problems: Any = caught.value.facts["problems"]
    assert problems
