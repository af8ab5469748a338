"""Rankings published elsewhere."""

from __future__ import annotations

from decimal import Decimal
from typing import TYPE_CHECKING

import pytest

from ligamahjong.errors import FormatError
from ligamahjong.formats.documents import Document
from ligamahjong.formats.published import PublishedRead, read_published
from ligamahjong.league.published import PublishedRow
from ligamahjong.report import Level

if TYPE_CHECKING:
    from pathlib import Path


def read(text: str) -> PublishedRead:
    return read_published(Document("ranking.csv", text.encode()))


def test_everything_a_ranking_may_say() -> None:
    result = read(
        "Posición;Jugador;Rating;μ;σ;Partidas;Grado;Puntos\n"
        "1º;GIL, Ana;1.834,50;32,123456;2,5;1.370;2-dan;1.081\n"
        "=2;Pol Paz;987.125;25;8,264;12;10-kyuu;−5\n"
    )
    assert result.rows == (
        PublishedRow(
            row=2,
            name="Ana Gil",
            position=1,
            rating=Decimal("1834.50"),
            mu=Decimal("32.123456"),
            sigma=Decimal("2.5"),
            games=1370,
            grade="2-dan",
            grade_points=1081,
        ),
        PublishedRow(
            row=3,
            name="Pol Paz",
            position=2,
            rating=Decimal("987.125"),
            mu=Decimal(25),
            sigma=Decimal("8.264"),
            games=12,
            grade="10-kyuu",
            grade_points=-5,
        ),
    )
    assert list(result.report) == []


def test_our_own_csv_is_read() -> None:
    header = (
        "position,medal,player,club,region,rating,projection,discount,debt,games_to_recover,mu,"
        "sigma,games,last_game,provisional,grade,grade_points,progress,step"
    )
    row = "1,gold,Ana Gil,,MD,1834.1,1900.2,66.1,0.5,1,30.0,2.0,40,2026-11-02,False,2-dan,300,5,9"
    [found] = read(f"{header}\n{row}\n").rows
    assert (found.name, found.rating, found.games) == ("Ana Gil", Decimal("1834.1"), 40)
    assert (found.grade, found.grade_points) == ("2-dan", 300)


@pytest.mark.parametrize("header", ["id", "Identificador"])
def test_an_id_is_read_as_it_is(header: str) -> None:
    rows = read(f"name,rating,{header}\nAna,1500,p7\nAna,1400,'-8\nPol,1300,\n").rows
    assert [row.id for row in rows] == ["p7", "-8", None]


def test_decimals_are_kept_as_printed() -> None:
    [row] = read("name,rating\nAna,1834.10\n").rows
    assert str(row.rating) == "1834.10"


@pytest.mark.parametrize("empty", ["", " ", "-", "—"])
def test_what_a_ranking_does_not_say_is_nothing(empty: str) -> None:
    result = read(f"name,rating,mu,games,grade,pos\nAna,{','.join([empty] * 5)}\n")
    assert result.rows == (PublishedRow(2, "Ana"),)
    assert list(result.report) == []


@pytest.mark.parametrize("column", ["position", "rating", "mu", "sigma", "games", "points"])
def test_a_number_that_is_none_is_a_warning(column: str) -> None:
    result = read(f"name,rating,{column}\nAna,1500,x\n".replace("rating,rating", "mu,rating"))
    [problem] = result.report
    assert (problem.code, problem.level) == ("number-unreadable", Level.WARNING)
    assert (problem.row, problem.column, problem.value) == (2, column, "x")
    assert result.rows[0].name == "Ana"


def test_games_and_points_are_whole() -> None:
    result = read('name,games,points\nAna,1.5,"1,081"\n')
    assert result.rows == (PublishedRow(2, "Ana"),)
    assert [problem.column for problem in result.report] == ["games", "points"]


def test_a_row_without_name_is_refused() -> None:
    result = read("name,rating\n,1500\nAna,1500\n")
    assert [row.row for row in result.rows] == [3]
    [problem] = result.report
    assert (problem.code, problem.level, problem.row) == ("name-missing", Level.REFUSED, 2)


@pytest.mark.parametrize(
    ("text", "codes"),
    [
        ("", ["empty-file"]),
        ("name,club\nAna,Norte\n", ["columns-missing"]),
        ("rating,mu\n1,2\n", ["columns-missing"]),
        ("name,player,rating\n", ["columns-repeated"]),
    ],
)
def test_without_names_or_figures_it_is_no_ranking(text: str, codes: list[str]) -> None:
    with pytest.raises(FormatError, match="no ranking") as caught:
        read(text)
    problems = caught.value.facts["problems"]
    assert isinstance(problems, tuple)
    assert [problem.code for problem in problems] == codes


def test_a_missing_file_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(FormatError, match="no such file"):
        read_published(tmp_path / "ranking.csv")
