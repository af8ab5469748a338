"""People with a name near to one that nobody has, to offer them for choice."""

from __future__ import annotations

from collections import Counter, defaultdict
from itertools import pairwise
from typing import TYPE_CHECKING

from ligamahjong.people.names import fold, sort_key

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ligamahjong.people.person import Person

__all__ = ["NearNames"]

_NEAR = 0.5
"""Least likeness of a name worth offering."""


def _pairs(name: str) -> frozenset[str]:
    """Pairs of neighbouring letters, the edges of words included."""
    return frozenset(
        first + second for word in fold(name).split() for first, second in pairwise(f" {word} ")
    )


class NearNames:
    """The names and aliases of people, by the pairs of letters in them."""

    __slots__ = ("_bearers", "_names")

    def __init__(self, people: Iterable[Person]) -> None:
        self._names: list[tuple[Person, int]] = []  # with the number of pairs in the name
        self._bearers: defaultdict[str, list[int]] = defaultdict(list)
        for person in people:
            for name in (person.name, *person.aliases):
                pairs = _pairs(name)
                for pair in pairs:
                    self._bearers[pair].append(len(self._names))
                self._names.append((person, len(pairs)))

    def nearest(self, name: str) -> list[Person]:
        """People with a name at least half alike, nearest first, then in order of names.

        How alike two names are, from 0 to 1, is 2 · common pairs / (pairs of one + pairs of the
        other), whatever the order of the words; of a person the name or alias most alike counts.
        """
        pairs = _pairs(name)
        common = Counter(index for pair in pairs for index in self._bearers.get(pair, ()))
        likeness: dict[Person, float] = {}
        for index, count in common.items():
            person, size = self._names[index]
            alike = 2 * count / (len(pairs) + size)
            likeness[person] = max(alike, likeness.get(person, 0.0))
        near = [person for person, alike in likeness.items() if alike >= _NEAR]
        return sorted(
            near, key=lambda person: (-likeness[person], sort_key(person.name), person.id)
        )
