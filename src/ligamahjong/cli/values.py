"""What the values of options may be, and what is said of one that is not."""

from __future__ import annotations

import math
import re
from datetime import date, datetime
from enum import StrEnum
from typing import TYPE_CHECKING, TypeVar

import click

from ligamahjong.cli.speech import bilingual, preferred_language
from ligamahjong.errors import RatingError
from ligamahjong.league.rating import Rating, check_rating
from ligamahjong.wording import Language
from ligamahjong.wording.errors import error_text

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["DAY", "RATING", "EnumChoice", "NumberType", "OneOf", "WholeType", "named_values"]

T = TypeVar("T")
E = TypeVar("E", bound=StrEnum)

_FIRST_YEAR, _LAST_YEAR = 1900, 2199
"""The years in which files may have games."""

_NUMBER = re.compile(
    r"\s*[+-]?(?:[0-9]{1,20}\.?[0-9]{0,20}|\.[0-9]{1,20})(?:e[+-]?[0-9]{1,3})?\s*", re.ASCII
)


class OneOf(click.Choice[T]):
    """One of a few words."""

    def get_invalid_choice_message(self, value: object, ctx: click.Context | None) -> str:
        """What the word should have been."""
        words = ", ".join(self.normalize_choice(choice, ctx) for choice in self.choices)
        return bilingual(
            f"«{value}» no vale; se esperaba uno de: {words}.",
            f"not “{value}”; expected one of: {words}.",
        )


class EnumChoice(OneOf[E]):
    """A choice among the values of an enumeration."""

    def normalize_choice(self, choice: object, ctx: click.Context | None) -> str:  # noqa: ARG002
        """The value as it is written on the command line."""
        return choice.value if isinstance(choice, StrEnum) else str(choice).lower()


class _DayType(click.ParamType[date]):
    """A day as ``2026-05-18`` or ``18/05/2026``."""

    name = "day"

    def convert(
        self, value: date | str, param: click.Parameter | None, ctx: click.Context | None
    ) -> date:
        """Read a day."""
        if isinstance(value, date):
            return value
        for layout in ("%Y-%m-%d", "%d/%m/%Y") if value.isascii() else ():
            try:
                day = datetime.strptime(value, layout).date()  # noqa: DTZ007 - a day has no zone
            except ValueError:
                continue
            if _FIRST_YEAR <= day.year <= _LAST_YEAR:
                return day
        return self.fail(
            bilingual(
                f"«{value}» no es un día de 1900 a 2199; se esperaba 2026-05-18 o 18/05/2026.",
                f"“{value}” is not a day from 1900 to 2199; expected 2026-05-18 or 18/05/2026.",
            ),
            param,
            ctx,
        )


class NumberType(click.ParamType[float]):
    """A number, with a decimal comma or point, between two others if so asked."""

    name = "number"

    def __init__(self, lowest: float = -math.inf, highest: float = math.inf) -> None:
        self._lowest, self._highest = lowest, highest

    def convert(
        self, value: float | str, param: click.Parameter | None, ctx: click.Context | None
    ) -> float:
        """Read a number."""
        text = str(value).replace(",", ".")
        number = float(text) if _NUMBER.fullmatch(text) else math.nan
        if math.isfinite(number) and self._lowest <= number <= self._highest:
            return number
        if math.isfinite(number):
            self.fail(
                bilingual(
                    f"{value} no está entre {self._lowest:g} y {self._highest:g}.",
                    f"{value} is not between {self._lowest:g} and {self._highest:g}.",
                ),
                param,
                ctx,
            )
        return self.fail(
            bilingual(f"«{value}» no es un número.", f"“{value}” is not a number."), param, ctx
        )


class WholeType(click.ParamType[int]):
    """A whole number between two others."""

    name = "whole"

    def __init__(self, lowest: int, highest: int) -> None:
        self._lowest, self._highest = lowest, highest

    def convert(
        self, value: int | str, param: click.Parameter | None, ctx: click.Context | None
    ) -> int:
        """Read a whole number."""
        text = str(value)
        if re.fullmatch("[+-]?[0-9]{1,15}", text) and self._lowest <= int(text) <= self._highest:
            return int(text)
        return self.fail(
            bilingual(
                f"«{value}» no vale; se esperaba un número entero de {self._lowest} a "
                f"{self._highest}.",
                f"not “{value}”; expected a whole number from {self._lowest} to {self._highest}.",
            ),
            param,
            ctx,
        )


class _RatingType(click.ParamType[Rating]):
    """μ and σ as ``35,3`` or ``35.5,2.75``."""

    name = "rating"

    def convert(
        self, value: Rating | str, param: click.Parameter | None, ctx: click.Context | None
    ) -> Rating:
        """Read μ and σ; where a semicolon stands between them, commas are decimal."""
        if isinstance(value, Rating):
            return value
        text = value.replace(",", ".").replace(";", ",") if ";" in value else value
        number = r"([+-]?[0-9]{1,9}(?:\.[0-9]{1,20})?)"
        if found := re.fullmatch(rf"\s*{number}\s*,\s*{number}\s*", text):
            rating = Rating(float(found[1]), float(found[2]))
            try:
                return check_rating(rating)
            except RatingError as error:
                self.fail(error_text(error, Language(preferred_language())), param, ctx)
        return self.fail(
            bilingual(
                f"«{value}» no es un rating; se esperaba μ,σ, como 35,3, 35.5,2.75 o 35,5;2,75.",
                f"“{value}” is not a rating; expected mu,sigma, such as 35,3 or 35.5,2.75.",
            ),
            param,
            ctx,
        )


def named_values(written: Sequence[str], option: str) -> dict[str, str]:
    """What an option that is given as ``name=value``, for several names, says of each.

    Args:
        written: its values.
        option: how it is called.

    Raises:
        click.BadParameter: a name is there twice, so that one value would win in silence.
    """
    values: dict[str, str] = {}
    for one in written:
        name, _, value = (part.strip() for part in one.partition("="))
        if name in values:
            raise click.BadParameter(
                bilingual(
                    f"{name} está más de una vez; se esperaba una sola.",
                    f"{name} is there more than once; expected it once.",
                ),
                click.get_current_context(),
                param_hint=option,
            )
        values[name] = value
    return values


DAY = _DayType()
RATING = _RatingType()
