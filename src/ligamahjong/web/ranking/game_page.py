"""Reading one game: what it changed, what was said about it, and the games beside it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, NamedTuple

from django.db.models import Q

from ligamahjong.league.explain import GameFacts, explain
from ligamahjong.league.replay import GameChange
from ligamahjong.web.ledger.selectors import texts
from ligamahjong.web.people.selectors import merges, public_directory
from ligamahjong.web.ranking.game_history import Event, game_history
from ligamahjong.web.ranking.models import CurrentGame, SeatResult
from ligamahjong.web.ranking.rows import debt_found, game_of, state_after, state_before
from ligamahjong.web.ranking.selectors import league_rules

if TYPE_CHECKING:
    from collections.abc import Mapping

    from django.db.models import Model, QuerySet

    from ligamahjong.league.game import Game
    from ligamahjong.ledger.merges import Merges
    from ligamahjong.people import Person

__all__ = ["Beside", "GamePage", "game_page", "known_people"]


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
        people: the four, and whoever earlier versions of the game named, by the ids in them, as
            they are known now.
        event: name of the event; empty where there is none or it was erased.
        note: remark, likewise.
        history: what happened to the record, oldest first.
        in_mode: the games of the mode before and after it.
        of_player: the same among the games of each of the four, by id.
        starts: when those games began.
    """

    game: Game
    facts: GameFacts | None
    people: Mapping[str, Person]
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
    into = merges()
    game = _as_known(game_of(row), into)
    history = tuple(game_history(row))
    named = {person for event in history for person in event.record.game.players}
    said = texts([row.event, row.note])
    in_mode = _in_mode(row)
    of_player = {person: _of_player(row, into.resolve(person)) for person in game.players}
    beside = {one for pair in (in_mode, *of_player.values()) for one in pair if one}
    return GamePage(
        game=game,
        facts=_facts(row, game),
        people=known_people(named | set(game.players), into),
        event=said.get(row.event, ""),
        note=said.get(row.note, ""),
        history=history,
        in_mode=in_mode,
        of_player=of_player,
        starts={one.id: game_of(one) for one in CurrentGame.objects.filter(pk__in=beside)},
    )


def _as_known(game: Game, into: Merges) -> Game:
    """The game with the people that its ids stand for now.

    A game that does not count may have seated two who are one person now: it stays as entered.
    """
    players = into.players(game)
    return replace(game, players=players) if len(set(players)) == len(players) else game


def known_people(ids: set[str], into: Merges | None = None) -> dict[str, Person]:
    """What the public may know of people by the ids under which they were entered.

    Args:
        ids: that stand in games.
        into: the merges in force, where they have been read already.
    """
    into = into or merges()
    kept = {person: into.resolve(person) for person in ids}
    directory = public_directory(set(kept.values()))
    return {person: directory[one] for person, one in kept.items()}


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
