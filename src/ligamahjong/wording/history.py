"""What was left out of a history, in one line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.report import Level
from ligamahjong.wording.language import Language, Text
from ligamahjong.wording.numbers import count, integer
from ligamahjong.wording.problems import problem_title

if TYPE_CHECKING:
    from ligamahjong.report import Report

__all__ = ["refused_summary", "strict_refusal"]

_SUMMARY = Text(
    "{rows}: {reasons} («liga check» las explica)", "{rows}: {reasons} (“liga check” explains them)"
)
_STRICT = Text(
    "no se ha calculado nada, por --strict: {rows}",
    "nothing was worked out, because of --strict: {rows}",
)


def refused_summary(report: Report, language: Language) -> str:
    """How many rows were left out, by reason."""
    reasons = ", ".join(
        f"{problem_title(code, language)} {integer(number, language)}"
        for code, number in report.counts(Level.REFUSED).most_common()
    )
    return _SUMMARY.say(language, rows=_rows(report, language), reasons=reasons)


def strict_refusal(report: Report, language: Language) -> str:
    """That nothing was done because some rows were refused."""
    return _STRICT.say(language, rows=_rows(report, language))


def _rows(report: Report, language: Language) -> str:
    if language is Language.ES:
        return count(report.refused, "fila rechazada", "filas rechazadas", language)
    return count(report.refused, "row refused", "rows refused", language)
