"""What browsers are told about the cookies of the site."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from django.conf import settings
from django.contrib.sessions.models import Session
from django.db import transaction
from django.test import Client
from django.urls import reverse

from ligamahjong.web.accounts.sessions import SessionStore
from support.accounts import PASSWORD, account

SHOWN = """
import json
from ligamahjong.web import settings
print(json.dumps({name: getattr(settings, name) for name in dir(settings) if "COOKIE" in name}))
"""


def cookies(tmp_path: Path, https: str) -> dict[str, object]:
    """The settings with and without HTTPS, as another process reads them."""
    source = str(Path(settings.PACKAGE).parent.parent)
    done = subprocess.run(
        [sys.executable, "-c", SHOWN],
        env={
            **os.environ,
            "LIGA_HTTPS": https,
            "LIGA_DATA": str(tmp_path),
            "PYTHONPATH": source,
            "DJANGO_SETTINGS_MODULE": "ligamahjong.web.settings",
        },
        capture_output=True,
        check=True,
        text=True,
    )
    return dict(json.loads(done.stdout))


def test_with_https_they_are_of_this_host_alone(tmp_path: Path) -> None:
    set_so = cookies(tmp_path, "yes")
    assert set_so["SESSION_COOKIE_NAME"] == "__Host-session"
    assert set_so["CSRF_COOKIE_NAME"] == "__Host-csrf"
    assert set_so["SESSION_COOKIE_SECURE"] is set_so["CSRF_COOKIE_SECURE"] is True


def test_without_it_they_work_all_the_same(tmp_path: Path) -> None:
    set_so = cookies(tmp_path, "no")
    assert set_so["SESSION_COOKIE_NAME"] == "session"
    assert set_so["SESSION_COOKIE_SECURE"] is set_so["CSRF_COOKIE_SECURE"] is False


@pytest.mark.usefixtures("site")
def test_scripts_read_none_and_other_sites_send_none() -> None:
    account()
    browser = Client()
    browser.get(reverse("account_login"))
    browser.post(reverse("account_login"), {"login": "player@example.org", "password": PASSWORD})
    assert {"session", "csrf"} <= set(browser.cookies)
    for name in ("session", "csrf"):
        assert browser.cookies[name]["httponly"], name
        assert browser.cookies[name]["samesite"] == "Lax", name
        assert browser.cookies[name]["path"] == "/", name


@pytest.mark.usefixtures("league")
def test_a_public_page_neither_sets_one_nor_varies_by_it() -> None:
    for browser in (Client(), Client()):
        response = browser.get("/")
        assert not browser.cookies
        assert "Cookie" not in response.headers.get("Vary", "")


@pytest.mark.usefixtures("site")
def test_a_page_that_is_being_read_ends_a_session_without_writing() -> None:
    """On PostgreSQL it is read in a transaction that cannot write."""
    session = SessionStore()
    session["seen"] = True
    session.save()
    with transaction.atomic():
        session.flush()
        assert session.is_empty()
        assert Session.objects.count() == 1
    assert Session.objects.count() == 0
