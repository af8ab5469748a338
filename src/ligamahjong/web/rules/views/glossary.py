"""The glossary: all terms by name, or those that a form asks for."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from django.shortcuts import render
from django.views.decorators.http import require_safe

from ligamahjong.reference.glossary import Scope, in_order
from ligamahjong.web.caching import cached_page
from ligamahjong.web.rules.markdown import address_in
from ligamahjong.web.templatetags.words import page_language
from ligamahjong.wording import Language, Text

if TYPE_CHECKING:
    from django.http import HttpRequest, HttpResponse

    from ligamahjong.reference.glossary import Term, Word

__all__ = ["glossary"]

_RULES = {
    Scope.MCR: Text("MCR", "MCR"),
    Scope.RIICHI: Text("Riichi", "Riichi"),
}
_MOST_LETTERS = 60


class _Shown(NamedTuple):
    """A term as the page shows it: its name, that in the other language, and the rest.

    Attributes:
        rules: values of the choice of rules with which it is shown, with spaces between.
        wanted: whether it is among those looked for.
    """

    id: str
    name: str
    other: str
    ja: Word | None
    zh: Word | None
    scope: str
    meaning: str
    page: str
    mcr_page: str
    rules: str
    found_by: str
    wanted: bool


@require_safe
@cached_page
def glossary(request: HttpRequest) -> HttpResponse:
    """All terms, those not looked for hidden."""
    language = page_language()
    query = request.GET.get("q", "").strip()[:_MOST_LETTERS]
    asked = request.GET.get("reglas", "")
    scope = Scope(asked) if asked in set(Scope) else Scope.BOTH
    listed = [
        _shown(term, language, wanted=term.concerns(scope) and term.is_found_by(query))
        for term in in_order(language.value)
    ]
    context = {
        "section": "rules",
        "terms": listed,
        "found": sum(term.wanted for term in listed),
        "all": len(listed),
        "query": query,
        "scope": scope.value,
        "choices": [(one.value, name.say(language)) for one, name in _RULES.items()],
    }
    return render(request, "rules/mahjong/glossary.html", context)


def _shown(term: Term, language: Language, *, wanted: bool) -> _Shown:
    return _Shown(
        term.id,
        term.name.of(language.value),
        term.name.en if language is Language.ES else term.name.es,
        term.ja,
        term.zh,
        _RULES[term.scope].say(language) if term.scope in _RULES else "",
        term.meaning.of(language.value),
        address_in(term.page, language) if term.page else "",
        address_in(term.mcr_page, language) if term.mcr_page else "",
        " ".join(scope.value for scope in _RULES if term.concerns(scope)),
        term.found_by,
        wanted,
    )
