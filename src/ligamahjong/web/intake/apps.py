"""The app of Django."""

from __future__ import annotations

from django.apps import AppConfig

__all__ = ["IntakeConfig"]


class IntakeConfig(AppConfig):
    """Games that are sent in, from the first draft to the decision."""

    name = "ligamahjong.web.intake"
    label = "intake"
