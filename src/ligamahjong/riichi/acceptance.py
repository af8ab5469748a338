"""Accepted tiles: those that bring a hand nearer to waiting, and how many of them are left."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ligamahjong.riichi.distance import MOST_SETS
from ligamahjong.riichi.shanten import (
    add,
    least,
    orphans_shanten,
    pairs_shanten,
    suit_of,
    suits_of,
)
from ligamahjong.tiles.packing import BITS, MOST, SUIT_BITS, SUIT_MASK, kinds_in, pack
from ligamahjong.tiles.tile import KINDS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ligamahjong.riichi.shanten import Suit
    from ligamahjong.tiles import Hand, Tile

__all__ = ["Acceptance", "Accepted", "Discard", "accepted", "discards"]

_COPIES = 4
_RANKS = 9


class Accepted(NamedTuple):
    """A kind that brings a hand nearer, and how many of it are not seen."""

    kind: int
    left: int


class Acceptance(NamedTuple):
    """What a hand of thirteen tiles accepts.

    Attributes:
        shanten: how far it is from waiting.
        tiles: kinds that bring it nearer, in order; of a waiting hand those that complete it.
    """

    shanten: int
    tiles: tuple[Accepted, ...]

    @property
    def left(self) -> int:
        """How many tiles bring it nearer and are not seen."""
        return sum(one.left for one in self.tiles)


class Discard(NamedTuple):
    """A tile that may be discarded, by its kind, and what the hand accepts then."""

    kind: int
    then: Acceptance


def accepted(hand: Hand, seen: Iterable[Tile] = ()) -> Acceptance:
    """What a hand accepts; kinds of which the player has all four are not among it.

    >>> from ligamahjong.tiles.notation import read_hand, read_tiles
    >>> accepted(read_hand("123m456p789s1122z"), read_tiles("2z"))
    Acceptance(shanten=0, tiles=(Accepted(kind=27, left=2), Accepted(kind=28, left=1)))

    Args:
        hand: of thirteen tiles, a kong counting as three; a winning tile is left out.
        seen: tiles that lie open elsewhere: discards, sets of others, indicators.
    """
    apart = sum(pack(meld.tiles) for meld in hand.melds)
    return _accepted(pack(hand.standing), apart, pack(seen), MOST_SETS - len(hand.melds))


def discards(hand: Hand, seen: Iterable[Tile] = ()) -> tuple[Discard, ...]:
    """What a hand accepts after each discard, the best first.

    The nearer the hand is then, the better; among those equally near, the more tiles are left.

    >>> from ligamahjong.tiles.notation import read_hand
    >>> best, *_ = discards(read_hand("123m456p789s1122z5z"))
    >>> best.kind, best.then.shanten, best.then.left
    (31, 0, 4)

    Args:
        hand: of fourteen tiles, a winning tile being one of them.
        seen: tiles that lie open elsewhere.
    """
    apart = sum(pack(meld.tiles) for meld in hand.melds)
    packed, visible, sets = hand.concealed, pack(seen), MOST_SETS - len(hand.melds)
    found = []
    for kind in kinds_in(packed):
        unit = 1 << BITS * kind
        found.append(Discard(kind, _accepted(packed - unit, apart, visible + unit, sets)))
    found.sort(key=lambda one: (one.then.shanten, -one.then.left))
    return tuple(found)


def _accepted(packed: int, apart: int, seen: int, sets: int) -> Acceptance:
    suits = suits_of(packed, apart)
    closed = not apart
    around = _around(suits)
    now = _shanten(around[0], suits[0], sets, packed if closed else None)
    held = packed + apart
    tiles = []
    for kind in KINDS:
        own = held >> BITS * kind & MOST
        if own < _COPIES:
            place, rank = divmod(kind, _RANKS)
            key = (packed >> SUIT_BITS * place & SUIT_MASK) + (1 << BITS * rank)
            suit = suit_of(key, place, apart >> SUIT_BITS * place & SUIT_MASK)
            more = packed + (1 << BITS * kind) if closed else None
            if _shanten(around[place], suit, sets, more) < now:
                left = _COPIES - own - (seen >> BITS * kind & MOST)
                tiles.append(Accepted(kind, max(0, left)))
    return Acceptance(now, tuple(tiles))


def _around(suits: list[Suit]) -> list[tuple[int, int]]:
    """For each suit, what the three others reach."""
    found = []
    for place in range(len(suits)):
        first, second, third = suits[:place] + suits[place + 1 :]
        found.append(add(add(first[:2], second), third))
    return found


def _shanten(around: tuple[int, int], suit: Suit, sets: int, packed: int | None) -> int:
    """How far a hand is; as pairs and orphans too where it is packed."""
    nearest = least(add(around, suit), sets) - 1
    if packed is None:
        return nearest
    return min(nearest, pairs_shanten(packed), orphans_shanten(packed))
