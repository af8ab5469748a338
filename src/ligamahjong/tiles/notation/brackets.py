"""The notation of MCR logs: ``[345m,1][EEE,2][7777p]23466s5s``.

Digits, then the letter of their suit (``m``, ``p``, ``s``); honours by letters: ``E`` ``S`` ``W``
``N`` the winds, ``C`` ``F`` ``P`` the red, green and white dragons, or by digits before ``z``, as
in the usual notation. Sets that lie apart stand in brackets. The number after the comma says of a
chow which of its tiles was claimed, of a pung or kong who gave it (1 the player before, 2 opposite,
3 after); 5 to 7 say the same of a pung to which the fourth tile was added; a kong without a number
is concealed. The winning tile is the one after ``+``, or else the last outside the brackets, where
the hand is whole.
"""

from __future__ import annotations

import re
from itertools import groupby
from typing import TYPE_CHECKING, NamedTuple

from ligamahjong.errors import HandError
from ligamahjong.tiles.hand import Hand
from ligamahjong.tiles.meld import Meld, MeldType
from ligamahjong.tiles.notation.wiki import wiki_problem
from ligamahjong.tiles.problems import TileProblem, refuse
from ligamahjong.tiles.tile import HONOURS, Tile, tile

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

__all__ = [
    "Bracketed",
    "is_bracketed",
    "read_bracket_tiles",
    "read_brackets",
    "write_brackets",
    "write_letters",
]

_TOKEN = re.compile(
    r"(?P<space>\s+)|\[(?P<set>[^\[\]]*)\]|(?P<tiles>[0-9]+[mpsz]|[ESWNCFP])"
    r"|(?P<winning>\+(?:[0-9]+[mpsz]|[ESWNCFP]))"
    r"|(?P<digits>[0-9]+)|(?P<suit>[mpsz])|(?P<open>\[[^\[\]]*)|(?P<close>\])"
    r"|(?P<other>\+|[^\s0-9mpszESWNCFP\[\]+]+)",
    re.ASCII,
)
_SET = re.compile(
    r"\s*(?P<tiles>[1-9]+[mps]|[1-7]+z|[ESWNCFP]+)\s*(?:,\s*(?P<claim>[0-9]+)\s*)?", re.ASCII
)
_OWN = re.compile(r"[\[\]ESWNCFP]")
_USUAL = re.compile(
    r"[0-9][SPF]|\b(?i:chii?|chow|pong?|pung|kan|kong|(?:dai)?minkan|kakan|shouminkan|ankan)\b"
)
"""Capitals of the usual notation: a suit behind its digits, words before sets."""
_LETTERS = "ESWNPFC"
"""Of the honours, in the order of their kinds."""
_START = {"m": 0, "p": 9, "s": 18, "z": 27}
_HIGHEST = {"m": 9, "p": 9, "s": 9, "z": 7}
_MOST_LETTERS = 200
_GIVEN = range(1, 4)
_ADDED = range(5, 8)
_WHOLE = 2
"""What the number of standing tiles leaves, divided by three, where one of them is the last."""


class Bracketed(NamedTuple):
    """A hand as it was written.

    Attributes:
        hand: the hand; without flowers, which are written elsewhere.
        claims: the number of each set that lies apart; 0 for a concealed kong.
    """

    hand: Hand
    claims: tuple[int, ...]


def is_bracketed(text: str) -> bool:
    """Whether a hand has what stands in this notation and in no other.

    >>> [is_bracketed(text) for text in ("[123m,1]5s", "5sEE", "123m55z", "5S Chow 123M")]
    [True, True, False, False]
    """
    return _OWN.search(_USUAL.sub(" ", text)) is not None


def read_brackets(text: str) -> Bracketed:
    """Read a hand.

    >>> hand, claims = read_brackets("[345m,1][7777p]23466sEE5s")
    >>> [str(meld) for meld in hand.melds], str(hand.winning), claims
    (['chi 345m', 'ankan 7777p'], '5s', (1, 0))

    Raises:
        HandError: ``facts["problems"]`` says everything that cannot be read, each with its place.
    """
    reading = _Reading()
    reading.read(text)
    refuse(reading.problems)
    standing, winning = reading.standing, reading.winning
    if winning is None and len(standing) % 3 == _WHOLE:
        standing, winning = standing[:-1], standing[-1]
    return Bracketed(Hand(tuple(standing), tuple(reading.melds), winning), tuple(reading.claims))


def read_bracket_tiles(text: str) -> tuple[Tile, ...]:
    """Read tiles and no sets.

    >>> [str(one) for one in read_bracket_tiles("12mEP")]
    ['1m', '2m', '1z', '5z']

    Raises:
        HandError: something else is in it; ``facts["problems"]`` says what and where.
    """
    reading = _Reading()
    reading.read(text, only_tiles=True)
    refuse(reading.problems)
    return tuple(reading.standing)


class _Reading:
    """A text being read."""

    def __init__(self) -> None:
        self.standing: list[Tile] = []
        self.winning: Tile | None = None
        self.melds: list[Meld] = []
        self.claims: list[int] = []
        self.problems: list[TileProblem] = []

    def read(self, text: str, *, only_tiles: bool = False) -> None:
        if len(text) > _MOST_LETTERS:
            self._problem("too-long", text[:20] + "…", 1, most=_MOST_LETTERS)
            return
        if (of_wiki := wiki_problem(text)) is not None:
            self.problems.append(of_wiki)
            return
        for found in _TOKEN.finditer(text):
            kind, place = found.lastgroup, found.start() + 1
            if kind == "tiles":
                self.standing += self._tiles(found[0], place)
            elif kind == "set" and not only_tiles:
                self._set(found[0], place)
            elif kind == "set":
                self._problem("bracket-not-tiles", found[0], place)
            elif kind == "winning" and not only_tiles:
                self._last(found[0], place)
            elif kind == "winning":
                self._problem("bracket-not-tiles", "+", place)
            elif kind != "space":
                self._problem(_WRONG[str(kind)], found[0], place)

    def _tiles(self, text: str, place: int) -> list[Tile]:
        if text in _LETTERS:
            return [tile(HONOURS.start + _LETTERS.index(text))]
        suit, ranks = text[-1], [int(digit) for digit in text[:-1]]
        for offset, rank in enumerate(ranks):
            if not 1 <= rank <= _HIGHEST[suit]:
                self._problem("bracket-zero", f"{rank}{suit}", place + offset)
        return [tile(_START[suit] + rank - 1) for rank in ranks if 1 <= rank <= _HIGHEST[suit]]

    def _last(self, text: str, place: int) -> None:
        """The winning tile, after ``+``."""
        tiles = self._tiles(text[1:], place + 1)
        if len(text.rstrip("mpsz")) > len("+1") or self.winning is not None:
            self._problem("one-winning-tile", text, place)
        elif tiles:
            (self.winning,) = tiles

    def _set(self, text: str, place: int) -> None:
        """A set in its brackets."""
        found = _SET.fullmatch(text[1:-1])
        if found is None:
            self._problem("bracket-set", text, place)
            return
        written = found["tiles"]
        parts = written if written[0] in _LETTERS else [written]
        tiles = tuple(one for part in parts for one in self._tiles(part, place))
        type_ = _type_of(tiles, found["claim"])
        if type_ is None:
            self._problem("bracket-claim", text, place)
            return
        try:
            self.melds.append(Meld(type_, tiles))
        except HandError:
            self._problem("bracket-set", text, place)
        else:
            self.claims.append(int(found["claim"] or 0))

    def _problem(self, code: str, text: str, position: int, **facts: object) -> None:
        self.problems.append(TileProblem(code, text, position, facts))


_WRONG = {
    "digits": "bracket-no-suit",
    "suit": "bracket-no-digits",
    "open": "bracket-unclosed",
    "close": "bracket-unopened",
    "other": "bracket-not-tiles",
}
"""The problem with what is read as neither tiles nor a set."""


def _type_of(tiles: Sequence[Tile], claim: str | None) -> MeldType | None:
    """What a set with such a number is; ``None`` if it can have no such number."""
    number = int(claim) if claim is not None else 0
    if len(tiles) > 3:  # noqa: PLR2004 - more than a pung
        if claim is None:
            return MeldType.ANKAN
        if number in _ADDED:
            return MeldType.KAKAN
        return MeldType.MINKAN if number in _GIVEN else None
    if number not in _GIVEN:
        return None
    return MeldType.PON if len(set(tiles)) == 1 else MeldType.CHI


def write_letters(tiles: Iterable[Tile]) -> str:
    """Tiles as they are read, in the order given.

    >>> write_letters([tile(0), tile(2), tile(27), tile(33), tile(9)])
    '13mEC1p'
    """
    written = [
        _LETTERS[one.rank - 1] if one.is_honour else f"{one.rank}{one.suit}" for one in tiles
    ]
    groups = groupby(written, key=lambda text: text[1:])
    return "".join("".join(text[0] for text in group) + suit for suit, group in groups)


def write_brackets(hand: Hand, claims: Sequence[int] = ()) -> str:
    """A hand as :func:`read_brackets` reads it; flowers are left out.

    >>> write_brackets(*read_brackets("23466s[345m,2] EE[7777p]5s"))
    '[345m,2][7777p]23466sEE5s'

    Args:
        hand: the hand.
        claims: the number of each set that lies apart; without them, the first tile was claimed,
            from the player before.
    """
    numbers = claims or [_FIRST[meld.type] for meld in hand.melds]
    melds = "".join(
        f"[{write_letters(meld.tiles)}{f',{number}' if number else ''}]"
        for meld, number in zip(hand.melds, numbers, strict=True)
    )
    last = "" if hand.winning is None else write_letters([hand.winning])
    if last and (len(hand.standing) + 1) % 3 != _WHOLE:
        last = f"+{last}"
    return melds + write_letters(hand.standing) + last


_FIRST = {
    MeldType.CHI: 1,
    MeldType.PON: 1,
    MeldType.MINKAN: 1,
    MeldType.KAKAN: 5,
    MeldType.ANKAN: 0,
}
"""A number for each type of set."""
