"""The index of the reference, and pages of prose with the figures that their texts ask for."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from django.shortcuts import render
from django.template.loader import render_to_string
from django.urls import reverse
from django.utils.safestring import mark_safe
from django.views.decorators.http import require_safe

from ligamahjong.reference.pages import INTRODUCTION, Section, page, pages
from ligamahjong.web.caching import cached_page
from ligamahjong.web.errors import NotFound
from ligamahjong.web.rules.markdown import render_markdown
from ligamahjong.web.templatetags.words import page_language
from ligamahjong.wording import Language, Text

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from django.http import HttpRequest, HttpResponse

    from ligamahjong.reference.pages import Page
    from ligamahjong.web.rules.markdown import Rendered

    Figures = Mapping[str, Callable[[Language, str], Mapping[str, object]]]

__all__ = ["index", "listed", "prose_page"]

_NO_PAGE = Text(
    "No hay ninguna página «{slug}» en esta sección; se esperaba una de las que enumera el índice.",
    "There is no page “{slug}” in this section; expected one that the index lists.",
)
_MARK = re.compile(r"<p>\{(?P<name>[a-z]+)(?: (?P<rest>[^{}<>]+))?\}</p>")
"""In Markdown, a paragraph of its own that stands for a figure."""


@require_safe
@cached_page
def index(request: HttpRequest) -> HttpResponse:
    """Everything there is."""
    sections = {section.value: [listed(one) for one in pages(section)] for section in Section}
    return render(request, "rules/index.html", {"section": "rules", "sections": sections})


def prose_page(
    request: HttpRequest,
    section: Section,
    slug: str,
    figures: Figures,
    template: str = "rules/page.html",
) -> HttpResponse:
    """A page of prose.

    Args:
        request: for it.
        section: where it is.
        slug: which it is there.
        figures: what the templates of figures need, by their names in the folder of the section;
            each is given the language and what stands in the mark after the name.
        template: of the page.

    Raises:
        NotFound: there is no such page.
    """
    found = page(section, slug)
    if found is None:
        raise NotFound(_NO_PAGE, slug=slug[:60])
    language = page_language()
    context = {
        "section": "rules",
        "part": section.value,
        "page": listed(found),
        "rendered": _written(found, request, language, figures),
        "edition": found.edition.of(language.value),
        "provenance": found.provenance.of(language.value),
        "siblings": [listed(sibling) for sibling in pages(section)],
    }
    return render(request, template, context)


def _written(one: Page, request: HttpRequest, language: Language, figures: Figures) -> Rendered:
    """The text of a page, each mark replaced by its figure."""

    def figure(mark: re.Match[str]) -> str:
        context = figures[mark["name"]](language, mark["rest"] or "")
        return render_to_string(f"rules/{one.section}/{mark['name']}.html", {**context}, request)

    rendered = render_markdown(one.markdown(language.value), language)
    html = _MARK.sub(figure, rendered.html)
    return rendered._replace(html=mark_safe(html))  # noqa: S308 - of our own files


def listed(one: Page) -> dict[str, str]:
    """A page as lists have it, in the language of the page being made."""
    language = page_language().value
    section = f"rules-{one.section}"
    first = one.slug == INTRODUCTION
    return {
        "address": reverse(section) if first else reverse(f"{section}-page", args=[one.slug]),
        "slug": one.slug,
        "title": one.title.of(language),
        "summary": one.summary.of(language),
    }
