"""Games as they are sent in, before anybody has decided on them."""

from __future__ import annotations

from django.conf import settings
from django.db import models
from django.utils import timezone

from ligamahjong.league.game import Mode, Venue
from ligamahjong.web.people.models import Person, new_token

__all__ = ["Submission", "SubmissionSeat"]


class Submission(models.Model):
    """A game sent in. Whoever knows ``token`` may follow it, and change it while it is a draft.

    ``version`` grows with every change, so that nobody decides on what they have not seen.
    ``clock`` is empty until somebody says or needs it; ``second_time`` means the second of the two
    times at which a clock shows the hour that occurs twice in autumn.
    ``game`` is the id under which the ledger has it once accepted.
    """

    class State(models.TextChoices):
        """Where it is."""

        DRAFT = "draft"
        UNCONFIRMED = "unconfirmed"
        PENDING = "pending"
        ASKED = "asked"
        ACCEPTED = "accepted"
        REJECTED = "rejected"
        WITHDRAWN = "withdrawn"

    class Clock(models.TextChoices):
        """By which clock the start was read."""

        MAINLAND = "mainland"
        CANARY = "canary"

    class Mismatch(models.TextChoices):
        """Why the scores do not add up to what they should."""

        PENALTY = "penalty"
        STICKS = "sticks"
        SLIP = "slip"

    token = models.CharField(primary_key=True, max_length=32, default=new_token, editable=False)
    state = models.CharField(max_length=12, choices=State.choices, default=State.DRAFT)
    version = models.PositiveIntegerField(default=0)
    mode = models.CharField(
        max_length=10, blank=True, choices=[(mode.value, mode.name) for mode in Mode]
    )
    venue = models.CharField(
        max_length=10, blank=True, choices=[(venue.value, venue.name) for venue in Venue]
    )
    day = models.DateField(null=True, blank=True)
    start = models.TimeField(null=True, blank=True)
    clock = models.CharField(max_length=10, blank=True, choices=Clock.choices)
    second_time = models.BooleanField(default=False)
    place = models.CharField(max_length=200, blank=True)
    platform = models.CharField(max_length=40, blank=True)
    link = models.URLField(max_length=500, blank=True)
    starting_points = models.IntegerField(null=True, blank=True)
    mismatch = models.CharField(max_length=10, blank=True, choices=Mismatch.choices)
    signed = models.BooleanField(default=False)
    remarks = models.TextField(blank=True)
    sender = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        null=True,
        blank=True,
        on_delete=models.SET_NULL,
        related_name="submissions",
    )
    sender_email = models.EmailField(blank=True)
    entered_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, blank=True, on_delete=models.SET_NULL, related_name="+"
    )
    language = models.CharField(max_length=2, default="es")
    created_at = models.DateTimeField(default=timezone.now)
    submitted_at = models.DateTimeField(null=True, blank=True)
    question = models.TextField(blank=True)
    answer = models.TextField(blank=True)
    decided_at = models.DateTimeField(null=True, blank=True)
    decided_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, blank=True, on_delete=models.SET_NULL, related_name="+"
    )
    reason = models.TextField(blank=True)
    game = models.CharField(max_length=100, blank=True)

    class Meta:
        indexes = (
            models.Index("state", "submitted_at", name="submission_queue"),
            models.Index("game", name="submission_game"),
        )

    def __str__(self) -> str:
        return self.token


class SubmissionSeat(models.Model):
    """One of the four, in seat order: East is 0. ``typed`` is the name as it was written."""

    submission = models.ForeignKey(Submission, on_delete=models.CASCADE, related_name="seats")
    seat = models.SmallIntegerField()
    person = models.ForeignKey(
        Person, null=True, blank=True, on_delete=models.SET_NULL, related_name="+"
    )
    typed = models.CharField(max_length=200, blank=True)
    score = models.IntegerField(null=True, blank=True)
    penalty = models.IntegerField(default=0)

    class Meta:
        constraints = (models.UniqueConstraint("submission", "seat", name="submission_seat_once"),)
        ordering = ("submission", "seat")

    def __str__(self) -> str:
        return f"{self.submission_id}:{self.seat}"
