"""What checking found."""

from __future__ import annotations

from ligamahjong.report import Level
from ligamahjong.wording import Language, check

ES, EN = Language.ES, Language.EN


def test_the_verdict_of_a_check() -> None:
    assert check.verdict(9935, 8205, ES) == (
        "Filas de partidas: 9.935. Puntuables: 8.205. Rechazadas: 1.730."
    )
    assert check.verdict(1, 1, EN) == "Rows of games: 1. To be rated: 1. Refused: 0."


def test_problems_that_are_not_printed_are_counted() -> None:
    assert check.more("no-time", 1719, ES) == (
        "… y 1.719 más de «sin hora» (todas, con --format json)"
    )
    assert check.headings(ES) == ["Resultado", "Motivo", "Filas"]
    assert check.level(Level.WARNING, EN) == "warning"
    assert check.kind("no-time", EN) == "no time"
