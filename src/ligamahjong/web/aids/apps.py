"""The app of Django."""

from __future__ import annotations

from django.apps import AppConfig

__all__ = ["AidsConfig"]


class AidsConfig(AppConfig):
    """Aids at the table."""

    name = "ligamahjong.web.aids"
    label = "aids"
