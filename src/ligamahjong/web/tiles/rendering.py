"""Tiles and hands as SVG inside a page.

Each tile is a little SVG that shows one symbol of the sprite, so a hand wraps where it must, and
grows with the text. Behind each picture stands the tile in the usual notation: without pictures,
and for who copies it, the hand is still there, and can be read back.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from django.templatetags.static import static
from django.utils.html import escape, format_html
from django.utils.safestring import SafeData, SafeString, mark_safe

from ligamahjong.drawing.layout import (
    HEIGHT,
    WIDTH,
    layout_of,
    picture,
    pieces,
    read_layout,
    symbol,
)
from ligamahjong.errors import HandError
from ligamahjong.tiles.notation.mpsz import read_tiles
from ligamahjong.wording.tiles import hand_text, tile_name, tiles_in_words

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ligamahjong.drawing.layout import Layout, Piece
    from ligamahjong.tiles import Hand, Meld, Tile
    from ligamahjong.wording import Language

__all__ = ["BACK", "SPRITE", "hand_svg", "tile_svg", "with_tiles"]

SPRITE = "liga/tiles.svg"
BACK = "x"
"""A tile face down, in the notation."""

_MARKED = re.compile(r"\[tiles:([^\[\]<>&\"']{1,200})\]")
_MARKED_OR_TAG = re.compile(
    rf"{_MARKED.pattern}|<!--.*?-->|<(/?)([a-z][a-z0-9]*)(?:[^<>\"']|\"[^\"]*\"|'[^']*')*>",
    re.DOTALL | re.IGNORECASE,
)
_LITERAL = frozenset({"code", "pre", "script", "style", "svg", "textarea", "title", "option"})
"""Elements whose text stays as it is written."""


def hand_svg(hand: Hand | str, language: Language, claims: Sequence[int] = ()) -> SafeString:
    """A hand, or any tiles, as a picture with a spoken alternative.

    Args:
        hand: the hand, or its text (:mod:`ligamahjong.drawing.layout`).
        language: of the alternative.
        claims: the number of each set that lies apart, as
            :func:`ligamahjong.tiles.notation.brackets.read_brackets` gives them; without one the
            first tile is turned.

    Returns:
        The picture; a text that is no hand is returned as it is, escaped.
    """
    try:
        layout = read_layout(hand) if isinstance(hand, str) else layout_of(hand)
    except HandError:
        return SafeString(escape(hand))
    return _picture(layout, language, claims)


def _picture(
    layout: Layout, language: Language, claims: Sequence[int] = (), kind: str = "hand"
) -> SafeString:
    return format_html(
        '<span class="{}" role="img" aria-label="{}">{}</span>',
        kind,
        hand_text(layout.standing, layout.melds, layout.winning, layout.flowers, language),
        mark_safe(" ".join(_sets(layout, claims))),  # noqa: S308 - made of tiles alone
    )


def _sets(layout: Layout, claims: Sequence[int]) -> Iterable[str]:
    """The groups of a hand, each in an element of its own."""
    sprite = escape(static(SPRITE))
    for group in layout.standing:
        yield _set("".join(_face(sprite, one) for one in group))
    if layout.winning is not None:
        yield _set(_face(sprite, layout.winning, before="+"), " hand-won")
    for index, meld in enumerate(layout.melds):
        yield _set(_meld(sprite, meld, claims[index] if index < len(claims) else 1))
    if layout.flowers:
        yield _set("".join(_face(sprite, one) for one in layout.flowers))


def _set(faces: str, kind: str = "") -> str:
    return f'<span class="hand-set{kind}" aria-hidden="true">{faces}</span>'


def _meld(sprite: str, meld: Meld, claim: int) -> str:
    word = f'<span class="visually-hidden">{meld.type} </span>'
    return word + "".join(_piece(sprite, one) for one in pieces(meld, claim))


def _piece(sprite: str, piece: Piece) -> str:
    if not piece.turned:
        return _face(sprite, piece.tile, hidden=piece.hidden)
    kind = "face-turned" if piece.above is None else "face-stacked"
    lying = "".join(str(one) for one in (piece.above, piece.tile) if one is not None)
    width, height, faces = picture(piece)
    uses = "".join(
        f'<use href="{sprite}#{name}" width="{WIDTH}" height="{HEIGHT}" transform="{place}"/>'
        for name, place in faces
    )
    return (
        f'<svg class="face {kind}" width="{width / 250:g}em" height="{height / 250:g}em">'
        f'<text y="60%">{lying}</text>'
        f'<svg viewBox="0 0 {width} {height}">{uses}</svg></svg>'
    )


def _face(sprite: str, one: Tile | None, *, hidden: bool = False, before: str = "") -> str:
    shown = symbol(None if hidden else one)
    return (
        f'<svg class="face" width="1.2em" height="1.6em"><text y="60%">{before}{one or BACK}</text>'
        f'<use href="{sprite}#{shown}"/></svg>'
    )


def tile_svg(one: Tile | str, language: Language) -> SafeString:
    """One tile as a picture with its name; ``x`` is one face down.

    Args:
        one: the tile, or its text.
        language: of the name.

    Returns:
        The picture; a text that is no tile is returned as it is, escaped.
    """
    try:
        (read,) = (None,) if one == BACK else read_tiles(one) if isinstance(one, str) else (one,)
    except (HandError, ValueError):
        return SafeString(escape(one))
    name = (
        tiles_in_words([None], language)
        if read is None
        else tile_name(read.kind, language, red=read.red)
    )
    return format_html(
        '<svg class="face" width="1.2em" height="1.6em" role="img" aria-label="{}">'
        '<text y="60%">{}</text><use href="{}#{}"/></svg>',
        name,
        str(read or BACK),
        static(SPRITE),
        symbol(read),
    )


def with_tiles(text: str, language: Language) -> SafeString:
    """A text in which every ``[tiles:123m]`` is a picture.

    What cannot be read stays as it is written. In a text that is HTML already, marks inside tags,
    code and the like stay too.

    Args:
        text: the text; escaped unless it is known to be safe.
        language: of the alternatives.
    """
    if not isinstance(text, SafeData):
        escaped = _MARKED.sub(lambda found: _marked(found, language), escape(text))
        return mark_safe(escaped)  # noqa: S308 - escaped, and pictures made of tiles alone
    literal = 0
    done = []
    end = 0
    for found in _MARKED_OR_TAG.finditer(text):
        if found[1] is None:
            if (found[3] or "").lower() in _LITERAL:
                literal = max(0, literal + (-1 if found[2] else 1))
        elif not literal:
            done += [text[end : found.start()], _marked(found, language)]
            end = found.end()
    return mark_safe("".join([*done, text[end:]]))  # noqa: S308 - safe as it came


def _marked(found: re.Match[str], language: Language) -> str:
    """The picture for a mark, no higher than its line; the mark itself if it cannot be read."""
    try:
        return _picture(read_layout(found[1]), language, kind="hand hand-inline")
    except HandError:
        return found[0]
