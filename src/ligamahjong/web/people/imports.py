"""People of a file into the register."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.web.people.changes import change_fields, club_named, touch_people
from ligamahjong.web.people.memberships import Step, set_membership, steps
from ligamahjong.web.people.models import Account, Alias, Club, Membership, Person
from ligamahjong.web.ranking.selectors import today

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ligamahjong import people

__all__ = ["import_people"]

_ACTOR = "import"


def import_people(imported: Iterable[people.Person]) -> int:
    """Register people, or bring those already registered up to date; nobody is removed.

    Whoever has clubs with dates has the club and community of the file from today on. Nothing of
    a file comes back to who has had their data removed. Call it inside a transaction.

    Returns:
        How many people were new.
    """
    before = _everything()
    known = {row.id: row for row in Person.objects.select_related("club")}
    dated = set(Membership.objects.values_list("person", flat=True))
    new = 0
    for one in imported:
        row = known.get(one.id)
        if row is None:
            new += 1
            row = known[one.id] = _register(one)
        elif row.retired is not None:
            continue
        else:
            _bring_up_to_date(row, one, dated=one.id in dated)
        for alias in one.aliases:
            Alias.objects.get_or_create(person=row, name=alias)
        for account in one.accounts:
            Account.objects.update_or_create(
                person=row,
                platform=account.platform,
                name=account.name,
                defaults={"account_id": account.id or ""},
            )
    if _everything() != before:
        touch_people()
    return new


def _register(one: people.Person) -> Person:
    return Person.objects.create(
        id=one.id,
        name=one.name,
        region=one.region or "",
        club=club_named(one.club or ""),
        ema_number=one.ema_number or "",
    )


def _bring_up_to_date(row: Person, one: people.Person, *, dated: bool) -> None:
    change_fields(row, _ACTOR, {"name": one.name, "ema_number": one.ema_number or ""})
    if not dated:
        held = {"club": club_named(one.club or ""), "region": one.region or ""}
        change_fields(row, _ACTOR, held)
        return
    now = steps(row)[-1]
    if (now.club, now.region) != (one.club or "", one.region or ""):
        set_membership(row, Step(today(), one.club or "", one.region or ""), _ACTOR)


def _everything() -> list[list[tuple[object, ...]]]:
    """All that is known of people."""
    return [
        list(model._default_manager.order_by("pk").values_list())
        for model in (Person, Alias, Account, Club)
    ]
