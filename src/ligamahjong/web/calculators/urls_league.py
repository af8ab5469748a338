"""Addresses of the calculators of the league."""

from __future__ import annotations

from django.urls import path

from ligamahjong.web.accounts.access import public
from ligamahjong.web.calculators import league_views as views

__all__ = ["urlpatterns"]

urlpatterns = [
    path("partida-riichi/", public(views.riichi_result), name="calculator-riichi-result"),
    path("partida-mcr/", public(views.mcr_result), name="calculator-mcr-result"),
    path("antes/", public(views.before), name="calculator-before"),
    path("inactividad/", public(views.inactivity), name="calculator-inactivity"),
    path("grados/", public(views.grade_progress), name="calculator-grades"),
]
