"""Days and hours in the two languages."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, datetime, timedelta, timezone

import pytest

from ligamahjong.wording import Language
from ligamahjong.wording.dates import day, game_start, moment
from support.games import game

ES, EN = Language.ES, Language.EN


@pytest.mark.parametrize(
    ("month", "spanish", "english"),
    [
        (1, "enero", "January"),
        (2, "febrero", "February"),
        (3, "marzo", "March"),
        (4, "abril", "April"),
        (5, "mayo", "May"),
        (6, "junio", "June"),
        (7, "julio", "July"),
        (8, "agosto", "August"),
        (9, "septiembre", "September"),
        (10, "octubre", "October"),
        (11, "noviembre", "November"),
        (12, "diciembre", "December"),
    ],
)
def test_days_are_written_with_the_name_of_the_month(
    month: int, spanish: str, english: str
) -> None:
    on = date(2026, month, 9)
    assert (day(on, ES), day(on, EN)) == (f"9 de {spanish} de 2026", f"9 {english} 2026")


def test_hours_are_those_of_the_clock_the_time_carries() -> None:
    start = datetime(2026, 8, 22, 9, 5, tzinfo=timezone(timedelta(hours=2)))
    assert moment(start, ES) == "22 de agosto de 2026, 9:05"
    assert moment(start, EN) == "22 August 2026, 9:05"


def test_a_game_without_time_starts_on_a_day() -> None:
    known = game(number=30, on=date(2026, 2, 28))
    assert game_start(known, ES) == "28 de febrero de 2026, 17:30"
    assert game_start(replace(known, has_time=False), ES) == "28 de febrero de 2026"
