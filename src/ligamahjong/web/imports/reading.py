"""Reading a file that waits: what importing it would do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ligamahjong.formats.documents import Document
from ligamahjong.league.game import Mode
from ligamahjong.web.importing import GamesFound, find_games
from ligamahjong.web.imports.matches import decisions, known_people
from ligamahjong.web.imports.names import OpenName, open_names
from ligamahjong.web.people.selectors import merges, revision
from ligamahjong.web.ranking.imports import Imported, sort_games
from ligamahjong.web.ranking.models import PlayerResult
from ligamahjong.web.ranking.selectors import today

if TYPE_CHECKING:
    from datetime import date

    from ligamahjong.people import DecidedDirectory, Decision
    from ligamahjong.web.imports.models import ImportedFile

__all__ = ["Basis", "Preview", "Span", "basis", "open_names_of", "preview", "read_file"]


@dataclass(frozen=True, slots=True)
class Basis:
    """All that the reading of a file depends on beside its bytes and the day.

    Attributes:
        people: number of the revision of people.
        decisions: what was said about names, by key.
        options: mode, date only, platform and source.
    """

    people: int
    decisions: dict[str, Decision]
    options: tuple[str, bool, str, str]


@dataclass(frozen=True, slots=True)
class Span:
    """From the first day to the last one of some games."""

    first: date
    last: date


@dataclass(frozen=True, slots=True)
class Preview:
    """What importing a file would do.

    Attributes:
        found: its games and its report.
        games: new, known, and known with other content.
        names: those that somebody has to decide on.
        newcomers: how many people would play their first game of the mode.
        span: days of the new games; ``None`` if there are none.
    """

    found: GamesFound
    games: Imported
    names: tuple[OpenName, ...]
    newcomers: int
    span: Span | None


def basis(file: ImportedFile) -> Basis:
    """What reading a file depends on now."""
    options = (file.mode, file.date_only, file.platform, file.source)
    return Basis(revision(), decisions(file), options)


def read_file(file: ImportedFile) -> GamesFound:
    """The games of a file that waits; games of a day that has not come are left out.

    Raises:
        FormatError: it cannot be read at all.
    """
    return _read(file, known_people(file))


def open_names_of(file: ImportedFile, people: DecidedDirectory) -> tuple[OpenName, ...]:
    """The names of a file that waits on which somebody has to decide.

    Raises:
        FormatError: it cannot be read at all.
    """
    return open_names(_read(file, people).report, people, decisions(file), file.platform)


def _read(file: ImportedFile, people: DecidedDirectory) -> GamesFound:
    return find_games(
        [Document(file.name, bytes(file.content))],
        Mode(file.mode),
        people,
        date_only=file.date_only,
        source=file.source,
        until=today(),
    )


def preview(file: ImportedFile) -> Preview:
    """What importing a file that waits would do; nothing is written.

    Raises:
        FormatError: it cannot be read at all.
    """
    people = known_people(file)
    found = _read(file, people)
    games = sort_games(found.games)
    names = open_names(found.report, people, decisions(file), file.platform)
    into = merges()
    players = {into.resolve(player) for game in games.added for player in game.players}
    known = set(PlayerResult.objects.filter(mode=file.mode).values_list("person", flat=True))
    days = [game.day for game in games.added]
    span = Span(min(days), max(days)) if days else None
    return Preview(found, games, names, len(players - known), span)
