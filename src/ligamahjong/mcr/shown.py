"""Which fans a reading shows, by what the fans ask (:class:`ligamahjong.mcr.book.Asks`).

Every table begins empty. What is wanted for the first time is answered by the definitions of the
book and kept: fans as bits, bit 1 being Big Four Winds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

from ligamahjong.mcr.book import RECOGNISED, Asks
from ligamahjong.mcr.facts import DRAGONS, SUITS, WINDS, Facts, Shape, Wait, unpacked

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
    "POSSIBLE",
    "by_portion",
    "by_shape",
    "families_of",
]

Key = TypeVar("Key")

_FAMILIES = (*SUITS, WINDS, DRAGONS)


class Table(dict[Key, int], Generic[Key]):
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
        found = self[key] = _bits(self._asks, self._facts(key))
        return found


def _bits(asks: Asks, hand: Facts) -> int:
    """The fans that ask something and that a hand shows."""
    return sum(1 << one.number for one in RECOGNISED if one.asks is asks and one.holds(hand))


def families_of(presence: int) -> int:
    """Which families there are: characters, circles, bamboo, winds and dragons, as five bits."""
    return sum(1 << place for place, kinds in enumerate(_FAMILIES) if presence & kinds)


def _of_families(families: int) -> Facts:
    chosen = (kinds for place, kinds in enumerate(_FAMILIES) if families >> place & 1)
    return Facts(presence=sum(chosen))


def _of_outside_pungs(key: tuple[int, int, int, int]) -> Facts:
    pungs, pair, seat, prevalent = key
    return Facts(pungs=pungs, pair=pair, seat=seat, prevalent=prevalent)


def _of_concealment(key: tuple[int, int, int]) -> Facts:
    melded_kongs, concealed_kongs, concealed_pungs = key
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


BY_FAMILIES = Table(Asks.FAMILIES, _of_families)
"""By the families that there are."""
BY_OUTSIDE_PUNGS = Table(Asks.OUTSIDE_PUNGS, _of_outside_pungs)
"""By pungs of terminals and honours, pair, seat and prevalent wind."""
BY_CONCEALMENT = Table(Asks.CONCEALMENT, _of_concealment)
"""By the numbers of melded kongs, concealed kongs and concealed pungs."""
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
    """The fans that a portion of a hand leaves possible."""
    return _bits(Asks.PORTIONS, Facts(presence=presence, chows=chows, pungs=pungs, pair=pair))


def by_shape(shape: Shape, presence: int) -> int:
    """The fans of a hand that is not of sets alone."""
    return _bits(Asks.SHAPE, Facts(shape=shape, presence=presence)) & POSSIBLE[shape]
