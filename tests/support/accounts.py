"""Accounts for the tests of the site: ``client(Role.MANAGER)`` is signed in, second factor set."""

from __future__ import annotations

from typing import TYPE_CHECKING

from allauth.account.models import EmailAddress
from allauth.mfa.models import Authenticator
from allauth.mfa.totp.internal.auth import (
    TOTP,
    format_hotp_value,
    hotp_value,
    yield_hotp_counters_from_time,
)
from django.test import Client

from ligamahjong.web.accounts.models import User
from ligamahjong.web.accounts.roles import Role

if TYPE_CHECKING:
    from typing import Any

__all__ = ["PASSWORD", "TOTP_SECRET", "account", "client", "code", "signed_in"]

PASSWORD = "una-mesa-de-cuatro-vientos"  # noqa: S105 - of the tests
TOTP_SECRET = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP"  # noqa: S105 - of the tests


def account(role: Role = Role.PLAYER, email: str = "", **fields: Any) -> User:  # noqa: ANN401
    """An account with a confirmed address and, for staff, a second factor.

    Args:
        role: not a visitor.
        email: by default ``manager@example.org`` and so on; the same address is the same account.
        fields: more of it, as ``person_id="p01"``.
    """
    address = email or f"{role.name.lower()}@example.org"
    known = User.objects.filter(email=address).first()
    if known is not None:
        return known
    if role is Role.SUPERUSER:
        user = User.objects.create_superuser(address, PASSWORD, **fields)
    else:
        user = User.objects.create_user(address, PASSWORD, role=role, **fields)
    EmailAddress.objects.create(user=user, email=address, verified=True, primary=True)
    if role.is_staff:
        TOTP.activate(user, TOTP_SECRET)
    assert Authenticator.objects.filter(user=user).exists() is role.is_staff
    return user


def code(secret: str = TOTP_SECRET) -> str:
    """What an authenticator app shows now; used once, the next is another only after a while."""
    *_, counter = yield_hotp_counters_from_time()
    return str(format_hotp_value(hotp_value(secret, counter)))


def signed_in(user: User) -> Client:
    """A browser in which somebody is signed in."""
    browser = Client()
    browser.force_login(user)
    return browser


def client(role: Role, **fields: Any) -> Client:  # noqa: ANN401
    """A browser of somebody with a role; nobody is signed in as a visitor."""
    return Client() if role is Role.VISITOR else signed_in(account(role, **fields))
