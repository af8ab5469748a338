"""Characters that cannot be seen, or that turn what stands around them, made visible."""

from __future__ import annotations

import re

__all__ = ["first_hidden", "visible"]

_HIDDEN = re.compile(
    "[\x00-\x08\x0e-\x1f\x7f-\x9f\xad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]"
)
"""Control characters but for line breaks and tabs, and those that join, split or turn text."""


def first_hidden(text: str) -> tuple[int, str] | None:
    r"""Where the first such character stands, from 0, and its code; ``None`` if there is none.

    >>> first_hidden("234m\u202e"), first_hidden("234m")
    ((4, 'U+202E'), None)
    """
    found = _HIDDEN.search(text)
    return found and (found.start(), _code(found))


def visible(text: str) -> str:
    r"""The text with the code of each such character in its place.

    >>> visible("234m\x07")
    '234m<U+0007>'
    """
    return _HIDDEN.sub(lambda found: f"<{_code(found)}>", text)


def _code(found: re.Match[str]) -> str:
    return f"U+{ord(found[0]):04X}"
