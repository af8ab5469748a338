"""Tiles and hands in words."""

from __future__ import annotations

import pytest

from ligamahjong.tiles import FLOWERS, KINDS, Meld, MeldType, tile
from ligamahjong.tiles.notation.mpsz import read_tiles
from ligamahjong.wording import Language
from ligamahjong.wording.tiles import hand_text, tile_name, tiles_in_words


@pytest.mark.parametrize(
    ("kind", "spanish", "english"),
    [
        (0, "1 de caracteres", "1 of characters"),
        (17, "9 de círculos", "9 of circles"),
        (18, "1 de bambúes", "1 of bamboo"),
        (30, "viento Norte", "North wind"),
        (31, "dragón blanco", "white dragon"),
        (32, "dragón verde", "green dragon"),
        (36, "crisantemo (flor 3)", "chrysanthemum (flower 3)"),
        (37, "bambú (flor 4)", "bamboo (flower 4)"),
        (41, "invierno (estación 4)", "winter (season 4)"),
    ],
)
def test_names(kind: int, spanish: str, english: str) -> None:
    assert tile_name(kind, Language.ES) == spanish
    assert tile_name(kind, Language.EN) == english


@pytest.mark.parametrize("language", list(Language))
def test_every_kind_has_a_name_of_its_own(language: Language) -> None:
    names = [tile_name(kind, language) for kind in (*KINDS, *FLOWERS)]
    assert len(set(names)) == len(names) == 42


def test_a_red_five_is_said_to_be_red() -> None:
    assert tile_name(22, Language.ES, red=True) == "5 rojo de bambúes"
    assert tile_name(22, Language.EN, red=True) == "red 5 of bamboo"


@pytest.mark.parametrize(
    ("tiles", "spanish"),
    [
        ("123m", "1 2 3 de caracteres"),
        ("1m1p1m", "1 de caracteres, 1 de círculos, 1 de caracteres"),
        ("11z1z", "3 vientos Este"),
        ("1234z", "viento Este, viento Sur, viento Oeste, viento Norte"),
        ("77z5z", "2 dragones rojos, dragón blanco"),
        ("406p", "4 5 rojo 6 de círculos"),
        ("11f", "ciruelo (flor 1), ciruelo (flor 1)"),
        ("", ""),
    ],
)
def test_tiles_of_a_suit_are_said_together(tiles: str, spanish: str) -> None:
    assert tiles_in_words(read_tiles(tiles), Language.ES) == spanish


def test_what_is_missing_is_not_said() -> None:
    pung = Meld(MeldType.KAKAN, (tile(33),) * 4)
    assert hand_text([], [pung], None, [], Language.ES) == (
        "trío ampliado a cuarteto: 4 dragones rojos"
    )
    assert hand_text([], [], tile(0), [], Language.EN) == "wins with 1 of characters"
    assert hand_text([[None]], [], None, [], Language.EN) == "1 face down"
