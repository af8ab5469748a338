"""Changes to people."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.db.models import F
from django.utils.text import slugify

from ligamahjong.web.people.models import Account, Alias, Club, Person, Revision

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ligamahjong import people

__all__ = ["import_people", "touch_people"]


def import_people(imported: Iterable[people.Person]) -> int:
    """Register people, or bring those already registered up to date; nobody is removed.

    Call it inside a transaction.

    Returns:
        How many people were new.
    """
    before = _everything()
    known = set(Person.objects.values_list("id", flat=True))
    new = 0
    for one in imported:
        new += one.id not in known
        person, _ = Person.objects.update_or_create(
            id=one.id,
            defaults={
                "name": one.name,
                "region": one.region or "",
                "club": _club(one.club) if one.club else None,
                "ema_number": one.ema_number or "",
            },
        )
        for alias in one.aliases:
            Alias.objects.get_or_create(person=person, name=alias)
        for account in one.accounts:
            Account.objects.update_or_create(
                person=person,
                platform=account.platform,
                name=account.name,
                defaults={"account_id": account.id or ""},
            )
    if _everything() != before:
        touch_people()
    return new


def touch_people() -> None:
    """Say that names, clubs or regions have changed."""
    Revision.objects.get_or_create(id=1)
    Revision.objects.filter(id=1).update(number=F("number") + 1)


def _everything() -> list[list[tuple[object, ...]]]:
    """All that is known of people."""
    return [
        list(model._default_manager.order_by("pk").values_list())
        for model in (Person, Alias, Account, Club)
    ]


def _club(name: str) -> Club:
    club = Club.objects.filter(name=name).first()
    if club is None:
        slug = base = slugify(name) or "club"
        number = 1
        while Club.objects.filter(slug=slug).exists():
            number += 1
            slug = f"{base}-{number}"
        club = Club.objects.create(slug=slug, name=name)
    return club
