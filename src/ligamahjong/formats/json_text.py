"""A JSON value, and where in the text it is none."""

from __future__ import annotations

import json

from ligamahjong.errors import FormatError

__all__ = ["read_json"]


def read_json(text: str) -> object:
    """The value that a line of JSON is.

    >>> read_json('{"draw": true}')
    {'draw': True}

    Args:
        text: one line.

    Raises:
        FormatError: it is no JSON; ``facts["fault"]`` is the sign from which on it is none,
            counted from one, or ``"depth"`` where brackets lie too deep in each other, or
            ``"number"`` where a number is too long.
    """
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        fault: int | str = error.pos + 1
        cause: Exception = error
    except RecursionError as error:
        fault, cause = "depth", error
    except ValueError as error:
        fault, cause = "number", error
    raise FormatError(f"not JSON: {fault}", reason="record-json", fault=fault) from cause
