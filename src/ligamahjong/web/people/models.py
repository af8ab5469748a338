"""People as the site keeps them; names live here and nowhere in the ledger."""

from __future__ import annotations

import secrets

from django.db import models
from django.utils import timezone

from ligamahjong.people import ABROAD, REGIONS

__all__ = [
    "Account",
    "Alias",
    "Club",
    "Membership",
    "Person",
    "PersonChange",
    "Registration",
    "Revision",
    "new_person_id",
    "new_token",
]

_REGIONS = [(code, region.es) for code, region in REGIONS.items()] + [(ABROAD, "En el extranjero")]


def new_token() -> str:
    """A part of an address that nobody guesses."""
    return secrets.token_urlsafe(16)


def new_person_id() -> str:
    """An opaque id by which the ledger knows a person."""
    return f"p{secrets.token_hex(5)}"


class Club(models.Model):
    """A club, by its place in an address and its name."""

    slug = models.SlugField(primary_key=True, max_length=80)
    name = models.CharField(max_length=120, unique=True)

    def __str__(self) -> str:
        return self.name


class Person(models.Model):
    """Somebody registered in the league; ``id`` is what the ledger knows of them.

    ``shown_as`` is the alias under which they appear in public, if they want one; ``hidden`` keeps
    any name from the public. Who has been erased is «Jugador retirado» and the number ``retired``.
    ``region`` and ``club`` are those of today, :class:`Membership` those of any day.
    """

    id = models.CharField(primary_key=True, max_length=100)
    name = models.CharField(max_length=200)
    region = models.CharField(max_length=2, blank=True, choices=_REGIONS)
    club = models.ForeignKey(
        Club, null=True, blank=True, on_delete=models.SET_NULL, related_name="members"
    )
    ema_number = models.CharField(max_length=8, blank=True)
    hidden = models.BooleanField(default=False)
    shown_as = models.CharField(max_length=200, blank=True)
    email = models.EmailField(blank=True)
    retired = models.PositiveIntegerField(null=True, blank=True, unique=True)

    def __str__(self) -> str:
        return self.name


class Alias(models.Model):
    """Another name a person has played under."""

    person = models.ForeignKey(Person, on_delete=models.CASCADE, related_name="aliases")
    name = models.CharField(max_length=200)

    class Meta:
        constraints = (models.UniqueConstraint("person", "name", name="alias_once"),)

    def __str__(self) -> str:
        return self.name


class Account(models.Model):
    """A person's account on an online platform."""

    person = models.ForeignKey(Person, on_delete=models.CASCADE, related_name="accounts")
    platform = models.CharField(max_length=40)
    name = models.CharField(max_length=100)
    account_id = models.CharField(max_length=100, blank=True)

    class Meta:
        constraints = (models.UniqueConstraint("person", "platform", "name", name="account_once"),)

    def __str__(self) -> str:
        return f"{self.platform}:{self.name}"


class Membership(models.Model):
    """The club and community somebody had from one day to another, both included.

    An open ``since`` is the beginning, an open ``until`` goes on. Who has rows has one for each
    day, so that one begins where the other ends; who has none always had those of today.
    """

    person = models.ForeignKey(Person, on_delete=models.CASCADE, related_name="memberships")
    club = models.ForeignKey(Club, null=True, blank=True, on_delete=models.CASCADE)
    region = models.CharField(max_length=2, blank=True, choices=_REGIONS)
    since = models.DateField(null=True, blank=True)
    until = models.DateField(null=True, blank=True)

    class Meta:
        constraints = (
            models.UniqueConstraint("person", "since", name="membership_since_once"),
            models.CheckConstraint(
                condition=models.Q(until__gte=models.F("since")), name="membership_in_order"
            ),
        )
        ordering = ("person", models.F("since").asc(nulls_first=True))

    def __str__(self) -> str:
        return f"{self.person_id} {self.since}…{self.until}"


class Registration(models.Model):
    """Somebody who asks to be registered, until a manager has decided.

    ``accounts`` holds pairs of platform and name; ``consents`` the versions of the texts agreed to.
    For who is too young to agree a guardian does, whose name and address are here then.
    """

    class State(models.TextChoices):
        """Where it is."""

        UNCONFIRMED = "unconfirmed"
        PENDING = "pending"
        ACCEPTED = "accepted"
        REJECTED = "rejected"

    token = models.CharField(primary_key=True, max_length=32, default=new_token, editable=False)
    state = models.CharField(max_length=12, choices=State.choices, default=State.UNCONFIRMED)
    name = models.CharField(max_length=200)
    region = models.CharField(max_length=2, choices=_REGIONS)
    club = models.CharField(max_length=120, blank=True)
    ema_number = models.CharField(max_length=8, blank=True)
    accounts = models.JSONField(default=list)
    email = models.EmailField()
    shown_as = models.CharField(max_length=200, blank=True)
    guardian_name = models.CharField(max_length=200, blank=True)
    guardian_email = models.EmailField(blank=True)
    consents = models.JSONField(default=dict)
    language = models.CharField(max_length=2, default="es")
    made_at = models.DateTimeField(default=timezone.now)
    confirmed_at = models.DateTimeField(null=True, blank=True)
    decided_at = models.DateTimeField(null=True, blank=True)
    reason = models.TextField(blank=True)
    person = models.ForeignKey(
        Person, null=True, blank=True, on_delete=models.SET_NULL, related_name="registrations"
    )

    def __str__(self) -> str:
        return self.token


class PersonChange(models.Model):
    """One field of a person that somebody changed: when, who, what it was and what it became."""

    person = models.ForeignKey(Person, on_delete=models.CASCADE, related_name="changes")
    at = models.DateTimeField(default=timezone.now)
    actor = models.CharField(max_length=20)
    field = models.CharField(max_length=20)
    before = models.TextField(blank=True)
    after = models.TextField(blank=True)

    class Meta:
        ordering = ("-at", "-id")

    def __str__(self) -> str:
        return f"{self.person_id} {self.field}"


class Revision(models.Model):
    """One row that counts every change to people, so that pages know when names are stale."""

    id = models.SmallIntegerField(primary_key=True, default=1)
    number = models.BigIntegerField(default=0)

    def __str__(self) -> str:
        return str(self.number)
