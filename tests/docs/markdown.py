"""Markdown documents taken apart: fenced blocks, headings, links, names of our code."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

__all__ = [
    "Block",
    "Command",
    "anchors",
    "blocks",
    "code_names",
    "commands",
    "documents",
    "links",
    "outline",
    "prose",
    "table",
]

_FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_HEADING = re.compile(r"^(#{1,6}) (.+)$", re.MULTILINE)
_LINK = re.compile(r"\]\(([^)\s]+)\)")
_SPAN = re.compile(r"`([^`\n]+)`")
_PACKAGES = (
    "analysis|cli|drawing|errors|example|formats|league|ledger|mcr|people|reference|report|riichi"
    "|table|tiles|web|wording"
)
_CODE_NAME = re.compile(rf"(?:ligamahjong\.)?((?:{_PACKAGES})(?:\.(?!csv\b)\w+)+)")
_NOT_IN_ANCHORS = re.compile(r"[^\w\- ]")


@dataclass(frozen=True, slots=True)
class Block:
    """A fenced block: what it says it is, its text, and the line where the text starts."""

    kind: str
    text: str
    line: int


@dataclass(frozen=True, slots=True)
class Command:
    """What is typed at a prompt, and what the document shows below it."""

    typed: str
    shown: str
    line: int


def documents(repository: Path) -> list[Path]:
    """Every Markdown document of the project, README first."""
    return [
        repository / "README.md",
        *sorted(path for path in repository.glob("*.md") if path.name != "README.md"),
        *sorted((repository / "docs").rglob("*.md")),
    ]


def blocks(markdown: str, kind: str | None = None) -> list[Block]:
    """The fenced blocks of a document, of one kind or of all."""
    return [
        Block(found[1], found[2], markdown.count("\n", 0, found.start(2)) + 1)
        for found in _FENCE.finditer(markdown)
        if kind is None or found[1] == kind
    ]


def commands(markdown: str) -> list[Command]:
    """What the ``console`` blocks type: ``$ `` begins a command, ``> `` goes on with it."""
    found: list[Command] = []
    for block in blocks(markdown, "console"):
        typed: list[str] = []
        shown: list[str] = []
        start = block.line
        lines = block.text.splitlines()
        for number, line in enumerate([*lines, "$ "], start=block.line):
            if line.startswith("$ "):
                if typed:
                    found.append(Command("\n".join(typed), "\n".join(shown), start))
                typed, shown, start = [line[2:]], [], number
            elif line.startswith("> ") and not shown:
                typed.append(line[2:])
            else:
                shown.append(line)
    return found


def prose(markdown: str) -> str:
    """The document without its fenced blocks."""
    return _FENCE.sub("", markdown)


def outline(markdown: str) -> list[str]:
    """The headings, without the title."""
    return [title for marks, title in _HEADING.findall(prose(markdown)) if len(marks) > 1]


def anchors(markdown: str) -> set[str]:
    """What a link after ``#`` may name: the headings, as code hosts spell them."""
    titles = (title for _, title in _HEADING.findall(prose(markdown)))
    return {_NOT_IN_ANCHORS.sub("", title).strip().lower().replace(" ", "-") for title in titles}


def links(markdown: str) -> list[str]:
    """Where the links of a document lead, those out of the project left out."""
    found = _LINK.findall(prose(markdown))
    return [target for target in found if not re.match(r"[a-z]+:", target)]


def code_names(markdown: str) -> set[str]:
    """Dotted names of our code in back quotes, such as ``league.rating.rate``."""
    spans = _SPAN.findall(prose(markdown))
    return {found[1] for span in spans if (found := _CODE_NAME.fullmatch(span))}


def table(markdown: str, heading: str) -> list[list[str]]:
    """The rows of the first table under a heading, its header and rule left out."""
    section = re.split(rf"^#+ {re.escape(heading)}$", markdown, flags=re.MULTILINE)[1]
    return list(_rows(section))[2:]


def _rows(section: str) -> Iterator[list[str]]:
    started = False
    for line in section.splitlines():
        if line.startswith("|"):
            started = True
            yield [cell.strip() for cell in line.strip("|").split("|")]
        elif started or line.startswith("#"):
            return
