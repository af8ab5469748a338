"""Which yaku a reading shows, as bits, from tables that fill as they are asked.

A yaku of shape looks at one sort of facts only (:class:`~ligamahjong.riichi.yaku.Asks`). Of each
sort there are few different ones, so its yaku are asked once for each and their answer is kept.
The keys are the facts put side by side in an integer; each function ``_…_facts`` says how.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.riichi.facts import Facts
from ligamahjong.riichi.make_up import facts_of
from ligamahjong.riichi.yaku import YAKU, Asks
from ligamahjong.tiles.kept import Kept
from ligamahjong.tiles.tile import HONOURS

if TYPE_CHECKING:
    from collections.abc import Callable

    from ligamahjong.riichi.yaku import Yaku

__all__ = [
    "BIT",
    "BY_CHOWS",
    "BY_HONOURS",
    "BY_MAKE_UP",
    "BY_PUNGS",
    "CLOSED_ONLY",
    "HAN_IF_CLOSED",
    "HAN_IF_OPEN",
    "HONOUR_SHIFT",
    "KANS_SHIFT",
    "REPLACED",
    "REPLACING",
    "TWINS_SHIFT",
    "YAKUMAN_BITS",
    "yaku_of",
]

_ORDER = tuple(YAKU.values())
BIT = {yaku.id: 1 << number for number, yaku in enumerate(_ORDER)}
"""The bit of each yaku, by its id."""


def _all(yaku: Callable[[Yaku], bool]) -> int:
    return sum(BIT[one.id] for one in _ORDER if yaku(one))


YAKUMAN_BITS = _all(lambda yaku: yaku.is_yakuman)
CLOSED_ONLY = _all(lambda yaku: not yaku.open)
REPLACING = _all(lambda yaku: bool(yaku.replaces))
REPLACED = tuple(
    (BIT[yaku.id], ~sum(BIT[other] for other in yaku.replaces)) for yaku in _ORDER if yaku.replaces
)
"""Bits of yaku that contain others, each with all bits but those of the others."""

TWINS_SHIFT = 27
KANS_SHIFT = 34
HONOUR_SHIFT = 7
_TWINS = 0b11


def yaku_of(bits: int) -> tuple[Yaku, ...]:
    """The yaku of some bits."""
    return tuple(yaku for yaku in _ORDER if bits & BIT[yaku.id])


class _Table(Kept[int, int]):
    """The yaku of one sort, as bits, by the facts they ask about."""

    def __init__(self, asks: Asks, facts: Callable[[int], Facts]) -> None:
        super().__init__()
        self._yaku = [(BIT[one.id], one.holds) for one in _ORDER if one.asks is asks]
        self._facts = facts

    def __missing__(self, key: int) -> int:
        facts = self._facts(key)
        return self.keep(key, sum(bit for bit, holds in self._yaku if holds and holds(facts)))


class _Han(Kept[int, int]):
    """The han of yaku together, by their bits."""

    def __init__(self, *, closed: bool) -> None:
        super().__init__()
        self._closed = closed

    def __missing__(self, bits: int) -> int:
        return self.keep(bits, sum(yaku.han(closed=self._closed) for yaku in yaku_of(bits)))


def _chow_facts(key: int) -> Facts:
    """Kinds of chows, and from ``TWINS_SHIFT`` on how many pairs of them are equal."""
    return Facts(chows=key & ~(_TWINS << TWINS_SHIFT), twins=key >> TWINS_SHIFT)


def _pung_facts(key: int) -> Facts:
    """Kinds of pungs, and from ``KANS_SHIFT`` on how many of them are kongs."""
    pungs = key & (1 << KANS_SHIFT) - 1
    return Facts(pungs=pungs, triplets=pungs.bit_count(), kans=key >> KANS_SHIFT)


def _honour_facts(key: int) -> Facts:
    """Kinds of pungs of honours; then, ``HONOUR_SHIFT`` bits each, pair, seat and round.

    Each of these is the bit of its kind, without the suits; no bit where the pair is of a suit.
    """
    seven = (1 << HONOUR_SHIFT) - 1
    pungs, pair, seat, round_ = (key >> place * HONOUR_SHIFT & seven for place in range(4))
    first = HONOURS.start
    return Facts(
        pungs=pungs << first,
        pair=first + pair.bit_length() - 1 if pair else -1,
        seat=first + seat.bit_length() - 1,
        round=first + round_.bit_length() - 1,
    )


BY_MAKE_UP = _Table(Asks.MAKE_UP, facts_of)
BY_CHOWS = _Table(Asks.CHOWS, _chow_facts)
BY_PUNGS = _Table(Asks.PUNGS, _pung_facts)
BY_HONOURS = _Table(Asks.HONOURS, _honour_facts)
HAN_IF_CLOSED = _Han(closed=True)
HAN_IF_OPEN = _Han(closed=False)
