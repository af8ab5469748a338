"""Pages as readers see them: the rows of their tables, and where their links lead."""

from __future__ import annotations

from dataclasses import dataclass, field
from html.parser import HTMLParser

__all__ = ["TableRow", "links", "table_rows", "words"]

_INLINE = frozenset({"a", "strong", "span", "code", "small"})


@dataclass(slots=True)
class TableRow:
    """A row of the body of a table.

    Attributes:
        attributes: of the row itself.
        cells: text of each cell.
    """

    attributes: dict[str, str | None]
    cells: list[str] = field(default_factory=list)


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.rows: list[TableRow] = []
        self.addresses: list[str] = []
        self.text: list[str] = []
        self._in_body = False
        self._cell: list[str] | None = None

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if tag not in _INLINE:
            self.text.append(" ")
        if tag == "tbody":
            self._in_body = True
        elif tag == "tr" and self._in_body:
            self.rows.append(TableRow(given))
        elif tag in {"td", "th"} and self._in_body:
            self._cell = []
        elif tag == "a" and given.get("href") is not None:
            self.addresses.append(given["href"] or "")

    def handle_endtag(self, tag: str) -> None:
        if tag == "tbody":
            self._in_body = False
        elif tag in {"td", "th"} and self._cell is not None:
            self.rows[-1].cells.append(" ".join("".join(self._cell).split()))
            self._cell = None

    def handle_data(self, data: str) -> None:
        self.text.append(data)
        if self._cell is not None:
            self._cell.append(data)


def table_rows(html: str) -> list[TableRow]:
    """The rows of all table bodies, in order."""
    return _read(html).rows


def links(html: str) -> list[str]:
    """Where the links lead, in order."""
    return _read(html).addresses


def words(html: str) -> str:
    """All the text, white space tidied."""
    return " ".join("".join(_read(html).text).split())


def _read(html: str) -> _Reader:
    reader = _Reader()
    reader.feed(html)
    reader.close()
    return reader
