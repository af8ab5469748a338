"""One way to write a value as bytes, so that equal values have equal hashes everywhere.

It is JSON as RFC 8785 writes it, without its floats: keys sorted by their UTF-16 code units, no
spaces, UTF-8, only what must be escaped escaped. Text is composed (NFC) first, and integers stay
where every reader of JSON keeps them exact.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import NoReturn
from unicodedata import normalize

from ligamahjong.errors import CanonicalError

__all__ = ["DEEPEST", "LARGEST", "canonical", "parse"]

LARGEST = 2**53 - 1
"""Largest integer, of either sign: beyond it some readers of JSON round."""

DEEPEST = 16
"""Most lists and objects inside one another."""

_MOST_DIGITS = len(str(LARGEST))


def canonical(value: object) -> bytes:
    r"""The bytes of a value made of ``None``, booleans, integers, text, lists and mappings.

    >>> canonical({"seq": 1, "name": "Nu\u0301ria", "day": None}).decode()
    '{"day":null,"name":"Núria","seq":1}'

    Raises:
        CanonicalError: a float or any other kind of value, an integer beyond :data:`LARGEST`,
            text that is not Unicode, a key that is not text or comes twice once composed, or
            more than :data:`DEEPEST` levels.
    """
    text = json.dumps(_normal(value, 0), ensure_ascii=False, separators=(",", ":"))
    try:
        return text.encode()
    except UnicodeEncodeError as error:
        raise _without_form("text with half a surrogate pair") from error


def parse(data: bytes) -> object:
    """The value of canonical bytes.

    >>> parse(b'{"day":null,"seq":1}')
    {'day': None, 'seq': 1}

    Raises:
        CanonicalError: the bytes are not exactly what :func:`canonical` writes.
    """
    try:
        value = json.loads(
            data.decode(), parse_int=_whole, parse_float=_no_number, parse_constant=_no_number
        )
    except CanonicalError:
        raise
    except (ValueError, RecursionError) as error:
        raise CanonicalError(f"not JSON: {error}", reason="not-json") from error
    if canonical(value) != data:
        raise CanonicalError(
            "JSON, but not canonical: keys unsorted or repeated, spaces, needless escapes, or "
            "text that is not composed",
            reason="not-canonical",
        )
    return value


def _normal(value: object, depth: int) -> object:
    if value is None or isinstance(value, bool):
        return value
    if isinstance(value, str):
        return _composed(value)
    if type(value) is int:
        if not -LARGEST <= value <= LARGEST:
            raise _without_form(f"an integer beyond {LARGEST}")
        return value
    if depth == DEEPEST:
        raise _without_form(f"anything deeper than {DEEPEST} levels")
    if isinstance(value, Mapping):
        return _sorted(value, depth + 1)
    if isinstance(value, (list, tuple)):
        return [_normal(item, depth + 1) for item in value]
    raise _without_form(f"{type(value).__name__} {value!r}")


def _sorted(value: Mapping[object, object], depth: int) -> dict[str, object]:
    composed: dict[str, object] = {}
    for key, item in value.items():
        if not isinstance(key, str):
            raise _without_form(f"the key {key!r}")
        name = _composed(key)
        if name in composed:
            raise _without_form(f"an object with the key {name!r} twice")
        composed[name] = _normal(item, depth)
    plain = "".join(composed).isascii()
    return {name: composed[name] for name in sorted(composed, key=None if plain else _code_units)}


def _composed(text: str) -> str:
    return text if text.isascii() else normalize("NFC", text)


def _code_units(key: str) -> bytes:
    return key.encode("utf-16-be", "surrogatepass")


def _whole(digits: str) -> int:
    if len(digits.removeprefix("-")) > _MOST_DIGITS:
        raise _without_form(f"an integer beyond {LARGEST}")
    return int(digits)


def _no_number(text: str) -> NoReturn:
    raise _without_form(f"the number {text}")


def _without_form(what: str) -> CanonicalError:
    return CanonicalError(f"{what} has no canonical form", reason="no-form", what=what)
