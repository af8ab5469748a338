"""The result as it is read out: worth, who pays, counters, sticks."""

from __future__ import annotations

import pytest

from ligamahjong.riichi.points import payments
from ligamahjong.riichi.scoring import score
from ligamahjong.riichi.situation import Situation
from ligamahjong.table import SEATS, Wind
from ligamahjong.tiles.notation import read_hand
from ligamahjong.wording import Language
from ligamahjong.wording.riichi.payments import (
    honba_text,
    payment_text,
    reading_text,
    result_lines,
    signed_points,
    sticks_text,
)

ES, EN = Language.ES, Language.EN
HAND = read_hand("33m123m123s456s78s+9s")


def lines(situation: Situation, language: Language, *, seat: bool = True) -> list[str]:
    return result_lines(score(HAND, situation), situation, language, seat=seat)


def test_a_discard() -> None:
    known = Situation(seat=Wind.SOUTH)
    assert lines(known, ES) == ["3 han 30 fu: 3.900.", "Paga 3.900 quien descartó."]
    assert lines(known, EN) == ["3 han 30 fu: 3,900.", "The discarder pays 3,900."]


def test_a_self_draw_of_east_and_of_another() -> None:
    assert lines(Situation(tsumo=True), ES) == [
        "4 han 20 fu: 7.800.",
        "Cada uno paga 2.600: Sur, Oeste y Norte.",
    ]
    known = Situation(tsumo=True, seat=Wind.WEST)
    assert lines(known, ES)[1] == "Este paga 2.600; Sur y Norte, 1.300 cada uno."
    assert lines(known, EN)[1] == "East pays 2,600; South and North 1,300 each."


def test_counters_and_sticks_are_told_apart() -> None:
    known = Situation(seat=Wind.SOUTH, riichi=1, honba=2, sticks=3)
    assert lines(known, ES) == [
        "Mangan (4 han 30 fu): 8.000.",
        "Paga 8.600 quien descartó.",
        "En ello van 600 por 2 honba: en total, 8.600.",
        "Recoge además 3 palillos de riichi, 3.000: se lleva 11.600.",
    ]
    assert lines(known, EN)[2:] == [
        "That includes 600 for 2 honba: 8,600 in all.",
        "Takes 3 riichi sticks besides, 3,000: 11,600 altogether.",
    ]


def test_where_the_seat_is_not_known_the_other_two_have_no_name() -> None:
    known = Situation(tsumo=True, seat=Wind.WEST)
    assert lines(known, ES, seat=False)[1] == "Este paga 2.600; los otros dos, 1.300 cada uno."
    assert lines(known, EN, seat=False)[1] == "East pays 2,600; the other two 1,300 each."


@pytest.mark.parametrize("seat", SEATS[1:])
def test_who_pays_is_never_the_winner(seat: Wind) -> None:
    names = {Wind.SOUTH: "South", Wind.WEST: "West", Wind.NORTH: "North"}
    text = payment_text(payments(2000, tsumo=True, east=False), seat, EN)
    assert [name in text for name in names.values()] == [wind is not seat for wind in names]


def test_small_things() -> None:
    assert (honba_text(1, ES), sticks_text(1, ES), sticks_text(2, ES)) == (
        "1 honba",
        "1 palillo de riichi",
        "2 palillos de riichi",
    )
    assert (sticks_text(1, EN), signed_points(0, EN)) == ("1 riichi stick", "0")
    assert reading_text(score(HAND, Situation()).reading, ES) == "3 han 30 fu"
