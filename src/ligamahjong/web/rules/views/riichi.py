"""Riichi: its first page, tables, editions, the sheet to print, and pages of prose with tables."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.shortcuts import redirect, render
from django.views.decorators.http import require_safe

from ligamahjong.reference.pages import INTRODUCTION, Section
from ligamahjong.reference.riichi import tables as worked_out
from ligamahjong.reference.riichi.editions import changes
from ligamahjong.riichi.editions import RCR_2016, RCR_2025
from ligamahjong.web.caching import cached_page
from ligamahjong.web.rules.views.prose import prose_page
from ligamahjong.web.rules.views.riichi_yaku import by_han
from ligamahjong.web.templatetags.words import page_language
from ligamahjong.wording import Language, Text
from ligamahjong.wording.language import capital
from ligamahjong.wording.riichi.editions import RULES, rule_value
from ligamahjong.wording.riichi.rules import rule_entries
from ligamahjong.wording.riichi.sources import rule_source

if TYPE_CHECKING:
    from django.http import HttpRequest, HttpResponse

    from ligamahjong.reference.riichi.editions import Change
    from ligamahjong.web.rules.views.prose import Figures
    from ligamahjong.wording.riichi.rules import RuleEntry

__all__ = ["editions", "home", "introduction", "prose", "sheet", "tables"]

_PAIRS = {
    "dragon": Text("Pareja de dragones", "Pair of dragons"),
    "seat": Text("Pareja del viento de asiento", "Pair of the seat wind"),
    "round": Text("Pareja del viento de ronda", "Pair of the round wind"),
    "double": Text("Pareja del viento que es los dos", "Pair of the wind that is both"),
    "other": Text("Cualquier otra pareja", "Any other pair"),
}
_WAITS = {
    "kanchan": Text("Espera cerrada (kanchan)", "Closed wait (kanchan)"),
    "penchan": Text("Espera de borde (penchan)", "Edge wait (penchan)"),
    "tanki": Text("Espera única (tanki)", "Pair wait (tanki)"),
    "ryanmen": Text("Espera por los dos lados (ryanmen)", "Open wait (ryanmen)"),
    "shanpon": Text("Espera de dos parejas (shanpon)", "Wait on two pairs (shanpon)"),
}
_EDITIONS = {2016: RCR_2016, 2025: RCR_2025}
_BEFORE, _NOW = _EDITIONS
_UNKNOWN = "—"
_KNOWN_AS = {
    "open_tanyao": "kuitan",
    "red_fives": "akadora",
    "counted_yakuman": "kazoe",
    "responsible": "pao",
    "ends_below_zero": "tobi",
}
"""What players call some rules, in any language."""
_MORE = {
    "responsible": Text(
        "si se gana del muro, la mano entera; de otro descarte, la mitad",
        "the whole hand at a self-draw; half on another's discard",
    ),
}
"""What the meaning of a rule leaves out."""


@require_safe
@cached_page
def home(request: HttpRequest) -> HttpResponse:
    """What Riichi is, what marks the rules of EMA, and where everything is."""
    return prose_page(request, Section.RIICHI, INTRODUCTION, _FIGURES, "rules/riichi/home.html")


@require_safe
def introduction(request: HttpRequest) -> HttpResponse:  # noqa: ARG001 - what Django gives
    """The introduction is the first page."""
    return redirect("rules-riichi", permanent=True)


@require_safe
@cached_page
def prose(request: HttpRequest, slug: str) -> HttpResponse:
    """A page of prose, with the tables that its text asks for."""
    return prose_page(request, Section.RIICHI, slug, _FIGURES, "rules/riichi/page.html")


@require_safe
@cached_page
def tables(request: HttpRequest) -> HttpResponse:
    """Fu, what han and fu are paid, limits."""
    return render(request, "rules/riichi/tables.html", {"section": "rules", **_tables()})


@require_safe
@cached_page
def sheet(request: HttpRequest) -> HttpResponse:
    """Two pages to print: the yaku, and the tables."""
    context = {"section": "rules", "groups": by_han(), **_tables()}
    return render(request, "rules/riichi/sheet.html", context)


@require_safe
@cached_page
def editions(request: HttpRequest) -> HttpResponse:
    """What has changed since 2012 and 2016, and every rule of 2025."""
    language = page_language()
    context = {
        "section": "rules",
        "rows": [_row(one, language) for one in changes()],
        "rules": [_rule(one, language) for one in rule_entries(RCR_2025, language)],
    }
    return render(request, "rules/riichi/editions.html", context)


def _tables() -> dict[str, object]:
    """The tables that the engine works out, with their words."""
    language = page_language()
    return {
        "score_tables": [
            (
                title.say(language),
                key,
                list(worked_out.score_table(east=east).items()),
            )
            for title, key, east in (
                (Text("Gana Este (oya)", "East wins (oya)"), "este", True),
                (Text("Gana Sur, Oeste o Norte (ko)", "Another seat wins (ko)"), "otros", False),
            )
        ],
        "hans": worked_out.HAN_COLUMNS,
        **_limits(),
        "sets": worked_out.set_rows(),
        "pairs": [(_PAIRS[one.cause].say(language), one) for one in worked_out.pair_rows()],
        "waits": [(_WAITS[one.cause].say(language), one) for one in worked_out.wait_rows()],
        **_ties(),
    }


def _limits() -> dict[str, object]:
    return {"limits": worked_out.limit_rows()}


def _ties() -> dict[str, object]:
    """How uma is shared, by the places that are."""
    return {
        "ties": [(row.places, [int(share) for share in row.uma]) for row in worked_out.tie_rows()]
    }


_FIGURES: Figures = {
    "uma": lambda _, __: _ties(),
    "limits": lambda _, __: _limits(),
    "tenbo": lambda _, __: {},
}


def _rule(one: RuleEntry, language: Language) -> dict[str, str]:
    """A rule as a row of the summary."""
    more = _MORE.get(one.rule)
    return {
        "rule": one.rule,
        "title": one.heading,
        "source": one.source,
        "before": rule_source(one.rule, RCR_2016, language),
        "known": _KNOWN_AS.get(one.rule, ""),
        "meaning": one.meaning,
        "more": more.say(language) if more else "",
    }


def _row(one: Change, language: Language) -> dict[str, object]:
    """A change as a row: what, and what each edition decides, those that changed the last time."""
    decided = {year: text.of(language.value) for year, text in one.decided.items()}
    name, meaning = one.name.of(language.value), ""
    sources: dict[int, str] = {}
    if one.rule:
        called, about = RULES[one.rule]
        name, meaning = capital(called.say(language)), capital(about.say(language))
        for year, edition in _EDITIONS.items():
            sources[year] = rule_source(one.rule, edition, language)
            decided[year] = capital(rule_value(getattr(edition, one.rule), language, one.rule))
    return {
        "name": name,
        "known": _KNOWN_AS.get(one.rule, ""),
        "meaning": meaning,
        "before_source": sources.get(_BEFORE, ""),
        "now_source": sources.get(_NOW, ""),
        "first": decided.get(2012, _UNKNOWN),
        "before": decided.get(_BEFORE, _UNKNOWN),
        "now": decided.get(_NOW, _UNKNOWN),
        "changed": _NOW in decided and decided.get(_BEFORE) != decided[_NOW],
    }
