"""The app of Django."""

from __future__ import annotations

from django.apps import AppConfig

__all__ = ["ReviewConfig"]


class ReviewConfig(AppConfig):
    """The queue of what has to be decided, and the decisions."""

    name = "ligamahjong.web.review"
    label = "review"
