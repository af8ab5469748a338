"""Whom the names in files mean: what managers have said and what is remembered of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.db.models import Q

from ligamahjong.people import DecidedDirectory, Decision
from ligamahjong.web.imports.models import NameMatch
from ligamahjong.web.people.selectors import directory, merges

if TYPE_CHECKING:
    from django.db.models import QuerySet

    from ligamahjong.web.imports.models import ImportedFile

__all__ = ["decisions", "known_people", "remembered"]


def remembered() -> QuerySet[NameMatch]:
    """The matches that count for every file, in the order of names."""
    return NameMatch.objects.filter(file=None).select_related("person", "sender")


def decisions(file: ImportedFile | None = None) -> dict[str, Decision]:
    """What has been said about names, by key; for a file what was said there comes first.

    Args:
        file: the one to be read; without it only what is remembered counts.
    """
    into = merges()
    rows = (
        NameMatch.objects.filter(Q(file=None) | Q(file=file))
        if file
        else NameMatch.objects.filter(file=None)
    )
    said: dict[str, Decision] = {}
    for row in sorted(rows, key=lambda row: row.file_id is not None):
        person = None if row.person_id is None else into.resolve(row.person_id)
        said[row.key] = Decision(person, frozenset(map(into.resolve, row.among)))
    return said


def known_people(file: ImportedFile | None = None) -> DecidedDirectory:
    """Everybody registered, found also by what managers have said about names.

    Args:
        file: the one to be read.
    """
    return DecidedDirectory(
        directory().values(), decisions(file), platform=file.platform if file else ""
    )
