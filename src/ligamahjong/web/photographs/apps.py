"""The app of Django."""

from __future__ import annotations

from django.apps import AppConfig

__all__ = ["PhotographsConfig"]


class PhotographsConfig(AppConfig):
    """Photographs of score sheets."""

    name = "ligamahjong.web.photographs"
    label = "photographs"
