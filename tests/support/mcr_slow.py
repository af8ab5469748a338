"""Fans of chows and pungs counted slowly: every set of fans is tried, and kept if it is a tree.

Written from the principles of §3.9.1.5 and from nothing of the library: a fan is a set of sets,
and fans may be counted together if, taken one after the other, each joins sets of which no two are
joined already. A fan within another one is implied by it.
"""

from __future__ import annotations

from itertools import chain, combinations, pairwise
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

__all__ = ["Fan", "best_lists", "chow_fans_of", "pung_fans_of", "together"]


class Fan(NamedTuple):
    """A fan and the places of the sets that form it."""

    number: int
    points: int
    places: frozenset[int]


def _suit(kind: int) -> int:
    return kind // 9


def _ranks(sets: Sequence[int]) -> list[int]:
    return sorted(kind % 9 for kind in sets)


def _is(sets: Sequence[int], suits: int, *steps: int) -> bool:
    """Whether sets are of so many suits and their ranks rise by such steps."""
    ranks = _ranks(sets)
    rise = tuple(high - low for low, high in pairwise(ranks))
    return len({_suit(kind) for kind in sets}) == suits and rise == steps


_CHOWS: list[tuple[int, int, int, Callable[[Sequence[int]], bool]]] = [
    (14, 48, 4, lambda s: _is(s, 1, 0, 0, 0)),
    (16, 32, 4, lambda s: _is(s, 1, 1, 1, 1) or _is(s, 1, 2, 2, 2)),
    (23, 24, 3, lambda s: _is(s, 1, 0, 0)),
    (28, 16, 3, lambda s: _is(s, 1, 3, 3)),
    (30, 16, 3, lambda s: _is(s, 1, 1, 1) or _is(s, 1, 2, 2)),
    (39, 8, 3, lambda s: _is(s, 3, 3, 3)),
    (41, 8, 3, lambda s: _is(s, 3, 0, 0)),
    (51, 6, 3, lambda s: _is(s, 3, 1, 1)),
    (69, 1, 2, lambda s: _is(s, 1, 0)),
    (70, 1, 2, lambda s: _is(s, 2, 0)),
    (71, 1, 2, lambda s: _is(s, 1, 3)),
    (72, 1, 2, lambda s: _is(s, 1, 6)),
]
_PUNGS: list[tuple[int, int, int, Callable[[Sequence[int]], bool]]] = [
    (15, 48, 4, lambda s: _is(s, 1, 1, 1, 1)),
    (24, 24, 3, lambda s: _is(s, 1, 1, 1)),
    (32, 16, 3, lambda s: _is(s, 3, 0, 0)),
    (42, 8, 3, lambda s: _is(s, 3, 1, 1)),
    (65, 2, 2, lambda s: _is(s, 2, 0)),
]


def chow_fans_of(chows: Sequence[int]) -> list[Fan]:
    """Every fan that some chows form, given by their lowest kinds."""
    return _formed(chows, _CHOWS)


def pung_fans_of(pungs: Sequence[int]) -> list[Fan]:
    """Every fan that some pungs of suits form."""
    return _formed(pungs, _PUNGS)


def _formed(
    sets: Sequence[int], fans: Iterable[tuple[int, int, int, Callable[[Sequence[int]], bool]]]
) -> list[Fan]:
    return [
        Fan(number, points, frozenset(places))
        for number, points, many, holds in fans
        for places in combinations(range(len(sets)), many)
        if holds([sets[place] for place in places])
    ]


def best_lists(fans: Sequence[Fan]) -> set[tuple[int, ...]]:
    """The numbers of fans that may be counted together for the most points: every such list."""
    ways = list(together(fans))
    most = max(sum(fan.points for fan in way) for way in ways)
    best = [way for way in ways if sum(fan.points for fan in way) == most]
    return {tuple(sorted(fan.number for fan in way)) for way in best}


def together(fans: Sequence[Fan]) -> Iterator[tuple[Fan, ...]]:
    """Every choice of fans without a cycle; no more than three fans can join four sets."""
    every = chain.from_iterable(combinations(fans, many) for many in range(4))
    return (way for way in every if _is_forest(way))


def _is_forest(way: Iterable[Fan]) -> bool:
    """Whether a hypergraph has no cycle: each fan joins sets of which no two are joined."""
    joined: list[set[int]] = []
    for fan in sorted(way, key=lambda one: -len(one.places)):
        touched = [group for group in joined if group & fan.places]
        if any(len(group & fan.places) > 1 for group in touched):
            return False
        joined = [group for group in joined if group not in touched]
        joined.append(set(fan.places).union(*touched))
    return True


def divisions_of(kinds: Sequence[int]) -> set[tuple[tuple[tuple[int, ...], ...], int]]:
    """Every way to make tiles sets and a pair: the sets in order, and the kind of the pair."""
    found = set()
    for pair in {kind for kind in kinds if kinds.count(kind) >= 2}:
        rest = list(kinds)
        rest.remove(pair)
        rest.remove(pair)
        found |= {(tuple(sorted(sets)), pair) for sets in _sets_of(sorted(rest))}
    return found


def _sets_of(kinds: list[int]) -> Iterator[list[tuple[int, ...]]]:
    """Every way to make tiles sets, the lowest tile first."""
    if not kinds:
        yield []
        return
    low = kinds[0]
    chow = (low, low + 1, low + 2) if low < 27 and low % 9 < 7 else ()
    for wanted in ((low,) * 3, chow):
        rest = list(kinds)
        if wanted and all(kind in rest for kind in wanted):
            for kind in wanted:
                if kind not in rest:
                    break
                rest.remove(kind)
            else:
                yield from ([wanted, *others] for others in _sets_of(rest))
