from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ligamahjong.errors import HandError
from ligamahjong.tiles import Hand, Meld, MeldType, TileProblem, tile
from ligamahjong.tiles.notation import read_hand, read_tiles, write_hand, write_tiles
from ligamahjong.wording.hand_problems import HAND_PROBLEMS


def problems(text: str) -> list[tuple[str, str, int | None]]:
    with pytest.raises(HandError) as caught:
        read_hand(text)
    found = caught.value.facts["problems"]
    assert isinstance(found, tuple)
    assert all(isinstance(one, TileProblem) and one.code in HAND_PROBLEMS for one in found)
    return [(one.code, one.text, one.position) for one in found]


def test_a_hand_with_everything() -> None:
    hand = read_hand("123m406p789s1155z +5z")
    assert len(hand.standing) == 13
    assert hand.standing[4] == tile(13, red=True)
    assert hand.winning == tile(31)
    assert hand.melds == ()
    assert hand.flowers == 0


def test_sets_that_lie_apart() -> None:
    hand = read_hand("1z+1z chi 213m pon 555z ankan 2222p minkan 3333s kakan 5550m")
    assert [str(meld) for meld in hand.melds] == [
        "chi 123m",
        "pon 555z",
        "ankan 2222p",
        "minkan 3333s",
        "kakan 5550m",
    ]


@pytest.mark.parametrize(
    "text",
    [
        "1155z+5zchi 789s",
        "+5z 1155z chi 789s",
        "chi 789s 11z 55z +5z",
        "11z55z\tchi  789s\n+5z",
        "chi 789s 1155z+5z",
    ],
)
def test_order_and_spaces_do_not_matter(text: str) -> None:
    assert read_hand(text) == read_hand("1155z +5z chi 789s")


@pytest.mark.parametrize(
    ("text", "usual"),
    [
        ("234M406P789s 11Z", "234m406p789s 11z"),
        ("CHI 123m", "chi 123m"),
        ("Pon 777z", "pon 777z"),
        ("chii 123m", "chi 123m"),
        ("chow 123m", "chi 123m"),
        ("pong 777z pung 111Z", "pon 777z pon 111z"),
        ("pon777z", "pon 777z"),
        ("AnKan 1111z daiminkan 2222z shouminkan 3333z", "ankan 1111z minkan 2222z kakan 3333z"),
        ("1m +2M", "1m +2m"),
    ],
)
def test_capitals_and_other_words_for_sets(text: str, usual: str) -> None:
    assert read_hand(text) == read_hand(usual)


def test_flowers_are_counted() -> None:
    hand = read_hand("1z 123f")
    assert (len(hand.standing), hand.flowers) == (1, 3)


def test_an_empty_text_is_an_empty_hand() -> None:
    assert read_hand("") == Hand(())
    assert read_tiles("") == ()
    assert write_tiles([]) == ""


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("123", [("no-suit", "123", 1)]),
        ("123m 45", [("no-suit", "45", 6)]),
        ("+5", [("no-suit", "+5", 1)]),
        ("m", [("no-digits", "m", 1)]),
        ("123m z", [("no-digits", "z", 6)]),
        ("123x", [("no-suit", "123", 1), ("not-tiles", "x", 4)]),
        ("¿123m?", [("not-tiles", "¿", 1), ("not-tiles", "?", 6)]),
        ("8z", [("no-such-tile", "8z", 1)]),
        ("1239z", [("no-such-tile", "9z", 1 + 3)]),
        ("0z", [("no-such-tile", "0z", 1)]),
        ("9f", [("no-such-tile", "9f", 1)]),
        ("1m+12p", [("one-winning-tile", "+12p", 3)]),
        ("1m+1p+2p", [("one-winning-tile", "+2p", 6)]),
        ("chi 124m", [("no-such-set", "chi 124m", 1)]),
        ("pon 11m", [("no-such-set", "pon 11m", 1)]),
        ("chi", [("no-tiles", "chi", 1)]),
        ("chi +1m", [("no-tiles", "chi", 1)]),
        ("chi pon 111m", [("no-tiles", "chi", 1)]),
        ("1f12f", [("flower-twice", "1f", 3)]),
        ("chi 128z", [("no-such-tile", "8z", 7)]),
        ("kan 1111z", [("which-kan", "kan", 1)]),
        ("Kong 1111z 9z", [("which-kan", "Kong", 1), ("no-such-tile", "9z", 12)]),
        ("ankong 1111z", [("no-such-word", "ankong", 1)]),
        ("1m trio 111z +2m", [("no-such-word", "trio", 4)]),
        ("Pung 112m", [("no-such-set", "Pung 112m", 1)]),
        ("chii", [("no-tiles", "chii", 1)]),
        ("\u0661m", [("not-tiles", "\u0661", 1), ("no-digits", "m", 2)]),
    ],
)
def test_what_cannot_be_read_and_where(
    text: str, expected: list[tuple[str, str, int | None]]
) -> None:
    assert problems(text) == expected


def test_all_problems_at_once() -> None:
    assert [code for code, _, _ in problems("12 9z x +1 chi 135m")] == [
        "no-suit",
        "no-such-tile",
        "not-tiles",
        "no-suit",
        "no-such-set",
    ]


def test_a_text_that_goes_on_and_on() -> None:
    ((code, text, position),) = problems("1m" * 101)
    assert (code, position) == ("too-long", 1)
    assert len(text) < 30


@pytest.mark.parametrize("text", ["+1m", "chi 123m", "1m +1m"])
def test_tiles_and_nothing_else(text: str) -> None:
    with pytest.raises(HandError):
        read_tiles(text)


@given(st.text(max_size=30) | st.text("0123456789mpszf+ chiponka", max_size=40))
def test_any_text_is_read_or_refused_with_its_problems(text: str) -> None:
    try:
        hand = read_hand(text)
    except HandError as error:
        found = error.facts["problems"]
        assert isinstance(found, tuple)
        assert found
        for problem in found:
            assert problem.code in HAND_PROBLEMS
            assert problem.position is None or 1 <= problem.position <= len(text)
    else:
        assert read_hand(write_hand(hand)) == hand._replace(
            standing=tuple(sorted(hand.standing)), flowers=0
        )


TILES = st.integers(0, 33).map(tile) | st.sampled_from([4, 13, 22]).map(
    lambda kind: tile(kind, red=True)
)


@given(st.lists(TILES, max_size=14))
def test_tiles_written_and_read_are_the_same(tiles: list[object]) -> None:
    assert read_tiles(write_tiles(tiles)) == tuple(tiles)  # type: ignore[arg-type]


def test_a_hand_is_written_in_order() -> None:
    hand = read_hand("5z1z31m +9p chi 789s")
    assert write_hand(hand) == "13m15z +9p chi 789s"
    alone = Hand((), (Meld(MeldType.ANKAN, (tile(27),) * 4),))
    assert write_hand(alone) == "ankan 1111z"
