"""The pages of prose: what there is, in which order, and their Markdown in both languages.

Each section is a folder of ``text``: ``pages.toml`` lists its pages, ``<slug>.es.md`` and
``<slug>.en.md`` hold them. In the Markdown ``[tiles:123m]`` stands for tiles, ``{edition}`` for the
edition that the page describes, and an address of the site is written without language
(``/reglas/mcr/``).
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from ligamahjong.reference.bilingual import Bilingual

if TYPE_CHECKING:
    from collections.abc import Mapping
    from importlib.resources.abc import Traversable

__all__ = ["INTRODUCTION", "Page", "Section", "page", "pages"]

INTRODUCTION = "introduccion"
"""The page that a section about a rule set opens with; it has no address of its own."""


class Section(StrEnum):
    """A section of the reference, as addresses have it."""

    MAHJONG = "mahjong"
    MCR = "mcr"
    RIICHI = "riichi"


@dataclass(frozen=True, slots=True)
class Page:
    """A page of prose.

    Attributes:
        section: where it is.
        slug: its name in an address.
        title: its heading.
        summary: one sentence for lists and search engines.
        edition: the edition of the rules it describes; empty for what is of none.
        provenance: where its facts come from.
    """

    section: Section
    slug: str
    title: Bilingual
    summary: Bilingual
    edition: Bilingual
    provenance: Bilingual

    def markdown(self, language: str) -> str:
        """Its text in a language, ``es`` or ``en``."""
        file = _folder(self.section).joinpath(f"{self.slug}.{language}.md")
        return file.read_text("utf-8").replace("{edition}", self.edition.of(language))


def _folder(section: Section) -> Traversable:
    return files(__package__).joinpath("text", section.value)


@cache
def pages(section: Section) -> tuple[Page, ...]:
    """The pages of a section in order."""
    listed = tomllib.loads(_folder(section).joinpath("pages.toml").read_text("utf-8"))
    return tuple(_page(section, row) for row in listed.get("page", []))


def page(section: Section, slug: str) -> Page | None:
    """A page by its name; ``None`` where there is none."""
    return next((one for one in pages(section) if one.slug == slug), None)


def _page(section: Section, row: Mapping[str, str]) -> Page:
    return Page(
        section,
        row["slug"],
        Bilingual(row["title_es"], row["title_en"]),
        Bilingual(row["summary_es"], row["summary_en"]),
        Bilingual(row.get("edition", ""), row.get("edition_en", row.get("edition", ""))),
        Bilingual(row["provenance_es"], row["provenance_en"]),
    )
