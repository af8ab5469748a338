"""From a ledger to the files of its export."""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING

from ligamahjong.formats.export.files import ENTRIES, GRADES, MANIFEST, PEOPLE, RESULTS
from ligamahjong.formats.export.ladders import write_ladders
from ligamahjong.formats.export.manifest import Manifest
from ligamahjong.formats.export.people import write_public_people

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from ligamahjong.league.game import Mode
    from ligamahjong.league.grades import Ladder
    from ligamahjong.ledger.entry import Entry
    from ligamahjong.ledger.publication import Publication
    from ligamahjong.people import Person

__all__ = ["export_files"]


def export_files(
    publication: Publication,
    entries: Iterable[Entry],
    people: Iterable[Person],
    ladders: Mapping[Mode, Ladder],
) -> dict[str, bytes]:
    """The files of an export, by name.

    Args:
        publication: both rankings, and the head of the ledger they follow from.
        entries: the whole chain up to that head.
        people: everybody in the rankings at least; who is hidden has no name.
        ladders: the grade tables in force.

    Raises:
        RulesError: the grade tables cannot be written.
    """
    files = {
        ENTRIES: b"".join(entry.line + b"\n" for entry in entries),
        PEOPLE: write_public_people(people),
        GRADES: write_ladders(ladders),
        **{name: publication.results[mode] for mode, name in RESULTS.items()},
    }
    manifest = Manifest(
        day=publication.day,
        seq=publication.seq,
        head=publication.head,
        rules=publication.rules,
        games=publication.games,
        files={name: sha256(data).hexdigest() for name, data in files.items()},
    )
    return {MANIFEST: manifest.to_bytes(), **files}
