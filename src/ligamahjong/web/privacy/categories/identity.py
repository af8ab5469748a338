"""Who somebody is in the league."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.db.models import Q

from ligamahjong.web.people.models import Account, Alias, Membership, Person, PersonChange
from ligamahjong.web.privacy.category import Category, Held, remove_mentions
from ligamahjong.web.privacy.erasures import numbers_for
from ligamahjong.wording import Text

if TYPE_CHECKING:
    from ligamahjong.web.privacy.subject import Subject

__all__ = ["IDENTITY"]

_LINK = "joins the row to the person"
_STAFF = "who of the staff did it"


def _of_person(subject: Subject) -> Q:
    return Q(person__in=subject.people)


def _erase(subject: Subject) -> None:
    """Leave the opaque id and «Jugador retirado» with a number."""
    for model in (Account, Alias, Membership, PersonChange):
        model._default_manager.filter(_of_person(subject)).delete()
    remove_mentions(PersonChange, ("before", "after"), subject.mentions)
    for person, number in numbers_for(subject.people).items():
        Person.objects.filter(pk=person).update(
            name=f"Jugador retirado {number}",
            region="",
            club=None,
            ema_number="",
            hidden=False,
            shown_as="",
            email="",
            retired=number,
        )


IDENTITY = Category(
    key="identity",
    name=Text("Quién eres en la liga", "Who you are in the league"),
    purpose=Text(
        "Saber de quién es cada partida y publicar los rankings: nombre o alias, club, comunidad "
        "y resultados son públicos; el número EMA, las cuentas y el correo, no.",
        "To know whose each game is and to publish the rankings: name or alias, club, community "
        "and results are public; EMA number, accounts and e-mail address are not.",
    ),
    basis=Text(
        "Tu inscripción: el acuerdo de participar en la liga (art. 6.1.b RGPD).",
        "Your registration: the agreement to take part in the league (GDPR art. 6(1)(b)).",
    ),
    kept=Text(
        "Mientras estés en la liga; se borra cuando lo pides.",
        "As long as you are in the league; erased when you ask for it.",
    ),
    held=(
        Held(
            "people.Person",
            Text("Persona", "Person"),
            lambda subject: Q(pk__in=subject.people),
            {
                "id": Text("Identificador en el registro", "Id in the ledger"),
                "name": Text("Nombre", "Name"),
                "region": Text("Comunidad", "Community"),
                "club__name": Text("Club", "Club"),
                "ema_number": Text("Número EMA", "EMA number"),
                "hidden": Text("Sin nombre en público", "Without a name in public"),
                "shown_as": Text("Alias en público", "Alias in public"),
                "email": Text("Correo", "E-mail address"),
                "retired": Text("Número de jugador retirado", "Number as a retired player"),
            },
            {"club": _LINK},
        ),
        Held(
            "people.Alias",
            Text("Otros nombres", "Other names"),
            _of_person,
            {"name": Text("Nombre", "Name")},
            {"person": _LINK},
        ),
        Held(
            "people.Account",
            Text("Cuentas en plataformas", "Accounts on platforms"),
            _of_person,
            {
                "platform": Text("Plataforma", "Platform"),
                "name": Text("Nombre de usuario", "User name"),
                "account_id": Text("Identificador", "Id"),
            },
            {"person": _LINK},
        ),
        Held(
            "people.Membership",
            Text("Clubes y comunidades, con fechas", "Clubs and communities, with dates"),
            _of_person,
            {
                "club__name": Text("Club", "Club"),
                "region": Text("Comunidad", "Community"),
                "since": Text("Desde", "From"),
                "until": Text("Hasta", "Until"),
            },
            {"person": _LINK, "club": _LINK},
        ),
        Held(
            "people.PersonChange",
            Text("Cambios en tus datos", "Changes to your data"),
            _of_person,
            {
                "at": Text("Cuándo", "When"),
                "field": Text("Dato", "Which"),
                "before": Text("Antes", "Before"),
                "after": Text("Después", "After"),
            },
            {"person": _LINK, "actor": _STAFF},
        ),
    ),
    erase=_erase,
)
