"""Roles, claims and what signing in tells, in words."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

from ligamahjong.web.accounts.models import Claim
from ligamahjong.web.accounts.roles import Role
from ligamahjong.wording import Text

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["CLAIM_STATES", "ERRORS", "LEAGUE", "MESSAGES", "ROLES"]

LEAGUE = "Liga Española de Mahjong"

ROLES: Mapping[Role, Text] = MappingProxyType(
    {
        Role.VISITOR: Text("visitante", "visitor"),
        Role.PLAYER: Text("jugador", "player"),
        Role.REPORTER: Text("informador de club", "club reporter"),
        Role.REVIEWER: Text("revisor", "reviewer"),
        Role.MANAGER: Text("responsable", "manager"),
        Role.SUPERUSER: Text("administrador", "superuser"),
    }
)

CLAIM_STATES: Mapping[str, Text] = MappingProxyType(
    {
        Claim.State.OPEN: Text("pendiente", "open"),
        Claim.State.CONFIRMED: Text("confirmada", "confirmed"),
        Claim.State.REJECTED: Text("rechazada", "rejected"),
        Claim.State.WITHDRAWN: Text("retirada", "withdrawn"),
    }
)

MESSAGES: Mapping[str, Text] = MappingProxyType(
    {
        "account/messages/logged_in.txt": Text("Has entrado.", "You are signed in."),
        "account/messages/logged_out.txt": Text("Has salido.", "You are signed out."),
        "account/messages/email_confirmation_sent.txt": Text(
            "Te hemos escrito a {email}.", "We have written to {email}."
        ),
        "account/messages/email_confirmed.txt": Text(
            "La dirección {email} está confirmada.", "The address {email} is confirmed."
        ),
        "account/messages/email_confirmation_failed.txt": Text(
            "La dirección {email} es de otra cuenta.", "The address {email} is of another account."
        ),
        "account/messages/email_deleted.txt": Text(
            "Se ha descartado la dirección {email}.", "The address {email} has been dropped."
        ),
        "account/messages/password_changed.txt": Text(
            "La contraseña ha cambiado.", "The password has changed."
        ),
        "mfa/messages/totp_activated.txt": Text(
            "El segundo factor está puesto.", "The second factor is set."
        ),
        "mfa/messages/totp_deactivated.txt": Text(
            "El segundo factor está quitado.", "The second factor is removed."
        ),
        "mfa/messages/recovery_codes_generated.txt": Text(
            "Hay códigos de recuperación nuevos: guárdalos ahora.",
            "There are new recovery codes: keep them now.",
        ),
    }
)
"""What is said after something was done; allauth names each by a template."""

ERRORS: Mapping[str, Text] = MappingProxyType(
    {
        "account_inactive": Text("Esta cuenta está desactivada.", "This account is deactivated."),
        "duplicate_email": Text(
            "Esa dirección ya es de esta cuenta.", "That address is of this account already."
        ),
        "email_password_mismatch": Text(
            "La dirección o la contraseña no son correctas.",
            "The address or the password is not right.",
        ),
        "email_taken": Text("Esa dirección es de otra cuenta.", "That address has an account."),
        "enter_current_password": Text(
            "Esta no es tu contraseña de ahora.", "This is not your present password."
        ),
        "incorrect_code": Text(
            "El código no es correcto, ya se ha usado o ha caducado: escribe el que se ve ahora.",
            "The code is wrong, used or out of date: type the one shown now.",
        ),
        "incorrect_password": Text("La contraseña no es correcta.", "The password is not right."),
        "invalid_password_reset": Text(
            "El enlace no vale: se ha usado o ha caducado.",
            "The link does not work: it has been used or is out of date.",
        ),
        "too_many_login_attempts": Text(
            "Demasiados intentos fallidos. Espera cinco minutos y prueba otra vez.",
            "Too many failed attempts. Wait five minutes and try again.",
        ),
        "rate_limited": Text(
            "Demasiados intentos. Espera unos minutos y prueba otra vez.",
            "Too many attempts. Wait some minutes and try again.",
        ),
        "unverified_email": Text(
            "Antes del segundo factor hay que confirmar la dirección de correo nueva.",
            "The new e-mail address has to be confirmed before the second factor.",
        ),
        "cannot_generate_recovery_codes": Text(
            "Los códigos de recuperación acompañan a un segundo factor, y no hay ninguno.",
            "Recovery codes go with a second factor, and there is none.",
        ),
    }
)
"""Why something was refused; allauth names each by a code."""
