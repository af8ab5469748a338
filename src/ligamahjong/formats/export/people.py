"""``people.csv`` of an export: who the ids are, for those who want to be seen."""

from __future__ import annotations

import csv
import io
from itertools import pairwise
from typing import TYPE_CHECKING

from ligamahjong.errors import FormatError
from ligamahjong.formats.values import guard, unguard
from ligamahjong.people import Person

if TYPE_CHECKING:
    from collections.abc import Iterable

__all__ = ["PEOPLE_COLUMNS", "read_public_people", "write_public_people"]

PEOPLE_COLUMNS = ("id", "name", "region", "club")


def write_public_people(people: Iterable[Person]) -> bytes:
    r"""People as the public sees them, by id; of a person without name nothing but the id.

    >>> write_public_people([Person("p2", "", "MD"), Person("p1", "Pol Gil", "CT")]).decode()
    'id,name,region,club\np1,Pol Gil,CT,\np2,,,\n'

    Raises:
        FormatError: two people have the same id; ``facts`` has ``id`` and both ``names``.
    """
    text = io.StringIO(newline="")
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(PEOPLE_COLUMNS)
    listed = sorted(people, key=lambda one: one.id)
    for one, other in pairwise(listed):
        if one.id == other.id:
            names = (one.name, other.name)
            raise FormatError(f"the id {one.id} is there twice", id=one.id, names=names)
    for person in listed:
        shown = (person.name, person.region or "", person.club or "") if person.name else ("",) * 3
        writer.writerow([person.id, *map(guard, shown)])
    return text.getvalue().encode()


def read_public_people(data: bytes) -> tuple[Person, ...]:
    """The people of :func:`write_public_people`, names empty where they are hidden.

    Raises:
        FormatError: not exactly what that writes.
    """
    try:
        header, *rows = csv.reader(io.StringIO(data.decode(), newline=""), strict=True)
        people = tuple(_person(*row) for row in rows)
    except (ValueError, TypeError, csv.Error) as error:
        raise FormatError(f"people.csv is not one of an export: {error}") from error
    if tuple(header) != PEOPLE_COLUMNS or write_public_people(people) != data:
        raise FormatError("people.csv is not as exports write it")
    return people


def _person(person_id: str, name: str, region: str, club: str) -> Person:
    return Person(person_id, unguard(name), unguard(region) or None, unguard(club) or None)
