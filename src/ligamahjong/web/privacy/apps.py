"""The app of Django."""

from __future__ import annotations

from django.apps import AppConfig

__all__ = ["PrivacyConfig"]


class PrivacyConfig(AppConfig):
    """Personal data exported, erased and forgotten in time."""

    name = "ligamahjong.web.privacy"
    label = "privacy"
