"""Fans as somebody announced them: the field, and what is wrong with what it says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.mcr import fan_names
from ligamahjong.mcr.catalogue import FANS, FLOWER_TILES
from ligamahjong.web.calculators.fields import Field
from ligamahjong.wording import Text
from ligamahjong.wording.mcr.fan_problems import fan_problem
from ligamahjong.wording.mcr.names import fan_name

if TYPE_CHECKING:
    from ligamahjong.wording import Language

__all__ = ["ANNOUNCED", "fan_texts", "read_fans"]

ANNOUNCED = Field(
    name="fan",
    label=Text("Jugadas anunciadas", "Announced fans"),
    hint=Text(
        "Para comprobarlos: números o nombres entre comas, ×2 si es dos veces. Como 22, 28, 73x2.",
        "To check them: numbers or names with commas, ×2 for twice. As in 22, 28, 73x2.",
    ),
)
_WRONG = Text("Jugadas anunciadas: {problem}", "Announced fans: {problem}")


def read_fans(text: str, language: Language) -> tuple[list[int], list[str]]:
    """Fans by number or by name in either language, as often as they were announced.

    Returns:
        Their numbers, and a sentence for each text that is none.
    """
    numbers, problems = fan_names.read_fans(text)
    wrong = [_WRONG.say(language, problem=fan_problem(one, language)) for one in problems]
    return list(numbers), wrong


def fan_texts(language: Language) -> list[str]:
    """Every fan of the book by number and name, to choose from."""
    return [f"{number} {fan_name(number, language)}" for number in FANS if number <= FLOWER_TILES]
