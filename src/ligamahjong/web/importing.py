"""A league's files into the site: people first, then the games that are new."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from datetime import UTC
from hashlib import sha256
from secrets import token_hex
from typing import TYPE_CHECKING
from unicodedata import normalize

from ligamahjong.errors import FormatError
from ligamahjong.formats.documents import Document
from ligamahjong.formats.league_games import read_games
from ligamahjong.formats.league_people import read_people
from ligamahjong.formats.modes import named_mode
from ligamahjong.league.game import Mode
from ligamahjong.ledger.identifiers import is_identifier
from ligamahjong.report import Report
from ligamahjong.web.ledger.transactions import writing
from ligamahjong.web.people.selectors import directory
from ligamahjong.web.people.services import import_people
from ligamahjong.web.ranking.imports import import_games

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from ligamahjong.league.game import Game
    from ligamahjong.people import Person
    from ligamahjong.web.ranking.imports import Imported

__all__ = ["FilesImported", "import_files"]

_ACTOR = "import"
_NOT_IN_IDS = re.compile(r"[^\w.:~/#-]+")
_LONGEST = 100
_ID_BYTES = 5


@dataclass(frozen=True, slots=True)
class FilesImported:
    """What came of an import of files.

    Attributes:
        people: how many people were new.
        games: new, known and known with other content.
        rows: how many rows of games there were.
        report: what reading the files found.
    """

    people: int
    games: Imported
    rows: int
    report: Report


def import_files(
    games: Iterable[Path | Document],
    players: Path | Document | None = None,
    *,
    mode: Mode | None = None,
    date_only: bool = False,
) -> FilesImported:
    """Import everything that can be used; the report says what could not.

    Args:
        games: files of games of both modes, in the order of entry.
        players: file of people; without it, those registered play.
        mode: of all games; else the names of the files say it.
        date_only: accept games without an hour.

    Raises:
        FormatError: a file cannot be read at all; nothing has been imported then.
        MissingExtra: an XLSX file, and openpyxl is not installed.
    """
    documents = [Document.load(source) for source in games]
    by_mode = {one: [d for d in documents if _mode_of(d, mode) is one] for one in Mode}
    report = Report()
    people = 0
    if players is not None:
        read = read_people(players)
        report.extend(read.report)
        with writing():
            people = import_people(_with_own_ids(read.directory.values()))
    registered = directory()
    found: list[Game] = []
    rows = 0
    for one, chosen in by_mode.items():
        if chosen:
            games_read = read_games(chosen, mode=one, people=registered, date_only=date_only)
            found += _with_opaque_ids(games_read.games, chosen)
            rows += games_read.rows
            report.extend(games_read.report)
    return FilesImported(people, import_games(found, actor=_ACTOR), rows, report)


def _mode_of(document: Document, given: Mode | None) -> Mode:
    mode = given or named_mode(document)
    if mode is None:
        raise FormatError(
            f"{document.name}: MCR or Riichi? Give the mode, or say it in the file name",
            file=document.name,
            reason="mode-unknown",
        )
    return mode


def _with_own_ids(people: Iterable[Person]) -> list[Person]:
    """The people with ids as the ledger holds them, which no name may be.

    Who comes without id is whoever bears that name already, if one does, else gets a new one.
    """
    bearers: dict[str, list[str]] = {}
    for known in directory().values():
        bearers.setdefault(known.name, []).append(known.id)

    def own_id(person: Person) -> str:
        if is_identifier(person.id) and person.id != person.name:
            return person.id
        known = bearers.get(person.name, [])
        return known[0] if len(known) == 1 else f"p{token_hex(_ID_BYTES)}"

    return [replace(person, id=own_id(person)) for person in people]


def _with_opaque_ids(games: Iterable[Game], documents: list[Document]) -> list[Game]:
    """The games with ids and sources as the ledger holds them.

    A row without id is known to the reader by file and row, which another file may have too: what
    is unique about it is its content.
    """
    stems = "|".join(re.escape(document.stem) for document in documents)
    by_row = re.compile(rf"({stems}):[0-9]+(~[0-9]+)?")
    return [
        replace(
            game,
            id=_of_content(game)
            if by_row.fullmatch(game.id)
            else (_identifier(game.id) or _of_content(game)),
            source=_identifier(game.source),
        )
        for game in games
    ]


def _of_content(game: Game) -> str:
    start = game.played_at.astimezone(UTC).isoformat()
    content = repr((game.mode.value, start, game.players, game.scores))
    return f"g{sha256(content.encode()).hexdigest()[:20]}"


def _identifier(text: str) -> str:
    """A text with a hyphen for all that an id cannot have."""
    return _NOT_IN_IDS.sub("-", normalize("NFC", text)).lstrip(".:~/#-")[:_LONGEST]
