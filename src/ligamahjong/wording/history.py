"""What was left out of a history or is doubtful in it, in one line each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.report import Level
from ligamahjong.wording.language import Language, Text
from ligamahjong.wording.numbers import count, integer
from ligamahjong.wording.problems import problem_title, tally

if TYPE_CHECKING:
    from ligamahjong.report import Report

__all__ = [
    "empty_refusal",
    "people_summary",
    "refused_summary",
    "strict_refusal",
    "warnings_summary",
]

_SUMMARY = Text(
    "{rows}: {reasons} («liga check» las explica)", "{rows}: {reasons} (“liga check” explains them)"
)
_PEOPLE = Text(
    "fichero de jugadores: {rows}: {reasons} («liga check» las explica)",
    "file of players: {rows}: {reasons} (“liga check” explains them)",
)
_WARNINGS = Text(
    "avisos: {reasons} («liga check» los explica)",
    "warnings: {reasons} (“liga check” explains them)",
)
_EMPTY = Text("no queda ninguna partida: {rows}", "no game is left: {rows}")
_STRICT = Text(
    "no se ha calculado nada, por --strict: {rows} («liga check» las muestra todas)",
    "nothing was worked out, because of --strict: {rows} (“liga check” shows them all)",
)


def refused_summary(report: Report, language: Language) -> str:
    """How many rows of games were left out, by reason."""
    return _refused(_SUMMARY, report, language)


def people_summary(report: Report, language: Language) -> str:
    """How many rows of people were left out, by reason."""
    return _refused(_PEOPLE, report, language)


def warnings_summary(report: Report, language: Language) -> str:
    """How much should be looked at, by reason; empty if nothing should."""
    reasons = _reasons(report, Level.WARNING, language)
    return _WARNINGS.say(language, reasons=reasons) if reasons else ""


def empty_refusal(report: Report, language: Language) -> str:
    """That no game is left to work with."""
    return _EMPTY.say(language, rows=_rows(report, language))


def strict_refusal(report: Report, language: Language) -> str:
    """That nothing was done because some rows were refused."""
    return _STRICT.say(language, rows=_rows(report, language))


def _refused(summary: Text, report: Report, language: Language) -> str:
    reasons = _reasons(report, Level.REFUSED, language)
    return summary.say(language, rows=_rows(report, language), reasons=reasons)


def _reasons(report: Report, level: Level, language: Language) -> str:
    return ", ".join(
        f"{problem_title(code, language)} {integer(number, language)}"
        for code, number in tally(report, level)
    )


def _rows(report: Report, language: Language) -> str:
    if language is Language.ES:
        return count(report.refused, "fila rechazada", "filas rechazadas", language)
    return count(report.refused, "row refused", "rows refused", language)
