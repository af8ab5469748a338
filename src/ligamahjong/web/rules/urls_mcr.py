"""Addresses of MCR: its first page, the fans, the sheet, and pages of prose."""

from __future__ import annotations

from django.urls import path

from ligamahjong.web.accounts.access import public
from ligamahjong.web.rules.views import mcr, mcr_fans, mcr_rulings, mcr_sheet

__all__ = ["urlpatterns"]

urlpatterns = [
    path("mcr/", public(mcr.home), name="rules-mcr"),
    path("mcr/jugadas/", public(mcr_fans.fan_list), name="rules-mcr-fans"),
    path("mcr/jugadas/<int:number>/", public(mcr_fans.fan_page), name="rules-mcr-fan"),
    path("mcr/hoja/", public(mcr_sheet.sheet), name="rules-mcr-sheet"),
    path("mcr/criterios/", public(mcr_rulings.rulings), name="rules-mcr-rulings"),
    path("mcr/introduccion/", public(mcr.introduction)),
    path("mcr/<slug:slug>/", public(mcr.prose), name="rules-mcr-page"),
]
