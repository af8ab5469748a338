from __future__ import annotations

import unicodedata

import pytest

from ligamahjong.errors import HandError
from ligamahjong.tiles.notation import read_tiles, write_tiles
from ligamahjong.tiles.notation.unicode import BACK, read_unicode, write_unicode
from ligamahjong.tiles.tile import TILES


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("1m", "ONE OF CHARACTERS"),
        ("9p", "NINE OF CIRCLES"),
        ("5s", "FIVE OF BAMBOOS"),
        ("1z", "EAST WIND"),
        ("4z", "NORTH WIND"),
        ("5z", "WHITE DRAGON"),
        ("6z", "GREEN DRAGON"),
        ("7z", "RED DRAGON"),
    ],
)
def test_each_tile_is_the_character_of_its_name(text: str, name: str) -> None:
    character = write_unicode(read_tiles(text))
    assert unicodedata.name(character) == f"MAHJONG TILE {name}"


def test_every_tile_comes_back() -> None:
    assert read_unicode(write_unicode(TILES)) == TILES


def test_a_red_five_looks_like_any_other() -> None:
    assert write_tiles(read_unicode(write_unicode(read_tiles("0m")))) == "5m"


def test_spaces_and_selectors_do_not_matter() -> None:
    assert write_tiles(read_unicode("🀇 🀄︎🀄️\n")) == "1m77z"


def test_what_is_no_tile_and_where() -> None:
    with pytest.raises(HandError) as caught:
        read_unicode(f"🀇x{BACK}")
    problems = caught.value.facts["problems"]
    assert [(one.code, one.text, one.position) for one in problems] == [  # type: ignore[attr-defined]
        ("not-tiles", "x", 2),
        ("not-tiles", BACK, 3),
    ]
