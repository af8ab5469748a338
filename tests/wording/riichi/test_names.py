"""Names of tiles, sets, waits, limits and yaku."""

from __future__ import annotations

import pytest

from ligamahjong.riichi.editions import RCR_2025
from ligamahjong.riichi.points import Limit
from ligamahjong.riichi.readings import Wait
from ligamahjong.riichi.worths import worths
from ligamahjong.riichi.yaku import YAKU
from ligamahjong.table import SEATS
from ligamahjong.tiles.notation import read_tiles
from ligamahjong.wording import Language
from ligamahjong.wording.language import capital
from ligamahjong.wording.riichi.names import (
    LIMITS,
    WAITS,
    hand_count,
    kinds_text,
    seats_text,
    tiles_text,
    worth_text,
    yaku_name,
    yaku_names,
)

ES, EN = Language.ES, Language.EN


@pytest.mark.parametrize(
    ("tiles", "spanish"),
    [
        ("", ""),
        ("5m", "5 de caracteres"),
        ("147m", "1, 4 y 7 de caracteres"),
        ("19m19p1z", "1 y 9 de caracteres, 1 y 9 de círculos, viento Este"),
        ("57z", "dragón blanco y dragón rojo"),
        ("1234m", "del 1 al 4 de caracteres"),
        ("123m", "1, 2 y 3 de caracteres"),
        ("1245m", "1, 2, 4 y 5 de caracteres"),
        ("3p6s", "3 de círculos y 6 de bambúes"),
    ],
)
def test_tiles_of_a_suit_are_named_together(tiles: str, spanish: str) -> None:
    assert kinds_text([one.kind for one in read_tiles(tiles)], ES) == spanish


def test_every_wait_and_limit_has_words() -> None:
    assert WAITS.keys() == set(Wait)
    assert LIMITS.keys() == set(Limit) - {Limit.NONE}
    assert all(text.es and text.en for text in (*WAITS.values(), *LIMITS.values()))


@pytest.mark.parametrize("language", Language)
def test_every_yaku_has_its_japanese_name_beside(language: Language) -> None:
    for yaku in YAKU.values():
        name = yaku_name(yaku, language)
        assert yaku.name.ja in name
        assert (yaku.name.es if language is ES else yaku.name.en) in name
        assert yaku.name.romaji in name.lower()


def test_names_of_yaku() -> None:
    assert yaku_name(YAKU["sanshoku_doujun"], ES) == "Triple Chii Mixto (sanshoku doujun, 三色同順)"
    assert yaku_name(YAKU["pinfu"], EN) == "Pinfu (平和)"
    assert yaku_names([YAKU["haku"], YAKU["ippatsu"]], ES) == "Pon de Dragón Blanco e Ippatsu"


@pytest.mark.parametrize(
    ("han", "fu", "limit", "yakuman", "spanish", "english"),
    [
        (1, 110, Limit.NONE, 0, "1 han 110 fu", "1 han 110 fu"),
        (4, 30, Limit.MANGAN, 0, "mangan (4 han 30 fu)", "mangan (4 han 30 fu)"),
        (5, 30, Limit.MANGAN, 0, "mangan (5 han)", "mangan (5 han)"),
        (13, 30, Limit.SANBAIMAN, 0, "sanbaiman (13 han)", "sanbaiman (13 han)"),
        (13, 30, Limit.YAKUMAN, 0, "yakuman contado (13 han)", "counted yakuman (13 han)"),
        (13, 0, Limit.YAKUMAN, 1, "yakuman", "yakuman"),
        (26, 0, Limit.YAKUMAN, 2, "doble yakuman", "double yakuman"),
        (39, 0, Limit.YAKUMAN, 3, "3 yakuman", "3 yakuman"),
    ],
)
def test_what_a_hand_counts(  # noqa: PLR0913, PLR0917
    han: int, fu: int, limit: Limit, yakuman: int, spanish: str, english: str
) -> None:
    assert hand_count(han, fu, limit, yakuman, ES) == spanish
    assert hand_count(han, fu, limit, yakuman, EN) == english


def test_what_hands_of_the_same_worth_count() -> None:
    texts = [worth_text(worth, ES) for worth in worths(RCR_2025, tsumo=True)]
    assert texts[0] == "1 han 30 fu"
    assert "1 han 80 fu, 2 han 40 fu o 3 han 20 fu" in texts
    assert texts[-5:] == ["mangan", "haneman", "baiman", "sanbaiman", "yakuman"]


def test_small_things() -> None:
    assert seats_text(SEATS[1:], ES) == "Sur, Oeste y Norte"
    assert tiles_text(read_tiles("40p1z")) == "4p 0p 1z"
    assert (capital("mangan"), capital("")) == ("Mangan", "")
