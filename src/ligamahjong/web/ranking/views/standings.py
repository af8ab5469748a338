"""The ranking of a mode: page, CSV and JSON."""

from __future__ import annotations

import csv
import json
from typing import TYPE_CHECKING

from django.http import HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from ligamahjong.formats.ranking_records import (
    STANDING_KEYS,
    csv_row,
    ranking_record,
    standing_record,
)
from ligamahjong.league.game import Mode
from ligamahjong.people.regions import REGIONS
from ligamahjong.web.caching import cached_page
from ligamahjong.web.errors import NotFound
from ligamahjong.web.ranking.details import rating_details
from ligamahjong.web.ranking.query import RankingQuery
from ligamahjong.web.ranking.selectors import first_day, moves, ranking, today, updated
from ligamahjong.web.ranking.views.asked import helpful
from ligamahjong.web.templatetags.words import page_language
from ligamahjong.wording import Text
from ligamahjong.wording import ranking as words

if TYPE_CHECKING:
    from django.http import HttpRequest

    from ligamahjong.league.standings import Standings

__all__ = ["mode_or_404", "ranking_csv", "ranking_json", "ranking_page"]

_COLUMNS = (
    ("posicion", words.HEADINGS["position"], "number"),
    ("nombre", words.HEADINGS["player"], ""),
    ("rating", words.HEADINGS["rating"], "number"),
    ("grado", words.HEADINGS["grade"], ""),
    ("partidas", words.HEADINGS["games"], "number"),
    ("ultima", words.HEADINGS["last_game"], ""),
    ("club", words.HEADINGS["club"], ""),
    ("comunidad", words.HEADINGS["region"], ""),
)

_NO_MODE = Text(
    "«{name}» no es una modalidad de la liga; hay mcr y riichi.",
    "“{name}” is no mode of the league; there are mcr and riichi.",
)


def mode_or_404(name: str) -> Mode:
    """The mode of an address.

    Raises:
        NotFound: there is no such mode.
    """
    try:
        return Mode(name)
    except ValueError:
        raise NotFound(_NO_MODE, name=name) from None


@require_safe
@cached_page
@helpful
def ranking_page(request: HttpRequest, mode: str) -> HttpResponse:
    """The ranking as a page."""
    discipline = mode_or_404(mode)
    query = RankingQuery.read(request.GET.dict(), today())
    whole = ranking(discipline, query.on or today())
    before = moves(discipline, whole.on)
    language = page_language()
    rows = [
        {
            "standing": standing,
            "details": rating_details(standing, whole.on, language),
            "moved": before.get(standing.person.id, 0) - (standing.position or 0)
            if standing.person.id in before
            else None,
        }
        for standing in query.select(whole.listed)
    ]
    return render(
        request,
        "ranking/ranking.html",
        {
            "section": discipline,
            "mode": discipline,
            "query": query,
            "whole": whole,
            "rows": rows,
            "columns": [
                {
                    "name": name,
                    "heading": heading.say(language),
                    "css": css,
                    "address": query.sorted_by(name),
                    "sorted": ("descending" if query.descending else "ascending")
                    if query.sort == name
                    else "",
                }
                for name, heading, css in _COLUMNS
            ],
            "choices": _choices(whole),
            "cleared": query.address(q="", club="", comunidad="", grado=""),
            "back_to_today": query.address(fecha=""),
            "updated": updated(discipline),
            "today": today(),
            "first_day": first_day(discipline),
        },
    )


@require_safe
@helpful
def ranking_csv(request: HttpRequest, mode: str) -> HttpResponse:
    """What the page shows, as CSV for a spreadsheet."""
    discipline = mode_or_404(mode)
    query = RankingQuery.read(request.GET.dict(), today())
    whole = ranking(discipline, query.on or today())
    chosen = query.select(whole.listed)
    response = HttpResponse(content_type="text/csv; charset=utf-8")
    response["Content-Disposition"] = f'attachment; filename="{mode}-{whole.on}.csv"'
    response.write("\ufeff")
    writer = csv.writer(response, lineterminator="\r\n")
    rows = [standing_record(one) for one in chosen]
    writer.writerow(STANDING_KEYS)
    writer.writerows(csv_row(row) for row in rows)
    return response


@require_safe
@helpful
def ranking_json(request: HttpRequest, mode: str) -> HttpResponse:
    """What the page shows, as JSON."""
    discipline = mode_or_404(mode)
    query = RankingQuery.read(request.GET.dict(), today())
    whole = ranking(discipline, query.on or today())
    rows = [standing_record(one) for one in query.select(whole.listed)]
    record = ranking_record(whole, 0, rows)
    recorded = updated(discipline)
    record["updated"] = recorded.isoformat(timespec="seconds") if recorded else None
    text = json.dumps(record, ensure_ascii=False)
    return HttpResponse(text, content_type="application/json; charset=utf-8")


def _choices(whole: Standings) -> dict[str, list[tuple[str, str]]]:
    """What can be filtered by: what is there."""
    people = [standing.person for standing in whole.listed]
    language = page_language()
    clubs = sorted({person.club for person in people if person.club})
    regions = sorted({p.region for p in people if p.region in REGIONS})
    grades = {s.state.grade.grade: s.grade.name for s in whole.listed}
    return {
        "clubs": [(club, club) for club in clubs],
        "regions": [(code, words.region_name(code, language)) for code in regions],
        "grades": [(grades[index], grades[index]) for index in sorted(grades, reverse=True)],
    }
