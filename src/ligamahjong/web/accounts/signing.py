"""The forms of allauth, with labels and hints of the site."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from allauth.account import forms as account
from allauth.mfa.base import forms as factor
from allauth.mfa.totp import forms as totp
from django import forms
from django.contrib.auth.hashers import make_password

from ligamahjong.web.accounts.adapter import end_in_time
from ligamahjong.web.templatetags.words import page_language
from ligamahjong.wording import Text

if TYPE_CHECKING:
    from collections.abc import Mapping

    from django.http import HttpRequest, HttpResponse

    from ligamahjong.web.accounts.models import User

__all__ = [
    "ChangeEmail",
    "ChangePassword",
    "ConfirmWithCode",
    "ConfirmWithPassword",
    "EnterCode",
    "ResetPassword",
    "SetPassword",
    "SetUpFactor",
    "SignIn",
    "SignUp",
]

_EMAIL = Text("Correo electrónico", "E-mail")
_PASSWORD = Text("Contraseña", "Password")
_CODE = Text("Código", "Code")
_NEW = Text("Contraseña nueva", "New password")
_AGAIN = Text("La misma, otra vez", "The same again")
_MISMATCH = Text("Las dos contraseñas no son iguales.", "The two passwords are not the same.")
_HOW = Text(
    "Al menos 12 caracteres; no vale una contraseña corriente. Una frase es fácil de recordar.",
    "At least 12 characters, and no common password. A sentence is easy to remember.",
)
_HOW_CODE = Text(
    "Los 6 números que muestra ahora la aplicación, o uno de tus códigos de recuperación.",
    "The 6 digits that the app shows now, or one of your recovery codes.",
)


class _Worded(forms.BaseForm):
    """Fields are called what the site calls them; nothing stands in them as an example."""

    labels: Mapping[str, Text] = MappingProxyType({})
    hints: Mapping[str, Text] = MappingProxyType({})

    def __init__(self, *args: Any, **kwargs: Any) -> None:  # noqa: ANN401 - those of any form
        super().__init__(*args, **kwargs)
        language = page_language()
        for name, field in self.fields.items():
            field.widget.attrs.pop("placeholder", None)
            if name in self.labels:
                field.label = self.labels[name].say(language)
            field.help_text = self.hints[name].say(language) if name in self.hints else ""
        if code := self.fields.get("code"):
            code.widget.attrs["inputmode"] = "numeric"

    def add_error(self, field: str | None, error: Any) -> None:  # noqa: ANN401 - as Django has it
        """Say in the words of the site that two passwords differ."""
        if field == "password2":
            error = forms.ValidationError(_MISMATCH.say(page_language()), code="mismatch")
        super().add_error(field, error)


class SignIn(_Worded, account.LoginForm):  # type: ignore[misc] # allauth has no types
    """Address and password."""

    labels = {"login": _EMAIL, "password": _PASSWORD}  # noqa: RUF012 - one for the class

    def login(self, request: HttpRequest, redirect_url: str | None = None) -> HttpResponse:
        """Sign in for a limited time."""
        response: HttpResponse = super().login(request, redirect_url)
        if request.user.is_authenticated:
            end_in_time(request)
        return response


class SignUp(_Worded, account.SignupForm):  # type: ignore[misc]
    """A new account."""

    labels = {"email": _EMAIL, "password1": _PASSWORD, "password2": _AGAIN}  # noqa: RUF012
    hints = {"password1": _HOW}  # noqa: RUF012

    def try_save(self, request: HttpRequest) -> tuple[User | None, HttpResponse | None]:
        """Take as long over an address that has an account as over one that has none."""
        if self.account_already_exists:
            make_password(self.cleaned_data["password1"])
        saved: tuple[User | None, HttpResponse | None] = super().try_save(request)
        return saved


class ChangeEmail(_Worded, account.AddEmailForm):  # type: ignore[misc]
    """Another address."""

    labels = {"email": Text("Dirección nueva", "New address")}  # noqa: RUF012


class ChangePassword(_Worded, account.ChangePasswordForm):  # type: ignore[misc]
    """Another password, by who knows the present one."""

    labels = {  # noqa: RUF012
        "oldpassword": Text("Contraseña de ahora", "Present password"),
        "password1": _NEW,
        "password2": _AGAIN,
    }
    hints = {"password1": _HOW}  # noqa: RUF012


class ResetPassword(_Worded, account.ResetPasswordForm):  # type: ignore[misc]
    """Ask for a letter with which to set another password."""

    labels = {"email": _EMAIL}  # noqa: RUF012


class SetPassword(_Worded, account.ResetPasswordKeyForm):  # type: ignore[misc]
    """Another password, by who has the letter."""

    labels = {"password1": _NEW, "password2": _AGAIN}  # noqa: RUF012
    hints = {"password1": _HOW}  # noqa: RUF012


class ConfirmWithPassword(_Worded, account.ReauthenticateForm):  # type: ignore[misc]
    """The password once more."""

    labels = {"password": _PASSWORD}  # noqa: RUF012


class EnterCode(_Worded, factor.AuthenticateForm):  # type: ignore[misc]
    """The code that signing in takes besides the password."""

    labels = {"code": _CODE}  # noqa: RUF012
    hints = {"code": _HOW_CODE}  # noqa: RUF012


class ConfirmWithCode(_Worded, factor.ReauthenticateForm):  # type: ignore[misc]
    """A code once more."""

    labels = {"code": _CODE}  # noqa: RUF012
    hints = {"code": _HOW_CODE}  # noqa: RUF012


class SetUpFactor(_Worded, totp.ActivateTOTPForm):  # type: ignore[misc]
    """The first code of an authenticator app."""

    labels = {"code": _CODE}  # noqa: RUF012
    hints = {  # noqa: RUF012
        "code": Text(
            "Los 6 números que muestra ahora la aplicación.", "The 6 digits that the app shows now."
        )
    }
