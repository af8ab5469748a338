"""The calculators in a real browser: by touch, by keys, and without JavaScript."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import parse_qs, urlsplit

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from support.browser import Visit

PAGES = {
    "index": "/calculadora/",
    "riichi": "/calculadora/riichi/?mano=234m345p456s34s88p%2B5s&ganada=descarte&dora=3m",
    "riichi, wrong": "/en/calculadora/riichi/?mano=123m9q",
    "mcr": "/calculadora/mcr/?mano=45655p78s%2B9s+chi+123s+chi+456s&fan=28,69",
    "mcr, not legal": "/calculadora/mcr/?mano=45655p78s%2B9s+chi+234m+chi+456s&fan=70",
    "mcr, winds not said": "/en/calculadora/mcr/?mano=234567m99p77z%2B7z+pon+111z&fan=59",
    "payments, wrong": "/calculadora/pagos/?honba=x&reparte=y",
    "payments": "/calculadora/pagos/?p1=7700",
    "settlement": "/en/calculadora/liquidacion/?hS=gana&vS=mangan",
}


def press(page: Page, tiles: str) -> None:
    for tile in tiles.split():
        page.locator(f'[data-tile="{tile}"]').click()


def asked(page: Page) -> dict[str, list[str]]:
    return parse_qs(urlsplit(page.url).query)


@pytest.mark.parametrize("width", [390, 1280])
def test_a_hand_that_is_interrupted_has_a_row_of_its_own(
    visit: Callable[..., Visit], width: int
) -> None:
    page = visit(width=width).go("/calculadora/liquidacion/")
    field = page.locator('[data-field="interrumpida"]')
    across, rules = (
        one.evaluate("field => field.getBoundingClientRect().width")
        for one in (field, page.locator('[data-field="edicion"]'))
    )
    assert across == rules
    assert field.evaluate("field => field.querySelector('span').getClientRects().length") <= 2


def test_a_referee_settles_a_disputed_hand_by_touch(visit: Callable[..., Visit]) -> None:
    visited = visit(width=390)
    page = visited.go("/calculadora/mcr/")
    assert page.get_by_label("Se ganó").is_hidden()
    for low in ("1s", "4s"):
        page.get_by_role("button", name="Chow").click()
        press(page, low)
    press(page, "4p 5p 6p 5p 5p 7s 8s 9s")
    page.locator("[data-verdict]").wait_for()
    assert (
        page.get_by_label("Mano", exact=True).input_value() == "45556p78s +9s chow 123s chow 456s"
    )
    assert page.locator("[data-status]").inner_text() == "20 puntos."
    assert page.get_by_label("Se ganó").is_visible()
    assert page.get_by_label("Viento de la ronda").is_hidden()
    page.get_by_label("Añadir una jugada").select_option(label="28 Escalera Pura")
    page.get_by_text("Lo anunciado suma 16 puntos").first.wait_for()
    assert asked(page)["fan"] == ["28"]
    page.reload()
    assert page.locator("[data-verdict]").inner_text().startswith("Lo anunciado suma 16")
    assert visited.complaints == []


def test_the_winning_tile_is_chosen_and_steps_are_undone(visit: Callable[..., Visit]) -> None:
    visited = visit(width=390)
    page = visited.go("/calculadora/riichi/")
    hand = page.get_by_label("Mano", exact=True)
    press(page, "1m 2m 3m 1p 2p 3p 1s 2s 3s 9m 9m 1z 1z 1z")
    assert hand.input_value() == "12399m123p123s11z +1z"
    page.get_by_role("button", name="Gana con 3 de caracteres").click()
    assert hand.input_value() == "1299m123p123s111z +3m"
    page.get_by_role("button", name="Deshacer").click()
    assert hand.input_value() == "12399m123p123s11z +1z"
    page.get_by_role("button", name="Vaciar").click()
    assert hand.input_value() == ""
    page.locator("[data-result]:empty").wait_for(state="attached")
    assert visited.complaints == []


def test_by_keys(visit: Callable[..., Visit]) -> None:
    visited = visit()
    page = visited.go("/en/calculadora/riichi/")
    page.locator('[data-tile="1m"]').focus()
    page.keyboard.type("234m345p456s34s88p5s")
    page.locator("[data-verdict]").wait_for()
    hand = page.get_by_label("Hand", exact=True)
    assert hand.input_value() == "234m34588p34456s +5s"
    page.get_by_label("Won", exact=True).select_option("descarte")
    page.locator('[data-field="ippatsu"]').wait_for(state="hidden")
    page.get_by_label("Riichi", exact=True).select_option("si")
    page.locator('[data-field="ippatsu"]').wait_for()
    assert page.locator('[data-field="haitei"]').is_hidden()
    assert visited.complaints == []


def test_no_fifth_tile(visit: Callable[..., Visit]) -> None:
    page = visit(width=390).go("/calculadora/riichi/?mano=ankan+1111z")
    assert page.locator('[data-tile="1z"]').is_disabled()
    page.get_by_role("button", name="Pon").click()
    press(page, "2z")
    page.get_by_role("button", name="Chii").click()
    press(page, "9s")
    assert page.get_by_label("Mano", exact=True).input_value() == "ankan 1111z pon 222z chi 789s"


def test_without_javascript_everything_is_asked_and_answered(visit: Callable[..., Visit]) -> None:
    page = visit(width=390, java_script_enabled=False).go("/calculadora/mcr/")
    assert page.locator("[data-keyboard]").is_hidden()
    page.get_by_label("Mano", exact=True).fill("45655p78s+9s chi 123s chi 456s")
    page.get_by_label("Viento de la ronda").select_option("S")
    page.get_by_label("Jugadas anunciadas").fill("28, 63, 70, 75")
    page.get_by_role("button", name="Contar").click()
    assert page.locator("[data-verdict]").inner_text() == ("Lo anunciado es correcto: 20 puntos.")


@pytest.mark.parametrize("width", [390, 1280])
@pytest.mark.parametrize("name", PAGES)
def test_nothing_to_complain_of(visit: Callable[..., Visit], name: str, width: int) -> None:
    visited = visit(width=width)
    visited.look(PAGES[name])
    assert visited.complaints == []


@pytest.mark.parametrize("page", ["mcr", "riichi"])
def test_what_is_chosen_can_be_read_whole(visit: Callable[..., Visit], page: str) -> None:
    shown = visit(width=390).go(PAGES[page])
    cut = """all => all.filter((one) => one.checkVisibility()).filter((one) => {
      const alone = one.cloneNode();
      alone.removeAttribute("id");
      alone.style.inlineSize = "auto";
      alone.append(one.selectedOptions[0].cloneNode(true));
      document.querySelector("main").append(alone);
      const wide = alone.offsetWidth;
      alone.remove();
      return wide > one.offsetWidth;
    }).map((one) => one.name)"""
    assert shown.locator(".facts-grid select").evaluate_all(cut) == []


def test_what_was_not_said_is_never_guessed_in_the_bar(visit: Callable[..., Visit]) -> None:
    page = visit(width=390).go("/calculadora/riichi/?mano=22p55s678m%2B5s+chi+345s+pon+777z")
    assert page.locator("[data-status]").inner_text().endswith(", según lo que falta por decir.")
