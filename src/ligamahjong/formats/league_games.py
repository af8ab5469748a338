"""Files of games as a league keeps them: ``riichi.csv``, ``mcr.csv`` and what people send."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import time
from itertools import chain, pairwise
from operator import attrgetter
from typing import TYPE_CHECKING

from ligamahjong.formats.codes import Code
from ligamahjong.formats.documents import Document
from ligamahjong.formats.game_cells import Cells
from ligamahjong.formats.game_columns import find_game_columns
from ligamahjong.formats.game_doubts import games_at_once, near_twins, unusual_sums
from ligamahjong.formats.game_register import GameRegister
from ligamahjong.formats.game_rows import Entry, GameReader
from ligamahjong.formats.modes import common_mode, named_mode
from ligamahjong.formats.sheet import Sheet, read_sheet
from ligamahjong.people.directory import Directory
from ligamahjong.report import Level, Problem, Report

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from pathlib import Path

    from ligamahjong.league.game import Game, Mode

__all__ = ["GamesFile", "GamesRead", "read_games"]

_FEWEST_GAMES = 5
"""Games below which midnights tell nothing about a file."""
_MOSTLY = 0.95
"""Share of games at midnight from which the hours of a file are not hours."""


@dataclass(frozen=True, slots=True)
class GamesFile:
    """What was read from one file.

    Attributes:
        name: the file as the caller named it.
        mode: the mode its games were read as.
        rows: rows below the header, blank ones apart.
        rated: how many of them are among the games.
        newest_first: whether it was read from its end.
    """

    name: str
    mode: Mode
    rows: int
    rated: int
    newest_first: bool


@dataclass(frozen=True, slots=True)
class GamesRead:
    """The games of one or more files.

    Attributes:
        mode: the mode of all of them.
        games: in the order in which the league counts them: by start, then by order of entry.
        people: the directory given, or else everybody who plays in ``games``.
        files: what each file gave, in the order of the files.
        places: file and row of each game, by its id.
        report: every problem, by file and row.
    """

    mode: Mode
    games: tuple[Game, ...]
    people: Directory
    files: tuple[GamesFile, ...]
    places: Mapping[str, tuple[str, int]]
    report: Report

    @property
    def rows(self) -> int:
        """Rows of all files."""
        return sum(file.rows for file in self.files)


def read_games(
    sources: Sequence[Path | Document],
    *,
    mode: Mode | None = None,
    people: Directory | None = None,
    date_only: bool = False,
    allow_duplicates: bool = False,
) -> GamesRead:
    """Read games from CSV, TSV or XLSX files.

    A row that cannot be rated goes to the report with every reason, and the rest is read. The
    same file given twice is read once.

    Args:
        sources: files; the order of entry is that of the files and of the rows in them.
        mode: the mode of the games; else the names of the files must say it.
        people: who may play; without it names are taken as they are (``LAST, First`` turned
            round) and are the ids, and names that may be one person are warned of.
        date_only: accept dates without time. Inside a day the order of the file counts; a file
            that runs from the latest game to the earliest is read from its end. Where (nearly)
            all games of a file start at 00:00, that is no time.
        allow_duplicates: accept a game with the start, seats and scores of another one if its
            id is not that one's.

    Raises:
        FormatError: a file cannot be read at all, or the mode is not known.
        MissingExtra: an XLSX file, and openpyxl is not installed.
    """
    documents, repeated = _distinct([Document.load(source) for source in sources])
    mode = mode or common_mode(documents)
    reading = _Reading(mode, people, date_only=date_only, allow_duplicates=allow_duplicates)
    for document in documents:
        reading.read(document)
    return reading.result(repeated)


def _distinct(documents: list[Document]) -> tuple[list[Document], list[Problem]]:
    """Every document once, and a notice for each one with the bytes of another."""
    first_name: dict[bytes, str] = {}
    distinct: list[Document] = []
    notices: list[Problem] = []
    for document in documents:
        name = first_name.setdefault(document.data, document.name)
        if len(first_name) > len(distinct):
            distinct.append(document)
        else:
            facts = {"first_file": name}
            notices.append(Problem(Code.FILE_REPEATED, Level.NOTICE, document.name, facts=facts))
    return distinct, notices


class _Reading:
    """Files read one after the other into one list of games."""

    def __init__(
        self, mode: Mode, people: Directory | None, *, date_only: bool, allow_duplicates: bool
    ) -> None:
        self._mode = mode
        self._people = people
        self._date_only = date_only
        self._cells = Cells(people)
        self._register = GameRegister(allow_duplicates=allow_duplicates)
        self._games: list[tuple[str, dict[int, Game]]] = []
        self._files: list[GamesFile] = []
        self._without_hours: set[str] = set()
        self._report = Report()

    def read(self, document: Document) -> None:
        """Read one file."""
        sheet = read_sheet(document)
        entries = self._entries(sheet)
        if _are_at_midnight(entries):
            if self._date_only:
                entries = [_without_midnight(entry) for entry in entries]
            else:
                sheet.add(Code.ALL_AT_MIDNIGHT, Level.WARNING, games=len(entries))
                self._without_hours.add(document.name)
        newest_first = _runs_backwards(entries)
        if newest_first:
            entries.reverse()
            sheet.add(Code.NEWEST_FIRST, Level.NOTICE)
        games = self._take_in(document, entries, sheet)
        self._games.append((document.name, games))
        named = named_mode(document)
        if named not in {None, self._mode}:
            sheet.add(Code.MODE_CONTRADICTED, Level.WARNING, mode=self._mode, named=named)
        sheet.problems.extend(unusual_sums(self._mode, games, document.name))
        sheet.problems.sort(key=lambda problem: problem.row or 0)
        self._report.problems.extend(sheet.problems)
        self._files.append(
            GamesFile(document.name, self._mode, sheet.count, len(games), newest_first)
        )

    def _entries(self, sheet: Sheet) -> list[Entry]:
        columns = find_game_columns(sheet)
        if columns is None:
            return []
        reader = GameReader(sheet, columns, self._mode, self._cells, date_only=self._date_only)
        found = map(reader.read, sheet.rows)
        return [entry for entry in found if entry is not None]

    def _take_in(self, document: Document, entries: list[Entry], sheet: Sheet) -> dict[int, Game]:
        """The entries that are new, by row, with ids that nothing else has."""
        games: dict[int, Game] = {}
        renamed: list[Game] = []
        for entry in entries:
            answer = self._register.add(document, entry)
            if isinstance(answer, Problem):
                sheet.problems.append(answer)
                continue
            games[entry.row] = answer
            if entry.given_id not in {"", answer.id}:
                renamed.append(answer)
        if renamed:
            sheet.add(Code.IDS_RENAMED, Level.NOTICE, games=len(renamed), example=renamed[0].id)
        without_time = sum(not game.has_time for game in games.values())
        if without_time:
            sheet.add(Code.DATE_ONLY, Level.NOTICE, games=without_time)
        return games

    def result(self, notices: Iterable[Problem]) -> GamesRead:
        """Everything that was read."""
        entered = chain.from_iterable(games.values() for _, games in self._games)
        games = sorted(entered, key=attrgetter("played_at"))
        people = self._people
        if people is None:
            players = chain.from_iterable(game.players for game in games)
            people = Directory.from_names(players)
            self._report.problems.extend(near_twins(people.values(), self._games))
        timed = [(file, found) for file, found in self._games if file not in self._without_hours]
        self._report.problems.extend(games_at_once(timed))
        self._report.problems.extend(notices)
        places = {
            game.id: (file, row) for file, found in self._games for row, game in found.items()
        }
        return GamesRead(self._mode, tuple(games), people, tuple(self._files), places, self._report)


def _are_at_midnight(entries: list[Entry]) -> bool:
    """Whether a file gives a midnight for the hour of (nearly) every game."""
    if len(entries) < _FEWEST_GAMES or not any(entry.game.has_time for entry in entries):
        return False
    return sum(map(_is_at_midnight, entries)) >= _MOSTLY * len(entries)


def _is_at_midnight(entry: Entry) -> bool:
    return entry.game.played_at.time() == time()


def _without_midnight(entry: Entry) -> Entry:
    """The entry, its hour not known if it is a midnight."""
    if not (entry.game.has_time and _is_at_midnight(entry)):
        return entry
    return entry._replace(game=replace(entry.game, has_time=False))


def _runs_backwards(entries: list[Entry]) -> bool:
    """Whether a file with games without time goes from the latest day to the earliest.

    >>> _runs_backwards([])
    False
    """
    if all(entry.game.has_time for entry in entries):
        return False
    days = [entry.game.day for entry in entries]
    changes = [earlier < later for earlier, later in pairwise(days) if earlier != later]
    return 2 * sum(changes) < len(changes)
