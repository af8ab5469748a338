"""What the ledger amounts to, in rows. Everything here can be made anew from the ledger."""

from __future__ import annotations

from django.db import models

from ligamahjong.league.game import Mode, Venue

__all__ = ["CurrentGame", "Merge", "PlayerResult", "Progress", "SeatResult"]

_MODES = [(mode.value, mode.name) for mode in Mode]
_VENUES = [(venue.value, venue.name) for venue in Venue]


class Progress(models.Model):
    """One row: up to which entry of the ledger the results have come, and under which rules."""

    id = models.SmallIntegerField(primary_key=True, default=1)
    seq = models.BigIntegerField(default=0)
    head = models.CharField(max_length=64)
    rules = models.CharField(max_length=64, blank=True)
    ties = models.CharField(max_length=20, blank=True)

    def __str__(self) -> str:
        return str(self.seq)


class Merge(models.Model):
    """A person's id that stands for another one now."""

    merged = models.CharField(primary_key=True, max_length=100)
    kept = models.CharField(max_length=100)

    def __str__(self) -> str:
        return f"{self.merged} → {self.kept}"


class CurrentGame(models.Model):
    """A game as its latest entry left it; people as they were entered, before merges.

    ``played_at`` is UTC and ``offset`` the minutes that the sheet's clock was ahead of it.
    ``event``, ``note`` and ``link`` are digests of texts kept beside the ledger. ``recorded_at``
    is the time of the entry that added it, ``changed_at`` that of the latest entry about it.
    """

    id = models.CharField(primary_key=True, max_length=100)
    mode = models.CharField(max_length=10, choices=_MODES)
    order = models.BigIntegerField(unique=True)
    played_at = models.DateTimeField()
    offset = models.SmallIntegerField()
    day = models.DateField()
    has_time = models.BooleanField()
    player1 = models.CharField(max_length=100)
    player2 = models.CharField(max_length=100)
    player3 = models.CharField(max_length=100)
    player4 = models.CharField(max_length=100)
    score1 = models.IntegerField()
    score2 = models.IntegerField()
    score3 = models.IntegerField()
    score4 = models.IntegerField()
    penalty1 = models.IntegerField()
    penalty2 = models.IntegerField()
    penalty3 = models.IntegerField()
    penalty4 = models.IntegerField()
    venue = models.CharField(max_length=10, blank=True, choices=_VENUES)
    source = models.CharField(max_length=100, blank=True)
    event = models.CharField(max_length=64, blank=True)
    note = models.CharField(max_length=64, blank=True)
    link = models.CharField(max_length=64, blank=True)
    voided = models.BooleanField(default=False)
    recorded_at = models.CharField(max_length=27)
    changed_at = models.CharField(max_length=27)

    class Meta:
        indexes = (
            models.Index("mode", "played_at", "order", name="game_in_time"),
            models.Index("mode", "voided", "day", name="game_by_day"),
            models.Index("mode", "changed_at", name="game_changed"),
        )

    def __str__(self) -> str:
        return self.id


class SeatResult(models.Model):
    """One of the four in one game that counts: the state before it and after it.

    Debts are exact: numerator and denominator. Games are found by the index of ``seat_once``.
    """

    id = models.BigAutoField(primary_key=True)
    game = models.ForeignKey(
        CurrentGame, on_delete=models.CASCADE, related_name="seats", db_index=False
    )
    mode = models.CharField(max_length=10, choices=_MODES)
    played_at = models.DateTimeField()
    order = models.BigIntegerField()
    day = models.DateField()
    seat = models.SmallIntegerField()
    person = models.CharField(max_length=100)
    score = models.IntegerField()
    place = models.SmallIntegerField()
    entry_place = models.SmallIntegerField()
    mu_before = models.FloatField()
    sigma_before = models.FloatField()
    grade_before = models.SmallIntegerField()
    points_before = models.IntegerField()
    kept_before_numerator = models.BigIntegerField()
    kept_before_denominator = models.BigIntegerField()
    last_game_before = models.DateField(null=True)
    debt_numerator = models.BigIntegerField()
    debt_denominator = models.BigIntegerField()
    mu = models.FloatField()
    sigma = models.FloatField()
    games = models.IntegerField()
    grade = models.SmallIntegerField()
    points = models.IntegerField()
    kept_numerator = models.BigIntegerField()
    kept_denominator = models.BigIntegerField()

    class Meta:
        constraints = (models.UniqueConstraint("game", "seat", name="seat_once"),)
        indexes = (
            models.Index("mode", "person", "played_at", "order", name="seat_of_person"),
            models.Index("mode", "played_at", "order", name="seat_in_time"),
        )

    def __str__(self) -> str:
        return f"{self.game_id}:{self.seat}"


class PlayerResult(models.Model):
    """Where a player of a mode stands after the last game."""

    id = models.BigAutoField(primary_key=True)
    mode = models.CharField(max_length=10, choices=_MODES)
    person = models.CharField(max_length=100)
    mu = models.FloatField()
    sigma = models.FloatField()
    games = models.IntegerField()
    grade = models.SmallIntegerField()
    points = models.IntegerField()
    kept_numerator = models.BigIntegerField()
    kept_denominator = models.BigIntegerField()
    last_game = models.DateField()

    class Meta:
        constraints = (models.UniqueConstraint("mode", "person", name="player_once"),)

    def __str__(self) -> str:
        return f"{self.mode}:{self.person}"
