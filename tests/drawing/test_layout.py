"""Where the tiles of a hand lie."""

from __future__ import annotations

from typing import Any

import pytest

from ligamahjong.drawing.layout import layout_of, pieces, read_layout
from ligamahjong.errors import HandError
from ligamahjong.tiles import Hand, Meld, MeldType, TileProblem
from ligamahjong.tiles.notation.mpsz import read_tiles


def shown(text: str, claim: int = 1) -> str:
    """The first set of a hand: a tile face down is ``x``, a turned one ``<…>``, with one above."""
    written = []
    for one in pieces(read_layout(text).melds[0], claim):
        name = "x" if one.hidden else str(one.tile)
        if one.above:
            name = f"{one.above}/{name}"
        written.append(f"<{name}>" if one.turned else name)
    return " ".join(written)


def only_problem(error: HandError) -> TileProblem:
    problems: Any = error.facts["problems"]
    [problem] = problems
    assert isinstance(problem, TileProblem)
    return problem


def test_spaces_part_groups_which_keep_their_order() -> None:
    layout = read_layout("321m 55z9p +5z 1p")
    groups = [" ".join(map(str, group)) for group in layout.standing]
    assert groups == ["3m 2m 1m", "5z 5z 9p", "1p"]
    assert str(layout.winning) == "5z"


def test_a_winning_tile_may_follow_at_once() -> None:
    layout = read_layout("55z+5z")
    assert [str(one) for one in layout.standing[0] if one] == ["5z", "5z"]
    assert str(layout.winning) == "5z"


def test_flowers_lie_by_themselves_and_are_those_that_were_written() -> None:
    layout = read_layout("12m 58f chi 345s 1f")
    assert [str(one) for one in layout.flowers] == ["5f", "8f", "1f"]
    assert len(layout.standing) == 1
    assert len(layout.melds) == 1


def test_tiles_face_down() -> None:
    assert read_layout("xx 5z x").standing == ((None, None), read_tiles("5z"), (None,))


def test_tiles_face_down_before_tiles_are_no_set() -> None:
    layout = read_layout("xxx 123m xxxx 5z")
    assert layout.standing == ((None,) * 3, read_tiles("123m"), (None,) * 4, read_tiles("5z"))
    assert layout.melds == ()


@pytest.mark.parametrize("text", ["xxx123m", "123mx", "123m x4p", "xX", "XX 123m", "chi x123m"])
def test_tiles_face_down_stand_apart(text: str) -> None:
    with pytest.raises(HandError) as caught:
        read_layout(text)
    problem = only_problem(caught.value)
    assert problem.code == "back-not-apart"
    assert problem.position is not None
    assert text[problem.position - 1 :].startswith(problem.text)


@pytest.mark.parametrize(("text", "place"), [("xx 12", 4), ("5z xx 9z", 7), ("xxx chi xx 123m", 5)])
def test_what_is_wrong_beside_tiles_face_down_has_its_place(text: str, place: int) -> None:
    with pytest.raises(HandError) as caught:
        read_layout(text)
    problem = only_problem(caught.value)
    assert problem.position == place


@pytest.mark.parametrize(
    ("text", "standing"),
    [
        ("123M 5Z +5Z CHI 456S", ["1m 2m 3m", "5z"]),
        ("55z chow 456s 1m", ["5z 5z", "1m"]),
        ("55zchi456s 1m", ["5z 5z", "1m"]),
        ("shouminkan 1111z 55z", ["5z 5z"]),
    ],
)
def test_sets_are_told_from_what_stands_as_a_hand_is_read(text: str, standing: list[str]) -> None:
    layout = read_layout(text)
    assert [" ".join(map(str, group)) for group in layout.standing] == standing
    assert len(layout.melds) == 1


def test_a_hand_is_shown_in_order() -> None:
    hand = Hand(read_tiles("9s1m5z0m"), (Meld(MeldType.PON, read_tiles("777z")),), flowers=2)
    layout = layout_of(hand)
    assert [str(one) for one in layout.standing[0]] == ["1m", "0m", "9s", "5z"]
    assert [str(one) for one in layout.flowers] == ["1f", "2f"]
    assert layout.melds == hand.melds


def test_a_hand_without_standing_tiles_has_no_empty_group() -> None:
    assert layout_of(Hand((), winning=read_tiles("1m")[0])).standing == ()


@pytest.mark.parametrize("text", ["", "  ", "12", "xm", "123m x4p", "chi 124s", "hola", "8z", "xX"])
def test_what_is_no_hand_is_refused(text: str) -> None:
    with pytest.raises(HandError):
        read_layout(text)


@pytest.mark.parametrize(
    ("text", "claim", "expected"),
    [
        ("chi 789s", 1, "<7s> 8s 9s"),
        ("chi 789s", 2, "<8s> 7s 9s"),
        ("chi 789s", 3, "<9s> 7s 8s"),
        ("pon 777z", 1, "<7z> 7z 7z"),
        ("pon 777z", 2, "7z <7z> 7z"),
        ("pon 777z", 3, "7z 7z <7z>"),
        ("minkan 1111z", 1, "<1z> 1z 1z 1z"),
        ("minkan 1111z", 2, "1z <1z> 1z 1z"),
        ("minkan 1111z", 3, "1z 1z 1z <1z>"),
        ("kakan 5550s", 1, "<0s/5s> 5s 5s"),
        ("kakan 5550s", 6, "5s <0s/5s> 5s"),
        ("kakan 5550s", 7, "5s 5s <0s/5s>"),
        ("ankan 1111z", 0, "x 1z 1z x"),
        ("ankan 5505m", 1, "x 0m 5m x"),
    ],
)
def test_sets_that_lie_apart(text: str, claim: int, expected: str) -> None:
    assert shown(text, claim) == expected


@pytest.mark.parametrize("claim", [-1, 0, 4, 8, 99])
def test_an_impossible_number_turns_the_first_tile(claim: int) -> None:
    assert shown("pon 777z", claim) == "<7z> 7z 7z"
    assert shown("chi 789s", claim) == "<7s> 8s 9s"
