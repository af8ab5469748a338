"""What the documents point at is there: files, headings, names of our code."""

from __future__ import annotations

import importlib
import re
from pathlib import Path

import pytest

from docs.markdown import anchors, code_names, documents, links, outline

REPOSITORY = Path(__file__).resolve().parents[2]
DOCUMENTS = [str(path.relative_to(REPOSITORY)) for path in documents(REPOSITORY)]


def lost(target: str, document: Path) -> bool:
    """Whether a link leads nowhere."""
    name, _, anchor = target.partition("#")
    path = document.parent / name if name else document
    if not path.exists():
        return True
    return bool(anchor) and anchor not in anchors(path.read_text("utf-8"))


def exists(name: str) -> bool:
    """Whether a dotted name leads to something of ours: module, class, function, method."""
    parts = name.split(".")
    for size in range(len(parts), 0, -1):
        try:
            found: object = importlib.import_module(".".join(["ligamahjong", *parts[:size]]))
        except ModuleNotFoundError:
            continue
        for part in parts[size:]:
            fields = getattr(found, "__annotations__", {})
            if not hasattr(found, part) and part not in fields:
                return False
            found = getattr(found, part, None)
        return True
    return False


@pytest.mark.parametrize("name", DOCUMENTS)
def test_every_link_leads_somewhere(name: str) -> None:
    document = REPOSITORY / name
    found = links(document.read_text("utf-8"))
    assert [target for target in found if lost(target, document)] == []


@pytest.mark.parametrize("name", DOCUMENTS)
def test_every_name_of_our_code_exists(name: str) -> None:
    names = code_names((REPOSITORY / name).read_text("utf-8"))
    assert sorted(name for name in names if not exists(name)) == []


@pytest.mark.parametrize("name", DOCUMENTS)
def test_every_test_file_that_a_document_names_exists(name: str) -> None:
    named = re.findall(r"`(tests/[\w/.]+)`", (REPOSITORY / name).read_text("utf-8"))
    assert [path for path in named if not (REPOSITORY / path).exists()] == []


def test_a_link_or_name_that_leads_nowhere_is_seen(tmp_path: Path) -> None:
    document = tmp_path / "page.md"
    document.write_text("# Title\n\n## Two words, more\n", "utf-8")
    assert not lost("#two-words-more", document)
    assert not lost("page.md#title", document)
    assert lost("#three", document)
    assert lost("other.md", document)
    assert exists("league.rating.Rating.projection")
    assert exists("league.standings.Standing.rating")
    assert not exists("league.rating.Rating.price")
    assert not exists("league.raiting.rate")
    assert code_names("`league.rating.rate`, `ligamahjong.people.names.fold` and `grades.csv`") == {
        "league.rating.rate",
        "people.names.fold",
    }


def cited(repository: Path) -> set[tuple[str, str, str]]:
    """Documents, and sections of them, that docstrings and comments name, and where."""
    found: set[tuple[str, str, str]] = set()
    for path in sorted((repository / "src").rglob("*.py")):
        text = re.sub(r"\s*\n\s*", " ", path.read_text("utf-8"))
        for match in re.finditer(
            r"docs/([\w./-]+\.md)(?:, ([A-Z][\w ,]*?))?(?=[).;:]| and )", text
        ):
            found.add((path.name, match[1], match[2] or ""))
    return found


def test_the_code_cites_documents_and_sections_that_exist() -> None:
    citations = cited(REPOSITORY)
    assert ("inactivity.py", "rules/ranking.md", "Visibility") in citations
    wrong = []
    for module, name, section in sorted(citations):
        path = REPOSITORY / "docs" / name
        if not path.is_file() or (section and section not in outline(path.read_text("utf-8"))):
            wrong.append(f"{module}: docs/{name}, {section}")
    assert wrong == []
