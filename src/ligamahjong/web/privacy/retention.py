"""Forgetting what has been kept long enough: the periods are settings, the rules are here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from allauth.account.models import EmailAddress
from django.conf import settings
from django.contrib.sessions.models import Session
from django.db import connection
from django.db.models import Q
from django.utils import timezone

from ligamahjong.web.accounts.models import Claim, User
from ligamahjong.web.audit.services import SYSTEM, note
from ligamahjong.web.corrections.models import GameReport
from ligamahjong.web.guards.buckets import forget_buckets
from ligamahjong.web.imports.privacy import forget_old
from ligamahjong.web.intake.models import Submission
from ligamahjong.web.ledger.transactions import writing
from ligamahjong.web.mail.models import OutgoingMail
from ligamahjong.web.people.models import Registration
from ligamahjong.web.photographs.models import Photograph
from ligamahjong.web.photographs.services import destroy, forget_orphans
from ligamahjong.web.privacy.erasing import erase_again

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from datetime import datetime

    from django.db.models import QuerySet

__all__ = ["RULES", "retain"]

_State = Submission.State


def retain(now: datetime | None = None) -> dict[str, int]:
    """Forget everything that is due; nothing happens twice, whoever else does the same.

    Args:
        now: the moment up to which things are due; by default this one.

    Returns:
        How much was forgotten, by the rule; rules with nothing to forget are left out. The
        numbers are in the audit log too.
    """
    moment = now or timezone.now()
    done: dict[str, int] = {}
    for name, forget in RULES.items():
        with writing():
            if number := forget(moment):
                done[name] = number
                note(SYSTEM, "retention", "retention", name, number=number)
    if number := forget_orphans():
        done["orphans"] = number
    if number := erase_again():
        done["erasures"] = number
    if done and connection.vendor == "sqlite":
        with connection.cursor() as cursor:
            cursor.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return done


def _before(period: str, now: datetime) -> datetime:
    limit: datetime = settings.RETENTION[period].before(now)
    return limit


def _photographs(now: datetime) -> int:
    """Those of games decided long ago, withdrawn ones included."""
    due = Photograph.objects.filter(
        destroyed_at=None, submission__decided_at__lt=_before("photographs", now)
    )
    photographs = list(due)
    for photograph in photographs:
        destroy(photograph, Photograph.Because.RETENTION)
    return len(photographs)


def _correspondence(now: datetime) -> int:
    """Address and words of who sent a game that was decided long ago."""
    due = Submission.objects.filter(decided_at__lt=_before("photographs", now))
    written = ("sender_email", "remarks", "question", "answer", "reason")
    held = Q()
    for name in written:
        held |= ~Q(**{name: ""})
    return due.filter(held).update(**dict.fromkeys(written, ""))


def _reports(now: datetime) -> int:
    """Address and words of reports answered long ago."""
    due = GameReport.objects.filter(decided_at__lt=_before("photographs", now))
    return due.filter(~Q(email="") | ~Q(text="")).update(email="", text="", answer="", sender=None)


def _drafts(now: datetime) -> int:
    """Games that somebody began to send."""
    return _delete_submissions(
        Submission.objects.filter(state=_State.DRAFT, created_at__lt=_before("drafts", now))
    )


def _unconfirmed_submissions(now: datetime) -> int:
    """Games whose sender never confirmed the address."""
    return _delete_submissions(
        Submission.objects.filter(
            state=_State.UNCONFIRMED, created_at__lt=_before("unconfirmed", now)
        )
    )


def _unconfirmed_registrations(now: datetime) -> int:
    """Registrations whose address was never confirmed."""
    due = Registration.objects.filter(
        state=Registration.State.UNCONFIRMED, made_at__lt=_before("unconfirmed", now)
    )
    return due.delete()[0]


def _unconfirmed_accounts(now: datetime) -> int:
    """Accounts that somebody opened with an address that nobody ever confirmed."""
    confirmed = EmailAddress.objects.filter(verified=True).values("user")
    due = User.objects.filter(
        last_login=None, is_superuser=False, joined_at__lt=_before("unconfirmed", now)
    ).exclude(pk__in=confirmed)
    return due.delete()[1].get(User._meta.label, 0)


def _registrations(now: datetime) -> int:
    """Registrations that were rejected."""
    due = Registration.objects.filter(
        state=Registration.State.REJECTED, decided_at__lt=_before("registrations", now)
    )
    return due.delete()[0]


def _claims(now: datetime) -> int:
    """Claims to be a person that came to nothing."""
    due = Claim.objects.filter(
        state__in=[Claim.State.REJECTED, Claim.State.WITHDRAWN],
        decided_at__lt=_before("registrations", now),
    )
    return due.delete()[0]


def _letters(now: datetime) -> int:
    """Letters that were sent, or that nobody will try to send again."""
    due = OutgoingMail.objects.exclude(state=OutgoingMail.State.WAITING)
    return due.filter(queued_at__lt=_before("letters", now)).delete()[0]


def _files(now: datetime) -> int:
    """Files that nobody decided on, and the reports of those decided long ago."""
    return forget_old(waiting=_before("drafts", now), reports=_before("photographs", now))


def _buckets(now: datetime) -> int:
    return forget_buckets(_before("buckets", now))


def _sessions(now: datetime) -> int:
    """Sessions that have run out."""
    return Session.objects.filter(expire_date__lt=now).delete()[0]


def _delete_submissions(due: QuerySet[Submission]) -> int:
    """Delete submissions with their photographs."""
    for photograph in Photograph.objects.filter(submission__in=due):
        destroy(photograph, Photograph.Because.RETENTION)
    keys = list(due.values_list("pk", flat=True))
    Submission.objects.filter(pk__in=keys).delete()
    return len(keys)


RULES: Mapping[str, Callable[[datetime], int]] = {
    "photographs": _photographs,
    "correspondence": _correspondence,
    "reports": _reports,
    "drafts": _drafts,
    "unconfirmed-submissions": _unconfirmed_submissions,
    "unconfirmed-registrations": _unconfirmed_registrations,
    "unconfirmed-accounts": _unconfirmed_accounts,
    "registrations": _registrations,
    "claims": _claims,
    "letters": _letters,
    "files": _files,
    "buckets": _buckets,
    "sessions": _sessions,
}
"""What is forgotten, by the name under which it is told."""
