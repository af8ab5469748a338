"""The bracket notation: what it means, that it round-trips, and every error with its place."""

from __future__ import annotations

import gzip
import json
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ligamahjong.errors import HandError
from ligamahjong.tiles import MeldType
from ligamahjong.tiles.notation.brackets import (
    read_bracket_tiles,
    read_brackets,
    write_brackets,
    write_letters,
)
from ligamahjong.wording import Language
from ligamahjong.wording.hand_problems import hand_problem
from support.mcr_wins import hands

if TYPE_CHECKING:
    from pathlib import Path

    from ligamahjong.tiles import Hand, TileProblem

LETTERS = st.text(st.sampled_from("[],|123456789mpszESWNCFP0x+ "), max_size=40)


def problems(text: str) -> tuple[TileProblem, ...]:
    with pytest.raises(HandError) as caught:
        read_brackets(text)
    found: tuple[TileProblem, ...] = caught.value.facts["problems"]  # type: ignore[assignment]
    return found


def test_a_hand_is_read() -> None:
    hand, claims = read_brackets("[345m,3][EEE,2][1111s,1][7777p]5p5p")
    assert [meld.type for meld in hand.melds] == [
        MeldType.CHI,
        MeldType.PON,
        MeldType.MINKAN,
        MeldType.ANKAN,
    ]
    assert claims == (3, 2, 1, 0)
    assert str(hand.winning) == "5p"
    assert list(map(str, hand.standing)) == ["5p"]


@pytest.mark.parametrize("number", [5, 6, 7])
def test_a_number_above_four_is_an_added_kong(number: int) -> None:
    hand, claims = read_brackets(f"[3333p,{number}]5p5p")
    assert hand.melds[0].type is MeldType.KAKAN
    assert claims == (number,)


def test_honours_have_letters() -> None:
    assert [one.kind for one in read_bracket_tiles("ESWNPFC")] == [27, 28, 29, 30, 31, 32, 33]


def test_the_winning_tile_is_the_last_of_a_whole_hand_only() -> None:
    assert read_brackets("[123m,1]EE").hand.winning is not None
    assert read_brackets("[123m,1]E").hand.winning is None


def test_a_plus_stands_before_the_winning_tile() -> None:
    assert read_brackets("1122m3344p5566sC+C").hand == read_brackets("1122m3344p5566sCC").hand
    moved = read_brackets("+9s[123m,1]78s55p").hand
    assert (str(moved.winning), len(moved.standing)) == ("9s", 4)
    assert str(read_brackets("[123m,1]1z+E").hand.winning) == "1z"


def test_honours_may_have_digits() -> None:
    assert read_bracket_tiles("1234567z") == read_bracket_tiles("ESWNPFC")
    assert read_brackets("[777z,1][4444z]1z+1z") == read_brackets("[CCC,1][NNNN]EE")


def test_spaces_do_not_matter() -> None:
    assert read_brackets(" [ 123m , 1 ] 4 5p ".replace("4 5", "45")) == read_brackets("[123m,1]45p")


@pytest.mark.parametrize(
    ("text", "code", "offending", "position"),
    [
        ("12m405p", "bracket-zero", "0p", 5),
        ("178z", "bracket-zero", "8z", 3),
        ("1m+12m", "one-winning-tile", "+12m", 3),
        ("+1m+E", "one-winning-tile", "+E", 4),
        ("1m+", "bracket-not-tiles", "+", 3),
        ("[888z,1]1m", "bracket-set", "[888z,1]", 1),
        ("12m45", "bracket-no-suit", "45", 4),
        ("12mp", "bracket-no-digits", "p", 4),
        ("12m?5p", "bracket-not-tiles", "?", 4),
        ("12m1x", "bracket-no-suit", "1", 4),
        ("5p[123m,1", "bracket-unclosed", "[123m,1", 3),
        ("123m,1]", "bracket-not-tiles", ",", 5),
        ("5p]", "bracket-unopened", "]", 3),
        ("5p[124m,1]", "bracket-set", "[124m,1]", 3),
        ("[EES,1]", "bracket-set", "[EES,1]", 1),
        ("[ESW,1]", "bracket-set", "[ESW,1]", 1),
        ("[12m,1]", "bracket-set", "[12m,1]", 1),
        ("[11112m,1]", "bracket-set", "[11112m,1]", 1),
        ("[]", "bracket-set", "[]", 1),
        ("[123m,x]", "bracket-set", "[123m,x]", 1),
        ("[123m]", "bracket-claim", "[123m]", 1),
        ("[123m,0]", "bracket-claim", "[123m,0]", 1),
        ("[123m,4]", "bracket-claim", "[123m,4]", 1),
        ("[EEE]", "bracket-claim", "[EEE]", 1),
        ("[EEE,5]", "bracket-claim", "[EEE,5]", 1),
        ("[1111s,4]", "bracket-claim", "[1111s,4]", 1),
        ("[1111s,8]", "bracket-claim", "[1111s,8]", 1),
    ],
)
def test_what_cannot_be_read_is_named_with_its_place(
    text: str, code: str, offending: str, position: int
) -> None:
    first = problems(text)[0]
    assert (first.code, first.text, first.position) == (code, offending, position)


def test_all_problems_come_at_once() -> None:
    found = problems("[124m,1]12m405px[EEE]")
    assert [one.code for one in found] == [
        "bracket-set",
        "bracket-zero",
        "bracket-not-tiles",
        "bracket-claim",
    ]


def test_a_text_that_goes_on_is_refused() -> None:
    [problem] = problems("1m" * 500)
    assert problem.code == "too-long"


def test_tiles_are_no_sets() -> None:
    with pytest.raises(HandError):
        read_bracket_tiles("12m[EEE,1]")


def test_letters_are_written_as_they_are_read() -> None:
    assert write_letters(read_bracket_tiles("13mE9pCCP")) == "13mE9pCCP"


def test_sets_without_numbers_get_those_of_the_player_before() -> None:
    hand, _ = read_brackets("[345m,3][EEE,2][1111s,3][2222s,7][7777p]5p5p")
    assert write_brackets(hand) == "[345m,1][EEE,1][1111s,1][2222s,5][7777p]5p5p"


@given(hands())
def test_hands_come_back(hand: Hand) -> None:
    read = read_brackets(write_brackets(hand))
    assert (read.hand.standing, read.hand.melds, read.hand.winning) == (
        hand.standing,
        hand.melds,
        hand.winning,
    )
    assert write_brackets(*read) == write_brackets(hand)


@given(LETTERS | st.text(max_size=30))
def test_any_text_is_read_or_refused_in_words(text: str) -> None:
    try:
        hand, claims = read_brackets(text)
    except HandError as error:
        for problem in error.facts["problems"]:  # type: ignore[attr-defined]
            assert text[problem.position - 1 :].startswith(problem.text.rstrip("…")[:1])
            for language in Language:
                assert hand_problem(problem, language)
    else:
        assert read_brackets(write_brackets(hand, claims)) == (hand, claims)


@pytest.mark.shared
def test_every_hand_of_the_logs_comes_back_letter_by_letter(shared: Path) -> None:
    with gzip.open(shared / "data/hands/mcr_wins.jsonl.gz", "rt") as file:
        texts = [json.loads(line)["hand"].partition("|")[0] for line in file]
    assert len(texts) == 3370
    assert [text for text in texts if write_brackets(*read_brackets(text)) != text] == []
