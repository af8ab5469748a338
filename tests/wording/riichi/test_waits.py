"""Waiting hands in words."""

from __future__ import annotations

import pytest

from ligamahjong.riichi.acceptance import Acceptance, Accepted, Discard
from ligamahjong.riichi.closed_kan import Refusal
from ligamahjong.riichi.editions import RCR_2025, TENHOU, Edition
from ligamahjong.riichi.furiten import Furiten
from ligamahjong.riichi.situation import Situation
from ligamahjong.riichi.unknown import Fact
from ligamahjong.riichi.wait_wins import wait_wins
from ligamahjong.riichi.waits import Waits, waits
from ligamahjong.table import Wind
from ligamahjong.tiles.notation import read_hand, read_tiles
from ligamahjong.wording import Language
from ligamahjong.wording.riichi.waits import (
    DISCARD_HEADINGS,
    FURITEN,
    REFUSALS,
    WAIT_HEADINGS,
    complete_line,
    depends_line,
    discard_row,
    furiten_line,
    kan_line,
    nearer_lines,
    tenpai_lines,
    ura_line,
    wait_row,
)

ES, EN = Language.ES, Language.EN
SOUTH = Situation(seat=Wind.SOUTH)


def test_every_reason_has_words() -> None:
    assert FURITEN.keys() == set(Furiten)
    assert REFUSALS.keys() == {None, *Refusal}
    assert len(WAIT_HEADINGS) == 4


@pytest.mark.parametrize(
    ("hand", "edition", "lines"),
    [
        ("23456m33p456789s", RCR_2025, ["Tenpai: espera 1, 4 y 7 de caracteres."]),
        ("159m159p159s1234z", RCR_2025, ["No está en tenpai."]),
        (
            "1111z234m567p789s",
            RCR_2025,
            ["Solo espera viento Este, y ya tiene las cuatro: no es tenpai."],
        ),
        (
            "1111z234m567p789s",
            TENHOU,
            ["Solo espera viento Este, y ya tiene las cuatro: con estas reglas es tenpai."],
        ),
    ],
)
def test_tenpai(hand: str, edition: Edition, lines: list[str]) -> None:
    assert tenpai_lines(waits(read_hand(hand)), edition, ES) == lines


def test_a_wait_of_which_all_are_held_is_told_apart() -> None:
    assert tenpai_lines(Waits((0,), (3,)), RCR_2025, EN) == [
        "Tenpai: waits for 1 of characters.",
        "4 of characters would complete it too, but it holds all four.",
    ]


def test_furiten_says_which_tile_and_how_long() -> None:
    assert furiten_line(Furiten.DISCARD, [3], ES) == (
        "Furiten: 4 de caracteres está entre los descartes propios; no se puede ganar de un "
        "descarte, sí del muro."
    )
    assert furiten_line(Furiten.TURN, [3], EN) == (
        "Furiten until one draws or claims a tile: 4 of characters was let pass; a self-draw wins."
    )


def test_a_kan_after_riichi() -> None:
    assert kan_line(None, 27, ES) == "El kan oculto de viento Este vale tras el riichi."
    assert kan_line(Refusal.WAITS_CHANGE, 0, EN) == (
        "The concealed kan of 1 of characters is not allowed after riichi: it changes the waits."
    )


def test_rows_of_waits() -> None:
    [one, *_] = wait_wins(read_hand("23456m33p456789s"), SOUTH)
    assert wait_row(one, ES) == [
        "1 de caracteres",
        "4",
        "1.000 · 1 han 30 fu",
        "1.500 · 2 han 20 fu",
    ]
    [no_yaku, *_] = wait_wins(read_hand("123m456p78s99m111s"), SOUTH)
    assert wait_row(no_yaku, EN)[2:] == ["no yaku", "1,100 · 1 han 30 fu"]


def test_rows_where_not_everything_is_known() -> None:
    hand = read_hand("123m456p78s99m111s")
    [seat, *_] = wait_wins(hand, Situation(), [Fact.SEAT])
    assert wait_row(seat, ES)[2:] == ["sin yaku", "de 1.100 a 1.500"]
    [riichi, *_] = wait_wins(hand, SOUTH, [Fact.RIICHI])
    assert wait_row(riichi, ES)[2:] == ["sin yaku o 1.300", "de 1.100 a 2.000"]
    [both, *_] = wait_wins(hand, Situation(), [Fact.RIICHI, Fact.SEAT])
    assert wait_row(both, ES)[2] == "sin yaku o de 1.300 a 2.000"


def test_a_wait_of_which_none_is_left_wins_nothing() -> None:
    [one, *_] = wait_wins(read_hand("23456m33p456789s"), SOUTH, seen=read_tiles("1111m"))
    assert wait_row(one, EN) == ["1 of characters", "0", "", ""]


def test_how_far_a_hand_is_and_what_it_accepts() -> None:
    one = Acceptance(1, (Accepted(0, 4), Accepted(3, 3)))
    assert nearer_lines(one, ES) == [
        "A una ficha de tenpai (1-shanten).",
        "La acercan 7 fichas: 1 y 4 de caracteres.",
    ]
    assert nearer_lines(one._replace(shanten=3), EN) == [
        "3 tiles from tenpai (3-shanten).",
        "7 tiles bring it nearer: 1 and 4 of characters.",
    ]


def test_rows_of_discards() -> None:
    then = Acceptance(0, (Accepted(27, 2), Accepted(28, 1)))
    row = discard_row(Discard(31, then), ES)
    assert row == ["dragón blanco", "tenpai", "3", "viento Este y viento Sur"]
    away = discard_row(Discard(31, then._replace(shanten=2)), EN)
    assert away == ["white dragon", "2-shanten", "3", "East wind and South wind"]
    assert len(DISCARD_HEADINGS) == len(row)
    assert complete_line(EN) == "The hand is complete."


def test_what_else_is_said() -> None:
    assert depends_line([Fact.SEAT], ES) == "Falta saber el viento de asiento (--seat)."
    assert ura_line(EN) == "Ura dora not counted."
