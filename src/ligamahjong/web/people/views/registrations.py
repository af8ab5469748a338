"""Deciding on registrations."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django import forms
from django.contrib import messages
from django.shortcuts import redirect, render
from django.utils import timezone
from django.views.decorators.http import require_http_methods, require_safe

from ligamahjong import people
from ligamahjong.web.accounts.access import signed_in
from ligamahjong.web.errors import NotFound
from ligamahjong.web.people.consents import wording_of
from ligamahjong.web.people.errors import Refused
from ligamahjong.web.people.fields import said
from ligamahjong.web.people.finding import resolve
from ligamahjong.web.people.models import Registration
from ligamahjong.web.people.picker import picker_attributes
from ligamahjong.web.people.reviewing import registration_page, registrations
from ligamahjong.web.people.selectors import named
from ligamahjong.web.people.services import do_accept_registration, do_reject_registration
from ligamahjong.web.review.ages import age
from ligamahjong.web.templatetags.words import page_language
from ligamahjong.wording import Text

if TYPE_CHECKING:
    from typing import Any

    from django.http import HttpRequest, HttpResponse

__all__ = ["registration", "registration_list"]

_STATES = {
    "pendientes": (Registration.State.PENDING, Text("Pendientes", "Waiting")),
    "aceptadas": (Registration.State.ACCEPTED, Text("Aceptadas", "Accepted")),
    "rechazadas": (Registration.State.REJECTED, Text("Rechazadas", "Rejected")),
    "sin-confirmar": (Registration.State.UNCONFIRMED, Text("Sin confirmar", "Not confirmed")),
}
_NONE = Text("No hay ninguna inscripción así.", "There is no such registration.")
_NOBODY = Text(
    "«{text}» no es nadie registrado; se esperaba un nombre o identificador que una sola persona "
    "tenga.",
    "“{text}” is nobody registered; expected a name or id that one person has.",
)
_CHOOSE = Text(
    "Elige si es una persona nueva o quién es.", "Choose whether it is a new person, or who it is."
)
_ACCEPTED = Text("Inscripción aceptada: {person}.", "Registration accepted: {person}.")
_REJECTED = Text("Inscripción rechazada.", "Registration rejected.")
_REASON = Text("Motivo", "Reason")
_REASON_HELP = Text("Se le envía por correo.", "It is sent by e-mail.")
_OTHER = Text("Otra persona registrada", "Another person registered")


class _AcceptForm(forms.Form):
    """As whom: ``new``, the id of a candidate, or ``other`` and whoever the text means."""

    person = forms.CharField()
    other = forms.CharField(required=False, max_length=200)
    other_id = forms.CharField(required=False, max_length=100, widget=forms.HiddenInput)

    def __init__(self, *args: Any, **kwargs: Any) -> None:  # noqa: ANN401 - those of a form
        super().__init__(*args, **kwargs)
        self.fields["person"].error_messages["required"] = said(_CHOOSE)
        self.fields["other"].label = said(_OTHER)
        self.fields["other"].widget.attrs.update(picker_attributes("id_other_id", staff=True))

    def clean(self) -> dict[str, Any]:
        """The id chosen, as ``chosen``; empty for a new person."""
        given = super().clean() or self.cleaned_data
        chosen = given.get("person", "")
        if chosen == "other":
            text = given.get("other_id") or given.get("other", "")
            found = resolve(text, staff=True)
            if not isinstance(found, people.Found):
                self.add_error("other", said(_NOBODY, text=given.get("other", "")))
                return given
            chosen = found.person.id
        given["chosen"] = "" if chosen == "new" else chosen
        return given


class _RejectForm(forms.Form):
    reason = forms.CharField(max_length=2000, widget=forms.Textarea)

    def __init__(self, *args: Any, **kwargs: Any) -> None:  # noqa: ANN401 - those of a form
        super().__init__(*args, **kwargs)
        self.fields["reason"].label = said(_REASON)
        self.fields["reason"].help_text = said(_REASON_HELP)
        self.fields["reason"].widget.attrs["rows"] = 3


@require_safe
def registration_list(request: HttpRequest) -> HttpResponse:
    """Who asks to be registered, and since when."""
    language = page_language()
    asked = request.GET.get("estado", "")
    name = asked if asked in _STATES else "pendientes"
    now = timezone.now()
    return render(
        request,
        "people/registrations.html",
        {
            "states": [
                (key, text.say(language), key == name) for key, (_, text) in _STATES.items()
            ],
            "rows": [
                (one, age(one.made_at, now, language)) for one in registrations(_STATES[name][0])
            ],
        },
    )


@require_http_methods(["GET", "HEAD", "POST"])
def registration(request: HttpRequest, token: str) -> HttpResponse:
    """One registration: who it may be, what would be made, and the decision."""
    rejects = request.POST.get("decision") == "reject"
    given = request.POST if request.method == "POST" else None
    accept = _AcceptForm(None if rejects else given, initial={"person": ""})
    reject = _RejectForm(given if rejects else None)
    form = reject if rejects else accept
    if given is not None and form.is_valid():
        try:
            return _decided(request, token, form)
        except Refused as refused:
            messages.error(request, refused.say(page_language()))
            return redirect("registration", token=token)
    language = page_language()
    page = registration_page(token, language)
    if page is None:
        raise NotFound(_NONE)
    return render(
        request,
        "people/registration.html",
        {
            "page": page,
            "registration": page.registration,
            "age": age(page.registration.made_at, timezone.now(), language),
            "consents": [
                (edition, text.say(language))
                for edition, text in wording_of(page.registration.consents)
            ],
            "candidates": [
                (one, one.refused.say(language) if one.refused else "") for one in page.candidates
            ],
            "accept": accept,
            "reject": reject,
            "form": form,
        },
    )


def _decided(request: HttpRequest, token: str, form: forms.Form) -> HttpResponse:
    """Carry the decision out.

    Raises:
        Refused: it cannot be.
    """
    actor = signed_in(request).actor
    if isinstance(form, _RejectForm):
        do_reject_registration(token, actor=actor, reason=form.cleaned_data["reason"])
        messages.success(request, said(_REJECTED))
    else:
        person = do_accept_registration(token, actor=actor, person_id=form.cleaned_data["chosen"])
        messages.success(request, said(_ACCEPTED, person=named(person)))
    return redirect("registrations")
