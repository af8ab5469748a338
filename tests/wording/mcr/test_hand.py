"""The value of a hand as a referee reads it out."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given

from ligamahjong.mcr.circumstances import Circumstances
from ligamahjong.mcr.explanation import explain
from ligamahjong.mcr.not_counted import Principle
from ligamahjong.mcr.profiles import CN, EMA
from ligamahjong.mcr.remedies import Change
from ligamahjong.mcr.rulings import decided
from ligamahjong.table import Wind
from ligamahjong.wording import Language
from ligamahjong.wording.mcr.circumstances import CHANGES, circumstances, other_winds
from ligamahjong.wording.mcr.hand import hand_sections, result_lines
from ligamahjong.wording.mcr.names import PRINCIPLES, parts_text
from support.mcr_wins import win, wins

if TYPE_CHECKING:
    from ligamahjong.mcr.profiles import Profile
    from ligamahjong.tiles import Hand

ES, EN = Language.ES, Language.EN
STRAIGHT = "[123s,1][456s,2]78s55p567m9s|EN1000|0"


def sections(text: str, language: Language = ES, profile: Profile = EMA) -> dict[str, list[str]]:
    found = explain(*win(text), profile)
    return {one.title: list(one.lines) for one in hand_sections(found, language)}


def results(text: str, language: Language = ES) -> list[str]:
    return list(result_lines(explain(*win(text)), language))


def test_the_result_comes_first() -> None:
    assert results(STRAIGHT) == [
        "19 puntos.",
        "Cada uno de los otros tres paga 27; quien gana recibe 81.",
    ]
    assert results(STRAIGHT.replace("1000|0", "0000|2"), EN) == [
        "20 points: 18 and 2 flowers.",
        "The player whose tile it was pays 28, the other two 8 each; the winner gets 44.",
    ]


def test_one_flower_is_one() -> None:
    assert results(STRAIGHT.replace("|0", "|1"))[0] == "20 puntos: 19 y 1 flor."


def test_a_hand_that_is_not_legal_says_so_and_is_paid_nothing() -> None:
    assert results("[567s,1]44478m456pFF6m|NE0000|3") == [
        "No vale: 6 puntos, y se necesitan 8 sin flores."
    ]


def test_every_part_is_said() -> None:
    assert sections(STRAIGHT) == {
        "Jugadas": [
            "  16  28 Escalera Pura: 123s 456s 789s",
            "   2  63 Todo Chow",
            "   1  80 Cerrar del Muro: 9s",
        ],
        "Lectura": ["567m 789s 55p [123s] [456s]; se completa 789s con 9s."],
        "No cuentan": [
            (
                "2× 71 Escalera Corta (1), 123s 456s, 456s 789s: va incluida en 28 Escalera Pura "
                "(no repetición)."
            ),
            "72 Chows Terminales (1), 123s 789s: va incluida en 28 Escalera Pura (no repetición).",
            "76 Sin Honores (1): va incluida en 63 Todo Chow (no repetición).",
        ],
        "Otras reglas": ["China, 1998 y suplemento de 2025: lo mismo."],
    }


def test_what_lacks_to_eight_is_said() -> None:
    assert sections("[567s,1]44478m456pFF6m|NE0000|0", EN)["Why it does not reach 8"] == [
        "2 points are missing.",
        "Would have been legal on the last tile of its kind: 10 points.",
        "Would have been legal on the last discard: 14 points.",
        "Would have been legal by robbing a kong: 14 points.",
    ]


def test_other_readings_are_said() -> None:
    text = "11223355778899m|EN0000|0"
    assert sections(text)["Otras lecturas"] == [
        "48 puntos: 11m 22m 33m 55m 77m 88m 99m. Siete Parejas, Mano Pura."
    ]


def test_the_deciding_ruling_is_said() -> None:
    text = "2233557788s11pEE|EE1000|0"
    [other] = sections(text)["Otras reglas"]
    assert other == (
        "China, 1998 y suplemento de 2025: 26 puntos; lo decide «mano oculta en figuras siempre "
        "ocultas»."
    )
    assert (
        "56 Fully Concealed Hand (4): not added to 19 Seven Pairs, by the ruling “concealed hand "
        "on concealed shapes”."
    ) in sections(text, EN, CN)["Not counted"]


def test_a_chicken_hand_says_why() -> None:
    found = sections("[234s,1][456p,1][678m,3]EE33p3p|EE0000|0")["Jugadas"]
    assert found == [
        "   8  43 Mano Vacía",
        "Ninguna lectura de la mano da ninguna jugada, y por eso vale 8.",
    ]


def test_57_is_the_number_of_the_green_book() -> None:
    text = "[1111s][5555m,1]234m678p9p9p|EE0000|0"
    assert sections(text)["Jugadas"][0].startswith("   6  57 Un Kong Oculto")
    assert sections(text, ES, CN)["Jugadas"][0].startswith("   5  82 Un Kong Oculto")


def test_a_limit_and_points_as_dealt_are_said() -> None:
    hand, _ = win("2233557788s11pEE|EE1000|0")
    how = Circumstances(dealt=True, self_drawn=True)
    found = explain(hand, how, decided(EMA, {"cap": 20, "heavenly_hands": 8}))
    [fans, *_] = hand_sections(found, EN)
    assert fans.lines[-2:] == (
        "The fans add up to 29; the limit is 20.",
        "   8     Complete as dealt",
    )


@pytest.mark.parametrize(
    ("marks", "spanish"),
    [
        ("EN0000", "Gana con 9 de bambúes, de un descarte, ronda Este, asiento Norte; EMA"),
        (
            "SW1110",
            "Gana con 9 de bambúes, del muro, la última de su clase, la última del muro, ronda Sur",
        ),
        (
            "EE0010",
            "Gana con 9 de bambúes, de un descarte, el último descarte, ronda Este, asiento Este",
        ),
        ("EE0101", "Gana con 9 de bambúes, robando un kong, la última de su clase"),
        ("EE1001", "Gana con 9 de bambúes, tras un kong, ronda Este"),
    ],
)
def test_how_it_was_won_is_said(marks: str, spanish: str) -> None:
    hand, how = win(STRAIGHT.replace("EN1000", marks))
    assert circumstances(hand, how, EMA, ES).startswith(spanish)
    assert circumstances(hand, how, EMA, EN).startswith("Won on 9 of bamboo, ")


def test_a_hand_complete_as_dealt_says_so() -> None:
    hand, _ = win(STRAIGHT)
    how = Circumstances(dealt=True, self_drawn=True)
    assert "del muro, completa de reparto, ronda Este" in circumstances(hand, how, EMA, ES)


def test_a_single_tile_completes_no_set() -> None:
    assert sections("369m147s258pESWNP|EE0000|0")["Lectura"] == ["369m258p147sESWNP."]


def test_an_equal_reading_is_called_equal() -> None:
    found = sections("[456s,1][123s,1]789p4556m5m|EN1000|0", EN)["Other readings"]
    assert any(" points too: " in line for line in found)


def test_a_hand_that_nothing_would_make_legal_says_so() -> None:
    hand, _ = win("123567s345678m99p")
    found = explain(hand, Circumstances(dealt=True, self_drawn=True))
    lines = next(one.lines for one in hand_sections(found, EN) if one.title.startswith("Why"))
    assert lines == ("1 point is missing.", "No circumstance by itself would make it legal.")


def test_winds_that_were_not_said_are_asked_for() -> None:
    totals = {Wind.EAST: 12, Wind.SOUTH: 10, Wind.WEST: 10, Wind.NORTH: 10}
    assert other_winds("seat", totals, 12, ES) == (
        "No se dijo --seat y se toma Este; con Sur, Oeste o Norte, 10 puntos."
    )
    assert other_winds("round", totals, 12, EN) == (
        "--round was not said and East is taken; with South, West or North 10 points."
    )


def test_every_change_and_principle_has_words() -> None:
    assert set(CHANGES) == set(Change)
    assert set(PRINCIPLES) == set(Principle)


def test_single_tiles_are_written_together() -> None:
    found = explain(*win("19s19m119pESWNFPC|EE0000|0"))
    assert parts_text(found.layout.parts) == "19m9p19sESWNPFC 11p"


@given(wins())
def test_everything_can_be_said_in_both_languages(case: tuple[Hand, Circumstances]) -> None:
    for profile in (EMA, CN):
        found = explain(*case, profile)
        said = [
            [line for one in hand_sections(found, language) for line in (one.title, *one.lines)]
            for language in Language
        ]
        assert len(said[0]) == len(said[1])
        assert not any("None" in line or "{" in line for line in said[0] + said[1])
