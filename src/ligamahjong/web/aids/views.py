"""The pages of the aids at the table."""

from __future__ import annotations

from itertools import groupby
from operator import attrgetter
from typing import TYPE_CHECKING

from django.shortcuts import render
from django.views.decorators.http import require_safe

from ligamahjong.league.game import Mode
from ligamahjong.reference.irregularities import cases
from ligamahjong.web.aids.words import MOMENTS, OUTCOMES
from ligamahjong.web.errors import NotFound
from ligamahjong.web.templatetags.words import page_language
from ligamahjong.wording import Text
from ligamahjong.wording.game import WINDS

if TYPE_CHECKING:
    from django.http import HttpRequest, HttpResponse

    from ligamahjong.reference.irregularities import Case

__all__ = ["clock", "index", "irregularities", "mcr_sheet", "riichi_sheet"]

_HANDS_A_ROUND = 4
_NO_CASE = Text(
    "No hay ninguna incidencia «{case}»; elige una de la lista.",
    "There is no irregularity “{case}”; choose one of the list.",
)


@require_safe
def index(request: HttpRequest) -> HttpResponse:
    """What there is."""
    return render(request, "aids/index.html", {"section": "aids"})


@require_safe
def clock(request: HttpRequest) -> HttpResponse:
    """A clock for a session."""
    return render(request, "aids/clock.html", {"section": "aids"})


@require_safe
def mcr_sheet(request: HttpRequest) -> HttpResponse:
    """A blank score sheet of MCR: sixteen hands, four of each round."""
    language = page_language()
    winds = [wind.say(language) for wind in WINDS.values()]
    hands = [(number, winds[(number - 1) // _HANDS_A_ROUND]) for number in range(1, 17)]
    context = {"section": "aids", "mode": Mode.MCR, "winds": winds, "hands": hands}
    return render(request, "aids/sheet_mcr.html", context)


@require_safe
def riichi_sheet(request: HttpRequest) -> HttpResponse:
    """A blank score sheet of Riichi."""
    language = page_language()
    winds = [wind.say(language) for wind in WINDS.values()]
    context = {"section": "aids", "mode": Mode.RIICHI, "winds": winds}
    return render(request, "aids/sheet_riichi.html", context)


@require_safe
def irregularities(request: HttpRequest) -> HttpResponse:
    """What happened, and what to do about it; the case is in the address."""
    asked = request.GET.get("caso", "")
    chosen = next((case for case in cases() if case.id == asked), None)
    if asked and chosen is None:
        raise NotFound(_NO_CASE, case=asked[:60])
    language = page_language()
    groups = [
        {
            "name": MOMENTS[moment].say(language),
            "cases": [(case.id, case.what.of(language), case is chosen) for case in group],
        }
        for moment, group in groupby(cases(), key=attrgetter("moment"))
    ]
    return render(
        request,
        "aids/irregularities.html",
        {"section": "aids", "groups": groups, "chosen": _answer(chosen) if chosen else None},
    )


def _answer(case: Case) -> dict[str, object]:
    language = page_language()
    name, steps = OUTCOMES[case.outcome]
    return {
        "id": case.id,
        "what": case.what.of(language),
        "outcome": case.outcome.value,
        "name": name.say(language),
        "steps": [step.say(language) for step in steps],
        "advice": case.advice.of(language) if case.advice else "",
    }
