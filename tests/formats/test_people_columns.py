"""The columns of people."""

from __future__ import annotations

import pytest

from ligamahjong.formats.people_columns import PeopleColumns, find_people_columns
from ligamahjong.formats.sheet import Sheet


def columns(*header: str) -> PeopleColumns:
    found = find_people_columns(Sheet("x.csv", list(header)))
    assert found is not None
    return found


def test_the_columns_of_the_league() -> None:
    header = ("id", "name", "region", "club", "ema_number", "aliases", "accounts")
    assert columns(*header) == PeopleColumns(
        name=1,
        surname=None,
        id=0,
        region=2,
        club=3,
        ema_number=4,
        aliases=5,
        accounts=6,
        platforms=(),
    )


def test_spanish_headers() -> None:
    header = ("Nº", "Nombre", "Apellidos", "Comunidad Autónoma", "Número EMA", "Apodos")
    found = columns(*header)
    assert (found.id, found.name, found.surname) == (0, 1, 2)
    assert (found.region, found.ema_number, found.aliases) == (3, 4, 5)


@pytest.mark.parametrize(
    ("header", "platform"),
    [
        ("tenhou", "tenhou"),
        ("Mahjong Soul", "mahjong-soul"),
        ("MAJSOUL", "mahjong-soul"),
        ("Riichi City", "riichi-city"),
        ("mahjong_time", "mahjong-time"),
        ("Mahjong Soft", "mahjong-soft"),
        ("Usuario de Tenhou", "tenhou"),
        ("Nick en Mahjong Soul", "mahjong-soul"),
    ],
)
def test_a_platform_may_have_a_column(header: str, platform: str) -> None:
    assert columns("name", header).platforms == ((1, platform),)


def test_other_columns_are_listed_and_a_name_is_needed() -> None:
    sheet = Sheet("x.csv", ["nombre", "teléfono"])
    assert find_people_columns(sheet) is not None
    assert [dict(problem.facts) for problem in sheet.problems] == [{"columns": ["teléfono"]}]
    sheet = Sheet("x.csv", ["id", "club"])
    assert find_people_columns(sheet) is None
    assert [problem.facts["missing"] for problem in sheet.problems] == [["name"]]
