"""Every address of the site and every role: who is let in, and what becomes of the others.

The table of addresses is read from the resolver, so that a new page is in here without being
written down: see ``support.addresses``.
"""

from __future__ import annotations

import sys
from collections import Counter
from http import HTTPStatus
from types import ModuleType
from typing import TYPE_CHECKING

import pytest
from allauth.mfa.models import Authenticator
from django.conf import settings
from django.http import HttpResponse
from django.test import Client
from django.urls import get_resolver, include, path, reverse, set_urlconf

from ligamahjong.web.accounts.access import needed_role, public
from ligamahjong.web.accounts.roles import Role
from support.accounts import account, client, signed_in
from support.addresses import Address, addresses

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from django.http import HttpRequest

    from support.site import Site

REACHED = 299
WITHOUT_FACTOR = (Role.REVIEWER, Role.MANAGER, Role.SUPERUSER)


class Stop:
    """Answers in place of the view that all the others have let through to."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self._get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        return self._get_response(request)

    def process_view(self, *_: object) -> HttpResponse:
        return HttpResponse(status=REACHED)


@pytest.fixture
def stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is let through to a view gets :data:`REACHED`; no view runs."""
    monkeypatch.setattr(settings, "MIDDLEWARE", [*settings.MIDDLEWARE, f"{__name__}.Stop"])


def outcome(browser: Client, method: str, where: str) -> str:
    """What an address does with somebody."""
    response = browser.generic(method, where)
    location = response.headers.get("Location", "")
    match response.status_code:
        case 299:
            return "let in"
        case HTTPStatus.FORBIDDEN:
            return "refused"
        case HTTPStatus.FOUND if location.startswith(reverse("account_login")):
            return "sent to sign in"
        case HTTPStatus.FOUND if location == reverse("mfa_activate_totp"):
            return "sent to set a second factor"
    return f"{response.status_code} {location}"


def expected(one: Address, role: Role, *, factor: bool = True) -> str:
    """What the decision beside the address says."""
    needed = needed_role(one.view, one.app_names)
    if needed is Role.VISITOR:
        return "let in"
    if needed is None:
        return "refused"
    if role is Role.VISITOR:
        return "sent to sign in"
    if role < needed:
        return "refused"
    if not factor and not getattr(one.view, "of_account", False):
        return "sent to set a second factor"
    return "let in"


def undecided(urlconf: str | None = None) -> list[str]:
    """Addresses that nobody decided on."""
    return [
        one.route
        for one in addresses(urlconf=urlconf)
        if needed_role(one.view, one.app_names) is None
    ]


def test_every_address_is_decided_on() -> None:
    assert undecided() == []


def test_the_table_is_all_of_it() -> None:
    routes = {one.route for one in addresses()}
    assert {"/", "/cuenta/entrar/", "/gestion/cuentas/<str:actor>/", "/gestion/tablas/"} <= routes
    assert len(addresses("en")) == len(routes)
    resolver = get_resolver()
    assert [
        one.route for one in addresses() if resolver.resolve(one.path).func is not one.view
    ] == []


@pytest.mark.usefixtures("league", "stopped")
@pytest.mark.parametrize("method", ["GET", "POST"])
@pytest.mark.parametrize("role", Role)
@pytest.mark.unmeasured
def test_who_is_let_in(role: Role, method: str) -> None:
    browser = client(role)
    rows = addresses()
    found = {one.route: outcome(browser, method, one.path) for one in rows}
    assert found == {one.route: expected(one, role) for one in rows}
    kinds = Counter(found.values())
    assert kinds["let in"] > 20
    assert set(kinds) <= {"let in", "refused", "sent to sign in"}


@pytest.mark.usefixtures("league", "stopped")
@pytest.mark.parametrize("method", ["GET", "POST"])
@pytest.mark.parametrize("role", WITHOUT_FACTOR)
@pytest.mark.unmeasured
def test_staff_without_a_second_factor_reach_public_pages_and_those_of_their_account(
    role: Role, method: str
) -> None:
    user = account(role)
    Authenticator.objects.filter(user=user).delete()
    browser = signed_in(user)
    rows = addresses()
    found = {one.route: outcome(browser, method, one.path) for one in rows}
    assert found == {one.route: expected(one, role, factor=False) for one in rows}
    assert "sent to set a second factor" in found.values()
    assert found["/cuenta/segundo-factor/poner/"] == "let in"


@pytest.mark.usefixtures("league", "stopped")
@pytest.mark.parametrize("role", [Role.VISITOR, Role.REVIEWER])
def test_in_english_the_same(role: Role) -> None:
    browser = client(role)
    for one in addresses("en"):
        if one.path.startswith("/en/"):
            answer = outcome(browser, "GET", one.path).replace("302 /en/cuenta/entrar/", "")
            wanted = expected(one, role)
            assert answer == wanted or (wanted == "sent to sign in" and answer.startswith("?next="))


@pytest.mark.usefixtures("league")
def test_pages_that_take_a_role_are_kept_by_no_cache(league: Site) -> None:
    for one in addresses():
        if needed_role(one.view, one.app_names) is not Role.VISITOR:
            assert league.client.get(one.path)["Cache-Control"] == "no-store", one.route


@pytest.mark.usefixtures("league")
@pytest.mark.parametrize("role", [Role.VISITOR, Role.PLAYER, Role.SUPERUSER])
def test_no_page_fails_to_open(role: Role) -> None:
    failed = []
    browser = client(role)
    browser.raise_request_exception = False
    for one in addresses():
        if role >= (needed_role(one.view, one.app_names) or Role.VISITOR):
            response = browser.get(one.path)
            response.close()
            if response.status_code >= HTTPStatus.INTERNAL_SERVER_ERROR:
                failed.append(one.route)
    assert failed == []


def _page(_: HttpRequest) -> HttpResponse:
    return HttpResponse("dentro")


@pytest.fixture
def control(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A table with an address, two levels down, that nobody decided on."""
    table = ModuleType("control")
    table.urlpatterns = [  # type: ignore[attr-defined]
        *get_resolver().url_patterns,
        path("dentro/", include([path("mas/", include([path("nadie/", _page)]))])),
        path("dentro/todos/", public(_page)),
    ]
    monkeypatch.setitem(sys.modules, "control", table)
    monkeypatch.setattr(settings, "ROOT_URLCONF", "control")
    set_urlconf("control")
    yield "control"
    set_urlconf(None)


@pytest.mark.usefixtures("league")
@pytest.mark.parametrize("role", Role)
def test_an_address_that_nobody_decided_on_is_refused_to_everybody(
    control: str, role: Role
) -> None:
    """The control: the walk finds it, and the site lets nobody in."""
    assert undecided(control) == ["/dentro/mas/nadie/"]
    assert client(role).get("/dentro/mas/nadie/").status_code == HTTPStatus.FORBIDDEN
    assert client(role).get("/dentro/todos/").content == b"dentro"


@pytest.mark.usefixtures("league")
def test_without_the_guard_everybody_would_be_let_in(
    control: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert undecided(control)
    guarded = [name for name in settings.MIDDLEWARE if not name.endswith("access.Access")]
    monkeypatch.setattr(settings, "MIDDLEWARE", guarded)
    assert Client().get("/dentro/mas/nadie/").content == b"dentro"
    assert Client().get(reverse("accounts")).status_code != HTTPStatus.FOUND
