"""The glossary: all terms by name, or those that a form asks for."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from django.shortcuts import render
from django.views.decorators.http import require_safe

from ligamahjong.reference.glossary import Scope, in_order, terms
from ligamahjong.web.caching import cached_page
from ligamahjong.web.rules.markdown import address_in
from ligamahjong.web.templatetags.words import page_language
from ligamahjong.wording import Language, Text

if TYPE_CHECKING:
    from django.http import HttpRequest, HttpResponse

    from ligamahjong.reference.glossary import Term, Word

__all__ = ["glossary"]

_CHOICES = {
    Scope.BOTH: Text("Todas", "All"),
    Scope.MCR: Text("MCR", "MCR"),
    Scope.RIICHI: Text("Riichi", "Riichi"),
}
_MOST_LETTERS = 60


class _Shown(NamedTuple):
    """A term as the page shows it: its name, that in the other language, and the rest."""

    id: str
    name: str
    other: str
    ja: Word | None
    zh: Word | None
    scope: str
    meaning: str
    page: str
    mcr_page: str


@require_safe
@cached_page
def glossary(request: HttpRequest) -> HttpResponse:
    """The terms that are found; all of them without a query."""
    language = page_language()
    query = request.GET.get("q", "").strip()[:_MOST_LETTERS]
    asked = request.GET.get("reglas", "")
    scope = Scope(asked) if asked in set(Scope) else Scope.BOTH
    found = [
        _shown(term, language)
        for term in in_order(language.value)
        if term.concerns(scope) and term.is_found_by(query)
    ]
    context = {
        "section": "rules",
        "terms": found,
        "found": len(found),
        "all": len(terms()),
        "query": query,
        "scope": scope.value,
        "choices": [(one.value, name.say(language)) for one, name in _CHOICES.items()],
    }
    return render(request, "rules/mahjong/glossary.html", context)


def _shown(term: Term, language: Language) -> _Shown:
    return _Shown(
        term.id,
        term.name.of(language.value),
        term.name.en if language is Language.ES else term.name.es,
        term.ja,
        term.zh,
        "" if term.scope is Scope.BOTH else _CHOICES[term.scope].say(language),
        term.meaning.of(language.value),
        address_in(term.page, language) if term.page else "",
        address_in(term.mcr_page, language) if term.mcr_page else "",
    )
