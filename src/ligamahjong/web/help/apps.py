"""The help pages."""

from django.apps import AppConfig

__all__ = ["HelpConfig"]


class HelpConfig(AppConfig):
    """Help on the rating."""

    name = "ligamahjong.web.help"
    label = "help"
