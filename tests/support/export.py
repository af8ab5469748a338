"""The export of a small season."""

from __future__ import annotations

from datetime import date

from ligamahjong.formats.export import export_files
from ligamahjong.league.grades import published_ladders
from ligamahjong.ledger.fold import fold
from ligamahjong.ledger.publication import publish
from ligamahjong.people import Person
from support.ledger import season

__all__ = ["season_export"]

_PEOPLE = (
    Person("h", "Hugo Sanz", "MD", "Dragón Verde"),
    Person("a", "=Ana", "CT"),
    Person("b", "", "AN", "Tres Vientos"),
    *(Person(letter, f"{letter.upper()}. Rey, «la {letter}»") for letter in "cdefg"),
)


def season_export() -> dict[str, bytes]:
    """Both rankings of 30 June 2026, one person hidden."""
    entries, ladders = season(), published_ladders()
    publication = publish(fold(entries), ladders, date(2026, 6, 30))
    return export_files(publication, entries, _PEOPLE, ladders)
