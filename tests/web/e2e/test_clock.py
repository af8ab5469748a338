"""The clock of a session, with the clock of the browser in the hand of the test."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable

    from support.browser import Visit


def opened(visit: Callable[..., Visit]) -> Visit:
    visited = visit(width=390)
    visited.page.clock.install()
    visited.page.goto(f"{visited.address}/mesa/reloj/")
    return visited


def shown(visited: Visit) -> tuple[str, str]:
    page = visited.page
    return page.locator("[data-time]").inner_text(), page.locator("[data-stage]").inner_text()


def test_a_session_of_riichi(visit: Callable[..., Visit]) -> None:
    visited = opened(visit)
    page = visited.page
    assert shown(visited) == ("90:00", "")
    page.get_by_role("button", name="Empezar").click()
    page.clock.fast_forward(4499000)
    assert shown(visited)[1] == "Se está jugando."
    page.clock.fast_forward(2000)
    time, stage = shown(visited)
    assert time.startswith("14:5")
    assert stage.startswith("Aviso: se termina la mano")
    page.clock.fast_forward(900000)
    assert shown(visited)[1].startswith("Tiempo")
    assert visited.complaints == []


def test_a_pause_stands_still_and_a_reload_goes_on(visit: Callable[..., Visit]) -> None:
    visited = opened(visit)
    page = visited.page
    page.get_by_label("MCR: dos horas").check()
    page.get_by_role("button", name="Empezar").click()
    page.clock.fast_forward(1200000)
    page.get_by_role("button", name="Pausa").click()
    paused, _ = shown(visited)
    page.clock.fast_forward(1800000)
    assert shown(visited)[0] == paused
    assert paused.startswith(("100:0", "99:5"))
    page.get_by_role("button", name="Empezar").click()
    page.reload()
    assert page.get_by_label("MCR: dos horas").is_checked()
    assert shown(visited)[0].startswith(("100:0", "99:5"))


def test_works_without_a_connection_once_open(visit: Callable[..., Visit]) -> None:
    visited = opened(visit)
    visited.page.context.set_offline(True)
    visited.page.get_by_role("button", name="Empezar").click()
    visited.page.clock.fast_forward(60000)
    assert shown(visited)[0].startswith(("89:0", "88:5"))
    assert visited.complaints == []


@pytest.mark.parametrize("width", [320, 390, 1280])
def test_sheets_scroll_inside_and_not_sideways(visit: Callable[..., Visit], width: int) -> None:
    visited = visit(width=width)
    for sheet in ("hoja-mcr", "hoja-riichi"):
        visited.page.goto(f"{visited.address}/mesa/{sheet}/")
        wide = visited.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0


@pytest.mark.parametrize("sheet", ["mesa/hoja-mcr/", "en/mesa/hoja-mcr/", "mesa/hoja-riichi/"])
def test_a_sheet_prints_on_one_page(visit: Callable[..., Visit], sheet: str) -> None:
    visited = visit(width=1280)
    visited.page.goto(f"{visited.address}/{sheet}")
    printed = visited.page.pdf(format="A4", prefer_css_page_size=True)
    assert printed.count(b"/MediaBox") == 1
