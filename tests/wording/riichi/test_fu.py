"""Fu item by item in words."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ligamahjong.riichi.editions import EDITIONS, RCR_2016, Edition
from ligamahjong.riichi.explanation import Cause, explain
from ligamahjong.riichi.situation import Situation
from ligamahjong.table import SEATS, Wind
from ligamahjong.tiles.notation import read_hand
from ligamahjong.wording import Language
from ligamahjong.wording.riichi.fu import CAUSES, fu_lines

ES, EN = Language.ES, Language.EN

HANDS = [
    "33m123m123s456s78s+9s",
    "334455m112233p7z+7z",
    "222m333p444s55s11z+1z",
    "22m 456p 78s +9s chi 234m pon 555z",
    "11m 456p 78s +9s ankan 1111z kakan 5555p",
    "234m 567m 11z 24s +3s minkan 7777z",
    "2233m55m2266p334s+4s",
]


def lines(hand: str, situation: Situation, language: Language, edition: Edition) -> list[str]:
    return fu_lines(explain(read_hand(hand), situation, edition).fu, language)


def test_every_cause_has_words() -> None:
    assert CAUSES.keys() == set(Cause)


def test_a_hand_of_pons() -> None:
    assert lines("222m333p444s55s11z+1z", Situation(), ES, RCR_2016) == [
        " 20 fu  de base",
        " 10 fu  mano cerrada, ganada de un descarte",
        "  4 fu  pon oculto de 2 de caracteres",
        "  4 fu  pon oculto de 3 de círculos",
        "  4 fu  pon oculto de 4 de bambúes",
        "  4 fu  pon de viento Este, abierto por el descarte",
        "  4 fu  redondeo a la decena",
        " 50 fu  en total",
    ]


def test_kans_and_a_pair_of_both_winds() -> None:
    known = Situation(seat=Wind.EAST, round=Wind.EAST, tsumo=True)
    assert lines("234m 567m 11z 24s +3s minkan 7777z", known, EN, RCR_2016) == [
        " 20 fu  base",
        "  4 fu  pair of East wind, seat and round wind",
        " 16 fu  open kan of red dragon",
        "  2 fu  closed wait (kanchan)",
        "  2 fu  self-draw",
        "  6 fu  rounded up to the next ten",
        " 50 fu  in all",
    ]


@pytest.mark.parametrize(
    ("seat", "round_", "text"),
    [
        (Wind.EAST, Wind.SOUTH, "pareja de viento Este, el de asiento"),
        (Wind.SOUTH, Wind.EAST, "pareja de viento Este, el de ronda"),
    ],
)
def test_a_pair_of_one_of_the_winds(seat: Wind, round_: Wind, text: str) -> None:
    known = Situation(seat=seat, round=round_, tsumo=True)
    found = lines("234m 567m 11z 24s +3s minkan 7777z", known, ES, RCR_2016)
    assert f"  2 fu  {text}" in found


def test_an_open_hand_without_fu_and_seven_pairs() -> None:
    open_hand = lines("22m 456p 78s +9s chi 234m chi 123p", Situation(houtei=True), EN, RCR_2016)
    assert open_hand[1] == "  2 fu  open hand without other fu"
    pairs = lines("2233m55m2266p334s+4s", Situation(), ES, RCR_2016)
    assert pairs == [" 25 fu  siete parejas, sin más", " 25 fu  en total"]


def test_a_yakuman_has_no_fu() -> None:
    assert lines("1112345678999m+5m", Situation(), ES, RCR_2016) == []


@given(
    hand=st.sampled_from(HANDS),
    seat=st.sampled_from(SEATS),
    tsumo=st.booleans(),
    edition=st.sampled_from(list(EDITIONS.values())),
    language=st.sampled_from(Language),
)
def test_the_lines_add_up(
    *, hand: str, seat: Wind, tsumo: bool, edition: Edition, language: Language
) -> None:
    known = Situation(seat=seat, tsumo=tsumo, haitei=tsumo, houtei=not tsumo)
    found = lines(hand, known, language, edition)
    numbers = [int(line.split()[0]) for line in found]
    assert sum(numbers[:-1]) == sum(numbers[-1:])
    assert all(re.fullmatch(r" *\d+ fu  \S.*", line) for line in found)
