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
    from ligamahjong.web.rules.markdown import Rendered

__all__ = ["index", "listed", "page_context", "prose"]

_NO_PAGE = Text(
    "No hay ninguna página «{slug}» en esta sección; se esperaba una de las que enumera el índice.",
    "There is no page “{slug}” in this section; expected one that the index lists.",
)


@require_safe
@cached_page
def index(request: HttpRequest) -> HttpResponse:
    """Everything there is."""
    sections = {section.value: [listed(one) for one in pages(section)] for section in Section}
    return render(request, "rules/index.html", {"section": "rules", "sections": sections})


@require_safe
@cached_page
def prose(request: HttpRequest, part: str, slug: str) -> HttpResponse:
    """A page of prose."""
    found = page(Section(part), slug) if part in set(Section) else None
    if found is None:
        raise NotFound(_NO_PAGE, slug=slug[:60])
    language = page_language()
    written = render_markdown(found.markdown(language.value), language)
    return render(request, "rules/page.html", page_context(found, written))


def page_context(one: Page, written: Rendered) -> dict[str, object]:
    """What the template of a page of prose needs."""
    return {
        "section": "rules",
        "part": one.section.value,
        "page": listed(one),
        "rendered": written,
        "edition": one.edition.of(page_language().value),
        "provenance": one.provenance.of(page_language().value),
        "siblings": [listed(sibling) for sibling in pages(one.section)],
    }


def listed(one: Page) -> dict[str, str]:
    """A page as lists have it, in the language of the page being made."""
    language = page_language().value
    return {
        "section": one.section.value,
        "slug": one.slug,
        "title": one.title.of(language),
        "summary": one.summary.of(language),
    }
