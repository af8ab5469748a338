"""What the calculators ask and say in their own words; what engines found is said by wording."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.riichi.unknown import Fact
from ligamahjong.table import SEATS
from ligamahjong.wording import Text
from ligamahjong.wording.game import WINDS
from ligamahjong.wording.language import capital
from ligamahjong.wording.lists import all_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from ligamahjong.wording import Language

__all__ = ["FACTS", "SEAT_CHOICES", "UNSAID", "harmless_line", "open_line", "question_line"]

UNSAID = Text("Sin indicar", "Not said")
SEAT_CHOICES: Mapping[str, Text] = {"": UNSAID, **{wind.value: WINDS[wind] for wind in SEATS}}
"""Winds, and nothing said."""
FACTS: Mapping[Fact, Text] = {
    Fact.TSUMO: Text("si se ganó del muro o de un descarte", "whether it was drawn or discarded"),
    Fact.SEAT: Text("el viento de quien gana", "the winner's wind"),
    Fact.ROUND: Text("el viento de la ronda", "the wind of the round"),
    Fact.RIICHI: Text("si hubo riichi", "whether there was riichi"),
    Fact.URA: Text("los indicadores de uradora", "the ura dora indicators"),
}
_QUESTION = Text(
    "Depende de algo que no has dicho: {facts}. Los resultados posibles:",
    "It depends on what you have not said: {facts}. The possible results:",
)
_HARMLESS = Text(
    "No has dicho {facts}, y no cambia el resultado.",
    "You have not said {facts}, and the result does not depend on it.",
)
_SEVERAL_HARMLESS = Text(
    "No has dicho {facts}, y no cambian el resultado.",
    "You have not said {facts}, and the result does not depend on them.",
)
_WINDS = Text("los vientos", "the winds")
_OPEN = Text("{values}, según {facts}.", "{values}, depending on {facts}.")
_SHORT: Mapping[frozenset[Fact], Text] = {
    frozenset({Fact.TSUMO}): Text("cómo se ganó", "how it was won"),
    frozenset({Fact.SEAT}): FACTS[Fact.SEAT],
    frozenset({Fact.ROUND}): FACTS[Fact.ROUND],
    frozenset({Fact.SEAT, Fact.ROUND}): _WINDS,
    frozenset({Fact.RIICHI}): FACTS[Fact.RIICHI],
    frozenset({Fact.URA}): Text("los uradora", "the ura dora"),
}
_REST = Text("lo que falta por decir", "what is still to be said")


def question_line(facts: Iterable[Fact], language: Language) -> str:
    """That the result depends on facts that were not said."""
    return _QUESTION.say(language, facts=_said(facts, language))


def open_line(values: str, facts: Iterable[Fact], language: Language) -> str:
    """The results there may be, and on which facts it depends which, in one short line."""
    named = _SHORT.get(frozenset(facts), _REST).say(language)
    return _OPEN.say(language, values=capital(values), facts=named)


def harmless_line(facts: Iterable[Fact], language: Language) -> str:
    """That facts were not said and do not matter."""
    names = {fact: FACTS[fact].say(language) for fact in facts}
    sentence = _HARMLESS if len(names) == 1 else _SEVERAL_HARMLESS
    if Fact.SEAT in names and Fact.ROUND in names:
        names[Fact.SEAT] = _WINDS.say(language)
        del names[Fact.ROUND]
    return sentence.say(language, facts=all_of(list(names.values()), language))


def _said(facts: Iterable[Fact], language: Language) -> str:
    return all_of([FACTS[fact].say(language) for fact in facts], language)
