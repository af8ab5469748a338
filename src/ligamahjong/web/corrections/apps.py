"""The app of Django."""

from __future__ import annotations

from django.apps import AppConfig

__all__ = ["CorrectionsConfig"]


class CorrectionsConfig(AppConfig):
    """Games corrected, voided and restored, and reports of what is wrong."""

    name = "ligamahjong.web.corrections"
    label = "corrections"
