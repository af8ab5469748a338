"""Reading people for whoever keeps the register."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from ligamahjong.people.names import sort_key
from ligamahjong.web.accounts.models import User
from ligamahjong.web.people.finding import search
from ligamahjong.web.people.memberships import Step, steps
from ligamahjong.web.people.models import Membership, Person, PersonChange
from ligamahjong.web.people.selectors import merges
from ligamahjong.web.ranking.models import SeatResult

if TYPE_CHECKING:
    from collections.abc import Mapping
    from datetime import date, datetime

__all__ = ["STATES", "Change", "Period", "PersonPage", "Row", "listed_people", "person_page"]

STATES = ("", "alias", "ocultas", "unidas", "retiradas")
"""Which people a list can be of, by their name in the address; empty for all who are kept."""

_ALL = 100_000


class Row(NamedTuple):
    """Somebody in the list: who, and into whom they were merged, if they were."""

    person: Person
    kept: str


class Change(NamedTuple):
    """One change: when, by whom, of what, from what to what."""

    at: datetime
    by: str
    field: str
    before: str
    after: str


@dataclass(frozen=True, slots=True)
class Period:
    """A club and a community from a day to another, both included."""

    step: Step
    until: date | None


@dataclass(frozen=True, slots=True)
class PersonPage:
    """Somebody with all that is known of them.

    Attributes:
        person: who.
        kept: the id that stands for theirs, if another does.
        merged: ids and names of those merged into them, directly.
        aliases: other names.
        accounts: ``platform:name#id``.
        periods: clubs and communities, the first one first.
        changes: what was changed, newest first.
        games: how many of theirs count, of both modes.
    """

    person: Person
    kept: str
    merged: tuple[tuple[str, str], ...]
    aliases: tuple[str, ...]
    accounts: tuple[str, ...]
    periods: tuple[Period, ...]
    changes: tuple[Change, ...]
    games: int


def listed_people(text: str, state: str, region: str) -> list[Row]:
    """People with a text in any of their names, accounts or numbers, in a state, of a community.

    Args:
        text: part of it; empty for everybody.
        state: one of :data:`STATES`.
        region: code; empty for all.
    """
    into = merges()
    rows = Person.objects.select_related("club")
    filters: Mapping[str, dict[str, object]] = {
        "ocultas": {"hidden": True},
        "retiradas": {"retired__isnull": False},
    }
    rows = rows.filter(**filters.get(state, {}))
    if state == "alias":
        rows = rows.exclude(shown_as="")
    if region:
        rows = rows.filter(region=region)
    found = {row.id: Row(row, "") for row in rows}
    for merged in into.into:
        if merged in found:
            found[merged] = Row(found[merged].person, into.resolve(merged))
    wanted = search(text, _ALL, staff=True) if text else None
    if wanted is None:
        chosen = sorted(found.values(), key=_by_name)
    else:
        # Who was merged is found by the names of who was kept, and the other way round.
        groups = [into.group(one.id) for one in wanted]
        chosen = [
            found[one]
            for one in dict.fromkeys(person for group in groups for person in sorted(group))
            if one in found
        ]
    return [row for row in chosen if (state != "unidas" or row.kept) and (state or not row.kept)]


def _by_name(row: Row) -> tuple[object, str]:
    return sort_key(row.person.name), row.person.id


def person_page(person_id: str) -> PersonPage | None:
    """Somebody with all that is known of them; ``None`` where there is nobody of that id."""
    person = Person.objects.select_related("club").filter(pk=person_id).first()
    if person is None:
        return None
    into = merges()
    kept = into.resolve(person_id)
    direct = sorted(one for one, other in into.into.items() if other == person_id)
    names = dict(Person.objects.filter(pk__in=direct).values_list("id", "name"))
    return PersonPage(
        person=person,
        kept="" if kept == person_id else kept,
        merged=tuple((one, names.get(one, "")) for one in direct),
        aliases=tuple(person.aliases.order_by("id").values_list("name", flat=True)),
        accounts=tuple(
            f"{row}{f'#{row.account_id}' if row.account_id else ''}"
            for row in person.accounts.order_by("platform", "name")
        ),
        periods=_periods(person),
        changes=_changes(person),
        games=SeatResult.objects.filter(person=person_id).count(),
    )


def _periods(person: Person) -> tuple[Period, ...]:
    until = dict(Membership.objects.filter(person=person).values_list("since", "until"))
    return tuple(Period(step, until.get(step.since)) for step in steps(person))


def _changes(person: Person) -> tuple[Change, ...]:
    """What was changed; who did it is told by the address of the account, where there is one."""
    rows = list(PersonChange.objects.filter(person=person))
    accounts = User.objects.filter(actor__in={row.actor for row in rows})
    emails = dict(accounts.values_list("actor", "email"))
    return tuple(
        Change(row.at, emails.get(row.actor, row.actor), row.field, row.before, row.after)
        for row in rows
    )
