"""What readers say is wrong, and corrections that somebody proposes."""

from __future__ import annotations

from django.conf import settings
from django.db import models
from django.utils import timezone

from ligamahjong.web.people.models import new_token

__all__ = ["GameReport", "ProposedCorrection"]


class GameReport(models.Model):
    """«This game is wrong»: what a reader says about a game."""

    class State(models.TextChoices):
        """Whether somebody has looked at it."""

        OPEN = "open"
        CLOSED = "closed"

    token = models.CharField(primary_key=True, max_length=32, default=new_token, editable=False)
    game = models.CharField(max_length=100, db_index=True)
    text = models.TextField()
    email = models.EmailField(blank=True)
    sender = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, blank=True, on_delete=models.SET_NULL, related_name="+"
    )
    language = models.CharField(max_length=2, default="es")
    state = models.CharField(max_length=10, choices=State.choices, default=State.OPEN)
    made_at = models.DateTimeField(default=timezone.now)
    answer = models.TextField(blank=True)
    decided_at = models.DateTimeField(null=True, blank=True)

    def __str__(self) -> str:
        return f"{self.game} {self.state}"


class ProposedCorrection(models.Model):
    """A known game with other content, as a file had it; a manager takes it or leaves it.

    ``content`` is the game as the file says it, as plain values of
    :class:`ligamahjong.league.game.Game`; ``source`` is the file.
    """

    class State(models.TextChoices):
        """What became of it."""

        OPEN = "open"
        ACCEPTED = "accepted"
        REJECTED = "rejected"

    game = models.CharField(max_length=100, db_index=True)
    content = models.JSONField()
    digest = models.CharField(max_length=64)
    source = models.CharField(max_length=200)
    state = models.CharField(max_length=10, choices=State.choices, default=State.OPEN)
    made_at = models.DateTimeField(default=timezone.now)
    decided_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        constraints = (models.UniqueConstraint("game", "digest", name="proposed_once"),)

    def __str__(self) -> str:
        return f"{self.game} {self.state}"
