"""The pages of accounts, on a phone and a desktop, light and dark: nothing to complain of."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from django.conf import settings
from django.urls import reverse

from ligamahjong.web.accounts.claims import do_claim
from ligamahjong.web.accounts.roles import Role
from ligamahjong.web.accounts.services import do_change_role
from support.accounts import PASSWORD, account, code, signed_in
from support.browser import violations

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from ligamahjong.web.accounts.models import User
    from support.browser import Visit

ENTRANCE = (
    "/cuenta/entrar/",
    "/en/cuenta/nueva/",
    "/cuenta/contrasena/olvidada/",
    "/cuenta/contrasena/nueva/1/gastada/",
    "/cuenta/correo/enviado/",
    "/en/cuenta/correo/confirmar/gastada/",
    "/cuenta/inactiva/",
)
OWN = (
    "/cuenta/",
    "/en/cuenta/soy-yo/?q=nunez",
    "/cuenta/correo/",
    "/cuenta/contrasena/",
    "/cuenta/segundo-factor/",
    "/cuenta/salir/",
)
STAFF = (
    "/cuenta/segundo-factor/",
    "/cuenta/segundo-factor/quitar/",
    "/gestion/reclamaciones/",
    "/gestion/reclamaciones/1/",
    "/en/gestion/cuentas/",
    "/gestion/registro/",
)


def enter(page: Page, address: str, user: User) -> None:
    """Be signed in, as somebody who has come through the pages."""
    cookie = signed_in(user).cookies[settings.SESSION_COOKIE_NAME]
    page.context.add_cookies(
        [{"name": settings.SESSION_COOKIE_NAME, "value": cookie.value, "url": address}]
    )


@pytest.mark.parametrize("width", [390, 1280])
def test_nothing_to_complain_of(visit: Callable[..., Visit], width: int) -> None:
    stranger = visit(width=width)
    for path in ENTRANCE:
        stranger.look(path)
    player = account()
    browser = visit(width=width)
    enter(browser.page, browser.address, player)
    for path in OWN:
        browser.look(path)
    do_claim(player, "p13", "Juego en Galicia")
    manager = account(Role.MANAGER)
    do_change_role(
        account(email="otra@example.org"), Role.REVIEWER, club=None, reason="Sabe", by=manager
    )
    staff = visit(width=width)
    enter(staff.page, staff.address, manager)
    for path in (*STAFF, reverse("account-admin", args=[player.actor])):
        staff.look(path)
    for visitor in (stranger, browser, staff):
        assert visitor.complaints == []


def test_signing_in_and_setting_the_second_factor_by_hand(visit: Callable[..., Visit]) -> None:
    """On a phone, from the first page to the codes, with every form filled in as people do."""
    user = account(email="nuria@example.org")
    visitor = visit(width=390)
    page = visitor.go("/cuenta/entrar/")
    page.get_by_label("Correo electrónico").fill(user.email)
    page.get_by_label("Contraseña").fill(PASSWORD)
    page.get_by_role("button", name="Entrar").click()
    assert page.get_by_role("heading", level=1).inner_text() == "Tu cuenta"
    page.get_by_role("link", name="Segundo factor").click()
    page.get_by_role("link", name="Ponerlo").click()
    page.get_by_label("Contraseña").fill(PASSWORD)
    page.get_by_role("button", name="Seguir").click()
    assert page.get_by_role("img", name="Código QR").is_visible()
    assert violations(page) == []
    secret = page.locator(".factor code").inner_text()
    page.get_by_label("Código", exact=True).fill(code(secret))
    page.get_by_role("button", name="Poner el segundo factor").click()
    assert page.get_by_role("heading", level=1).inner_text() == "Códigos de recuperación"
    assert page.locator(".codes li").count() == 10
    assert violations(page) == []
    assert visitor.complaints == []
