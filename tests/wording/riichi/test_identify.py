"""Inverse scoring in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ligamahjong.riichi.editions import RCR_2016, RCR_2025
from ligamahjong.riichi.identify import identify_changes, identify_payments
from ligamahjong.riichi.settlement import Table
from ligamahjong.wording import Language
from ligamahjong.wording.riichi.identify import changes_lines, payments_lines

if TYPE_CHECKING:
    from ligamahjong.table import Four

ES, EN = Language.ES, Language.EN


def said(changes: Four[int], table: Table | None = None, language: Language = ES) -> list[str]:
    before = table or Table()
    found = identify_changes(changes, before, RCR_2025)
    return list(changes_lines(found, changes, before.sticks, RCR_2025, language))


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
            "Sur gana 32.000 (yakuman), del muro. Responde del yakuman Norte. Quizá con riichi de "
            "Sur; no se nota."
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


def test_a_self_draw_paid_in_the_wrong_parts() -> None:
    assert said((-1800, 5200, -1700, -1700)) == [
        "Imposible: 5.200 existe en RCR 2025 (del muro), pero se paga de otro modo.",
        "Lo más cercano: 5.200 (2 han 80 fu, 3 han 40 fu o 4 han 20 fu).",
    ]


def test_changes_that_do_not_add_up_or_look_like_nothing() -> None:
    assert said((-13_000, 5000, 8000, 100)) == [
        (
            "Imposible: los cambios no cuadran; suman 100 y se esperaba 0, o −1.000 por cada "
            "riichi si nadie gana."
        )
    ]
    assert said((-500, -500, 500, 500)) == ["Imposible: ninguna mano de RCR 2025 encaja."]


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
