"""Letters go where the site puts them, and passwords take no time."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from django.conf import settings as site_settings

from ligamahjong.web.accounts.roles import Role
from support.accounts import client

if TYPE_CHECKING:
    from django.test import Client
    from pytest_django import Settings


@pytest.fixture(autouse=True)
def _outbox(settings: Settings) -> None:
    settings.EMAIL_BACKEND = "ligamahjong.web.mail.backend.OutboxBackend"


@pytest.fixture(autouse=True)
def _quick_passwords(settings: Settings) -> None:
    quick = "django.contrib.auth.hashers.MD5PasswordHasher"
    settings.PASSWORD_HASHERS = [quick, *site_settings.PASSWORD_HASHERS]


@pytest.fixture
def manager() -> Client:
    return client(Role.MANAGER)
