"""Registrations: asked for, confirmed by e-mail, accepted or rejected once."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from django.db import transaction
from django.utils import timezone

from ligamahjong import people
from ligamahjong.people.names import fold
from ligamahjong.web.audit.services import note
from ligamahjong.web.ledger.transactions import locking_early, writing
from ligamahjong.web.mail.services import queue_letter
from ligamahjong.web.people import letters
from ligamahjong.web.people.changes import change_fields, club_named, touch_people
from ligamahjong.web.people.editing import add_accounts, add_aliases, check_ema_number, living
from ligamahjong.web.people.errors import Refused
from ligamahjong.web.people.models import Person, Registration, new_person_id
from ligamahjong.wording import Language, Text

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = [
    "Additions",
    "Asked",
    "accounts_of",
    "additions",
    "do_accept_registration",
    "do_confirm_registration",
    "do_register",
    "do_reject_registration",
    "pending",
]

_UNKNOWN = Text("No hay ninguna inscripción así.", "There is no such registration.")
_DECIDED = Text(
    "Esta inscripción ya se decidió, o todavía no se ha confirmado por correo.",
    "This registration has been decided already, or has not been confirmed by e-mail yet.",
)
_NO_REASON = Text(
    "Falta el motivo: se le dirá a quien se inscribió.",
    "The reason is missing: whoever registered will be told.",
)
_OTHER_EMA = Text(
    "La inscripción dice el número EMA {number}, pero {other} tiene el {theirs}: se esperaba el "
    "mismo.",
    "The registration says EMA number {number}, but {other} has {theirs}: expected the same.",
)


@dataclass(frozen=True, slots=True)
class Asked:
    """What somebody asks to be registered with.

    Attributes:
        name: given names first.
        region: code of the community, or of abroad.
        email: address.
        club: name; empty for none.
        ema_number: eight digits or empty.
        accounts: pairs of platform and name.
        shown_as: alias under which to appear in public, or empty.
        guardian_name: of who agrees for somebody too young to; empty otherwise.
        guardian_email: to which all letters go then.
        consents: editions of the texts agreed to.
    """

    name: str
    region: str
    email: str
    club: str = ""
    ema_number: str = ""
    accounts: tuple[tuple[str, str], ...] = ()
    shown_as: str = ""
    guardian_name: str = ""
    guardian_email: str = ""
    consents: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Additions:
    """What a registration would add to somebody known.

    Attributes:
        fields: values by the name of the field, where there was none.
        aliases: names they are not known by yet.
        accounts: that are not known yet.
    """

    fields: Mapping[str, object]
    aliases: tuple[str, ...]
    accounts: tuple[people.Account, ...]


def do_register(asked: Asked, language: Language) -> str:
    """Take a registration in, and send the letter that confirms it.

    Nothing tells whether anybody of that name or address is registered already.

    Returns:
        Its token.
    """
    with locking_early(), transaction.atomic():
        registration = Registration.objects.create(
            name=asked.name,
            region=asked.region,
            email=asked.email,
            club=asked.club,
            ema_number=asked.ema_number,
            accounts=[list(pair) for pair in asked.accounts],
            shown_as=asked.shown_as,
            guardian_name=asked.guardian_name,
            guardian_email=asked.guardian_email,
            consents=dict(asked.consents),
            language=language.value,
        )
        queue_letter(_reader(registration), letters.to_confirm(registration, language), language)
    return registration.token


def do_confirm_registration(token: str) -> bool:
    """Somebody has had the letter; from now on the manager sees the registration.

    Returns:
        Whether that is news.

    Raises:
        Refused: there is no such registration.
    """
    with writing():
        registration = Registration.objects.filter(pk=token).first()
        if registration is None:
            raise Refused("unknown", _UNKNOWN)
        if registration.state != Registration.State.UNCONFIRMED:
            return False
        registration.state = Registration.State.PENDING
        registration.confirmed_at = timezone.now()
        registration.save()
    return True


def do_accept_registration(token: str, *, actor: str, person_id: str = "") -> str:
    """Register whoever asked, as a new person or as one who is known.

    Args:
        token: of the registration.
        actor: opaque id of who says it.
        person_id: of the one who is known, who gets what they had not; empty for a new person.

    Returns:
        The id of the person.

    Raises:
        Refused: it has been decided already, or the person cannot be changed, or the EMA number
            is not theirs.
    """
    with writing():
        registration = pending(token)
        person = _added(registration, person_id, actor) if person_id else _new(registration, actor)
        _decide(registration, Registration.State.ACCEPTED, person=person)
        touch_people()
        note(
            actor,
            "register-accept",
            "registration",
            token,
            person=person.id,
            new=int(not person_id),
        )
        language = Language(registration.language)
        queue_letter(_reader(registration), letters.accepted(person, language), language)
    return person.id


def do_reject_registration(token: str, *, actor: str, reason: str) -> None:
    """Register nobody, and say why.

    Raises:
        Refused: it has been decided already, or there is no reason.
    """
    if not reason.strip():
        raise Refused("no-reason", _NO_REASON)
    with writing():
        registration = pending(token)
        _decide(registration, Registration.State.REJECTED, reason=reason.strip())
        note(actor, "register-reject", "registration", token, reason=reason.strip())
        language = Language(registration.language)
        queue_letter(_reader(registration), letters.rejected(reason.strip(), language), language)


def pending(token: str) -> Registration:
    """A registration that waits for a decision, read under the lock that guards deciding.

    Raises:
        Refused: there is none, or it does not wait.
    """
    registration = Registration.objects.filter(pk=token).first()
    if registration is None:
        raise Refused("unknown", _UNKNOWN)
    if registration.state != Registration.State.PENDING:
        raise Refused("decided", _DECIDED)
    return registration


def accounts_of(registration: Registration) -> tuple[people.Account, ...]:
    """The accounts somebody registers with."""
    return tuple(people.Account(platform, name) for platform, name in registration.accounts)


def additions(registration: Registration, person: Person) -> Additions:
    """What a registration would add to somebody known; what they have stays.

    Raises:
        Refused: they have another EMA number.
    """
    theirs = person.ema_number
    if registration.ema_number and theirs and theirs != registration.ema_number:
        raise Refused(
            "other-ema",
            _OTHER_EMA,
            number=registration.ema_number,
            other=f"{person.name} ({person.id})",
            theirs=theirs,
        )
    new = {
        name: getattr(registration, name)
        for name in ("ema_number", "email", "shown_as", "region")
        if getattr(registration, name) and not getattr(person, name)
    }
    if registration.club and person.club is None:
        new["club"] = registration.club
    called = {fold(person.name), *(fold(alias.name) for alias in person.aliases.all())}
    known = {(row.platform, fold(row.name)) for row in person.accounts.all()}
    return Additions(
        new,
        () if fold(registration.name) in called else (registration.name,),
        tuple(
            one for one in accounts_of(registration) if (one.platform, fold(one.name)) not in known
        ),
    )


def _new(registration: Registration, actor: str) -> Person:
    check_ema_number(registration.ema_number)
    person = Person.objects.create(
        id=new_person_id(),
        name=registration.name,
        region=registration.region,
        club=club_named(registration.club),
        ema_number=registration.ema_number,
        email=registration.email,
        shown_as=registration.shown_as,
    )
    add_accounts(person, accounts_of(registration), actor)
    return person


def _added(registration: Registration, person_id: str, actor: str) -> Person:
    person = living(person_id)
    new = additions(registration, person)
    check_ema_number(registration.ema_number, person_id)
    fields = dict(new.fields)
    if "club" in fields:
        fields["club"] = club_named(str(fields["club"]))
    change_fields(person, actor, fields)
    add_aliases(person, new.aliases, actor)
    add_accounts(person, new.accounts, actor)
    return person


def _reader(registration: Registration) -> str:
    """The address that agreed, to which the letters go."""
    return registration.guardian_email or registration.email


def _decide(
    registration: Registration,
    state: Registration.State,
    *,
    person: Person | None = None,
    reason: str = "",
) -> None:
    registration.state = state
    registration.decided_at = timezone.now()
    registration.person = person
    registration.reason = reason
    registration.save()
