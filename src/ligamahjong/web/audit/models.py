"""The audit log."""

from __future__ import annotations

from django.db import models
from django.utils import timezone

__all__ = ["AuditEntry"]


class AuditEntry(models.Model):
    """One decision: who, when, what, why.

    ``actor`` and ``subject`` are opaque ids; ``details`` holds ids and numbers. Names and addresses
    stay out of it, so that only ``reason``, which somebody wrote, may have to be erased.
    """

    at = models.DateTimeField(default=timezone.now, db_index=True)
    actor = models.CharField(max_length=20)
    action = models.CharField(max_length=40)
    subject_kind = models.CharField(max_length=20)
    subject = models.CharField(max_length=100)
    reason = models.TextField(blank=True)
    details = models.JSONField(default=dict)

    class Meta:
        indexes = (models.Index("subject_kind", "subject", name="audit_of_subject"),)

    def __str__(self) -> str:
        return f"{self.action} {self.subject_kind}:{self.subject}"
