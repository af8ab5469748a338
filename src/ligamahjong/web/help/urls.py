"""Addresses of the help."""

from __future__ import annotations

from django.urls import path

from ligamahjong.web.accounts.access import public
from ligamahjong.web.help import views

__all__ = ["urlpatterns"]

urlpatterns = [
    path("", public(views.introduction), name="help"),
    path("rating/", public(views.rating), name="help-rating"),
    path("grados/", public(views.grades), name="help-grades"),
    path("derating/", public(views.derating), name="help-derating"),
]
