"""Addresses."""

from __future__ import annotations

from django.urls import path

from ligamahjong.web.accounts.access import public
from ligamahjong.web.photographs import views

__all__ = ["urlpatterns"]

urlpatterns = [
    # Public as an address: who may see which photograph is decided for each (``may_see``).
    path("<str:identifier>/", public(views.photograph), name="photograph"),
]
