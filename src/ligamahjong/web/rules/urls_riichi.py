"""Addresses of Riichi: its first page, yaku, tables, editions, the sheet, and pages of prose."""

from __future__ import annotations

from django.urls import path

from ligamahjong.web.accounts.access import public
from ligamahjong.web.rules.views import riichi, riichi_yaku

__all__ = ["urlpatterns"]

urlpatterns = [
    path("riichi/", public(riichi.home), name="rules-riichi"),
    path("riichi/yaku/", public(riichi_yaku.yaku_list), name="rules-riichi-yaku"),
    path("riichi/yaku/<slug:slug>/", public(riichi_yaku.yaku_page), name="rules-riichi-one"),
    path("riichi/tablas/", public(riichi.tables), name="rules-riichi-tables"),
    path("riichi/ediciones/", public(riichi.editions), name="rules-riichi-editions"),
    path("riichi/hoja/", public(riichi.sheet), name="rules-riichi-sheet"),
    path("riichi/introduccion/", public(riichi.introduction)),
    path("riichi/<slug:slug>/", public(riichi.prose), name="rules-riichi-page"),
]
