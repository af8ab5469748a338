"""From a row of a file to a game, or to everything that keeps it from being one."""

from __future__ import annotations

from dataclasses import dataclass
from operator import itemgetter
from typing import TYPE_CHECKING, TypeAlias, TypeVar

from ligamahjong.formats.codes import Code
from ligamahjong.formats.game_cells import NoPerson
from ligamahjong.formats.times import TIME_REASONS, Moment, NoMoment
from ligamahjong.formats.values import LARGEST_NUMBER, rewritten, unguard
from ligamahjong.league.game import Game, Mode, Venue
from ligamahjong.people.names import fold
from ligamahjong.report import Level, Problem

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from ligamahjong.formats.game_columns import GameColumns
    from ligamahjong.formats.records import Row
    from ligamahjong.formats.sheet import Sheet
    from ligamahjong.table import Four

__all__ = ["Entry", "GameReader"]

_PLAYERS = 4

_T = TypeVar("_T")
_Finding: TypeAlias = "tuple[Code, int | None, Mapping[str, object]]"
"""What is wrong, in which column, and the facts of it."""

_VENUES = {
    **dict.fromkeys(("inperson", "presencial", "fisica", "live", "mesa", "club"), Venue.IN_PERSON),
    **dict.fromkeys(("online", "enlinea", "internet", "remoto", "remote"), Venue.ONLINE),
}


@dataclass(frozen=True, slots=True)
class Entry:
    """A game and the row it was read from.

    Attributes:
        row: line of the file.
        given_id: the id in the file, ``""`` if it has none.
        game: the game; its id is not yet unique.
    """

    row: int
    given_id: str
    game: Game


class GameReader:
    """Reads the rows of one file.

    Args:
        sheet: the file; problems of its rows are added to it.
        columns: where things stand in it.
        mode: the mode of its games.
        cells: what cells mean.
        date_only: whether a date without time is enough.
    """

    def __init__(
        self, sheet: Sheet, columns: GameColumns, mode: Mode, cells: Cells, *, date_only: bool
    ) -> None:
        self._sheet = sheet
        self._columns = columns
        self._mode = mode
        self._cells = cells
        self._date_only = date_only
        self._player_cells = itemgetter(*columns.players)
        self._score_cells = itemgetter(*columns.scores)
        self._has_penalties = any(column is not None for column in columns.penalties)

    def read(self, row: Row) -> Entry | None:
        """The game of a row; ``None``, and every reason in the report, if it has none."""
        number, cells = row
        people, numbers = self._cells.people, self._cells.numbers
        named = [people[cell] for cell in self._player_cells(cells)]
        scored = [numbers[cell] for cell in self._score_cells(cells)]
        moment = self._cells.moments[self._when(cells)]
        seats = [seat for seat, player in enumerate(named) if player is not None]
        ids = [player for player in named if isinstance(player, str)]
        scores = [score for score in scored if isinstance(score, int)]
        if (
            len(seats) == len(ids) == len(set(ids)) == len(scores) == _PLAYERS
            and seats == [seat for seat, score in enumerate(scored) if score is not None]
            and isinstance(moment, Moment)
            and (moment.has_time or self._date_only)
        ):
            return self._entry(row, moment, seats, _four(ids), _four(scores))
        for code, column, facts in (
            *self._time_problems(moment),
            *self._player_problems(named),
            *self._score_problems(named, scored, cells),
        ):
            self._report(code, Level.REFUSED, row, column, **facts)
        return None

    def _when(self, cells: list[str]) -> tuple[str, str]:
        time = self._columns.time
        return cells[self._columns.day], "" if time is None else cells[time]

    def _report(
        self, code: Code, level: Level, row: Row, column: int | None, **facts: object
    ) -> None:
        number, cells = row
        header, value = (None, None) if column is None else (self._sheet.header[column], cells[column])
        self._sheet.problems.append(
            Problem(code, level, self._sheet.file, number, header, value, facts)
        )

    def _time_problems(self, moment: Moment | NoMoment) -> Iterator[_Finding]:
        day, time = self._columns.day, self._columns.time
        if isinstance(moment, NoMoment):
            apart = time is not None and moment.facts.get("reason") in TIME_REASONS
            yield moment.code, time if apart else day, moment.facts
        elif not moment.has_time and not self._date_only:
            yield Code.NO_TIME, day if time is None else time, {}

    def _player_problems(self, named: list[str | NoPerson | None]) -> Iterator[_Finding]:
        count = len(named) - named.count(None)
        if count != _PLAYERS:
            yield Code.PLAYERS_COUNT, None, {"players": count}
        for seat, (column, player) in enumerate(zip(self._columns.players, named, strict=True)):
            if isinstance(player, NoPerson):
                yield player.code, column, player.facts
            elif player is not None and player in named[:seat]:
                yield Code.SAME_PLAYER_TWICE, column, {"player": player}

    def _score_problems(
        self,
        named: list[str | NoPerson | None],
        scored: list[int | Code | None],
        cells: list[str],
    ) -> Iterator[_Finding]:
        for column, player, score in zip(self._columns.scores, named, scored, strict=True):
            if player is None:
                if score is not None:
                    yield Code.SCORE_WITHOUT_PLAYER, column, {}
            elif score is None:
                yield Code.SCORE_MISSING, column, {}
            elif isinstance(score, Code):
                yield score, column, _score_facts(score, cells[column])

    def _entry(
        self, row: Row, moment: Moment, seats: list[int], players: Four[str], scores: Four[int]
    ) -> Entry:
        number, cells = row
        columns = self._columns
        given_id = _text(cells, columns.id)
        game = Game(
            given_id,
            self._mode,
            moment.played_at,
            moment.day,
            players,
            scores,
            moment.has_time,
            None if columns.venue is None else self._venue(row, columns.venue),
            _text(cells, columns.event),
            _text(cells, columns.source),
            _text(cells, columns.note),
            self._penalties(row, seats) if self._has_penalties else (0, 0, 0, 0),
        )
        return Entry(number, given_id, game)

    def _venue(self, row: Row, column: int) -> Venue | None:
        text = row[1][column]
        venue = _VENUES.get(fold(text).replace(" ", ""))
        if venue is None and text.strip():
            self._report(Code.VENUE_UNKNOWN, Level.WARNING, row, column)
        return venue

    def _penalties(self, row: Row, seats: list[int]) -> Four[int]:
        penalties: list[int] = []
        for seat in seats:
            column = self._columns.penalties[seat]
            penalty = None if column is None else self._cells.numbers[row[1][column]]
            if isinstance(penalty, Code):
                self._report(Code.PENALTY_UNREADABLE, Level.WARNING, row, column)
            penalties.append(penalty if isinstance(penalty, int) else 0)
        return _four(penalties)


def _four(values: list[_T]) -> Four[_T]:
    east, south, west, north = values
    return east, south, west, north


def _text(cells: list[str], column: int | None) -> str:
    return "" if column is None else unguard(cells[column].strip())


def _score_facts(code: Code, cell: str) -> dict[str, object]:
    if code is Code.SCORE_AMBIGUOUS:
        plain, grouped = rewritten(cell)
        return {"plain": plain, "grouped": grouped}
    return {"largest": LARGEST_NUMBER} if code is Code.SCORE_TOO_LARGE else {}
