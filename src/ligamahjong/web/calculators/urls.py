"""Addresses of the calculators."""

from __future__ import annotations

from django.urls import path

from ligamahjong.web.accounts.access import public
from ligamahjong.web.calculators import urls_league, views

__all__ = ["urlpatterns"]

urlpatterns = [
    path("", public(views.index), name="calculators"),
    path("riichi/", public(views.riichi), name="calculator-riichi"),
    path("mcr/", public(views.mcr), name="calculator-mcr"),
    path("pagos/", public(views.payments), name="calculator-payments"),
    path("liquidacion/", public(views.settlement), name="calculator-settlement"),
    *urls_league.urlpatterns,
]
