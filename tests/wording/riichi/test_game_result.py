"""Results of games in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ligamahjong.riichi.editions import RCR_2016, RCR_2025, WRC, Edition
from ligamahjong.riichi.settlement import Remarks, Substituted, game_result
from ligamahjong.wording import Language
from ligamahjong.wording.riichi.game_result import (
    ITEMS,
    remark_lines,
    result_headings,
    result_rows,
)

if TYPE_CHECKING:
    from ligamahjong.table import Four

ES, EN = Language.ES, Language.EN
SCORES = (42_300, 30_000, 28_700, 19_000)
UNCONFIRMED = (
    "Las reglas de retrasos, sustituciones y descalificación son las de 2016; para la edición de "
    "2025 no están confirmadas."
)


def remarks_of(
    remarks: Remarks,
    scores: Four[int] = SCORES,
    edition: Edition = RCR_2025,
    language: Language = ES,
) -> list[str]:
    found = game_result(scores, remarks, edition)
    return list(remark_lines(scores, found, remarks, edition, language))


def test_a_game_without_more() -> None:
    found = game_result(SCORES)
    assert result_headings(found, ES) == ["Puesto", "Asiento", "Puntos", "Neto", "Uma", "Final"]
    assert result_rows(SCORES, found, ES) == [
        ["1.º", "Este", "42.300", "+12.300", "+15.000", "+27.300"],
        ["2.º", "Sur", "30.000", "0", "+5.000", "+5.000"],
        ["3.º", "Oeste", "28.700", "−1.300", "−5.000", "−6.300"],
        ["4.º", "Norte", "19.000", "−11.000", "−15.000", "−26.000"],
    ]
    assert remarks_of(Remarks()) == []


def test_penalties_and_ties() -> None:
    scores = (30_000, 35_000, 35_000, 19_000)
    remarks = Remarks(sticks=1, chombo={1: 1}, late={3: 4})
    found = game_result(scores, remarks, RCR_2016)
    assert result_headings(found, EN)[3:] == ["Net", "Sticks", "Uma", "Chombo", "Late", "Final"]
    assert result_rows(scores, found, EN) == [
        ["1st", "South", "35,000", "+5,000", "+500", "+10,000", "−20,000", "0", "−4,500"],
        ["1st", "West", "35,000", "+5,000", "+500", "+10,000", "0", "0", "+15,500"],
        ["3rd", "East", "30,000", "0", "0", "−5,000", "0", "0", "−5,000"],
        ["4th", "North", "19,000", "−11,000", "0", "−15,000", "0", "−4,000", "−30,000"],
    ]


def test_every_line_of_a_sheet_has_words() -> None:
    remarks = Remarks(1, {0: 1}, {1: 1})
    assert [item.reason for item in game_result(SCORES, remarks).items] == list(ITEMS)


@pytest.mark.parametrize(
    ("scores", "sticks", "spanish", "english"),
    [
        (
            (42_300, 30_000, 28_700, 18_000),
            0,
            "Los puntos no cuadran: suman 119.000 y se esperaba 120.000; faltan 1.000.",
            "The scores do not add up: they make 119,000, expected 120,000; 1,000 are missing.",
        ),
        (
            (42_300, 30_000, 28_700, 19_000),
            1,
            "Los puntos no cuadran: suman 121.000 y se esperaba 120.000; sobran 1.000.",
            "The scores do not add up: they make 121,000, expected 120,000; 1,000 too many.",
        ),
    ],
)
def test_scores_that_do_not_add_up(
    scores: Four[int], sticks: int, spanish: str, english: str
) -> None:
    more = sticks == 0
    assert remarks_of(Remarks(sticks), scores) == [
        spanish,
        *(["Cuadrarían con 1 palillo de riichi más en la mesa."] if more else []),
    ]
    assert remarks_of(Remarks(sticks), scores, language=EN) == [
        english,
        *(["They would add up with 1 riichi stick more on the table."] if more else []),
    ]


def test_scores_that_are_no_hundreds() -> None:
    assert remarks_of(Remarks(), (42_350, 30_000, 28_650, 19_000)) == [
        "Revisa los puntos de Este y Oeste: no acaban en dos ceros, y todos los pagos lo hacen."
    ]


def test_substitutes_and_who_is_disqualified() -> None:
    remarks = Remarks(
        substituted={0: Substituted.FROM_START, 3: Substituted.DURING},
        disqualified=frozenset({2}),
    )
    from_start, during, last, dismissed, unconfirmed = remarks_of(remarks)
    assert from_start.startswith("Este: sustitución desde el principio. El resultado es fijo")
    assert during.startswith("Norte: sustitución durante la partida")
    assert last == "Oeste: última posición del torneo, sean cuales sean los puntos."
    assert dismissed.startswith("Oeste: si otra persona terminó la partida por quien fue desc")
    assert unconfirmed == UNCONFIRMED
    rows = result_rows(SCORES, game_result(SCORES, remarks), ES)
    assert [row[0] for row in rows] == ["1.º", "2.º", "desc.", "4.º"]


@pytest.mark.parametrize("remarks", [Remarks(late={0: 3}), Remarks(disqualified=frozenset({1}))])
def test_what_is_not_confirmed_for_2025_is_said_so(remarks: Remarks) -> None:
    assert UNCONFIRMED in remarks_of(remarks)
    assert UNCONFIRMED not in remarks_of(remarks, edition=RCR_2016)


def test_sticks_that_nobody_takes() -> None:
    scores = (42_300, 30_000, 28_700, 18_000)
    assert remarks_of(Remarks(1), scores, WRC) == [
        "Con estas reglas, los palillos que sobran no son de nadie."
    ]
