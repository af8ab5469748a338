"""The app of Django."""

from __future__ import annotations

from django.apps import AppConfig

__all__ = ["RulesConfig"]


class RulesConfig(AppConfig):
    """The rules as pages."""

    name = "ligamahjong.web.rules"
    label = "rules"
