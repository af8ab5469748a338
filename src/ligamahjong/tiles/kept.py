"""Answers that are worked out once and kept, so many at most.

A site runs for months and is asked for any tiles there are; a table that kept them all would grow
until the machine is full.
"""

from __future__ import annotations

from typing import Generic, TypeVar

__all__ = ["MOST_KEPT", "Kept"]

MOST_KEPT = 1 << 15
"""Answers in one table: more than all that real hands ask for."""

Key = TypeVar("Key")
Value = TypeVar("Value")


class Kept(dict[Key, Value], Generic[Key, Value]):
    """Answers by what was asked; ``__missing__`` of a subclass works one out and keeps it.

    >>> class Squares(Kept[int, int]):
    ...     def __missing__(self, key: int) -> int:
    ...         return self.keep(key, key * key)
    >>> squares = Squares()
    >>> squares[12], len(squares)
    (144, 1)
    """

    def keep(self, key: Key, value: Value) -> Value:
        """Keep an answer and give it back; where there are too many, forget all others first."""
        if len(self) >= MOST_KEPT:
            self.clear()
        self[key] = value
        return value
