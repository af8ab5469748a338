"""Clubs and communities: how they stand, and one of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.shortcuts import render
from django.views.decorators.http import require_safe

from ligamahjong.people.regions import REGIONS
from ligamahjong.web.caching import cached_page
from ligamahjong.web.errors import NotFound
from ligamahjong.web.ranking.details import rating_details
from ligamahjong.web.ranking.groups import (
    club_page,
    club_ranking,
    club_slugs,
    region_page,
    region_ranking,
)
from ligamahjong.web.ranking.selectors import ranking, today, updated
from ligamahjong.web.ranking.views.asked import day_asked, helpful
from ligamahjong.web.ranking.views.standings import mode_or_404
from ligamahjong.web.templatetags.words import page_language
from ligamahjong.wording import Text
from ligamahjong.wording.ranking import region_name

if TYPE_CHECKING:
    from datetime import date

    from django.http import HttpRequest, HttpResponse

    from ligamahjong.web.ranking.groups import Group

__all__ = ["club", "clubs", "region", "regions"]

_NO_CLUB = Text(
    "No hay ningún club en la dirección «{slug}».", "There is no club at the address “{slug}”."
)
_NO_REGION = Text(
    "«{code}» no es el código de una comunidad autónoma; se esperaba uno como MD o CT.",
    "“{code}” is not the code of an autonomous community; expected one such as MD or CT.",
)


@require_safe
@cached_page
@helpful
def clubs(request: HttpRequest, mode: str) -> HttpResponse:
    """Clubs by the mean rating of their members."""
    return _groups(request, mode, "clubs")


@require_safe
@cached_page
@helpful
def regions(request: HttpRequest, mode: str) -> HttpResponse:
    """Autonomous communities by the mean rating of their people."""
    return _groups(request, mode, "regions")


@require_safe
@cached_page
@helpful
def club(request: HttpRequest, slug: str) -> HttpResponse:
    """A club and its people."""
    asked = day_asked(request)
    group = club_page(slug, asked or today())
    if group is None:
        raise NotFound(_NO_CLUB, slug=slug[:100])
    return _group(request, "club", group, group.name, asked)


@require_safe
@cached_page
@helpful
def region(request: HttpRequest, code: str) -> HttpResponse:
    """An autonomous community and its people."""
    if code not in REGIONS:
        raise NotFound(_NO_REGION, code=code[:40])
    asked = day_asked(request)
    name = region_name(code, page_language())
    return _group(request, "region", region_page(code, asked or today()), name, asked)


def _groups(request: HttpRequest, mode: str, kind: str) -> HttpResponse:
    discipline = mode_or_404(mode)
    asked = day_asked(request)
    whole = ranking(discipline, asked or today())
    if kind == "clubs":
        slugs = club_slugs()
        rows = [(one, slugs[one.name], one.name) for one in club_ranking(whole)]
    else:
        language = page_language()
        rows = [(one, one.name, region_name(one.name, language)) for one in region_ranking(whole)]
    return render(
        request,
        "ranking/groups.html",
        {
            "section": discipline,
            "mode": discipline,
            "kind": kind,
            "rows": rows,
            "on": whole.on,
            "asked": asked,
            "today": today(),
            "updated": updated(discipline),
        },
    )


def _group(
    request: HttpRequest, kind: str, group: Group, name: str, asked: date | None
) -> HttpResponse:
    on, language = asked or today(), page_language()
    return render(
        request,
        "ranking/group.html",
        {
            "kind": kind,
            "name": name,
            "group": group,
            "asked": asked,
            "on": on,
            "modes_of_group": [
                {
                    "in": one,
                    "rows": [
                        {"standing": s, "details": rating_details(s, on, language)}
                        for s in one.players
                    ],
                }
                for one in group.modes
            ],
        },
    )
