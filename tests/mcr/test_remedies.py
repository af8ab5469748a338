"""The single circumstance that would have made a hand legal."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from hypothesis import given

from ligamahjong.mcr.profiles import EMA
from ligamahjong.mcr.remedies import Change, remedies
from ligamahjong.mcr.scoring import score
from ligamahjong.mcr.validation import win_problems
from support.mcr_wins import win, wins

if TYPE_CHECKING:
    from ligamahjong.mcr.circumstances import Circumstances
    from ligamahjong.tiles import Hand


def found(text: str) -> dict[str, int]:
    return {change.value: base for change, base in remedies(*win(text), EMA)}


def test_every_circumstance_that_would_do_is_found() -> None:
    assert found("[567s,1]44478m456pFF6m|NE0000|0") == {
        "last-of-kind": 10,
        "last-claim": 14,
        "robbed": 14,
    }


def test_a_concealed_hand_may_want_a_self_draw() -> None:
    assert "self-drawn" in found("123456s123m5578p9p|EN0000|0")


def test_what_cannot_be_is_not_tried() -> None:
    assert "last-of-kind" not in found("[567s,1]444678m456pFF|NE0000|0")
    assert "replacement" not in found("[567s,1]44478m456pFF6m|NE1000|0")
    assert "replacement" in found("[5555s]44478m456pFF6m|NE1000|0")


def test_a_melded_hand_may_want_a_discard() -> None:
    given = found("[345p,1][678s,1][999m,1][111s,1]5p5p|NE1000|0")
    assert given["claimed"] >= 8


@given(wins())
def test_each_is_possible_and_enough(case: tuple[Hand, Circumstances]) -> None:
    hand, how = case
    for change, base in remedies(hand, how, EMA):
        assert base >= 8
        marks = {
            Change.SELF_DRAWN: {"self_drawn": True, "kong": False},
            Change.CLAIMED: {"self_drawn": False, "kong": False, "dealt": False},
            Change.LAST_OF_KIND: {"last_of_kind": True},
            Change.LAST_DRAW: {"last_of_wall": True},
            Change.LAST_CLAIM: {"last_of_wall": True},
            Change.REPLACEMENT: {"kong": True},
            Change.ROBBED: {"kong": True},
        }[change]
        then = replace(how, **marks)  # type: ignore[arg-type]
        assert list(win_problems(hand, then)) == []
        assert score(hand, then, EMA).base == base
