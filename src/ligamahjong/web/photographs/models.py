"""Photographs as the site keeps them: made anew from what was sent, without anything else in it."""

from __future__ import annotations

import secrets

from django.db import models
from django.utils import timezone

from ligamahjong.web.intake.models import Submission

__all__ = ["Photograph", "new_id"]


def new_id() -> str:
    """A name that nobody guesses."""
    return secrets.token_hex(16)


class Photograph(models.Model):
    """A photograph of a score sheet; the file is ``<id>.jpg`` in the private folder.

    Once the file has been destroyed the row says that there was one, and why it is gone.
    """

    class Because(models.TextChoices):
        """Why the file has been destroyed."""

        ERASED = "erased"
        RETENTION = "retention"
        REPLACED = "replaced"
        WITHDRAWN = "withdrawn"

    id = models.CharField(primary_key=True, max_length=32, default=new_id, editable=False)
    submission = models.ForeignKey(Submission, on_delete=models.CASCADE, related_name="photographs")
    position = models.SmallIntegerField(default=0)
    width = models.IntegerField()
    height = models.IntegerField()
    size = models.IntegerField()
    digest = models.CharField(max_length=64)
    made_at = models.DateTimeField(default=timezone.now)
    destroyed_at = models.DateTimeField(null=True, blank=True)
    destroyed_because = models.CharField(max_length=20, blank=True, choices=Because.choices)

    class Meta:
        ordering = ("position", "made_at")

    def __str__(self) -> str:
        return self.id
