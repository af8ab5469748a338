"""What checking a file found, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.wording.language import Language, Text
from ligamahjong.wording.numbers import integer
from ligamahjong.wording.problems import LEVELS, problem_title

if TYPE_CHECKING:
    from ligamahjong.report import Level

__all__ = ["headings", "kind", "level", "more", "verdict"]

_HEADINGS = (Text("Resultado", "Outcome"), Text("Motivo", "Reason"), Text("Filas", "Rows"))
_VERDICT = Text(
    "Filas de partidas: {rows}. Puntuables: {rated}. Rechazadas: {refused}.",
    "Rows of games: {rows}. To be rated: {rated}. Refused: {refused}.",
)
_MORE = Text(
    "… y {number} más de «{kind}» (todas, con --format json)",
    "… and {number} more of “{kind}” (all of them with --format json)",
)


def headings(language: Language) -> list[str]:
    """Headings of the summary."""
    return [heading.say(language) for heading in _HEADINGS]


def level(value: Level, language: Language) -> str:
    """What became of a row."""
    return LEVELS[value].say(language)


def kind(code: str, language: Language) -> str:
    """A kind of problem."""
    return problem_title(code, language)


def more(code: str, number: int, language: Language) -> str:
    """How many further problems of a kind are not printed."""
    return _MORE.say(language, number=integer(number, language), kind=kind(code, language))


def verdict(rows: int, rated: int, language: Language) -> str:
    """How many rows of games there are and what would become of them."""
    return _VERDICT.say(
        language,
        rows=integer(rows, language),
        rated=integer(rated, language),
        refused=integer(rows - rated, language),
    )
