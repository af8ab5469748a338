"""The app of Django."""

from __future__ import annotations

from django.apps import AppConfig

__all__ = ["MailConfig"]


class MailConfig(AppConfig):
    """Letters that wait in the database until they are sent."""

    name = "ligamahjong.web.mail"
    label = "mail"
