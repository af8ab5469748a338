"""The manual says the same in both languages, and names buttons and pages as the site does."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from docs.markdown import blocks, outline, table

REPOSITORY = Path(__file__).resolve().parents[2]
MANUALS = {
    "en": (REPOSITORY / "docs/manual.md").read_text("utf-8"),
    "es": (REPOSITORY / "docs/es/manual.md").read_text("utf-8"),
}
QUOTED = {"en": re.compile(r"“([^“”]+)”"), "es": re.compile(r"«([^«»]+)»")}
SOURCES = "\n".join(
    path.read_text("utf-8")
    for path in sorted((REPOSITORY / "src/ligamahjong").rglob("*"))
    if path.suffix in {".html", ".py"}
)
SAID = re.sub(r'"\s*\n\s*"', "", SOURCES)
"""All texts of the program, those that go over several lines in one piece."""


def unknown(manual: str, language: str) -> list[str]:
    """What a manual quotes and the site does not say."""
    return [words for words in QUOTED[language].findall(manual) if words not in SAID]


@pytest.mark.parametrize("language", MANUALS)
def test_what_is_quoted_is_what_the_site_says(language: str) -> None:
    assert len(QUOTED[language].findall(MANUALS[language])) > 50
    assert unknown(MANUALS[language], language) == []


def test_a_button_that_is_called_otherwise_is_seen() -> None:
    assert unknown("Press “Accept the lot”, then “Save draft”.", "en") == ["Accept the lot"]


def test_both_languages_have_the_same_sections_tables_and_commands() -> None:
    english, spanish = MANUALS["en"], MANUALS["es"]
    assert len(outline(english)) == len(outline(spanish))
    assert blocks(english) == blocks(spanish) == []
    for one, other in zip(outline(english), outline(spanish), strict=True):
        assert english.count(f"## {one}\n") == spanish.count(f"## {other}\n") == 1
    keys = [row[0] for row in table(english, "Keys")]
    assert keys == [row[0] for row in table(spanish, "Teclas")]
    assert len(table(english, "Accounts and roles")) == len(table(spanish, "Cuentas y papeles"))
    used = [re.findall(r"`(liga web [\w -]+)", manual) for manual in (english, spanish)]
    assert [" ".join(c.split()[:3]) for c in used[0]] == [" ".join(c.split()[:3]) for c in used[1]]
