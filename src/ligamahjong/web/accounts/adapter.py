"""What allauth asks the site: its name, its words, its letters."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING, Any

from allauth.account.adapter import DefaultAccountAdapter
from allauth.mfa.adapter import DefaultMFAAdapter
from django.conf import settings
from django.contrib import messages
from django.core.exceptions import PermissionDenied
from django.db import transaction
from django.urls import reverse
from django.utils import timezone
from django.utils.functional import lazy

from ligamahjong.web.accounts.letters import of_allauth
from ligamahjong.web.accounts.services import release_address
from ligamahjong.web.accounts.wording import ERRORS, LEAGUE, MESSAGES
from ligamahjong.web.guards.clients import client_key
from ligamahjong.web.mail.services import absolute, queue_letter
from ligamahjong.web.templatetags.words import page_language

if TYPE_CHECKING:
    from allauth.account.models import EmailAddress
    from django.contrib.auth.base_user import AbstractBaseUser
    from django.forms import BaseForm
    from django.http import HttpRequest

    from ligamahjong.web.accounts.models import User
    from ligamahjong.wording import Text

__all__ = ["AccountAdapter", "FactorAdapter", "end_in_time"]


def _say(text: Text) -> str:
    return text.say(page_language())


_said = lazy(_say, str)
_ERRORS = {code: _said(text) for code, text in ERRORS.items()}


def end_in_time(request: HttpRequest) -> None:
    """Let a session end some time after signing in, however much it is used."""
    role = request.user.held_role  # type: ignore[union-attr] # who has just signed in
    age = settings.STAFF_SESSION_AGE if role.is_staff else settings.SESSION_COOKIE_AGE
    request.session.set_expiry(timezone.now() + timedelta(seconds=age))


class AccountAdapter(DefaultAccountAdapter):  # type: ignore[misc] # allauth has no types
    """Accounts as the site has them."""

    error_messages = {**DefaultAccountAdapter.error_messages, **_ERRORS}  # noqa: RUF012 - as allauth has it

    def save_user(
        self,
        request: HttpRequest,
        user: User,
        form: BaseForm,
        commit: bool = True,  # noqa: FBT001, FBT002 - as allauth has it
    ) -> User:
        """A new account writes and is written to in the language in which it was made."""
        user.language = page_language().value
        saved: User = super().save_user(request, user, form, commit)
        return saved

    def login(self, request: HttpRequest, user: User) -> None:
        """Sign in, for a limited time."""
        super().login(request, user)
        end_in_time(request)
        if user.language != page_language().value:
            user.language = page_language().value
            user.save(update_fields=["language"])

    def get_client_ip(self, request: HttpRequest) -> str:
        """Whom limits count: an address, seen through proxies of ours only."""
        if not (key := client_key(request)):
            raise PermissionDenied("nobody knows where this comes from")
        return key

    def add_message(  # noqa: PLR0913, PLR0917 - as allauth has it
        self,
        request: HttpRequest,
        level: int,
        message_template: str | None = None,
        message_context: dict[str, Any] | None = None,
        extra_tags: str = "",
        message: str | None = None,
    ) -> None:
        """Tell what was done, in the words of the site."""
        if message_template and message_template in MESSAGES:
            message = MESSAGES[message_template].say(page_language(), **(message_context or {}))
        if message:
            messages.add_message(request, level, message, extra_tags=extra_tags)

    def send_mail(self, template_prefix: str, email: str, context: dict[str, Any]) -> None:
        """Queue a letter."""
        language = page_language()
        queue_letter(email, of_allauth(template_prefix, context, language), language)

    def get_email_confirmation_url(self, request: HttpRequest, emailconfirmation: Any) -> str:  # noqa: ANN401
        """Where an address is confirmed."""
        del request
        return absolute(reverse("account_confirm_email", args=[emailconfirmation.key]))

    def get_reset_password_from_key_url(self, key: str) -> str:
        """Where another password is set."""
        user, _, token = key.partition("-")
        return absolute(reverse("account_reset_password_from_key", args=[user, token]))

    def confirm_email(self, request: HttpRequest, email_address: EmailAddress) -> bool:
        """Confirm an address, even if an account that was never confirmed had it first."""
        with transaction.atomic():
            release_address(email_address.email, keeper=email_address.user)
            return bool(super().confirm_email(request, email_address))

    def get_password_change_redirect_url(self, request: HttpRequest) -> str:
        """Where to go on after changing the password."""
        del request
        return reverse("account")

    def get_reauthentication_methods(self, user: AbstractBaseUser) -> list[dict[str, Any]]:
        """Who has a second factor confirms with that one; a password may have been seen."""
        methods: list[dict[str, Any]] = super().get_reauthentication_methods(user)
        factors = [method for method in methods if method["id"] == "mfa_reauthenticate"]
        return factors or methods


class FactorAdapter(DefaultMFAAdapter):  # type: ignore[misc] # allauth has no types
    """Second factors as the site has them."""

    error_messages = {**DefaultMFAAdapter.error_messages, **_ERRORS}  # noqa: RUF012 - as allauth has it

    def get_totp_issuer(self) -> str:
        """What an authenticator app calls the site."""
        return LEAGUE
