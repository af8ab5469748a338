"""Reading games: the latest, one, and those of a player."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from django.db.models import Prefetch

from ligamahjong.league.rating import Rating
from ligamahjong.web.ledger.selectors import texts
from ligamahjong.web.people.selectors import public_directory
from ligamahjong.web.ranking.models import CurrentGame, SeatResult
from ligamahjong.web.ranking.rows import game_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from django.db.models import QuerySet

    from ligamahjong.league.game import Game, Mode
    from ligamahjong.people import Person

__all__ = ["ListedGame", "ListedSeat", "counted_games", "latest_games", "listed"]


class ListedSeat(NamedTuple):
    """One of the four in a list of games."""

    person: Person
    score: int
    place: int
    change: float


class ListedGame(NamedTuple):
    """A game in a list: the four from first to last."""

    game: Game
    event: str
    seats: tuple[ListedSeat, ...]


def counted_games(mode: Mode | None = None) -> QuerySet[CurrentGame]:
    """The games that count, newest first."""
    rows = CurrentGame.objects.filter(voided=False)
    if mode is not None:
        rows = rows.filter(mode=mode.value)
    return rows.order_by("-played_at", "-order").prefetch_related(
        Prefetch("seats", queryset=SeatResult.objects.order_by("entry_place"))
    )


def latest_games(number: int) -> list[ListedGame]:
    """The newest games of both modes."""
    return listed(list(counted_games()[:number]))


def listed(rows: Sequence[CurrentGame]) -> list[ListedGame]:
    """Rows with their seats as a list shows them."""
    people = public_directory({seat.person for row in rows for seat in row.seats.all()})
    events = texts(row.event for row in rows)
    return [
        ListedGame(
            game_of(row),
            events.get(row.event, ""),
            tuple(
                ListedSeat(
                    people[seat.person],
                    seat.score,
                    seat.place,
                    Rating(seat.mu, seat.sigma).projection
                    - Rating(seat.mu_before, seat.sigma_before).projection,
                )
                for seat in row.seats.all()
            ),
        )
        for row in rows
    ]
