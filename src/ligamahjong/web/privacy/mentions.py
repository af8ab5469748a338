"""Where a text names somebody, however it writes accents and capitals."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING
from unicodedata import category, combining, normalize

if TYPE_CHECKING:
    from collections.abc import Iterable

__all__ = ["GONE", "Mentions", "is_telling"]

GONE = "[…]"
"""What stands where a text named somebody who has been erased."""
_SHORTEST = 5
_INVISIBLE = "Cf"


def is_telling(name: str) -> bool:
    """Whether a name in a text surely means its bearer: an address, two words, or a long one.

    >>> is_telling("Sol"), is_telling("Ana Gil"), is_telling("DragonRojo"), is_telling("a@b.es")
    (False, True, True, True)
    """
    return "@" in name or len(name.split()) > 1 or len(name) >= _SHORTEST


class Mentions:
    """Finds any of some names in texts, as whole words.

    Args:
        names: as they are written; whatever accents, capitals and spaces a text has instead.

    >>> Mentions(["Íñigo Peña"]).without("Jugó INIGO  PEÑA en casa; Peñalosa no")
    'Jugó […] en casa; Peñalosa no'
    """

    def __init__(self, names: Iterable[str]) -> None:
        patterns = sorted({_pattern(name) for name in names} - {""}, key=len, reverse=True)
        self._names = re.compile(rf"(?<!\w)(?:{'|'.join(patterns)})(?!\w)") if patterns else None

    def __bool__(self) -> bool:
        return self._names is not None

    def found(self, text: str) -> bool:
        """Whether the text names them."""
        return self._names is not None and bool(self._names.search(_folded(text)[0]))

    def without(self, text: str) -> str:
        """The text with :data:`GONE` where it named them."""
        if self._names is None:
            return text
        folded, origin = _folded(text)
        kept, end = [], 0
        for match in self._names.finditer(folded):
            kept.append(text[end : origin[match.start()]])
            end = origin[match.end()]
        return GONE.join([*kept, text[end:]]) if kept else text

    def without_in(self, value: object) -> object:
        """A value of JSON, with each text in it so."""
        if isinstance(value, str):
            return self.without(value)
        if isinstance(value, list):
            return [self.without_in(one) for one in value]
        if isinstance(value, dict):
            return {self.without(key): self.without_in(one) for key, one in value.items()}
        return value


def _pattern(name: str) -> str:
    words = _folded(name)[0].split()
    return r"\s+".join(map(re.escape, words))


def _folded(text: str) -> tuple[str, list[int]]:
    """The text without accents, capitals and what cannot be seen, and where each sign came from."""
    characters: list[str] = []
    origin: list[int] = []
    for index, char in enumerate(text):
        for part in normalize("NFKD", char).casefold():
            if not combining(part) and category(part) != _INVISIBLE:
                characters.append(part)
                origin.append(index)
    origin.append(len(text))
    return "".join(characters), origin
