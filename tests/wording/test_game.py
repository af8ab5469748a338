"""One game in sentences."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from fractions import Fraction
from typing import TYPE_CHECKING

import pytest

from ligamahjong.league.explain import SeatFacts, explain
from ligamahjong.league.game import Mode, Venue
from ligamahjong.league.ladder import Grade, GradeMove
from ligamahjong.league.rating import INITIAL, Rating, Ties
from ligamahjong.league.replay import Replay, Snapshot
from ligamahjong.league.rules import LeagueRules
from ligamahjong.table import Wind
from ligamahjong.wording import Language
from ligamahjong.wording.game import (
    EXPLAIN_HEADINGS,
    VENUES,
    WINDS,
    formula,
    grade_line,
    heading,
    seat_lines,
    tie_lines,
)
from support.games import game

if TYPE_CHECKING:
    from ligamahjong.league.explain import GameFacts
    from ligamahjong.table import Four

ES, EN = Language.ES, Language.EN
NAMES = {"a": "Ana Gil", "b": "Íñigo Peña", "c": "Núria Muñoz", "d": "Óscar Güell"}


def played(scores: Four[int], ties: Ties = Ties.SHARED, mode: Mode = Mode.RIICHI) -> GameFacts:
    rules = LeagueRules(ties)
    return explain(Replay(Snapshot(mode), rules).play(game(scores=scores, mode=mode)), rules)


THIRD_KYUU = Grade("3-kyuu", 120, 240, (30, 15, 0, -10), floor=False)
SECOND_KYUU = Grade("2-kyuu", 140, 280, (30, 15, 0, -15), floor=False)
LAST = Grade("10-dan", 2000, None, (30, 15, 0, -45), floor=False)


def seat(**changes: object) -> SeatFacts:
    """Somebody established, in 3-kyuu with 225 points, who finishes second."""
    facts = SeatFacts(
        seat=Wind.EAST,
        player="a",
        score=31700,
        place=2,
        entry_place=2,
        games_before=40,
        before=Rating(25.0, 2.0),
        after=Rating(25.5, 1.9),
        grade_before=THIRD_KYUU,
        grade_after=THIRD_KYUU,
        points_before=200,
        points_gained=15,
        points_after=215,
        grade_move=GradeMove.NONE,
        debt_before=Fraction(0),
        debt_after=Fraction(0),
    )
    return replace(facts, **changes)  # type: ignore[arg-type]


def test_the_heading_says_which_game_it_is() -> None:
    known = replace(game(7), venue=Venue.IN_PERSON, event="Liga de otoño")
    assert heading(known, ES) == (
        "Partida 7 de Riichi, 15 de enero de 2026, 17:07 · presencial · Liga de otoño"
    )
    assert heading(game(7, mode=Mode.MCR), EN) == "Game 7 of MCR, 15 January 2026, 17:07"


def test_the_first_game_of_all_in_full() -> None:
    first = played((4, 3, 2, 1)).order[0]
    assert formula(first, "Ana Gil", ES) == (
        "Ana Gil: 24 × (+2,795253) − 72 × (−0,069762) = +72,108895"
    )
    assert seat_lines(first, ES) == [
        "μ 25,000000 → 27,795253 · σ 8,333333 → 8,263572",
        "Resultado mejor de lo que el modelo esperaba: μ sube.",
        "El modelo está más seguro (σ baja), y eso suma 5,02 puntos.",
        "Primera partida: parte de 1500.",
        "Rating provisional · 1 de 20 partidas.",
        (
            "Grado 10-kyuu: 0 + 30 llega al umbral de 20: asciende a 9-kyuu y empieza con su base, "
            "0 puntos."
        ),
    ]
    assert seat_lines(first, EN) == [
        "μ 25.000000 → 27.795253 · σ 8.333333 → 8.263572",
        "A better result than the model expected: μ rises.",
        "The model is surer (σ falls), which adds 5.02 points.",
        "First game: starts from 1500.",
        "Provisional rating · 1 of 20 games.",
        (
            "Grade 10-kyuu: 0 + 30 reaches the threshold of 20: promoted to 9-kyuu, starting with "
            "its base, 0 points."
        ),
    ]


@pytest.mark.parametrize(
    ("changes", "spanish", "english"),
    [
        (
            {},
            "Grado 3-kyuu: 200 + 15 = 215 puntos de 240.",
            "Grade 3-kyuu: 200 + 15 = 215 points of 240.",
        ),
        (
            {"points_before": 1, "points_gained": 0, "points_after": 1},
            "Grado 3-kyuu: 1 + 0 = 1 punto de 240.",
            "Grade 3-kyuu: 1 + 0 = 1 point of 240.",
        ),
        (
            {
                "grade_move": GradeMove.PROMOTION,
                "points_before": 225,
                "points_gained": 30,
                "grade_after": SECOND_KYUU,
                "points_after": 140,
            },
            (
                "Grado 3-kyuu: 225 + 30 llega al umbral de 240: asciende a 2-kyuu y empieza con su "
                "base, 140 puntos."
            ),
            (
                "Grade 3-kyuu: 225 + 30 reaches the threshold of 240: promoted to 2-kyuu, starting "
                "with its base, 140 points."
            ),
        ),
        (
            {
                "grade_move": GradeMove.DEMOTION,
                "grade_before": SECOND_KYUU,
                "points_before": 5,
                "points_gained": -15,
                "points_after": 120,
                "grade_after": THIRD_KYUU,
            },
            (
                "Grado 2-kyuu: 5 − 15 queda por debajo de cero: desciende a 3-kyuu y empieza con "
                "su base, 120 puntos."
            ),
            (
                "Grade 2-kyuu: 5 − 15 falls below zero: demoted to 3-kyuu, starting with its base, "
                "120 points."
            ),
        ),
        (
            {
                "grade_move": GradeMove.HELD,
                "points_before": 5,
                "points_gained": -10,
                "points_after": 0,
            },
            (
                "Grado 3-kyuu: 5 − 10 quedaría por debajo de cero, y de este grado no se baja: se "
                "queda en 0 puntos."
            ),
            (
                "Grade 3-kyuu: 5 − 10 would fall below zero, and nobody goes down from this grade: "
                "it stays at 0 points."
            ),
        ),
        (
            {
                "grade_before": LAST,
                "grade_after": LAST,
                "points_before": 12000,
                "points_gained": 30,
                "points_after": 12030,
            },
            "Grado 10-dan: 12.000 + 30 = 12.030 puntos.",
            "Grade 10-dan: 12,000 + 30 = 12,030 points.",
        ),
    ],
    ids=["none", "one-point", "promotion", "demotion", "held", "last"],
)
def test_grades(changes: dict[str, object], spanish: str, english: str) -> None:
    facts = seat(**changes)
    assert (grade_line(facts, ES), grade_line(facts, EN)) == (spanish, english)


@pytest.mark.parametrize(
    ("after", "spanish", "english"),
    [
        (Rating(25.5, 1.9), ("mejor", "más seguro"), ("better", "surer")),
        (Rating(24.5, 1.9), ("peor", "más seguro"), ("worse", "surer")),
        (Rating(25.0, 1.9), ("El resultado esperado", "más seguro"), ("expected", "surer")),
        (Rating(25.5, 2.1), ("mejor", "menos seguro"), ("better", "less sure")),
    ],
)
def test_why_the_rating_moved(
    after: Rating, spanish: tuple[str, str], english: tuple[str, str]
) -> None:
    for language, words in ((ES, spanish), (EN, english)):
        _, result, certainty, *_ = seat_lines(seat(after=after), language)
        assert words[0] in result
        assert words[1] in certainty


def test_less_certainty_takes_points() -> None:
    assert "El modelo está menos seguro (σ sube), y eso resta 7,20 puntos." in seat_lines(
        seat(after=Rating(25.5, 2.1)), ES
    )


@pytest.mark.parametrize(
    ("games_before", "spanish"),
    [
        (0, "Rating provisional · 1 de 20 partidas."),
        (18, "Rating provisional · 19 de 20 partidas."),
        (19, "Con esta partida el rating deja de ser provisional."),
    ],
)
def test_the_end_of_being_provisional(games_before: int, spanish: str) -> None:
    assert spanish in seat_lines(seat(games_before=games_before), ES)


def test_nothing_is_said_of_an_established_rating_without_debt() -> None:
    lines = seat_lines(seat(), ES)
    assert len(lines) == 4
    assert not any("provisional" in line or "Deuda" in line for line in lines)


def test_a_newcomer_starts_from_1500() -> None:
    newcomer = seat(games_before=0, before=INITIAL)
    assert "Primera partida: parte de 1500." in seat_lines(newcomer, ES)
    assert not any("Primera" in line for line in seat_lines(seat(games_before=1), ES))


def test_a_game_takes_a_unit_off_the_debt() -> None:
    indebted = seat(debt_before=Fraction(3, 2), debt_after=Fraction(1, 2))
    assert seat_lines(indebted, ES)[-1] == (
        "Deuda de actividad: 1,50 → 0,50 unidades; cada partida quita una."
    )
    assert seat_lines(indebted, EN)[-1] == (
        "Activity debt: 1.50 → 0.50 units; each game takes one off."
    )


def test_shared_ties() -> None:
    lines = tie_lines(played((30, 40, 30, 0)), NAMES, ES)
    assert lines[0] == "Ana Gil y Núria Muñoz empatan a 30."
    assert lines[1].startswith("Para el rating es un empate, tal como lo trata OpenSkill 6.0.0")
    assert "Para el puesto y el grado decide el orden de registro" in lines[1]
    assert tie_lines(played((30, 40, 30, 0)), NAMES, EN)[0] == "Ana Gil and Núria Muñoz tie on 30."


def test_ties_by_order_of_entry() -> None:
    _, line = tie_lines(played((30, 40, 30, 0), Ties.ENTRY_ORDER), NAMES, ES)
    assert line.startswith("Para el rating, el puesto y el grado decide el orden de registro")
    _, line = tie_lines(played((30, 40, 30, 0), Ties.ENTRY_ORDER), NAMES, EN)
    assert line.startswith("For the rating, the place and the grade the order of entry decides")


def test_two_pairs_and_all_four() -> None:
    pairs = tie_lines(played((31700, 31700, -1200, -1200)), NAMES, ES)
    assert pairs[:2] == [
        "Ana Gil e Íñigo Peña empatan a 31.700.",
        "Núria Muñoz y Óscar Güell empatan a −1.200.",
    ]
    assert tie_lines(played((0, 0, 0, 0)), NAMES, ES)[0] == (
        "Ana Gil, Íñigo Peña, Núria Muñoz y Óscar Güell empatan a 0."
    )


def test_no_tie_no_line() -> None:
    assert tie_lines(played((4, 3, 2, 1)), NAMES, ES) == []


def test_everything_has_a_name_in_both_languages() -> None:
    assert set(WINDS) == set(Wind)
    assert set(VENUES) == set(Venue)
    for text in (*EXPLAIN_HEADINGS.values(), *WINDS.values(), *VENUES.values()):
        assert text.es != text.en


def test_the_heading_of_a_game_of_which_only_the_day_is_known() -> None:
    known = replace(game(7, on=date(2026, 5, 18)), has_time=False)
    assert heading(known, EN) == "Game 7 of Riichi, 18 May 2026"
