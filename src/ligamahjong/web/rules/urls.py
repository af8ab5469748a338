"""Addresses of the reference. Lists of fans and of yaku come before pages of prose."""

from __future__ import annotations

from django.urls import path

from ligamahjong.web.accounts.access import public
from ligamahjong.web.rules import urls_mahjong, urls_mcr, urls_riichi
from ligamahjong.web.rules.views import prose

__all__ = ["urlpatterns"]

urlpatterns = [
    path("", public(prose.index), name="rules"),
    *urls_mahjong.urlpatterns,
    *urls_mcr.urlpatterns,
    *urls_riichi.urlpatterns,
]
