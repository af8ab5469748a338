"""A player's card in sentences."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from fractions import Fraction

from ligamahjong.league.game import Mode
from ligamahjong.league.ladder import Grade, GradeStanding
from ligamahjong.league.rating import Rating
from ligamahjong.league.replay import PlayerState
from ligamahjong.league.standings import Medal, Standing
from ligamahjong.people import Person
from ligamahjong.wording import Language
from ligamahjong.wording.player import HISTORY_HEADINGS, card

ES, EN = Language.ES, Language.EN
ON = date(2026, 10, 31)
GRADE = Grade("1-dan", 200, 400, (30, 15, 0, -25), floor=True)


def standing(**changes: object) -> Standing:
    """Somebody listed, established, without debt."""
    state = PlayerState(
        "p1", Rating(30.0, 2.0), 1234, GradeStanding(10, 150), Fraction(0), date(2026, 10, 3)
    )
    one = Standing(
        position=3,
        medal=Medal.BRONZE,
        person=Person("p1", "Núria Muñoz", "CT", "Els Quatre Vents"),
        state=state,
        projection=2076.0,
        debt=Fraction(0),
        discount=0.0,
        rating=2076.0,
        games_to_recover=0,
        provisional=False,
        grade=GRADE,
        progress=-50,
        missing=250,
    )
    return replace(one, **changes)  # type: ignore[arg-type]


def lines(one: Standing, language: Language = ES) -> list[str]:
    return card(one, Mode.RIICHI, ON, language)


def test_a_listed_player() -> None:
    assert lines(standing()) == [
        "Núria Muñoz · Els Quatre Vents · Cataluña",
        "3.º en el ranking de Riichi · bronce",
        "Rating 2076,000000",
        "μ 30,000000 · σ 2,000000",
        "1.234 partidas, la última el 3 de octubre de 2026",
        "Grado 1-dan: 150 puntos, progreso −50 de 200; para ascender: 250",
    ]
    assert lines(standing(), EN) == [
        "Núria Muñoz · Els Quatre Vents · Catalonia",
        "3rd in the Riichi ranking · bronze",
        "Rating 2076.000000",
        "μ 30.000000 · σ 2.000000",
        "1,234 games, the last on 3 October 2026",
        "Grade 1-dan: 150 points, progress −50 of 200; to be promoted: 250",
    ]


def test_an_unlisted_player_and_the_day_of_leaving() -> None:
    state = standing().state._replace(last_game=date(2024, 2, 29))
    gone = standing(position=None, medal=None, state=state)
    assert lines(gone)[1] == (
        "Fuera del ranking de Riichi desde el 28 de febrero de 2026: dos años sin jugar. Volverá "
        "con la próxima partida."
    )
    assert lines(gone, EN)[1].startswith("Not in the Riichi ranking since 28 February 2026")


def test_a_discounted_player() -> None:
    discounted = standing(
        projection=1900.0,
        debt=Fraction(4),
        discount=200.0,
        rating=1700.0,
        games_to_recover=4,
    )
    _, _, rating, discount, *rest = lines(discounted)
    assert rating == "Rating 1700,000000 ↓"
    assert discount == (
        "Proyección 1900,000000 − descuento 200,000000, ajuste del 31 de octubre de 2026: 4 de 8 "
        "unidades de deuda de actividad; si no aumenta, se recupera con 4 partidas"
    )
    assert not any("sin descuento" in line for line in rest)
    assert lines(discounted, EN)[3] == (
        "Projection 1900.000000 − discount 200.000000, adjusted on 31 October 2026: 4 of 8 units "
        "of activity debt; if it does not grow, 4 games will recover it"
    )


def test_one_game_to_recover_is_one_game() -> None:
    barely = standing(debt=Fraction(1, 31), discount=0.1, games_to_recover=1)
    assert "0,03 (= 1/31) de 8" in lines(barely)[3]
    assert lines(barely)[3].endswith("se recupera con 1 partida")


def test_debt_without_discount() -> None:
    low = standing(projection=1450.0, rating=1450.0, debt=Fraction(3, 2), games_to_recover=2)
    assert lines(low)[2] == "Rating 1450,000000"
    assert lines(low)[-1] == "Deuda de actividad: 1,50 de 8 unidades, sin descuento"
    assert lines(low, EN)[-1] == "Activity debt: 1.50 of 8 units, no discount"


def test_the_last_grade() -> None:
    last = Grade("10-dan", 2000, None, (30, 15, 0, -45), floor=False)
    state = standing().state._replace(grade=GradeStanding(19, 12345))
    top = standing(grade=last, state=state, progress=10345, missing=None)
    assert lines(top)[-1] == "Grado 10-dan, el último: 12.345 puntos, progreso 10.345"
    assert lines(top, EN)[-1] == "Grade 10-dan, the last: 12,345 points, progress 10,345"


def test_a_provisional_player() -> None:
    state = standing().state._replace(games=12)
    new = standing(provisional=True, state=state)
    assert "Rating provisional · 12 de 20 partidas" in lines(new)
    assert "Provisional rating · 12 of 20 games" in lines(new, EN)


def test_nothing_is_said_of_a_club_or_region_that_is_not_known() -> None:
    alone = standing(person=Person("p1", "Núria Muñoz"), medal=None, position=12)
    assert lines(alone)[:2] == ["Núria Muñoz", "12.º en el ranking de Riichi"]


def test_somebody_who_lives_abroad() -> None:
    away = standing(person=Person("p1", "Núria Muñoz", "XX"))
    assert lines(away)[0] == "Núria Muñoz · En el extranjero"
    assert lines(away, EN)[0] == "Núria Muñoz · Abroad"


def test_every_heading_of_the_history_is_in_both_languages() -> None:
    assert all(text.es != text.en for text in HISTORY_HEADINGS.values())
