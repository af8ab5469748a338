"""What the values of options may be."""

from __future__ import annotations

import contextlib
from datetime import date
from typing import TYPE_CHECKING

import click
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ligamahjong.cli.values import DAY, RATING, EnumChoice, NumberType, OneOf, WholeType
from ligamahjong.league.game import Mode
from ligamahjong.league.rating import Rating
from ligamahjong.wording import Language

if TYPE_CHECKING:
    from typing import Any


def refused(kind: click.ParamType[Any], text: str) -> str:
    with pytest.raises(click.BadParameter) as caught:
        kind.convert(text, None, None)
    return caught.value.message


@pytest.mark.parametrize("text", ["2026-05-08", "08/05/2026", "8/5/2026", "2026-5-8"])
def test_days(text: str) -> None:
    assert DAY.convert(text, None, None) == date(2026, 5, 8)


def test_a_day_is_a_day() -> None:
    assert DAY.convert(date(2026, 5, 8), None, None) == date(2026, 5, 8)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "hoy",
        "2026-02-29",
        "31/04/2026",
        "05-08-2026",
        "2026",
        "1899-12-31",
        "9999-12-31",
        "\N{ARABIC-INDIC DIGIT TWO}026-05-08",
    ],
)
def test_what_is_no_day(text: str) -> None:
    assert refused(DAY, text) == (
        f"«{text}» no es un día de 1900 a 2199; se esperaba 2026-05-18 o 18/05/2026."
    )


@pytest.mark.parametrize(
    ("text", "number"), [("2", 2.0), ("2.5", 2.5), ("2,5", 2.5), ("-0,1", -0.1), ("1e3", 1000.0)]
)
def test_numbers_have_a_comma_or_a_point(text: str, number: float) -> None:
    assert NumberType().convert(text, None, None) == number


@pytest.mark.parametrize(
    "text",
    [
        "",
        "dos",
        "1.000,5",
        "nan",
        "inf",
        "-inf",
        "1e999",
        "\N{ARABIC-INDIC DIGIT TWO}",
        "1_000",
        "9" * 4400,
    ],
)
def test_what_is_no_number(text: str) -> None:
    assert refused(NumberType(), text) == f"«{text}» no es un número."


def test_numbers_between_bounds(monkeypatch: pytest.MonkeyPatch) -> None:
    kind = NumberType(1, 100)
    assert [kind.convert(text, None, None) for text in ("1", "99,5", "100")] == [1, 99.5, 100]
    for text in ("0,99", "100.5", "-3", "1e9"):
        assert refused(kind, text) == f"{text} no está entre 1 y 100."
        assert NumberType().convert(text, None, None) == float(text.replace(",", "."))
    assert refused(kind, "inf") == "«inf» no es un número."
    monkeypatch.setenv("LIGA_LANG", "en")
    assert refused(kind, "-3") == "-3 is not between 1 and 100."


@pytest.mark.parametrize("text", ["15,0", "15,-3", "15,100.5", "1000.5,3", "-9999,3"])
def test_ratings_out_of_range(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    assert refused(RATING, text).startswith("no vale el rating μ = ")
    assert refused(RATING, text).endswith("; se esperaba −1000 ≤ μ ≤ 1000 y 0 < σ ≤ 100")
    monkeypatch.setenv("LIGA_LANG", "en")
    assert refused(RATING, text).startswith("not the rating μ = ")


def test_whole_numbers_between_bounds() -> None:
    kind = WholeType(1, 30)
    assert [kind.convert(text, None, None) for text in ("1", "30", "+7")] == [1, 30, 7]
    for text in ("0", "31", "1.0", "1,5", "", "siete", "9" * 5000, "٣"):
        assert refused(kind, text).endswith("se esperaba un número entero de 1 a 30.")


@pytest.mark.parametrize(
    ("text", "rating"),
    [
        ("35,3", Rating(35.0, 3.0)),
        ("35.5,2.75", Rating(35.5, 2.75)),
        ("35,5;2,75", Rating(35.5, 2.75)),
        ("35.5;2.75", Rating(35.5, 2.75)),
        (" -1.5 , 3 ", Rating(-1.5, 3.0)),
    ],
)
def test_ratings(text: str, rating: Rating) -> None:
    assert RATING.convert(text, None, None) == rating


@pytest.mark.parametrize("text", ["", "35", "35,5,2,75", "35;3;1", "a,b", "1e5,3", "35,", "nan,3"])
def test_what_is_no_rating(text: str) -> None:
    assert refused(RATING, text).startswith(f"«{text}» no es un rating")


def test_choices_say_what_there_is(monkeypatch: pytest.MonkeyPatch) -> None:
    assert EnumChoice(Mode).convert("RIICHI", None, None) is Mode.RIICHI
    assert refused(EnumChoice(Mode), "go") == "«go» no vale; se esperaba uno de: mcr, riichi."
    assert refused(OneOf(["table", "json"]), "xml") == (
        "«xml» no vale; se esperaba uno de: table, json."
    )
    monkeypatch.setenv("LIGA_LANG", "en")
    assert refused(EnumChoice(Language), "fr") == "not “fr”; expected one of: es, en."


@given(st.text(max_size=12))
def test_any_text_is_read_or_refused(text: str) -> None:
    for kind in (DAY, RATING, NumberType(), WholeType(0, 9), EnumChoice(Mode)):
        with contextlib.suppress(click.BadParameter):
            kind.convert(text, None, None)
