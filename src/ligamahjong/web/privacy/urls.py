"""Addresses of one's own data and of the notices."""

from __future__ import annotations

from django.urls import path

from ligamahjong.web.accounts.access import allow, of_account, public
from ligamahjong.web.accounts.roles import Role
from ligamahjong.web.privacy import views

__all__ = ["urlpatterns"]

urlpatterns = [
    path("cuenta/mis-datos/", of_account(views.my_data), name="my-data"),
    path("cuenta/mis-datos/todo.zip", of_account(views.export_own), name="my-data-export"),
    path("cuenta/mis-datos/borrar/", of_account(views.erase_own), name="my-data-erase"),
    path("cuenta/mis-datos/borrados/", public(views.erased), name="my-data-erased"),
    path(
        "gestion/personas/borrar/<path:person>/",
        allow(Role.MANAGER, views.erase_somebody),
        name="erase-person",
    ),
    path(
        "gestion/personas/datos/<path:person>/",
        allow(Role.MANAGER, views.export_somebody),
        name="export-person",
    ),
    path("privacidad/", public(views.privacy_notice), name="privacy-notice"),
    path("aviso-legal/", public(views.legal_notice), name="legal-notice"),
    path("contacto/", public(views.contact), name="contact"),
]
