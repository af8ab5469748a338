"""How many games a player needs from where they stand to a grade above, exactly.

Every step is taken from the ladder itself. The mean comes from taking standings out of the chain
one after another; the median from following the probabilities of all standings game by game.
"""

from __future__ import annotations

import functools
import math
import sys
from itertools import groupby
from typing import TYPE_CHECKING, Final, NamedTuple

from ligamahjong.analysis.grade_calibration import check_profile

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ligamahjong.league.ladder import GradeStanding, Ladder
    from ligamahjong.table import Four

__all__ = ["MOST_GAMES", "Climb", "climb"]

MOST_GAMES: Final = 1_500
"""Games that are followed for the median."""
_HALF: Final = 0.5
_ROUNDING: Final = 1e-12
_MOST: Final = sys.float_info.max
_ABOVE: Final = -1
"""The place in the chain of everything from the grade wanted on."""


class Climb(NamedTuple):
    """Games until a grade is first reached.

    Attributes:
        mean: infinite where no place leads there, and the largest number there is where it is
            more than that.
        median: within so many games half of such players are there; ``None`` where that takes
            more games than :data:`MOST_GAMES`.
    """

    mean: float
    median: int | None


class _Run(NamedTuple):
    """Standings in a row that one place moves by the same distance, or all to one standing."""

    share: float
    first: int
    last: int
    to: int
    together: bool


@functools.lru_cache(maxsize=512)
def climb(ladder: Ladder, start: GradeStanding, target: int, profile: Four[float]) -> Climb:
    """Games from a standing until a grade is first reached.

    Args:
        ladder: the grades.
        start: where the player stands, below the grade wanted.
        target: index of that grade.
        profile: probability of first to fourth place in every game.

    Raises:
        RulesError: the profile is not one.
    """
    check_profile(profile)
    places = [(place, share) for place, share in enumerate(profile, start=1) if share]
    chain = _chain(ladder, start, target, [place for place, _ in places])
    shares = [share for _, share in places]
    if not any(_ABOVE in row for row in chain.rows):
        return Climb(math.inf, None)
    mean = _mean(chain, shares)
    return Climb(mean if math.isfinite(mean) else _MOST, _median(chain, shares))


class _Chain(NamedTuple):
    """Where each standing is moved by each place; standings by their number, in order."""

    start: int
    rows: Sequence[Sequence[int]]


def _chain(ladder: Ladder, start: GradeStanding, target: int, places: Sequence[int]) -> _Chain:
    moves: dict[GradeStanding, list[GradeStanding]] = {}
    waiting = [start]
    while waiting:
        standing = waiting.pop()
        if standing not in moves:
            moves[standing] = [ladder.advance(standing, place) for place in places]
            waiting += [after for after in moves[standing] if after.grade < target]
    order = sorted(moves, key=lambda standing: (standing.grade, standing.points))
    number = {standing: n for n, standing in enumerate(order)}
    rows = [[number.get(after, _ABOVE) for after in moves[standing]] for standing in order]
    return _Chain(number[start], rows)


def _mean(chain: _Chain, shares: Sequence[float]) -> float:
    """Mean number of games, by taking out all standings but the start (no difference is formed)."""
    out: list[dict[int, float]] = []
    into: list[set[int]] = [set() for _ in chain.rows]
    for n, row in enumerate(chain.rows):
        ways: dict[int, float] = {}
        for to, share in zip(row, shares, strict=True):
            if to != n:
                ways[to] = ways.get(to, 0.0) + share
                if to != _ABOVE:
                    into[to].add(n)
        out.append(ways)
    games = [1.0] * len(out)
    for n in (*(n for n in range(len(out)) if n != chain.start), chain.start):
        leaving = math.fsum(out[n].values())
        if not leaving:
            return _MOST  # there is a way, and its chance is less than a number can say
        out[n] = {to: share / leaving for to, share in out[n].items()}
        games[n] /= leaving
        if n != chain.start:
            _take_out(n, out, into, games)
    return games[chain.start]


def _take_out(
    n: int, out: list[dict[int, float]], into: list[set[int]], games: list[float]
) -> None:
    """Let whoever comes to a standing go on from it at once."""
    for before in into[n]:
        share = out[before].pop(n)
        games[before] += share * games[n]
        for to, part in out[n].items():
            if to != before:
                out[before][to] = out[before].get(to, 0.0) + share * part
                if to != _ABOVE:
                    into[to].add(before)
    for to in out[n]:
        if to != _ABOVE:
            into[to].discard(n)


def _median(chain: _Chain, shares: Sequence[float]) -> int | None:
    runs = list(_runs(chain, shares))
    mass = [0.0] * len(chain.rows)
    mass[chain.start] = 1.0
    reached = 0.0
    for game in range(1, MOST_GAMES + 1):
        after = [0.0] * len(mass)
        for share, first, last, to, together in runs:
            moved = mass[first:last]
            if to == _ABOVE:
                reached += share * math.fsum(moved)
            elif together:
                after[to] += share * math.fsum(moved)
            else:
                end = to + last - first
                after[to:end] = [
                    old + share * new for old, new in zip(after[to:end], moved, strict=True)
                ]
        mass = after
        if reached >= _HALF - _ROUNDING:
            return game
    return None


def _runs(chain: _Chain, shares: Sequence[float]) -> list[_Run]:
    """The moves of a chain, those alike taken together."""
    runs = []
    for column, share in enumerate(shares):
        moves = [(n, row[column]) for n, row in enumerate(chain.rows)]
        alike: list[list[tuple[int, int]]] = []
        for _, same in groupby(moves, key=lambda move: move[1]):
            group = list(same)
            shifted = (
                alike
                and len(group) == 1
                and group[0][1] != _ABOVE
                and group[0][1] - alike[-1][-1][1] == 1
                and (len(alike[-1]) == 1 or alike[-1][0][1] != alike[-1][1][1])
                and alike[-1][0][1] != _ABOVE
            )
            if shifted:
                alike[-1] += group
            else:
                alike.append(group)
        for group in alike:
            (first, to), (last, _) = group[0], group[-1]
            together = len(group) > 1 and group[1][1] == to
            runs.append(_Run(share, first, last + 1, to, together))
    return runs
