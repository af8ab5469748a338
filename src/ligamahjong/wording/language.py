"""The two languages, and a text in both."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

__all__ = ["Language", "Text", "capital"]


class Language(StrEnum):
    """Languages of the project; Spanish is the first."""

    ES = "es"
    EN = "en"


class Text(NamedTuple):
    """One text in both languages; may hold ``{names}`` to be filled in.

    >>> Text("{n} partidas", "{n} games").say(Language.EN, n=12)
    '12 games'
    """

    es: str
    en: str

    def say(self, language: Language, /, **values: object) -> str:
        """The text in a language, with its names filled in."""
        return (self.es if language is Language.ES else self.en).format(**values)


def capital(text: str) -> str:
    """A sentence with its first letter a capital."""
    return text[:1].upper() + text[1:]
