"""What the calculator of grades answers, and how it reads numbers."""

from __future__ import annotations

import re
from typing import NamedTuple

from ligamahjong.wording import Language, Text

__all__ = ["Answer", "Table", "read_decimal", "read_whole", "wrong_number"]

_WHOLE = re.compile(r"[+-]?[0-9]{1,7}", re.ASCII)
_GROUPED = re.compile(r"([+-]?[0-9]{1,3})((?:[., ][0-9]{3})+)", re.ASCII)
_DECIMAL = re.compile(r"[+-]?[0-9]{1,6}(?:[.,][0-9]{1,12})?", re.ASCII)
_TOLD = 40
_WRONG = Text(
    "{label}: «{value}» no vale; se esperaba un número, como {example}",
    "{label}: not “{value}”; expected a number, such as {example}",
)


class Table(NamedTuple):
    """A table of an answer: its title, the headings of its columns, and its rows."""

    title: str
    headings: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


class Answer(NamedTuple):
    """What a calculator answers: tables, sentences, or what is wrong with what was asked."""

    tables: tuple[Table, ...] = ()
    lines: tuple[str, ...] = ()
    problems: tuple[str, ...] = ()


def read_whole(text: str) -> int | None:
    """A whole number, thousands apart or together, or ``None``.

    >>> read_whole("42.300"), read_whole("−1,200"), read_whole("30000"), read_whole("1.5")
    (42300, -1200, 30000, None)
    """
    plain = text.strip().replace("\N{MINUS SIGN}", "-")
    if found := _GROUPED.fullmatch(plain):
        plain = found[1] + re.sub(r"[., ]", "", found[2])
    return int(plain) if _WHOLE.fullmatch(plain) else None


def read_decimal(text: str) -> float | None:
    """A number with a point or a comma, or ``None``.

    >>> read_decimal("25,5"), read_decimal("1900"), read_decimal("1.000.000")
    (25.5, 1900.0, None)
    """
    plain = text.strip().replace("\N{MINUS SIGN}", "-")
    return float(plain.replace(",", ".")) if _DECIMAL.fullmatch(plain) else None


def wrong_number(label: str, text: str, example: str, language: Language) -> str:
    """That a text is no number."""
    return _WRONG.say(language, label=label, value=text[:_TOLD], example=example)
