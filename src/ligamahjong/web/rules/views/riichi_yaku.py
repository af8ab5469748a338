"""The yaku: a list to search, and a page for each with its hands explained."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, NamedTuple

from django.shortcuts import render
from django.views.decorators.http import require_safe

from ligamahjong.reference.lookup import is_found_by
from ligamahjong.reference.pages import Section as Part
from ligamahjong.reference.pages import page
from ligamahjong.reference.riichi.yaku import entries, entry
from ligamahjong.riichi.editions import RCR_2025
from ligamahjong.riichi.explanation import explain
from ligamahjong.web.caching import cached_page
from ligamahjong.web.calculators.addresses import riichi_hand_query
from ligamahjong.web.errors import NotFound
from ligamahjong.web.templatetags.words import page_language
from ligamahjong.wording import Language, Text
from ligamahjong.wording.riichi.circumstances import circumstances
from ligamahjong.wording.riichi.hand import Won, hand_sections
from ligamahjong.wording.riichi.payments import result_lines
from ligamahjong.wording.riichi.sources import source_text
from ligamahjong.wording.tile_styles import MARKS

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from django.http import HttpRequest, HttpResponse

    from ligamahjong.reference.riichi.yaku import Entry, Example
    from ligamahjong.riichi.yaku import Yaku
    from ligamahjong.wording.riichi.hand import Section

__all__ = ["GROUPS", "Shown", "by_han", "yaku_list", "yaku_page"]

GROUPS = {
    "1": Text("1 han", "1 han"),
    "2": Text("2 han", "2 han"),
    "3": Text("3 han", "3 han"),
    "5": Text("5 y 6 han", "5 and 6 han"),
    "yakuman": Text("Yakuman", "Yakuman"),
}
"""The groups of the list by what stands in an address, with their titles."""

_NO_YAKU = Text(
    "No hay ningún yaku «{slug}»; se esperaba uno de los que enumera la lista.",
    "There is no yaku “{slug}”; expected one that the list has.",
)
_MANY_HAN = 5
_ABOUT = {
    "riichi": ("declarar-riichi", "dora", "furiten"),
    "ippatsu": ("declarar-riichi",),
    "menzen-tsumo": ("furiten",),
    "rinshan": ("desarrollo", "dora"),
    "chankan": ("desarrollo",),
    "haitei": ("desarrollo",),
    "houtei": ("desarrollo",),
    "double-riichi": ("declarar-riichi", "dora", "furiten"),
    "sankantsu": ("desarrollo", "dora"),
    "renhou": ("limites",),
    "suukantsu": ("desarrollo",),
    "daisangen": ("pagos",),
    "daisuushii": ("pagos",),
}
"""Pages that say more of what a yaku is about, besides those of fu and of limits."""


class Shown(NamedTuple):
    """A yaku as a page shows it.

    Attributes:
        slug: its address and anchor.
        name: in the language of the page.
        other: in the other one of Spanish and English.
        romaji: the Japanese name in Latin letters.
        ja: in Japanese.
        closed: han in a closed hand; empty for a yakuman.
        open: han in an open hand; empty where it has to be closed.
        yakuman: whether it is one.
        must_be_closed: whether it has to be closed.
        meaning: what it is.
        beside: what it goes with.
        hand: the first example.
        found_by: what it is looked up by.
        wanted: whether it is among those looked for.
    """

    slug: str
    name: str
    other: str
    romaji: str
    ja: str
    closed: int
    open: int
    yakuman: bool
    must_be_closed: bool
    meaning: str
    beside: str
    hand: str
    found_by: str
    wanted: bool


class _Scored(NamedTuple):
    hand: str
    query: str
    how: str
    result: list[str]
    sections: list[Section]


@require_safe
@cached_page
def yaku_list(request: HttpRequest) -> HttpResponse:
    """All yaku by han; with a query those that it finds."""
    query = request.GET.get("q", "").strip()[:60]
    han = request.GET.get("han", "")
    groups = by_han(query, han)
    found = sum(one.wanted for _, _, group in groups for one in group)
    context = {
        "section": "rules",
        "groups": groups,
        "query": query,
        "han": han,
        "choices": [(key, title.say(page_language())) for key, title in GROUPS.items()],
        "found": found,
    }
    return render(request, "rules/riichi/yaku.html", context)


def by_han(query: str = "", han: str = "") -> list[tuple[str, str, list[Shown]]]:
    """Key, title and yaku of each group, those not looked for marked.

    Args:
        query: part of a name in any language; nothing for all.
        han: key of a group; anything else for all.
    """
    language = page_language()
    return [
        (
            key,
            GROUPS[key].say(language),
            [
                _shown(
                    one,
                    language,
                    wanted=is_found_by(one.found_by, query) and (han not in GROUPS or han == key),
                )
                for one in group
            ],
        )
        for key, group in groupby(entries(), key=_group)
    ]


def _group(one: Entry) -> str:
    if one.is_yakuman:
        return "yakuman"
    return str(min(one.closed, _MANY_HAN))


def _shown(one: Entry, language: Language, *, wanted: bool = True) -> Shown:
    own, other = (
        (one.name.es, one.name.en) if language is Language.ES else (one.name.en, one.name.es)
    )
    return Shown(
        one.slug,
        own,
        other,
        one.name.romaji,
        one.name.ja,
        one.closed,
        one.open,
        one.is_yakuman,
        not one.open,
        one.meaning.of(language.value),
        one.beside.of(language.value),
        one.examples[0].text,
        one.found_by,
        wanted,
    )


@require_safe
@cached_page
def yaku_page(request: HttpRequest, slug: str) -> HttpResponse:
    """One yaku, with its hands scored and explained."""
    found = entry(slug)
    if found is None:
        raise NotFound(_NO_YAKU, slug=slug[:60])
    language = page_language()
    listed = entries()
    place = listed.index(found)
    context = {
        "section": "rules",
        "yaku": _shown(found, language),
        "parts": [_shown_part(one, language) for one in found.yaku] if found.yaku[1:] else [],
        "source": source_text(found.source, language),
        "examples": [_scored(one, language) for one in found.examples],
        "replaces": _related([one for own in found.yaku for one in own.replaces], language),
        "replaced_by": _related(_replacing(found.yaku), language),
        "goes_with": _named(found.goes_with, language),
        "never_with": _named(found.never_with, language),
        "about": list(_about(found, language)),
        "before": _shown(listed[place - 1], language) if place else None,
        "after": _shown(listed[place + 1], language) if place + 1 < len(listed) else None,
    }
    return render(request, "rules/riichi/one.html", context)


def _shown_part(one: Yaku, language: Language) -> tuple[str, str, str]:
    return one.name.es if language is Language.ES else one.name.en, one.name.romaji, one.name.ja


def _replacing(own: Sequence[Yaku]) -> list[str]:
    ids = {one.id for one in own}
    return [one.id for found in entries() for one in found.yaku if ids & {*one.replaces}]


def _related(ids: Sequence[str], language: Language) -> list[Shown]:
    return [_shown(one, language) for one in entries() if any(yaku.id in ids for yaku in one.yaku)]


def _named(slugs: Sequence[str], language: Language) -> list[Shown]:
    return [_shown(one, language) for one in entries() if one.slug in slugs]


def _about(one: Entry, language: Language) -> Iterator[tuple[str, str]]:
    """Slug and title of the pages that say more."""
    for slug in (*_ABOUT.get(one.slug, ()), *(("limites",) if one.is_yakuman else ())):
        found = page(Part.RIICHI, slug)
        if found:
            yield slug, found.title.of(language.value)


def _scored(one: Example, language: Language) -> _Scored:
    hand, situation = one.hand, one.situation
    explained = explain(hand, situation)
    return _Scored(
        one.text,
        riichi_hand_query(one.text, situation),
        circumstances(situation, RCR_2025, language),
        result_lines(explained.score, situation, language),
        hand_sections(Won(hand, situation, RCR_2025), explained, language, MARKS),
    )
