"""What an address asks of a calculator of the league, read into numbers and days."""

from __future__ import annotations

import re
from datetime import date
from fractions import Fraction
from typing import TYPE_CHECKING, Final

from ligamahjong.web.calculators.amounts import read_amount
from ligamahjong.web.calculators.league.answers import Offers
from ligamahjong.wording import Language, Text

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ligamahjong.table import Four
    from ligamahjong.web.calculators.fields import Field
    from ligamahjong.web.calculators.league.answers import Offer

__all__ = ["Questions", "read_number"]

_DECIMAL: Final = re.compile(r"([+-]?[0-9]{1,5})(?:[.,]([0-9]{1,12}))?", re.ASCII)
_RATIO: Final = re.compile(r"(?:([0-9]{1,4}) )?([0-9]{1,6})/([0-9]{1,6})", re.ASCII)
_ISO: Final = re.compile(r"([0-9]{4})-([0-9]{2})-([0-9]{2})", re.ASCII)
_SPANISH: Final = re.compile(r"([0-9]{1,2})[/.-]([0-9]{1,2})[/.-]([0-9]{4})", re.ASCII)
_YEARS: Final = range(1900, 2200)
_TOLD: Final = 40
"""Letters of a wrong value that a message repeats."""

_NO_POINTS = Text(
    "{label}: «{text}» no son puntos; se esperaba algo como {example}",
    "{label}: “{text}” is not an amount of points; expected something like {example}",
)
_NO_NUMBER = Text(
    "{label}: «{text}» no es un número; se esperaba algo como {example}",
    "{label}: “{text}” is not a number; expected something like {example}",
)
_NO_DAY = Text(
    "{label}: «{text}» no es un día; se esperaba algo como 2026-05-18",
    "{label}: “{text}” is not a day; expected something like 2026-05-18",
)
_NOTHING = Text(
    "{label}: falta; se esperaba algo como {example}",
    "{label}: missing; expected something like {example}",
)


def read_number(text: str) -> Fraction | None:
    """A number with decimals or a fraction, exactly; ``None`` if it is none.

    >>> read_number("2,5"), read_number("15/31"), read_number("2 1/3"), read_number("x")
    (Fraction(5, 2), Fraction(15, 31), Fraction(7, 3), None)
    """
    text = text.strip().replace("\N{MINUS SIGN}", "-")
    if found := _DECIMAL.fullmatch(text):
        whole, rest = found.groups()
        return Fraction(f"{whole}.{rest or 0}")
    found = _RATIO.fullmatch(text)
    if found and int(found[3]):
        return int(found[1] or 0) + Fraction(int(found[2]), int(found[3]))
    return None


def _read_day(text: str) -> date | None:
    if found := _ISO.fullmatch(text):
        year, month, day = map(int, found.groups())
    elif found := _SPANISH.fullmatch(text):
        day, month, year = map(int, found.groups())
    else:
        return None
    try:
        return date(year, month, day) if year in _YEARS else None
    except ValueError:
        return None


class Questions:
    """The values of an address, and a sentence for each that cannot be.

    Args:
        values: of the fields, by name.
        language: of the sentences.
    """

    def __init__(self, values: dict[str, str], language: Language) -> None:
        self._values = values
        self.language = language
        self.problems: list[str] = []
        self.offers: list[Offers] = []

    def text(self, field: Field) -> str:
        """A value as it was written."""
        return self._values[field.name]

    def points(self, field: Field, example: str) -> int:
        """An amount of points; 0, and a sentence, for what is none."""
        found = read_amount(self.text(field))
        if found is None:
            self._wrong(field, _NO_POINTS, example)
        return found or 0

    def four_points(self, fields: Sequence[Field], examples: Sequence[str]) -> Four[int]:
        """The points of four seats."""
        a, b, c, d = map(self.points, fields, examples)
        return a, b, c, d

    def number(self, field: Field, example: str) -> Fraction:
        """A number; 0, and a sentence, for what is none."""
        found = read_number(self.text(field))
        if found is None:
            self._wrong(field, _NO_NUMBER, example)
        return found or Fraction()

    def day(self, field: Field) -> date:
        """A day; any, and a sentence, for what is none."""
        found = _read_day(self.text(field))
        if found is None:
            self._wrong(field, _NO_DAY, "2026-05-18")
        return found or date(_YEARS[0], 1, 1)

    def refuse(self, text: Text, /, **facts: object) -> None:
        """Say that something cannot be."""
        self.problems.append(text.say(self.language, **facts))

    def offer(self, problem: str, ones: Iterable[Offer]) -> None:
        """Say that something is not clear, and who may be meant."""
        self.problems.append(problem)
        if offered := tuple(ones):
            self.offers.append(Offers(problem, offered))

    def _wrong(self, field: Field, text: Text, example: str) -> None:
        written = self.text(field)
        label = field.called(self.language)
        if self.language is Language.ES:
            example = example.replace(".", ",")
        sentence = text if written else _NOTHING
        self.refuse(sentence, label=label, text=written[:_TOLD], example=example)
