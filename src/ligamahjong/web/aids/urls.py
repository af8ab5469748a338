"""Addresses of the aids at the table."""

from __future__ import annotations

from django.urls import path

from ligamahjong.web.accounts.access import public
from ligamahjong.web.aids import offline, views

__all__ = ["urlpatterns"]

urlpatterns = [
    path("", public(views.index), name="aids"),
    path("sin-conexion.js", public(offline.worker), name="aids-worker"),
    path("reloj/", public(views.clock), name="clock"),
    path("hoja-mcr/", public(views.mcr_sheet), name="sheet-mcr"),
    path("hoja-riichi/", public(views.riichi_sheet), name="sheet-riichi"),
    path("incidencias/", public(views.irregularities), name="irregularities"),
]
