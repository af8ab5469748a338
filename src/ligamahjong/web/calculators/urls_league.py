"""Addresses of the calculators of the league."""

from __future__ import annotations

from django.urls import path

from ligamahjong.web.accounts.access import public
from ligamahjong.web.calculators.league import views

__all__ = ["urlpatterns"]

urlpatterns = [
    path("resultado-riichi/", public(views.riichi_game_result), name="calculator-riichi-result"),
    path("puntos-mcr/", public(views.mcr_table_points), name="calculator-mcr-result"),
    path("rating/", public(views.rating_before), name="calculator-before"),
    path("derating/", public(views.derated), name="calculator-inactivity"),
    path("grados/", public(views.grades), name="calculator-grades"),
]
