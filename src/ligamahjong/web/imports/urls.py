"""Addresses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.urls import path

from ligamahjong.web.accounts.access import allow
from ligamahjong.web.accounts.roles import Role
from ligamahjong.web.imports import views

if TYPE_CHECKING:
    from django.urls import URLPattern

__all__ = ["urlpatterns"]

urlpatterns: list[URLPattern] = [
    path("", allow(Role.MANAGER, views.files), name="imports"),
    path("nombres/", allow(Role.MANAGER, views.remembered_names), name="remembered-names"),
    path(
        "nombres/<int:match>/olvidar/", allow(Role.MANAGER, views.forget_name), name="forget-name"
    ),
    path("<str:token>/", allow(Role.MANAGER, views.one_file), name="import-file"),
    path("<str:token>/problemas.csv", allow(Role.MANAGER, views.problems), name="import-problems"),
    path("<str:token>/lectura/", allow(Role.MANAGER, views.read_otherwise), name="import-options"),
    path("<str:token>/nombres/", allow(Role.MANAGER, views.name), name="import-names"),
    path(
        "<str:token>/nombres/nuevos/",
        allow(Role.MANAGER, views.register_new),
        name="import-register",
    ),
    path(
        "<str:token>/nombres/<int:match>/quitar/",
        allow(Role.MANAGER, views.take_back),
        name="import-take-back",
    ),
    path("<str:token>/importar/", allow(Role.MANAGER, views.do_import_file), name="import-do"),
    path("<str:token>/descartar/", allow(Role.MANAGER, views.abandon), name="import-abandon"),
]
