"""Making an account, entering it, and changing what one enters with."""

from __future__ import annotations

import re
from datetime import timedelta
from typing import TYPE_CHECKING

import pytest
from allauth.account.models import EmailAddress
from django.contrib.auth.hashers import BasePasswordHasher, get_hasher
from django.contrib.sessions.models import Session
from django.core.cache import cache
from django.test import Client
from django.urls import reverse
from django.utils import timezone, translation

from ligamahjong.web.accounts.models import User
from ligamahjong.web.accounts.roles import Role
from ligamahjong.web.caching import kept_pages
from ligamahjong.web.mail.models import OutgoingMail
from ligamahjong.web.privacy.erasing import forget_prepared
from support.accounts import PASSWORD, account, signed_in
from support.pages import words

if TYPE_CHECKING:
    from django.test.client import _MonkeyPatchedWSGIResponse as Answer
    from pytest_django import Settings

pytestmark = pytest.mark.usefixtures("site")

ADDRESS = "nuria@example.org"
OTHER = "tres-dragones-y-una-flor"


def sign_up(browser: Client, email: str = ADDRESS, password: str = PASSWORD) -> Answer:
    return browser.post(
        reverse("account_signup"), {"email": email, "password1": password, "password2": password}
    )


def sign_in(browser: Client, email: str = ADDRESS, password: str = PASSWORD) -> Answer:
    return browser.post(reverse("account_login"), {"login": email, "password": password})


def letter(to: str = ADDRESS) -> OutgoingMail:
    """The last one to somebody."""
    found = OutgoingMail.objects.filter(to=to).order_by("-pk").first()
    assert found is not None
    return found


def link(mail: OutgoingMail) -> str:
    """Where a letter leads, without the name of the site."""
    found = re.search(r"http://127\.0\.0\.1:8000(\S+)", mail.text)
    assert found
    return found[1]


def entered(browser: Client) -> bool:
    return browser.get(reverse("account")).status_code == 200


def said(response: Answer) -> str:
    return words(response.content.decode())


def test_from_a_new_account_to_its_page() -> None:
    browser = Client()
    assert sign_up(browser)["Location"] == reverse("account_email_verification_sent")
    assert not entered(browser)
    assert letter().subject == "Confirma tu dirección de correo"
    assert browser.post(link(letter())).status_code == 302
    assert sign_in(browser)["Location"] == reverse("account")
    page = said(browser.get(reverse("account")))
    assert ADDRESS in page
    assert "jugador" in page
    user = User.objects.get(email=ADDRESS)
    assert (user.held_role, user.language, user.person) == (Role.PLAYER, "es", None)


def test_in_english_the_letter_is_english_and_leads_to_english_pages() -> None:
    browser = Client()
    with translation.override("en"):
        sign_up(browser)
    assert letter().subject == "Confirm your e-mail address"
    assert link(letter()).startswith("/en/cuenta/")
    assert "Hello" in letter().text
    assert "Hola" not in letter().html
    assert User.objects.get(email=ADDRESS).language == "en"


def test_nobody_enters_before_the_address_is_confirmed() -> None:
    browser = Client()
    sign_up(browser)
    cache.clear()  # no second letter within three minutes
    assert sign_in(browser)["Location"] == reverse("account_email_verification_sent")
    assert not entered(browser)
    assert OutgoingMail.objects.filter(to=ADDRESS).count() == 2


def test_signing_up_tells_nobody_that_an_address_has_an_account() -> None:
    account(email=ADDRESS)
    known, new = sign_up(Client()), sign_up(Client(), "otra@example.org")
    assert known.status_code == new.status_code == 302
    assert known["Location"] == new["Location"]
    assert letter().subject == "Ya tienes cuenta en la liga"
    assert link(letter()) == reverse("account_reset_password")
    assert User.objects.filter(email=ADDRESS).count() == 1


def test_neither_do_signing_in_and_resetting() -> None:
    account(email=ADDRESS)
    wrong, nobody = sign_in(Client(), password=OTHER), sign_in(Client(), "nadie@example.org")
    sentence = "La dirección o la contraseña no son correctas."
    assert sentence in said(wrong)
    assert sentence in said(nobody)
    reset = reverse("account_reset_password")
    known = Client().post(reset, {"email": ADDRESS})
    unknown = Client().post(reset, {"email": "nadie@example.org"})
    assert known["Location"] == unknown["Location"] == reverse("account_reset_password_done")
    assert [mail.to for mail in OutgoingMail.objects.all()] == [ADDRESS]


@pytest.mark.parametrize(
    ("password", "sentence"),
    [
        ("dragon-rojo", "12 caracteres"),
        ("qwertyuiop123", "demasiado común"),
        ("nuria@example.org", "similar"),
    ],
)
def test_weak_passwords_are_refused(password: str, sentence: str) -> None:
    page = said(sign_up(Client(), password=password))
    assert sentence in page
    assert not User.objects.exists()


def test_two_passwords_that_differ_are_refused() -> None:
    page = Client().post(
        reverse("account_signup"), {"email": ADDRESS, "password1": PASSWORD, "password2": OTHER}
    )
    assert "Las dos contraseñas no son iguales." in said(page)


def test_many_failures_are_stopped_until_time_has_passed() -> None:
    account(email=ADDRESS)
    for _ in range(5):
        assert "no son correctas" in said(sign_in(Client(), password=OTHER))
    refused = sign_in(Client())
    assert "Demasiados intentos fallidos" in said(refused)
    cache.clear()
    browser = Client()
    assert sign_in(browser)["Location"] == reverse("account")


def test_an_address_with_an_account_takes_as_long(monkeypatch: pytest.MonkeyPatch) -> None:
    """Making the digest of a password takes most of the time; without it, waiting would tell."""
    made: list[str] = []
    hasher = get_hasher()
    encode = type(hasher).encode

    def counted(self: BasePasswordHasher, password: str, salt: str) -> str:
        made.append(password)
        return encode(self, password, salt)

    monkeypatch.setattr(type(hasher), "encode", counted)
    sign_up(Client())
    before = len(made)
    sign_up(Client())
    assert before == len(made) - before == 1


def test_readers_who_fill_the_memory_of_pages_let_nobody_try_more_passwords() -> None:
    account(email=ADDRESS)
    for _ in range(5):
        sign_in(Client(), password=OTHER)
    for number in range(1000):
        kept_pages.set(f"page{number}", b"")
    forget_prepared()
    assert "Demasiados intentos fallidos" in said(sign_in(Client()))


def test_too_many_of_anything_is_said_in_the_look_of_the_site() -> None:
    for number in range(21):
        response = sign_up(Client(), f"n{number}@example.org", "corta")
    assert response.status_code == 429
    assert "Espera unos minutos" in said(response)


def test_a_forgotten_password_is_set_anew_once() -> None:
    account(email=ADDRESS)
    inside = Client()
    sign_in(inside)
    browser = Client()
    browser.post(reverse("account_reset_password"), {"email": ADDRESS})
    assert letter().subject == "Pon otra contraseña"
    where = link(letter())
    page = browser.get(where, follow=True)
    assert page.status_code == 200
    assert where not in page.redirect_chain[-1][0]
    form = page.redirect_chain[-1][0]
    assert browser.post(form, {"password1": OTHER, "password2": OTHER}).status_code == 302
    assert letter().subject == "Tu contraseña ha cambiado"
    assert not entered(inside)
    assert sign_in(browser, password=OTHER)["Location"] == reverse("account")
    again = Client().get(where, follow=True)
    assert "se ha usado o ha caducado" in said(again)


def test_changing_the_password_ends_other_sessions_and_not_this_one() -> None:
    user = account(email=ADDRESS)
    here, elsewhere = signed_in(user), signed_in(user)
    answer = here.post(
        reverse("account_change_password"),
        {"oldpassword": PASSWORD, "password1": OTHER, "password2": OTHER},
    )
    assert answer["Location"] == reverse("account")
    assert entered(here)
    assert not entered(elsewhere)


def test_another_address_counts_once_it_is_confirmed() -> None:
    user = account(email=ADDRESS)
    browser = Client()
    sign_in(browser)
    new = "nuria.nueva@example.org"
    suspended = browser.post(reverse("account_email"), {"email": new, "action_add": "1"})
    assert suspended["Location"].startswith(reverse("account_reauthenticate"))
    assert browser.post(suspended["Location"], {"password": PASSWORD}).status_code == 302
    user.refresh_from_db()
    assert user.email == ADDRESS
    assert new in said(browser.get(reverse("account_email")))
    browser.post(link(letter(new)))
    user.refresh_from_db()
    assert user.email == new
    assert letter(ADDRESS).subject == "Tu dirección de correo ha cambiado"
    assert new in letter(ADDRESS).text
    assert list(EmailAddress.objects.values_list("email", flat=True)) == [new]


def test_an_account_that_nobody_confirmed_keeps_no_address_from_its_owner() -> None:
    sign_up(Client(), "mia@example.org")
    owner = account(email=ADDRESS)
    waiting = EmailAddress.objects.create(user=owner, email="mia@example.org")
    browser = signed_in(owner)
    from allauth.account.models import EmailConfirmationHMAC  # noqa: PLC0415 - of this test only

    key = EmailConfirmationHMAC(waiting).key
    assert browser.post(reverse("account_confirm_email", args=[key])).status_code == 302
    owner.refresh_from_db()
    assert owner.email == "mia@example.org"
    assert User.objects.count() == 1


def test_sessions_end_however_much_they_are_used(settings: Settings) -> None:
    account(email=ADDRESS)
    browser = Client()
    sign_in(browser)
    assert entered(browser)
    session = Session.objects.get()
    limit = timezone.now() + timedelta(seconds=settings.SESSION_COOKIE_AGE)
    assert abs(session.expire_date - limit) < timedelta(minutes=1)
    browser.post(reverse("account_change_password"), {})  # uses and saves it
    browser.get(reverse("account_logout"))
    assert Session.objects.get().expire_date == session.expire_date
    Session.objects.update(expire_date=timezone.now() - timedelta(seconds=1))
    assert not entered(browser)


def test_leaving_takes_a_button() -> None:
    browser = signed_in(account(email=ADDRESS))
    assert browser.get(reverse("account_logout")).status_code == 200
    assert entered(browser)
    left = browser.post(reverse("account_logout"), follow=True)
    assert left.redirect_chain == [(reverse("account_login"), 302)]
    assert "Has salido." in left.content.decode()
    assert not entered(browser)
    assert not Session.objects.exists()


def test_where_to_go_on_leads_to_this_site_only() -> None:
    account(email=ADDRESS)
    for given, leads in {
        "/cuenta/soy-yo/": "/cuenta/soy-yo/",
        "https://otra.example/": reverse("account"),
        "//otra.example/": reverse("account"),
    }.items():
        response = Client().post(
            f"{reverse('account_login')}?next={given}", {"login": ADDRESS, "password": PASSWORD}
        )
        assert response["Location"] == leads


def test_a_deactivated_account_is_told_so() -> None:
    user = account(email=ADDRESS)
    User.objects.filter(pk=user.pk).update(is_active=False)
    browser = Client()
    assert sign_in(browser)["Location"] == reverse("account_inactive")
    assert not entered(browser)
    assert "desactivada" in said(browser.get(reverse("account_inactive")))


def test_no_letter_names_a_site_that_is_not_this_one() -> None:
    sign_up(Client())
    browser = Client(headers={"host": "localhost"})
    browser.post(reverse("account_reset_password"), {"email": ADDRESS})
    for mail in OutgoingMail.objects.all():
        assert "example.com" not in mail.text + mail.html
        assert "localhost" not in mail.text + mail.html
        assert "http://127.0.0.1:8000/cuenta/" in mail.text
