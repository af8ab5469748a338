"""Fans of two, three or four chows, or pungs, under the principles of counting (§3.9.1.5).

Each set may be combined only once with sets already used, and no fan may be made again with the
same set: over the sets, the fans counted form no cycle. One fan of four sets leaves nothing to
combine; one of three leaves one fan of two, which joins the fourth set to one of them; fans of two
alone join at most all sets. Every best way to count is found, and remembered.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from ligamahjong.mcr.catalogue import FANS, by_key

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

__all__ = ["Counted", "Way", "chow_fans", "pung_fans"]

_RANKS = 9
_BOTH_ENDS = 6
_NEXT_IN_LINE = 3


class Counted(NamedTuple):
    """A fan and the sets that form it, by their places in the list of sets."""

    fan: int
    sets: tuple[int, ...]


Way: TypeAlias = tuple[Counted, ...]
"""One way to count the fans of some sets."""


@cache
def chow_fans(chows: tuple[int, ...]) -> tuple[Way, ...]:
    """Every best way to count the fans of chows.

    >>> [[one.fan for one in way] for way in chow_fans((0, 3, 6, 6))]
    [[28, 69]]

    Args:
        chows: their lowest kinds, in order.
    """
    return _best(chows, _four_chows, _three_chows, _two_chows)


@cache
def pung_fans(pungs: tuple[int, ...]) -> tuple[Way, ...]:
    """Every best way to count the fans of pungs of suits.

    >>> [[one.fan for one in way] for way in pung_fans((1, 10, 19))]
    [[32]]

    Args:
        pungs: their kinds, in order.
    """
    return _best(pungs, _four_pungs, _three_pungs, _two_pungs)


_Named: TypeAlias = "Callable[..., str]"


def _best(sets: tuple[int, ...], four: _Named, three: _Named, two: _Named) -> tuple[Way, ...]:
    ways = list(_ways(sets, four, three, two))
    worth = [sum(FANS[one.fan].ema for one in way) for way in ways]
    best: dict[tuple[int, ...], Way] = {}
    for way, points in zip(ways, worth, strict=True):
        if points == max(worth):
            best.setdefault(tuple(sorted(one.fan for one in way)), way)
    return tuple(best.values())


def _ways(sets: tuple[int, ...], four: _Named, three: _Named, two: _Named) -> Iterator[Way]:
    places = range(len(sets))
    pairs = [
        Counted(by_key(name), (a, b))
        for a, b in combinations(places, 2)
        if (name := two(sets[a], sets[b]))
    ]
    for many in range(max(len(sets), 1)):
        for chosen in combinations(pairs, many):
            if _joins_once(chosen):
                yield chosen
    for trio in combinations(places, 3):
        if name := three(*(sets[place] for place in trio)):
            whole = Counted(by_key(name), trio)
            yield (whole,)
            for pair in pairs:
                if len(set(pair.sets) - set(trio)) == 1:
                    yield (whole, pair)
    if len(sets) == 4 and (name := four(*sets)):  # noqa: PLR2004 - all sets of a hand
        yield (Counted(by_key(name), tuple(places)),)


def _joins_once(pairs: Way) -> bool:
    """Whether fans of two sets form no cycle."""
    group = {place: place for pair in pairs for place in pair.sets}
    for pair in pairs:
        a, b = (group[place] for place in pair.sets)
        if a == b:
            return False
        group = {place: a if mark == b else mark for place, mark in group.items()}
    return True


def _suit(kind: int) -> int:
    return kind // _RANKS


def _two_chows(a: int, b: int) -> str:
    if a == b:
        return "pure_double_chow"
    if a % _RANKS == b % _RANKS:
        return "mixed_double_chow"
    if _suit(a) != _suit(b):
        return ""
    if abs(a - b) == _NEXT_IN_LINE:
        return "short_straight"
    return "two_terminal_chows" if abs(a - b) == _BOTH_ENDS else ""


def _three_chows(a: int, b: int, c: int) -> str:
    lows = sorted(low % _RANKS for low in (a, b, c))
    if _suit(a) == _suit(b) == _suit(c):
        return {
            (0, 0): "pure_triple_chow",
            (1, 1): "pure_shifted_chows",
            (2, 2): "pure_shifted_chows",
            (3, 3): "pure_straight",
        }.get((lows[1] - lows[0], lows[2] - lows[1]), "")
    if len({_suit(a), _suit(b), _suit(c)}) < 3:  # noqa: PLR2004 - suits
        return ""
    return {
        (0, 0): "mixed_triple_chow",
        (1, 1): "mixed_shifted_chows",
        (3, 3): "mixed_straight",
    }.get((lows[1] - lows[0], lows[2] - lows[1]), "")


def _four_chows(a: int, b: int, c: int, d: int) -> str:
    if len({_suit(low) for low in (a, b, c, d)}) > 1:
        return ""
    return {
        (0, 0, 0): "quadruple_chow",
        (1, 1, 1): "four_pure_shifted_chows",
        (2, 2, 2): "four_pure_shifted_chows",
    }.get((b - a, c - b, d - c), "")


def _two_pungs(a: int, b: int) -> str:
    return "double_pung" if a % _RANKS == b % _RANKS else ""


def _three_pungs(a: int, b: int, c: int) -> str:
    low, middle, high = sorted(kind % _RANKS for kind in (a, b, c))
    suits = len({_suit(a), _suit(b), _suit(c)})
    steps = (middle - low, high - middle)
    if suits == 1:
        return "pure_shifted_pungs" if steps == (1, 1) else ""
    if suits < 3:  # noqa: PLR2004
        return ""
    return {(0, 0): "triple_pung", (1, 1): "mixed_shifted_pungs"}.get(steps, "")


def _four_pungs(a: int, b: int, c: int, d: int) -> str:
    if len({_suit(kind) for kind in (a, b, c, d)}) > 1:
        return ""
    return "four_pure_shifted_pungs" if (b - a, c - b, d - c) == (1, 1, 1) else ""
