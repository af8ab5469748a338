"""A hand as one picture that needs nothing else: no style sheet, no script, no other file."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple
from xml.sax.saxutils import escape

from ligamahjong.drawing.layout import (
    HEIGHT,
    WIDTH,
    Piece,
    layout_of,
    picture,
    pieces,
    read_layout,
    refuse_backs,
)
from ligamahjong.drawing.paint import GREEN, plain
from ligamahjong.drawing.sprite import LINES, face
from ligamahjong.formats.mcr_records import read_win
from ligamahjong.tiles import TileProblem, tile
from ligamahjong.tiles.notation.brackets import is_bracketed, read_brackets
from ligamahjong.tiles.problems import refuse
from ligamahjong.wording import Language
from ligamahjong.wording.tiles import hand_text

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ligamahjong.drawing.layout import Layout
    from ligamahjong.tiles import Hand

__all__ = ["draw_hand"]

_GAP, _APART = 6, 110
"""Between tiles of a group, and between groups."""
_MARK, _ABOVE_MARK = 26, 22
"""The line under the winning tile: how thick, and how far below."""
_SCALE = 6
"""Of the units of a face, how many are one of the picture as it is first shown."""


_FACE_DOWN = Piece(tile(0), hidden=True)


class _Group(NamedTuple):
    """What lies together, from left to right."""

    pieces: tuple[Piece, ...]
    won: bool = False


def draw_hand(
    hand: Hand | str, language: Language = Language.ES, claims: Sequence[int] = ()
) -> str:
    """Draw a hand, or any tiles, as one SVG.

    Sets that lie apart stand after the rest, with the claimed tile turned and the outer tiles of a
    concealed kong face down; the winning tile has a line under it.

    >>> drawn = draw_hand("123m55z +5z pon 777z", Language.EN)
    >>> drawn[drawn.index("<title>"):drawn.index("</title>")]
    '<title>1 2 3 of characters, 2 white dragons; exposed triplet: 3 red dragons; wins with white \
dragon'

    Args:
        hand: the hand, or its text: in the usual notation, where spaces part groups and ``x`` is a
            tile face down, or in that in brackets of MCR, with its numbers; of what follows ``|``
            there only flowers are drawn.
        language: of the title, which says the hand aloud.
        claims: the number of each set that lies apart, as
            :func:`ligamahjong.tiles.notation.brackets.read_brackets` gives them; without one the
            first tile is turned.

    Returns:
        The picture, which can be a file, or stand in a page of HTML.

    Raises:
        HandError: the text cannot be read, or there is no tile to draw.
    """
    if isinstance(hand, str) and ("|" in hand or is_bracketed(hand)):
        refuse_backs(hand)
        claims = read_brackets(hand.partition("|")[0]).claims
        hand, _ = read_win(hand)
    layout = read_layout(hand) if isinstance(hand, str) else layout_of(hand)
    groups = list(_groups(layout, claims))
    if not groups:
        refuse([TileProblem("nothing")])
    title = hand_text(layout.standing, layout.melds, layout.winning, layout.flowers, language)
    return _picture(groups, title, language)


def _groups(layout: Layout, claims: Sequence[int]) -> Iterator[_Group]:
    for group in layout.standing:
        yield _Group(tuple(_FACE_DOWN if one is None else Piece(one) for one in group))
    if layout.winning is not None:
        yield _Group((Piece(layout.winning),), won=True)
    for index, meld in enumerate(layout.melds):
        yield _Group(tuple(pieces(meld, claims[index] if index < len(claims) else 1)))
    if layout.flowers:
        yield _Group(tuple(map(Piece, layout.flowers)))


def _picture(groups: Sequence[_Group], title: str, language: Language) -> str:
    """Groups side by side, all on one line at the bottom."""
    stacked = any(one.above for group in groups for one in group.pieces)
    floor = 2 * WIDTH if stacked else HEIGHT
    below = _ABOVE_MARK + _MARK if any(group.won for group in groups) else 0
    faces: list[tuple[str, str]] = []
    marks = ""
    x = -_APART
    for group in groups:
        x += _APART
        if group.won:
            marks += (
                f'<rect x="{x}" y="{floor + _ABOVE_MARK}" width="{WIDTH}" height="{_MARK}" '
                f'fill="{plain(GREEN)}"/>'
            )
        for one in group.pieces:
            lying = picture(one, x, floor - picture(one).height)
            faces += lying.faces
            x += lying.width + _GAP
        x -= _GAP
    drawn = {name: plain(face(name)) for name, _ in faces}
    known = "".join(f'<g id="{name}" {LINES}>{inner}</g>' for name, inner in drawn.items())
    uses = "".join(f'<use xlink:href="#{name}" transform="{place}"/>' for name, place in faces)
    width, height = x, floor + below
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
        f'role="img" lang="{language}" viewBox="0 0 {width} {height}" '
        f'width="{width / _SCALE:.0f}" height="{height / _SCALE:.0f}">'
        f"<title>{escape(title)}</title><defs>{known}</defs>{uses}{marks}</svg>\n"
    )
