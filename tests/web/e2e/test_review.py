"""Reviewing in a real browser: by keyboard, without JavaScript, on a phone, clean for axe."""

from __future__ import annotations

from datetime import time
from typing import TYPE_CHECKING

import pytest
from django.conf import settings
from playwright.sync_api import expect

from ligamahjong.web.accounts.roles import Role
from ligamahjong.web.intake.models import Submission
from ligamahjong.web.review import services
from support.accounts import account, signed_in
from support.browser import violations
from support.sent import picture, sent

if TYPE_CHECKING:
    from collections.abc import Callable

    from support.browser import Visit

State = Submission.State


@pytest.fixture
def reviewing(visit: Callable[..., Visit]) -> Callable[..., Visit]:
    """Open a browser in which a reviewer is signed in."""

    def opened(width: int = 1280, **options: object) -> Visit:
        visitor = visit(width=width, **options)
        cookie = signed_in(account(Role.REVIEWER)).cookies[settings.SESSION_COOKIE_NAME]
        visitor.page.context.add_cookies(
            [{"name": cookie.key, "value": cookie.value, "url": visitor.address}]
        )
        return visitor

    return opened


def address(submission: Submission, more: str = "") -> str:
    return f"/gestion/envios/{submission.token}/{more}"


def state(submission: Submission) -> str:
    return Submission.objects.get(pk=submission.pk).state


@pytest.mark.parametrize("width", [390, 1280])
def test_nothing_to_complain_of(reviewing: Callable[..., Visit], width: int) -> None:
    doubtful = sent(day="2024-06-02", start=time(5, 30), scores=(42_000, 33_500, 26_500, 17_000))
    unknown = sent(players=("p12", "p38", "Ana Ruiz Soler", "Nadie"), days_ago=2, remarks="Luz")
    decided = sent(days_ago=1, state=State.REJECTED, reason="Repetida")
    whole = sent(days_ago=1, start=time(20, 0))
    services.do_ask(whole.token, 1, question="¿Qué hora?", by=account(Role.REVIEWER))
    for one in (doubtful, unknown, decided, whole):
        picture(one)
    visitor = reviewing(width)
    for path in (
        "/gestion/",
        "/en/gestion/?estado=todos&modo=riichi",
        *map(address, (doubtful, unknown, decided, whole)),
        address(doubtful, "cambiar/"),
    ):
        visitor.look(path)
    page = visitor.go(address(whole))
    page.keyboard.press("?")
    page.locator("summary").first.evaluate("one => one.parentElement.open = true")
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        assert violations(page) == [], scheme
    assert visitor.complaints == []


def test_a_queue_by_keyboard(reviewing: Callable[..., Visit]) -> None:
    first, second, third = (sent(days_ago=days, start=time(10 + days)) for days in (3, 2, 1))
    visitor = reviewing()
    page = visitor.go("/gestion/")
    for key in "jjk":
        page.keyboard.press(key)
    expect(page.locator("[data-row] a").first).to_be_focused()
    page.keyboard.press("Enter")
    expect(page).to_have_url(f"{visitor.address}{address(first)}")
    page.keyboard.press("j")
    expect(page).to_have_url(f"{visitor.address}{address(second)}")
    page.keyboard.press("k")
    expect(page).to_have_url(f"{visitor.address}{address(first)}")
    page.keyboard.press("a")
    assert state(first) == State.PENDING
    page.keyboard.press("Enter")
    expect(page).to_have_url(f"{visitor.address}{address(second)}")
    expect(page.get_by_role("status").first).to_contain_text("Aceptada: Partida de Riichi")
    assert state(first) == State.ACCEPTED

    page.keyboard.press("r")
    page.keyboard.press("Tab")
    page.keyboard.type("aerpjk?")
    assert page.locator("#reject_words").input_value() == "aerpjk?"
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page).to_have_url(f"{visitor.address}{address(third)}")
    assert Submission.objects.get(pk=second.pk).reason == "aerpjk?"

    page.keyboard.press("p")
    page.keyboard.type("¿Quién ganó?")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page).to_have_url(f"{visitor.address}/gestion/")
    assert state(third) == State.ASKED


def test_changing_by_keyboard(reviewing: Callable[..., Visit]) -> None:
    submission = sent()
    visitor = reviewing()
    page = visitor.go(address(submission))
    page.keyboard.press("e")
    expect(page).to_have_url(f"{visitor.address}{address(submission, 'cambiar/')}")
    page.get_by_role("combobox", name="Sur: jugador").fill("nunez")
    option = page.get_by_role("option", name="Íñigo Núñez Peña")
    expect(option).to_be_visible()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Ver qué cambiaría").click()
    expect(page.get_by_role("heading", name="Qué pasa si se acepta así")).to_be_visible()
    expect(page.locator(".effects")).to_contain_text("Íñigo Núñez Peña")
    page.get_by_role("button", name="Aceptar con estos cambios").click()
    expect(page.locator("#errors")).to_be_focused()
    page.get_by_label("Motivo del cambio").fill("Era Íñigo")
    page.get_by_role("button", name="Aceptar con estos cambios").click()
    expect(page).to_have_url(f"{visitor.address}/gestion/")
    assert state(submission) == State.ACCEPTED


def test_keys_can_be_turned_off_for_good(reviewing: Callable[..., Visit]) -> None:
    submission = sent()
    page = reviewing().go(address(submission))
    page.keyboard.press("?")
    dialog = page.get_by_role("dialog", name="Atajos de teclado")
    expect(dialog).to_be_visible()
    page.keyboard.press("r")
    expect(page.locator("#reject_canned")).to_be_hidden()
    page.get_by_label("Usar teclas sueltas").uncheck()
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    for _ in range(2):
        page.keyboard.press("r")
        page.keyboard.press("?")
        expect(page.locator("#reject_canned")).to_be_hidden()
        expect(dialog).to_be_hidden()
        page.reload()
    page.get_by_role("button", name="Atajos de teclado").click()
    page.get_by_label("Usar teclas sueltas").check()
    page.keyboard.press("Escape")
    page.keyboard.press("r")
    expect(page.locator("#reject_canned")).to_be_focused()


def test_keys_leave_those_of_the_browser_alone(reviewing: Callable[..., Visit]) -> None:
    page = reviewing().go(address(sent()))
    page.keyboard.press("Control+a")
    page.keyboard.press("Alt+e")
    assert page.evaluate("document.activeElement === document.body")


def test_the_photograph_is_zoomed_and_turned(reviewing: Callable[..., Visit]) -> None:
    submission = sent()
    picture(submission)
    page = reviewing().go(address(submission))
    image = page.locator("[data-viewer] img")
    expect(image).to_have_js_property("complete", value=True)

    def box() -> list[float]:
        found = image.bounding_box()
        assert found
        return [found["width"], found["height"]]

    width, height = box()
    assert height == pytest.approx(width * 4 / 3, abs=2)
    page.keyboard.press("+")
    assert box() == pytest.approx([1.25 * width, 1.25 * height], abs=2)
    page.keyboard.press("-")
    page.keyboard.press("-")
    assert box() == pytest.approx([width, height], abs=1)
    page.keyboard.press("]")
    assert box() == pytest.approx([width, width * 3 / 4], abs=2)
    expect(page.locator("[data-shown]")).to_have_text("100 % · 90°")
    page.keyboard.press("[")
    page.keyboard.press("[")
    expect(page.locator("[data-shown]")).to_have_text("100 % · 270°")
    page.get_by_role("button", name="Girar a la derecha").click()
    page.get_by_role("button", name="Acercar").click()
    expect(page.locator("[data-shown]")).to_have_text("125 % · 0°")
    frame = page.locator("[data-viewport]")
    assert frame.evaluate("one => one.scrollWidth > one.clientWidth")
    assert page.evaluate("document.documentElement.scrollWidth") <= 1280


def test_everything_without_javascript(reviewing: Callable[..., Visit]) -> None:
    submission = sent(players=("p01", "p02", "p03", "Nadie"))
    photograph = picture(submission)
    visitor = reviewing(390, java_script_enabled=False)
    page = visitor.go(address(submission))
    expect(page.get_by_role("button", name="Acercar")).to_be_hidden()
    expect(page.get_by_role("button", name="Atajos de teclado")).to_be_hidden()
    link = page.get_by_role("link", name="Abrir la foto en otra pestaña")
    assert photograph.id in (link.get_attribute("href") or "")
    page.get_by_label("Norte: ¿quién es «Nadie»?").fill("Íñigo Núñez Peña")
    page.get_by_role("button", name="Guardar quién es").click()
    page.get_by_text("Rechazar…").click()
    page.get_by_label("Motivo").select_option("repeated")
    page.get_by_role("button", name="Rechazar").click()
    expect(page).to_have_url(f"{visitor.address}/gestion/")
    assert state(submission) == State.REJECTED
    assert visitor.complaints == []
