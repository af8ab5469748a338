"""Amounts of points as people write them."""

from __future__ import annotations

import re

__all__ = ["read_amount"]

_AMOUNT = re.compile(r"[+-]?(?:[0-9]{1,3}(?:[., ]?[0-9]{3})?|[0-9]{1,6})", re.ASCII)
_MINUS = {"\N{MINUS SIGN}": "-", "\N{EN DASH}": "-", "\N{NO-BREAK SPACE}": " "}


def read_amount(text: str) -> int | None:
    """An amount, with or without sign and separator; ``None`` if it is none.

    >>> read_amount("-5.500"), read_amount("7,700"), read_amount("mucho")
    (-5500, 7700, None)
    """
    for written, plain in _MINUS.items():
        text = text.replace(written, plain)
    if not _AMOUNT.fullmatch(text):
        return None
    return int(re.sub("[., ]", "", text))
