"""Between rows and the library's values."""

from __future__ import annotations

from datetime import UTC, timedelta, timezone
from fractions import Fraction
from typing import TYPE_CHECKING, TypeAlias

from ligamahjong.league.game import Game, Mode, Venue
from ligamahjong.league.grades import GradeStanding
from ligamahjong.league.inactivity import NO_DEBT
from ligamahjong.league.rating import Rating
from ligamahjong.league.replay import PlayerState
from ligamahjong.ledger.filing import Filed
from ligamahjong.ledger.payloads import Texts

if TYPE_CHECKING:
    from datetime import date

    from ligamahjong.league.replay import GameChange
    from ligamahjong.web.ranking.models import CurrentGame, PlayerResult, SeatResult

Values: TypeAlias = tuple[object, ...]
"""Values of a row, in the order of the columns of its model."""

__all__ = [
    "Values",
    "debt_found",
    "filed_game",
    "game_of",
    "game_values",
    "player_values",
    "seat_values",
    "state_after",
    "state_before",
    "state_of",
]


def game_values(filed: Filed, recorded_at: str, changed_at: str) -> Values:
    """A filed game as the columns of :class:`~ligamahjong.web.ranking.models.CurrentGame`."""
    game, texts = filed.game, filed.texts
    offset = game.played_at.utcoffset() or timedelta(0)
    return (
        game.id,
        game.mode.value,
        filed.order,
        game.played_at.astimezone(UTC),
        offset // timedelta(minutes=1),
        game.day,
        game.has_time,
        *game.players,
        *game.scores,
        *game.penalties,
        game.venue.value if game.venue else "",
        game.source,
        texts.event or "",
        texts.note or "",
        texts.link or "",
        filed.voided,
        recorded_at,
        changed_at,
    )


def game_of(row: CurrentGame) -> Game:
    """The game of a row, with the ids of people as they were entered."""
    return Game(
        id=row.id,
        mode=Mode(row.mode),
        played_at=row.played_at.astimezone(timezone(timedelta(minutes=row.offset))),
        day=row.day,
        players=(row.player1, row.player2, row.player3, row.player4),
        scores=(row.score1, row.score2, row.score3, row.score4),
        has_time=row.has_time,
        venue=Venue(row.venue) if row.venue else None,
        source=row.source,
        penalties=(row.penalty1, row.penalty2, row.penalty3, row.penalty4),
    )


def filed_game(row: CurrentGame) -> Filed:
    """The row as the ledger's fold knows the game."""
    texts = Texts(row.event or None, row.note or None, row.link or None)
    return Filed(game_of(row), texts, row.order, row.voided)


def seat_values(change: GameChange, order: int) -> list[Values]:
    """A game that was replayed as the columns of four seats, without their ids."""
    game = change.game
    moment = game.played_at.astimezone(UTC)
    seats = zip(
        range(4),
        game.scores,
        change.before,
        change.debts,
        change.after,
        change.places,
        change.entry_places,
        strict=True,
    )
    return [
        (
            game.id,
            game.mode.value,
            moment,
            order,
            game.day,
            seat,
            after.player,
            score,
            place,
            entry_place,
            *before.rating,
            before.grade.grade,
            before.grade.points,
            *before.debt.as_integer_ratio(),
            before.last_game,
            *debt.as_integer_ratio(),
            *after.rating,
            after.games,
            after.grade.grade,
            after.grade.points,
            *after.debt.as_integer_ratio(),
        )
        for seat, score, before, debt, after, place, entry_place in seats
    ]


def player_values(mode: Mode, state: PlayerState) -> Values:
    """A player's latest state as columns, without the id of the row."""
    return (
        mode.value,
        state.player,
        *state.rating,
        state.games,
        state.grade.grade,
        state.grade.points,
        *state.debt.as_integer_ratio(),
        state.last_game,
    )


def state_of(row: PlayerResult) -> PlayerState:
    """The latest state of a player."""
    return _state(row, row.last_game)


def state_after(row: SeatResult) -> PlayerState:
    """The state a game left."""
    return _state(row, row.day)


def state_before(row: SeatResult) -> PlayerState:
    """The state a game found."""
    return PlayerState(
        row.person,
        Rating(row.mu_before, row.sigma_before),
        row.games - 1,
        GradeStanding(row.grade_before, row.points_before),
        _debt(row.kept_before_numerator, row.kept_before_denominator),
        row.last_game_before,
    )


def debt_found(row: SeatResult) -> Fraction:
    """The activity debt on the day of a game, before the game took one unit off."""
    return _debt(row.debt_numerator, row.debt_denominator)


def _state(row: PlayerResult | SeatResult, last_game: date) -> PlayerState:
    return PlayerState(
        row.person,
        Rating(row.mu, row.sigma),
        row.games,
        GradeStanding(row.grade, row.points),
        _debt(row.kept_numerator, row.kept_denominator),
        last_game,
    )


def _debt(numerator: int, denominator: int) -> Fraction:
    return Fraction(numerator, denominator) if numerator else NO_DEBT
