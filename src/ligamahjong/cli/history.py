"""From the options of a command to games, people and rules, ready to be replayed."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from ligamahjong.cli.output import say, with_progress
from ligamahjong.errors import FormatError, UnknownPlayer
from ligamahjong.formats.documents import Document
from ligamahjong.formats.league_games import read_games
from ligamahjong.formats.madrid import to_madrid
from ligamahjong.league.grades import read_ladders
from ligamahjong.league.replay import Replay, Snapshot, until
from ligamahjong.league.rules import LeagueRules
from ligamahjong.people.directory import Ambiguous, Unknown
from ligamahjong.report import Level, Report
from ligamahjong.wording.history import (
    empty_refusal,
    people_summary,
    refused_summary,
    strict_refusal,
    warnings_summary,
)
from ligamahjong.wording.problems import problem_line
from ligamahjong.wording.ranking import MODES

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping
    from datetime import date
    from pathlib import Path

    from ligamahjong.cli.options import Request
    from ligamahjong.formats.league_games import GamesRead
    from ligamahjong.formats.league_people import PeopleRead
    from ligamahjong.league.game import Game, Mode
    from ligamahjong.league.grades import Ladder
    from ligamahjong.league.replay import GameChange
    from ligamahjong.people import Directory, Person
    from ligamahjong.report import Problem

__all__ = [
    "History",
    "Refused",
    "find_player",
    "league_rules",
    "read_games_of",
    "read_history",
    "read_ladder_file",
    "today_in_madrid",
]

_HEADER = 1
"""Row of the header: what is wrong with it is wrong with the whole file."""


class Refused(FormatError):  # noqa: N818 - rows were refused
    """Rows were refused and the caller asked for all or nothing, or nothing is left.

    Its text is in the reader's language.
    """

    code = "refused"


@dataclass(frozen=True, slots=True)
class History:
    """Everything a command needs to answer about one mode.

    Attributes:
        mode: discipline.
        games: every game that can be rated, in time order.
        on: the day asked about.
        people: everybody in the games.
        rules: switches and tables.
        report: what was found while reading.
        refused: how many rows of games were not rated.
    """

    mode: Mode
    games: tuple[Game, ...]
    on: date
    people: Directory
    rules: LeagueRules
    report: Report
    refused: int

    def replay(self) -> tuple[Replay, Iterator[GameChange]]:
        """A replay of the games up to the day, and the changes it will go through."""
        replay = Replay(Snapshot(self.mode), self.rules)
        games = tuple(until(self.games, self.on))
        return replay, replay.run(with_progress(games, MODES[self.mode]))

    def snapshot(self) -> Snapshot:
        """Where everybody stands after the games up to the day."""
        replay, changes = self.replay()
        for _ in changes:
            pass
        return replay.snapshot()


def read_games_of(request: Request) -> GamesRead:
    """Read the files of games and people of a request; the report holds what both have found.

    Raises:
        FormatError: a file cannot be read at all.
    """
    read, of_people = _read_apart(request)
    return replace(read, report=Report([*of_people, *read.report]))


def _read_apart(request: Request) -> tuple[GamesRead, Report]:
    """The games with what was found in their files, and what was found in that of people."""
    people = _read_people(request.players) if request.players else None
    read = read_games(
        request.games,
        mode=request.mode,
        people=None if people is None else people.directory,
        date_only=request.date_only,
        allow_duplicates=request.allow_duplicates,
    )
    return read, Report() if people is None else people.report


def _read_people(source: Path | Document) -> PeopleRead:
    from ligamahjong.formats.league_people import read_people  # noqa: PLC0415 - start-up time

    return read_people(source)


def read_history(request: Request) -> History:
    """Read the files of a request; say on the error stream what was left out.

    Raises:
        FormatError: a file cannot be read at all, or has not the columns of games.
        RulesError: the tables of grades are not usable.
        Refused: a row was refused, and ``--strict`` was given or no game is left.
    """
    rules = league_rules(request)
    read, of_people = _read_apart(request)
    report, language = Report([*of_people, *read.report]), request.language
    unusable = tuple(p for p in report.at(Level.REFUSED) if p.row is None or p.row == _HEADER)
    if unusable:
        raise FormatError("\n".join(f"{p.where}: {p.code}" for p in unusable), problems=unusable)
    if report.refused and (request.strict or not read.games):
        for problem in _one_of_each(report.at(Level.REFUSED)):
            say(problem_line(problem, language), error=True)
        refusal = strict_refusal if request.strict else empty_refusal
        raise Refused(refusal(report, language))
    if of_people.refused:
        say(people_summary(of_people, language), error=True)
    if read.report.refused:
        say(refused_summary(read.report, language), error=True)
    if doubts := warnings_summary(report, language):
        say(doubts, error=True)
    return History(
        read.mode,
        read.games,
        request.on or today_in_madrid(),
        read.people,
        rules,
        report,
        read.rows - len(read.games),
    )


def _one_of_each(problems: Iterable[Problem]) -> Iterable[Problem]:
    """The first problem of each kind."""
    first: dict[str, Problem] = {}
    for problem in problems:
        first.setdefault(problem.code, problem)
    return first.values()


def league_rules(request: Request) -> LeagueRules:
    """The rules that the options choose.

    Raises:
        FormatError: the file of grades cannot be read.
        RulesError: its tables are not usable.
    """
    if request.grades is None:
        return LeagueRules(request.ties)
    return LeagueRules(request.ties, read_ladder_file(request.grades))


def read_ladder_file(path: Path) -> Mapping[Mode, Ladder]:
    """Tables of grades from a file.

    Raises:
        FormatError: the file cannot be read.
        RulesError: its tables are not usable.
    """
    document = Document.load(path)
    try:
        text = document.data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise FormatError(f"{path}: not UTF-8", file=str(path), reason="unreadable") from error
    return read_ladders(text, document.name)


def today_in_madrid() -> date:
    """Today in mainland Spain; the only clock the command line reads."""
    return to_madrid(datetime.now(UTC)).date()


def find_player(history: History, text: str) -> Person:
    """The person a text means, among those who played.

    Raises:
        UnknownPlayer: nobody, or more than one person, or somebody without a game up to the day.
    """
    answer = history.people.resolve(text)
    if isinstance(answer, Ambiguous):
        candidates = [f"{person.name} ({person.id})" for person in answer.candidates]
        raise UnknownPlayer(
            f"{text!r} may be {', '.join(candidates)}; give the id",
            reason="ambiguous",
            text=text,
            candidates=candidates,
        )
    if isinstance(answer, Unknown):
        raise UnknownPlayer(
            f"{text!r} is not in these games",
            text=text,
            suggestions=[person.name for person in answer.suggestions],
        )
    played = any(answer.person.id in game.players for game in until(history.games, history.on))
    if not played:
        raise UnknownPlayer(f"{text!r} has no game in these files", reason="no-games", text=text)
    return answer.person
