"""Letters that wait to be sent."""

from __future__ import annotations

from django.db import models
from django.utils import timezone

__all__ = ["OutgoingMail"]


class OutgoingMail(models.Model):
    """One letter, whole, until it has been sent or given up."""

    class State(models.TextChoices):
        """Where it is."""

        WAITING = "waiting"
        SENT = "sent"
        GIVEN_UP = "given-up"

    to = models.EmailField(max_length=254)
    subject = models.CharField(max_length=300)
    text = models.TextField()
    html = models.TextField(blank=True)
    state = models.CharField(max_length=10, choices=State.choices, default=State.WAITING)
    queued_at = models.DateTimeField(default=timezone.now)
    due_at = models.DateTimeField(default=timezone.now)
    sent_at = models.DateTimeField(null=True, blank=True)
    attempts = models.SmallIntegerField(default=0)
    error = models.TextField(blank=True)

    class Meta:
        indexes = (models.Index("state", "due_at", name="mail_due"),)

    def __str__(self) -> str:
        return f"{self.pk} {self.state}"
