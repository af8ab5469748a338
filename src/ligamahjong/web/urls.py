"""Addresses: Spanish at the root, English under ``/en/``."""

from __future__ import annotations

from django.conf.urls.i18n import i18n_patterns
from django.urls import include, path

__all__ = ["urlpatterns"]

urlpatterns = i18n_patterns(
    path("", include("ligamahjong.web.ranking.urls")),
    prefix_default_language=False,
)
