"""Addresses: Spanish at the root, English under ``/en/``."""

from __future__ import annotations

from django.conf.urls.i18n import i18n_patterns
from django.contrib.sitemaps import views as sitemaps
from django.urls import include, path

from ligamahjong.web.machines import favicon, robots
from ligamahjong.web.ranking.views import data
from ligamahjong.web.sitemaps import SITEMAPS

__all__ = ["handler400", "handler403", "handler404", "urlpatterns"]

handler400 = "ligamahjong.web.errors.refused_page"
handler403 = "ligamahjong.web.errors.forbidden_page"
handler404 = "ligamahjong.web.errors.not_found_page"

urlpatterns = [
    path("favicon.ico", favicon, name="favicon"),
    path("robots.txt", robots, name="robots"),
    path(
        "sitemap.xml",
        sitemaps.index,
        {"sitemaps": SITEMAPS, "sitemap_url_name": "sitemap-part"},
        name="sitemap",
    ),
    path(
        "sitemap-<slug:section>.xml", sitemaps.sitemap, {"sitemaps": SITEMAPS}, name="sitemap-part"
    ),
    *i18n_patterns(
        path("datos/", data.index, name="data"),
        path(f"datos/{data.ARCHIVE}", data.whole, name="data-whole"),
        path("datos/<str:name>", data.member, name="data-file"),
        path("ayuda/", include("ligamahjong.web.help.urls")),
        path("", include("ligamahjong.web.ranking.urls")),
        prefix_default_language=False,
    ),
]
