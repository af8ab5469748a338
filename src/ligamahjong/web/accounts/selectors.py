"""Reading accounts and claims."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from allauth.account.models import EmailAddress
from allauth.mfa.models import Authenticator
from django.db.models import Count, Exists, OuterRef, Q

from ligamahjong.people.names import fold
from ligamahjong.web.accounts.models import Claim, User
from ligamahjong.web.people.models import Person
from ligamahjong.web.people.selectors import shown_name

if TYPE_CHECKING:
    from django.db.models import QuerySet

    from ligamahjong.web.accounts.roles import Role

__all__ = [
    "Evidence",
    "accounts",
    "claimed_name",
    "decided_claims",
    "evidence",
    "last_claim",
    "never_confirmed",
    "open_claims",
]

_DECIDED = 20


@dataclass(frozen=True, slots=True)
class Evidence:
    """What speaks for or against a claim.

    Attributes:
        same_address: the person registered with the address of the account.
        other_address: the person registered with another one.
        taken: another account is joined to the person.
        others: how many other accounts say they are this person.
    """

    same_address: bool
    other_address: bool
    taken: bool
    others: int


def accounts(text: str = "", role: Role | None = None) -> QuerySet[User]:
    """Accounts by role, the highest first, then by address; each knows whether it has a factor.

    Args:
        text: part of an address or of the name of a person.
        role: only these.
    """
    found = (
        User.objects.select_related("person", "club")
        .annotate(
            factor=Exists(
                Authenticator.objects.filter(user=OuterRef("pk"), type=Authenticator.Type.TOTP)
            )
        )
        .order_by("-is_superuser", "-role", "email")
    )
    if role is not None:
        superuser = role == max(type(role))
        found = found.filter(is_superuser=superuser)
        if not superuser:
            found = found.filter(role=role)
    if text.strip():
        found = found.filter(Q(email__icontains=text.strip()) | Q(person__in=_named(text)))
    return found


def never_confirmed() -> QuerySet[User]:
    """Accounts with an address that nobody has shown to be theirs; nobody has ever entered them."""
    confirmed = EmailAddress.objects.filter(verified=True).values("user")
    return User.objects.filter(last_login=None, is_superuser=False).exclude(pk__in=confirmed)


def _named(text: str) -> list[str]:
    words = fold(text).split()
    names = Person.objects.filter(user__isnull=False).values_list("id", "name")
    return [person for person, name in names if all(word in fold(name) for word in words)]


def last_claim(user: User) -> Claim | None:
    """What somebody last said they are, unless they took it back."""
    return (
        user.claims.exclude(state=Claim.State.WITHDRAWN)
        .select_related("person")
        .order_by("-made_at", "-pk")
        .first()
    )


def claimed_name(claim: Claim) -> str:
    """Who somebody says they are, by no other name than the public knows until it is confirmed."""
    return shown_name(claim.person)


def open_claims() -> QuerySet[Claim]:
    """Those that wait, the oldest first."""
    return _claims().filter(state=Claim.State.OPEN).order_by("made_at", "pk")


def decided_claims() -> QuerySet[Claim]:
    """Those decided last."""
    decided = (Claim.State.CONFIRMED, Claim.State.REJECTED)
    return _claims().filter(state__in=decided).order_by("-decided_at", "-pk")[:_DECIDED]


def _claims() -> QuerySet[Claim]:
    return Claim.objects.select_related("user", "person", "person__club")


def evidence(claim: Claim) -> Evidence:
    """What speaks for or against a claim."""
    known = claim.person.email.lower()
    others = Claim.objects.filter(person=claim.person, state=Claim.State.OPEN).exclude(pk=claim.pk)
    return Evidence(
        same_address=bool(known) and known == claim.user.email.lower(),
        other_address=bool(known) and known != claim.user.email.lower(),
        taken=User.objects.filter(person=claim.person).exclude(pk=claim.user_id).exists(),
        others=others.aggregate(n=Count("user", distinct=True))["n"],
    )
