"""The disputed rulings of MCR: what each is about, how it is decided, and who says so."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from django.shortcuts import render
from django.views.decorators.http import require_safe

from ligamahjong.mcr.catalogue import by_key
from ligamahjong.mcr.profiles import CN, EMA
from ligamahjong.mcr.rulings import SWITCHES, sources_of
from ligamahjong.reference.mcr.rulings import CONCERNED
from ligamahjong.web.caching import cached_page
from ligamahjong.web.rules.views.mcr_fans import Linked, linked
from ligamahjong.web.templatetags.words import page_language
from ligamahjong.wording.language import capital
from ligamahjong.wording.mcr.rulings import (
    RULINGS,
    profile_name,
    ruling_name,
    ruling_value,
    source_text,
)

if TYPE_CHECKING:
    from django.http import HttpRequest, HttpResponse

    from ligamahjong.mcr.profiles import Profile
    from ligamahjong.wording import Language

__all__ = ["rulings"]


class _Decision(NamedTuple):
    profile: str
    value: str
    source: str


class _Shown(NamedTuple):
    """A ruling as the page shows it.

    Attributes:
        switch: its anchor.
        name: of it.
        question: what is disputed.
        decisions: of each practice.
        differ: whether the practices decide otherwise.
        fans: that it is about.
    """

    switch: str
    name: str
    question: str
    decisions: list[_Decision]
    differ: bool
    fans: list[Linked]


@require_safe
@cached_page
def rulings(request: HttpRequest) -> HttpResponse:
    """Every ruling; those first that the practices decide otherwise."""
    language = page_language()
    shown = [_shown(switch, language) for switch in SWITCHES]
    context = {
        "section": "rules",
        "groups": [[one for one in shown if one.differ], [one for one in shown if not one.differ]],
    }
    return render(request, "rules/mcr/rulings.html", context)


def _shown(switch: str, language: Language) -> _Shown:
    return _Shown(
        switch,
        capital(ruling_name(switch, language)),
        RULINGS[switch].question.say(language),
        [_decision(switch, one, language) for one in (EMA, CN)],
        getattr(EMA, switch) != getattr(CN, switch),
        linked(map(by_key, CONCERNED[switch]), language),
    )


def _decision(switch: str, profile: Profile, language: Language) -> _Decision:
    value = ruling_value(switch, getattr(profile, switch), language)
    source = source_text(sources_of(switch)[profile.id], language)
    return _Decision(profile_name(profile, language), value, source)
