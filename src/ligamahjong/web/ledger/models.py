"""The chain as rows. Only ``services`` writes them; the database refuses to change them."""

from __future__ import annotations

from django.db import models

__all__ = ["Entry", "FreeText"]


class Entry(models.Model):
    """One entry, stored exactly as it is hashed (:class:`ligamahjong.ledger.entry.Entry`)."""

    seq = models.BigIntegerField(primary_key=True)
    recorded_at = models.CharField(max_length=27)
    actor = models.CharField(max_length=100)
    kind = models.CharField(max_length=20)
    payload = models.TextField()
    previous = models.CharField(max_length=64, unique=True)
    hash = models.CharField(max_length=64, unique=True)

    def __str__(self) -> str:
        return f"{self.seq} {self.kind}"


class FreeText(models.Model):
    """A free text beside the chain: the chain holds its salted digest; this row may be erased."""

    digest = models.CharField(primary_key=True, max_length=64)
    salt = models.BinaryField(max_length=32)
    text = models.TextField()

    def __str__(self) -> str:
        return self.digest
