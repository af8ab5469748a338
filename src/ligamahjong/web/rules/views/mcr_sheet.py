"""The sheet of all fans of MCR on two pages of paper."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, NamedTuple

from django.shortcuts import render
from django.views.decorators.http import require_safe

from ligamahjong.mcr.catalogue import FLOWER_TILES
from ligamahjong.mcr.exclusions import rules_of
from ligamahjong.mcr.explanation import explain
from ligamahjong.mcr.profiles import EMA
from ligamahjong.reference.mcr.fans import entries
from ligamahjong.web.caching import cached_page
from ligamahjong.web.templatetags.words import page_language
from ligamahjong.wording.mcr.definitions import DEFINITIONS
from ligamahjong.wording.mcr.names import fan_name, points_text, tiles_text
from ligamahjong.wording.tile_styles import NUMBERS

if TYPE_CHECKING:
    from django.http import HttpRequest, HttpResponse

    from ligamahjong.reference.mcr.fans import Entry
    from ligamahjong.wording import Language

__all__ = ["Printed", "printed", "sheet"]

_ALL_FLOWERS = "12345678f"


class Printed(NamedTuple):
    """A fan on the sheet.

    Attributes:
        number: of the book.
        name: in the language of the page.
        chinese: in Chinese.
        definition: what it is.
        tiles: those that decide it, or a whole hand.
        whole: whether they are a whole hand.
    """

    number: int
    name: str
    chinese: str
    definition: str
    tiles: str
    whole: bool


@require_safe
@cached_page
def sheet(request: HttpRequest) -> HttpResponse:
    """Every fan on paper."""
    points, language = rules_of(EMA).points, page_language()
    listed = sorted(entries(), key=lambda one: (-points[one.number], one.number))
    groups = [
        (points_text(value, language), [printed(one, language) for one in group])
        for value, group in groupby(listed, key=lambda one: points[one.number])
    ]
    return render(request, "rules/mcr/sheet.html", {"section": "rules", "groups": groups})


def printed(one: Entry, language: Language) -> Printed:
    """A fan with the tiles of its first example that form it; all where the whole hand does."""
    return Printed(
        one.number,
        fan_name(one.number, language),
        one.fan.chinese,
        DEFINITIONS[one.fan.key].say(language),
        *_shown(one),
    )


def _shown(one: Entry) -> tuple[str, bool]:
    if one.number == FLOWER_TILES:
        return _ALL_FLOWERS, False
    example = one.examples[0]
    items = explain(example.hand, example.how, EMA).items
    formed = next((item.tiles for item in items if item.number == one.number), ())
    if sum(map(len, formed)) > 1:
        return tiles_text(formed, NUMBERS), False
    return example.text, True
