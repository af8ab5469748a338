"""Addresses of signing in and of one's own account: those of allauth that we offer, and ours."""

from __future__ import annotations

from allauth.account import views as account
from allauth.mfa.totp import views as totp
from django.urls import path

from ligamahjong.web.accounts.access import allow, public
from ligamahjong.web.accounts.roles import Role

__all__ = ["urlpatterns"]

urlpatterns = [
    path("entrar/", public(account.login), name="account_login"),
    path("salir/", public(account.logout), name="account_logout"),
    path("segundo-factor/", allow(Role.PLAYER, totp.activate_totp), name="mfa_activate_totp"),
]
