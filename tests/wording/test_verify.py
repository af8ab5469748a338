"""Everything that can differ in an export is said in both languages."""

from __future__ import annotations

from datetime import date
from string import Formatter

import pytest

from ligamahjong.errors import LedgerError
from ligamahjong.formats.export import Difference
from ligamahjong.league.game import Mode
from ligamahjong.ledger.chain import Flaw
from ligamahjong.report import Level, Problem
from ligamahjong.wording import Language
from ligamahjong.wording import verify as words

ES, EN = Language.ES, Language.EN


def test_every_code_has_a_sentence_and_no_other() -> None:
    codes = {*Difference, *(f"chain-{flaw}" for flaw in Flaw)}
    assert set(words.DIFFERENCES) == codes


@pytest.mark.parametrize("code", words.DIFFERENCES)
def test_both_languages_have_the_same_facts(code: str) -> None:
    spanish, english = words.DIFFERENCES[code]
    names = [{name for _, name, _, _ in Formatter().parse(text)} for text in (spanish, english)]
    assert names[0] == names[1]
    assert names[0] == {"error"} or "se esperaba" in spanish
    assert names[0] == {"error"} or "expected" in english


@pytest.mark.parametrize(
    ("code", "row", "facts", "spanish", "english"),
    [
        (
            Difference.RESULTS,
            4,
            {"found": "1,a,1500.000000", "expected": None},
            "f.csv:4: dice 1,a,1500.000000; se esperaba el final del fichero",
            "f.csv:4: it says 1,a,1500.000000; expected the end of the file",
        ),
        (
            Difference.RESULTS,
            9,
            {"found": "", "expected": "1,a"},
            "f.csv:9: dice una línea vacía; se esperaba 1,a",
            "f.csv:9: it says an empty line; expected 1,a",
        ),
        (
            Difference.GAMES,
            None,
            {"mode": Mode.RIICHI, "found": 1200, "expected": 1201},
            "f.csv: dice 1.200 partidas de Riichi; se esperaban 1.201",
            "f.csv: it says 1,200 games of Riichi; expected 1,201",
        ),
        (
            Difference.ENTRY_REFUSED,
            7,
            {"error": LedgerError("", reason="game-voided", game="r7")},
            "f.csv:7: la partida «r7» ya está anulada; se esperaba una que cuente",
            "f.csv:7: game “r7” is voided already; expected one that counts",
        ),
        (
            Difference.PERSON,
            None,
            {"id": "p3"},
            "f.csv: falta «p3»; se esperaba a todas las personas de las clasificaciones",
            "f.csv: “p3” is missing; expected everybody in the rankings",
        ),
    ],
)
def test_what_differs(
    code: str, row: int | None, facts: dict[str, object], spanish: str, english: str
) -> None:
    problem = Problem(code, Level.REFUSED, "f.csv", row, facts=facts)
    assert words.difference_line(problem, ES) == spanish
    assert words.difference_line(problem, EN) == english


def test_what_was_checked() -> None:
    assert (
        words.title(date(2026, 6, 30), "ab", ES) == "Exportación del 30 de junio de 2026, huella ab"
    )
    assert words.title(date(2026, 6, 30), "ab", EN) == "Export of 30 June 2026, digest ab"
    assert words.ledger(1, "cd", ES) == "Registro: 1 entrada; la última tiene la huella cd"
    assert words.ledger(1200, "cd", EN) == "Ledger: 1,200 entries; the last one has the hash cd"
    assert words.rules("ef", EN) == "Rules: digest ef"
    assert words.ranking(Mode.MCR, 1, 4, ES) == "MCR: 1 partida, 4 jugadores"
    assert words.ranking(Mode.RIICHI, 2, 1, EN) == "Riichi: 2 games, 1 player"
    assert words.people(1200, ES) == "Personas: 1.200"


def test_the_verdict() -> None:
    assert words.verdict(0, ES).startswith("Todo coincide: ")
    assert words.verdict(0, EN).startswith("Everything agrees: ")
    assert words.verdict(1, ES) == "No coincide: 1 diferencia."
    assert words.verdict(2, EN) == "It does not agree: 2 differences."
    assert words.more(5, ES) == "… y 5 más (todas, con --format json)"
