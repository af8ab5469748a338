"""Files sent in, and whom the names in them mean."""

from __future__ import annotations

from django.conf import settings
from django.db import models
from django.db.models import Q
from django.utils import timezone

from ligamahjong.league.game import Mode
from ligamahjong.people import PLATFORMS
from ligamahjong.web.people.models import Person, new_token

__all__ = ["ImportedFile", "NameMatch"]


class ImportedFile(models.Model):
    """A file of games of one mode; ``content`` is kept until it is imported or abandoned.

    ``platform`` says that its names are user names there, ``source`` who numbered its games.
    ``report`` is what reading it found when it was imported, one list for each problem.
    """

    class State(models.TextChoices):
        """Where it is."""

        UPLOADED = "uploaded"
        IMPORTED = "imported"
        ABANDONED = "abandoned"

    token = models.CharField(primary_key=True, max_length=32, default=new_token, editable=False)
    digest = models.CharField(max_length=64, db_index=True)
    name = models.CharField(max_length=200)
    state = models.CharField(max_length=10, choices=State.choices, default=State.UPLOADED)
    mode = models.CharField(max_length=10, choices=[(mode.value, mode.name) for mode in Mode])
    date_only = models.BooleanField(default=False)
    platform = models.CharField(max_length=40, blank=True, choices=list(PLATFORMS.items()))
    source = models.CharField(max_length=40, blank=True)
    content = models.BinaryField(default=bytes)
    size = models.PositiveIntegerField()
    rows = models.PositiveIntegerField(default=0)
    added = models.PositiveIntegerField(default=0)
    known = models.PositiveIntegerField(default=0)
    other = models.PositiveIntegerField(default=0)
    proposed = models.PositiveIntegerField(default=0)
    refused = models.PositiveIntegerField(default=0)
    report = models.JSONField(default=list)
    sender = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, blank=True, on_delete=models.SET_NULL, related_name="+"
    )
    made_at = models.DateTimeField(default=timezone.now)
    decided_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        constraints = (
            models.UniqueConstraint(
                "digest", condition=Q(state="uploaded"), name="file_waiting_once"
            ),
        )
        ordering = ("-made_at", "token")

    def __str__(self) -> str:
        return f"{self.token} {self.state}"


class NameMatch(models.Model):
    """Whom a name in files means, as somebody said; nobody where ``person`` is empty.

    ``key`` is what :func:`ligamahjong.people.decisions.decision_key` makes of ``text``. Without
    ``file`` it is remembered for every file, with it for that one only. ``among`` holds the ids of
    the people it could have meant then.
    """

    key = models.CharField(max_length=250)
    text = models.CharField(max_length=250)
    person = models.ForeignKey(
        Person, null=True, blank=True, on_delete=models.CASCADE, related_name="name_matches"
    )
    among = models.JSONField(default=list)
    file = models.ForeignKey(
        ImportedFile, null=True, blank=True, on_delete=models.CASCADE, related_name="matches"
    )
    sender = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, blank=True, on_delete=models.SET_NULL, related_name="+"
    )
    made_at = models.DateTimeField(default=timezone.now)

    class Meta:
        constraints = (
            models.UniqueConstraint("key", condition=Q(file=None), name="match_remembered_once"),
            models.UniqueConstraint("key", "file", name="match_of_file_once"),
            models.CheckConstraint(
                condition=Q(person__isnull=False) | Q(file__isnull=False), name="match_of_somebody"
            ),
        )
        ordering = ("key", "id")

    def __str__(self) -> str:
        return f"{self.key} → {self.person_id}"

    @property
    def platform(self) -> str:
        """The platform on which it is a user name; empty for the name of a person."""
        return PLATFORMS.get(self.key.partition(":")[0], "")
