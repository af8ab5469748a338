"""Reading people."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ligamahjong import people
from ligamahjong.web.people.models import Person, Revision

if TYPE_CHECKING:
    from collections.abc import Iterable

__all__ = ["UNNAMED", "Unnamed", "directory", "public_directory", "revision"]


def revision() -> int:
    """How often people have changed."""
    row = Revision.objects.values_list("number", flat=True).first()
    return row or 0


UNNAMED = "Jugador sin nombre"
"""What people who do not appear in public are called."""


@dataclass(frozen=True, slots=True)
class Unnamed(people.Person):
    """Somebody who does not appear in public: an id and nothing else."""


def directory() -> people.Directory:
    """Everybody registered, with everything by which they can be found."""
    rows = Person.objects.select_related("club").prefetch_related("aliases", "accounts")
    return people.Directory(
        people.Person(
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
        for row in rows.order_by("id")
    )


def public_directory(ids: Iterable[str]) -> people.Directory:
    """What the public may know of some people: name, club and region.

    Args:
        ids: of the people; an id that nobody has any more counts as hidden, and whoever is hidden
            is :class:`Unnamed`.
    """
    rows = Person.objects.filter(hidden=False).values_list("id", "name", "region", "club__name")
    known = {row[0]: row for row in rows}
    return people.Directory(_public(known.get(person), person) for person in ids)


def _public(row: tuple[str, str, str, str | None] | None, person: str) -> people.Person:
    if row is None:
        return Unnamed(person, UNNAMED)
    _, name, region, club = row
    return people.Person(person, name, region=region or None, club=club)
