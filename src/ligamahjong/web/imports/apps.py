"""The app of Django."""

from __future__ import annotations

from django.apps import AppConfig

__all__ = ["ImportsConfig"]


class ImportsConfig(AppConfig):
    """League files sent in through the site."""

    name = "ligamahjong.web.imports"
    label = "imports"
