"""The app of Django."""

from __future__ import annotations

from django.apps import AppConfig

from ligamahjong.web.guards.clients import proxies

__all__ = ["GuardsConfig"]


class GuardsConfig(AppConfig):
    """What keeps machines from filling public forms."""

    name = "ligamahjong.web.guards"
    label = "guards"

    def ready(self) -> None:
        """Refuse to start with a setting that cannot be read."""
        proxies()
