"""The decisions are numbered without a gap, have one form, and are all in the index."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from docs.markdown import links, outline

if TYPE_CHECKING:
    from pathlib import Path


def test_every_decision_has_its_number_its_form_and_its_line_in_the_index(
    repository: Path,
) -> None:
    folder = repository / "docs/decisions"
    pages = sorted(folder.glob("[0-9]*.md"))
    assert [page.name[:4] for page in pages] == [f"{n:04}" for n in range(1, len(pages) + 1)]
    index = (folder / "README.md").read_text("utf-8")
    assert [link for link in links(index) if link[0].isdigit()] == [page.name for page in pages]
    for page in pages:
        text = page.read_text("utf-8")
        title = text.splitlines()[0]
        assert title.startswith(f"# {page.name[:4]}. "), page.name
        assert outline(text) == ["Context", "Decision", "Consequences"], page.name
        assert f"[{title.removeprefix('# ')}]({page.name})" in index, page.name


def test_every_decision_named_in_the_rules_is_the_one_linked(repository: Path) -> None:
    for name in ("ranking.md", "ranking.es.md"):
        text = (repository / "docs/rules" / name).read_text("utf-8")
        found = re.findall(r"\[(?:\w+ )?([0-9]{4})\]\(\.\./decisions/([0-9]{4})-", text)
        assert len(found) > 10
        assert [pair for pair in found if pair[0] != pair[1]] == []
