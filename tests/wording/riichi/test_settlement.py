"""Settlements in words."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ligamahjong.riichi.editions import RCR_2025, TENHOU, WRC
from ligamahjong.riichi.settlement import Chombo, Draw, Outcome, Table, Win, Wins, settle
from ligamahjong.wording import Language
from ligamahjong.wording.riichi.settlement import (
    REASONS,
    after_line,
    game_headings,
    game_row,
    hand_headings,
    hand_rows,
    outcome_text,
    table_name,
)

ES, EN = Language.ES, Language.EN
TWO = Wins((Win(1, 1280), Win(2, 2000)), 0, frozenset({0, 2}))


def test_a_hand_line_by_line() -> None:
    found = settle(Table(honba=1, sticks=2), TWO)
    assert hand_headings(ES) == ["Concepto", "Este", "Sur", "Oeste", "Norte", "Mesa"]
    assert hand_rows(found, ES) == [
        ["riichi de Este", "−1.000", "", "", "", "+1.000"],
        ["riichi de Oeste", "", "", "−1.000", "", "+1.000"],
        ["victoria de Sur", "−5.200", "+5.200", "", "", ""],
        ["honba para Sur", "−300", "+300", "", "", ""],
        ["victoria de Oeste", "−8.000", "", "+8.000", "", ""],
        ["honba para Oeste", "−300", "", "+300", "", ""],
        ["3 palillos de riichi", "", "+3.000", "", "", "−3.000"],
        ["1 palillo de riichi", "", "", "+1.000", "", "−1.000"],
        ["Total", "−14.800", "+8.500", "+8.300", "", "−2.000"],
        ["Marcador", "15.200", "38.500", "38.300", "30.000", "0"],
    ]


def test_who_answers_for_a_yakuman() -> None:
    found = settle(Table(), Wins((Win(1, 8000, responsible=2),), 0))
    assert hand_rows(found, EN)[0] == [
        "South's yakuman; West answers",
        "−16,000",
        "+32,000",
        "−16,000",
        "",
        "",
    ]


@pytest.mark.parametrize(
    ("outcome", "spanish", "english"),
    [
        (
            TWO,
            "ganan Sur y Oeste, del descarte de Este",
            "South and West win on East's discard",
        ),
        (
            Wins((Win(1, 1280),), 0),
            "gana Sur, del descarte de Este",
            "South wins on East's discard",
        ),
        (Wins((Win(3, 1280),)), "gana Norte, del muro", "North wins by self-draw"),
        (Draw(), "nadie gana; nadie en tenpai", "nobody wins; nobody in tenpai"),
        (
            Draw(frozenset({2, 0})),
            "nadie gana; tenpai Este y Oeste",
            "nobody wins; tenpai East and West",
        ),
        (Chombo(1), "chombo de Sur", "chombo of South"),
        (Draw(abortive=True), "empate abortivo", "abortive draw"),
        (
            Draw(frozenset({0}), nagashi=frozenset({1})),
            "nadie gana; tenpai Este; nagashi mangan de Sur",
            "nobody wins; tenpai East; nagashi mangan of South",
        ),
    ],
)
def test_how_a_hand_ended(outcome: Outcome, spanish: str, english: str) -> None:
    assert outcome_text(outcome, ES) == spanish
    assert outcome_text(outcome, EN) == english


@pytest.mark.parametrize(
    ("outcome", "spanish"),
    [
        (TWO, "Sigue: Este 2, reparte Sur."),
        (Wins((Win(0, 1280),), 2), "Sigue: Este 1, 1 honba, reparte Este."),
        (
            Draw(frozenset({2}), frozenset({2})),
            "Sigue: Este 2, 1 honba, reparte Sur; en la mesa, 1 palillo de riichi.",
        ),
        (
            Chombo(1),
            (
                "Se repite la mano: Este 1. Los palillos de riichi vuelven a sus dueños, y a Sur "
                "se le restan 20.000 al final, después de la uma."
            ),
        ),
    ],
)
def test_what_comes_next(outcome: Outcome, spanish: str) -> None:
    assert after_line(outcome, settle(Table(), outcome), RCR_2025, ES) == spanish


def test_a_chombo_that_costs_nothing() -> None:
    found = settle(Table(), Chombo(1), TENHOU)
    assert after_line(Chombo(1), found, TENHOU, EN) == (
        "The hand is played again: East 1. Riichi sticks go back to their owners. "
        "Under these rules chombo costs no points."
    )


def test_the_end_of_a_game() -> None:
    last = Table(round=1, dealer=3, sticks=1)
    assert after_line(Draw(), settle(last, Draw()), RCR_2025, ES) == (
        "Fin de la partida; en la mesa, 1 palillo de riichi, que es de quien acaba primero."
    )
    two = replace(last, sticks=2)
    assert after_line(Draw(), settle(two, Draw()), RCR_2025, ES) == (
        "Fin de la partida; en la mesa, 2 palillos de riichi, que son de quien acaba primero."
    )
    assert after_line(Draw(), settle(two, Draw(), WRC), WRC, EN) == (
        "The game is over; on the table, 2 riichi sticks, which nobody takes."
    )
    tenpai = Draw(frozenset({3}))
    may_stop = after_line(tenpai, settle(Table(round=1, dealer=3), tenpai, TENHOU), TENHOU, ES)
    assert may_stop == (
        "Sigue: Sur 4, 1 honba, reparte Norte. Norte puede dar la partida por acabada."
    )


def test_hands_of_a_game() -> None:
    before = Table(round=1, dealer=3, honba=2)
    outcome = Wins((Win(0, 2000),), 1)
    row = game_row(before, outcome, settle(before, outcome), EN)
    assert row == [
        "South 4, 2 honba",
        "East wins on South's discard",
        "+8,600",
        "−8,600",
        "",
        "",
        "38,600",
        "21,400",
        "30,000",
        "30,000",
    ]
    assert len(game_headings(EN)) == len(row)
    assert table_name(Table(round=4), ES) == "Este 1"


@given(
    outcome=st.builds(
        Wins,
        st.tuples(st.builds(Win, st.just(1), st.just(8000), st.sampled_from([None, 2]))),
        st.sampled_from([None, 0, 3]),
        st.frozensets(st.integers(0, 3)),
    )
    | st.builds(Draw, st.frozensets(st.integers(0, 3)), st.just(frozenset())),
    language=st.sampled_from(Language),
)
def test_every_line_can_be_said(outcome: Outcome, language: Language) -> None:
    found = settle(Table(honba=1, sticks=1), outcome)
    rows = hand_rows(found, language)
    assert {one.reason for one in found.lines} <= REASONS.keys()
    assert all(len(row) == len(hand_headings(language)) for row in rows)
    assert not any(mark in str(rows) for mark in ("{", "}", "None"))
