"""A ranking published elsewhere beside ours: who differs, by how much, and what would explain it.

Every figure is compared to the precision in which it was printed. Where some differ, the ranking
is made again under each alternative of :mod:`ligamahjong.league.alternatives`, and under two of
them at once; an alternative explains a difference if under it our figure is the published one.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from math import isnan
from typing import TYPE_CHECKING, TypeAlias

from ligamahjong.league.alternatives import SWITCHES, Quantity, Recount
from ligamahjong.people.directory import Ambiguous, Found, Unknown
from ligamahjong.people.names import fold

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from ligamahjong.league.alternatives import Figures, Method, Sources, Switch
    from ligamahjong.league.published import PublishedRow
    from ligamahjong.people import Person

__all__ = [
    "Comparison",
    "Difference",
    "Explanation",
    "Figure",
    "Repeated",
    "Tally",
    "Unresolved",
    "compare",
]

_SLACK = 1e-9
"""What sums in another order may differ by."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A number as it was printed.

    Attributes:
        text: as printed.
        value: the number; not a number where the text means nothing here.
        decimals: how many of them were printed.
    """

    text: str
    value: float
    decimals: int = 0

    def agrees(self, exact: float, *, cut: bool = False) -> bool:
        """Whether an exact value, printed with as many decimals, may be this figure.

        Args:
            exact: the value.
            cut: whether decimals that were not printed were cut off instead of rounded.

        >>> Figure("1834", 1834.0).agrees(1834.5), Figure("1834", 1834.0).agrees(1834.51)
        (True, False)
        >>> Figure("1834.12", 1834.12, 2).agrees(1834.126)
        False
        >>> Figure("1834.12", 1834.12, 2).agrees(1834.126, cut=True)
        True
        """
        unit = 10.0**-self.decimals
        if not cut:
            return abs(exact - self.value) <= unit / 2 + _SLACK
        if exact * self.value < 0:
            return False
        return -_SLACK <= abs(exact) - abs(self.value) < unit - _SLACK


Item: TypeAlias = tuple[str, Quantity]
"""One thing a ranking says: of whom, by id, and what."""


@dataclass(frozen=True, slots=True)
class Difference:
    """One figure of one player that is not the same in both rankings.

    Attributes:
        person: whose figure it is.
        quantity: which one.
        published: as published.
        ours: as the rules of the league give it.
    """

    person: Person
    quantity: Quantity
    published: Figure
    ours: float

    @property
    def size(self) -> float:
        """How much more ours is; not a number where the published text means nothing here."""
        return self.ours - self.published.value

    @property
    def item(self) -> Item:
        """What it is about."""
        return self.person.id, self.quantity


@dataclass(frozen=True, slots=True)
class Tally:
    """How one quantity fares over everybody who is in both rankings.

    Attributes:
        quantity: which one.
        agreeing: published figures that are ours.
        differing: published figures that are not.
        largest: the difference furthest from zero, if any.
    """

    quantity: Quantity
    agreeing: int
    differing: int
    largest: Difference | None


@dataclass(frozen=True, slots=True)
class Unresolved:
    """A published row of whom nobody knows whose it is; it is not compared.

    Attributes:
        row: line of the file.
        answer: nobody, or several people.
    """

    row: int
    answer: Unknown | Ambiguous


@dataclass(frozen=True, slots=True)
class Repeated:
    """A published row about somebody who has one before; it is not compared.

    Attributes:
        row: line of the file.
        person: whose it is.
        first_row: line of the one that was compared.
    """

    row: int
    person: Person
    first_row: int


@dataclass(frozen=True, slots=True)
class Explanation:
    """One alternative, or two at once, and what it would make agree.

    Attributes:
        switches: what would have been done otherwise.
        explained: differences that vanish under it.
        upset: figures that agree and would not under it.
    """

    switches: tuple[Switch, ...]
    explained: frozenset[Item]
    upset: int

    @property
    def gain(self) -> int:
        """How many more figures agree under it."""
        return len(self.explained) - self.upset


@dataclass(frozen=True, slots=True)
class Comparison:
    """What came of comparing a published ranking with ours.

    Attributes:
        people: how many are in both rankings.
        tallies: one for every quantity that was published, in the order of :class:`Quantity`.
        differences: by quantity, the largest first.
        unresolved: published rows that could be nobody's or several people's.
        repeated: published rows about somebody who had one already.
        explanations: alternatives under which more figures agree, the best first. Two at once
            are only there where they do better than either.
    """

    people: int
    tallies: tuple[Tally, ...]
    differences: tuple[Difference, ...]
    unresolved: tuple[Unresolved, ...]
    repeated: tuple[Repeated, ...]
    explanations: tuple[Explanation, ...]

    @property
    def agree(self) -> bool:
        """Whether the two rankings say the same of the same people."""
        return not (self.differences or self.unresolved or self.repeated)

    @property
    def only_published(self) -> tuple[Person, ...]:
        """Who is listed in the published ranking and not in ours."""
        return tuple(one.person for one in self._listing if one.ours == 0)

    @property
    def only_ours(self) -> tuple[Person, ...]:
        """Who is listed in our ranking and not in the published one."""
        return tuple(one.person for one in self._listing if one.ours == 1)

    @property
    def _listing(self) -> Iterator[Difference]:
        return (one for one in self.differences if one.quantity is Quantity.LISTED)

    def explanation_of(self, difference: Difference) -> Explanation | None:
        """The best explanation of a difference, if any explains it."""
        return next((e for e in self.explanations if difference.item in e.explained), None)


def compare(published: Sequence[PublishedRow], sources: Sources) -> Comparison:
    """Compare a published ranking with the one the sources give.

    Whose a row is, the directory says; a name that is nobody's, or may be several people's, is
    reported and not compared. Of who has two rows the first one counts.

    Args:
        published: rows of the published ranking.
        sources: what ours is made from.
    """
    rows = _rows_by_person(published, sources)
    recount = Recount(sources)
    ours = recount.figures(recount.method)
    said = _sayings(rows, ours, sources)
    wrong = _differing(said, ours)
    differences = _differences(said, wrong, ours, sources)
    return Comparison(
        people=sum(
            person in ours and ours[person][Quantity.LISTED] == 1.0 for person in rows.found
        ),
        tallies=_tallies(said, differences),
        differences=differences,
        unresolved=tuple(rows.unresolved),
        repeated=tuple(rows.repeated),
        explanations=_explanations(said, wrong, recount),
    )
