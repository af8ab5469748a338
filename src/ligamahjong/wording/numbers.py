"""Numbers as a reader of each language expects them.

Negative numbers carry a minus sign (U+2212), not a hyphen.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.wording.language import Language

if TYPE_CHECKING:
    from fractions import Fraction

__all__ = [
    "change",
    "count",
    "decimal",
    "exact",
    "fraction",
    "integer",
    "mixed",
    "ordinal",
    "percent",
]

_MINUS = "\N{MINUS SIGN}"
_SPANISH = str.maketrans({",": ".", ".": ",", "-": _MINUS})
_ENGLISH = str.maketrans({"-": _MINUS})


def _localised(text: str, language: Language) -> str:
    return text.translate(_SPANISH if language is Language.ES else _ENGLISH)


def integer(value: int, language: Language) -> str:
    """A count or a score, thousands apart.

    >>> integer(-128100, Language.ES), integer(-128100, Language.EN)
    ('−128.100', '−128,100')
    """
    return _localised(f"{value:,}", language)


def decimal(value: float, digits: int, language: Language) -> str:
    """A number with a fixed number of decimals and its thousands together.

    >>> decimal(1834.5, 6, Language.ES), decimal(-0.001, 2, Language.EN)
    ('1834,500000', '0.00')
    """
    return _localised(_fixed(value, digits), language)


def change(value: float, digits: int, language: Language) -> str:
    """A change, its sign always shown.

    >>> change(12.419, 2, Language.ES), change(-3.49, 2, Language.EN), change(0, 0, Language.ES)
    ('+12,42', '−3.49', '0')
    """
    text = _fixed(value, digits)
    return _localised(text if text.startswith("-") or float(text) == 0 else f"+{text}", language)


def percent(value: float, language: Language, digits: int = 1) -> str:
    r"""A probability as a percentage.

    >>> percent(0.4376, Language.ES), percent(0.4376, Language.EN)
    ('43,8\xa0%', '43.8%')
    """
    space = "\N{NO-BREAK SPACE}" if language is Language.ES else ""
    return f"{decimal(100 * value, digits, language)}{space}%"


def fraction(value: Fraction, language: Language) -> str:
    """An exact amount, such as a debt: whole, or with two decimals.

    >>> from fractions import Fraction
    >>> fraction(Fraction(4), Language.ES), fraction(Fraction(15, 31), Language.ES)
    ('4', '0,48')
    """
    return decimal(float(value), 0 if value.denominator == 1 else 2, language)


def mixed(value: Fraction) -> str:
    """An amount that is not below zero, with its fraction where there is one.

    >>> from fractions import Fraction
    >>> mixed(Fraction(7, 3)), mixed(Fraction(1, 2)), mixed(Fraction(4))
    ('2 1/3', '1/2', '4')
    """
    whole, rest = divmod(value, 1)
    if not rest:
        return str(whole)
    return f"{whole} {rest}" if whole else str(rest)


def exact(value: Fraction, language: Language) -> str:
    """An amount from which others are worked out: about how much, and how much exactly.

    >>> from fractions import Fraction
    >>> exact(Fraction(4), Language.ES), exact(Fraction(73, 15), Language.ES)
    ('4', '4,87 (= 4 13/15)')
    """
    about = fraction(value, language)
    return about if value.denominator == 1 else f"{about} (= {mixed(value)})"


def count(number: int, one: str, many: str, language: Language) -> str:
    """A number and its noun.

    >>> count(1, "partida", "partidas", Language.ES), count(1200, "game", "games", Language.EN)
    ('1 partida', '1,200 games')
    """
    return f"{integer(number, language)} {one if number == 1 else many}"


def ordinal(place: int, language: Language) -> str:
    """A place or a position.

    >>> ordinal(1, Language.ES), [ordinal(n, Language.EN) for n in (1, 2, 3, 4, 11, 22)]
    ('1.º', ['1st', '2nd', '3rd', '4th', '11th', '22nd'])
    """
    if language is Language.ES:
        return f"{place}.º"
    teens = 10 <= place % 100 <= 20  # noqa: PLR2004 - eleventh, twelfth, thirteenth
    suffix = "th" if teens else {1: "st", 2: "nd", 3: "rd"}.get(place % 10, "th")
    return f"{place}{suffix}"


def _fixed(value: float, digits: int) -> str:
    """Fixed decimals without a negative zero."""
    text = f"{value:.{digits}f}"
    return text.removeprefix("-") if float(text) == 0 else text
