"""Players: everybody registered, and one with everything the ranking knows of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from django.core.paginator import Paginator
from django.shortcuts import redirect, render
from django.views.decorators.http import require_safe

from ligamahjong.league.game import Mode
from ligamahjong.league.inactivity import leaves_ranking_on
from ligamahjong.people.names import fold
from ligamahjong.people.regions import REGIONS
from ligamahjong.web.caching import cached_page
from ligamahjong.web.charts import bars, meter
from ligamahjong.web.errors import NotFound
from ligamahjong.web.ranking.games_query import GamesQuery, no_such_page
from ligamahjong.web.ranking.players import (
    careers,
    kept_id,
    public_names,
    public_person,
    registered,
)
from ligamahjong.web.ranking.selectors import league_rules, ranking, today
from ligamahjong.web.ranking.views.asked import helpful
from ligamahjong.web.templatetags.words import page_language
from ligamahjong.wording import Text
from ligamahjong.wording import ranking as words

if TYPE_CHECKING:
    from collections.abc import Mapping
    from datetime import date

    from django.core.paginator import Page
    from django.http import HttpRequest, HttpResponse

    from ligamahjong.league.rules import LeagueRules
    from ligamahjong.league.standings import Standing
    from ligamahjong.people import Person
    from ligamahjong.web.charts import Bar, Line, Meter
    from ligamahjong.web.ranking.careers import Career, Highlights, Opponent, Other, Played

__all__ = ["GAMES_A_PAGE", "directory", "player"]

GAMES_A_PAGE = 50
_OPPONENTS = 10

_NOBODY = Text("No hay ningún jugador «{person}».", "There is no player “{person}”.")


class _Opponent(NamedTuple):
    """Somebody met, with the name they have in public, if any."""

    met: Opponent
    name: str


class _Game(NamedTuple):
    """A game in the list, and the other three with the names they have in public, if any."""

    played: Played
    others: list[tuple[Other, str]]


@dataclass(frozen=True, slots=True)
class _Part:
    """What the page shows of one mode."""

    mode: Mode
    on: date
    standing: Standing
    listed_until: date
    meter: Meter | None
    career: Career
    chart: Line
    milestones: list[Played]
    places: tuple[Bar, ...]
    highlights: Highlights
    opponents: list[_Opponent]
    page: Page[Played]
    games: list[_Game]


class _Row(NamedTuple):
    """One line of the directory: the person, and where they stand in each mode."""

    person: Person
    standings: list[tuple[Mode, Standing | None]]


@require_safe
@cached_page
@helpful
def player(request: HttpRequest, person: str) -> HttpResponse:
    """Everything the ranking knows of one player."""
    if (kept := kept_id(person)) != person:
        return redirect("player", person=kept)  # for now: a merge can be undone
    who = public_person(person)
    if who is None:
        raise NotFound(_NOBODY, person=person[:100])
    query = GamesQuery.read(request.GET.dict(), today())
    rules = league_rules()
    played = careers(person, rules)
    pages = _pages(played, query)
    names = _names(played, pages)
    return render(
        request,
        "ranking/player.html",
        {
            "section": "players",
            "person": who,
            "region": who.region if who.region in REGIONS else "",
            "parts": [
                _part(person, career, pages[mode], names, rules) for mode, career in played.items()
            ],
            "without": [mode for mode in Mode if mode not in played],
        },
    )


def _pages(played: Mapping[Mode, Career], query: GamesQuery) -> dict[Mode, Page[Played]]:
    """The first page of games of each mode, or the page asked for.

    Where the address names no mode it means the one with most games.

    Raises:
        BadQuery: there is no such page.
    """
    turned = query.mode or max(played, key=lambda mode: len(played[mode].games), default=None)
    lists = {mode: Paginator(one.games[::-1], GAMES_A_PAGE) for mode, one in played.items()}
    last = lists[turned].num_pages if turned in lists else 1
    if query.page > last:
        raise no_such_page(query.page, last)
    return {mode: games.page(query.page if mode is turned else 1) for mode, games in lists.items()}


def _part(
    person: str, career: Career, page: Page[Played], names: Mapping[str, str], rules: LeagueRules
) -> _Part:
    whole = ranking(career.mode, today(), rules)
    standing = next(one for one in whole.everybody if one.person.id == person)
    grade, points = standing.grade, standing.state.grade.points
    return _Part(
        mode=career.mode,
        on=whole.on,
        standing=standing,
        listed_until=leaves_ranking_on(career.games[-1].day),
        meter=meter(points, grade.base, grade.threshold) if grade.threshold else None,
        career=career,
        chart=career.chart(),
        milestones=career.milestones(),
        places=bars(career.places),
        highlights=career.highlights(),
        opponents=[
            _Opponent(met, names.get(met.player, "")) for met in career.opponents(_OPPONENTS)
        ],
        page=page,
        games=[
            _Game(played, [(other, names.get(other.player, "")) for other in played.others])
            for played in page
        ],
    )


def _names(played: Mapping[Mode, Career], pages: Mapping[Mode, Page[Played]]) -> Mapping[str, str]:
    """Names of everybody whom the page mentions, as far as they appear in public."""
    met = {one.player for career in played.values() for one in career.opponents(_OPPONENTS)}
    sat = {other.player for page in pages.values() for one in page for other in one.others}
    return public_names(met | sat)


@require_safe
@cached_page
def directory(request: HttpRequest) -> HttpResponse:
    """Everybody registered, with rating and grade in each mode."""
    everybody = registered()
    rules = league_rules()
    standings = {
        mode: {one.person.id: one for one in ranking(mode, today(), rules).everybody}
        for mode in Mode
    }
    text = request.GET.get("q", "").strip()[:100]
    club, region = request.GET.get("club", ""), request.GET.get("comunidad", "")
    language = page_language()
    regions = {one.region for one in everybody if one.region}
    return render(
        request,
        "ranking/players.html",
        {
            "section": "players",
            "text": text,
            "club": club,
            "region": region,
            "filtered": bool(text or club or region),
            "clubs": sorted({one.club for one in everybody if one.club}),
            "regions": sorted(
                ((code, words.region_name(code, language)) for code in regions),
                key=lambda pair: fold(pair[1]),
            ),
            "total": len(everybody),
            "rows": [
                _Row(one, [(mode, standings[mode].get(one.id)) for mode in Mode])
                for one in everybody
                if (not club or one.club == club)
                and (not region or one.region == region)
                and _called(one, text)
            ],
        },
    )


def _called(person: Person, text: str) -> bool:
    """Whether every word of a text is in somebody's name, in any order and without accents."""
    name = fold(person.name)
    return all(word in name for word in fold(text).split())
