"""Whom a command means whose data are to be erased."""

from __future__ import annotations

from dataclasses import dataclass

from ligamahjong.people.names import fold
from ligamahjong.web.audit.services import SYSTEM
from ligamahjong.web.people.models import Person
from ligamahjong.web.people.selectors import merges
from ligamahjong.web.privacy.erasing import erase_address, erase_person
from ligamahjong.web.privacy.errors import ErasureRefused
from ligamahjong.web.privacy.subject import subject_of_email

__all__ = ["Meant", "erase_meant", "find"]


@dataclass(frozen=True, slots=True)
class Meant:
    """Somebody registered, or an address alone.

    Attributes:
        person: id in the ledger, or empty.
        email: the address, or empty.
        said: the name or the address, to be asked about.
    """

    person: str
    email: str
    said: str


def find(text: str) -> Meant:
    """Who is meant by an id, a whole name or an address.

    Raises:
        ErasureRefused: nobody is, or several people are.
    """
    text = text.strip()
    row = Person.objects.filter(pk=text).first()
    if row is not None:
        return Meant(row.pk, "", row.name)
    if "@" in text:
        people = subject_of_email(text).people
        if not people:
            return Meant("", text, text)
        return Meant(people[0], "", Person.objects.get(pk=people[0]).name)
    into = merges()
    named = [row for row in Person.objects.filter(retired=None) if fold(row.name) == fold(text)]
    ids = sorted({into.resolve(row.pk) for row in named})
    if len(ids) > 1:
        raise ErasureRefused("several", person=text, ids=", ".join(ids))
    if not ids:
        raise ErasureRefused("unknown", person=text)
    return Meant(ids[0], "", text)


def erase_meant(meant: Meant) -> list[str]:
    """Erase who is meant, in the name of nobody.

    Returns:
        How they are called now; nothing for an address alone.

    Raises:
        ErasureRefused: see :mod:`ligamahjong.web.privacy.erasing`.
    """
    if meant.person:
        ids = erase_person(meant.person, actor=SYSTEM)
    else:
        ids = erase_address(meant.email, actor=SYSTEM)
    return list(
        Person.objects.filter(pk__in=ids).order_by("retired").values_list("name", flat=True)
    )
