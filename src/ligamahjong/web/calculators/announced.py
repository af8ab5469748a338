"""Fans as somebody announced them: the field, and what is wrong with what it says."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ligamahjong.mcr import fan_names
from ligamahjong.mcr.catalogue import FANS
from ligamahjong.mcr.numbers import number_in_book
from ligamahjong.mcr.profiles import EMA
from ligamahjong.web.calculators.fields import Field
from ligamahjong.wording import Text
from ligamahjong.wording.mcr.fan_problems import fan_problem
from ligamahjong.wording.mcr.names import fan_name

if TYPE_CHECKING:
    from ligamahjong.wording import Language

__all__ = ["ANNOUNCED", "Choice", "fan_choices", "read_fans"]

ANNOUNCED = Field(
    name="fan",
    label=Text("Jugadas anunciadas", "Announced fans"),
    hint=Text(
        "Para comprobarlas: números o nombres entre comas, ×2 si es dos veces. Como 22, 28, 73x2.",
        "To check them: numbers or names with commas, ×2 for twice. As in 22, 28, 73x2.",
    ),
)
_WRONG = Text("Jugadas anunciadas: {problem}", "Announced fans: {problem}")


def read_fans(text: str, language: Language) -> tuple[list[int], str]:
    """Fans by number or by name in either language, as often as they were announced.

    Returns:
        Their numbers, and what is wrong with the texts that are none; nothing where all are some.
    """
    numbers, problems = fan_names.read_fans(text)
    wrong = " · ".join(fan_problem(one, language) for one in problems)
    return list(numbers), wrong and _WRONG.say(language, problem=wrong)


class Choice(NamedTuple):
    """A fan to choose: what is written for it, and its number and name."""

    written: str
    text: str


def fan_choices(language: Language) -> list[Choice]:
    """Every fan of the book; the one that shares its number is written with its name."""
    choices: list[Choice] = []
    for number in sorted(FANS, key=lambda one: (number_in_book(one, EMA), one)):
        in_book = number_in_book(number, EMA)
        text = f"{in_book} {fan_name(number, language)}"
        choices.append(Choice(str(number) if number == in_book else text, text))
    return choices
