"""What is wrong with what was asked, each thing with the field that it is said beside."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from ligamahjong.errors import LigaError
from ligamahjong.table import SEATS
from ligamahjong.tiles import TileProblem
from ligamahjong.wording.errors import error_text
from ligamahjong.wording.hand_problems import hand_problem, told_problems
from ligamahjong.wording.language import capital

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from ligamahjong.wording import Language

__all__ = ["HAND", "Mistake", "beside", "mistakes"]

HAND = "mano"
"""The field of the hand, beside which everything is said that is of no other."""
_FIELDS: Mapping[str, str] = {
    # how the code of a problem begins: the field
    "dealt": "reparto",
    "robbed": "kong",
    "replacement": "kong",
    "last": "ultima",
    "round": "ronda",
    "riichi": "riichi",
    "ippatsu": "ippatsu",
    "rinshan": "rinshan",
    "chankan": "chankan",
    "haitei": "haitei",
    "houtei": "houtei",
    "tenhou": "tenhou",
    "chiihou": "chiihou",
    "renhou": "renhou",
    "blessing": "ganada",
    "ura": "ura",
}
_TABLE_FIELDS: Mapping[str, str] = {
    # why a hand of a game cannot be: the field
    "round": "ronda",
    "goal": "ronda",
    "no-abortive": "interrumpida",
    "winners-void": "interrumpida",
    "no-responsibility": "responde",
    "own-responsibility": "responde",
    "responsible-yakuman": "responde",
}
_HONOURS = {letter: f"{rank}z" for rank, letter in enumerate("ESWNPFC", start=1)}
"""Honours by the letters that sheets of MCR have for them."""


class Mistake(NamedTuple):
    """A sentence, and the name of the field that it is about."""

    field: str
    text: str


def mistakes(error: LigaError, language: Language) -> tuple[Mistake, ...]:
    """What an error says, a sentence for each problem; tiles are written as the form has them."""
    problems = error.facts.get("problems")
    if not isinstance(problems, tuple):
        return (Mistake(_place(error), capital(error_text(error, language))),)
    found: list[Mistake] = []
    told, more = told_problems(problems, language)
    for one in told:
        if isinstance(one, LigaError):
            found += mistakes(one, language)
        elif isinstance(one, TileProblem):
            written = replace(one, text=_HONOURS.get(one.text, one.text))
            found.append(Mistake(_field(one), capital(hand_problem(written, language))))
    if more:
        found.append(Mistake(HAND, capital(more)))
    return tuple(found)


def _place(error: LigaError) -> str:
    """The field that an error is about."""
    winner = error.facts.get("winner")
    if isinstance(winner, int):
        return f"v{SEATS[winner].value}"
    return _TABLE_FIELDS.get(str(error.facts.get("reason")), HAND)


def _field(problem: TileProblem) -> str:
    named = problem.facts.get("of", problem.facts.get("name"))
    return str(named or _FIELDS.get(problem.code.partition("-")[0], HAND))


def beside(found: Iterable[Mistake], name: str) -> str:
    """Everything that is to be said beside a field."""
    return " · ".join(one.text for one in found if one.field == name)
