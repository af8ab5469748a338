"""Registering, without an account: the form, the letter, and the page that confirms."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.contrib import messages
from django.core.exceptions import ValidationError
from django.shortcuts import redirect, render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_safe

from ligamahjong.people.names import fold
from ligamahjong.web.errors import NotFound
from ligamahjong.web.guards.buckets import take
from ligamahjong.web.guards.clients import client_key
from ligamahjong.web.people.fields import said
from ligamahjong.web.people.models import Registration
from ligamahjong.web.people.registration_form import RegistrationForm
from ligamahjong.web.people.services import do_confirm_registration, do_register
from ligamahjong.web.templatetags.words import page_language
from ligamahjong.wording import Text

if TYPE_CHECKING:
    from django.http import HttpRequest, HttpResponse

__all__ = ["confirm", "register", "sent"]

_HOUR, _DAY = 3600, 86400
_FROM_ONE_PLACE = 10
_TO_ONE_ADDRESS = 3

_TOO_MANY = Text(
    "Han llegado muchas inscripciones desde tu conexión. Vuelve a intentarlo dentro de una hora; "
    "lo escrito sigue ahí.",
    "Many registrations came from your connection. Try again in an hour; what you wrote is still "
    "there.",
)
_REPAIRED = Text(
    "El número EMA tenía 7 cifras: le hemos puesto delante el cero que falta, {number}.",
    "The EMA number had 7 digits: we put back the missing zero in front, {number}.",
)
_NONE = Text(
    "No hay ninguna inscripción en esta dirección. Si la pediste hace tiempo, vuelve a "
    "inscribirte.",
    "There is no registration at this address. If you asked for it long ago, register again.",
)


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def register(request: HttpRequest) -> HttpResponse:
    """Ask to be registered."""
    form = RegistrationForm(request.POST or None)
    if request.method == "POST" and form.is_valid():
        if take(f"register:{client_key(request)}", limit=_FROM_ONE_PLACE, seconds=_HOUR):
            _take_in(request, form)
            return redirect("registration-sent")
        form.add_error(None, ValidationError(said(_TOO_MANY)))
    return render(request, "people/register.html", {"form": form})


def _take_in(request: HttpRequest, form: RegistrationForm) -> None:
    """Keep the registration; an address that has had letters enough today gets no other."""
    asked = form.asked()
    to = fold(asked.guardian_email or asked.email)
    if take(f"register-letter:{to}", limit=_TO_ONE_ADDRESS, seconds=_DAY):
        do_register(asked, page_language())
    if form.repaired:
        messages.info(request, said(_REPAIRED, number=asked.ema_number))


@never_cache
@require_safe
def sent(request: HttpRequest) -> HttpResponse:
    """A letter is on its way, whoever it goes to."""
    return render(request, "people/register_sent.html")


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def confirm(request: HttpRequest, token: str) -> HttpResponse:
    """The page behind the link of the letter; only its button confirms."""
    registration = Registration.objects.filter(pk=token).first()
    if registration is None:
        raise NotFound(_NONE)
    if request.method == "POST":
        do_confirm_registration(token)
        return redirect("registration-confirm", token=token)
    return render(request, "people/register_confirm.html", {"registration": registration})
