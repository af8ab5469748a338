"""Addresses: Spanish at the root, English under ``/en/``."""

from __future__ import annotations

from django.conf.urls.i18n import i18n_patterns
from django.urls import include, path

from ligamahjong.web.ranking.views import data

__all__ = ["urlpatterns"]

urlpatterns = i18n_patterns(
    path("datos/", data.index, name="data"),
    path("ayuda/", include("ligamahjong.web.help.urls")),
    path("", include("ligamahjong.web.ranking.urls")),
    prefix_default_language=False,
)
