"""Fans of two, three or four chows, or pungs, under the principles of counting (§3.9.1.5).

Each set may be combined only once with sets already used, and no fan may be made again with the
same set: over the sets, the fans counted form no cycle. One fan of four sets leaves nothing to
combine, but for what a ruling allows beside it; one of three leaves one fan of two, which joins
the fourth set to one of them; fans of two alone join at most all sets. Every best way to count is
found, and remembered; the first is the one that has the higher fans, as the book lists them.
"""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from ligamahjong.mcr.book import OF_SETS
from ligamahjong.mcr.catalogue import FANS
from ligamahjong.mcr.facts import numbers_in, unpacked
from ligamahjong.tiles.packing import units

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ligamahjong.mcr.book import OfSets

__all__ = ["CHOW_WAYS", "PUNG_WAYS", "Counted", "Way", "Ways", "Worth", "chow_fans", "pung_fans"]

_MOST_SETS = 4
_POINTS = {one.number: FANS[one.number].ema for one in OF_SETS}


class Counted(NamedTuple):
    """A fan and the sets that form it, by their places in the list of sets."""

    fan: int
    sets: tuple[int, ...]


Way: TypeAlias = tuple[Counted, ...]
"""One way to count the fans of some sets."""


class Worth(NamedTuple):
    """A way to count, as the fans it shows.

    Attributes:
        way: the fans with their sets.
        shown: the fans, as bits.
        again: fans that it counts more than once, and how often beyond the first.
    """

    way: Way
    shown: int
    again: tuple[tuple[int, int], ...]


class _Formed(dict[tuple[int, ...], tuple[int, ...]]):
    """The fans that two, three or four sets form together.

    Args:
        fans: the ones that they may form.
    """

    def __init__(self, fans: Iterable[OfSets]) -> None:
        super().__init__()
        self._fans = tuple(fans)

    def __missing__(self, sets: tuple[int, ...]) -> tuple[int, ...]:
        found = self[sets] = tuple(
            one.number for one in self._fans if one.many == len(sets) and one.holds(sets)
        )
        return found


class Ways(dict[int, tuple[Worth, ...]]):
    """Every best way to count the fans of some sets, by these sets.

    Args:
        chows: whether they are chows, whose lowest kinds are packed as tiles are, or pungs of
            suits, whose kinds stand as bits.
    """

    def __init__(self, *, chows: bool) -> None:
        super().__init__()
        self._unpacked = unpacked if chows else numbers_in
        self._fans = _Formed(one for one in OF_SETS if one.chows == chows)

    def __missing__(self, sets: int) -> tuple[Worth, ...]:
        found = self[sets] = tuple(map(_worth, self._best(self._unpacked(sets))))
        return found

    def _best(self, sets: tuple[int, ...]) -> list[Way]:
        ways = list(self._ways(sets))
        if len(ways) == 1:
            return ways
        worth = list(map(_points, ways))
        most = max(worth)
        best: dict[tuple[int, ...], Way] = {}
        for way, points in zip(ways, worth, strict=True):
            if points == most:
                best.setdefault(tuple(sorted([one.fan for one in way])), way)
        return [best[fans] for fans in sorted(best)]

    def _ways(self, sets: tuple[int, ...]) -> Iterator[Way]:
        """Every way that the principles allow and to which nothing can be added."""
        pairs, trios, all_four = (self._formed(sets, many) for many in (2, 3, _MOST_SETS))
        yield from _joining_most(pairs, len(sets))
        for trio in trios:
            yield from _and_one_of(
                trio, [two for two in pairs if len({*two.sets} - {*trio.sets}) == 1]
            )
        for four in all_four:
            yield from _and_one_of(
                four, [two for two in pairs if two.fan not in FANS[four.fan].excludes]
            )

    def _formed(self, sets: tuple[int, ...], many: int) -> list[Counted]:
        """The fans of so many sets that some of these form."""
        return [
            Counted(number, places)
            for places in combinations(range(len(sets)), many)
            for number in self._fans[tuple([sets[place] for place in places])]
        ]


def _joining_most(pairs: list[Counted], sets: int) -> list[Way]:
    """The ways to count as many fans of two sets as there can be without a cycle."""
    for many in range(sets - 1, 0, -1):
        if found := list(filter(_joins_once, combinations(pairs, many))):
            return found
    return [()]


def _and_one_of(fan: Counted, others: list[Counted]) -> list[Way]:
    """A fan, with each of some others if there are any."""
    return [(fan, other) for other in others] or [(fan,)]


def _points(way: Way) -> int:
    return sum([_POINTS[one.fan] for one in way])


def _worth(way: Way) -> Worth:
    shown = 0
    again: dict[int, int] = {}
    for one in way:
        if shown >> one.fan & 1:
            again[one.fan] = again.get(one.fan, 0) + 1
        shown |= 1 << one.fan
    return Worth(way, shown, tuple(again.items()))


def _joins_once(pairs: Way) -> bool:
    """Whether fans of two sets form no cycle: of no more than three, each joins another set."""
    return len({place for pair in pairs for place in pair.sets}) > len(pairs)


CHOW_WAYS = Ways(chows=True)
PUNG_WAYS = Ways(chows=False)


def chow_fans(chows: tuple[int, ...]) -> tuple[Way, ...]:
    """Every best way to count the fans of chows.

    >>> [[one.fan for one in way] for way in chow_fans((0, 3, 6, 6))]
    [[28, 69], [28, 71], [28, 72]]

    Args:
        chows: their lowest kinds, in order.
    """
    return tuple(one.way for one in CHOW_WAYS[units(chows)])


def pung_fans(pungs: tuple[int, ...]) -> tuple[Way, ...]:
    """Every best way to count the fans of pungs of suits.

    >>> [[one.fan for one in way] for way in pung_fans((1, 10, 19))]
    [[32]]

    Args:
        pungs: their kinds, in order.
    """
    return tuple(one.way for one in PUNG_WAYS[sum(1 << kind for kind in pungs)])
