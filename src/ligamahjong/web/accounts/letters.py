"""The letters about accounts, each in the language of its reader."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

from django.conf import settings
from django.urls import reverse

from ligamahjong.web.accounts.wording import ROLES
from ligamahjong.web.mail.services import Letter, absolute
from ligamahjong.wording import Text

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ligamahjong.web.accounts.roles import Role
    from ligamahjong.wording import Language

__all__ = [
    "claim_decided",
    "deactivated",
    "factor_removed",
    "invitation",
    "of_allauth",
    "role_changed",
]

_IGNORE = Text(
    "Si no has sido tú, no hace falta que hagas nada.", "If it was not you, there is nothing to do."
)
_ALARM = Text(
    "Si no has sido tú, cambia la contraseña cuanto antes y avisa a la liga.",
    "If it was not you, change the password at once and tell the league.",
)
_DAYS = settings.PASSWORD_RESET_TIMEOUT // (24 * 3600)

_LINKED: Mapping[str, tuple[Text, Text, Text, str]] = MappingProxyType(
    {
        "account/email/email_confirmation_signup": (
            Text("Confirma tu dirección de correo", "Confirm your e-mail address"),
            Text(
                "Alguien ha abierto una cuenta en la liga con esta dirección. Falta confirmarla.",
                "Somebody has made an account in the league with this address. It is yet to be "
                "confirmed.",
            ),
            Text("Confirmar la dirección", "Confirm the address"),
            "activate_url",
        ),
        "account/email/email_confirmation": (
            Text("Confirma tu dirección de correo", "Confirm your e-mail address"),
            Text(
                "Esta dirección espera confirmación para una cuenta de la liga.",
                "This address waits to be confirmed for an account of the league.",
            ),
            Text("Confirmar la dirección", "Confirm the address"),
            "activate_url",
        ),
        "account/email/account_already_exists": (
            Text("Ya tienes cuenta en la liga", "You already have an account in the league"),
            Text(
                "Alguien ha querido abrir una cuenta con esta dirección, que ya tiene una. Si no "
                "recuerdas la contraseña, puedes poner otra.",
                "Somebody wanted to make an account with this address, which has one already. If "
                "you do not remember the password you can set another.",
            ),
            Text("Poner otra contraseña", "Set another password"),
            "reset_page",
        ),
        "account/email/password_reset_key": (
            Text("Pon otra contraseña", "Set another password"),
            Text(
                "Alguien ha pedido otra contraseña para tu cuenta de la liga. El enlace vale "
                "{days} días y una sola vez.",
                "Somebody has asked for another password for your account in the league. The link "
                "works for {days} days and once.",
            ),
            Text("Poner otra contraseña", "Set another password"),
            "password_reset_url",
        ),
    }
)
"""Subject, what it is about, what to press and where that leads."""

_TOLD: Mapping[str, tuple[Text, Text]] = MappingProxyType(
    {
        "account/email/password_changed": (
            Text("Tu contraseña ha cambiado", "Your password has changed"),
            Text(
                "Se ha cambiado la contraseña de tu cuenta de la liga.",
                "The password of your account in the league has been changed.",
            ),
        ),
        "account/email/password_reset": (
            Text("Tu contraseña ha cambiado", "Your password has changed"),
            Text(
                "Se ha puesto otra contraseña a tu cuenta de la liga.",
                "Another password has been set for your account in the league.",
            ),
        ),
        "account/email/email_changed": (
            Text("Tu dirección de correo ha cambiado", "Your e-mail address has changed"),
            Text(
                "Tu cuenta de la liga ya no usa la dirección {from_email}, sino {to_email}.",
                "Your account in the league no longer uses the address {from_email} but "
                "{to_email}.",
            ),
        ),
        "account/email/email_deleted": (
            Text("Dirección de correo descartada", "E-mail address dropped"),
            Text(
                "Se ha descartado la dirección {deleted_email} de tu cuenta de la liga.",
                "The address {deleted_email} of your account in the league has been dropped.",
            ),
        ),
        "mfa/email/totp_activated": (
            Text("Segundo factor puesto", "Second factor set"),
            Text(
                "Tu cuenta de la liga pide ahora un código además de la contraseña.",
                "Your account in the league now asks for a code besides the password.",
            ),
        ),
        "mfa/email/totp_deactivated": (
            Text("Segundo factor quitado", "Second factor removed"),
            Text(
                "Tu cuenta de la liga ya no pide un código además de la contraseña.",
                "Your account in the league no longer asks for a code besides the password.",
            ),
        ),
        "mfa/email/recovery_codes_generated": (
            Text("Códigos de recuperación nuevos", "New recovery codes"),
            Text(
                "Se han hecho códigos de recuperación nuevos para tu cuenta de la liga; los de "
                "antes ya no valen.",
                "New recovery codes have been made for your account in the league; the old ones no "
                "longer work.",
            ),
        ),
    }
)
"""Subject and what happened."""


def of_allauth(name: str, values: Mapping[str, object], language: Language) -> Letter:
    """A letter that signing in or the settings of an account bring about.

    Args:
        name: as allauth calls it.
        values: what it knows: addresses, and where links lead.
        language: of its reader.

    Raises:
        KeyError: there is no such letter.
    """
    if name in _TOLD:
        subject, text = _TOLD[name]
        return Letter(
            subject.say(language),
            (text.say(language, **values),),
            after=(_ALARM.say(language),),
        )
    subject, text, press, leads = _LINKED[name]
    where = {**values, "reset_page": absolute(reverse("account_reset_password"))}
    return Letter(
        subject.say(language),
        (text.say(language, days=_DAYS),),
        (press.say(language), str(where[leads])),
        (_IGNORE.say(language),),
    )


def invitation(role: Role, link: str, language: Language) -> Letter:
    """Somebody has been given an account and sets its password."""
    return Letter(
        Text("Tu cuenta en la liga", "Your account in the league").say(language),
        (
            Text(
                "Tienes una cuenta en la liga con el papel de {role}. Para entrar falta que "
                "pongas una contraseña. El enlace vale {days} días.",
                "You have an account in the league with the role of {role}. Set a password to "
                "enter. The link works for {days} days.",
            ).say(language, role=ROLES[role].say(language), days=_DAYS),
        ),
        (Text("Poner la contraseña", "Set the password").say(language), link),
        (
            Text(
                "Si caduca, pide otra contraseña en la página de entrada.",
                "If it is out of date, ask for another password where you sign in.",
            ).say(language),
        ),
    )


def claim_decided(name: str, *, confirmed: bool, reason: str, language: Language) -> Letter:
    """A manager has decided who somebody is."""
    subject = (
        Text("Tu cuenta ya tiene ficha", "Your account has its player")
        if confirmed
        else Text("No se ha unido tu cuenta a la ficha", "Your account was not joined to a player")
    )
    text = (
        Text(
            "Tu cuenta de la liga está unida a la ficha de {name}.",
            "Your account in the league is joined to the player {name}.",
        )
        if confirmed
        else Text(
            "Tu cuenta de la liga no se ha unido a la ficha de {name}.",
            "Your account in the league was not joined to the player {name}.",
        )
    )
    return Letter(
        subject.say(language),
        (text.say(language, name=name), *([_motive(reason, language)] if reason else [])),
        (Text("Ver tu cuenta", "See your account").say(language), absolute(reverse("account"))),
    )


def role_changed(role: Role, reason: str, language: Language) -> Letter:
    """An account has another role."""
    paragraphs = [
        Text(
            "Tu cuenta de la liga tiene ahora el papel de {role}. Entra otra vez para usarlo.",
            "Your account in the league now has the role of {role}. Sign in again to use it.",
        ).say(language, role=ROLES[role].say(language))
    ]
    if role.is_staff:
        paragraphs.append(
            Text(
                "Ese papel pide un segundo factor: al entrar verás cómo ponerlo.",
                "That role needs a second factor: once you sign in you will see how to set it.",
            ).say(language)
        )
    return Letter(
        Text("Tu papel en la liga ha cambiado", "Your role in the league has changed").say(
            language
        ),
        (*paragraphs, *([_motive(reason, language)] if reason else [])),
        (Text("Entrar", "Sign in").say(language), absolute(reverse("account"))),
    )


def deactivated(reason: str, language: Language) -> Letter:
    """An account can no longer be entered."""
    return Letter(
        Text("Tu cuenta está desactivada", "Your account is deactivated").say(language),
        (
            Text(
                "Ya no se puede entrar en tu cuenta de la liga.",
                "Your account in the league can no longer be entered.",
            ).say(language),
            _motive(reason, language),
        ),
    )


def factor_removed(reason: str, language: Language) -> Letter:
    """A manager has removed the second factor of an account."""
    return Letter(
        Text("Segundo factor quitado", "Second factor removed").say(language),
        (
            Text(
                "Se ha quitado el segundo factor de tu cuenta de la liga: pon otro al entrar.",
                "The second factor of your account in the league has been removed: set another "
                "when you sign in.",
            ).say(language),
            _motive(reason, language),
        ),
        after=(_ALARM.say(language),),
    )


def _motive(reason: str, language: Language) -> str:
    return Text("Motivo: {reason}", "Reason: {reason}").say(language, reason=reason)
