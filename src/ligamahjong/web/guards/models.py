"""Buckets, of which nobody can tell to whom they belong."""

from __future__ import annotations

from django.db import models

__all__ = ["Bucket"]


class Bucket(models.Model):
    """A bucket of tokens, known by the digest of its key and by when it is full again.

    One whose moment has passed says nothing: it may be removed.
    """

    key = models.CharField(primary_key=True, max_length=64)
    full_at = models.DateTimeField(db_index=True)

    def __str__(self) -> str:
        return self.key
