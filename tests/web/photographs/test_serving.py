"""Who is served a photograph, and how."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from allauth.mfa.models import Authenticator
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client
from django.urls import reverse

from ligamahjong.web.accounts.roles import Role
from ligamahjong.web.intake.models import Submission
from ligamahjong.web.photographs import files
from ligamahjong.web.photographs.services import destroy, keep
from support import accounts
from support.hostile_parts import jpeg

if TYPE_CHECKING:
    from ligamahjong.web.photographs.models import Photograph
    from support.site import Site


@pytest.fixture
def photograph(site: Site) -> Photograph:  # noqa: ARG001 - the database it is in
    sender = accounts.account(Role.PLAYER, "sender@example.org")
    submission = Submission.objects.create(sender=sender)
    return keep(submission, SimpleUploadedFile("../<b>.jpg", jpeg(), "text/html")).photograph


def status(browser: Client, photograph: Photograph, token: str | None = None) -> int:
    query = {} if token is None else {"envio": token}
    return browser.get(reverse("photograph", args=[photograph.id]), query).status_code


@pytest.mark.parametrize("role", Role)
def test_staff_see_it_and_other_accounts_do_not(photograph: Photograph, role: Role) -> None:
    assert status(accounts.client(role), photograph) == (200 if role.is_staff else 404)


def test_staff_without_their_second_factor_do_not(photograph: Photograph) -> None:
    browser = accounts.client(Role.REVIEWER)
    Authenticator.objects.all().delete()
    assert status(browser, photograph) == 404


def test_the_sender_sees_it_until_the_account_is_closed(photograph: Photograph) -> None:
    sender = photograph.submission.sender
    assert sender is not None
    browser = accounts.signed_in(sender)
    assert status(browser, photograph) == 200
    sender.is_active = False
    sender.save()
    assert status(browser, photograph) == 404


def test_who_sent_nothing_is_not_taken_for_who_sent_without_account(site: Site) -> None:
    submission = Submission.objects.create(sender=None)
    photograph = keep(submission, SimpleUploadedFile("a.jpg", jpeg())).photograph
    assert status(site.client, photograph) == 404


def test_the_token_of_its_submission_opens_it(photograph: Photograph) -> None:
    other = Submission.objects.create()
    assert status(Client(), photograph, photograph.submission_id) == 200
    for token in (other.token, "", "ñ", photograph.submission_id[:-1], photograph.id):
        assert status(Client(), photograph, token) == 404


def test_one_that_is_not_there_looks_like_one_that_may_not_be_seen(photograph: Photograph) -> None:
    browser = Client()
    forbidden = browser.get(reverse("photograph", args=[photograph.id]))
    missing = browser.get(reverse("photograph", args=["0" * 32]))
    assert forbidden.status_code == missing.status_code == 404
    length = {len(answer.content.replace(b"0" * 32, b"")) for answer in (missing,)}
    assert {len(forbidden.content.replace(photograph.id.encode(), b""))} == length


@pytest.mark.parametrize("what", ["destroyed", "lost"])
def test_once_gone_it_is_gone_for_staff_too(photograph: Photograph, what: str) -> None:
    if what == "destroyed":
        destroy(photograph, "retention")
    else:
        files.remove(photograph.id)
    assert status(accounts.client(Role.MANAGER), photograph) == 404


def test_nothing_that_came_with_it_reaches_who_looks(photograph: Photograph) -> None:
    address = reverse("photograph", args=[photograph.id])
    answer = Client().get(address, {"envio": photograph.submission_id})
    assert answer.content == files.path_of(photograph.id).read_bytes()
    assert {name: answer[name] for name in EXPECTED} == {
        **EXPECTED,
        "Content-Disposition": f'inline; filename="acta-{photograph.id[:8]}.jpg"',
    }
    assert not answer.cookies
    assert address == f"/fotos/{photograph.id}/"


EXPECTED = {
    "Cache-Control": "private, no-store",
    "Content-Disposition": "",
    "Content-Security-Policy": "default-src 'none'; sandbox",
    "Content-Type": "image/jpeg",
    "Cross-Origin-Resource-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Robots-Tag": "noindex",
}


def test_it_is_only_read(photograph: Photograph) -> None:
    address = reverse("photograph", args=[photograph.id])
    browser = accounts.client(Role.MANAGER)
    assert browser.head(address).content == b""
    assert browser.post(address).status_code == 405
    assert browser.delete(address).status_code == 405


@pytest.mark.parametrize(
    "identifier", ["..", "%2e%2e%2fliga.sqlite3", "a/../../liga.sqlite3", "%00"]
)
def test_no_name_leads_out_of_the_folder(site: Site, identifier: str) -> None:
    assert site.client.get(f"/fotos/{identifier}/").status_code == 404
