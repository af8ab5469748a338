"""Addresses for newcomers: the first page, the glossary, and pages of prose with their figures."""

from __future__ import annotations

from django.urls import path

from ligamahjong.web.accounts.access import public
from ligamahjong.web.rules.views import glossary, newcomers

__all__ = ["urlpatterns"]

urlpatterns = [
    path("mahjong/", public(newcomers.home), name="rules-mahjong"),
    path("mahjong/glosario/", public(glossary.glossary), name="rules-glossary"),
    path("mahjong/<slug:slug>/", public(newcomers.prose), name="rules-mahjong-page"),
]
