"""Reading results: rankings of any day, groups, and how they moved."""

from __future__ import annotations

from datetime import UTC, date, datetime, time, timedelta
from typing import TYPE_CHECKING, NamedTuple
from zoneinfo import ZoneInfo

from django.db.models import Max, OuterRef, Subquery

from ligamahjong.league.grades import published_ladders
from ligamahjong.league.rating import Ties
from ligamahjong.league.replay import Snapshot
from ligamahjong.league.rules import LeagueRules
from ligamahjong.league.standings import Standings, standings
from ligamahjong.web.people.selectors import public_directory, revision
from ligamahjong.web.ranking.models import CurrentGame, PlayerResult, Progress, SeatResult
from ligamahjong.web.ranking.rows import game_of, state_after, state_of

if TYPE_CHECKING:
    from django.db.models import QuerySet

    from ligamahjong.league.game import Mode

__all__ = [
    "MADRID",
    "Version",
    "first_day",
    "league_rules",
    "moves",
    "ranking",
    "snapshot",
    "today",
    "updated",
    "version",
]

MADRID = ZoneInfo("Europe/Madrid")
"""The clock by which the site tells the time."""
_MOVES_OVER = timedelta(days=30)


class Version(NamedTuple):
    """What a page shows: which entry of the ledger, which names, which day."""

    head: str
    people: int
    day: date


def today() -> date:
    """Today in mainland Spain."""
    return datetime.now(MADRID).date()


def version() -> Version:
    """What a page made now would show."""
    head = Progress.objects.values_list("head", flat=True).first()
    return Version(head or "", revision(), today())


def league_rules() -> LeagueRules:
    """The rules in force."""
    ties = Progress.objects.values_list("ties", flat=True).first()
    return LeagueRules(Ties(ties) if ties else Ties.SHARED, published_ladders())


def snapshot(mode: Mode, day: date) -> Snapshot:
    """Where everybody of a mode stood at the end of a day, with everything known now."""
    latest = (
        CurrentGame.objects.filter(mode=mode.value, voided=False, day__lte=day)
        .order_by("-played_at", "-order")
        .first()
    )
    if latest is None:
        return Snapshot(mode)
    games = CurrentGame.objects.filter(mode=mode.value, voided=False)
    until = games.filter(day__lte=day).count()
    if games.filter(day__gt=day).exists():
        states = [state_after(row) for row in _newest_seats(mode, day)]
    else:
        states = [state_of(row) for row in PlayerResult.objects.filter(mode=mode.value)]
    return Snapshot(mode, until, game_of(latest), {state.player: state for state in states})


def _newest_seats(mode: Mode, day: date) -> QuerySet[SeatResult]:
    """Everybody's last game up to a day; no game of that day begins two days later."""
    end = datetime.combine(day + timedelta(days=2), time.min, UTC)
    seats = SeatResult.objects.filter(
        mode=mode.value, person=OuterRef("person"), played_at__lt=end, day__lte=day
    )
    newest = Subquery(seats.order_by("-played_at", "-order").values("id")[:1])
    players = PlayerResult.objects.filter(mode=mode.value).annotate(newest=newest)
    return SeatResult.objects.filter(id__in=players.values("newest"))


def ranking(mode: Mode, day: date, rules: LeagueRules | None = None) -> Standings:
    """The ranking of a mode on a day, with the clubs and communities that people had then."""
    history = snapshot(mode, day)
    people = public_directory(history.states, day if day < today() else None)
    return standings(history, day, people, rules or league_rules())


def moves(mode: Mode, day: date) -> dict[str, int]:
    """Positions by person 30 days before a day, to be held against those of the day."""
    if day - date.min < _MOVES_OVER:
        return {}
    history = snapshot(mode, day - _MOVES_OVER)
    people = public_directory(history.states)  # positions ask for no club of that day
    before = standings(history, day - _MOVES_OVER, people, league_rules())
    return {one.person.id: one.position for one in before.listed if one.position is not None}


def first_day(mode: Mode) -> date | None:
    """The day of the first game of a mode."""
    return (
        CurrentGame.objects.filter(mode=mode.value, voided=False)
        .order_by("played_at", "order")
        .values_list("day", flat=True)
        .first()
    )


def updated(mode: Mode) -> datetime | None:
    """When the newest entry about a game of the mode was recorded, in Madrid time."""
    newest = CurrentGame.objects.filter(mode=mode.value).aggregate(at=Max("changed_at"))["at"]
    return datetime.fromisoformat(newest).astimezone(MADRID) if newest else None
