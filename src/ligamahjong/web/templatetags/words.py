"""Words, numbers and dates in templates, in the language of the page."""

from __future__ import annotations

from typing import TYPE_CHECKING
from zoneinfo import ZoneInfo

from django import template
from django.urls import reverse, translate_url
from django.utils.html import format_html
from django.utils.translation import get_language

from ligamahjong.web.people.selectors import UNNAMED, Unnamed
from ligamahjong.wording import Language, Text, dates, numbers, ranking

if TYPE_CHECKING:
    from datetime import date, datetime
    from fractions import Fraction

    from django.utils.safestring import SafeString

    from ligamahjong.league.game import Game, Mode
    from ligamahjong.people import Person

__all__ = [
    "change",
    "clock",
    "counted_games",
    "day",
    "debt",
    "decimal",
    "in_language",
    "integer",
    "mode_name",
    "moment",
    "ordinal",
    "page_language",
    "percent",
    "player_address",
    "player_link",
    "provisional",
    "region",
    "register",
    "say",
    "short_day",
    "started",
]

register = template.Library()

_CLOCKS = {
    ZoneInfo("Europe/Madrid"): Text("hora peninsular", "Madrid time"),
    ZoneInfo("Atlantic/Canary"): Text("hora de Canarias", "Canary time"),
}


def page_language() -> Language:
    """The language of the page being made."""
    return Language.EN if (get_language() or "es").startswith("en") else Language.ES


@register.simple_tag
def say(es: str, en: str, **values: object) -> str:
    """A text in the language of the page, its ``{names}`` filled in."""
    return Text(es, en).say(page_language(), **values)


@register.simple_tag(takes_context=True)
def in_language(context: template.Context, code: str) -> str:
    """The address of this page in another language."""
    return translate_url(context["full_path"], code)


@register.simple_tag
def player_link(person: Person, anchor: str = "") -> SafeString:
    """Somebody's name, linked to their page unless they do not appear in public."""
    if isinstance(person, Unnamed):
        return format_html("{}", Text(UNNAMED, "Unnamed player").say(page_language()))
    return format_html('<a href="{}">{}</a>', player_address(person, anchor), person.name)


@register.simple_tag
def player_address(person: Person, anchor: str = "") -> str:
    """The address of somebody's page; of the row itself for who does not appear in public."""
    if isinstance(person, Unnamed):
        return f"#j-{person.id}"
    return reverse("player", args=[person.id]) + (f"#{anchor}" if anchor else "")


@register.filter
def integer(value: int) -> str:
    """A count or a score."""
    return numbers.integer(value, page_language())


@register.filter
def counted_games(number: int) -> str:
    """So many games."""
    language = page_language()
    nouns = ("partida", "partidas") if language is Language.ES else ("game", "games")
    return numbers.count(number, *nouns, language)


@register.filter
def decimal(value: float, digits: int = 0) -> str:
    """A number with fixed decimals."""
    return numbers.decimal(value, digits, page_language())


@register.filter
def change(value: float, digits: int = 2) -> str:
    """A change with its sign."""
    return numbers.change(value, digits, page_language())


@register.filter
def percent(value: float) -> str:
    """A probability."""
    return numbers.percent(value, page_language())


@register.filter
def debt(value: Fraction) -> str:
    """An exact amount of debt."""
    return numbers.exact(value, page_language())


@register.filter
def ordinal(value: int) -> str:
    """A place or a position."""
    return numbers.ordinal(value, page_language())


@register.filter
def day(value: date) -> str:
    """A day in words."""
    return dates.day(value, page_language())


@register.filter
def short_day(value: date) -> str:
    """A day in little room."""
    return dates.short_day(value, page_language())


@register.filter(expects_localtime=True)
def moment(value: datetime) -> str:
    """A day and an hour in words, in Madrid time."""
    return dates.moment(value, page_language())


@register.filter
def started(game: Game) -> str:
    """When a game began."""
    return dates.game_start(game, page_language())


@register.filter
def clock(game: Game) -> str:
    """Which clock showed the start of a game; empty where only the day is known, or for another.

    What a site writes down is by that of mainland Spain; a file may say it by another.
    """
    if not game.has_time:
        return ""
    for zone, text in _CLOCKS.items():
        if game.played_at.astimezone(zone).utcoffset() == game.played_at.utcoffset():
            return text.say(page_language())
    return ""


@register.filter
def region(code: str) -> str:
    """An autonomous community by its name."""
    return ranking.region_name(code, page_language())


@register.filter
def mode_name(mode: Mode) -> str:
    """MCR or Riichi."""
    return ranking.MODES[mode]


@register.filter
def provisional(standing: object) -> str:
    """How far a provisional rating has come."""
    return ranking.provisional(standing, page_language()) or ""  # type: ignore[arg-type]
