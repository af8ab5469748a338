"""Wins of MCR as texts and as objects."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ligamahjong.errors import FormatError, HandError, LigaError, RulesError
from ligamahjong.formats.mcr_records import (
    read_any_hand,
    read_any_tiles,
    read_win,
    read_win_record,
    write_score,
    write_win,
)
from ligamahjong.mcr.profiles import CN, EMA
from ligamahjong.mcr.rulings import decided
from ligamahjong.mcr.scoring import score
from ligamahjong.table import Wind
from ligamahjong.wording import Language
from ligamahjong.wording.errors import error_text
from support.mcr_wins import wins

if TYPE_CHECKING:
    from ligamahjong.mcr.circumstances import Circumstances
    from ligamahjong.tiles import Hand, TileProblem

WIN = "[123s,1][456s,2]78s55p567m9s|EN1000|2"
TEXTS = st.text(st.sampled_from("[],|123456789mpsESWNCFP01x a+"), max_size=40)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner),
    max_leaves=6,
)


def problems(text: str) -> list[TileProblem]:
    with pytest.raises(HandError) as caught:
        read_win(text)
    found: tuple[TileProblem, ...] = caught.value.facts["problems"]  # type: ignore[assignment]
    return list(found)


def is_said(error: LigaError) -> None:
    assert all(error_text(error, language) for language in Language)


def test_a_text_says_everything() -> None:
    hand, how = read_win("[123s,1]456s78s55p567m9s|SN1101|8")
    assert (how.prevalent, how.seat) == (Wind.SOUTH, Wind.NORTH)
    assert (how.self_drawn, how.last_of_kind, how.last_of_wall, how.kong) == (
        True,
        True,
        False,
        True,
    )
    assert (hand.flowers, str(hand.winning), how.dealt) == (8, "9s", False)


@pytest.mark.parametrize(
    ("text", "flowers"), [("EE|EE0000|", 0), ("EE|EE0000", 0), ("EE|EE0000|aceh", 4), ("EE", 0)]
)
def test_what_stands_at_the_end_may_be_left_out(text: str, flowers: int) -> None:
    assert read_win(text)[0].flowers == flowers


@pytest.mark.parametrize(
    ("text", "code", "offending", "position"),
    [
        ("EE|EN100|0", "mcr-marks", "EN100", 4),
        ("EE|EN1002|0", "mcr-marks", "EN1002", 4),
        ("EE|CE1000|0", "mcr-marks", "CE1000", 4),
        ("EE|", "mcr-marks", "", 4),
        ("EE|EN1000|9", "mcr-flowers-text", "9", 11),
        ("EE|EN1000|aa", "mcr-flowers-text", "aa", 11),
        ("EE|EN1000|-1", "mcr-flowers-text", "-1", 11),
        ("EE|EN1000|0|x", "mcr-parts", "|x", 12),
    ],
)
def test_what_cannot_be_read_is_named_with_its_place(
    text: str, code: str, offending: str, position: int
) -> None:
    [problem] = problems(text)
    assert (problem.code, problem.text, problem.position) == (code, offending, position)


def test_all_problems_of_a_text_come_at_once() -> None:
    found = problems("[124m,1]55x|EN|9|y")
    assert [one.code for one in found] == [
        "bracket-set",
        "bracket-no-suit",
        "bracket-not-tiles",
        "mcr-parts",
        "mcr-marks",
        "mcr-flowers-text",
    ]


@given(wins())
def test_texts_come_back(case: tuple[Hand, Circumstances]) -> None:
    hand, how = case
    assert read_win(write_win(hand, how)) == case


@given(TEXTS | st.text(max_size=40))
def test_any_text_is_read_or_refused_in_words(text: str) -> None:
    try:
        hand, how = read_win(text)
    except HandError as error:
        is_said(error)
    else:
        assert read_win(write_win(hand, how)) == (hand, how)


def test_both_notations_are_known() -> None:
    usual = read_any_hand("78s55p567m +9s chi 123s chi 456s")
    assert usual == read_any_hand("[123s,1][456s,1]78s55p567m9s")
    assert read_any_tiles("9mE") == read_any_tiles("9m1z")


def test_a_record_may_be_a_text_alone() -> None:
    found = read_win_record({"hand": WIN, "profile": "cn"})
    assert (found.hand, found.circumstances) == read_win(WIN)
    assert found.profile is CN


def test_a_record_may_say_it_apart() -> None:
    apart = {
        "hand": "78s55p567m+9s",
        "melds": ["chi 123s", "chi 456s"],
        "seat": "N",
        "prevalent": "E",
        "self_drawn": True,
        "flowers": 2,
    }
    assert read_win_record(apart) == read_win_record({"hand": WIN})


def test_rulings_may_be_decided_otherwise() -> None:
    found = read_win_record({"hand": WIN, "options": {"cap": 88}})
    assert found.profile == decided(EMA, {"cap": 88})
    assert read_win_record({"hand": WIN, "profile": "cn"}, EMA).profile is EMA


def test_a_hand_may_be_complete_as_dealt() -> None:
    record = {"hand": "123456789s55p567m|EE1000|0", "dealt": True}
    assert read_win_record(record).circumstances.dealt


@pytest.mark.parametrize(
    ("record", "reason"),
    [
        ([], "record-object"),
        ("x", "record-object"),
        ({}, "record-value"),
        ({"hand": 1}, "record-value"),
        ({"hand": WIN, "hands": 1}, "record-key"),
        ({"hand": WIN, "seat": "E"}, "record-twice"),
        ({"hand": WIN, "self_drawn": False}, "record-twice"),
        ({"hand": WIN, "profile": 1}, "record-value"),
        ({"hand": WIN, "options": []}, "record-value"),
        ({"hand": WIN, "dealt": 1}, "record-value"),
        ({"hand": "78s55p567m+9s", "melds": "chi 123s"}, "record-value"),
        ({"hand": "78s55p567m+9s", "melds": [1]}, "record-value"),
        ({"hand": "78s55p567m+9s", "flowers": True}, "record-value"),
        ({"hand": "78s55p567m+9s", "flowers": "2"}, "record-value"),
        ({"hand": "78s55p567m+9s", "seat": "O"}, "record-value"),
        ({"hand": "78s55p567m+9s", "seat": []}, "record-value"),
        ({"hand": "78s55p567m+9s", "kong": None}, "record-value"),
    ],
)
def test_a_record_that_is_none_is_refused(record: object, reason: str) -> None:
    with pytest.raises(FormatError) as caught:
        read_win_record(record)
    assert caught.value.facts["reason"] == reason
    assert error_text(caught.value, Language.ES) != error_text(caught.value, Language.EN)


def test_rules_that_are_none_are_refused() -> None:
    for record, reason in (
        ({"hand": WIN, "profile": "wmo"}, "profile-unknown"),
        ({"hand": WIN, "options": {"hogs": True}}, "ruling-unknown"),
        ({"hand": WIN, "options": {"cap": "x"}}, "ruling-points"),
        ({"hand": WIN, "options": {"honour_tile_hog": "x"}}, "ruling-value"),
    ):
        with pytest.raises(RulesError) as caught:
            read_win_record(record)
        assert caught.value.facts["reason"] == reason


def test_a_win_that_cannot_be_is_refused() -> None:
    with pytest.raises(HandError, match="replacement-without-kong"):
        read_win_record({"hand": WIN.replace("1000", "1001")})


@given(JSON | st.builds(lambda text, rest: {"hand": text, **rest}, TEXTS, st.just({})))
def test_any_object_is_read_or_refused_in_words(record: object) -> None:
    try:
        read_win_record(record)
    except LigaError as error:
        is_said(error)


@pytest.mark.parametrize(
    ("text", "profile", "expected"),
    [
        (
            WIN,
            EMA,
            {
                "total": 21,
                "base": 19,
                "flowers": 2,
                "legal": True,
                "fans": {"28": 1, "63": 1, "80": 1, "81": 2},
                "profile": "ema",
            },
        ),
        (
            "[1111s][5555m,1]234m678p9p9p|EE0000|0",
            EMA,
            {
                "total": 8,
                "base": 8,
                "flowers": 0,
                "legal": True,
                "fans": {"73": 1, "76": 1, "82": 1},
                "profile": "ema",
            },
        ),
        (
            "[1111s][5555m,1]234m678p9p9p|EE0000|3",
            CN,
            {
                "total": 10,
                "base": 7,
                "flowers": 3,
                "legal": False,
                "fans": {"73": 1, "76": 1, "81": 3, "82": 1},
                "profile": "cn",
            },
        ),
    ],
)
def test_a_value_is_written_by_the_numbers_of_its_book(
    text: str, profile: object, expected: dict[str, object]
) -> None:
    assert profile in {EMA, CN}
    chosen = CN if profile is CN else EMA
    assert json.loads(json.dumps(write_score(score(*read_win(text), chosen)))) == expected
