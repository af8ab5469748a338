"""Numbers with decimals, as rankings print them."""

from __future__ import annotations

import re
from decimal import Decimal

from ligamahjong.formats.values import signed

__all__ = ["parse_decimal"]

_MOST_CHARACTERS = 40

_ONE_THOUSAND = re.compile(r"[1-9][.,][0-9]{3}")
_GROUPS = re.compile(r"[0-9]{1,3}(?:\.[0-9]{3})+|[0-9]{1,3}(?:,[0-9]{3})+")
_DECIMAL = re.compile(r"[0-9]+(?:\.[0-9]+)?")


def parse_decimal(text: str, *, thousands: bool = False) -> Decimal | None:
    """A number with a decimal point or comma, with its decimals; ``None`` if it is none.

    Of two kinds of separator the last one is the decimal one. With ``thousands``, a single
    separator after one digit and before three separates thousands, as in ``1.834`` where
    ratings are meant.

    >>> print(parse_decimal("25,120"), parse_decimal("1.834,5"), parse_decimal("1,834.5"))
    25.120 1834.5 1834.5
    >>> print(parse_decimal("1.834", thousands=True), parse_decimal("987.125", thousands=True))
    1834 987.125
    """
    sign, body = signed(text)
    body = body.replace(" ", "")
    if thousands and _ONE_THOUSAND.fullmatch(body):
        body = body[0] + body[2:]
    mark = max(body.rfind("."), body.rfind(","))
    if mark >= 0:
        whole, fraction = body[:mark], body[mark + 1 :]
        if _GROUPS.fullmatch(body) and body.count(body[mark]) > 1:
            whole, fraction = body, ""
        if _GROUPS.fullmatch(whole):
            whole = whole.replace(".", "").replace(",", "")
        body = f"{whole}.{fraction}" if fraction else whole
    if not _DECIMAL.fullmatch(body) or len(body) > _MOST_CHARACTERS:
        return None
    return sign * Decimal(body)
