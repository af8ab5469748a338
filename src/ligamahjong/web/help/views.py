"""The help pages.

The prose of a page is one template per language; its list of contents is read from its headings.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, NamedTuple

from django.shortcuts import render
from django.template.loader import render_to_string
from django.views.decorators.http import require_safe

from ligamahjong.league.game import Mode
from ligamahjong.web.caching import cached_page
from ligamahjong.web.help import figures
from ligamahjong.web.help.derating_numbers import derating_facts
from ligamahjong.web.help.grade_numbers import grade_facts
from ligamahjong.web.help.numbers import basics, rating_facts
from ligamahjong.web.ranking.games import counted_games
from ligamahjong.web.ranking.rows import game_of
from ligamahjong.web.ranking.selectors import league_rules
from ligamahjong.web.templatetags.words import page_language
from ligamahjong.wording import Text

if TYPE_CHECKING:
    from collections.abc import Mapping

    from django.http import HttpRequest, HttpResponse

__all__ = ["PAGES", "Heading", "derating", "grades", "headings", "introduction", "rating"]

PAGES: Final[Mapping[str, Text]] = {
    "help": Text("Introducción", "Introduction"),
    "help-rating": Text("Rating", "Rating"),
    "help-grades": Text("Grados", "Grades"),
    "help-derating": Text("Derating", "Derating"),
}
"""The pages in their order: name of the address, title of the tab."""

_HEADING: Final = re.compile(r'<h2 id="([a-z-]+)">(.+?)</h2>')


class Heading(NamedTuple):
    """A section of a page."""

    anchor: str
    title: str


def headings(prose: str) -> list[Heading]:
    """The sections of a page, in order.

    >>> headings('<h2 id="empates">Ties</h2><p>…</p>')
    [Heading(anchor='empates', title='Ties')]
    """
    return [Heading(*found) for found in _HEADING.findall(prose)]


@require_safe
@cached_page
def introduction(request: HttpRequest) -> HttpResponse:
    """What the ranking is, how to take part, how it is kept up to date."""
    return _page(request, "help", "introduction", {})


@require_safe
@cached_page
def rating(request: HttpRequest) -> HttpResponse:
    """What a rating is and how it moves."""
    facts = rating_facts(league_rules())
    bells = figures.bells(facts.wide, facts.narrow)
    first_games = [game_of(row) for mode in Mode if (row := counted_games(mode).last())]
    return _page(
        request,
        "help-rating",
        "rating",
        {"n": facts, "bells": bells, "first_games": first_games},
    )


@require_safe
@cached_page
def grades(request: HttpRequest) -> HttpResponse:
    """How grades are won and lost, and how long they take."""
    facts = grade_facts(league_rules())
    charts = [(ladder, figures.histogram(ladder.climb.top)) for ladder in facts.ladders]
    return _page(request, "help-grades", "grades", {"n": facts, "charts": charts})


@require_safe
@cached_page
def derating(request: HttpRequest) -> HttpResponse:
    """What not playing costs, and how it is won back."""
    facts = derating_facts()
    line = figures.debt_line(facts.january)
    return _page(request, "help-derating", "derating", {"n": facts, "debt_line": line})


def _page(
    request: HttpRequest, name: str, template: str, numbers: Mapping[str, object]
) -> HttpResponse:
    language = page_language()
    prose = render_to_string(
        f"help/{language}/{template}.html", {"league": basics(), **numbers}, request
    )
    names = list(PAGES)
    after = names[names.index(name) + 1 :]
    context = {
        "section": "help",
        "page": name,
        "title": PAGES[name].say(language),
        "pages": [(one, title.say(language)) for one, title in PAGES.items()],
        "following": (after[0], PAGES[after[0]].say(language)) if after else None,
        "contents": headings(prose),
        "prose": prose,
    }
    return render(request, "help/page.html", context)
