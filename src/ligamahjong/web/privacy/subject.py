"""Whose data: the ids, accounts, addresses and names of one human being."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from allauth.account.models import EmailAddress
from django.db.models import Q

from ligamahjong.people.names import fold
from ligamahjong.web.accounts.models import User
from ligamahjong.web.accounts.selectors import never_confirmed
from ligamahjong.web.corrections.models import GameReport
from ligamahjong.web.intake.models import Submission, SubmissionSeat
from ligamahjong.web.people.models import Account, Alias, Person, Registration
from ligamahjong.web.people.selectors import merges
from ligamahjong.web.privacy.mentions import Mentions, is_telling

if TYPE_CHECKING:
    from collections.abc import Iterable

    from django.db.models import QuerySet

__all__ = ["Subject", "subject_of_account", "subject_of_email", "subject_of_person"]


@dataclass(frozen=True, slots=True)
class Subject:
    """Everything by which the rows about somebody are found.

    Attributes:
        people: ids in the ledger: their own first, then those merged into it.
        accounts: keys of their accounts on the site.
        actors: the opaque ids of those accounts.
        emails: addresses that are theirs alone, in small letters.
        names: names and names on platforms that are theirs alone, as written.
        shared: names that somebody else bears too, so that no text can tell whom it means.
    """

    people: tuple[str, ...] = ()
    accounts: tuple[int, ...] = ()
    actors: tuple[str, ...] = ()
    emails: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    shared: tuple[str, ...] = ()

    @property
    def mentions(self) -> Mentions:
        """What in a text surely means them."""
        return Mentions([*filter(is_telling, self.names), *self.emails])

    @property
    def possible_mentions(self) -> Mentions:
        """What in a text may mean them: parts of their names too, and names that others bear."""
        words = [word for name in (*self.names, *self.shared) for word in name.split()]
        return Mentions([*self.names, *self.shared, *self.emails, *_long(words)])

    def with_email(self, field: str) -> Q:
        """Rows whose address in a field is theirs."""
        found = Q(pk__in=[])
        for email in self.emails:
            found |= Q(**{f"{field}__iexact": email})
        return found


def subject_of_person(person_id: str) -> Subject | None:
    """Somebody registered, by any id that stands for them; nothing for an id nobody has."""
    into = merges()
    kept = into.resolve(person_id)
    ids = [kept, *sorted(into.group(kept) - {kept})]
    people = [one for one in ids if Person.objects.filter(pk=one).exists()]
    if not people:
        return None
    return _subject(people, User.objects.filter(person__in=people))


def subject_of_account(user: User) -> Subject:
    """Who has an account, with the person it is confirmed to be."""
    if user.person_id and (subject := subject_of_person(user.person_id)):
        return subject
    return _subject([], User.objects.filter(pk=user.pk))


def subject_of_email(email: str) -> Subject:
    """Whoever writes from an address, with the person and the account it belongs to."""
    email = email.strip().lower()
    known = Q(emailaddress__email__iexact=email, emailaddress__verified=True)
    users = User.objects.filter(Q(email__iexact=email) | known)
    nobodys = never_confirmed().filter(email__iexact=email)
    user = users.exclude(pk__in=nobodys.values("pk")).first()
    if user is not None:
        return subject_of_account(user)
    people = {
        *Person.objects.filter(email__iexact=email).values_list("pk", flat=True),
        *Registration.objects.filter(email__iexact=email)
        .exclude(person=None)
        .values_list("person", flat=True),
    }
    if len(people) == 1 and (subject := subject_of_person(people.pop())):
        return subject
    return _subject([], nobodys, [email])


def _subject(people: list[str], users: Iterable[User], emails: Iterable[str] = ()) -> Subject:
    accounts = {user.pk: user.actor for user in users}
    own_emails = _emails(people, list(accounts)) | set(emails)
    names = _names(people)
    others = _folded_names_of_others(people)
    shared_emails = _emails_of_others(people, list(accounts), own_emails)
    return Subject(
        people=tuple(people),
        accounts=tuple(accounts),
        actors=tuple(accounts.values()),
        emails=tuple(sorted(own_emails - shared_emails)),
        names=tuple(sorted(name for name in names if fold(name) not in others)),
        shared=tuple(sorted(name for name in names if fold(name) in others)),
    )


def _emails(people: list[str], accounts: list[int]) -> set[str]:
    """Addresses that somebody has shown to be theirs, or by which nobody else is known."""
    registered = Registration.objects.filter(person__in=people)
    found = {
        *Person.objects.filter(pk__in=people).values_list("email", flat=True),
        *User.objects.filter(pk__in=accounts).values_list("email", flat=True),
        *_verified().filter(user__in=accounts).values_list("email", flat=True),
        *registered.values_list("email", flat=True),
        *registered.values_list("guardian_email", flat=True),
        *Submission.objects.filter(sender__in=accounts).values_list("sender_email", flat=True),
    }
    return {email.lower() for email in found if email} | _waiting_emails(people, accounts)


def _waiting_emails(people: list[str], accounts: list[int]) -> set[str]:
    """Addresses that an account has yet to confirm, unless somebody else is known by them."""
    waiting = EmailAddress.objects.filter(user__in=accounts, verified=False)
    asked = Registration.objects.exclude(person__in=people)
    known = {
        *asked.values_list("email", flat=True),
        *asked.values_list("guardian_email", flat=True),
        *Submission.objects.exclude(sender__in=accounts).values_list("sender_email", flat=True),
        *GameReport.objects.exclude(sender__in=accounts).values_list("email", flat=True),
    }
    said = {email.lower() for email in waiting.values_list("email", flat=True)}
    return said - {email.lower() for email in known}


def _emails_of_others(people: list[str], accounts: list[int], emails: set[str]) -> set[str]:
    """Those of some addresses that are also the address of somebody else.

    One that an account only says it has is not: anybody can say so.
    """
    users = User.objects.exclude(pk__in=accounts).exclude(pk__in=never_confirmed().values("pk"))
    found = {
        *Person.objects.exclude(pk__in=people).values_list("email", flat=True),
        *_verified().exclude(user__in=accounts).values_list("email", flat=True),
        *users.values_list("email", flat=True),
    }
    return emails & {email.lower() for email in found}


def _verified() -> QuerySet[EmailAddress]:
    found: QuerySet[EmailAddress] = EmailAddress.objects.filter(verified=True)
    return found


def _names(people: list[str]) -> set[str]:
    """What they are called by people who were accepted, not by what anybody typed."""
    rows = Person.objects.filter(pk__in=people)
    registered = Registration.objects.filter(person__in=people)
    accounts = Account.objects.filter(person__in=people)
    seats = SubmissionSeat.objects.filter(person__in=people)
    found = {
        *rows.values_list("name", flat=True),
        *rows.values_list("shown_as", flat=True),
        *rows.values_list("ema_number", flat=True),
        *Alias.objects.filter(person__in=people).values_list("name", flat=True),
        *accounts.values_list("name", flat=True),
        *accounts.values_list("account_id", flat=True),
        *registered.values_list("name", flat=True),
        *registered.values_list("shown_as", flat=True),
        *registered.values_list("guardian_name", flat=True),
        *seats.values_list("typed", flat=True),
    }
    for pairs in registered.values_list("accounts", flat=True):
        found |= {str(name) for _, name, *_ in (pairs or [])}
    return {name for name in found if name.strip()}


def _folded_names_of_others(people: list[str]) -> set[str]:
    others = Person.objects.exclude(pk__in=people)
    found = {
        *others.values_list("name", flat=True),
        *others.values_list("shown_as", flat=True),
        *Alias.objects.exclude(person__in=people).values_list("name", flat=True),
        *Account.objects.exclude(person__in=people).values_list("name", flat=True),
    }
    return {fold(name) for name in found}


_SHORTEST_WORD = 3


def _long(words: Iterable[str]) -> list[str]:
    """Words that are not ``de`` and the like."""
    return [word for word in words if len(word) >= _SHORTEST_WORD]
