"""Mahjong from scratch: the first page, and pages of prose with figures of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.shortcuts import render
from django.views.decorators.http import require_safe

from ligamahjong.reference.glossary import terms
from ligamahjong.reference.pages import Section, pages
from ligamahjong.web.caching import cached_page
from ligamahjong.web.rules.views.prose import listed, prose_page

if TYPE_CHECKING:
    from django.http import HttpRequest, HttpResponse

    from ligamahjong.web.rules.views.prose import Figures

__all__ = ["home", "prose"]

_FIGURES: Figures = dict.fromkeys(("seating", "wall"), lambda _, __: {})


@require_safe
@cached_page
def home(request: HttpRequest) -> HttpResponse:
    """Where to begin, and everything there is for newcomers."""
    first, *others = map(listed, pages(Section.MAHJONG))
    context = {"section": "rules", "first": first, "pages": others, "terms": len(terms())}
    return render(request, "rules/mahjong/home.html", context)


@require_safe
@cached_page
def prose(request: HttpRequest, slug: str) -> HttpResponse:
    """A page of prose, with its figures."""
    return prose_page(request, Section.MAHJONG, slug, _FIGURES)
