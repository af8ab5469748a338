"""Reading submissions, and who may."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.db.models import Q

from ligamahjong.web.accounts.access import role_of
from ligamahjong.web.accounts.models import User
from ligamahjong.web.accounts.roles import Role
from ligamahjong.web.intake.models import Submission
from ligamahjong.web.people.models import Person

if TYPE_CHECKING:
    from django.contrib.auth.models import AnonymousUser
    from django.db.models import QuerySet

    from ligamahjong.web.people.models import Club

__all__ = [
    "UNDECIDED",
    "is_registered",
    "may_see",
    "of_club",
    "sent_by",
    "sent_by_staff",
    "submission",
]

UNDECIDED = frozenset(
    {Submission.State.UNCONFIRMED, Submission.State.PENDING, Submission.State.ASKED}
)
"""States in which the sender can withdraw a game."""

_UNSENT = frozenset({Submission.State.DRAFT, Submission.State.UNCONFIRMED})
"""States in which nobody but the sender has to do with a game."""


def submission(token: str) -> Submission | None:
    """The submission that a secret address names; whoever has the address may follow it."""
    return _all().filter(pk=token).first()


def sent_by(user: User) -> QuerySet[Submission]:
    """What an account has sent or begun, newest first; not what staff are writing for it.

    What came from its address without an account is there too, once that was confirmed.
    """
    drafts_of_staff = Q(state=Submission.State.DRAFT, entered_by__isnull=False)
    by_mail = Q(sender=None, sender_email__iexact=user.email) & ~Q(state__in=_UNSENT)
    return _listed().filter(Q(sender=user) | by_mail).exclude(drafts_of_staff)


def of_club(club: Club) -> QuerySet[Submission]:
    """What reporters and members of a club have sent, newest first; no drafts."""
    senders = Q(sender__club=club) | Q(sender__person__club=club)
    shown = _listed().prefetch_related("seats__person")
    return shown.filter(senders).exclude(state__in=_UNSENT)


def may_see(user: User | AnonymousUser, submission: Submission) -> bool:
    """Whether an account may see a submission whose secret address it does not have.

    Staff see what has been sent, the sender everything, a club reporter what their club has sent.
    """
    if not isinstance(user, User) or not user.is_active:
        return False
    if user.pk in {submission.sender_id, submission.entered_by_id}:
        return True
    if submission.state in _UNSENT:
        return False
    if role_of(user).is_staff:
        return True
    if role_of(user) < Role.REPORTER or user.club is None:
        return False
    return of_club(user.club).filter(pk=submission.pk).exists()


def is_registered(address: str) -> bool:
    """Whether an e-mail address is that of somebody registered; no page ever tells."""
    return Person.objects.filter(email__iexact=address, retired=None).exists()


def sent_by_staff(submission: Submission) -> bool:
    """Whether staff send it, for themselves or for somebody."""
    if submission.entered_by is not None:
        return True
    return submission.sender is not None and role_of(submission.sender).is_staff


def _all() -> QuerySet[Submission]:
    return Submission.objects.select_related("sender__person", "entered_by")


def _listed() -> QuerySet[Submission]:
    return _all().prefetch_related("seats").order_by("-created_at", "token")
