"""A ranking published elsewhere beside ours: who differs, by how much, and what would explain it.

Every figure is compared to the precision in which it was printed. Where some differ, the ranking
is made again under each alternative of :mod:`ligamahjong.league.alternatives`, and under two of
them at once; an alternative explains a difference if under it our figure is the published one.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from itertools import combinations
from math import inf, isnan
from typing import TYPE_CHECKING, TypeAlias

from ligamahjong.league.alternatives import SWITCHES, Recount
from ligamahjong.league.printed import Figure, Quantity, printed_figures
from ligamahjong.people.directory import Ambiguous, Found, Match
from ligamahjong.people.names import sort_key

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from ligamahjong.league.alternatives import Figures, Sources, Switch
    from ligamahjong.league.ladder import Ladder
    from ligamahjong.league.published import PublishedRow
    from ligamahjong.people import Directory, Person
    from ligamahjong.people.directory import Resolution, Unknown

__all__ = [
    "Comparison",
    "Difference",
    "Explanation",
    "Item",
    "Repeated",
    "Tally",
    "Unresolved",
    "compare",
]

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


def compare(published: Iterable[PublishedRow], sources: Sources) -> Comparison:
    """Compare a published ranking with the one the sources give.

    A row is that of the id it gives, unless its name is plainly somebody else's; without an id
    of ours, whose it is the directory says of the name. A name that is nobody's, or may be
    several people's, is reported and not compared. Of who has two rows the first one counts.

    Args:
        published: rows of the published ranking.
        sources: what ours is made from.
    """
    rows = _resolved(published, sources.people)
    recount = Recount(sources)
    ours = recount.figures(recount.method)
    said = _said(rows, ours, sources.rules.ladders[sources.mode])
    wrong = _differing(said, ours, cut=False)
    differences = _differences(said, wrong, ours, sources.people)
    return Comparison(
        people=sum(person in ours and ours[person][Quantity.LISTED] == 1 for person in rows.found),
        tallies=_tallies(said, differences),
        differences=differences,
        unresolved=tuple(rows.unresolved),
        repeated=tuple(rows.repeated),
        explanations=_explanations(said, wrong, recount),
    )


@dataclass(slots=True)
class _Rows:
    """Published rows by the id of the person, and those that are nobody's."""

    found: dict[str, PublishedRow] = field(default_factory=dict)
    unresolved: list[Unresolved] = field(default_factory=list)
    repeated: list[Repeated] = field(default_factory=list)


def _resolved(published: Iterable[PublishedRow], people: Directory) -> _Rows:
    rows = _Rows()
    for row in published:
        answer = _whose(row, people)
        if not isinstance(answer, Found):
            rows.unresolved.append(Unresolved(row.row, answer))
        elif (first := rows.found.setdefault(answer.person.id, row)) is not row:
            rows.repeated.append(Repeated(row.row, answer.person, first.row))
    return rows


def _whose(row: PublishedRow, people: Directory) -> Resolution:
    answer = people.resolve(row.name)
    person = None if row.id is None else people.get(row.id)
    if person is None or isinstance(answer, Found):
        return answer
    if isinstance(answer, Ambiguous) and person not in answer.candidates:
        return answer
    return Found(person, Match.ID)


def _said(rows: _Rows, ours: Figures, ladder: Ladder) -> Mapping[Item, Figure]:
    """All that the published ranking says, of everybody who is or could be in it.

    It says of those it leaves out that they are not listed. Nothing is said of who may be meant
    by a name that several people have.
    """
    doubtful = {
        person.id
        for one in rows.unresolved
        if isinstance(one.answer, Ambiguous)
        for person in one.answer.candidates
    }
    said: dict[Item, Figure] = {}
    for person in (*rows.found, *(id_ for id_ in ours if id_ not in rows.found)):
        if person in rows.found or person not in doubtful:
            said[person, Quantity.LISTED] = Figure(float(person in rows.found))
        if person in rows.found and person in ours:
            for quantity, figure in printed_figures(rows.found[person], ladder):
                said[person, quantity] = figure
    return said


def _differing(said: Mapping[Item, Figure], figures: Figures, *, cut: bool) -> frozenset[Item]:
    return frozenset(
        item for item, figure in said.items() if not figure.agrees(_exact(item, figures), cut=cut)
    )


def _exact(item: Item, figures: Figures) -> float:
    """Our figure; only whether they are listed is known of people who never played."""
    person, quantity = item
    return figures[person][quantity] if person in figures else 0.0


def _differences(
    said: Mapping[Item, Figure], wrong: frozenset[Item], ours: Figures, people: Directory
) -> tuple[Difference, ...]:
    order = list(Quantity)
    found = [
        Difference(people[item[0]], item[1], figure, _exact(item, ours))
        for item, figure in said.items()
        if item in wrong
    ]
    found.sort(key=lambda one: (sort_key(one.person.name), one.person.id))
    found.sort(key=lambda one: (order.index(one.quantity), -_distance(one)))
    return tuple(found)


def _distance(difference: Difference) -> float:
    return inf if isnan(difference.size) else abs(difference.size)


def _tallies(said: Mapping[Item, Figure], differences: Sequence[Difference]) -> tuple[Tally, ...]:
    published = Counter(quantity for _, quantity in said)
    differing = Counter(one.quantity for one in differences)
    largest: dict[Quantity, Difference] = {}
    for one in differences:
        largest.setdefault(one.quantity, one)
    return tuple(
        Tally(
            quantity,
            published[quantity] - differing[quantity],
            differing[quantity],
            largest.get(quantity),
        )
        for quantity in Quantity
        if quantity in published and quantity is not Quantity.LISTED
    )


def _explanations(
    said: Mapping[Item, Figure], wrong: frozenset[Item], recount: Recount
) -> tuple[Explanation, ...]:
    if not wrong:
        return ()
    tried = {recount.method}
    gains: dict[Switch, int] = {}
    found: list[Explanation] = []

    def attempt(*switches: Switch) -> Explanation | None:
        method = recount.method
        for switch in switches:
            method = SWITCHES[switch](method)
        if method in tried or not recount.possible(method):
            return None
        tried.add(method)
        differing = _differing(said, recount.figures(method), cut=method.cut)
        return Explanation(switches, wrong - differing, len(differing - wrong))

    for switch in SWITCHES:
        explanation = attempt(switch)
        if explanation and explanation.gain > 0:
            gains[switch] = explanation.gain
            found.append(explanation)
    if len(wrong) not in gains.values():
        for one, other in combinations(SWITCHES, 2):
            explanation = attempt(one, other)
            better = max(gains.get(one, 0), gains.get(other, 0))
            if explanation and explanation.gain > better:
                found.append(explanation)
    return tuple(sorted(found, key=lambda e: (-e.gain, e.upset, len(e.switches))))
