"""Addresses where managers look after accounts."""

from __future__ import annotations

from django.urls import path

from ligamahjong.web.accounts.access import allow
from ligamahjong.web.accounts.roles import Role
from ligamahjong.web.accounts.views import management

__all__ = ["urlpatterns"]

urlpatterns = [
    path("reclamaciones/", allow(Role.MANAGER, management.claims), name="claims"),
    path("reclamaciones/<int:claim>/", allow(Role.MANAGER, management.claim), name="claim-decide"),
    path("cuentas/", allow(Role.MANAGER, management.account_list), name="accounts"),
    path("cuentas/<str:actor>/", allow(Role.MANAGER, management.account), name="account-admin"),
]
