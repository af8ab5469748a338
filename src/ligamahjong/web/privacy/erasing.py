"""Erasing somebody: the id and the games stay, everything that leads to them goes.

In order: the erasure is written on the list outside the database; in one transaction every
category is erased and the decision noted; then photographs go, and what the site had prepared or
kept of the old pages; last, the database is written anew, so that no free page of its file holds
what was deleted. What is interrupted after the first step is carried out by :func:`erase_again`.
"""

from __future__ import annotations

from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from django.conf import settings
from django.db import DatabaseError, connection

from ligamahjong.web.accounts.models import User
from ligamahjong.web.accounts.roles import Role
from ligamahjong.web.audit.services import SYSTEM, note
from ligamahjong.web.caching import kept_pages
from ligamahjong.web.corrections.models import GameReport
from ligamahjong.web.intake.models import Submission
from ligamahjong.web.ledger.models import FreeText
from ligamahjong.web.ledger.transactions import writing
from ligamahjong.web.people.changes import touch_people
from ligamahjong.web.people.models import Person, Registration
from ligamahjong.web.privacy import erasures
from ligamahjong.web.privacy.errors import ErasureRefused
from ligamahjong.web.privacy.registry import erase_everything
from ligamahjong.web.privacy.subject import subject_of_email, subject_of_person

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ligamahjong.web.privacy.subject import Subject

__all__ = ["erase_address", "erase_again", "erase_person", "forget_copies", "forget_prepared"]


def erase_person(
    person_id: str, *, actor: str, reason: str = "", texts: Iterable[str] = ()
) -> tuple[str, ...]:
    """Erase somebody registered, with their account and whatever else is theirs.

    Args:
        person_id: any id that stands for them.
        actor: opaque id of who decides: themselves, a manager, or the system.
        reason: why, if somebody says so; names in it are left out.
        texts: digests of texts of the ledger to be erased besides those that surely name them.

    Returns:
        The ids that now belong to nobody.

    Raises:
        ErasureRefused: nobody has that id, they were erased already, the account is the only one
            that runs the site, or it is not for the actor to close.
    """
    with writing():
        subject = subject_of_person(person_id)
        if subject is None:
            raise ErasureRefused("unknown", person=person_id)
        if not Person.objects.filter(pk__in=subject.people, retired=None).exists():
            raise ErasureRefused("erased", person=person_id)
        _check_higher(subject, actor)
        _check_superusers(subject)
        erasures.list_people(subject.people)
        _erase(subject, actor, reason, texts)
    forget_copies()
    return subject.people


def erase_address(email: str, *, actor: str, reason: str = "") -> tuple[str, ...]:
    """Erase whoever writes from an address, with the person it belongs to, if it does.

    Args:
        email: an address of an account, a registration or a sender.
        actor: opaque id of who decides.
        reason: why.

    Returns:
        The ids that now belong to nobody.

    Raises:
        ErasureRefused: nothing is held about that address, or the account is the only one that
            runs the site.
    """
    with writing():
        subject = subject_of_email(email)
        if not _holds_anything(subject):
            raise ErasureRefused("unknown", person=email)
        _check_superusers(subject)
        erasures.list_people(subject.people)
        for address in subject.emails:
            erasures.list_address(address)
        _erase(subject, actor, reason, ())
    forget_copies()
    return subject.people


def erase_again() -> int:
    """Carry out the erasures on the list that the database does not know of.

    After a restore those since the backup; otherwise one that was interrupted. Whoever has come
    back since with the same address is not touched: only what is older than the erasure counts.

    Returns:
        How many there were.
    """
    done = 0
    listed = erasures.read()
    people = {one.person for one in listed if one.person}
    for person in Person.objects.filter(pk__in=people, retired=None).values_list("pk", flat=True):
        with suppress(ErasureRefused):  # a row merged into one erased in this round
            erase_person(person, actor=SYSTEM)
            done += 1
    until = {one.email: datetime.fromisoformat(one.at) for one in listed if one.email}
    for email, since in _addresses().items() if until else ():
        if (at := until.get(erasures.digest_of(email))) and since < at:
            with suppress(ErasureRefused):
                erase_address(email, actor=SYSTEM)
                done += 1
    return done


def forget_copies() -> None:
    """Remove what was made of the data before: kept pages, exports, free pages of the database."""
    forget_prepared()
    if connection.vendor == "sqlite" and not connection.in_atomic_block:
        with suppress(DatabaseError), connection.cursor() as cursor:
            # Another writer may be at work; what is deleted is overwritten in any case.
            cursor.execute("VACUUM")
            cursor.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def forget_prepared() -> None:
    """Remove the pages that this process keeps, and the exports; they are made anew when asked."""
    kept_pages.clear()
    for archive in (Path(settings.DATA) / "exports").glob("*"):
        archive.unlink(missing_ok=True)


def _erase(subject: Subject, actor: str, reason: str, texts: Iterable[str]) -> None:
    FreeText.objects.filter(pk__in=list(texts)).delete()
    erase_everything(subject)
    said = subject.possible_mentions.without(reason)
    kind, about = ("person", subject.people[0]) if subject.people else ("account", "")
    if subject.actors and not subject.people:
        about = subject.actors[0]
    note(actor, "erase", kind, about, reason=said)
    touch_people()


def _check_superusers(subject: Subject) -> None:
    running = User.objects.filter(is_superuser=True, is_active=True)
    mine = running.filter(pk__in=subject.accounts)
    if mine.exists() and not running.exclude(pk__in=subject.accounts).exists():
        raise ErasureRefused("last-superuser")


def _check_higher(subject: Subject, actor: str) -> None:
    """Managers close the accounts of those below them, as with everything else about accounts."""
    if actor == SYSTEM or actor in subject.actors:
        return
    theirs = User.objects.filter(pk__in=subject.accounts)
    by = User.objects.filter(actor=actor, is_superuser=True, is_active=True)
    if any(user.held_role >= Role.MANAGER for user in theirs) and not by.exists():
        raise ErasureRefused("higher")


def _holds_anything(subject: Subject) -> bool:
    if subject.people or subject.accounts:
        return True
    rows = (
        Registration.objects.filter(subject.with_email("email")),
        Registration.objects.filter(subject.with_email("guardian_email")),
        Submission.objects.filter(subject.with_email("sender_email")),
        GameReport.objects.filter(subject.with_email("email")),
    )
    return any(one.exists() for one in rows)


def _addresses() -> dict[str, datetime]:
    """Every address by which somebody without an id in the ledger is known, and since when."""
    rows = [
        *User.objects.values_list("email", "joined_at"),
        *Registration.objects.values_list("email", "made_at"),
        *Registration.objects.exclude(guardian_email="").values_list("guardian_email", "made_at"),
        *Submission.objects.exclude(sender_email="").values_list("sender_email", "created_at"),
        *GameReport.objects.exclude(email="").values_list("email", "made_at"),
    ]
    found: dict[str, datetime] = {}
    for email, at in rows:
        key = email.lower()
        found[key] = min(at, found.get(key, at))
    return found
