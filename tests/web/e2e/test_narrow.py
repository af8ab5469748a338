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
