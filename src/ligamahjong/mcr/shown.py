"""Which fans a reading shows, by what the fans ask (:class:`ligamahjong.mcr.book.Asks`).

Every table begins empty. What is wanted for the first time is answered by the definitions of the
book and kept: fans as bits, bit 1 being Big Four Winds. Above them stand five bits more, for the
families that a hand does without.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

from ligamahjong.mcr.book import RECOGNISED, Asks
from ligamahjong.mcr.catalogue import FANS
from ligamahjong.mcr.facts import DRAGONS, SUITS, WINDS, Facts, Shape, Wait, unpacked
from ligamahjong.tiles.kept import Kept

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = [
    "BY_CHOWS_AND_PAIR",
    "BY_CONCEALMENT",
    "BY_FAMILIES",
    "BY_GATES",
    "BY_HOGS",
    "BY_OUTSIDE_PUNGS",
    "BY_WAIT",
    "BY_WIN",
    "FAMILIES_AT",
    "POSSIBLE",
    "Table",
    "by_portion",
    "by_shape",
]

Key = TypeVar("Key")

_ASKING = {asks: [one for one in RECOGNISED if one.asks is asks] for asks in Asks}
_OF_SHAPE = {shape: [one for one in _ASKING[Asks.SHAPE] if shape in one.shapes] for shape in Shape}
_FAMILIES = (*SUITS, WINDS, DRAGONS)


class Table(Kept[Key, int], Generic[Key]):
    """The fans that ask something, by what they ask.

    Args:
        asks: what.
        facts: a hand of which that is known.
    """

    def __init__(self, asks: Asks, facts: Callable[[Key], Facts]) -> None:
        super().__init__()
        self._asks = asks
        self._facts = facts

    def __missing__(self, key: Key) -> int:
        return self.keep(key, _bits(self._asks, self._facts(key)))


def _bits(asks: Asks, hand: Facts) -> int:
    """The fans that ask something and that a hand shows."""
    return sum([1 << one.number for one in _ASKING[asks] if one.holds(hand)])


def _without(presence: int) -> int:
    """Which families are missing: characters, circles, bamboo, winds and dragons, as five bits."""
    return sum(1 << place for place, kinds in enumerate(_FAMILIES) if not presence & kinds)


def _of_families(missing: int) -> Facts:
    there = [kinds for place, kinds in enumerate(_FAMILIES) if not missing >> place & 1]
    return Facts(presence=sum(there))


def _of_outside_pungs(key: tuple[int, int, int, int]) -> Facts:
    pungs, pair, seat, prevalent = key
    return Facts(pungs=pungs, pair=pair, seat=seat, prevalent=prevalent)


def _of_concealment(key: tuple[int, int]) -> Facts:
    kongs, concealed_pungs = key
    concealed_kongs, melded_kongs = divmod(kongs, 8)
    return Facts(
        melded_kongs=melded_kongs, concealed_kongs=concealed_kongs, concealed_pungs=concealed_pungs
    )


def _of_win(key: tuple[int, bool, bool, bool, bool]) -> Facts:
    claimed, self_drawn, last_of_kind, last_of_wall, kong = key
    return Facts(
        claimed=claimed,
        self_drawn=self_drawn,
        last_of_kind=last_of_kind,
        last_of_wall=last_of_wall,
        kong=kong,
    )


def _of_chows_and_pair(key: tuple[int, int]) -> Facts:
    chows, pair = key
    return Facts(chows=unpacked(chows), pair=pair)


def _of_wait(wait: Wait) -> Facts:
    return Facts(wait=wait)


def _of_hogs(hogs: int) -> Facts:
    return Facts(hogs=hogs)


def _of_gates(gates: bool) -> Facts:  # noqa: FBT001 - the key of a table
    return Facts(gates=gates)


FAMILIES_AT = max(FANS) + 1
"""Where the missing families are in what portions leave possible."""
BY_FAMILIES = Table(Asks.FAMILIES, _of_families)
"""By the families that are missing."""
BY_OUTSIDE_PUNGS = Table(Asks.OUTSIDE_PUNGS, _of_outside_pungs)
"""By pungs of terminals and honours, pair, seat and prevalent wind."""
BY_CONCEALMENT = Table(Asks.CONCEALMENT, _of_concealment)
"""By the number of melded kongs and eight times that of concealed ones; and concealed pungs."""
BY_WIN = Table(Asks.WIN, _of_win)
"""By the number of claimed sets, and how the winning tile came."""
BY_WAIT = Table(Asks.WAIT, _of_wait)
BY_HOGS = Table(Asks.HOGS, _of_hogs)
BY_GATES = Table(Asks.GATES, _of_gates)
BY_CHOWS_AND_PAIR = Table(Asks.CHOWS_AND_PAIR, _of_chows_and_pair)
"""By four chows, packed, and the pair."""

POSSIBLE = {
    shape: sum(1 << one.number for one in RECOGNISED if shape in one.shapes) for shape in Shape
}
"""The fans, as bits, that a hand of a shape can show."""


def by_portion(presence: int, chows: tuple[int, ...] = (), pungs: int = 0, pair: int = -1) -> int:
    """What a portion of a hand leaves possible: fans, and families that may be missing.

    Args:
        presence: its kinds, as bits.
        chows: lowest kinds of its chows.
        pungs: kinds of its pungs, as bits.
        pair: kind of its pair; -1 where there is none.
    """
    portion = Facts(presence=presence, chows=chows, pungs=pungs, pair=pair)
    return _bits(Asks.PORTIONS, portion) | _without(presence) << FAMILIES_AT


def by_shape(shape: Shape, presence: int) -> int:
    """The fans of a hand that is not of sets alone."""
    hand = Facts(shape=shape, presence=presence)
    return sum([1 << one.number for one in _OF_SHAPE[shape] if one.holds(hand)])
