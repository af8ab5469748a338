"""A text of the reference in both languages."""

from __future__ import annotations

from typing import NamedTuple

__all__ = ["Bilingual"]


class Bilingual(NamedTuple):
    """Spanish and English."""

    es: str
    en: str

    def of(self, language: str) -> str:
        """The text in a language, ``es`` or ``en``.

        >>> Bilingual("ficha", "tile").of("en")
        'tile'
        """
        return self.en if language == "en" else self.es
