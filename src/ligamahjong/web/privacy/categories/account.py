"""An account on the site, and what it claims to be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from allauth.account.models import EmailAddress
from django.contrib.admin.models import LogEntry
from django.contrib.sessions.models import Session
from django.db.models import Q

from ligamahjong.web.accounts.models import Claim, User
from ligamahjong.web.accounts.selectors import never_confirmed
from ligamahjong.web.privacy.category import Category, Held, remove_mentions
from ligamahjong.wording import Text

if TYPE_CHECKING:
    from ligamahjong.web.privacy.subject import Subject

__all__ = ["ACCOUNT", "CLAIMS"]

_LINK = "joins the row to the account"
_SECRET = "a secret with which one signs in"  # noqa: S105 - a sentence


def _of_account(subject: Subject) -> Q:
    return Q(user__in=subject.accounts)


def _sessions(subject: Subject) -> Q:
    keys = {str(key) for key in subject.accounts}
    if not keys:
        return Q(pk__in=[])
    rows = Session.objects.iterator(chunk_size=500)
    return Q(pk__in=[row.pk for row in rows if row.get_decoded().get("_auth_user_id") in keys])


def _erase(subject: Subject) -> None:
    """Close the account: its addresses, second factor and claims go with it, and its sessions.

    So does the address where somebody else only says that it is theirs.
    """
    Session.objects.filter(_sessions(subject)).delete()
    mentions = subject.mentions
    naming = [
        row.pk
        for row in Session.objects.iterator(chunk_size=500)
        if mentions.without_in(row.get_decoded()) != row.get_decoded()
    ]
    Session.objects.filter(pk__in=naming).delete()
    LogEntry.objects.filter(_of_account(subject)).delete()
    remove_mentions(LogEntry, ("object_repr", "change_message"), mentions)
    User.objects.filter(pk__in=subject.accounts).delete()
    never_confirmed().filter(subject.with_email("email")).delete()
    EmailAddress.objects.filter(subject.with_email("email"), verified=False).delete()


ACCOUNT = Category(
    key="account",
    name=Text("Cuenta en esta página", "Account on this site"),
    purpose=Text(
        "Que puedas entrar, enviar y seguir tus partidas, y que nadie entre por ti.",
        "That you can sign in, send games and follow them, and that nobody signs in as you.",
    ),
    basis=Text(
        "Lo que hace falta para darte la cuenta que pides (art. 6.1.b RGPD); del personal de la "
        "liga, también el interés legítimo en saber quién hizo qué (art. 6.1.f).",
        "What it takes to give you the account you ask for (GDPR art. 6(1)(b)); for the staff of "
        "the league also the legitimate interest in knowing who did what (art. 6(1)(f)).",
    ),
    kept=Text(
        "Hasta que la cierres o pidas que se borre; una sesión, {session}.",
        "Until you close it or ask for it to be erased; a session, {session}.",
    ),
    held=(
        Held(
            "accounts.User",
            Text("Cuenta", "Account"),
            lambda subject: Q(pk__in=subject.accounts),
            {
                "actor": Text("Identificador en el registro", "Id in the ledger"),
                "email": Text("Correo", "E-mail address"),
                "role": Text("Papel", "Role"),
                "is_superuser": Text("Administra el sitio", "Runs the site"),
                "club__name": Text("Club por el que envía", "Club for which it sends"),
                "person": Text("Persona confirmada", "Confirmed person"),
                "language": Text("Idioma", "Language"),
                "is_active": Text("Se puede entrar", "Can be entered"),
                "joined_at": Text("Desde", "Since"),
                "last_login": Text("Última entrada", "Last signed in"),
            },
            {
                "password": _SECRET,
                "club": _LINK,
                "sessions": "a counter that ends sessions",
            },
        ),
        Held(
            "account.EmailAddress",
            Text("Direcciones de la cuenta", "Addresses of the account"),
            _of_account,
            {
                "email": Text("Correo", "E-mail address"),
                "verified": Text("Confirmada", "Confirmed"),
                "primary": Text("Principal", "Main one"),
            },
            {"user": _LINK},
        ),
        Held(
            "account.EmailConfirmation",
            Text("Confirmaciones de direcciones", "Confirmations of addresses"),
            lambda subject: Q(email_address__user__in=subject.accounts),
            {
                "created": Text("Pedida", "Asked for"),
                "sent": Text("Enviada", "Sent"),
            },
            {"email_address": _LINK, "key": _SECRET},
        ),
        Held(
            "mfa.Authenticator",
            Text("Segundo factor", "Second factor"),
            _of_account,
            {
                "type": Text("Clase", "Kind"),
                "created_at": Text("Desde", "Since"),
                "last_used_at": Text("Último uso", "Last used"),
            },
            {"user": _LINK, "data": _SECRET},
        ),
        Held(
            "sessions.Session",
            Text("Sesiones abiertas", "Open sessions"),
            _sessions,
            {"expire_date": Text("Hasta", "Until")},
            {"session_key": _SECRET, "session_data": _SECRET},
        ),
        Held(
            "admin.LogEntry",
            Text("Cambios hechos en las tablas", "Changes made to the tables"),
            _of_account,
            {
                "action_time": Text("Cuándo", "When"),
                "action_flag": Text("Clase (número)", "Kind (number)"),
            },
            {
                "user": _LINK,
                "object_id": "about somebody or something else",
                "object_repr": "about somebody or something else",
                "change_message": "about somebody or something else",
            },
        ),
        Held(
            "accounts.User_groups",
            Text("Grupos de Django", "Groups of Django"),
            _of_account,
            {"group__name": Text("Grupo", "Group")},
            {"user": _LINK, "group": _LINK},
        ),
        Held(
            "accounts.User_user_permissions",
            Text("Permisos de Django", "Permissions of Django"),
            _of_account,
            {"permission__codename": Text("Permiso", "Permission")},
            {"user": _LINK, "permission": _LINK},
        ),
    ),
    erase=_erase,
)


def _of_claim(subject: Subject) -> Q:
    return Q(user__in=subject.accounts) | Q(person__in=subject.people)


def _erase_claims(subject: Subject) -> None:
    Claim.objects.filter(_of_claim(subject)).delete()
    remove_mentions(Claim, ("remark", "reason"), subject.mentions)


CLAIMS = Category(
    key="claims",
    name=Text("Reclamaciones de ser una persona", "Claims to be a person"),
    purpose=Text(
        "Unir tu cuenta con tu persona en la liga sin que nadie se haga pasar por ti.",
        "To join your account and your person in the league so that nobody passes for you.",
    ),
    basis=Text(
        "Interés legítimo en que nadie suplante a otro (art. 6.1.f RGPD).",
        "Legitimate interest in nobody passing for another (GDPR art. 6(1)(f)).",
    ),
    kept=Text(
        "Rechazada o retirada, {registrations}; confirmada, mientras exista la cuenta.",
        "Rejected or withdrawn, {registrations}; confirmed, as long as the account exists.",
    ),
    periods=("registrations",),
    held=(
        Held(
            "accounts.Claim",
            Text("Reclamación", "Claim"),
            lambda subject: Q(user__in=subject.accounts),
            {
                "person": Text("Persona", "Person"),
                "state": Text("Estado", "State"),
                "remark": Text("Observación", "Remark"),
                "reason": Text("Respuesta", "Answer"),
                "made_at": Text("Hecha", "Made"),
                "decided_at": Text("Decidida", "Decided"),
            },
            {"user": _LINK},
        ),
    ),
    erase=_erase_claims,
)
