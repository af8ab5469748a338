"""The fans of MCR: a list to search, a page for each with its hands scored, a sheet to print."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, NamedTuple

from django.http import HttpResponsePermanentRedirect
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.http import require_safe

from ligamahjong.mcr.catalogue import FANS, FLOWER_TILES, by_key
from ligamahjong.mcr.exclusions import rules_of
from ligamahjong.mcr.explanation import explain
from ligamahjong.mcr.numbers import number_in_book
from ligamahjong.mcr.profiles import EMA
from ligamahjong.mcr.rulings import deciding_switch, waits_taken
from ligamahjong.mcr.scoring import score
from ligamahjong.reference.lookup import is_found_by
from ligamahjong.reference.mcr.fans import entries, entry
from ligamahjong.reference.mcr.rulings import CONCERNED
from ligamahjong.tiles.notation import read_hand
from ligamahjong.web.caching import cached_page
from ligamahjong.web.calculators.addresses import mcr_hand_query
from ligamahjong.web.errors import NotFound
from ligamahjong.web.templatetags.words import page_language
from ligamahjong.wording import Language, Text
from ligamahjong.wording.language import capital
from ligamahjong.wording.mcr.circumstances import circumstances
from ligamahjong.wording.mcr.definitions import DEFINITIONS
from ligamahjong.wording.mcr.hand import hand_sections, result_lines
from ligamahjong.wording.mcr.names import fan_name, points_text
from ligamahjong.wording.mcr.rulings import ruling_name
from ligamahjong.wording.tile_styles import MARKS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from django.http import HttpRequest, HttpResponse

    from ligamahjong.mcr.circumstances import Circumstances
    from ligamahjong.mcr.scoring import Score
    from ligamahjong.reference.mcr.fans import Entry
    from ligamahjong.wording.mcr.section import Section

__all__ = [
    "VALUES",
    "Counting",
    "Linked",
    "Scored",
    "Shown",
    "by_value",
    "fan_list",
    "fan_page",
    "linked",
    "scored",
]

_QUOTED = Text("según «{name}»", "by the ruling “{name}”")
_KNITTED_STRAIGHT = by_key("knitted_straight")
_POINTS = rules_of(EMA).points
VALUES = tuple(sorted({_POINTS[one.number] for one in entries()}, reverse=True))
"""What fans are worth, from the most down."""
_NO_FAN = Text(
    "No hay ninguna jugada {number}; se esperaba un número del 1 al 81.",
    "There is no fan {number}; expected a number from 1 to 81.",
)


class Linked(NamedTuple):
    """A fan that is only named.

    Attributes:
        number: of the book, which is that of its page.
        name: in the language of the page.
        ruling: the disputed ruling that has it beside another, quoted; empty elsewhere.
    """

    number: int
    name: str
    ruling: str = ""


class Counting(NamedTuple):
    """A fan that counts in a hand."""

    fan: Linked
    times: int
    points: int


class Scored(NamedTuple):
    """A hand, what it is worth, and why.

    Attributes:
        text: the hand as it is laid out.
        how: it was won, in words.
        total: points with flowers.
        fans: that count.
        paid: what it is worth and who pays, in words.
        query: what the address of the calculator has behind its ``?`` for this hand.
        sections: the rest of the explanation.
    """

    text: str
    how: str
    total: int
    fans: list[Counting]
    paid: list[str]
    query: str
    sections: list[Section]


class Shown(NamedTuple):
    """A fan as pages show it.

    Attributes:
        number: of the book.
        points: what it is worth.
        name: in the language of the page.
        other: in the other one of Spanish and English.
        chinese: in Chinese.
        definition: what it is.
        about: what else is worth knowing.
        hand: the first example.
        total: what that is worth.
        with_it: the other fans that count in it.
        found_by: what it is looked up by.
        wanted: whether it is among those looked for.
    """

    number: int
    points: int
    name: str
    other: str
    chinese: str
    definition: str
    about: str
    hand: str
    total: int
    with_it: list[Counting]
    found_by: str
    wanted: bool


@require_safe
@cached_page
def fan_list(request: HttpRequest) -> HttpResponse:
    """All fans by value; with a query those that it finds."""
    query = request.GET.get("q", "").strip()[:60]
    value = request.GET.get("valor", "")
    groups = by_value(query, value)
    context = {
        "section": "rules",
        "groups": groups,
        "query": query,
        "value": value,
        "found": sum(one.wanted for _, _, group in groups for one in group),
    }
    return render(request, "rules/mcr/fans.html", context)


@require_safe
@cached_page
def fan_page(request: HttpRequest, number: int) -> HttpResponse:
    """One fan, with its hands scored and explained."""
    found = entry(number)
    if found is None:
        raise NotFound(_NO_FAN, number=str(number)[:6])
    address = reverse("rules-mcr-fan", args=[number])
    if request.path != address:  # zeros before the number
        return HttpResponsePermanentRedirect(address)
    language = page_language()
    context = {
        "section": "rules",
        "fan": _shown(found, language),
        "others": [
            (
                fan_name(one.number, language),
                one.chinese,
                points_text(_POINTS[one.number], language),
                DEFINITIONS[one.key].say(language),
            )
            for one in found.others
        ],
        "examples": [scored(one.text, one.how, language) for one in found.examples],
        "taken": _taken(found, language),
        "rulings": _rulings(found, language),
        "beside": found.beside.of(language.value) if found.beside else "",
        "for_its_sets": linked(found.fan.excludes_for_sets, language),
        "takers": _takers(found, language),
        "takers_for_sets": linked(_takers_for_sets(found), language),
        "goes_with": linked(found.goes_with, language),
        "before": _neighbour(number - 1, language),
        "after": _neighbour(number + 1, language),
    }
    return render(request, "rules/mcr/fan.html", context)


def by_value(query: str = "", value: str = "") -> list[tuple[int, str, list[Shown]]]:
    """Value, title and fans of each group, those not looked for marked.

    Args:
        query: part of a name in any language, or a number; nothing for all.
        value: of a group; anything else for all.
    """
    language = page_language()
    chosen = int(value) if value in map(str, VALUES) else None
    listed = sorted(entries(), key=lambda one: (-_POINTS[one.number], one.number))
    return [
        (
            points,
            points_text(points, language),
            [
                _shown(
                    one,
                    language,
                    wanted=is_found_by(one.found_by, query) and chosen in {None, points},
                )
                for one in group
            ],
        )
        for points, group in groupby(listed, key=lambda one: _POINTS[one.number])
    ]


def scored(text: str, how: Circumstances, language: Language) -> Scored:
    """A hand under the Green Book.

    Raises:
        HandError: the text is no hand, or the hand is not complete.
    """
    hand = read_hand(text)
    explained = explain(hand, how, EMA)
    _, *sections = hand_sections(explained, language, MARKS)
    return Scored(
        text,
        circumstances(hand, how, EMA, language),
        explained.score.total,
        _counting(explained.score, language),
        list(result_lines(explained, language)),
        mcr_hand_query(hand, how),
        sections,
    )


def _counting(found: Score, language: Language) -> list[Counting]:
    """The fans that count in a hand, from the highest down, flowers last."""
    times = sorted(found.fans.items(), key=lambda item: (-_POINTS[item[0]], item[0]))
    if found.flowers:
        times.append((FLOWER_TILES, found.flowers))
    return [
        Counting(_link(number, language), many, many * _POINTS[number]) for number, many in times
    ]


def _shown(one: Entry, language: Language, *, wanted: bool = True) -> Shown:
    other = Language.EN if language is Language.ES else Language.ES
    example = one.examples[0]
    found = score(example.hand, example.how, EMA)
    return Shown(
        one.number,
        _POINTS[one.number],
        fan_name(one.number, language),
        fan_name(one.number, other),
        one.fan.chinese,
        DEFINITIONS[one.fan.key].say(language),
        one.about.of(language.value),
        example.text,
        found.total,
        [item for item in _counting(found, language) if item.fan.number != one.number],
        one.found_by,
        wanted,
    )


def _link(number: int, language: Language) -> Linked:
    return Linked(number_in_book(number, EMA), fan_name(number, language))


def linked(numbers: Iterable[int], language: Language) -> list[Linked]:
    """Fans from the highest down."""
    return [_link(number, language) for number in _ordered(numbers)]


def _ordered(numbers: Iterable[int]) -> list[int]:
    return sorted(numbers, key=lambda number: (-_POINTS[number], number))


def _taken(found: Entry, language: Language) -> list[Linked]:
    """The fans that do not count beside one, whichever the book has under its number."""
    excludes = rules_of(EMA).excludes
    by_whom = {
        number: own.number for own in (found.fan, *found.others) for number in excludes[own.number]
    }
    return [
        _link(number, language)._replace(ruling=_ruling(by_whom[number], number, language))
        for number in _ordered(by_whom)
    ]


def _takers(found: Entry, language: Language) -> list[Linked]:
    """The fans beside which one does not count."""
    excludes = rules_of(EMA).excludes
    takers = {number for number in FANS if found.number in excludes[number]}
    if found.number in waits_taken(EMA):
        takers.add(_KNITTED_STRAIGHT)
    return [
        _link(number, language)._replace(ruling=_ruling(number, found.number, language))
        for number in _ordered(takers)
    ]


def _takers_for_sets(found: Entry) -> list[int]:
    """The fans whose own sets do not form one besides."""
    return [one.number for one in FANS.values() if found.number in one.excludes_for_sets]


def _rulings(found: Entry, language: Language) -> list[tuple[str, str]]:
    """The disputed rulings about a fan: their anchors and names."""
    keys = {one.key for one in (found.fan, *found.others)}
    return [
        (switch, capital(ruling_name(switch, language)))
        for switch, fans in CONCERNED.items()
        if keys & {*fans}
    ]


def _ruling(taker: int, taken: int, language: Language) -> str:
    """The name of the ruling by which a fan takes another; nothing if the table says so."""
    if taken in FANS[taker].excludes:
        return ""
    switch = deciding_switch(EMA, taker, taken)
    if taker == _KNITTED_STRAIGHT:
        switch = waits_taken(EMA)[taken]
    return _QUOTED.say(language, name=ruling_name(switch, language)) if switch else ""


def _neighbour(number: int, language: Language) -> Linked | None:
    return _link(number, language) if entry(number) else None
