"""Addresses: Spanish at the root, English under ``/en/``."""

from __future__ import annotations

from django.conf.urls.i18n import i18n_patterns
from django.contrib.sitemaps import views as sitemaps
from django.urls import include, path

from ligamahjong.web.accounts.access import public
from ligamahjong.web.accounts.tables import TABLES
from ligamahjong.web.machines import favicon, robots
from ligamahjong.web.ranking.views import data
from ligamahjong.web.sitemaps import SITEMAPS

__all__ = ["handler400", "handler403", "handler404", "handler429", "urlpatterns"]

handler400 = "ligamahjong.web.errors.refused_page"
handler403 = "ligamahjong.web.errors.forbidden_page"
handler404 = "ligamahjong.web.errors.not_found_page"
handler429 = "ligamahjong.web.accounts.views.limits.too_often"

urlpatterns = [
    path("favicon.ico", public(favicon), name="favicon"),
    path("robots.txt", public(robots), name="robots"),
    path(
        "sitemap.xml",
        public(sitemaps.index),
        {"sitemaps": SITEMAPS, "sitemap_url_name": "sitemap-part"},
        name="sitemap",
    ),
    path(
        "sitemap-<slug:section>.xml",
        public(sitemaps.sitemap),
        {"sitemaps": SITEMAPS},
        name="sitemap-part",
    ),
    path("gestion/tablas/", TABLES.urls),
    *i18n_patterns(
        path("datos/", public(data.index), name="data"),
        path(f"datos/{data.ARCHIVE}", public(data.whole), name="data-whole"),
        path("datos/<str:name>", public(data.member), name="data-file"),
        path("ayuda/", include("ligamahjong.web.help.urls")),
        path("cuenta/", include("ligamahjong.web.accounts.urls")),
        path("gestion/", include("ligamahjong.web.accounts.staff_urls")),
        path("", include("ligamahjong.web.audit.urls")),
        path("", include("ligamahjong.web.people.urls")),
        path("enviar/", include("ligamahjong.web.intake.urls")),
        path("fotos/", include("ligamahjong.web.photographs.urls")),
        path("gestion/", include("ligamahjong.web.review.urls")),
        path("", include("ligamahjong.web.corrections.urls")),
        path("gestion/ficheros/", include("ligamahjong.web.imports.urls")),
        path("mesa/", include("ligamahjong.web.aids.urls")),
        path("calculadora/", include("ligamahjong.web.calculators.urls")),
        path("reglas/", include("ligamahjong.web.rules.urls")),
        path("", include("ligamahjong.web.privacy.urls")),
        path("", include("ligamahjong.web.ranking.urls")),
        prefix_default_language=False,
    ),
]
