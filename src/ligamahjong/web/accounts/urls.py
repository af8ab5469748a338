"""Addresses of signing in and of one's own account: those of allauth that we offer, and ours."""

from __future__ import annotations

from typing import TYPE_CHECKING

from allauth.account import views as account
from allauth.mfa.base import views as factor
from allauth.mfa.recovery_codes import views as codes
from allauth.mfa.totp import views as totp
from django.urls import path
from django.views.decorators.cache import never_cache

from ligamahjong.web.accounts.access import of_account, public
from ligamahjong.web.accounts.views import own
from ligamahjong.web.accounts.views.factor import NewRecoveryCodes, SetUp

if TYPE_CHECKING:
    from django.urls import URLPattern

__all__ = ["urlpatterns"]

_ENTRANCE = (
    ("entrar/", account.login, "account_login"),
    ("entrar/codigo/", factor.authenticate, "mfa_authenticate"),
    ("salir/", account.logout, "account_logout"),
    ("nueva/", account.signup, "account_signup"),
    ("inactiva/", account.account_inactive, "account_inactive"),
    ("correo/enviado/", account.email_verification_sent, "account_email_verification_sent"),
    ("correo/confirmar/<str:key>/", account.confirm_email, "account_confirm_email"),
    ("contrasena/olvidada/", account.password_reset, "account_reset_password"),
    ("contrasena/enviada/", account.password_reset_done, "account_reset_password_done"),
    (
        "contrasena/puesta/",
        account.password_reset_from_key_done,
        "account_reset_password_from_key_done",
    ),
    (
        "contrasena/nueva/<str:uidb36>/<str:key>/",
        account.password_reset_from_key,
        "account_reset_password_from_key",
    ),
)
"""Where nobody need be signed in."""

_OWN = (
    ("", own.account, "account"),
    ("soy-yo/", own.claim, "claim"),
    ("correo/", account.email, "account_email"),
    ("contrasena/", account.password_change, "account_change_password"),
    ("confirmar/", account.reauthenticate, "account_reauthenticate"),
    ("confirmar/codigo/", factor.reauthenticate, "mfa_reauthenticate"),
    ("segundo-factor/", factor.index, "mfa_index"),
    ("segundo-factor/poner/", SetUp.as_view(), "mfa_activate_totp"),
    ("segundo-factor/quitar/", totp.deactivate_totp, "mfa_deactivate_totp"),
    ("segundo-factor/codigos/", codes.view_recovery_codes, "mfa_view_recovery_codes"),
    ("segundo-factor/codigos/nuevos/", NewRecoveryCodes.as_view(), "mfa_generate_recovery_codes"),
)
"""What takes an account, and nothing more."""

urlpatterns: list[URLPattern] = [
    *(path(address, never_cache(public(view)), name=name) for address, view, name in _ENTRANCE),
    *(path(address, of_account(view), name=name) for address, view, name in _OWN),
]
