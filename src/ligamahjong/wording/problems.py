"""A problem of a file in a sentence: what is wrong, and what was expected.

There is an entry for every ``code`` of :class:`ligamahjong.report.Problem`; a test holds them
against the codes that readers and tables of grades can give.
"""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from ligamahjong.league.game import Mode
from ligamahjong.report import Level
from ligamahjong.wording.columns import column
from ligamahjong.wording.dates import day
from ligamahjong.wording.evidence import evidence
from ligamahjong.wording.grade_problems import GRADE_PROBLEMS
from ligamahjong.wording.import_problems import IMPORT_PROBLEMS
from ligamahjong.wording.language import Language, Text
from ligamahjong.wording.lists import all_of, one_of
from ligamahjong.wording.mcr.sheet_problems import MCR_SHEET_PROBLEMS
from ligamahjong.wording.numbers import integer
from ligamahjong.wording.ranking import MODES
from ligamahjong.wording.reader_problems import KINDS, READER_PROBLEMS, TIME_REASONS

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ligamahjong.report import Problem, Report

__all__ = [
    "LEVELS",
    "PROBLEMS",
    "fact",
    "problem_line",
    "problem_title",
    "sentence",
    "tally",
]

LEVELS: Mapping[Level, Text] = {
    Level.REFUSED: Text("rechazada", "refused"),
    Level.WARNING: Text("aviso", "warning"),
    Level.NOTICE: Text("nota", "note"),
}

PROBLEMS: Mapping[str, tuple[Text, Text, Text]] = {
    **READER_PROBLEMS,
    **GRADE_PROBLEMS,
    **IMPORT_PROBLEMS,
    **MCR_SHEET_PROBLEMS,
}
"""By code: what kind of problem it is, what is wrong here, what was expected."""

_AMOUNTS = frozenset({"expected", "games", "largest", "longest", "other_games", "sum"})
_COLUMNS = frozenset({"meaning", "missing"})
_MODES = frozenset({"mode", "named"})
_CHOICES = frozenset({"candidates", "suggestions"})
_PHRASES: Mapping[str, Mapping[str, Text]] = {"kind": KINDS, "reason": TIME_REASONS}

_EXPECTED = Text("; se esperaba: ", "; expected: ")
_PERHAPS = Text("; ¿quizá {names}?", "; perhaps {names}?")


def problem_title(code: str, language: Language) -> str:
    """The kind of problem, for a summary."""
    return PROBLEMS[code][0].say(language) if code in PROBLEMS else code


def sentence(problem: Problem, language: Language) -> str:
    """What is wrong and what was expected."""
    if problem.code not in PROBLEMS:
        return problem.code
    _, wrong, expected = PROBLEMS[problem.code]
    facts = {name: fact(name, value, language) for name, value in problem.facts.items()}
    facts |= {"value": "" if problem.value is None else problem.value.strip()}
    said = wrong.say(language, **facts)
    hoped = expected.say(language, **facts)
    return f"{said}{_EXPECTED.say(language)}{hoped}" if hoped else said


def problem_line(problem: Problem, language: Language) -> str:
    """``file:row:column: what is wrong; expected: what was expected``."""
    return f"{problem.where}: {sentence(problem, language)}"


def tally(report: Report, level: Level) -> list[tuple[str, int]]:
    """Codes of a level and how many rows have them, most first."""
    return sorted(report.counts(level).items(), key=lambda pair: (-pair[1], pair[0]))


def fact(name: str, value: object, language: Language) -> str:
    """A fact as it is put into a sentence: lists joined, suggestions as a question."""
    if isinstance(value, (list, tuple)):
        return _listed(name, value, language)
    text = str(value)
    if name in _COLUMNS:
        return column(text, language)
    if name in _MODES and text in set(Mode):
        return MODES[Mode(text)]
    if phrase := _PHRASES.get(name, {}).get(text):
        return phrase.say(language)
    return _plain(name, value, language)


def _plain(name: str, value: object, language: Language) -> str:
    if name in _AMOUNTS and isinstance(value, int):
        return integer(value, language)
    if isinstance(value, float):
        text = str(value).replace("-", "\N{MINUS SIGN}")
        return text.replace(".", ",") if language is Language.ES else text
    if type(value) is date:
        return day(value, language)
    return str(value)


def _listed(name: str, values: Sequence[object], language: Language) -> str:
    if name == "evidence":
        clues = [clue[0] for clue in values if isinstance(clue, tuple)]
        return ", ".join(evidence(clue, language) for clue in clues)
    texts = [column(str(value), language) if name in _COLUMNS else str(value) for value in values]
    if name not in _CHOICES:
        return all_of(texts, language)
    names = one_of(texts, language)
    if name == "suggestions":
        return _PERHAPS.say(language, names=names) if names else ""
    return names
