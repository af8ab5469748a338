"""Fans as somebody announced them: numbers of the book, or names in any language."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from typing import TYPE_CHECKING

from ligamahjong.mcr.catalogue import FANS, FLOWER_TILES
from ligamahjong.web.calculators.fields import Field
from ligamahjong.wording import Text
from ligamahjong.wording.mcr.names import fan_name

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ligamahjong.wording import Language

__all__ = ["ANNOUNCED", "fan_texts", "read_fans"]

ANNOUNCED = Field(
    name="fan",
    label=Text("Fan anunciados", "Announced fans"),
    hint=Text(
        "Para comprobarlos: números o nombres entre comas, ×2 si es dos veces. Como 22, 28, 73x2.",
        "To check them: numbers or names with commas, ×2 for twice. As in 22, 28, 73x2.",
    ),
)
_MOST_FANS = 40
_SEPARATORS = re.compile(r"[,;\n]+")
_NUMBERS_ONLY = re.compile(r"[\d\s,;+x*\u00d7]*", re.ASCII)
_NUMBERS_APART = re.compile(r"[\s,;+]+")
_TIMES = re.compile(r"(.*?)\s*(?:[x*\u00d7]\s*([1-9]))?", re.DOTALL)
_NUMBER = re.compile(r"\s*([0-9]{1,2})\b.*", re.ASCII | re.DOTALL)
_NO_FAN = Text(
    "Fan anunciados: «{text}» no es ningún fan; se esperaba un número de 1 a 81 o un nombre",
    "Announced fans: “{text}” is no fan; expected a number from 1 to 81 or a name",
)
_MANY_FANS = Text(
    "Fan anunciados: son demasiados; se esperaban como mucho {most}",
    "Announced fans: too many; expected at most {most}",
)
_TOLD = 40


def read_fans(text: str, language: Language) -> tuple[list[int], list[str]]:
    """Fans by number or by name in either language, as often as they were announced.

    Returns:
        Their numbers, and a sentence for each text that is none.
    """
    numbers: list[int] = []
    wrong: list[str] = []
    parts = _NUMBERS_APART if _NUMBERS_ONLY.fullmatch(text) else _SEPARATORS
    for part in filter(None, map(str.strip, parts.split(text))):
        written = _TIMES.fullmatch(part)
        assert written is not None  # noqa: S101 - everything matches
        number = _fan(written[1])
        if number is None:
            wrong.append(_NO_FAN.say(language, text=part[:_TOLD]))
        else:
            numbers += [number] * int(written[2] or 1)
        if len(numbers) + len(wrong) > _MOST_FANS:
            return [], [_MANY_FANS.say(language, most=_MOST_FANS)]
    return numbers, wrong


def _fan(text: str) -> int | None:
    """The number of one fan; a number may have its name behind it."""
    if written := _NUMBER.fullmatch(text):
        number = int(written[1])
        return number if number in FANS else None
    return _by_name().get(_folded(text))


@cache
def _by_name() -> Mapping[str, int]:
    names: dict[str, int] = {}
    for number, fan in FANS.items():
        for name in (fan.spanish, fan.english, fan.chinese):
            names.setdefault(_folded(name), number)
    return names


def _folded(text: str) -> str:
    plain = unicodedata.normalize("NFKD", text.casefold())
    return " ".join(re.findall(r"\w+", "".join(c for c in plain if not unicodedata.combining(c))))


def fan_texts(language: Language) -> list[str]:
    """Every fan of the book by number and name, to choose from."""
    return [f"{number} {fan_name(number, language)}" for number in FANS if number <= FLOWER_TILES]
