"""The words of the game in Spanish, English, Japanese and Chinese."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, NamedTuple

from ligamahjong.reference.bilingual import Bilingual
from ligamahjong.reference.lookup import folded, is_found_by

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["Scope", "Term", "Word", "in_order", "terms"]


class Scope(StrEnum):
    """Which rules use a term."""

    BOTH = "both"
    MCR = "mcr"
    RIICHI = "riichi"


class Word(NamedTuple):
    """A Japanese or Chinese word: its characters, and how they are read in Latin letters."""

    characters: str
    reading: str


@dataclass(frozen=True, slots=True)
class Term:
    """A term.

    Attributes:
        id: its anchor.
        scope: which rules use it.
        name: in Spanish and English.
        ja: in Japanese; ``None`` where Japanese has no word of its own.
        zh: in Chinese; ``None`` where Chinese has no word of its own.
        meaning: what it is; ``[tiles:…]`` stands for tiles.
        page: address, without language, of the page that says more; empty where there is none.
        mcr_page: the same for MCR, where ``page`` speaks of Riichi; empty where one page is enough.
        found_by: its names and other words folded, to look it up.
    """

    id: str
    scope: Scope
    name: Bilingual
    ja: Word | None
    zh: Word | None
    meaning: Bilingual
    page: str
    mcr_page: str
    found_by: str

    def is_found_by(self, query: str) -> bool:
        """Whether its names, in all languages, have what is looked for.

        >>> [term.id for term in terms() if term.is_found_by("Ryūkyoku")]
        ['mano-agotada', 'empate-abortivo']
        >>> [term.id for term in terms() if term.is_found_by("viento prevalente")]
        ['viento-de-ronda']
        """
        return is_found_by(self.found_by, query)

    def concerns(self, scope: Scope) -> bool:
        """Whether these rules use the term; those of both are used by each."""
        return Scope.BOTH in {scope, self.scope} or scope is self.scope


@cache
def terms() -> tuple[Term, ...]:
    """All terms, in the order of a first lesson."""
    listed = tomllib.loads(files(__package__).joinpath("glossary.toml").read_text("utf-8"))
    return tuple(_term(row) for row in listed["term"])


def in_order(language: str) -> list[Term]:
    """All terms by their name in a language, ``es`` or ``en``.

    >>> [term.name.es for term in in_order("es")][:2]
    ['Agari-yame', 'Árbitro']
    """
    return sorted(terms(), key=lambda term: folded(term.name.of(language)))


def _term(row: Mapping[str, Any]) -> Term:
    names = (row["es"], row["en"], *row.get("ja", ()), *row.get("zh", ()), *row.get("also", ()))
    return Term(
        row["id"],
        Scope(row["mode"]),
        Bilingual(row["es"], row["en"]),
        Word(*row["ja"]) if "ja" in row else None,
        Word(*row["zh"]) if "zh" in row else None,
        Bilingual(row["meaning_es"], row["meaning_en"]),
        row.get("page", ""),
        row.get("mcr_page", ""),
        folded(" · ".join(names)),
    )
