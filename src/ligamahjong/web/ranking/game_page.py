"""Reading one game: what it changed, what was said about it, and the games beside it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, NamedTuple

from django.db.models import Q

from ligamahjong.league.explain import GameFacts, explain
from ligamahjong.league.replay import GameChange
from ligamahjong.web.ledger.selectors import texts
from ligamahjong.web.people.selectors import public_directory
from ligamahjong.web.ranking.game_history import Event, game_history
from ligamahjong.web.ranking.models import CurrentGame, Merge, SeatResult
from ligamahjong.web.ranking.rows import debt_found, game_of, state_after, state_before
from ligamahjong.web.ranking.selectors import league_rules

if TYPE_CHECKING:
    from collections.abc import Mapping

    from django.db.models import Model, QuerySet

    from ligamahjong.league.game import Game
    from ligamahjong.people import Directory

__all__ = ["Beside", "GamePage", "game_page"]


class Beside(NamedTuple):
    """The counted games before and after one: ids, or ``None`` at either end."""

    previous: str | None
    following: str | None


@dataclass(frozen=True, slots=True)
class GamePage:
    """A game and all that is known about it.

    Attributes:
        game: as it now is, people as they are known now.
        facts: what it changed; ``None`` while it is voided and counts for nothing.
        people: the four, and whoever earlier versions of the game named.
        event: name of the event; empty where there is none or it was erased.
        note: remark, likewise.
        history: what happened to the record, oldest first.
        in_mode: the games of the mode before and after it.
        of_player: the same among the games of each of the four, by id.
        starts: when those games began.
    """

    game: Game
    facts: GameFacts | None
    people: Directory
    event: str
    note: str
    history: tuple[Event, ...]
    in_mode: Beside
    of_player: Mapping[str, Beside]
    starts: Mapping[str, Game]


def game_page(game_id: str) -> GamePage | None:
    """Everything about a game; ``None`` where there is none with that id."""
    row = CurrentGame.objects.filter(pk=game_id).first()
    if row is None:
        return None
    merged = dict(Merge.objects.values_list("merged", "kept"))
    game = _with_people(game_of(row), merged)
    history = tuple(
        event._replace(game=_with_people(event.game, merged)) for event in game_history(row)
    )
    named = {person for event in history for person in event.game.players}
    said = texts([row.event, row.note])
    in_mode = _in_mode(row)
    of_player = {person: _of_player(row, person) for person in game.players}
    beside = {one for pair in (in_mode, *of_player.values()) for one in pair if one}
    return GamePage(
        game=game,
        facts=_facts(row, game),
        people=public_directory(named | set(game.players)),
        event=said.get(row.event, ""),
        note=said.get(row.note, ""),
        history=history,
        in_mode=in_mode,
        of_player=of_player,
        starts={one.id: game_of(one) for one in CurrentGame.objects.filter(pk__in=beside)},
    )


def _with_people(game: Game, merged: Mapping[str, str]) -> Game:
    """The game with the people that its ids stand for now."""
    east, south, west, north = (merged.get(person, person) for person in game.players)
    return replace(game, players=(east, south, west, north))


def _facts(row: CurrentGame, game: Game) -> GameFacts | None:
    seats = SeatResult.objects.filter(game=row).order_by("seat")
    if not seats:
        return None
    a, b, c, d = seats
    change = GameChange(
        game,
        (state_before(a), state_before(b), state_before(c), state_before(d)),
        (debt_found(a), debt_found(b), debt_found(c), debt_found(d)),
        (state_after(a), state_after(b), state_after(c), state_after(d)),
    )
    return explain(change, league_rules())


def _in_mode(row: CurrentGame) -> Beside:
    rows = CurrentGame.objects.filter(mode=row.mode, voided=False)
    return _beside(rows, row, "pk")


def _of_player(row: CurrentGame, person: str) -> Beside:
    rows = SeatResult.objects.filter(mode=row.mode, person=person)
    return _beside(rows, row, "game_id")


def _beside(rows: QuerySet[Model], row: CurrentGame, key: str) -> Beside:
    earlier = rows.filter(
        Q(played_at__lt=row.played_at) | Q(order__lt=row.order), played_at__lte=row.played_at
    )
    later = rows.filter(
        Q(played_at__gt=row.played_at) | Q(order__gt=row.order), played_at__gte=row.played_at
    )
    return Beside(
        _first(earlier.order_by("-played_at", "-order"), key),
        _first(later.order_by("played_at", "order"), key),
    )


def _first(rows: QuerySet[Model], key: str) -> str | None:
    return rows.values_list(key, flat=True).first()
