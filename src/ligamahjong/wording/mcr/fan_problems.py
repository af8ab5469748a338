"""What is wrong with a text that should be a fan, in a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.mcr.fan_names import MOST_FANS, MOST_TIMES, Wrong
from ligamahjong.wording.language import Text
from ligamahjong.wording.lists import one_of
from ligamahjong.wording.mcr.names import fan_name

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ligamahjong.mcr.fan_names import FanProblem
    from ligamahjong.wording.language import Language

__all__ = ["fan_problem"]

_SENTENCES: Mapping[Wrong, Text] = {
    Wrong.UNKNOWN: Text(
        "«{text}» no es ninguna jugada; se esperaba un número de 1 a 81 o un nombre",
        "“{text}” is not a fan; expected a number from 1 to 81 or a name",
    ),
    Wrong.SEVERAL: Text(
        "«{text}» puede ser {fans}; se esperaba una de ellas",
        "“{text}” may be {fans}; expected one of them",
    ),
    Wrong.CONTRADICTED: Text(
        "«{text}»: la {number} se llama {name}; se esperaba el número solo, o con ese nombre",
        "“{text}”: {number} is called {name}; expected the number alone, or with that name",
    ),
    Wrong.TIMES: Text(
        "«{text}» no dice bien cuántas veces; se esperaba de 1 a {times}, como {number}x2",
        "“{text}” does not say well how often; expected 1 to {times} times, as in {number}x2",
    ),
    Wrong.TOO_MANY: Text(
        "son demasiadas; se esperaban como mucho {most}", "too many; expected at most {most}"
    ),
}
_NUMBERED = Text("{number} {name}", "{number} {name}")
_PERHAPS = Text("{said}; ¿quizá {number} {name}?", "{said}; perhaps {number} {name}?")


def fan_problem(problem: FanProblem, language: Language) -> str:
    """What is wrong, without a full stop.

    >>> from ligamahjong.mcr.fan_names import read_fan
    >>> from ligamahjong.wording.language import Language
    >>> print(fan_problem(read_fan("pure strait"), Language.EN))
    “pure strait” is not a fan; expected a number from 1 to 81 or a name; perhaps 28 Pure Straight?
    """
    name = "" if problem.fan is None else fan_name(problem.fan, language)
    said = _SENTENCES[problem.wrong].say(
        language,
        text=problem.text,
        number=problem.fan,
        name=name,
        fans=one_of(
            [
                _NUMBERED.say(language, number=one, name=fan_name(one, language))
                for one in problem.fans
            ],
            language,
        ),
        times=MOST_TIMES,
        most=MOST_FANS,
    )
    if problem.wrong is Wrong.UNKNOWN and problem.fan is not None:
        return _PERHAPS.say(language, said=said, number=problem.fan, name=name)
    return said
