"""Markdown of the reference as HTML: headings with anchors, tables, tiles, links."""

from __future__ import annotations

import re
from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from django.utils.safestring import SafeString, mark_safe
from django.utils.text import slugify
from markdown_it import MarkdownIt

from ligamahjong.web.tiles.rendering import with_tiles
from ligamahjong.wording import Language

if TYPE_CHECKING:
    from collections.abc import Iterator

    from markdown_it.token import Token

__all__ = ["Heading", "Rendered", "address_in", "render_markdown"]

_LISTED = "h2"
_TILES_ALONE = re.compile(r"\[tiles:[^\[\]]+\]")


class Heading(NamedTuple):
    """A heading that a table of contents lists."""

    anchor: str
    text: str


class Rendered(NamedTuple):
    """A text as HTML, and its headings of the second level."""

    html: SafeString
    headings: tuple[Heading, ...]


@cache
def _parser() -> MarkdownIt:
    return MarkdownIt("commonmark", {"html": False}).enable("table")


def render_markdown(text: str, language: Language) -> Rendered:
    """Make HTML of a text of our own; HTML in it is shown as it is written.

    Args:
        text: Markdown; ``[tiles:…]`` stands for tiles.
        language: of its links: those to pages of the site get ``/en`` before them in English.
    """
    parser = _parser()
    tokens = parser.parse(text)
    headings = tuple(_anchored(tokens))
    for opened, content in pairwise(tokens):
        if opened.type == "paragraph_open" and _TILES_ALONE.fullmatch(content.content):
            opened.attrSet("class", "tile-figure")
    for token in _all(tokens):
        if token.type == "link_open":
            token.attrSet("href", address_in(str(token.attrGet("href")), language))
    html = parser.renderer.render(tokens, parser.options, {})
    return Rendered(with_tiles(mark_safe(html), language), headings)  # noqa: S308 - of our own files


def _anchored(tokens: list[Token]) -> Iterator[Heading]:
    """Give headings an anchor, and list those of the second level."""
    for token, content in pairwise(tokens):
        if token.type == "heading_open":
            anchor = slugify(content.content)
            token.attrSet("id", anchor)
            if token.tag == _LISTED:
                yield Heading(anchor, content.content)


def _all(tokens: list[Token]) -> Iterator[Token]:
    for token in tokens:
        yield token
        yield from token.children or ()


def address_in(address: str, language: Language) -> str:
    """An address as pages in a language have it: those of the site get ``/en`` in English."""
    own = address.startswith("/") and not address.startswith("//")
    return f"/en{address}" if own and language is Language.EN else address
