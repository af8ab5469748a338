"""Every problem of a file is said in both languages, with every fact in its place."""

from __future__ import annotations

import ast
import inspect
import re
from string import Formatter
from typing import TYPE_CHECKING

import pytest

from ligamahjong.formats import codes
from ligamahjong.formats.codes import Code
from ligamahjong.formats.times import Reason
from ligamahjong.people.likeness import Evidence
from ligamahjong.report import Level, Problem, Report
from ligamahjong.wording import Language
from ligamahjong.wording.problems import (
    LEVELS,
    PROBLEMS,
    fact,
    problem_line,
    problem_title,
    sentence,
    tally,
)
from ligamahjong.wording.reader_problems import KINDS, READER_PROBLEMS, TIME_REASONS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ligamahjong.wording import Text

ES, EN = Language.ES, Language.EN

FACTS: Mapping[str, object] = {
    "candidates": ["p12", "p40"],
    "cells": 14,
    "columns": ["Puntos", "Tanteo"],
    "ema_number": "04400123",
    "evidence": [("one-letter", ("Vidal", "Vidall"))],
    "example": "norte:17",
    "expected": 100000,
    "first_file": "enero.csv",
    "first_row": 31,
    "games": 1200,
    "grouped": "31.700",
    "header": ["Fecha", "Mesa"],
    "id": "p12",
    "ignored": ["Hoja 2", "Hoja 3"],
    "kind": "xls",
    "largest": 10_000_000,
    "longest": 5000,
    "meaning": "score1",
    "missing": ["date", "player1"],
    "mode": "mcr",
    "named": "riichi",
    "other": "Ángel Güell",
    "other_games": 87,
    "other_id": "p40",
    "plain": "31700",
    "player": "p12",
    "players": 3,
    "read": "Hoja 1",
    "reason": "impossible-date",
    "suggestions": ["Núria Muñoz", "Nuria Munar"],
    "sum": 99000,
}
"""One value for each fact that a code documents."""


def documented() -> dict[str, set[str]]:
    """The facts of each code, as its docstring lists them after ``facts:``."""
    (listed,) = [
        node for node in ast.parse(inspect.getsource(codes)).body if isinstance(node, ast.ClassDef)
    ]
    facts: dict[str, set[str]] = {}
    name = ""
    for node in listed.body:
        if isinstance(node, ast.Assign):
            name = ast.literal_eval(node.value)
            facts[name] = set()
        elif name and isinstance(node, ast.Expr):
            _, _, after = ast.literal_eval(node.value).partition("acts: ")
            facts[name] = set(re.findall(r"``([a-z_]+)``", after.partition("(``")[0]))
    return facts


DOCUMENTED = documented()


def problem(code: str) -> Problem:
    facts = {name: FACTS[name] for name in DOCUMENTED[code]}
    return Problem(code, Level.REFUSED, "liga.csv", 7, "Puntos 1", "31,700", facts)


def placeholders(text: Text) -> set[str]:
    return {name for said in text for _, name, _, _ in Formatter().parse(said) if name}


def test_the_facts_of_the_codes_are_found_in_their_docstrings() -> None:
    assert set(DOCUMENTED) == set(Code)
    assert DOCUMENTED["near-twins"] == {"other", "games", "other_games", "evidence"}
    assert DOCUMENTED["likely-duplicate"] == {"id", "other", "other_id", "evidence"}
    assert DOCUMENTED["not-a-table"] == {"kind"}
    assert DOCUMENTED["empty-file"] == set()


def test_every_code_of_the_readers_has_an_entry_and_no_entry_is_left_over() -> None:
    assert set(READER_PROBLEMS) == set(Code)


@pytest.mark.parametrize("code", Code)
def test_a_sentence_needs_no_fact_that_its_code_does_not_give(code: Code) -> None:
    for text in PROBLEMS[code]:
        assert placeholders(text) <= DOCUMENTED[code] | {"value"}


@pytest.mark.parametrize("code", Code)
def test_every_code_is_said_in_both_languages(code: Code) -> None:
    spanish, english = sentence(problem(code), ES), sentence(problem(code), EN)
    assert spanish != english
    assert not re.search(r"[{}\[\]]|None|Code\.|''", spanish + english)
    assert problem_title(code, ES) != problem_title(code, EN)


@pytest.mark.parametrize("code", Code)
def test_what_was_expected_is_said_wherever_a_row_is_refused(code: Code) -> None:
    notices = {"date-only", "newest-first", "columns-ignored", "file-repeated", "sheets-ignored"}
    expects = "; se esperaba: " in sentence(problem(code), ES)
    assert expects == (code not in notices | {"ids-renamed"})
    assert expects == ("; expected: " in sentence(problem(code), EN))


def test_a_line_says_where_what_and_what_was_expected() -> None:
    one = Problem("score-ambiguous", Level.REFUSED, "liga.csv", 7, "Puntos 1", "31,700")
    facts = {"plain": "31700", "grouped": "31.700"}
    told = Problem(one.code, one.level, one.file, one.row, one.column, one.value, facts)
    assert problem_line(told, ES) == (
        "liga.csv:7:Puntos 1: «31,700» puede ser un millar o un decimal; se esperaba: 31700 o "
        "31.700, sin coma"
    )
    assert problem_line(told, EN) == (
        "liga.csv:7:Puntos 1: “31,700” may be thousands or decimals; expected: 31700 or 31.700, "
        "without comma"
    )


@pytest.mark.parametrize(
    ("code", "spanish"),
    [
        (
            "near-twins",
            "«31,700» y «Ángel Güell» pueden ser la misma persona: difieren en una letra",
        ),
        ("near-twins", "aparecen en 1.200 y 87 partidas"),
        (
            "likely-duplicate",
            "«31,700» (p12) y «Ángel Güell» (p40) pueden ser la misma persona: difieren en",
        ),
        (
            "unknown-person",
            "alguien registrado o del fichero de jugadores; ¿quizá Núria Muñoz o Nuria Munar?",
        ),
        ("ambiguous-person", "puede ser p12 o p40"),
        ("columns-missing", "en el encabezado no están: fecha y jugador 1"),
        ("columns-repeated", "las columnas Puntos y Tanteo dicen lo mismo: puntos 1"),
        ("unusual-sum", "las puntuaciones suman 99.000; se esperaba: 100.000"),
        ("mode-contradicted", "uno de Riichi y se lee como uno de MCR"),
        ("duplicate", "es la misma partida que enero.csv:31"),
        ("correction-proposed", "«31,700» ya está en enero.csv:31 con otros datos"),
        ("not-a-table", "es un libro de Excel anterior a 2007"),
        ("score-too-large", "como mucho 10.000.000"),
    ],
)
def test_facts_are_put_as_the_reader_says_them(code: str, spanish: str) -> None:
    assert spanish in sentence(problem(code), ES)


def test_nobody_is_suggested_where_no_name_is_near() -> None:
    alone = Problem("unknown-person", Level.REFUSED, "a.csv", 2, "x", "Xyz", {"suggestions": []})
    assert sentence(alone, ES).endswith("alguien registrado o del fichero de jugadores")
    assert sentence(alone, EN).endswith("somebody registered or in the file of players")


@pytest.mark.parametrize("reason", Reason)
def test_every_reason_against_a_time_is_said(reason: Reason) -> None:
    said = fact("reason", reason, ES)
    assert said == TIME_REASONS[reason].es
    assert said != fact("reason", reason, EN)


def test_reasons_and_kinds_are_no_more_than_there_are() -> None:
    assert set(TIME_REASONS) == set(Reason)
    assert set(KINDS) == {"binary", "xls"}


@pytest.mark.parametrize("clue", Evidence)
def test_every_kind_of_evidence_is_said(clue: Evidence) -> None:
    spanish, english = (fact("evidence", [(clue.value, ())], language) for language in Language)
    assert spanish
    assert spanish != english


def test_an_unknown_code_is_shown_rather_than_hidden() -> None:
    strange = Problem("brand-new", Level.WARNING, "a.csv")
    assert problem_line(strange, ES) == "a.csv: brand-new"
    assert problem_title("brand-new", EN) == "brand-new"


def test_every_level_has_a_name_in_both_languages() -> None:
    assert set(LEVELS) == set(Level)
    assert all(text.es != text.en for text in LEVELS.values())


def test_the_commonest_problems_come_first_and_equals_by_code() -> None:
    found = ["no-time", "duplicate", "no-time", "no-date"]
    rows = [Problem(code, Level.REFUSED, "a.csv", row) for row, code in enumerate(found)]
    other = Problem("near-twins", Level.WARNING, "a.csv", 1)
    report = Report([*rows, other])
    assert tally(report, Level.REFUSED) == [("no-time", 2), ("duplicate", 1), ("no-date", 1)]


def test_decimals_have_a_comma_in_spanish() -> None:
    assert (fact("mu", 35.5, ES), fact("mu", 35.5, EN)) == ("35,5", "35.5")
