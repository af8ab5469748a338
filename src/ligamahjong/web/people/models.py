"""People as the site keeps them; names live here and nowhere in the ledger."""

from __future__ import annotations

from django.db import models

from ligamahjong.people import ABROAD, REGIONS

__all__ = ["Account", "Alias", "Club", "Person", "Revision"]

_REGIONS = [(code, region.es) for code, region in REGIONS.items()] + [(ABROAD, "En el extranjero")]


class Club(models.Model):
    """A club, by its place in an address and its name."""

    slug = models.SlugField(primary_key=True, max_length=80)
    name = models.CharField(max_length=120, unique=True)

    def __str__(self) -> str:
        return self.name


class Person(models.Model):
    """Somebody registered in the league; ``id`` is what the ledger knows of them."""

    id = models.CharField(primary_key=True, max_length=100)
    name = models.CharField(max_length=200)
    region = models.CharField(max_length=2, blank=True, choices=_REGIONS)
    club = models.ForeignKey(
        Club, null=True, blank=True, on_delete=models.SET_NULL, related_name="members"
    )
    ema_number = models.CharField(max_length=8, blank=True)
    hidden = models.BooleanField(default=False)

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


class Revision(models.Model):
    """One row that counts every change to people, so that pages know when names are stale."""

    id = models.SmallIntegerField(primary_key=True, default=1)
    number = models.BigIntegerField(default=0)

    def __str__(self) -> str:
        return str(self.number)
