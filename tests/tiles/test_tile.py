from __future__ import annotations

import pytest

from ligamahjong.errors import HandError
from ligamahjong.tiles import FLOWERS, KINDS, Suit, Tile, tile
from ligamahjong.tiles.tile import RED_FIVES, TILES


@pytest.mark.parametrize(
    ("kind", "text", "suit", "rank"),
    [
        (0, "1m", Suit.CHARACTERS, 1),
        (8, "9m", Suit.CHARACTERS, 9),
        (9, "1p", Suit.CIRCLES, 1),
        (22, "5s", Suit.BAMBOO, 5),
        (27, "1z", Suit.HONOURS, 1),
        (33, "7z", Suit.HONOURS, 7),
        (34, "1f", Suit.FLOWERS, 1),
        (41, "8f", Suit.FLOWERS, 8),
    ],
)
def test_a_tile_by_its_kind(kind: int, text: str, suit: Suit, rank: int) -> None:
    one = tile(kind)
    assert (str(one), one.suit, one.rank) == (text, suit, rank)


def test_every_kind_has_its_own_text() -> None:
    assert len({str(one) for one in (*TILES, *RED_FIVES.values())}) == 34 + 8 + 3


def test_terminals_and_honours() -> None:
    assert [one.kind for one in TILES if one.is_terminal] == [0, 8, 9, 17, 18, 26]
    assert [one.kind for one in TILES if one.is_honour] == list(range(27, 34))


def test_a_red_five_is_another_tile_of_the_same_kind() -> None:
    red = tile(4, red=True)
    assert red != tile(4)
    assert (red.kind, red.rank, str(red)) == (4, 5, "0m")
    assert tile(4) < red < tile(5)


def test_a_tile_is_made_once() -> None:
    assert tile(7) is tile(7)
    assert tile(13, red=True) is tile(13, red=True)
    assert Tile(7) == tile(7)


def test_what_a_tile_adds_to_a_packed_hand() -> None:
    assert [tile(kind).unit for kind in KINDS] == [8**kind for kind in KINDS]
    assert all(tile(kind).unit == tile(kind).mark == 0 for kind in FLOWERS)
    assert tile(4).mark == tile(4).unit
    assert tile(4, red=True).mark == tile(4).unit + 8**34


@pytest.mark.parametrize("kind", [-1, 42, 100])
def test_a_kind_that_there_is_not(kind: int) -> None:
    with pytest.raises(HandError) as caught:
        tile(kind)
    assert caught.value.facts == {"reason": "kind", "kind": kind}


@pytest.mark.parametrize("kind", [0, 14, 27, 34])
def test_only_fives_are_red(kind: int) -> None:
    with pytest.raises(HandError) as caught:
        tile(kind, red=True)
    assert caught.value.facts == {"reason": "red", "kind": kind}
