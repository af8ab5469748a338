"""What somebody asked to be registered with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.db.models import Q

from ligamahjong.web.people.models import Registration
from ligamahjong.web.privacy.category import Category, Held, remove_mentions
from ligamahjong.wording import Text

if TYPE_CHECKING:
    from ligamahjong.web.privacy.subject import Subject

__all__ = ["REGISTRATION"]


def _of(subject: Subject) -> Q:
    return Q(person__in=subject.people) | subject.with_email("email")


def _erase(subject: Subject) -> None:
    Registration.objects.filter(_of(subject)).delete()
    Registration.objects.filter(subject.with_email("guardian_email")).update(
        guardian_name="", guardian_email=""
    )
    remove_mentions(Registration, ("reason",), subject.mentions)


REGISTRATION = Category(
    key="registration",
    name=Text("Inscripción", "Registration"),
    purpose=Text(
        "Decidir sobre tu inscripción y poder demostrar qué aceptaste y cuándo. Si eres menor, "
        "también el nombre y el correo de quien consintió por ti.",
        "To decide on your registration and to be able to show what you agreed to and when. For "
        "minors also the name and address of who agreed for them.",
    ),
    basis=Text(
        "Tu consentimiento y lo que hace falta para atender tu solicitud (art. 6.1.a y b RGPD).",
        "Your consent, and what it takes to answer your request (GDPR art. 6(1)(a) and (b)).",
    ),
    kept=Text(
        "Sin confirmar, {unconfirmed}; rechazada, {registrations}; aceptada, mientras estés en "
        "la liga.",
        "Unconfirmed, {unconfirmed}; rejected, {registrations}; accepted, as long as you are in "
        "the league.",
    ),
    periods=("unconfirmed", "registrations"),
    held=(
        Held(
            "people.Registration",
            Text("Inscripción", "Registration"),
            _of,
            {
                "state": Text("Estado", "State"),
                "name": Text("Nombre", "Name"),
                "region": Text("Comunidad", "Community"),
                "club": Text("Club", "Club"),
                "ema_number": Text("Número EMA", "EMA number"),
                "accounts": Text("Cuentas en plataformas", "Accounts on platforms"),
                "email": Text("Correo", "E-mail address"),
                "shown_as": Text("Alias en público", "Alias in public"),
                "guardian_name": Text("Quien consintió por ti", "Who agreed for you"),
                "guardian_email": Text("Su correo", "Their address"),
                "consents": Text("Qué aceptaste", "What you agreed to"),
                "language": Text("Idioma", "Language"),
                "made_at": Text("Enviada", "Sent"),
                "confirmed_at": Text("Confirmada", "Confirmed"),
                "decided_at": Text("Decidida", "Decided"),
                "reason": Text("Motivo", "Reason"),
            },
            {
                "person": "joins the registration to the person",
                "token": "opens the page of the registration to whoever knows it",
            },
        ),
    ),
    erase=_erase,
)
