"""A league's files into the site: people first, then the games that are new."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from datetime import UTC
from hashlib import sha256
from pathlib import PurePath
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
from ligamahjong.report import Level, Problem, Report
from ligamahjong.web.audit.services import SYSTEM, note
from ligamahjong.web.imports.matches import known_people
from ligamahjong.web.imports.proposals import propose
from ligamahjong.web.ledger.transactions import writing
from ligamahjong.web.people.selectors import bearers
from ligamahjong.web.people.services import import_people
from ligamahjong.web.ranking.imports import append_games
from ligamahjong.web.ranking.services import recording
from ligamahjong.wording.import_problems import AFTER_TODAY

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from datetime import date
    from pathlib import Path

    from ligamahjong.league.game import Game
    from ligamahjong.people import Directory, Person
    from ligamahjong.web.ranking.imports import Imported

__all__ = ["FilesImported", "GamesFound", "find_games", "import_files", "opaque_text"]

_ACTOR = "import"
_NOT_IN_IDS = re.compile(r"[^\w.:~/#-]+")
_LONGEST = 100
_ID_BYTES = 5


@dataclass(frozen=True, slots=True)
class GamesFound:
    """The games of files, as the ledger can hold them.

    Attributes:
        games: in the order in which the league counts them.
        rows: how many rows of games there were.
        places: file and row of each game, by its id.
        report: what reading the files found.
    """

    games: tuple[Game, ...]
    rows: int
    places: Mapping[str, tuple[str, int]]
    report: Report


@dataclass(frozen=True, slots=True)
class FilesImported:
    """What came of an import of files.

    Attributes:
        people: how many people were new.
        games: new, known and known with other content.
        rows: how many rows of games there were.
        report: what reading the files found.
        proposed: how many corrections have been proposed that nobody had proposed before.
    """

    people: int
    games: Imported
    rows: int
    report: Report
    proposed: int


def find_games(  # noqa: PLR0913 - each says how files are to be read
    documents: Sequence[Document],
    mode: Mode,
    people: Directory,
    *,
    date_only: bool = False,
    source: str = "",
    until: date | None = None,
) -> GamesFound:
    """Read games of one mode; the report says which rows could not be used.

    Args:
        documents: files, in the order of entry.
        mode: of all games.
        people: who may play.
        date_only: accept games without an hour.
        source: who numbered the games that name no source themselves.
        until: the last day a game may be of.

    Raises:
        FormatError: a file cannot be read at all.
        MissingExtra: an XLSX file, and openpyxl is not installed.
    """
    read = read_games(documents, mode=mode, people=people, date_only=date_only)
    places: dict[str, tuple[str, int]] = {}
    games: list[Game] = []
    report = read.report
    for before, game in zip(
        read.games, _with_opaque_ids(read.games, documents, opaque_text(source)), strict=True
    ):
        place = read.places[before.id]
        if until is not None and game.day > until:
            facts = {"day": game.day.isoformat(), "until": until.isoformat()}
            report.add(Problem(AFTER_TODAY, Level.REFUSED, *place, facts=facts))
        else:
            places[game.id] = place
            games.append(game)
    return GamesFound(tuple(games), read.rows, places, report)


def import_files(
    games: Iterable[Path | Document],
    players: Path | Document | None = None,
    *,
    mode: Mode | None = None,
    date_only: bool = False,
) -> FilesImported:
    """Import everything that can be used; the report says what could not.

    Names that somebody has matched by hand before mean whom they were matched with. Known games
    with other content become proposed corrections.

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
    registered = known_people()
    found: list[Game] = []
    rows = 0
    for one, chosen in by_mode.items():
        if chosen:
            games_read = find_games(chosen, one, registered, date_only=date_only)
            found += games_read.games
            rows += games_read.rows
            report.extend(games_read.report)
    digest = sha256(b"".join(document.data for document in documents)).hexdigest()
    with recording():
        done = append_games(found, actor=_ACTOR)
        names = ", ".join(PurePath(document.name).name for document in documents)
        proposed = propose(done.other, names)
        note(
            SYSTEM,
            "import",
            "file",
            digest,
            people=people,
            rows=rows,
            added=len(done.added),
            known=len(done.known),
            proposed=proposed,
        )
    return FilesImported(people, done, rows, report, proposed)


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

    Who comes without id is whoever bears that name already, if one does, else gets a new one. Who
    was merged into somebody of the same name is that one.
    """
    known = bearers()

    def own_id(person: Person) -> str:
        if is_identifier(person.id) and person.id != person.name:
            return person.id
        return known.get(person.name) or f"p{token_hex(_ID_BYTES)}"

    return [replace(person, id=own_id(person)) for person in people]


def _with_opaque_ids(
    games: Iterable[Game], documents: Iterable[Document], source: str
) -> list[Game]:
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
            else (opaque_text(game.id) or _of_content(game)),
            source=opaque_text(game.source) or source,
        )
        for game in games
    ]


def _of_content(game: Game) -> str:
    start = game.played_at.astimezone(UTC).isoformat()
    content = repr((game.mode.value, start, game.players, game.scores))
    return f"g{sha256(content.encode()).hexdigest()[:20]}"


def opaque_text(text: str) -> str:
    """A text with a hyphen for all that an id cannot have.

    >>> opaque_text("Mesa del Sur (2026)")
    'Mesa-del-Sur-2026-'
    """
    return _NOT_IN_IDS.sub("-", normalize("NFC", text)).lstrip(".:~/#-")[:_LONGEST]
