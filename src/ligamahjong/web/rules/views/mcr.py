"""MCR: its first page, and pages of prose with figures and hands that the engine works out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.shortcuts import redirect
from django.views.decorators.http import require_safe

from ligamahjong.mcr.circumstances import Circumstances
from ligamahjong.mcr.payments import payments
from ligamahjong.mcr.penalties import Practice
from ligamahjong.mcr.result import game_result
from ligamahjong.reference.pages import INTRODUCTION, Section
from ligamahjong.table import Wind, total
from ligamahjong.web.caching import cached_page
from ligamahjong.web.rules.views.mcr_fans import scored
from ligamahjong.web.rules.views.prose import prose_page
from ligamahjong.wording.game import WINDS
from ligamahjong.wording.language import capital
from ligamahjong.wording.mcr.penalties import penalty_sections
from ligamahjong.wording.numbers import mixed

if TYPE_CHECKING:
    from django.http import HttpRequest, HttpResponse

    from ligamahjong.web.rules.views.prose import Figures
    from ligamahjong.wording import Language

__all__ = ["home", "introduction", "prose"]

_SHOWN = 16
"""Points of the hand in the diagram of payments."""
_VALUES = (8, 12, 16, 24, 48, 64, 88)
"""Points of the hands in the table of payments."""
_FINISHES = (
    (90, 40, -50, -80),
    (90, 90, -50, -130),
    (90, 0, 0, -90),
    (90, 40, -65, -65),
    (60, 60, 60, -180),
    (90, -30, -30, -30),
    (0, 0, 0, 0),
)
"""Games of which every kind of tie is one."""
_SEATS = ("ESNW", "SEWN", "WNES", "NWSE")
"""Where the player of each first seat sits in each round."""


@require_safe
@cached_page
def home(request: HttpRequest) -> HttpResponse:
    """What MCR is, what marks it, and where everything is."""
    return prose_page(request, Section.MCR, INTRODUCTION, _FIGURES, "rules/mcr/home.html")


@require_safe
def introduction(_: HttpRequest) -> HttpResponse:
    """The introduction is the first page."""
    return redirect("rules-mcr", permanent=True)


@require_safe
@cached_page
def prose(request: HttpRequest, slug: str) -> HttpResponse:
    """A page of prose, with the figures and hands that its text asks for."""
    return prose_page(request, Section.MCR, slug, _FIGURES, "rules/mcr/page.html")


def _hand(language: Language, text: str) -> dict[str, object]:
    """A hand of South in the East round, won on a discard."""
    return {"one": scored(text, Circumstances(seat=Wind.SOUTH), language)}


def _payments(_: Language, __: str) -> dict[str, object]:
    """The diagram and the table of payments."""
    by_draw, by_claim = total(payments(_SHOWN, 0)), total(payments(_SHOWN, 0, 1))
    rows = [
        (points, total(payments(points, 0, 1)), total(payments(points, 0))) for points in _VALUES
    ]
    return {
        "points": _SHOWN,
        "by_draw": by_draw,
        "each": -by_draw[1],
        "by_claim": by_claim,
        "most": -by_claim[1],
        "least": -by_claim[2],
        "rows": rows,
    }


def _ties(_: Language, __: str) -> dict[str, object]:
    """Table points of every kind of tie."""
    found = [game_result(scores) for scores in _FINISHES]
    return {"rows": [(one.places, [mixed(share) for share in one.table_points]) for one in found]}


def _seats(language: Language, _: str) -> dict[str, object]:
    """Where everybody sits in each round."""
    rows = [[capital(WINDS[Wind(one)].say(language)) for one in seats] for seats in _SEATS]
    return {"rows": rows, "rounds": [capital(WINDS[wind].say(language)) for wind in Wind]}


def _penalties(language: Language, _: str) -> dict[str, object]:
    """What EMA takes for each foul, and apart from it what others take."""
    others = [one for one in Practice if one is not Practice.EMA]
    return {
        "own": list(penalty_sections(language, [Practice.EMA])),
        "others": list(penalty_sections(language, others)),
    }


_FIGURES: Figures = {
    "hand": _hand,
    "why": _hand,
    "payments": _payments,
    "ties": _ties,
    "seats": _seats,
    "penalties": _penalties,
}
