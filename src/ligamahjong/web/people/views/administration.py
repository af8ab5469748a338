"""The register of people, for whoever keeps it: list, one person, clubs with dates."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.contrib import messages
from django.core.paginator import Paginator
from django.shortcuts import redirect, render
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from ligamahjong.web.accounts.access import signed_in
from ligamahjong.web.errors import NotFound
from ligamahjong.web.people.administration import STATES, listed_people, person_page
from ligamahjong.web.people.editing import last_change
from ligamahjong.web.people.errors import Refused
from ligamahjong.web.people.fields import region_choices, said
from ligamahjong.web.people.person_forms import MembershipForm, PersonForm
from ligamahjong.web.people.reviewing import likely_pairs
from ligamahjong.web.people.selectors import named
from ligamahjong.web.people.services import (
    do_edit_person,
    do_forget_membership,
    do_set_membership,
)
from ligamahjong.web.people.wording import FIELDS
from ligamahjong.web.ranking.query import BadQuery, read_day
from ligamahjong.web.ranking.selectors import MADRID, today
from ligamahjong.web.templatetags.words import page_language
from ligamahjong.wording import Text

if TYPE_CHECKING:
    from django.http import HttpRequest, HttpResponse

    from ligamahjong.web.people.administration import PersonPage

__all__ = ["forget_membership", "people_duplicates", "people_list", "person", "set_membership"]

_A_PAGE = 100
_ALL = Text("Todas", "All")
_STATES = {
    "": Text("Todas", "All"),
    "alias": Text("Con alias", "With an alias"),
    "ocultas": Text("Sin nombre en público", "Without a name in public"),
    "unidas": Text("Unidas a otra", "Merged into another"),
    "retiradas": Text("Retiradas", "Retired"),
}
_NOBODY = Text(
    "No hay nadie con el identificador «{person}».", "There is nobody with the id “{person}”."
)
_SAVED = Text("Guardado.", "Saved.")
_UNCHANGED = Text("No había nada que cambiar.", "There was nothing to change.")
_REPAIRED = Text(
    "El número EMA tenía 7 cifras: se le ha puesto el cero de delante.",
    "The EMA number had 7 digits: the zero in front was put back.",
)


@require_safe
def people_list(request: HttpRequest) -> HttpResponse:
    """Everybody in the register, by what is asked for."""
    text = request.GET.get("q", "").strip()[:100]
    state, region = request.GET.get("estado", ""), request.GET.get("comunidad", "")
    state = state if state in STATES else ""
    rows = listed_people(text, state, region)
    kept = request.GET.copy()
    kept.pop("pagina", None)
    return render(
        request,
        "people/people.html",
        {
            "page": Paginator(rows, _A_PAGE).get_page(request.GET.get("pagina")),
            "total": len(rows),
            "text": text,
            "state": state,
            "region": region,
            "query": kept.urlencode(),
            "states": [(name, said(_STATES[name])) for name in STATES],
            "regions": region_choices(empty=_ALL),
        },
    )


@require_safe
def people_duplicates(request: HttpRequest) -> HttpResponse:
    """Pairs who may be one person, and why."""
    return render(request, "people/duplicates.html", {"pairs": likely_pairs(page_language())})


@require_http_methods(["GET", "HEAD", "POST"])
def person(request: HttpRequest, person: str) -> HttpResponse:
    """One person with the history of changes; sent, an edit of everything but clubs."""
    page = _page(person)
    if request.method != "POST":
        initial = PersonForm.values_of(page, last_change(person))
        return _shown(request, page, PersonForm(initial=initial))
    form = PersonForm(request.POST)
    if form.is_valid():
        try:
            changed = do_edit_person(
                person,
                form.edit(),
                actor=signed_in(request).actor,
                seen=form.cleaned_data["seen"],
            )
        except Refused as refused:
            form.add_error(None, refused.say(page_language()))
        else:
            if getattr(form.fields["ema_number"], "repaired", False):
                messages.info(request, said(_REPAIRED))
            messages.success(request, said(_SAVED if changed else _UNCHANGED))
            return redirect("person-admin", person=person)
    return _shown(request, page, form)


@require_POST
def set_membership(request: HttpRequest, person: str) -> HttpResponse:
    """Say which club and community somebody has from a day on."""
    page = _page(person)
    form = MembershipForm(request.POST)
    if form.is_valid():
        try:
            do_set_membership(person, actor=signed_in(request).actor, **form.cleaned_data)
        except Refused as refused:
            form.add_error("since", refused.say(page_language()))
        else:
            messages.success(request, said(_SAVED))
            return redirect("person-admin", person=person)
    edit = PersonForm(initial=PersonForm.values_of(page, last_change(person)))
    return _shown(request, page, edit, form)


@require_POST
def forget_membership(request: HttpRequest, person: str) -> HttpResponse:
    """Forget what somebody had from a day on."""
    _page(person)
    try:
        since = read_day(request.POST.get("since", ""), today())
        do_forget_membership(person, since=since, actor=signed_in(request).actor)
    except (BadQuery, Refused) as refused:
        messages.error(request, refused.say(page_language()))
    else:
        messages.success(request, said(_SAVED))
    return redirect("person-admin", person=person)


def _page(person: str) -> PersonPage:
    """What is known of somebody.

    Raises:
        NotFound: there is nobody of that id.
    """
    page = person_page(person)
    if page is None:
        raise NotFound(_NOBODY, person=person[:100])
    return page


def _shown(
    request: HttpRequest,
    page: PersonPage,
    form: PersonForm,
    membership: MembershipForm | None = None,
) -> HttpResponse:
    now = page.periods[-1].step
    if membership is None:
        # Two forms are on the page: the names of their fields are the same in neither.
        initial = {"club": now.club, "region": now.region, "since": today()}
        membership = MembershipForm(initial=initial)
    bound = next((one for one in (membership, form) if one.is_bound), form)
    return render(
        request,
        "people/person.html",
        {
            "page": page,
            "person": page.person,
            "form": form,
            "membership": membership,
            "wrong": bound,
            "kept_name": named(page.kept) if page.kept else "",
            "editable": not page.kept and page.person.retired is None,
            "changes": [
                (one, one.at.astimezone(MADRID), said(FIELDS[one.field])) for one in page.changes
            ],
        },
    )
