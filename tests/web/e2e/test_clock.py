"""The clock of a session, with the clock of the browser in the hand of the test."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

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


def bells(visited: Visit) -> int:
    """How many tones have been begun."""
    return int(visited.page.evaluate("window.tones"))


COUNTED = """window.tones = 0;
const made = AudioContext.prototype.createOscillator;
AudioContext.prototype.createOscillator = function () {
  window.tones += 1;
  return made.call(this);
};
"""


def test_a_session_of_riichi_sounds_at_the_start_and_at_75_and_no_more(
    visit: Callable[..., Visit],
) -> None:
    visited = visit(width=390)
    page = visited.page
    page.add_init_script(COUNTED)
    page.clock.install()
    visited.go("/mesa/reloj/")
    assert shown(visited) == ("90:00", "")
    page.get_by_role("button", name="Empezar", exact=True).click()
    assert bells(visited) == 1
    page.clock.fast_forward(4499000)
    assert shown(visited)[1] == "Se está jugando."
    page.clock.fast_forward(2000)
    time, stage = shown(visited)
    assert time.startswith("14:5")
    assert stage.startswith("Aviso: se termina la mano")
    assert (at_75 := bells(visited)) > 1
    page.clock.fast_forward(900000)
    assert shown(visited)[1].startswith("Han pasado los 90 minutos. No hay otro aviso")
    assert bells(visited) == at_75
    assert visited.complaints == []


def test_two_hours_of_mcr_end_with_a_signal(visit: Callable[..., Visit]) -> None:
    visited = visit(width=390)
    page = visited.page
    page.add_init_script(COUNTED)
    page.clock.install()
    visited.go("/mesa/reloj/")
    page.get_by_label("MCR: dos horas").check()
    page.get_by_role("button", name="Empezar", exact=True).click()
    page.clock.fast_forward(7199000)
    assert bells(visited) == 1
    page.clock.fast_forward(2000)
    assert shown(visited)[1].startswith("Tiempo")
    assert bells(visited) > 1


def test_a_stray_touch_does_not_end_a_clock_that_runs(visit: Callable[..., Visit]) -> None:
    visited = opened(visit)
    page = visited.page
    page.get_by_label("MCR: dos horas").check()
    page.get_by_label("Riichi: 90 minutos").check()
    page.get_by_role("button", name="Empezar", exact=True).click()
    page.clock.fast_forward(1200000)
    page.get_by_role("button", name="Volver al principio").click()
    assert "El reloj va por" in page.get_by_role("dialog").inner_text()
    page.get_by_role("button", name="Seguir con este").click()
    assert shown(visited)[0].startswith(("70:0", "69:5"))
    page.get_by_label("MCR: dos horas").click()
    page.keyboard.press("Escape")
    expect(page.get_by_label("Riichi: 90 minutos")).to_be_checked()
    assert shown(visited)[0].startswith(("70:0", "69:5"))
    page.get_by_label("MCR: dos horas").click()
    page.get_by_role("button", name="Empezar de nuevo").click()
    expect(page.locator("[data-time]")).to_have_text("120:00")


@pytest.mark.parametrize(("width", "height"), [(320, 640), (390, 844), (844, 390), (1280, 900)])
def test_the_digits_are_whole_and_in_view(
    visit: Callable[..., Visit], width: int, height: int
) -> None:
    visited = visit(width=width, height=height)
    page = visited.page
    page.clock.install()
    visited.go("/mesa/reloj/")
    page.get_by_label("MCR: dos horas").check()
    page.evaluate("scrollTo(0, 0)")
    line = page.evaluate("parseFloat(getComputedStyle(document.querySelector('.time')).lineHeight)")
    for text in ("120:00", "−10:08"):
        page.locator("[data-time]").evaluate("(node, text) => { node.textContent = text }", text)
        box = page.locator("[data-time]").bounding_box()
        assert box
        assert box["height"] == pytest.approx(line, abs=1)
        assert box["y"] + box["height"] <= height
        assert page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize("language", ["", "en/"])
def test_a_clock_that_runs_survives_a_reload_without_a_connection(
    visit: Callable[..., Visit], language: str
) -> None:
    visited = visit(width=390)
    page = visited.go(f"/{language}mesa/reloj/")
    page.locator("[data-start]").click()
    kept = "Guardado en este navegador" if not language else "Kept in this browser"
    page.get_by_text(kept).wait_for()
    page.context.set_offline(True)
    page.reload()
    assert page.locator("[data-start]").inner_text() in {"Pausa", "Pause"}
    expect(page.locator("[data-time]")).to_contain_text("89:5")
    for other in ("", "hoja-mcr/", "hoja-riichi/", "incidencias/"):
        visited.go(f"/{language}mesa/{other}")
        assert page.evaluate("getComputedStyle(document.body).display") == "grid"
    page.locator(".cases a").first.click()
    assert page.locator("#outcome").is_visible()
    assert visited.complaints == []
    unknown = "fetch('/static/liga/none.css').then(() => 'answered', () => 'no connection')"
    assert page.evaluate(unknown) == "no connection"
    assert page.context.cookies() == []


def test_only_pages_at_the_table_and_files_are_kept(visit: Callable[..., Visit]) -> None:
    visited = visit(width=390)
    page = visited.go("/mesa/reloj/")
    page.get_by_text("Guardado en este navegador").wait_for()
    for path in ("/mesa/reloj/?from=letter", "/cuenta/entrar/", "/mesa/reloj/"):
        visited.go(path)
    listed = """async () => {
      const caught = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
      const kept = await Promise.all(caught.map((cache) => cache.keys()));
      return kept.flat().map((one) => new URL(one.url).pathname + new URL(one.url).search);
    }"""
    kept = page.evaluate(listed)
    assert "/mesa/reloj/" in kept
    assert all(one.startswith(("/mesa/", "/static/liga/")) for one in kept)
    assert not any("from=letter" in one for one in kept)


@pytest.mark.parametrize(
    "kept", ['{"length": 90}', '{"length": 90, "left": "x", "ends": null}', "1"]
)
def test_what_is_kept_and_is_no_clock_is_a_new_one(visit: Callable[..., Visit], kept: str) -> None:
    page = visit().go("/mesa/reloj/")
    page.evaluate("kept => localStorage.setItem('liga-clock', kept)", kept)
    page.reload()
    expect(page.locator("[data-time]")).to_have_text("90:00")


def test_a_pause_stands_still_and_a_reload_goes_on(visit: Callable[..., Visit]) -> None:
    visited = opened(visit)
    page = visited.page
    page.get_by_label("MCR: dos horas").check()
    page.get_by_role("button", name="Empezar", exact=True).click()
    page.clock.fast_forward(1200000)
    page.get_by_role("button", name="Pausa").click()
    paused, _ = shown(visited)
    page.clock.fast_forward(1800000)
    assert shown(visited)[0] == paused
    assert paused.startswith(("100:0", "99:5"))
    assert shown(visited)[1] == "En pausa."
    page.get_by_role("button", name="Seguir", exact=True).click()
    assert shown(visited)[1] == "Se está jugando."
    page.reload()
    assert page.get_by_label("MCR: dos horas").is_checked()
    assert shown(visited)[0].startswith(("100:0", "99:5"))


def test_a_pause_after_the_signal_says_both(visit: Callable[..., Visit]) -> None:
    visited = opened(visit)
    page = visited.page
    page.get_by_role("button", name="Empezar", exact=True).click()
    page.clock.fast_forward(4501000)
    page.get_by_role("button", name="Pausa").click()
    assert shown(visited)[1].startswith("En pausa. Aviso: se termina la mano")


@pytest.mark.parametrize(("width", "height"), [(844, 390), (1280, 800), (1920, 1080)])
def test_a_projector_shows_the_clock_large_and_in_the_middle(
    visit: Callable[..., Visit], width: int, height: int
) -> None:
    page = visit(width=width, height=height).go("/mesa/reloj/")
    page.get_by_label("MCR: dos horas").check()
    page.evaluate("scrollTo(0, 0)")
    text = page.locator("[data-time]").evaluate(
        """node => { const range = document.createRange(); range.selectNodeContents(node);
        const box = range.getBoundingClientRect(); return [box.left, box.right]; }"""
    )
    buttons = [one.bounding_box() for one in page.locator(".clock > .actions button").all()]
    edges = [(box["x"], box["x"] + box["width"]) for box in buttons if box]
    for left, right in (text, (min(edges)[0], max(edges)[1])):
        assert left + right == pytest.approx(page.evaluate("document.body.clientWidth"), abs=4)
    assert text[1] - text[0] >= min(0.6 * width, height)
    assert all(box and box["y"] + box["height"] <= height for box in buttons)


def test_works_without_a_connection_once_open(visit: Callable[..., Visit]) -> None:
    visited = opened(visit)
    visited.page.get_by_text("Guardado en este navegador").wait_for()
    visited.page.context.set_offline(True)
    visited.page.get_by_role("button", name="Empezar", exact=True).click()
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


@pytest.mark.parametrize("width", [320, 390])
@pytest.mark.parametrize("language", ["", "en/"])
def test_a_riichi_sheet_is_whole_on_a_phone(
    visit: Callable[..., Visit], language: str, width: int
) -> None:
    page = visit(width=width).go(f"/{language}mesa/hoja-riichi/")
    assert page.locator(".sheet-scroll").evaluate("one => one.scrollWidth <= one.clientWidth")
    cut = page.locator(".blank th").evaluate_all(
        "nodes => nodes.filter((one) => one.scrollWidth > one.clientWidth + 1)"
        ".map((one) => one.innerText)"
    )
    assert cut == []


def test_a_sheet_that_goes_on_to_the_right_says_so(visit: Callable[..., Visit]) -> None:
    for width in (390, 790, 900):
        page = visit(width=width).go("/mesa/hoja-mcr/")
        cut = page.locator(".sheet-scroll").evaluate("one => one.scrollWidth > one.clientWidth")
        assert page.locator(".sheet-wide").is_visible() is cut, width


@pytest.mark.parametrize("sheet", ["mesa/hoja-mcr/", "en/mesa/hoja-mcr/", "mesa/hoja-riichi/"])
def test_a_sheet_prints_on_one_page(visit: Callable[..., Visit], sheet: str) -> None:
    visited = visit(width=1280)
    visited.page.goto(f"{visited.address}/{sheet}")
    printed = visited.page.pdf(format="A4", prefer_css_page_size=True)
    assert printed.count(b"/MediaBox") == 1
