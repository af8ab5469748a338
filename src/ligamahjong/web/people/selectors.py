"""Reading people: everybody with all that finds them, and what the public may know."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, NamedTuple

from django.db.models import F

from ligamahjong import people
from ligamahjong.ledger.merges import Merges
from ligamahjong.web.people.models import Membership, Person, Revision
from ligamahjong.web.ranking.models import Merge

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from datetime import date

__all__ = [
    "UNNAMED",
    "Held",
    "Unnamed",
    "bearers",
    "directory",
    "held_on",
    "merges",
    "named",
    "public_directory",
    "public_name",
    "registered_people",
    "revision",
    "shown_name",
]

UNNAMED = "Jugador sin nombre"
"""What people who do not appear in public are called."""
_RETIRED = "Jugador retirado {number}"


@dataclass(frozen=True, slots=True)
class Unnamed(people.Person):
    """Somebody who does not appear in public: an id and nothing else that is shown.

    Attributes:
        counts_for_club: name of the club whose mean and number count them.
        counts_for_region: code of the community that does.
    """

    counts_for_club: str | None = None
    counts_for_region: str | None = None


class Held(NamedTuple):
    """Name of the club and code of the community somebody had on a day; empty for none."""

    club: str
    region: str


def revision() -> int:
    """How often people have changed."""
    row = Revision.objects.values_list("number", flat=True).first()
    return row or 0


def merges() -> Merges:
    """Which ids stand for one person now."""
    return Merges(dict(Merge.objects.values_list("merged", "kept")))


def public_name(name: str, shown_as: str, retired: int | None) -> str:
    """The name under which somebody who is not hidden appears in public."""
    if retired is not None:
        return _RETIRED.format(number=retired)
    return shown_as or name


def shown_name(person: Person) -> str:
    """What the public calls somebody, hidden people too."""
    if person.hidden:
        return UNNAMED
    return public_name(person.name, person.shown_as, person.retired)


def named(person_id: str) -> str:
    """Somebody by name and id, for whoever keeps the register; by id where there is nobody."""
    name = Person.objects.filter(pk=person_id).values_list("name", flat=True).first()
    return f"{name} ({person_id})" if name else person_id


def registered_people() -> list[people.Person]:
    """Everybody registered once, by id: who was merged is in the names of who was kept."""
    return [_joined(rows, with_ids=False) for rows in _by_kept_id()]


def directory() -> people.Directory:
    """Everybody registered, with everything by which they can be found, merged ids included."""
    return people.Directory(_joined(rows, with_ids=True) for rows in _by_kept_id())


def bearers() -> dict[str, str]:
    """The id of whoever is registered under a name, as far as that is one person.

    Of two ids that are one person it is the one kept, if that bears the name itself.
    """
    into = merges()
    named: defaultdict[str, list[str]] = defaultdict(list)
    for person, name in Person.objects.order_by("id").values_list("id", "name"):
        named[name].append(person)
    one: dict[str, str] = {}
    for name, ids in named.items():
        kept = {into.resolve(person) for person in ids}
        if len(kept) == 1:
            one[name] = next((person for person in ids if person in kept), ids[0])
    return one


def _by_kept_id() -> list[list[people.Person]]:
    """The registered people, those that are one together, the one who is kept first."""
    found = {row.id: _person(row) for row in _everybody()}
    into = merges()
    groups: defaultdict[str, list[people.Person]] = defaultdict(list)
    for one in found.values():
        kept = into.resolve(one.id)
        groups[kept if kept in found else one.id].append(one)
    return [
        sorted(rows, key=lambda one: (one.id != kept, one.id))
        for kept, rows in sorted(groups.items())
    ]


def _everybody() -> Iterable[Person]:
    rows = Person.objects.select_related("club").prefetch_related("aliases", "accounts")
    return rows.order_by("id")


def _person(row: Person) -> people.Person:
    return people.Person(
        row.id,
        row.name,
        region=row.region or None,
        club=row.club.name if row.club else None,
        ema_number=row.ema_number or None,
        aliases=tuple(alias.name for alias in row.aliases.all()),
        accounts=tuple(
            people.Account(account.platform, account.name, account.account_id or None)
            for account in row.accounts.all()
        ),
    )


def _joined(rows: Sequence[people.Person], *, with_ids: bool) -> people.Person:
    """Rows of one person as one, by whose names and numbers it can be found too."""
    kept, *others = rows
    if not others:
        return kept
    number = next((one.ema_number for one in rows if one.ema_number), None)
    names = [name for one in others for name in (one.name, *one.aliases)]
    numbers = [one.ema_number for one in others if one.ema_number and one.ema_number != number]
    ids = [one.id for one in others] if with_ids else []
    aliases = dict.fromkeys((*kept.aliases, *names, *numbers, *ids))
    aliases.pop(kept.name, None)
    return replace(
        kept,
        ema_number=number,
        aliases=tuple(aliases),
        accounts=tuple(dict.fromkeys(account for one in rows for account in one.accounts)),
    )


def public_directory(ids: Iterable[str], on: date | None = None) -> people.Directory:
    """What the public may know of some people: name, club and region.

    Args:
        ids: of the people; an id that nobody has any more counts as hidden, and whoever is hidden
            is :class:`Unnamed`.
        on: the day of the clubs and regions; ``None`` for today.
    """
    held = held_on(on) if on else {}
    rows = Person.objects.values_list(
        "id", "name", "shown_as", "retired", "hidden", "club__name", "region"
    )
    known: dict[str, people.Person] = {}
    for person, name, shown_as, retired, hidden, club, region in rows:
        now = held.get(person) or Held(club or "", region)
        known[person] = (
            Unnamed(
                person,
                UNNAMED,
                counts_for_club=now.club or None,
                counts_for_region=now.region or None,
            )
            if hidden
            else people.Person(
                person,
                public_name(name, shown_as, retired),
                region=now.region or None,
                club=now.club or None,
            )
        )
    return people.Directory(known.get(person) or Unnamed(person, UNNAMED) for person in ids)


def held_on(day: date) -> dict[str, Held]:
    """The club and community that people had on a day, by id.

    Who is missing has no dates: those of today hold for any day.
    """
    dated: dict[str, Held] = {}
    rows = Membership.objects.order_by(F("since").asc(nulls_first=True))
    for person, club, region, since, until in rows.values_list(
        "person", "club__name", "region", "since", "until"
    ):
        covers = (since is None or since <= day) and (until is None or day <= until)
        if covers or person not in dated:
            dated[person] = Held(club or "", region) if covers else Held("", "")
    return dated
