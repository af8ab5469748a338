"""Mahjong from scratch: the first page, and pages of prose with figures of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.shortcuts import render
from django.template.loader import render_to_string
from django.utils.safestring import mark_safe
from django.views.decorators.http import require_safe

from ligamahjong.reference.glossary import terms
from ligamahjong.reference.pages import Section, page, pages
from ligamahjong.web.caching import cached_page
from ligamahjong.web.errors import NotFound
from ligamahjong.web.rules.markdown import render_markdown
from ligamahjong.web.rules.views.prose import listed, page_context
from ligamahjong.web.templatetags.words import page_language
from ligamahjong.wording import Text

if TYPE_CHECKING:
    from django.http import HttpRequest, HttpResponse

__all__ = ["home", "prose"]

_NO_PAGE = Text(
    "No hay ninguna página «{slug}» sobre mahjong desde cero; se esperaba una de las que enumera "
    "el índice.",
    "There is no page “{slug}” about mahjong from scratch; expected one that the index lists.",
)
_FIGURES = {
    "{seating}": "rules/mahjong/seating.html",
    "{wall}": "rules/mahjong/wall.html",
}
"""Templates of the figures that a text asks for in a paragraph of its own."""


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
    found = page(Section.MAHJONG, slug)
    if found is None:
        raise NotFound(_NO_PAGE, slug=slug[:60])
    language = page_language()
    written = render_markdown(found.markdown(language.value), language)
    html = str(written.html)
    for mark, template in _FIGURES.items():
        if mark in html:
            html = html.replace(f"<p>{mark}</p>", render_to_string(template, {}, request))
    whole = written._replace(html=mark_safe(html))  # noqa: S308 - of our own files
    return render(request, "rules/page.html", page_context(found, whole))
