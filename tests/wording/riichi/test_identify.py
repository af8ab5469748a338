"""Inverse scoring in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ligamahjong.riichi.editions import RCR_2016, RCR_2025, TENHOU
from ligamahjong.riichi.identify import (
    identify_changes,
    identify_payments,
    other_counters,
    other_tables,
)
from ligamahjong.riichi.settlement import Table
from ligamahjong.wording import Language
from ligamahjong.wording.riichi.identify import changes_lines, payments_lines, table_lines

if TYPE_CHECKING:
    from ligamahjong.table import Four

ES, EN = Language.ES, Language.EN


def said(changes: Four[int], table: Table | None = None, language: Language = ES) -> list[str]:
    before = table or Table()
    found = identify_changes(changes, before, RCR_2025)
    others = () if found.fits else other_tables(changes, before, RCR_2025)
    return [
        *changes_lines(found, changes, before, RCR_2025, language),
        *table_lines(others, before, language),
    ]


def test_a_win_on_a_discard() -> None:
    assert said((-5500, 5500, 0, 0), Table(honba=1)) == [
        "Encaja una sola mano:",
        (
            "Sur gana 5.200 (2 han 80 fu o 3 han 40 fu), de un descarte de Este. Quizá con riichi "
            "de Sur; no se nota."
        ),
    ]


def test_two_wins_and_a_riichi_that_shows() -> None:
    assert said((-13_200, 6200, 8000, -1000), language=EN)[1] == (
        "South wins 5,200 (2 han 80 fu or 3 han 40 fu) and West wins 8,000 (mangan), on a discard "
        "of East. With riichi of North. Perhaps of South and West too; it does not show."
    )


def test_a_self_draw_and_a_yakuman_answered_for() -> None:
    assert said((-2600, 5200, -1300, -1300))[1] == (
        "Sur gana 5.200 (2 han 80 fu, 3 han 40 fu o 4 han 20 fu), del muro. Quizá con riichi de "
        "Sur; no se nota."
    )
    assert said((0, 32_000, 0, -32_000))[:2] == [
        "Encajan 2 manos:",
        (
            "Sur gana 32.000 (yakuman), del muro. Norte responde del yakuman de Sur. Quizá con "
            "riichi de Sur; no se nota."
        ),
    ]


@pytest.mark.parametrize(
    ("changes", "line"),
    [
        ((1500, 500, -1500, -1500), "Nadie gana; en tenpai, Este y Sur. Con riichi de Sur."),
        ((-1000, 0, 0, 0), "Nadie gana y los cuatro están en tenpai. Con riichi de Este."),
    ],
)
def test_draws(changes: Four[int], line: str) -> None:
    assert said(changes)[1] == line


def test_nothing_paid() -> None:
    assert said((0, 0, 0, 0)) == [
        "Encajan 2 manos:",
        "Nadie gana y nadie está en tenpai.",
        "Nadie gana y los cuatro están en tenpai.",
        "O bien un chombo: los puntos se restan al final de la partida.",
    ]


def test_what_does_not_exist() -> None:
    assert said((-7800, 7800, 0, 0)) == [
        "Imposible: 7.800 no existe en RCR 2025 (de un descarte).",
        "Lo más cercano: 7.100 (2 han 110 fu) y 8.000 (mangan).",
    ]
    assert said((-7800, 7800, 0, 0), language=EN) == [
        "Impossible: there is no 7,800 in RCR 2025 (on a discard).",
        "The nearest: 7,100 (2 han 110 fu) and 8,000 (mangan).",
    ]


def test_what_exists_for_the_others_only() -> None:
    assert said((8000, -8000, 0, 0))[0] == (
        "Imposible: 8.000 no existe en RCR 2025 para quien reparte (de un descarte)."
    )
    assert said((-7700, 7700, 0, 0), language=EN)[0] == (
        "Impossible: there is no 7,700 in RCR 2025 for a non-dealer (on a discard)."
    )


def test_a_self_draw_paid_in_the_wrong_parts() -> None:
    assert said((-1800, 5200, -1700, -1700)) == [
        "Imposible: 5.200 existe en RCR 2025 (del muro), pero se paga de otro modo.",
        "Se esperaba: Este −2.600, Sur +5.200, Oeste −1.300, Norte −1.300.",
    ]


def test_changes_that_do_not_add_up_or_look_like_nothing() -> None:
    assert said((-13_000, 5000, 8000, 100)) == [
        (
            "Imposible: los cambios no cuadran; suman 100 y se esperaba 0, o −1.000 por cada "
            "riichi si nadie gana."
        )
    ]
    assert said((-500, -500, 500, 500)) == ["Imposible: ninguna mano de RCR 2025 encaja."]


def test_several_winners_and_one_is_answered_for() -> None:
    assert said((-24_000, 32_000, 8000, -16_000), language=EN)[1].startswith(
        "South wins 32,000 (yakuman) and West wins 8,000 (mangan), on a discard of East. North "
        "answers for the yakuman of South."
    )


def test_what_else_may_lie_on_the_table() -> None:
    assert said((-7000, 7000, 0, 0))[-1] == "Encajaría si en la mesa hubiera 2 honba."
    assert said((-8000, 10_000, 0, 0))[-1] == (
        "Encajaría si en la mesa hubiera 2 palillos de riichi."
    )
    table = Table(honba=1, sticks=1)
    assert said((-8000, 8000, 0, 0), table)[-1] == (
        "Encajaría si en la mesa hubiera 0 honba y ningún palillo de riichi."
    )
    found = identify_payments([2700, 1400])
    others = other_counters([2700, 1400])
    assert list(payments_lines(found, RCR_2025, EN, others))[-1] == (
        "It would fit with 1 honba on the table."
    )


def test_payments_in_the_wrong_parts() -> None:
    found = identify_payments([1300, 1300, 1400])
    assert list(payments_lines(found, RCR_2025, ES)) == [
        "Imposible: 4.000 existe en RCR 2025 (del muro), pero se paga de otro modo.",
        (
            "Otro asiento, 4.000 (2 han 60 fu o 3 han 30 fu). Este paga 2.000; los otros dos, "
            "1.000 cada uno."
        ),
    ]


def test_draws_that_some_editions_have() -> None:
    table = Table(honba=1)
    changes = (-4000, 8000, -2000, -2000)
    found = identify_changes(changes, table, TENHOU)
    assert list(changes_lines(found, changes, table, TENHOU, ES))[1] == (
        "Nadie gana; nagashi mangan de Sur."
    )
    nothing = (0, 0, 0, 0)
    found = identify_changes(nothing, table, TENHOU)
    assert "Empate abortivo." in list(changes_lines(found, nothing, table, TENHOU, ES))


def test_payments() -> None:
    found = identify_payments([7800], RCR_2025)
    assert list(payments_lines(found, RCR_2025, ES)) == [
        (
            "Del muro, Este: 2 han 80 fu, 3 han 40 fu o 4 han 20 fu. Cada uno paga 2.600: Sur, "
            "Oeste y Norte."
        ),
        "Imposible: 7.800 no existe en RCR 2025 (de un descarte).",
        "Lo más cercano: Este, 7.700 (2 han 80 fu o 3 han 40 fu) y otro asiento, 8.000 (mangan).",
    ]
    known = identify_payments([7700], RCR_2016)
    assert list(payments_lines(known, RCR_2016, EN)) == [
        "On a discard, another seat: 3 han 60 fu or 4 han 30 fu.",
        "On a discard, East: 2 han 80 fu or 3 han 40 fu.",
    ]
