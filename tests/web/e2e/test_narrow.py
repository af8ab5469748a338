"""On a phone nothing is cut without a hint, no word is broken, no field lies over another."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable

    from support.browser import Visit

ANSWERS = {
    "settlement": "/calculadora/liquidacion/?hE=da&hS=gana&vS=3%2F40&hW=gana&vW=mangan&rE=1&rW=1"
    "&honba=1&palillos=2",
    "riichi": "/calculadora/resultado-riichi/?pE=42300&pS=30000&pW=28700&pN=18000&cN=1&palillos=1",
    "rating": "/en/calculadora/rating/?muA=25&sigmaA=3&muB=30&sigmaB=2&muC=30&sigmaC=2",
    "mcr": "/calculadora/puntos-mcr/?pE=50&pS=50&pW=-40&pN=-60&xN=10",
    "grades": "/calculadora/grados/?grado=riichi:1-dan",
}

LEAGUE = ["/", "/riichi/", "/en/mcr/", "/jugadores/", "/partidas/"]
LEAGUE += [f"/{mode}/{kind}/" for mode in ("riichi", "mcr") for kind in ("clubes", "comunidades")]
INSIDE = [
    ("/jugadores/", "/jugadores/"),
    ("/partidas/", "/partidas/"),
    ("/riichi/clubes/", "/clubes/"),
    ("/riichi/comunidades/", "/comunidades/"),
]
"""Where a page of one is linked from, and how its address begins."""


@pytest.mark.parametrize("width", [320, 360])
@pytest.mark.parametrize("name", ANSWERS)
def test_tables_of_answers_fit(visit: Callable[..., Visit], name: str, width: int) -> None:
    page = visit(width=width).go(ANSWERS[name])
    assert page.locator("#resultado table").count()
    cut = page.locator("#resultado .scroll").evaluate_all(
        "nodes => nodes.filter((one) => one.scrollWidth > one.clientWidth + 1)"
        ".map((one) => one.getAttribute('aria-label'))"
    )
    assert cut == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize("width", [320, 390])
def test_headings_of_payments_are_whole_words(visit: Callable[..., Visit], width: int) -> None:
    page = visit(width=width).go("/reglas/mcr/pagos/")
    heading = page.locator(".paid-table th", has_text="Descarta")
    lines = heading.evaluate(
        "n => { const range = document.createRange(); range.selectNodeContents(n);"
        " return range.getClientRects().length; }"
    )
    assert lines == 1
    assert heading.evaluate("n => n.scrollWidth <= n.clientWidth + 1")


@pytest.mark.parametrize("width", [320, 390])
def test_day_and_hour_do_not_overlap(visit: Callable[..., Visit], width: int) -> None:
    page = visit(width=width).go("/enviar/")
    day = page.locator(".pair input[type=date]")
    box = day.bounding_box()
    hour = page.locator(".pair input[type=time]").bounding_box()
    assert box
    assert hour
    assert box["x"] + box["width"] <= hour["x"] or box["y"] + box["height"] <= hour["y"]


@pytest.mark.parametrize("width", [768, 844, 900, 1000])
def test_no_page_of_the_league_is_wider_than_a_tablet(
    visit: Callable[..., Visit], width: int
) -> None:
    opened = visit(width=width)
    paths = [*LEAGUE]
    for path, inside in INSIDE:
        link = opened.go(path).locator(f"main a[href^='{inside}']").first
        paths.append(link.get_attribute("href") or "")
    for path in paths:
        page = opened.go(path)
        assert (path, page.evaluate("document.documentElement.scrollWidth")) == (path, width)
