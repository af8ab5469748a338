"""Making two entries one person, and taking them apart again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.contrib import messages
from django.shortcuts import redirect, render
from django.views.decorators.http import require_http_methods

from ligamahjong.errors import LedgerError
from ligamahjong.ledger.payloads import PersonMerged, PersonUnmerged
from ligamahjong.people.likeness import likely_duplicates
from ligamahjong.web.accounts.access import signed_in
from ligamahjong.web.errors import NotFound
from ligamahjong.web.people.administration import person_page
from ligamahjong.web.people.errors import Refused
from ligamahjong.web.people.fields import said
from ligamahjong.web.people.merging import check_mergeable, games_together
from ligamahjong.web.people.models import Person
from ligamahjong.web.people.person_forms import PairForm, ReasonForm
from ligamahjong.web.people.reviewing import clues_in_words
from ligamahjong.web.people.selectors import directory, merges, named
from ligamahjong.web.people.services import do_merge, do_unmerge
from ligamahjong.web.ranking.preview import preview
from ligamahjong.web.templatetags.words import page_language
from ligamahjong.wording import Text
from ligamahjong.wording.errors import error_text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from django.http import HttpRequest, HttpResponse

    from ligamahjong.ledger.payloads import Payload
    from ligamahjong.web.ranking.preview import Moved

__all__ = ["merge_people", "unmerge_person"]

_POINTS = 0.5
"""Ratings that move by less are not shown."""

_MERGED = Text(
    "{merged} cuenta ahora como {kept}. Se puede deshacer.",
    "{merged} counts as {kept} now. It can be undone.",
)
_UNMERGED = Text("{person} vuelve a ser otra persona.", "{person} is another person again.")
_NOT_MERGED = Text("«{person}» no está unida a nadie.", "“{person}” is not merged into anybody.")


@require_http_methods(["GET", "HEAD", "POST"])
def merge_people(request: HttpRequest) -> HttpResponse:
    """Choose two, see what speaks for it and what it would do, and say why."""
    asked = "kept" in request.GET
    pair = PairForm(request.GET) if asked else PairForm(initial=request.GET.dict())
    context: dict[str, object] = {"pair": pair, "form": pair}
    if pair.is_bound and pair.is_valid():
        kept, merged = pair.cleaned_data["kept_id"], pair.cleaned_data["merged_id"]
        reason = ReasonForm(request.POST if request.method == "POST" else None)
        try:
            check_mergeable(kept, merged)
            if reason.is_bound and reason.is_valid():
                return _merge(request, kept, merged, reason.cleaned_data["reason"])
            context |= _both(kept, merged) | _effect([PersonMerged(kept, merged)])
            context |= {"reason": reason, "form": reason if reason.is_bound else pair}
        except (Refused, LedgerError) as refused:
            context |= {"refused": _why(refused), "games": games_together(kept, merged)}
    return render(request, "people/merge.html", context)


def _merge(request: HttpRequest, kept: str, merged: str, reason: str) -> HttpResponse:
    do_merge(kept, merged, actor=signed_in(request).actor, reason=reason)
    messages.success(request, said(_MERGED, kept=named(kept), merged=named(merged)))
    return redirect("person-admin", person=kept)


@require_http_methods(["GET", "HEAD", "POST"])
def unmerge_person(request: HttpRequest, person: str) -> HttpResponse:
    """See what taking somebody apart would do, and say why."""
    kept = merges().into.get(person)
    page = person_page(person)
    if kept is None or page is None:
        raise NotFound(_NOT_MERGED, person=person[:100])
    form = ReasonForm(request.POST if request.method == "POST" else None)
    refused = ""
    if form.is_bound and form.is_valid():
        try:
            do_unmerge(person, actor=signed_in(request).actor, reason=form.cleaned_data["reason"])
        except (Refused, LedgerError) as error:
            refused = _why(error)
        else:
            messages.success(request, said(_UNMERGED, person=named(person)))
            return redirect("person-admin", person=person)
    context = {
        "person": page.person,
        "kept": kept,
        "kept_name": named(kept),
        "form": form,
        "refused": refused,
    }
    return render(
        request,
        "people/unmerge.html",
        context | _effect([PersonUnmerged(person)]),
    )


def _both(kept: str, merged: str) -> dict[str, object]:
    """The two, what speaks for their being one, and how that one would appear."""
    people = directory()
    clues = [
        clue
        for likeness in likely_duplicates([people[kept], people[merged]])
        for clue in likeness.clues
    ]
    pages = [person_page(kept), person_page(merged)]
    rows = [page.person for page in pages if page]
    return {
        "pages": pages,
        "clues": clues_in_words(clues, page_language()),
        "appears_otherwise": len({(row.hidden, bool(row.shown_as)) for row in rows}) > 1,
    }


def _effect(payloads: Sequence[Payload]) -> dict[str, object]:
    """Whose rating would move by half a point or more."""
    found = preview(payloads)
    moved = found.over(_POINTS)
    names = dict(
        Person.objects.filter(pk__in={one.person for one in moved}).values_list("id", "name")
    )
    return {
        "replayed": found.games,
        "moved": [_row(one, names.get(one.person, one.person)) for one in moved],
    }


def _row(moved: Moved, name: str) -> dict[str, object]:
    return {"moved": moved, "name": name, "change": moved.change}


def _why(error: Refused | LedgerError) -> str:
    language = page_language()
    return error.say(language) if isinstance(error, Refused) else error_text(error, language)
