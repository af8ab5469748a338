"""What of a hand lies where: groups that stand, the winning tile, sets apart, flowers.

The text is the usual notation (:mod:`ligamahjong.tiles.notation.mpsz`). Spaces part groups, which
keep their order, and ``x`` by itself, or several of them, are tiles face down. Sizes are those of
the faces: 300 wide, 400 high.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from ligamahjong.tiles import FLOWERS, MeldType, Suit, TileProblem, tile
from ligamahjong.tiles.notation.mpsz import read_hand, read_tiles
from ligamahjong.tiles.problems import refuse

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ligamahjong.tiles import Hand, Meld, Tile

__all__ = [
    "HEIGHT",
    "WIDTH",
    "Layout",
    "Picture",
    "Piece",
    "layout_of",
    "picture",
    "pieces",
    "read_layout",
    "refuse_backs",
    "symbol",
]

WIDTH, HEIGHT = 300, 400
"""Of a face."""

_BACKS = re.compile(r"(?<!\S)x+(?!\S)")
_X_AMONG_OTHERS = re.compile(r"\S*x\S*", re.IGNORECASE)
_PART = re.compile(
    r"(?P<backs>x+)|(?P<word>[a-z]{2,})\s*(?P<set>(?:[0-9]+[mpsz])*)|\+[0-9][mpsz]"
    r"|(?P<tiles>(?:[0-9]+[mpszf])+)",
    re.ASCII | re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Layout:
    """A hand as it is shown.

    Attributes:
        standing: groups of tiles that stand; ``None`` is a tile face down.
        winning: the tile that completes the hand, if it does.
        melds: sets that lie apart.
        flowers: flowers and seasons.
    """

    standing: tuple[tuple[Tile | None, ...], ...]
    winning: Tile | None = None
    melds: tuple[Meld, ...] = ()
    flowers: tuple[Tile, ...] = ()


@dataclass(frozen=True, slots=True)
class Piece:
    """A tile of a set that lies apart, and how it lies.

    Attributes:
        tile: which it is.
        hidden: whether it lies face down.
        turned: whether it is the claimed one, turned sideways.
        above: the tile added to it, which lies turned above it.
    """

    tile: Tile
    hidden: bool = False
    turned: bool = False
    above: Tile | None = None


class Picture(NamedTuple):
    """The pictures of a piece, and the room they take.

    Attributes:
        width: across.
        height: from the table up.
        faces: the symbol of each picture, and how it is turned and moved to its place.
    """

    width: int
    height: int
    faces: tuple[tuple[str, str], ...]


def symbol(one: Tile | None) -> str:
    """The name of the face of a tile; ``None`` is one face down.

    >>> symbol(tile(13, red=True)), symbol(tile(34)), symbol(None)
    ('t-0p', 't-f1', 't-back')
    """
    if one is None:
        return "t-back"
    return f"t-f{one.rank}" if one.suit is Suit.FLOWERS else f"t-{one}"


def picture(piece: Piece, x: int = 0, y: int = 0) -> Picture:
    """A piece with its upper left corner at a place.

    >>> picture(Piece(tile(0)), 10, 20).faces
    (('t-1m', 'translate(10 20)'),)
    >>> picture(Piece(tile(0), turned=True))
    Picture(width=400, height=300, faces=(('t-1m', 'matrix(0 -1 1 0 0 300)'),))
    """
    if not piece.turned:
        face = symbol(None if piece.hidden else piece.tile)
        return Picture(WIDTH, HEIGHT, ((face, f"translate({x} {y})"),))
    lying = [piece.tile] if piece.above is None else [piece.above, piece.tile]
    faces = tuple(
        (symbol(one), f"matrix(0 -1 1 0 {x} {y + WIDTH * row})")
        for row, one in enumerate(lying, start=1)
    )
    return Picture(HEIGHT, WIDTH * len(lying), faces)


def read_layout(text: str) -> Layout:
    """How a hand written in the usual notation is shown.

    >>> shown = read_layout("xx 123m 55z +5z")
    >>> [len(group) for group in shown.standing], str(shown.winning)
    ([2, 3, 2], '5z')

    Raises:
        HandError: it cannot be read, or there is no tile in it.
    """
    faces = _BACKS.sub(lambda backs: " " * len(backs[0]), text)
    refuse_backs(faces)
    hand = read_hand(faces)
    groups: list[tuple[Tile | None, ...]] = []
    flowers: list[Tile] = []
    for part in _PART.finditer(text):
        if part["backs"]:
            groups.append((None,) * len(part["backs"]))
        elif part["word"] and not part["set"]:
            refuse([TileProblem("no-tiles", part["word"], part.start() + 1)])
        elif part["tiles"]:
            tiles = read_tiles(part["tiles"])
            groups.append(tuple(one for one in tiles if one.kind not in FLOWERS))
            flowers += [one for one in tiles if one.kind in FLOWERS]
    standing = tuple(filter(None, groups))
    if not (standing or flowers or hand.winning or hand.melds):
        refuse([TileProblem("nothing")])
    return Layout(standing, hand.winning, hand.melds, tuple(flowers))


def refuse_backs(text: str) -> None:
    """Refuse a tile face down among others, and any in a notation that has none.

    Raises:
        HandError: there is an ``x``.
    """
    refuse(
        [
            TileProblem("back-not-apart", found[0], found.start() + 1)
            for found in _X_AMONG_OTHERS.finditer(text)
        ]
    )


def layout_of(hand: Hand) -> Layout:
    """How a hand is shown: its standing tiles in order; of its flowers only how many is known."""
    flowers = tuple(tile(kind) for kind in FLOWERS[: hand.flowers])
    standing = (tuple(sorted(hand.standing)),) if hand.standing else ()
    return Layout(standing, hand.winning, hand.melds, flowers)


_SIDES = {1: 0, 2: 1, 3: -1}
"""Which tile is turned, by who gave it: the player before, the one opposite, the one after."""
_GIVERS = len(_SIDES) + 1


def pieces(meld: Meld, claim: int) -> Sequence[Piece]:
    """The tiles of a set that lies apart, as they lie on the table.

    The claimed tile is turned: of a chow it lies first, of other sets its place says who gave it.
    A tile added to a pung lies above the turned one. The outer tiles of a concealed kong lie face
    down.

    Args:
        meld: the set.
        claim: of a chow which of its tiles was claimed, from 1; of others who gave it (1 the
            player before, 2 opposite, 3 after), or the same with 4 added. Anything else is 1.
    """
    tiles = list(meld.tiles)
    if meld.type is MeldType.ANKAN:
        tiles.insert(1, tiles.pop())  # a red five, which is last, lies open
        return [Piece(one, hidden=index in {0, 3}) for index, one in enumerate(tiles)]
    given = claim - _GIVERS if claim > _GIVERS else claim
    if meld.type is MeldType.CHI:
        claimed = tiles.pop(given - 1 if given in _SIDES else 0)
        return [Piece(claimed, turned=True), *map(Piece, tiles)]
    added = tiles.pop() if meld.type is MeldType.KAKAN else None
    lying = list(map(Piece, tiles))
    side = _SIDES.get(given, 0)
    lying[side] = Piece(tiles[side], turned=True, above=added)
    return lying
