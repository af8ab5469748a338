"""From a row of a file to a game, or to everything that keeps it from being one."""

from __future__ import annotations

from operator import itemgetter
from typing import TYPE_CHECKING, NamedTuple, TypeAlias, TypeGuard, TypeVar

from ligamahjong.formats.codes import Code
from ligamahjong.formats.game_cells import NoPerson
from ligamahjong.formats.headers import column_key
from ligamahjong.formats.times import TIME_REASONS, Moment, NoMoment, clock_of
from ligamahjong.formats.values import LARGEST_NUMBER, rewritten, unguard
from ligamahjong.league.game import Game, Mode, Venue
from ligamahjong.report import Level

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from ligamahjong.formats.game_cells import Cells
    from ligamahjong.formats.game_columns import GameColumns
    from ligamahjong.formats.records import Row
    from ligamahjong.formats.sheet import Sheet
    from ligamahjong.table import Four

__all__ = ["Entry", "GameReader"]

_PLAYERS = 4
_FOUR_SEATS = (0, 1, 2, 3)
_TEXT, _INTEGER = frozenset({str}), frozenset({int})

_T = TypeVar("_T")
_Named: TypeAlias = "str | NoPerson | None"
_Scored: TypeAlias = "int | Code | None"
_Finding: TypeAlias = "tuple[Code, int | None, Mapping[str, object]]"
"""What is wrong, in which column, and the facts of it."""

_VENUES = {
    **dict.fromkeys(("inperson", "presencial", "fisica", "live", "mesa", "club"), Venue.IN_PERSON),
    **dict.fromkeys(("online", "enlinea", "internet", "remoto", "remote"), Venue.ONLINE),
}


class Entry(NamedTuple):
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
        self._four_players = itemgetter(*columns.players[:_PLAYERS])
        self._four_scores = itemgetter(*columns.scores[:_PLAYERS])
        beyond_four = columns.players[_PLAYERS:] + columns.scores[_PLAYERS:]
        self._beyond_four = itemgetter(*beyond_four) if beyond_four else None

    def read(self, row: Row) -> Entry | None:
        """The game of a row; ``None``, and every reason in the report, if it has none."""
        _, cells = row
        seats = self._seats(cells)
        if seats is _FOUR_SEATS:
            player_cells, score_cells = self._four_players(cells), self._four_scores(cells)
        else:
            player_cells = [cells[self._columns.players[seat]] for seat in seats]
            score_cells = [cells[self._columns.scores[seat]] for seat in seats]
        named = list(map(self._cells.people.__getitem__, player_cells))
        scored = list(map(self._cells.numbers.__getitem__, score_cells))
        moment = self._cells.moments[self._when(row)]
        if (
            _are_four_people(named)
            and _are_integers(scored)
            and isinstance(moment, Moment)
            and (moment.has_time or self._date_only)
        ):
            return self._entry(row, moment, seats, _four(named), _four(scored))
        for code, column, facts in (
            *self._time_problems(moment),
            *self._player_problems(seats, named),
            *self._score_problems(seats, named, scored, cells),
        ):
            if column is None:
                self._sheet.add(code, Level.REFUSED, row[0], **facts)
            else:
                self._sheet.add_cell(code, Level.REFUSED, row, column, **facts)
        return None

    def _seats(self, cells: list[str]) -> Sequence[int]:
        """The first four, or where there is anything beyond them, those with a player or score."""
        if self._beyond_four is None or not any(self._beyond_four(cells)):
            return _FOUR_SEATS
        pairs = zip(self._columns.players, self._columns.scores, strict=True)
        return [
            seat
            for seat, (player, score) in enumerate(pairs)
            if cells[player].strip() or cells[score].strip()
        ]

    def _when(self, row: Row) -> tuple[str, str]:
        number, cells = row
        time = self._columns.time
        if time is None:
            return cells[self._columns.day], ""
        if (number, time) in self._sheet.fractions:
            return cells[self._columns.day], clock_of(float(cells[time]))
        return cells[self._columns.day], cells[time]

    def _time_problems(self, moment: Moment | NoMoment) -> Iterator[_Finding]:
        day, time = self._columns.day, self._columns.time
        if isinstance(moment, NoMoment):
            in_time = time is not None and moment.facts.get("reason") in TIME_REASONS
            yield moment.code, time if in_time else day, moment.facts
        elif not moment.has_time and not self._date_only:
            yield Code.NO_TIME, day if time is None else time, {}

    def _player_problems(self, seats: Sequence[int], named: list[_Named]) -> Iterator[_Finding]:
        count = len(named) - named.count(None)
        if count != _PLAYERS:
            yield Code.PLAYERS_COUNT, None, {"players": count}
        for index, (seat, player) in enumerate(zip(seats, named, strict=True)):
            column = self._columns.players[seat]
            if isinstance(player, NoPerson):
                yield player.code, column, player.facts
            elif player is not None and player in named[:index]:
                yield Code.SAME_PLAYER_TWICE, column, {"player": player}

    def _score_problems(
        self, seats: Sequence[int], named: list[_Named], scored: list[_Scored], cells: list[str]
    ) -> Iterator[_Finding]:
        for seat, player, score in zip(seats, named, scored, strict=True):
            column = self._columns.scores[seat]
            if score is None and player is not None:
                yield Code.SCORE_MISSING, column, {}
            elif score is not None and player is None:
                yield Code.SCORE_WITHOUT_PLAYER, column, {}
            elif isinstance(score, Code):
                yield score, column, _score_facts(score, cells[column])

    def _entry(
        self,
        row: Row,
        moment: Moment,
        seats: Sequence[int],
        players: Four[str],
        scores: Four[int],
    ) -> Entry:
        number, cells = row
        columns = self._columns
        venue, event, source, note = columns.venue, columns.event, columns.source, columns.note
        given_id = "" if columns.id is None else _text(cells[columns.id])
        game = Game(
            given_id,
            self._mode,
            moment.played_at,
            moment.day,
            players,
            scores,
            moment.has_time,
            None if venue is None else self._venue(row, venue),
            "" if event is None else _text(cells[event]),
            "" if source is None else _text(cells[source]),
            "" if note is None else _text(cells[note]),
            self._penalties(row, seats) if columns.penalties else (0, 0, 0, 0),
        )
        return Entry(number, given_id, game)

    def _venue(self, row: Row, column: int) -> Venue | None:
        text = row[1][column].strip()
        if not text:
            return None
        venue = _VENUES.get(column_key(text))
        if venue is None:
            self._sheet.add_cell(Code.VENUE_UNKNOWN, Level.WARNING, row, column)
        return venue

    def _penalties(self, row: Row, seats: Sequence[int]) -> Four[int]:
        penalties: list[int] = []
        for seat in seats:
            column = self._columns.penalties.get(seat)
            penalty = None if column is None else self._cells.numbers[row[1][column]]
            if column is not None and isinstance(penalty, Code):
                self._sheet.add_cell(Code.PENALTY_UNREADABLE, Level.WARNING, row, column)
            penalties.append(penalty if isinstance(penalty, int) else 0)
        return _four(penalties)


def _are_four_people(named: list[_Named]) -> TypeGuard[list[str]]:
    return len(set(named)) == len(named) == _PLAYERS and _TEXT.issuperset(map(type, named))


def _are_integers(scored: list[_Scored]) -> TypeGuard[list[int]]:
    return _INTEGER.issuperset(map(type, scored))


def _four(values: list[_T]) -> Four[_T]:
    east, south, west, north = values
    return east, south, west, north


def _text(cell: str) -> str:
    return unguard(cell.strip())


def _score_facts(code: Code, cell: str) -> dict[str, object]:
    if code is Code.SCORE_AMBIGUOUS:
        plain, grouped = rewritten(cell)
        return {"plain": plain, "grouped": grouped}
    return {"largest": LARGEST_NUMBER} if code is Code.SCORE_TOO_LARGE else {}
