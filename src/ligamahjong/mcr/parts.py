"""What a reading makes of a hand: its sets, and which of them the winning tile completes."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

from ligamahjong.mcr.facts import SUITS, Shape, Wait
from ligamahjong.tiles import KINDS, MeldType
from ligamahjong.tiles.packing import count

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ligamahjong.mcr.facts import Facts
    from ligamahjong.mcr.scoring import Counted
    from ligamahjong.tiles import Hand, Meld

__all__ = ["Layout", "Part", "PartType", "lay_out"]


class PartType(StrEnum):
    """What a part of a hand is."""

    CHOW = "chow"
    PUNG = "pung"
    KONG = "kong"
    PAIR = "pair"
    KNITTED = "knitted"
    """Three tiles of a suit two apart, one of the three parts of a knitted straight."""
    SINGLE = "single"


class Part(NamedTuple):
    """A set, pair or single tile of a reading.

    Attributes:
        type: what it is.
        kinds: of its tiles, in order.
        concealed: whether no tile of it was claimed.
        completed: whether the winning tile completed it.
        meld: what it was declared as, where it lies apart.
    """

    type: PartType
    kinds: tuple[int, ...]
    concealed: bool = True
    completed: bool = False
    meld: MeldType | None = None

    @property
    def apart(self) -> bool:
        """Whether it lies apart."""
        return self.meld is not None

    @property
    def is_pung(self) -> bool:
        """Whether it is three alike, or four."""
        return self.type in {PartType.PUNG, PartType.KONG}


class Layout(NamedTuple):
    """A reading as it lies on the table.

    Attributes:
        counted: the reading and what it is worth.
        parts: of it.
        winning: kind of the winning tile.
    """

    counted: Counted
    parts: tuple[Part, ...]
    winning: int

    @property
    def facts(self) -> Facts:
        """What it shows."""
        return self.counted.facts


_PLACES = (PartType.CHOW, PartType.KNITTED, PartType.PAIR, PartType.SINGLE, PartType.PUNG)
"""Where the winning tile is looked for if nothing else says it."""
_BY_WAIT = {
    Wait.EDGE: (PartType.CHOW,),
    Wait.CLOSED: (PartType.CHOW,),
    Wait.SINGLE: (PartType.PAIR, PartType.SINGLE),
    Wait.NONE: _PLACES,
}
_MELDS = {MeldType.CHI: PartType.CHOW, MeldType.PON: PartType.PUNG}


def lay_out(counted: Counted, hand: Hand) -> Layout:
    """A reading of a hand with its parts: those that stand, then those that lie apart."""
    winning = -1 if hand.winning is None else hand.winning.kind
    standing = list(_standing(counted, hand.concealed))
    place = _completed(counted, standing, winning)
    if place is not None:
        drawn = counted.facts.self_drawn
        standing[place] = standing[place]._replace(completed=True, concealed=drawn)
    return Layout(counted, (*standing, *map(_apart, hand.melds)), winning)


def _apart(meld: Meld) -> Part:
    type_ = _MELDS.get(meld.type, PartType.KONG)
    kinds = tuple(tile.kind for tile in meld.tiles)
    return Part(type_, kinds, concealed=not meld.is_open, meld=meld.type)


def _standing(counted: Counted, packed: int) -> Iterator[Part]:
    reading = counted.reading
    if reading.shape not in {Shape.SETS, Shape.KNITTED_STRAIGHT}:
        for kind in KINDS:
            pairs, single = divmod(count(packed, kind), 2)
            yield from [Part(PartType.PAIR, (kind, kind))] * pairs
            yield from [Part(PartType.SINGLE, (kind,))] * single
        return
    for suit in SUITS:
        if kinds := tuple(kind for kind in KINDS if reading.knitted & suit & 1 << kind):
            yield Part(PartType.KNITTED, kinds)
    for low in reading.chows:
        yield Part(PartType.CHOW, (low, low + 1, low + 2))
    for kind in KINDS:
        if reading.pungs >> kind & 1:
            yield Part(PartType.PUNG, (kind,) * 3)
    yield Part(PartType.PAIR, (reading.pair,) * 2)


def _completed(counted: Counted, standing: list[Part], winning: int) -> int | None:
    """The place of the part that the winning tile completes."""
    facts = counted.facts
    hidden = counted.reading.pungs.bit_count() + facts.concealed_kongs
    types = (PartType.PUNG,) if hidden > facts.concealed_pungs else _BY_WAIT[facts.wait]
    for type_ in types:
        for place, part in enumerate(standing):
            if part.type is type_ and winning in part.kinds and _fits(part, winning, facts.wait):
                return place
    return None


def _fits(part: Part, winning: int, wait: Wait) -> bool:
    """Whether a tile completes a part by such a wait; a wait of a chow says which place."""
    if wait is Wait.CLOSED:
        return part.kinds[1] == winning
    low = part.kinds[0]
    if wait is Wait.EDGE:
        return winning == (low + 2 if low % 9 == 0 else low)
    return True
