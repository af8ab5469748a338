"""The ranking by keyboard, by touch, through history, and without JavaScript."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Browser, Locator, Page

    from support.browser import Visit

PRESSED = re.compile("true")


def hide_button(page: Page) -> Locator:
    return page.get_by_role("button", name="Ocultar ratings provisionales")


def provisional_rows(page: Page) -> Locator:
    return page.locator("tr[data-provisional]")


def test_a_tour_by_keyboard(visit: Callable[..., Visit]) -> None:
    page = visit().go("/riichi/")
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Ir al contenido")).to_be_focused()
    rating = page.locator("a.rating").first
    for _ in range(100):
        page.keyboard.press("Tab")
        if rating.evaluate("link => link === document.activeElement"):
            break
    expect(rating).to_be_focused()
    box = page.locator("#details")
    page.keyboard.press("Enter")
    expect(box).to_be_visible()
    expect(box).to_contain_text("μ")
    expect(box).to_contain_text("Partidas")
    page.keyboard.press("Escape")
    expect(box).to_be_hidden()
    expect(rating).to_be_focused()
    page.keyboard.press("Space")
    expect(box).to_be_visible()


def test_a_key_at_once_after_closing_opens_the_details_again(visit: Callable[..., Visit]) -> None:
    page = visit().go("/riichi/")
    page.locator("a.rating").first.evaluate(
        """link => {
            const box = document.querySelector("#details");
            link.click();
            box.hidePopover();
            link.click();
        }"""
    )
    expect(page.locator("#details")).to_be_visible()


def test_one_rating_at_a_time_is_said_to_be_open(visit: Callable[..., Visit]) -> None:
    page = visit().go("/riichi/")
    first, second = (page.locator("a.rating").nth(index) for index in range(2))
    first.press("Enter")
    expect(first).to_have_attribute("aria-expanded", "true")
    second.press("Enter")
    expect(second).to_have_attribute("aria-expanded", "true")
    expect(first).to_have_attribute("aria-expanded", "false")


def test_a_tour_by_touch(visit: Callable[..., Visit]) -> None:
    page = visit(width=390, has_touch=True, is_mobile=True).go("/riichi/")
    box = page.locator("#details")
    page.locator("a.rating").nth(2).tap()
    expect(box).to_be_visible()
    inside = box.bounding_box()
    assert inside is not None
    assert inside["x"] >= 0
    assert inside["x"] + inside["width"] <= 390
    page.locator("h1").tap()
    expect(box).to_be_hidden()


def test_a_resting_pointer_opens_the_details(visit: Callable[..., Visit]) -> None:
    page = visit().go("/mcr/")
    page.locator("a.rating").first.hover()
    expect(page.locator("#details")).to_be_visible()
    page.mouse.move(5, 5)
    expect(page.locator("#details")).to_be_hidden()


def test_details_of_a_provisional_rating_say_how_far_it_has_come(
    visit: Callable[..., Visit],
) -> None:
    page = visit().go("/riichi/")
    row = provisional_rows(page).first
    row.locator("a.rating").click()
    expect(page.locator("#details")).to_contain_text(re.compile(r"\d+ de 20 partidas"))


def test_hiding_provisional_ratings_keeps_positions(visit: Callable[..., Visit]) -> None:
    page = visit().go("/riichi/")
    before = page.locator("tr[id]:not([data-provisional])").all_inner_texts()
    assert provisional_rows(page).count() > 0
    hide_button(page).click()
    expect(hide_button(page)).to_have_attribute("aria-pressed", PRESSED)
    for row in provisional_rows(page).all():
        expect(row).to_be_hidden()
    assert page.locator("tr[id]:not([data-provisional])").all_inner_texts() == before
    assert page.url.endswith("/riichi/")


def test_hiding_is_off_after_loading_again(visit: Callable[..., Visit]) -> None:
    page = visit().go("/riichi/")
    hide_button(page).click()
    page.reload()
    expect(hide_button(page)).to_have_attribute("aria-pressed", "false")
    expect(provisional_rows(page).first).to_be_visible()


def test_hiding_is_off_when_history_brings_the_page_back(
    visit: Callable[..., Visit], keeping_pages: Browser
) -> None:
    visitor = visit(browser=keeping_pages)
    visitor.page.add_init_script(
        "addEventListener('pageshow', (event) => {"
        " document.documentElement.dataset.fromCache = event.persisted; })"
    )
    page = visitor.go("/riichi/")
    hide_button(page).click()
    expect(provisional_rows(page).first).to_be_hidden()
    page.goto(f"{visitor.address}/ayuda/")
    page.evaluate("setTimeout(() => history.back())")  # go_back() would wait for it to load
    page.wait_for_url("**/riichi/", wait_until="commit")
    page.locator("[data-from-cache=true]").wait_for(state="attached")
    expect(hide_button(page)).to_have_attribute("aria-pressed", "false")
    expect(provisional_rows(page).first).to_be_visible()


@pytest.mark.parametrize("column", ["Partidas", "Jugador"])
def test_sorting_works_without_javascript(visit: Callable[..., Visit], column: str) -> None:
    page = visit(java_script_enabled=False).go("/riichi/")
    page.get_by_role("columnheader", name=column).get_by_role("link").click()
    heading = page.get_by_role("columnheader", name=column)
    assert heading.get_attribute("aria-sort") in {"ascending", "descending"}
    assert "orden=" in page.url


def test_without_javascript_a_rating_leads_to_the_player(visit: Callable[..., Visit]) -> None:
    page = visit(java_script_enabled=False).go("/riichi/")
    expect(page.locator("[data-hide-provisional]")).to_be_hidden()
    page.locator("a.rating").first.click()
    assert "/jugadores/" in page.url
    expect(page.locator("main")).to_contain_text("μ")


def test_searching_without_accents_without_javascript(visit: Callable[..., Visit]) -> None:
    page = visit(java_script_enabled=False).go("/riichi/")
    page.get_by_role("searchbox").fill("ruben")
    page.get_by_role("searchbox").press("Enter")
    names = page.locator("tbody th a").all_inner_texts()
    assert names
    assert all("Rubén" in name for name in names)
