"""Everything that is said about a hand, whole and in both languages."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ligamahjong.errors import HandError
from ligamahjong.riichi.editions import EDITIONS, MAHJONG_SOUL, RCR_2016, RCR_2025, TENHOU
from ligamahjong.riichi.explanation import Why, explain
from ligamahjong.riichi.situation import Situation
from ligamahjong.table import SEATS, Wind
from ligamahjong.tiles.notation import read_hand, read_tiles
from ligamahjong.wording import Language
from ligamahjong.wording.riichi.hand import Won, hand_sections, sets_text

if TYPE_CHECKING:
    from ligamahjong.riichi.editions import Edition

ES, EN = Language.ES, Language.EN

HANDS = [
    "123m456p78s99m111s+9s",
    "33m123m123s456s78s+9s",
    "334455m112233p7z+7z",
    "222m333p444s55s11z+1z",
    "44z 456p 78s +9s pon 222z chi 567s",
    "11m 456p 78s +9s ankan 1111z chi 567s",
    "2233m55m2266p334s+4s",
    "19m19p19s1234567z+1m",
    "1112345678999m+5m",
    "406m 123p 77s 234s 55p +5p",
    "555666777z 1122z +2z",
    "3z +3z ankan 1111m ankan 9999m minkan 1111p kakan 9999s",
]


def said(
    hand: str, situation: Situation, edition: Edition = RCR_2025, language: Language = ES
) -> dict[str, list[str]]:
    read = read_hand(hand)
    sections = hand_sections(
        Won(read, situation, edition), explain(read, situation, edition), language
    )
    return {section.title: list(section.lines) for section in sections}


def test_a_whole_explanation_in_spanish() -> None:
    known = Situation(seat=Wind.SOUTH, tsumo=True, dora=read_tiles("1m"))
    assert said("334455m112233p7z+7z", known) == {
        "Mano": ["7z+7z 345m 345m 123p 123p · espera única (tanki)"],
        "Yaku": [
            "  1 han  Mano Completamente Oculta (menzen tsumo, 門前清自摸和)",
            "  3 han  Dos veces Doble Chii (ryanpeikou, 二盃口)",
            "  0 han  dora: 1m indica 2m",
            "  4 han  en total",
        ],
        "Fu": [
            " 20 fu  de base",
            "  2 fu  pareja de dragón rojo",
            "  2 fu  espera única (tanki)",
            "  2 fu  ganada del muro",
            "  4 fu  redondeo a la decena",
            " 30 fu  en total",
        ],
        "No cuenta": ["Doble Chii Puro: dentro de Dos veces Doble Chii"],
        "Otras lecturas de la mano": ["33m 44m 55m 11p 22p 33p 7z+7z: 3 han 25 fu, 3.200"],
        "Además": [
            "A falta de 2 han para haneman.",
            (
                "7.900 con RCR 2016, 8.000 con RCR 2025. Lo decide «kiriage mangan» (pagar 4 han "
                "30 fu y 3 han 60 fu como mangan): no en RCR 2016, sí en RCR 2025."
            ),
        ],
    }


def test_a_whole_explanation_in_english() -> None:
    known = Situation(seat=Wind.SOUTH, riichi=1, dora=read_tiles("9s"), ura=read_tiles("9m"))
    assert said("33m123m123s456s78s+9s", known, RCR_2016, EN) == {
        "Hand": ["33m 123m 123s 456s 78s+9s · open wait (ryanmen)"],
        "Yaku": [
            "  1 han  Riichi (立直)",
            "  1 han  Pinfu (平和)",
            "  2 han  Pure Straight (ittsu, 一気通貫)",
            "  1 han  dora: 9s indicates 1s",
            "  1 han  ura dora: 9m indicates 1m",
            "  6 han  in all",
        ],
        "Fu (from five han on, no matter)": [
            " 20 fu  base",
            " 10 fu  closed hand, won on a discard",
            " 30 fu  in all",
        ],
        "Besides": ["2 han short of baiman.", "Under RCR 2025 it is worth the same."],
    }


def test_an_open_hand_loses_what_needs_a_closed_one() -> None:
    found = said("2233m 99p 4m +4m chi 123p pon 555z", Situation())
    assert found["Mano"] == [
        "99p 23m+4m 234m [chi 123p] [pon 555z] · espera por los dos lados (ryanmen)"
    ]
    assert found["No cuenta"] == ["Doble Chii Puro: solo con la mano cerrada"]


def test_beside_a_yakuman_nothing_counts() -> None:
    known = Situation(seat=Wind.SOUTH, tsumo=True, riichi=1, dora=read_tiles("4s"))
    found = said("222p444p33s88s333m+8s", known)
    assert found["Yaku"] == ["yakuman  Cuatro Pon Ocultos (suuankou, 四暗刻)"]
    [beside] = found["No cuenta"]
    assert beside == (
        "Riichi, Mano Completamente Oculta, Todo Pon y Todo Simples: junto a un yakuman no cuenta "
        "nada más"
    )
    with_dora = said("222p444p33s88s333m+8s", known._replace(dora=read_tiles("7s")))
    assert with_dora["No cuenta"][0].endswith(
        "Todo Simples, 3 dora: junto a un yakuman no cuenta nada más"
    )
    assert "Fu" not in found


@pytest.mark.parametrize(
    ("edition", "line"),
    [
        (RCR_2025, "Los yakuman no se suman: vale uno."),
        (TENHOU, "3 yakuman en total"),
        (MAHJONG_SOUL, "5 yakuman en total"),
    ],
)
def test_several_yakuman(edition: Edition, line: str) -> None:
    found = said("1112223334445z+5z", Situation(tsumo=True), edition)["Yaku"]
    assert found[-1] == line


def test_the_blessing_of_man_stands_alone_or_does_not_count() -> None:
    known = Situation(seat=Wind.SOUTH, renhou=True, dora=read_tiles("1z"))
    alone = said("33m123m123s456s78s+9s", known)
    assert alone["Yaku"] == ["  5 han  Bendición del Hombre (renhou, 人和)"]
    assert alone["No cuenta"] == ["Pinfu y Escalera Pura: nada se suma a Bendición del Hombre"]
    less = said("22334m556677p88s+4m", known._replace(dora=read_tiles("7s")))
    assert "Bendición del Hombre: vale menos que el resto de la mano" in less["No cuenta"]


def test_a_reading_of_the_same_worth_says_so() -> None:
    found = said("22334m556677p88s+4m", Situation(seat=Wind.SOUTH, renhou=True), RCR_2025, EN)
    assert found["Other readings of the hand"] == [
        "22m 33m 4m+4m 55p 66p 77p 88s: mangan (5 han), 8,000, the same as the one that counts"
    ]


def test_a_reading_without_yaku_says_so() -> None:
    found = said("111222333m 4p +4p chi 789p", Situation(tsumo=True))
    assert found["Otras lecturas de la mano"] == [
        "4p+4p 123m 123m 123m [chi 789p] · espera única (tanki): sin yaku"
    ]


def test_what_cannot_be_won_elsewhere() -> None:
    without = RCR_2025.with_options({"open_tanyao": False})
    read = read_hand("22m 456p 78s +6s chi 234m chi 345p")
    explained = explain(read, Situation(seat=Wind.SOUTH), RCR_2025, beside=(without,))
    sections = hand_sections(Won(read, Situation(seat=Wind.SOUTH), RCR_2025), explained, ES)
    assert sections[-1].lines[-1] == (
        "1.000 con RCR 2025, sin yaku con RCR 2025 (con Todo Simples abierto: no). Lo decide «Todo "
        "Simples abierto» (contar Todo Simples con la mano abierta): sí en RCR 2025, no en RCR "
        "2025 (con Todo Simples abierto: no)."
    )


def test_the_winning_tile_is_marked_once() -> None:
    for hand in HANDS:
        read = read_hand(hand)
        for tsumo in (False, True):
            known = Situation(tsumo=tsumo, haitei=tsumo, houtei=not tsumo)
            explained = explain(read, known, RCR_2025)
            text = sets_text(explained.sets, read)
            assert text.count("+") == 1, text
            for loser in explained.losers:
                assert sets_text(loser.sets, read).count("+") == 1


@given(
    hand=st.sampled_from(HANDS),
    edition=st.sampled_from(list(EDITIONS.values())),
    seat=st.sampled_from(SEATS),
    tsumo=st.booleans(),
    riichi=st.integers(0, 2),
    dora=st.sampled_from(["", "4p", "8s4m"]),
)
def test_han_add_up_in_both_languages(  # noqa: PLR0913
    *, hand: str, edition: Edition, seat: Wind, tsumo: bool, riichi: int, dora: str
) -> None:
    read = read_hand(hand)
    known = Situation(
        seat=seat,
        tsumo=tsumo,
        riichi=riichi if read.is_closed else 0,
        dora=read_tiles(dora),
        ura=read_tiles("1p") if riichi and read.is_closed else (),
    )
    try:
        explained = explain(read, known, edition)
    except HandError:
        return
    both = [hand_sections(Won(read, known, edition), explained, one) for one in Language]
    assert [len(section.lines) for section in both[0]] == [
        len(section.lines) for section in both[1]
    ]
    assert not any(mark in str(both) for mark in ("{", "}", "None"))
    if not explained.score.reading.yakuman:
        numbers = [int(line.split()[0]) for line in both[0][1].lines]
        assert sum(numbers[:-1]) == numbers[-1] == explained.score.reading.han


def test_every_reason_of_what_does_not_count_is_shown_above() -> None:
    assert set(Why) == {Why.CONTAINED, Why.OPEN, Why.YAKUMAN, Why.ALONE, Why.WORTH_LESS}
