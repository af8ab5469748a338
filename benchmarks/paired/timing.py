"""Two or more ways to do one thing, timed in turns.

A machine is never equally quick for a minute on end. So the ways take turns in one process, the
order being another one in every round, and what counts is the ratio of two times of the same
round; the median over the rounds is published.
"""

from __future__ import annotations

import gc
from dataclasses import dataclass
from statistics import median
from time import process_time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["Pairs", "take_turns"]


@dataclass(frozen=True, slots=True)
class Pairs:
    """Times of ours and of a peer, one pair a round.

    Attributes:
        ours: seconds of each round.
        peer: seconds of each round, in the same order.
    """

    ours: tuple[float, ...]
    peer: tuple[float, ...]

    @property
    def ratio(self) -> float:
        """How many times as long as ours the peer takes: the median over the rounds."""
        return median(peer / ours for ours, peer in zip(self.ours, self.peer, strict=True))

    @property
    def medians(self) -> tuple[float, float]:
        """Median seconds of ours and of the peer."""
        return median(self.ours), median(self.peer)


def take_turns(
    ours: Callable[[], object],
    *peers: Callable[[], object],
    rounds: int,
    clock: Callable[[], float] = process_time,
) -> tuple[Pairs, ...]:
    """Time ours and its peers round by round, after one round that does not count.

    Before each turn the garbage is collected, and the collector then runs as it does in any
    program, for all of them alike; what a turn returns is freed after its time is taken.

    Args:
        ours: what is measured.
        peers: what it is compared with, at least one.
        rounds: how many count.
        clock: gives seconds; the time this process had a processor, or ``perf_counter`` where
            other processes do the work.

    Returns:
        The times beside each peer, in the order of the peers.
    """
    ways = [ours, *peers]
    times: list[list[float]] = [[] for _ in ways]
    for number in range(rounds + 1):
        for turn in range(len(ways)):
            way = (number + turn) % len(ways)
            seconds = _seconds(ways[way], clock)
            if number:
                times[way].append(seconds)
    first, *others = map(tuple, times)
    return tuple(Pairs(first, other) for other in others)


def _seconds(way: Callable[[], object], clock: Callable[[], float]) -> float:
    gc.collect()
    start = clock()
    kept = way()
    seconds = clock() - start
    del kept
    return seconds
