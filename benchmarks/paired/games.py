"""Invented games for the benchmarks; the same number, people and seed give the same games."""

from __future__ import annotations

import random
from datetime import UTC, datetime, timedelta
from itertools import accumulate
from typing import TYPE_CHECKING

from ligamahjong.league.game import Game, Mode

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ligamahjong.table import Four

__all__ = ["Table", "games", "people", "tables", "tied"]

_FIRST_START = datetime(2015, 1, 10, 10, tzinfo=UTC)
_BETWEEN_STARTS = timedelta(hours=9)
"""Some 970 games a year, so that whoever plays little has debts."""

Table = tuple["Four[int]", "Four[int]"]
"""Four people by number, and their scores."""


def tables(number: int, people: int, seed: int = 2026) -> Iterator[Table]:
    """Who meets and with what scores, one game after the other.

    Some people play much and others little, as in any league. Scores are those of Riichi, in
    hundreds with a sum of 100,000; two of them are equal in about 2 games of 100.

    Args:
        number: how many games.
        people: how many there are, at least four.
        seed: of the random numbers.
    """
    rng = random.Random(seed)
    everybody = range(people)
    eagerness = list(accumulate(1 / (10 + person) for person in everybody))
    for _ in range(number):
        seated: set[int] = set()
        while len(seated) != 4:
            seated = set(rng.choices(everybody, cum_weights=eagerness, k=4))
        east, south, west, north = rng.sample(sorted(seated), 4)
        first, second, third = (round(rng.gauss(250, 85)) * 100 for _ in range(3))
        yield (east, south, west, north), (first, second, third, 100_000 - first - second - third)


def people(number: int) -> list[str]:
    """Ids for that many people."""
    return [f"p{person:04}" for person in range(number)]


def games(number: int, among: int, seed: int = 2026) -> Iterator[Game]:
    """Riichi games in time order, three in a day and often two.

    Args:
        number: how many.
        among: how many people.
        seed: of the random numbers.
    """
    ids = people(among)
    start = _FIRST_START
    for index, (seats, scores) in enumerate(tables(number, among, seed)):
        east, south, west, north = seats
        players = (ids[east], ids[south], ids[west], ids[north])
        yield Game(f"R{index:07}", Mode.RIICHI, start, start.date(), players, scores)
        start += _BETWEEN_STARTS


def tied(scores: Four[int]) -> bool:
    """Whether two scores are equal."""
    return len(set(scores)) < 4
