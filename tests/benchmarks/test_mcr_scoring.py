"""The benchmark of MCR makes sure that both programs count alike, and does without the other."""

from __future__ import annotations

import sys

import pytest

import mcr_scoring
from paired.mcr_hands import invented

WINS = list(invented(5))


def test_a_hand_worth_something_else_is_seen() -> None:
    with pytest.raises(AssertionError):
        mcr_scoring.scoring(WINS, lambda *_: [(1, 1, "", "")], rounds=1)


def test_without_the_other_program_ours_is_measured_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "MahjongGB", None)
    assert mcr_scoring.peer() is None
    figures = mcr_scoring.scoring(WINS, None, rounds=1)
    assert [figure.peer for figure in figures] == ["", "", ""]


def test_a_hand_made_of_its_numbers_is_worth_the_same() -> None:
    for won in WINS:
        assert mcr_scoring.from_numbers(won, mcr_scoring.numbered(won)) == mcr_scoring.fans(won)
