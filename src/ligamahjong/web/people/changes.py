"""Changing a person, and keeping what was changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.db.models import F
from django.utils.text import slugify

from ligamahjong.web.people.models import Club, Person, PersonChange, Revision

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["change_fields", "club_named", "keep_change", "touch_people"]


def touch_people() -> None:
    """Say that names, clubs or regions have changed."""
    Revision.objects.get_or_create(id=1)
    Revision.objects.filter(id=1).update(number=F("number") + 1)


def change_fields(person: Person, actor: str, values: Mapping[str, object]) -> bool:
    """Give fields of a person other values, and keep what they were.

    Args:
        person: whose row is saved.
        actor: opaque id of who does it.
        values: by the name of the field; ``club`` is a :class:`Club` or ``None``.

    Returns:
        Whether any was another.
    """
    changed = False
    for field, value in values.items():
        before = getattr(person, field)
        if before != value:
            setattr(person, field, value)
            keep_change(person, actor, field, _said(before), _said(value))
            changed = True
    if changed:
        person.save()
    return changed


def keep_change(person: Person, actor: str, field: str, before: str, after: str) -> None:
    """Keep one change of a person."""
    PersonChange.objects.create(person=person, actor=actor, field=field, before=before, after=after)


def club_named(name: str) -> Club | None:
    """The club of a name, registered now if there is none; ``None`` for no name."""
    if not name:
        return None
    club = Club.objects.filter(name=name).first()
    if club is None:
        slug = base = slugify(name) or "club"
        number = 1
        while Club.objects.filter(slug=slug).exists():
            number += 1
            slug = f"{base}-{number}"
        club = Club.objects.create(slug=slug, name=name)
    return club


def _said(value: object) -> str:
    """A value as the history shows it."""
    if isinstance(value, bool):
        return "sí" if value else "no"
    return "" if value is None else str(value)
