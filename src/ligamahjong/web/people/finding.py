"""Finding people by what somebody types: suggestions while typing, and whom a text means.

The public finds people by the names under which they appear and nothing else: neither by a name
that an alias stands for, nor by an account; who is hidden is not found. Staff find everybody by
everything.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ligamahjong import people
from ligamahjong.people.names import fold, sort_key
from ligamahjong.web.people.models import Account, Alias, Person
from ligamahjong.web.people.selectors import directory, merges, public_name
from ligamahjong.web.ranking.models import Merge

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

__all__ = ["Suggestion", "public_people", "resolve", "search"]

_LONGEST = 100
"""Letters of a text that are looked at."""


@dataclass(frozen=True, slots=True)
class Suggestion:
    """Somebody who may be meant.

    Attributes:
        id: in the league.
        name: as it appears in public; to staff, as it is registered.
        club: name of the club today; empty for none.
    """

    id: str
    name: str
    club: str


def search(text: str, limit: int, *, staff: bool = False) -> tuple[Suggestion, ...]:
    """People with every word of a text in their name, in any order, case and accents aside.

    Names in which each word begins one come first, then by name.

    Args:
        text: part of a name; for staff also of another name, an account, an EMA number or an id.
        limit: most people wanted.
        staff: whether who asks may know everybody.
    """
    words = fold(text[:_LONGEST]).split()
    if not words:
        return ()
    found = []
    for person, names in _findable(staff=staff):
        rank = min((_rank(words, name) for name in names), default=_NOT)
        if rank < _NOT:
            found.append((rank, sort_key(person.name), person.id, person))
    found.sort(key=lambda one: one[:3])
    return tuple(
        Suggestion(person.id, person.name, person.club or "") for *_, person in found[:limit]
    )


def resolve(text: str, *, staff: bool = False) -> people.Resolution:
    """The one person a text means, nobody, or several.

    Args:
        text: a name or an id; for staff also another name, an account or an EMA number.
        staff: whether who asks may know everybody.
    """
    return (directory() if staff else public_people()).resolve(text[:_LONGEST])


def public_people() -> people.Directory:
    """Everybody who appears in public, by the name under which they do; merged ids are left out."""
    rows = Person.objects.filter(hidden=False).exclude(id__in=Merge.objects.values("merged"))
    values = rows.values_list("id", "name", "shown_as", "retired", "region", "club__name")
    return people.Directory(
        people.Person(
            person, public_name(name, shown_as, retired), region=region or None, club=club
        )
        for person, name, shown_as, retired, region, club in values.order_by("id")
    )


def _findable(*, staff: bool) -> Iterator[tuple[people.Person, Iterable[str]]]:
    """People, each with the names by which they are looked for."""
    if staff:
        yield from _by_everything()
        return
    for person in public_people().values():
        yield person, (person.name,)


def _by_everything() -> Iterator[tuple[people.Person, Iterable[str]]]:
    """Everybody who was not merged, with all that is known of them and of whom they stand for."""
    marks: defaultdict[str, list[str]] = defaultdict(list)
    for model in (Alias, Account):
        for owner, name in model._default_manager.values_list("person", "name"):
            marks[owner].append(name)
    known: dict[str, people.Person] = {}
    rows = Person.objects.values_list(
        "id", "name", "shown_as", "ema_number", "region", "club__name"
    )
    for own_id, name, shown_as, number, region, club in rows:
        known[own_id] = people.Person(own_id, name, region=region or None, club=club)
        marks[own_id] += filter(None, (name, shown_as, number, own_id))
    into = merges()
    for merged in known.keys() & into.into.keys():
        if (kept := into.resolve(merged)) in known:
            marks[kept] += marks[merged]
    for own_id, person in known.items():
        if into.resolve(own_id) not in known or own_id not in into.into:
            yield person, marks[own_id]


_BEGINS, _INSIDE, _NOT = range(3)


def _rank(words: list[str], name: str) -> int:
    """Whether the words begin words of a name, are inside it, or are not."""
    folded = fold(name)
    if not all(word in folded for word in words):
        return _NOT
    parts = folded.split()
    begin = all(any(part.startswith(word) for part in parts) for word in words)
    return _BEGINS if begin else _INSIDE
