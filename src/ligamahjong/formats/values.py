"""Cells as people write them: whole numbers, and text guarded against formulas."""

from __future__ import annotations

import re

from ligamahjong.formats.codes import Code

__all__ = [
    "LARGEST_NUMBER",
    "LONGEST_NAME",
    "guard",
    "on_one_line",
    "parse_whole",
    "plain",
    "rewritten",
    "signed",
    "unguard",
]

LARGEST_NUMBER = 10_000_000
"""Beyond this a number is a slip: scores of a hundred thousand are already rare."""

LONGEST_NAME = 200
"""Most characters in the name of a person."""

_MOST_DIGITS = 20
_NOT_ON_A_LINE = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]+")
"""Line breaks, other control characters, and those that turn the direction of what follows."""

_SIGNS = "=+\\-@\uff1d\uff0b\uff0d\uff20"
_FORMULA = re.compile(rf"""\A(?='*[{_SIGNS}\t\r\n])|(?<=[;\t\r\n])(?=['"]*[{_SIGNS}])""")
_GUARD = re.compile(rf"""\A'(?='*[{_SIGNS}\t\r\n])|(?<=[;\t\r\n])'(?=['"]*[{_SIGNS}])""")
"""Where an apostrophe belongs, and that apostrophe: at the start, or where a spreadsheet that
takes ``;``, a tab or a line break for the end of a cell sees one begin."""

_SIGNS_AND_SPACES = str.maketrans(
    dict.fromkeys("\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe58\ufe63\uff0d", "-")
    | {"\uff0b": "+"}
    | dict.fromkeys("\u00a0\u2007\u2008\u2009\u200a\u202f", " ")
)

_WHOLE = re.compile(r"[0-9]+")
_WITH_POINTS = re.compile(r"([1-9][0-9]{0,2}(?:\.[0-9]{3})+)(?:,0{1,2})?")
_WITH_SPACES = re.compile(r"([1-9][0-9]{0,2}(?: [0-9]{3})+)(?:[.,]0{1,2})?")
_WITH_COMMAS = re.compile(r"([1-9][0-9]{0,2}(?:,[0-9]{3})+)(?:\.0*)?")
_NO_FRACTION = re.compile(r"(0|[1-9][0-9]*)[.,]0+")


def plain(text: str) -> str:
    r"""The text with ASCII signs and spaces for their look-alikes, and none around it.

    >>> plain("\u2212\u00a05")
    '- 5'
    """
    return text.translate(_SIGNS_AND_SPACES).strip()


def on_one_line(text: str) -> str:
    r"""The text as a message can show it: a space for line breaks and control characters.

    >>> on_one_line("una\r\ndos")
    'una dos'
    """
    return _NOT_ON_A_LINE.sub(" ", text) if _NOT_ON_A_LINE.search(text) else text


def guard(text: str) -> str:
    """The text as a spreadsheet can open it: never taken for a formula.

    What begins with ``= + - @``, as wide as any, a tab or a line break gets an apostrophe before
    it, and so does such a sign after a ``;``, a tab or a line break; :func:`unguard` takes them
    away.

    >>> guard("=1+1"), guard("Ana"), guard("'-"), guard("Ana;=1+1")
    ("'=1+1", 'Ana', "''-", "Ana;'=1+1")
    """
    return _FORMULA.sub("'", text)


def unguard(text: str) -> str:
    """The text that :func:`guard` was given.

    >>> unguard("'=1+1"), unguard("'Ana'"), unguard("''-")
    ('=1+1', "'Ana'", "'-")
    """
    return _GUARD.sub("", text)


def parse_whole(text: str) -> int | Code:
    """A whole number, or the code of what is wrong with it.

    The sign may be any minus or dash, thousands may be set apart by points or spaces, decimals
    may follow if they are zeros. A comma before exactly three digits is refused: it separates
    thousands in English and decimals in Spanish. Digits are ``0`` to ``9`` only.

    >>> parse_whole("31.700"), parse_whole("−1 200"), parse_whole("31700,00")
    (31700, -1200, 31700)
    >>> parse_whole("0,5").value, parse_whole("31,700").value
    ('score-not-integer', 'score-ambiguous')
    """
    sign, body = signed(text)
    if not body:
        return Code.SCORE_MISSING
    if not _WHOLE.fullmatch(body):
        grouped = _WITH_POINTS.fullmatch(body) or _WITH_SPACES.fullmatch(body)
        if grouped:
            body = grouped[1].replace(".", "").replace(" ", "")
        elif _WITH_COMMAS.fullmatch(body):
            return Code.SCORE_AMBIGUOUS
        elif whole := _NO_FRACTION.fullmatch(body):
            body = whole[1]
        else:
            return Code.SCORE_NOT_INTEGER
    if len(body) > _MOST_DIGITS or (number := int(body)) > LARGEST_NUMBER:
        return Code.SCORE_TOO_LARGE
    return sign * number


def rewritten(text: str) -> tuple[str, str]:
    """Two ways to write a number with commas before three digits so that it is one only.

    >>> rewritten("-31,700")
    ('-31700', '-31.700')
    """
    sign, body = signed(text)
    groups = body.partition(".")[0].split(",")
    minus = "-" if sign < 0 else ""
    return minus + "".join(groups), minus + ".".join(groups)


def signed(text: str) -> tuple[int, str]:
    """The sign of a number and what follows it, in plain characters.

    >>> signed("\N{MINUS SIGN}1.200")
    (-1, '1.200')
    """
    body = unguard(plain(text))
    if body[:1] in {"+", "-"}:
        return (-1 if body[0] == "-" else 1), body[1:].lstrip()
    return 1, body
