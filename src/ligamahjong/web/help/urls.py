"""Addresses of the help."""

from __future__ import annotations

from django.urls import path

from ligamahjong.web.help import views

__all__ = ["urlpatterns"]

urlpatterns = [
    path("", views.introduction, name="help"),
    path("rating/", views.rating, name="help-rating"),
    path("grados/", views.grades, name="help-grades"),
    path("derating/", views.derating, name="help-derating"),
]
