"""Staff need a second factor: how it is set, asked for, lost and taken away."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING
from unittest.mock import patch

import pytest
from allauth.mfa.models import Authenticator
from django.contrib.auth.hashers import identify_hasher, make_password
from django.core.cache import cache
from django.test import Client
from django.urls import reverse

from ligamahjong.web.accounts.access import role_of
from ligamahjong.web.accounts.models import User
from ligamahjong.web.accounts.roles import Role
from ligamahjong.web.mail.models import OutgoingMail
from support.accounts import PASSWORD, account, code, signed_in
from support.pages import words

if TYPE_CHECKING:
    from django.test.client import _MonkeyPatchedWSGIResponse as Answer
    from pytest_django import Settings

pytestmark = pytest.mark.usefixtures("site")


def sign_in(user: User) -> tuple[Client, Answer]:
    browser = Client()
    given = {"login": user.email, "password": PASSWORD}
    return browser, browser.post(reverse("account_login"), given)


def without_factor(role: Role) -> User:
    user = account(role)
    Authenticator.objects.filter(user=user).delete()
    return User.objects.get(pk=user.pk)


def set_up(browser: Client) -> Answer:
    """Set the factor, after confirming the password."""
    asked = browser.get(reverse("mfa_activate_totp"))
    assert asked["Location"].startswith(reverse("account_reauthenticate"))
    page = browser.post(asked["Location"], {"password": PASSWORD}, follow=True).content.decode()
    secret = re.search(r"<code>(\w+)</code>", page)
    assert secret
    assert 'src="data:image/svg+xml;base64,' in page
    return browser.post(reverse("mfa_activate_totp"), {"code": code(secret[1])})


def test_the_password_alone_is_not_enough() -> None:
    user = account(Role.MANAGER)
    browser, answer = sign_in(user)
    assert answer["Location"] == reverse("mfa_authenticate")
    assert browser.get(reverse("accounts"))["Location"].startswith(reverse("account_login"))
    wrong = browser.post(reverse("mfa_authenticate"), {"code": "000000"})
    assert "El código no es correcto" in words(wrong.content.decode())
    assert browser.post(reverse("mfa_authenticate"), {"code": code()})["Location"] == reverse(
        "account"
    )
    assert browser.get(reverse("accounts")).status_code == 200


def test_a_code_works_once() -> None:
    user = account(Role.REVIEWER)
    shown = code()
    first, _ = sign_in(user)
    first.post(reverse("mfa_authenticate"), {"code": shown})
    second, _ = sign_in(user)
    again = second.post(reverse("mfa_authenticate"), {"code": shown})
    assert "El código no es correcto" in words(again.content.decode())
    assert second.get(reverse("account")).status_code == 302


def test_codes_cannot_be_guessed() -> None:
    user = account(Role.REVIEWER)
    browser, _ = sign_in(user)
    for number in range(5):
        browser.post(reverse("mfa_authenticate"), {"code": f"00000{number}"})
    refused = browser.post(reverse("mfa_authenticate"), {"code": code()})
    assert "Demasiados intentos fallidos" in words(refused.content.decode())
    cache.clear()
    assert browser.post(reverse("mfa_authenticate"), {"code": code()})["Location"] == reverse(
        "account"
    )


def test_new_staff_set_it_and_go_on() -> None:
    browser, answer = sign_in(without_factor(Role.MANAGER))
    assert answer["Location"] == reverse("account")
    assert "segundo factor" in words(browser.get(reverse("account")).content.decode())
    assert browser.get(reverse("accounts"))["Location"] == reverse("mfa_activate_totp")
    codes = set_up(browser)
    assert codes["Location"] == reverse("mfa_view_recovery_codes")
    page = browser.get(codes["Location"]).content.decode()
    assert len(re.findall(r"<code>\d{8}</code>", page)) == 10
    assert browser.get(reverse("accounts")).status_code == 200
    assert OutgoingMail.objects.filter(subject="Segundo factor puesto").count() == 1


def test_setting_it_signs_out_whoever_gave_only_the_password() -> None:
    user = without_factor(Role.REVIEWER)
    browser, _ = sign_in(user)
    elsewhere, _ = sign_in(user)
    set_up(browser)
    assert browser.get(reverse("account")).status_code == 200
    assert elsewhere.get(reverse("account")).status_code == 302


def test_a_recovery_code_stands_in_for_the_phone_once() -> None:
    user = without_factor(Role.REVIEWER)
    browser, _ = sign_in(user)
    page = browser.get(set_up(browser)["Location"]).content.decode()
    spare = re.findall(r"<code>(\d{8})</code>", page)[0]
    fresh, _ = sign_in(user)
    assert fresh.post(reverse("mfa_authenticate"), {"code": spare})["Location"] == reverse(
        "account"
    )
    again, _ = sign_in(user)
    again.post(reverse("mfa_authenticate"), {"code": spare})
    assert again.get(reverse("account")).status_code == 302


def test_reading_the_codes_writes_nothing() -> None:
    """On PostgreSQL a page is read in a transaction that cannot write."""
    browser, _ = sign_in(without_factor(Role.REVIEWER))
    where = set_up(browser)["Location"]
    with patch.object(Authenticator, "save", side_effect=AssertionError):
        assert browser.get(where).status_code == 200


def test_other_codes_replace_the_first() -> None:
    browser, _ = sign_in(without_factor(Role.REVIEWER))
    before = browser.get(set_up(browser)["Location"]).content.decode()
    cache.clear()
    answer = browser.post(reverse("mfa_generate_recovery_codes"))
    with patch.object(Authenticator, "save", side_effect=AssertionError):
        after = browser.get(answer["Location"]).content.decode()
    pattern = r"<code>(\d{8})</code>"
    assert set(re.findall(pattern, before)).isdisjoint(re.findall(pattern, after))


def test_removing_it_takes_a_code_and_not_the_password() -> None:
    browser = signed_in(account(Role.MANAGER))
    asked = browser.get(reverse("mfa_deactivate_totp"))
    assert asked["Location"].startswith(reverse("mfa_reauthenticate"))
    by_password = browser.get(reverse("account_reauthenticate"))
    assert by_password["Location"] == reverse("mfa_reauthenticate")
    browser.post(reverse("account_reauthenticate"), {"password": PASSWORD})
    assert browser.post(reverse("mfa_deactivate_totp")).status_code == 302
    assert Authenticator.objects.exists()


def test_staff_who_remove_it_are_locked_out_until_they_set_another() -> None:
    user = account(Role.MANAGER)
    browser = signed_in(user)
    assert browser.get(reverse("accounts")).status_code == 200
    asked = browser.get(reverse("mfa_deactivate_totp"))
    browser.post(asked["Location"], {"code": code()})
    assert browser.post(reverse("mfa_deactivate_totp")).status_code == 302
    assert not Authenticator.objects.exists()
    assert browser.get(reverse("accounts"))["Location"] == reverse("mfa_activate_totp")
    assert browser.get(reverse("account")).status_code == 200


def test_what_looks_at_roles_takes_staff_without_one_for_players() -> None:
    """Public pages show staff more; there too the role counts only with the factor."""
    assert role_of(account(Role.MANAGER)) is Role.MANAGER
    assert role_of(without_factor(Role.MANAGER)) is Role.PLAYER
    assert role_of(without_factor(Role.SUPERUSER)) is Role.PLAYER
    assert role_of(account(Role.REPORTER)) is Role.REPORTER


def test_without_the_guard_the_password_would_be_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    """The control."""
    browser = signed_in(without_factor(Role.MANAGER))
    assert browser.get(reverse("accounts")).status_code == 302
    monkeypatch.setattr(User, "has_second_factor", True)
    assert browser.get(reverse("accounts")).status_code == 200


def test_passwords_are_kept_with_argon2(settings: Settings) -> None:
    settings.PASSWORD_HASHERS = settings.PASSWORD_HASHERS[1:]
    assert identify_hasher(make_password(PASSWORD)).algorithm == "argon2"
