from __future__ import annotations

from dataclasses import replace
from datetime import UTC, date, datetime

import pytest

from ligamahjong.league.doubts import Cause, Doubt, DoubtKind, Weight
from ligamahjong.league.game import Game, Mode
from ligamahjong.wording import Language
from ligamahjong.wording.doubts import CAUSES, DOUBTS, WEIGHTS, sentence

OTHER = Game(
    "r7",
    Mode.RIICHI,
    datetime(2026, 5, 9, 18, 30, tzinfo=UTC),
    date(2026, 5, 9),
    ("a", "b", "c", "d"),
    (40_000, 30_000, 20_000, 10_000),
    source="mahjong-soul",
)
NAMES = {"a": "Ana Gil", "b": "Iñaki Paz"}


def said(kind: DoubtKind, weight: Weight = Weight.LIKELY, **more: object) -> list[str]:
    doubt = Doubt(kind, weight, **more)  # type: ignore[arg-type]
    return [sentence(doubt, NAMES, language) for language in Language]


def test_everything_has_words_in_both_languages() -> None:
    for texts, values in ((DOUBTS, DoubtKind), (CAUSES, Cause), (WEIGHTS, Weight)):
        assert set(texts) == set(values)
        assert all(text.es and text.en and text.es != text.en for text in texts.values())


@pytest.mark.parametrize("kind", DoubtKind)
def test_every_name_in_a_sentence_is_filled_in(kind: DoubtKind) -> None:
    for line in said(kind, other=OTHER, players=("a",), found=12, expected=4):
        assert not set("{}") & set(line)
        assert line[0].isupper()
        assert line[-1] in ".?"


def test_another_game_is_named_by_its_start_and_its_source() -> None:
    spanish, english = said(DoubtKind.SAME_GAME, other=OTHER)
    assert spanish.endswith("el mismo comienzo, 9 de mayo de 2026, 18:30 (fuente: mahjong-soul).")
    assert english.endswith("the same start, 9 May 2026, 18:30 (source: mahjong-soul).")


def test_an_unknown_hour_is_not_within_hours() -> None:
    known, unknown = (
        said(DoubtKind.SAME_FOUR, other=game)[0] for game in (OTHER, replace(OTHER, has_time=False))
    )
    assert "menos de 2 horas: 9 de mayo de 2026, 18:30" in known
    assert "ese día, sin hora: 9 de mayo de 2026 (" in unknown


def test_people_are_called_by_name_and_unknown_ones_by_id() -> None:
    spanish, english = said(DoubtKind.TWO_GAMES_AT_ONCE, other=OTHER, players=("a", "b", "z9"))
    assert spanish.startswith("En dos partidas a la vez: Ana Gil, Iñaki Paz y z9. La otra:")
    assert english.startswith("In two games at once: Ana Gil, Iñaki Paz and z9. The other one:")


def test_a_sum_says_how_far_it_is_off_and_what_it_looks_like() -> None:
    spanish, english = said(
        DoubtKind.UNUSUAL_SUM, found=118_000, expected=120_000, cause=Cause.STICKS
    )
    assert spanish.startswith("Los puntos suman 118.000 y deberían sumar 120.000 (−2.000). Parece")
    assert english.startswith("The scores add up to 118,000 and should add up to 120,000 (−2,000).")
    assert said(DoubtKind.UNUSUAL_SUM, found=10, expected=0)[0].endswith("(+10).")


def test_the_year_is_asked_for_where_it_may_be_a_slip() -> None:
    slight, likely = (
        said(DoubtKind.LONG_PAST, weight, found=360)[0] for weight in (Weight.SLIGHT, Weight.LIKELY)
    )
    assert slight == "Se jugó hace 360 días."
    assert likely == "Se jugó hace 360 días. ¿Está bien el año?"


def test_one_day_is_one_day() -> None:
    assert said(DoubtKind.IN_FUTURE, found=1) == [
        "La fecha no ha llegado todavía; será dentro de 1 día.",
        "The date is still to come, in 1 day.",
    ]


def test_an_hour_of_the_night_may_be_one_of_the_afternoon() -> None:
    assert said(DoubtKind.SMALL_HOURS, found=5)[0] == (
        "Una mesa que empieza a las 5 de la madrugada: ¿no serían las 17:00?"
    )
