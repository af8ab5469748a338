"""What lies before a game."""

from __future__ import annotations

import pytest

from ligamahjong.league.game import Mode
from ligamahjong.league.rating import Rating
from ligamahjong.league.what_if import TEMPERATURES, what_if
from ligamahjong.wording import Language
from ligamahjong.wording import what_if as ahead

ES, EN = Language.ES, Language.EN
ALBA, CARLA = Rating(35, 3), Rating(15, 3)


def test_the_scenario_of_two_strong_and_two_weak_players() -> None:
    alba, _, carla, _ = what_if((ALBA, ALBA, CARLA, CARLA), 1.0)
    assert ahead.chance_row("Alba", alba, ES) == [
        "Alba",
        "2124",
        "43,8\N{NO-BREAK SPACE}%",
        "39,9\N{NO-BREAK SPACE}%",
        "14,0\N{NO-BREAK SPACE}%",
        "2,4\N{NO-BREAK SPACE}%",
    ]
    assert ahead.change_row("Alba", alba, ES)[:2] == ["Alba", "+12,42"]
    assert ahead.range_row("Carla", carla, EN)[1:] == [
        "+19.81",
        "+17.74 … +18.58",
        "+7.89 … +16.24",
        "−13.16 … −4.81",
    ]


def test_every_table_has_a_title_and_as_many_headings_as_cells() -> None:
    outcome = what_if((ALBA, ALBA, CARLA, CARLA))[0]
    rows = {"chances": ahead.chance_row, "changes": ahead.change_row, "ranges": ahead.range_row}
    assert set(ahead.TITLES) == set(rows)
    for kind, row in rows.items():
        for language in Language:
            assert len(ahead.headings(kind, language)) == len(row("Alba", outcome, language))
    assert ahead.headings("changes", ES) == ["Jugador", "1.º", "2.º", "3.º", "4.º", "Esperado"]


@pytest.mark.parametrize(
    ("temperature", "fitted", "spanish"),
    [
        (1.0, 2.53, "Temperatura 1: las probabilidades propias del modelo"),
        (1.0, None, "Temperatura 1: las probabilidades propias del modelo"),
        (TEMPERATURES[Mode.RIICHI], 2.53, "Temperatura 2,53: ajustada a resultados reales"),
        (3.0, 2.53, "Temperatura 3,00, por --temperature"),
        (2.53, None, "Temperatura 2,53, por --temperature"),
    ],
)
def test_where_the_probabilities_come_from(
    temperature: float, fitted: float | None, spanish: str
) -> None:
    assert ahead.note(temperature, fitted, ES).startswith(spanish)
    assert ahead.note(temperature, fitted, EN).startswith("Temperature")
