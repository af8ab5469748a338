"""The app of Django."""

from __future__ import annotations

from django.apps import AppConfig

__all__ = ["CalculatorsConfig"]


class CalculatorsConfig(AppConfig):
    """Calculators of hands, payments and settlements."""

    name = "ligamahjong.web.calculators"
    label = "calculators"
