"""Every refusal of the library is said in both languages."""

from __future__ import annotations

import ast
from pathlib import Path
from string import Formatter
from typing import TYPE_CHECKING, NamedTuple

import pytest

import ligamahjong
from ligamahjong import errors
from ligamahjong.errors import (
    FormatError,
    GameOrderError,
    HandError,
    LigaError,
    MissingExtra,
    RatingError,
    UnknownGame,
    UnknownPlayer,
)
from ligamahjong.formats.riichi_games import read_outcome
from ligamahjong.report import Level, Problem
from ligamahjong.riichi.editions import RCR_2025
from ligamahjong.riichi.settlement import Table
from ligamahjong.tiles.notation import read_hand
from ligamahjong.wording import Language
from ligamahjong.wording.errors import ERRORS, error_text

if TYPE_CHECKING:
    from collections.abc import Iterator

ES, EN = Language.ES, Language.EN

CLASSES: dict[str, type[LigaError]] = {
    name: getattr(errors, name) for name in errors.__all__ if name != "LigaError"
}


class Site(NamedTuple):
    """A place in the source where an error is made."""

    where: str
    error: LigaError


def made_in(source: str, where: str) -> Iterator[Site]:
    """The errors that a source makes, with the names of their facts for values."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and (kind := CLASSES.get(ast.unparse(node.func))):
            facts = {keyword.arg or "**": keyword.value for keyword in node.keywords}
            values: dict[str, object] = {
                name: value.value if name == "reason" and isinstance(value, ast.Constant) else name
                for name, value in facts.items()
            }
            yield Site(f"{where}:{node.lineno}", kind("in English", **values))


def sites() -> list[Site]:
    """Those of the package; the ledger and its exports have tests of their own."""
    folder = Path(ligamahjong.__file__).parent
    return [
        site
        for path in sorted(folder.rglob("*.py"))
        if not {"ledger", "export"}.intersection(path.parts)
        for site in made_in(path.read_text("utf-8"), str(path.relative_to(folder)))
        if "problems" not in site.error.facts
    ]


def placeholders(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name}


def test_the_errors_in_a_source_are_found() -> None:
    source = """
raise FormatError("no", file=name, reason="folder") from error
def f(): return UnknownGame("no", id=x)
raise ValueError("no")
"""
    found = list(made_in(source, "here"))
    assert [site.where for site in found] == ["here:2", "here:3"]
    assert [site.error.code for site in found] == ["format", "unknown-game"]
    assert found[0].error.facts == {"file": "file", "reason": "folder"}


def test_the_package_makes_errors_of_every_kind_that_a_reader_may_meet() -> None:
    met = {site.error.code for site in sites()}
    assert met >= {"format", "game", "game-order", "missing-extra", "rating", "rules"}
    assert met >= {"unknown-player", "unknown-game"}


def test_what_cannot_be_seen_is_told_by_its_code() -> None:
    with pytest.raises(HandError) as refused:
        read_hand("234m\x1b[31m")
    assert "«<U+001B>[»" in error_text(refused.value, ES)
    with pytest.raises(FormatError) as wrong:
        read_outcome({"chombo": "\u202eE"}, Table(), RCR_2025)
    assert error_text(wrong.value, EN) == "chombo: expected E, S, W, N, not <U+202E>E"


@pytest.mark.parametrize("site", sites(), ids=lambda site: site.where)
def test_every_error_is_said_in_both_languages(site: Site) -> None:
    spanish, english = error_text(site.error, ES), error_text(site.error, EN)
    assert "in English" not in spanish + english, "no sentence for it in wording/errors.py"
    assert spanish != english
    assert not {"{", "}"}.intersection(spanish + english)


@pytest.mark.parametrize("case", ERRORS, ids="-".join)
def test_both_languages_tell_the_same_facts(case: tuple[str, str]) -> None:
    spanish, english = ERRORS[case]
    assert placeholders(spanish) == placeholders(english)


def test_an_error_without_a_sentence_keeps_its_own_text() -> None:
    assert error_text(LigaError("something new"), ES) == "something new"
    assert error_text(FormatError("odd", reason="brand-new"), ES) == "odd"


@pytest.mark.parametrize(
    ("error", "spanish", "english"),
    [
        (
            FormatError("", file="liga.csv", reason="not-found"),
            "liga.csv: no existe ese fichero",
            "liga.csv: no such file",
        ),
        (
            FormatError("", reason="modes-mixed", mcr=["mcr.csv"], riichi=["r1.csv", "r2.csv"]),
            (
                "hay ficheros de MCR (mcr.csv) y de Riichi (r1.csv y r2.csv); se esperaban los de "
                "una modalidad, o --mode si todos son de la misma"
            ),
            (
                "there are files of MCR (mcr.csv) and of Riichi (r1.csv and r2.csv); expected "
                "those of one mode, or --mode if all are of the same"
            ),
        ),
        (
            UnknownPlayer("", text="Nuria", suggestions=["Núria Muñoz"]),
            "«Nuria» no está en estas partidas; ¿quizá Núria Muñoz?",
            "“Nuria” is not in these games; perhaps Núria Muñoz?",
        ),
        (
            UnknownPlayer("", text="Xyz", suggestions=[]),
            "«Xyz» no está en estas partidas",
            "“Xyz” is not in these games",
        ),
        (
            UnknownPlayer("", text="Ana", reason="ambiguous", candidates=["Ana (p1)", "Ana (p2)"]),
            "«Ana» puede ser Ana (p1) o Ana (p2); se esperaba el identificador de una persona",
            "“Ana” may be Ana (p1) or Ana (p2); expected the id of one person",
        ),
        (
            UnknownGame("", id="R9"),
            "entre las partidas que cuentan no está «R9»; «liga check» dice si se rechaza su fila",
            "“R9” is not among the games that count; “liga check” says whether its row is refused",
        ),
        (
            RatingError("", temperature=0.05),
            "no vale la temperatura 0,05; se esperaba entre 0,1 y 100",
            "not the temperature 0.05; expected one between 0.1 and 100",
        ),
        (
            MissingExtra("", extra="xlsx", library="openpyxl"),
            'falta una biblioteca: pip install "ligamahjong[xlsx]"',
            'a library is missing: pip install "ligamahjong[xlsx]"',
        ),
        (
            GameOrderError("", game="g2", latest="g1"),
            "la partida g2 es anterior a g1; se esperaban en orden de inicio",
            "game g2 is earlier than g1; expected games in the order of their start",
        ),
    ],
)
def test_golden_sentences(error: LigaError, spanish: str, english: str) -> None:
    assert (error_text(error, ES), error_text(error, EN)) == (spanish, english)


def test_an_error_made_of_problems_has_a_line_for_each() -> None:
    problems = (
        Problem("no-date", Level.REFUSED, "liga.csv", 3, "Fecha"),
        Problem(
            "duplicate", Level.REFUSED, "liga.csv", 5, facts={"first_file": "b", "first_row": 2}
        ),
    )
    lines = error_text(FormatError("", problems=problems), ES).splitlines()
    assert [line.partition(": ")[0] for line in lines] == ["liga.csv:3:Fecha", "liga.csv:5"]
