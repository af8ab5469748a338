"""The first page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.shortcuts import render
from django.views.decorators.http import require_safe

from ligamahjong.league.game import Mode
from ligamahjong.web.caching import cached_page
from ligamahjong.web.ranking.details import rating_details
from ligamahjong.web.ranking.games import latest_games
from ligamahjong.web.ranking.selectors import ranking, today, updated
from ligamahjong.web.templatetags.words import page_language

if TYPE_CHECKING:
    from django.http import HttpRequest, HttpResponse

__all__ = ["home"]

_BEST = 10
_LATEST = 6


@require_safe
@cached_page
def home(request: HttpRequest) -> HttpResponse:
    """Both rankings at a glance, the latest games, how to take part, what this is not."""
    language = page_language()
    tables = []
    for mode in Mode:
        whole = ranking(mode, today())
        tables.append(
            {
                "mode": mode,
                "whole": whole,
                "updated": updated(mode),
                "rows": [
                    {"standing": s, "details": rating_details(s, whole.on, language)}
                    for s in whole.listed[:_BEST]
                ],
            }
        )
    return render(request, "ranking/home.html", {"tables": tables, "games": latest_games(_LATEST)})
