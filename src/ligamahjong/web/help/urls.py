"""Addresses of the help."""

from __future__ import annotations

from django.urls import path

from ligamahjong.web.help import views

__all__ = ["urlpatterns"]

urlpatterns = [path("", views.introduction, name="help")]
