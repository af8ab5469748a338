"""What happened to a submission so far, from the audit log."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ligamahjong.web.accounts.models import User
from ligamahjong.web.audit.models import AuditEntry
from ligamahjong.web.audit.services import SYSTEM
from ligamahjong.web.review.own import OWN_PARTS
from ligamahjong.wording import Text

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from datetime import datetime

    from ligamahjong.wording import Language

__all__ = ["Event", "past_of", "who"]

_ACTIONS: Mapping[str, Text] = {
    "submit": Text("Enviada", "Sent in"),
    "confirm": Text("Confirmada por correo", "Confirmed by e-mail"),
    "answer": Text("Respuesta de quien la envió", "Answer of the sender"),
    "earlier-answer": Text("Respuesta anterior, que se guarda", "Earlier answer, kept"),
    "withdraw": Text("Retirada por quien la envió", "Withdrawn by the sender"),
    "match": Text("Jugadores identificados", "Players identified"),
    "ask": Text("Pregunta a quien la envió", "Question to the sender"),
    "accept": Text("Aceptada", "Accepted"),
    "accept-edited": Text("Aceptada con cambios", "Accepted with changes"),
    "reject": Text("Rechazada", "Rejected"),
}
_SITE = Text("el sitio", "the site")
_SENDER = Text("sin cuenta", "without an account")


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened.

    Attributes:
        at: when.
        what: in words.
        who: name or address of whoever did it, for staff.
        reason: in the words of whoever did it.
        own: that it was a decision on somebody's own game, and how.
    """

    at: datetime
    what: str
    who: str
    reason: str
    own: tuple[str, ...]


def past_of(token: str, language: Language) -> Iterator[Event]:
    """What happened to a submission, in order."""
    entries = list(AuditEntry.objects.filter(subject_kind="submission", subject=token))
    entries.sort(key=lambda entry: (entry.at, entry.pk))
    actors = {entry.actor for entry in entries}
    users = {user.actor: user for user in User.objects.filter(actor__in=actors)}
    for entry in entries:
        text = _ACTIONS.get(entry.action)
        user = users.get(entry.actor)
        yield Event(
            entry.at,
            text.say(language) if text else entry.action,
            who(user) if user else _nobody(entry.actor, language),
            entry.reason,
            tuple(OWN_PARTS[part].say(language) for part in entry.details.get("own", ())),
        )


def who(user: User) -> str:
    """How staff know an account: by the person it belongs to, else by its address."""
    return user.person.name if user.person else user.email


def _nobody(actor: str, language: Language) -> str:
    return (_SITE if actor == SYSTEM else _SENDER).say(language)
