"""Reading the audit log."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from typing import TYPE_CHECKING

from django.apps import apps
from django.contrib.auth import get_user_model
from django.db.models import Q
from django.urls import NoReverseMatch, reverse

from ligamahjong.web.audit.details import in_words
from ligamahjong.web.audit.models import AuditEntry
from ligamahjong.web.audit.services import SYSTEM
from ligamahjong.web.audit.wording import ACTIONS, PAGES
from ligamahjong.web.templatetags.words import page_language
from ligamahjong.wording import Text

if TYPE_CHECKING:
    from collections.abc import Container, Iterable
    from datetime import datetime

    from django.db.models import QuerySet

__all__ = ["Told", "entries", "told"]

_SYSTEM = Text("El sistema", "The system")
_GONE = Text("Una cuenta borrada", "A deleted account")
_MAY_GO = {
    "registration": "people.Registration",
    "report": "corrections.GameReport",
    "submission": "intake.Submission",
}
"""What decisions are about that may be erased, besides accounts, by the kind of subject."""


@dataclass(frozen=True, slots=True)
class Told:
    """An entry as a manager reads it.

    Attributes:
        at: when.
        who: address of the account that acted.
        actor: its opaque id.
        did: what, as the rest of the sentence.
        subject: to what: its id, or the address of an account.
        address: of the page about it; empty where there is none, or none any more.
        reason: why.
        details: names and values, in words.
    """

    at: datetime
    who: str
    actor: str
    did: str
    subject: str
    address: str
    reason: str
    details: tuple[tuple[str, str], ...]


def entries(*, subject: str = "", actor: str = "", action: str = "") -> QuerySet[AuditEntry]:
    """Entries, the latest first.

    Args:
        subject: id of what they are about.
        actor: opaque id or address of an account, or ``system``.
        action: what was done.
    """
    found = AuditEntry.objects.order_by("-at", "-pk")
    if subject:
        found = found.filter(subject=subject)
    if actor:
        known = get_user_model().objects.filter(email__iexact=actor).values("actor")
        found = found.filter(Q(actor=actor) | Q(actor__in=known))
    if action:
        found = found.filter(action=action)
    return found


def told(found: Iterable[AuditEntry]) -> list[Told]:
    """Entries in words."""
    rows = list(found)
    accounts = {row.actor for row in rows} | {row.subject for row in rows}
    users = get_user_model().objects.filter(actor__in=accounts)
    names = dict(users.values_list("actor", "email"))
    gone = _gone(rows, names)
    return [_told(row, names, there=row.subject not in gone) for row in rows]


def _gone(rows: Iterable[AuditEntry], accounts: Container[str]) -> set[str]:
    """What decisions are about that has been erased since."""
    about: defaultdict[str, set[str]] = defaultdict(set)
    for row in rows:
        about[row.subject_kind].add(row.subject)
    gone = {subject for subject in about["account"] if subject not in accounts}
    for kind in _MAY_GO.keys() & about.keys():
        kept = apps.get_model(_MAY_GO[kind])._default_manager.filter(pk__in=about[kind])
        gone |= about[kind] - {str(key) for key in kept.values_list("pk", flat=True)}
    return gone


def _told(row: AuditEntry, names: dict[str, str], *, there: bool) -> Told:
    language = page_language()
    done = ACTIONS.get(row.action)
    who = _SYSTEM if row.actor == SYSTEM else _GONE
    return Told(
        at=row.at,
        who=names.get(row.actor) or who.say(language),
        actor=row.actor,
        did=done.say(language) if done else f"{row.action} ({row.subject_kind})",
        subject=names.get(row.subject, row.subject),
        address=_address(PAGES.get(row.subject_kind, ""), row.subject) if there else "",
        reason=row.reason,
        details=tuple(in_words(row.details, language)),
    )


def _address(page: str, subject: str) -> str:
    """Of the page about something; empty where its id fits into none."""
    try:
        return reverse(page, args=[subject]) if page else ""
    except NoReverseMatch:
        return ""
