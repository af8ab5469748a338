"""The usual notation: ``123m406p789s1155z +5z chi 123m``.

Digits, then the letter of their suit: ``m`` characters, ``p`` circles, ``s`` bamboo, ``z`` honours
(1 to 4 East, South, West, North; 5 to 7 white, green, red), ``f`` flowers. ``0`` is a red five.
``+`` stands before the winning tile; a word (``chi``, ``pon``, ``minkan``, ``kakan``, ``ankan``, or
one that is often said for them) before the tiles of a set that lies apart. Capitals do not matter.
"""

from __future__ import annotations

import re
from itertools import groupby
from typing import TYPE_CHECKING

from ligamahjong.errors import HandError
from ligamahjong.tiles.hand import Hand
from ligamahjong.tiles.meld import Meld, MeldType
from ligamahjong.tiles.notation.wiki import wiki_problem
from ligamahjong.tiles.problems import TileProblem, refuse
from ligamahjong.tiles.tile import FLOWERS, Suit, Tile, tile

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

__all__ = ["read_hand", "read_tiles", "write_hand", "write_tiles"]

_TOKEN = re.compile(
    r"(?P<space>\s+)|(?P<tiles>\+[0-9]+[mpszf]|(?:[0-9]+[mpszf])+)|(?P<word>[a-z]{2,})"
    r"|(?P<digits>\+?[0-9]+)|(?P<suit>[mpszf])|(?P<other>[^\s0-9a-z]+|.)",
    re.ASCII | re.DOTALL | re.IGNORECASE,
)
_GROUP = re.compile(r"([0-9]+)([mpszf])", re.ASCII)
_WORDS = {
    **{one.value: one for one in MeldType},
    "chii": MeldType.CHI,
    "chow": MeldType.CHI,
    "pong": MeldType.PON,
    "pung": MeldType.PON,
    "daiminkan": MeldType.MINKAN,
    "shouminkan": MeldType.KAKAN,
}
_ANY_KAN = frozenset({"kan", "kong"})
"""Words for a kan that do not say which."""
_START = {Suit.CHARACTERS: 0, Suit.CIRCLES: 9, Suit.BAMBOO: 18, Suit.HONOURS: 27, Suit.FLOWERS: 34}
_RANKS = {
    Suit.CHARACTERS: "0123456789",
    Suit.CIRCLES: "0123456789",
    Suit.BAMBOO: "0123456789",
    Suit.HONOURS: "1234567",
    Suit.FLOWERS: "12345678",
}
_KNOWN = {
    digit + suit: tile(start + int(digit) - 1) if digit != "0" else tile(start + 4, red=True)
    for suit, start in _START.items()
    for digit in _RANKS[suit]
}
_MOST_LETTERS = 200


def read_hand(text: str) -> Hand:
    """Read a hand.

    >>> hand = read_hand("123m406p 1155z +5z chi 789s")
    >>> len(hand.standing), str(hand.winning), str(hand.melds[0])
    (10, '5z', 'chi 789s')

    Args:
        text: standing tiles, then the winning tile after ``+`` and sets that lie apart, in any
            order; flowers (``f``), of which there is one of each, are counted.

    Raises:
        HandError: ``facts["problems"]`` says everything that cannot be read, each with its place.
    """
    reading = _Reading()
    reading.read(text)
    refuse(reading.problems)
    return Hand(
        tuple(reading.standing), tuple(reading.melds), reading.winning, len(reading.flowers)
    )


def read_tiles(text: str) -> tuple[Tile, ...]:
    """Read tiles and nothing else.

    >>> [str(tile) for tile in read_tiles("40m1z")]
    ['4m', '0m', '1z']

    Raises:
        HandError: something else is in it; ``facts["problems"]`` says what and where.
    """
    reading = _Reading()
    reading.read(text, only_tiles=True)
    refuse(reading.problems)
    return tuple(reading.standing + reading.flowers)


class _Reading:
    """A text being read."""

    def __init__(self) -> None:
        self.standing: list[Tile] = []
        self.flowers: list[Tile] = []
        self.melds: list[Meld] = []
        self.winning: Tile | None = None
        self.problems: list[TileProblem] = []
        self._word: re.Match[str] | None = None
        self._of_no_set = False

    def read(self, text: str, *, only_tiles: bool = False) -> None:
        if len(text) > _MOST_LETTERS:
            self._problem("too-long", text[:20] + "…", 1, most=_MOST_LETTERS)
            return
        if (of_wiki := wiki_problem(text)) is not None:
            self.problems.append(of_wiki)
            return
        for found in _TOKEN.finditer(text):
            if found["tiles"] and not (only_tiles and found["tiles"][0] == "+"):
                self._tiles(found, each_flower_once=not only_tiles)
            elif found["word"] and not only_tiles:
                self._set_word(found)
            elif found["digits"]:
                self._problem("no-suit", found[0], found.start() + 1)
            elif found["suit"]:
                self._problem("no-digits", found[0], found.start() + 1)
            elif not found["space"]:
                self._problem("not-tiles", found[0], found.start() + 1)
        self._end_word()

    def _set_word(self, found: re.Match[str]) -> None:
        self._end_word()
        word = found[0].lower()
        if word in _WORDS:
            self._word = found
            return
        code = "which-kan" if word in _ANY_KAN else "no-such-word"
        self._problem(code, found[0], found.start() + 1)
        self._of_no_set = True

    def _tiles(self, found: re.Match[str], *, each_flower_once: bool) -> None:
        place, text = found.start() + 1, found[0].lower()
        winning = text[0] == "+"
        written = list(_written(text))
        tiles = [_KNOWN[name] for _, name in written if name in _KNOWN]
        for offset, name in written:
            if name not in _KNOWN:
                self._problem("no-such-tile", name, place + offset)
        of_no_set, self._of_no_set = self._of_no_set, False
        if len(tiles) != len(written) or (of_no_set and not winning):
            self._word = None
        elif self._word is not None and not winning:
            self._meld(self._word, tiles)
        elif winning and (len(tiles) != 1 or self.winning is not None):
            self._problem("one-winning-tile", text, place)
        elif winning:
            self._end_word()
            self.winning = tiles[0]
        else:
            self.standing += [one for one in tiles if one.kind not in FLOWERS]
            for (offset, name), one in zip(written, tiles, strict=True):
                if each_flower_once and one.kind in FLOWERS and one in self.flowers:
                    self._problem("flower-twice", name, place + offset)
                elif one.kind in FLOWERS:
                    self.flowers.append(one)

    def _meld(self, word: re.Match[str], tiles: list[Tile]) -> None:
        self._word = None
        type_ = _WORDS[word[0].lower()]
        try:
            self.melds.append(Meld(type_, tuple(tiles)))
        except HandError:
            text = f"{word[0]} {write_tiles(tiles)}"
            self._problem("no-such-set", text, word.start() + 1, type=type_.value)

    def _end_word(self) -> None:
        """A word after which no tiles came."""
        self._of_no_set = False
        if self._word is not None:
            self._problem("no-tiles", self._word[0], self._word.start() + 1)
            self._word = None

    def _problem(self, code: str, text: str, position: int, **facts: object) -> None:
        self.problems.append(TileProblem(code, text, position, facts))


def _written(text: str) -> Iterator[tuple[int, str]]:
    """Where each tile stands in groups like ``406p11z``, and the tile by itself."""
    for group in _GROUP.finditer(text):
        for offset, digit in enumerate(group[1]):
            yield group.start() + offset, digit + group[2]


def write_tiles(tiles: Iterable[Tile]) -> str:
    """Tiles as they are read, in the order given.

    >>> write_tiles([tile(0), tile(1), tile(13, red=True), tile(27)])
    '12m0p1z'
    """
    groups = groupby(map(str, tiles), key=lambda text: text[1])
    return "".join("".join(text[0] for text in group) + suit for suit, group in groups)


def write_hand(hand: Hand) -> str:
    """A hand as :func:`read_hand` reads it, standing tiles in order; flowers are left out.

    >>> write_hand(read_hand("+5z 1155z chi 789s 123m"))
    '123m1155z +5z chi 789s'
    """
    parts = [write_tiles(sorted(hand.standing))] if hand.standing else []
    if hand.winning is not None:
        parts.append(f"+{hand.winning}")
    return " ".join([*parts, *map(str, hand.melds)])
