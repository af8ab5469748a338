"""Chances that fall the same way on every computer and every Python.

Everything rests on :meth:`random.Random.random`, the one method whose sequence for a seed Python
promises never to change, and on whole numbers from there on: no choice depends on the last bit
of a sum or of a logarithm.
"""

from __future__ import annotations

import random
from itertools import accumulate
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

__all__ = ["Draw"]

T = TypeVar("T")

_ROLLS = 12
_FACES = 1000


class Draw:
    """A sequence of chances, the same for the same seed.

    >>> draw = Draw(1)
    >>> [draw.below(6) for _ in range(8)]
    [0, 5, 4, 1, 2, 2, 3, 4]
    """

    __slots__ = ("_random",)

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed).random  # noqa: S311 - an invented league, no secret

    def below(self, limit: int) -> int:
        """A whole number from 0 to ``limit - 1``, all equally likely."""
        return int(self._random() * limit)

    def between(self, low: int, high: int) -> int:
        """A whole number from ``low`` to ``high``, both included."""
        return low + self.below(high - low + 1)

    def chance(self, percent: int) -> bool:
        """Whether something happens that happens so many times in a hundred."""
        return self.below(100) < percent

    def pick(self, items: Sequence[T]) -> T:
        """One of the items."""
        return items[self.below(len(items))]

    def shuffled(self, items: Iterable[T]) -> list[T]:
        """The items in another order."""
        mixed = list(items)
        for last in range(len(mixed) - 1, 0, -1):
            other = self.below(last + 1)
            mixed[last], mixed[other] = mixed[other], mixed[last]
        return mixed

    def weighted(self, weights: Iterable[int]) -> int:
        """The index of one of the weights; twice the weight is twice as likely.

        A weight of 0 is never drawn; at least one must be positive.
        """
        steps = list(accumulate(weights))
        mark = self.below(steps[-1])
        return next(index for index, step in enumerate(steps) if mark < step)

    def bell(self, spread: int) -> int:
        """A whole number around 0 with about this standard deviation, in the shape of a bell.

        The sum of twelve even chances has a variance of one, and needs no logarithm.
        """
        total = sum(self.below(_FACES) for _ in range(_ROLLS))
        return (total - _ROLLS * (_FACES - 1) // 2) * spread // _FACES
