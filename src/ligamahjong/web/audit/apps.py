"""The app of Django."""

from __future__ import annotations

from django.apps import AppConfig

__all__ = ["AuditConfig"]


class AuditConfig(AppConfig):
    """Who decided what, when and why."""

    name = "ligamahjong.web.audit"
    label = "audit"
