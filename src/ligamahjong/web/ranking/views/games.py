"""The list of games, and one game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.core.paginator import Paginator
from django.shortcuts import render
from django.views.decorators.http import require_safe

from ligamahjong.league.ladder import GradeMove
from ligamahjong.ledger.entry import Kind
from ligamahjong.table import SEATS
from ligamahjong.web.caching import cached_page
from ligamahjong.web.errors import NotFound
from ligamahjong.web.ranking.game_history import changed, event_name
from ligamahjong.web.ranking.game_page import game_page
from ligamahjong.web.ranking.games import counted_games, listed
from ligamahjong.web.ranking.games_query import GamesQuery, no_such_page
from ligamahjong.web.ranking.selectors import today
from ligamahjong.web.ranking.views.asked import helpful
from ligamahjong.web.templatetags.words import page_language
from ligamahjong.wording import Text
from ligamahjong.wording.game import ROUNDED, VENUES, WINDS, formula, seat_lines, tie_lines

if TYPE_CHECKING:
    from collections.abc import Iterator

    from django.http import HttpRequest, HttpResponse

    from ligamahjong.league.explain import SeatFacts
    from ligamahjong.web.ranking.game_page import Beside, GamePage
    from ligamahjong.wording import Language

__all__ = ["game", "latest"]

_PER_PAGE = 30
_NO_GAME = Text(
    "No hay ninguna partida con el identificador «{game}».", "There is no game called “{game}”."
)
_MOVES = {
    GradeMove.PROMOTION: Text("asciende", "promoted"),
    GradeMove.DEMOTION: Text("desciende", "demoted"),
    GradeMove.HELD: Text("se mantiene", "held"),
}


@require_safe
@cached_page
@helpful
def latest(request: HttpRequest) -> HttpResponse:
    """Games of both modes, newest first, thirty on a page."""
    query = GamesQuery.read(request.GET.dict(), today())
    rows = counted_games(query.mode)
    if query.on:
        rows = rows.filter(day=query.on)
    pages = Paginator(rows, _PER_PAGE)
    if query.page > pages.num_pages:
        raise no_such_page(query.page, pages.num_pages)
    page = pages.page(query.page)
    return render(
        request,
        "ranking/games.html",
        {
            "section": "games",
            "query": query,
            "games": listed(list(page.object_list)),
            "page": page,
            "newer": query.address(query.page - 1) if page.has_previous() else "",
            "older": query.address(query.page + 1) if page.has_next() else "",
            "today": today(),
        },
    )


@require_safe
def game(request: HttpRequest, game: str) -> HttpResponse:
    """One game: what it was, what it changed and why."""
    found = game_page(game)
    if found is None:
        raise NotFound(_NO_GAME, game=game[:100])
    language = page_language()
    facts = found.facts
    names = {person: found.people[person].name for person in found.game.players}
    return render(
        request,
        "ranking/game.html",
        {
            "section": "games",
            "game": found.game,
            "event": found.event,
            "note": found.note,
            "venue": VENUES[found.game.venue].say(language) if found.game.venue else "",
            "counts": facts is not None,
            "seats": [_seat(seat, found, language) for seat in facts.order] if facts else [],
            "uncounted": list(_uncounted(found, language)) if facts is None else [],
            "rounded": ROUNDED.say(language),
            "ties": tie_lines(facts, names, language) if facts else [],
            "history": list(_history(found, language)),
            "beside": list(_beside(found, names)),
        },
    )


def _seat(seat: SeatFacts, found: GamePage, language: Language) -> dict[str, object]:
    person = found.people[seat.player]
    return {
        "facts": seat,
        "person": person,
        "wind": WINDS[seat.seat].say(language),
        "penalty": found.game.penalties[SEATS.index(seat.seat)],
        "formula": formula(seat, "Δrating", language),
        "lines": seat_lines(seat, language),
        "move": _MOVES[seat.grade_move].say(language) if seat.grade_move in _MOVES else "",
    }


def _uncounted(found: GamePage, language: Language) -> Iterator[dict[str, object]]:
    """The four of a game that does not count, in seat order."""
    game = found.game
    for wind, player, score in zip(SEATS, game.players, game.scores, strict=True):
        yield {"person": found.people[player], "wind": WINDS[wind].say(language), "score": score}


def _history(found: GamePage, language: Language) -> Iterator[dict[str, object]]:
    before = None
    for event in found.history:
        lines: list[str] = []
        if event.kind is Kind.GAME_CORRECTED and before:
            lines = changed(before.record, event.record, found.people, language)
        yield {"name": event_name(event, language), "at": event.at, "lines": lines}
        before = event


def _beside(found: GamePage, names: dict[str, str]) -> Iterator[dict[str, object]]:
    """The games before and after: of the mode, then of each of the four."""
    for name, pair in (
        ("", found.in_mode),
        *((names[person], found.of_player[person]) for person in found.game.players),
    ):
        yield {"name": name, **_ends(pair, found)}


def _ends(pair: Beside, found: GamePage) -> dict[str, object]:
    return {
        "previous": found.starts[pair.previous] if pair.previous else None,
        "following": found.starts[pair.following] if pair.following else None,
    }
