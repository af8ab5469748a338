"""The index of the reference, its sections, and pages of prose."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.shortcuts import render
from django.views.decorators.http import require_safe

from ligamahjong.reference.pages import Section, page, pages
from ligamahjong.web.caching import cached_page
from ligamahjong.web.errors import NotFound
from ligamahjong.web.rules.markdown import render_markdown
from ligamahjong.web.templatetags.words import page_language
from ligamahjong.wording import Text

if TYPE_CHECKING:
    from django.http import HttpRequest, HttpResponse

    from ligamahjong.reference.pages import Page

__all__ = ["index", "prose"]

_NO_PAGE = Text(
    "No hay ninguna página «{slug}» en esta sección; se esperaba una de las que enumera el índice.",
    "There is no page “{slug}” in this section; expected one that the index lists.",
)


@require_safe
@cached_page
def index(request: HttpRequest) -> HttpResponse:
    """Everything there is."""
    sections = {section.value: [_listed(one) for one in pages(section)] for section in Section}
    return render(request, "rules/index.html", {"section": "rules", "sections": sections})


@require_safe
@cached_page
def prose(request: HttpRequest, part: str, slug: str) -> HttpResponse:
    """A page of prose."""
    found = page(Section(part), slug) if part in set(Section) else None
    if found is None:
        raise NotFound(_NO_PAGE, slug=slug[:60])
    language = page_language()
    siblings = [_listed(one) for one in pages(found.section)]
    context = {
        "section": "rules",
        "part": part,
        "page": _listed(found),
        "rendered": render_markdown(found.markdown(language.value), language),
        "edition": found.edition,
        "provenance": found.provenance.of(language.value),
        "siblings": siblings,
    }
    return render(request, "rules/page.html", context)


def _listed(one: Page) -> dict[str, str]:
    language = page_language().value
    return {
        "section": one.section.value,
        "slug": one.slug,
        "title": one.title.of(language),
        "summary": one.summary.of(language),
    }
