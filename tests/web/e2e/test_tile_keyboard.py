"""The keyboard of tiles in a real browser: what it says, where it stays, how keys move in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator, Page

    from support.browser import Visit

MCR, RIICHI = "/calculadora/mcr/", "/calculadora/riichi/"
EMPTY = '[data-result][data-state="empty"]'


def press(page: Page, keys: str) -> None:
    """Tiles, and words for what the next one is."""
    for key in keys.split():
        page.locator(f'[data-tile="{key}"], [data-set="{key}"]').click()


def counted(page: Page) -> str:
    return page.locator("[data-counted]").inner_text()


def box(one: Locator) -> tuple[float, float]:
    """Where something begins and ends on the page."""
    found = one.evaluate("e => [e.getBoundingClientRect().top, e.getBoundingClientRect().bottom]")
    return found[0], found[1]


@pytest.mark.parametrize("page", [MCR, RIICHI])
@pytest.mark.parametrize(("width", "height"), [(667, 375), (844, 390)])
def test_hand_and_keys_are_seen_at_once_on_a_phone_that_lies(
    visit: Callable[..., Visit], page: str, width: int, height: int
) -> None:
    shown = visit(width=width, height=height).go(page)
    press(shown, "1m 2m 3m 4p 5p 6p 7s 8s 9s 1z 1z 2z 2z 2z")
    tops = [box(shown.locator(one))[0] for one in ("[data-so-far]", "[data-undo]")]
    assert 0 < tops[1] - tops[0] < height - 100
    across = shown.locator("[data-tile]").evaluate_all(
        "keys => Math.min(...keys.map(one => one.getBoundingClientRect().width))"
    )
    assert across >= 24


@pytest.mark.parametrize("page", [MCR, RIICHI])
@pytest.mark.parametrize(
    "hand", ["123m456p789s1122z", "123m456p789s111222z", "1m", "9" * 199 + "m", "nada"]
)
def test_counting_says_beside_the_hand_what_is_wrong(
    visit: Callable[..., Visit], page: str, hand: str
) -> None:
    visited = visit(width=390)
    shown = visited.go(page)
    field = shown.get_by_label("Mano", exact=True)
    field.fill(hand)
    shown.get_by_role("button", name="Contar").click()
    error = shown.locator("#e-mano:not(:empty)")
    error.wait_for()
    assert field.get_attribute("aria-invalid") == "true"
    assert shown.evaluate("document.activeElement.name") == "mano"
    assert 0 <= box(error)[0] - box(field)[1] < 20
    bar = shown.locator("[data-bar]")
    assert bar.get_attribute("data-look") == "wrong"
    assert error.inner_text().startswith(bar.inner_text())
    assert bar.inner_text()
    assert shown.locator("body").bounding_box()["height"] < 5000  # type: ignore[index]
    assert visited.complaints == []


def test_counting_nothing_asks_for_a_hand(visit: Callable[..., Visit]) -> None:
    page = visit(width=390).go(MCR)
    page.get_by_role("button", name="Contar").click()
    page.get_by_text("Falta la mano").first.wait_for()
    press(page, "1m")
    page.locator("#e-mano:empty").wait_for(state="attached")


def test_each_step_says_what_comes_next(visit: Callable[..., Visit]) -> None:
    page = visit(width=390).go(MCR)
    assert counted(page).startswith("Toca las fichas")
    press(page, "1m 2m 3m 4p 5p 6p 7s 8s 9s 1z 1z 2z")
    assert counted(page) == "12 de 14"
    press(page, "2z")
    assert counted(page) == "13 de 14 · ahora, la ganadora"
    press(page, "2z")
    assert counted(page) == "Completa · toca otra si ganó con otra"
    press(page, "3z")
    assert counted(page) == "No caben más fichas."
    page.get_by_label("Mano", exact=True).fill("123m456p789s11222z")
    assert counted(page).startswith("14 de 14 · gana con la última")
    page.locator("[data-verdict]").wait_for(state="attached")
    page.get_by_label("Mano", exact=True).fill("123m456p789s112223z")
    assert counted(page) == "15 de 14 · sobran fichas"
    assert page.locator("[data-so-far] button").count() == 15
    page = visit(width=390).go(f"{RIICHI}?mano=123m456p789s11222z")
    assert counted(page) == "14 de 14 · toca la ganadora"


@pytest.mark.parametrize("width", [320, 390, 844])
@pytest.mark.parametrize(
    ("page", "keys"),
    [
        (MCR, "chi 1s chi 4s 4p 5p 6p 5p 5p 7s 8s 9s"),
        (MCR, "1m 2m 3m 4p 5p 6p 7s 8s 9s 1z 1z 2z 2z 2z"),
        (MCR, "minkan 1z minkan 2z ankan 3z minkan 4z 5z 5z"),
        (RIICHI, "dora 4p pon 7z 2m 3m 4m 2p 3p 4p 8s 8s 6s 7s 8s"),
    ],
)
def test_keys_stay_where_they_are(
    visit: Callable[..., Visit], page: str, keys: str, width: int
) -> None:
    shown = visit(width=width, height=390 if width > 400 else 844).go(page)
    pad = shown.locator("[data-pad]")
    place = "e => e.getBoundingClientRect().top + scrollY"
    first = pad.evaluate(place)
    for key in keys.split():
        press(shown, key)
        assert pad.evaluate(place) == first, key
    shown.locator("[data-verdict]").wait_for(state="attached")
    assert pad.evaluate(place) == first
    cut = "buttons => buttons.filter(one => one.scrollWidth > one.clientWidth).length"
    assert shown.locator("[data-keyboard] button").evaluate_all(cut) == 0
    narrow = "buttons => Math.min(...buttons.map(one => one.getBoundingClientRect().width))"
    assert shown.locator("[data-so-far] button").evaluate_all(narrow) >= 24
    assert shown.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize("page", [MCR, RIICHI])
@pytest.mark.parametrize(
    "hand",
    ["123m456p789s1155z +9z", "123m456p789s55z pon 999z +5z", "123m456p789s1155z +5z +5z"],
)
def test_tiles_that_are_none_are_told(visit: Callable[..., Visit], page: str, hand: str) -> None:
    visited = visit(width=390)
    shown = visited.go(page)
    shown.get_by_label("Mano", exact=True).fill(hand)
    shown.locator("#e-mano:not(:empty)").wait_for()
    assert counted(shown).startswith("Para usar el teclado")
    shown.reload()
    shown.locator("#e-mano:not(:empty)").wait_for()
    assert shown.locator("[data-bar]").is_visible()
    assert visited.complaints == []


def test_the_other_language_keeps_the_hand(visit: Callable[..., Visit]) -> None:
    page = visit(width=390).go(MCR)
    press(page, "chi 1s chi 4s 4p 5p 6p 5p 5p 7s 8s 9s")
    page.locator("[data-verdict]").wait_for(state="attached")
    page.get_by_role("link", name="English").click()
    page.wait_for_url("**/en/calculadora/mcr/?mano=*")
    hand = page.get_by_label("Hand", exact=True).input_value()
    assert hand == "45556p78s +9s chow 123s chow 456s"


def focused(page: Page) -> str:
    return str(
        page.evaluate(
            "(one => one.dataset.tile ?? one.getAttribute('aria-label') ?? one.tagName)"
            "(document.activeElement)"
        )
    )


def test_the_focus_is_never_lost(visit: Callable[..., Visit]) -> None:
    page = visit().go(RIICHI)
    page.locator('[data-tile="1m"]').focus()
    for _ in range(5):
        page.keyboard.press("Enter")
    assert focused(page) == "1m"
    assert counted(page) == "No queda ninguna."
    assert page.get_by_label("Mano", exact=True).input_value() == "1111m"
    press(page, "2m 3m")
    page.get_by_role("button", name="Gana con 3 de caracteres").focus()
    page.keyboard.press("Enter")
    assert focused(page) == "La ganadora, 3 de caracteres"
    page.keyboard.press("Home")
    page.keyboard.press("Enter")
    assert focused(page) == "La ganadora, 1 de caracteres"


def test_arrows_move_within_a_toolbar_that_is_one_stop(visit: Callable[..., Visit]) -> None:
    page = visit().go(MCR)
    page.locator('[data-set="tile"]').focus()
    page.keyboard.press("Tab")
    assert focused(page) == "1m"
    for key, tile in (
        ("ArrowRight", "2m"),
        ("ArrowDown", "2p"),
        ("ArrowLeft", "1p"),
        ("ArrowUp", "1m"),
        ("ArrowUp", "1m"),
    ):
        page.keyboard.press(key)
        assert focused(page) == tile
    page.keyboard.press("End")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.name") == "mano"
    page.keyboard.press("Shift+Tab")
    assert page.evaluate("'clear' in document.activeElement.dataset")


def test_words_of_mcr_can_be_typed_and_tapped_on(visit: Callable[..., Visit]) -> None:
    page = visit(width=390).go(MCR)
    hand = page.get_by_label("Mano", exact=True)
    hand.fill("Chow 123M  45p PUNG 777z")
    assert counted(page) == "8 de 14"
    press(page, "6p ankan 1s")
    assert hand.input_value() == "456p chow 123m pung 777z ankan 1111s"


def test_indicators_and_red_fives_by_touch(visit: Callable[..., Visit]) -> None:
    visited = visit(width=390)
    page = visited.go(RIICHI)
    hand = page.get_by_label("Mano", exact=True)
    press(page, "dora 4p dora 1z ura 9s")
    assert page.get_by_label("Indicadores de dora").input_value() == "4p1z"
    assert page.locator("#f-ura").input_value() == "9s"
    assert page.locator("[data-counted] svg").count() == 3
    press(page, "chi 0p")
    assert counted(page).startswith("Con el cinco rojo")
    press(page, "4p")
    assert hand.input_value() == "chi 406p"
    press(page, "chi 1z")
    assert counted(page) == "No hay chii de honores."
    page.get_by_role("button", name="Deshacer").click()
    page.get_by_role("button", name="Deshacer").click()
    assert page.locator("#f-ura").input_value() == ""
    press(page, "dora 1z dora 1z dora 1z dora")
    assert page.locator('[data-tile="1z"]').get_attribute("aria-disabled") == "true"
    page.locator('[data-tile="1z"]').dispatch_event("click")
    assert counted(page) == "No queda ninguna."
    page.get_by_role("button", name="Vaciar").click()
    assert page.get_by_label("Indicadores de dora").input_value() == ""
    assert visited.complaints == []


def test_undo_takes_back_what_was_written_and_not_the_taps_before_it(
    visit: Callable[..., Visit],
) -> None:
    page = visit(width=390).go(RIICHI)
    hand, undo = page.get_by_label("Mano", exact=True), page.get_by_role("button", name="Deshacer")
    press(page, "1m 2m")
    hand.press("End")
    hand.press_sequentially("789s")
    press(page, "9p")
    steps = []
    for _ in range(5):
        steps.append(hand.input_value())
        undo.click()
    assert steps == ["12m9p789s", "12m789s", "12m", "1m", ""]


def test_keys_take_capitals_and_forget_digits_at_a_tap(visit: Callable[..., Visit]) -> None:
    page = visit().go(RIICHI)
    hand = page.get_by_label("Mano", exact=True)
    page.locator('[data-tile="1m"]').focus()
    page.keyboard.type("12M")
    assert hand.input_value() == "12m"
    page.keyboard.type("34")
    press(page, "5z")
    page.keyboard.type("6p")
    assert hand.input_value() == "12m6p5z"


@pytest.mark.parametrize("failure", ["abort", 503])
def test_an_answer_that_cannot_be_had_leaves_no_other(
    visit: Callable[..., Visit], failure: str | int
) -> None:
    visitor = visit(width=390)
    page = visitor.go(f"{MCR}?mano=45655p78s%2B9s+chi+123s+chi+456s")
    status = page.locator("[data-status]")
    assert status.inner_text() == "20 puntos."
    page.route(
        "**/calculadora/mcr/?*",
        lambda route: route.abort() if failure == "abort" else route.fulfill(status=failure),
    )
    hand = page.get_by_label("Mano", exact=True)
    hand.fill("45655p78s +9s chi 234m chi 456s")
    page.locator(EMPTY).wait_for(state="attached")
    assert status.inner_text().startswith("Sin conexión con el sitio")
    assert page.locator("[data-bar]").inner_text() == status.inner_text()
    assert page.locator("[data-verdict]").count() == 0
    page.unroute("**/calculadora/mcr/?*")
    page.evaluate("dispatchEvent(new Event('online'))")
    page.locator('[data-verdict][data-look="bad"]').wait_for()


def test_the_bar_leads_to_the_result_and_shows_how_it_is(visit: Callable[..., Visit]) -> None:
    page = visit(width=390).go(f"{MCR}?mano=45655p78s%2B9s+chi+234m+chi+456s")
    bar = page.locator("[data-bar]")
    assert bar.get_attribute("data-look") == "bad"
    bar.click()
    expect(page.locator("[data-verdict]")).to_be_in_viewport()
    page.get_by_label("Mano", exact=True).fill("45655p78s +9s chi 123s chi 456s")
    page.locator('[data-bar][data-look="good"]').wait_for()
    page.get_by_label("Mano", exact=True).fill("234567m99p77z +7z pon 111z")
    page.locator('[data-bar][data-look="open"]').wait_for()
    assert bar.text_content() == "8 puntos, o no vale, según los vientos."


def test_without_javascript_the_error_leads_to_its_field(visit: Callable[..., Visit]) -> None:
    page = visit(width=390, java_script_enabled=False).go(RIICHI)
    page.get_by_label("Mano", exact=True).fill("123m9q")
    page.get_by_label("Indicadores de dora").fill("8z")
    page.get_by_role("button", name="Contar").click()
    assert page.url.endswith("#resultado")
    told = page.locator("#resultado a")
    assert told.count() == 3
    told.last.click()
    assert page.url.endswith("#f-dora")
    assert page.locator("#f-dora").get_attribute("aria-describedby") == "e-dora h-dora"
    assert page.locator("#e-dora").inner_text().startswith("Dora: ")


def test_fans_that_are_none_are_gone_to_though_the_hand_counts(
    visit: Callable[..., Visit],
) -> None:
    page = visit(width=390).go(MCR)
    page.get_by_label("Mano", exact=True).fill("45655p78s +9s chow 123s chow 456s")
    page.get_by_label("Jugadas anunciadas").fill("patata")
    page.get_by_role("button", name="Contar").click()
    page.locator("#e-fan:not(:empty)").wait_for()
    expect(page.locator("#f-fan")).to_be_focused()
    told = page.locator("[data-unchecked]").inner_text()
    assert "No se ha podido comprobar" in told
    assert "patata" in told


@pytest.mark.parametrize("page", [MCR, RIICHI])
def test_a_hand_begun_is_not_scolded_in_another_language_or_after_a_reload(
    visit: Callable[..., Visit], page: str
) -> None:
    shown = visit(width=390).go(page)
    press(shown, "1m 2m 3m 4p 5p")
    shown.wait_for_url("**mano=123m45p*")
    shown.get_by_role("link", name="English").click()
    shown.wait_for_url("**/en/**")
    shown.locator(EMPTY).wait_for(state="attached")
    assert counted(shown) == "5 of 14"
    assert shown.locator(".error:not(:empty), [data-mistakes] li").count() == 0
    shown.reload()
    shown.locator(EMPTY).wait_for(state="attached")
    assert shown.locator(".error:not(:empty), [data-mistakes] li").count() == 0


def test_without_javascript_a_hand_begun_and_sent_is_told(visit: Callable[..., Visit]) -> None:
    page = visit(width=390, java_script_enabled=False).go(MCR)
    page.get_by_label("Mano", exact=True).fill("123m45p")
    page.get_by_role("button", name="Contar").click()
    assert page.locator("#resultado li").count() == 1


def test_the_bar_lies_over_nothing_that_is_in_sight(visit: Callable[..., Visit]) -> None:
    page = visit(width=320, height=640).go(f"{MCR}?mano=45655p78s%2B9s+chi+123s+chi+456s")
    bar = page.locator("[data-bar]")
    page.locator("[data-pad]").scroll_into_view_if_needed()
    assert bar.is_visible()
    height = page.evaluate("document.body.scrollHeight")
    page.locator("[data-verdict]").scroll_into_view_if_needed()
    page.locator("[data-bar][data-seen]").wait_for(state="attached")
    assert bar.is_hidden()
    assert page.evaluate("document.body.scrollHeight") == height
    page.locator("[data-pad]").scroll_into_view_if_needed()
    page.locator("[data-bar]:not([data-seen])").wait_for()


def test_a_concealed_kong_lies_with_its_outer_tiles_face_down(visit: Callable[..., Visit]) -> None:
    page = visit(width=320).go(MCR)
    press(page, "ankan 1s pon 2s 3p")
    meld = page.locator("[data-so-far] .hand-set:not(.hand-standing)").first
    uses = meld.locator("use").evaluate_all("all => all.map(one => one.href.baseVal.split('#')[1])")
    assert uses == ["t-back", "t-1s", "t-1s", "t-back"]
    wide = "all => new Set(all.map(one => Math.round(one.getBoundingClientRect().height))).size"
    assert page.locator("[data-so-far] svg").evaluate_all(wide) == 1


@pytest.mark.parametrize(
    ("page", "words"), [(MCR, "Chow, Pung o Kong"), (RIICHI, "Chii, Pon o Kan")]
)
def test_an_empty_strip_says_how_to_begin(
    visit: Callable[..., Visit], page: str, words: str
) -> None:
    shown = visit(width=320).go(page)
    assert words in counted(shown)


def test_no_chow_of_winds(visit: Callable[..., Visit]) -> None:
    page = visit(width=390).go(MCR)
    press(page, "chi 1z")
    assert counted(page) == "No hay chow de honores."
    assert page.get_by_label("Mano", exact=True).input_value() == ""
