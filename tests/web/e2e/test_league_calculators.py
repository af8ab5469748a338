"""Calculators of the league in a browser: nothing to complain of, and the search for players."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ligamahjong.web.people.models import Person

if TYPE_CHECKING:
    from collections.abc import Callable

    from support.browser import Visit

PAGES = {
    "riichi": "/calculadora/resultado-riichi/?pE=35000&pS=35000&pW=28000&pN=20000&cN=1&tW=5",
    "riichi, empty": "/en/calculadora/resultado-riichi/",
    "mcr": "/en/calculadora/puntos-mcr/?pE=50&pS=50&pW=-40&pN=-60&xN=10",
    "mcr, wrong": "/calculadora/puntos-mcr/?pE=x",
    "rating": "/calculadora/rating/?muA=25&sigmaA=3&muB=30&sigmaB=2&muC=30&sigmaC=2",
    "derating": "/calculadora/derating/?proyeccion=1834&ultima=2026-01-15&deuda=1/2"
    "&fecha=2026-08-01",
    "climb": "/en/calculadora/grados/?grado=riichi:1-dan&p1=30&p2=27&p3=23&p4=20",
}


@pytest.mark.parametrize("name", PAGES)
def test_nothing_to_complain_of(visit: Callable[..., Visit], name: str) -> None:
    visitor = visit(width=390)
    visitor.look(PAGES[name])
    assert visitor.complaints == []


@pytest.mark.parametrize(
    ("path", "field", "value"),
    [
        ("liquidacion/", "vS", "3/40"),
        ("pagos/", "p1", "7700"),
        ("resultado-riichi/", "salida", "0"),
        ("puntos-mcr/", "pE", "0"),
        ("rating/", "jA", "Ana"),
        ("derating/", "deuda", "1/2"),
        ("grados/", "p1", "30"),
    ],
)
def test_the_other_language_keeps_what_is_typed(
    visit: Callable[..., Visit], path: str, field: str, value: str
) -> None:
    page = visit().go(f"/calculadora/{path}")
    page.locator(f"#f-{field}").evaluate("one => one.closest('details')?.setAttribute('open', '')")
    page.locator(f"#f-{field}").fill(value)
    page.get_by_role("link", name="English").click()
    page.wait_for_url(f"**/en/calculadora/{path}?*")
    assert page.locator(f"#f-{field}").input_value() == value


def test_players_are_found_while_typing(visit: Callable[..., Visit]) -> None:
    """One of two homonyms, by the list; and a game against three newcomers."""
    name = Person.objects.get(id="p39").name
    visitor = visit(width=390)
    page = visitor.go("/en/calculadora/rating/?modo=mcr")
    page.locator("#f-jA").press_sequentially(name)
    page.get_by_role("option", name="p39").click()
    assert page.locator("#f-idA").input_value() == "p39"
    page.get_by_role("button", name="Work out").click()
    shown = page.locator(".league-table tbody th").first.inner_text()
    assert shown == f"{name} ({Person.objects.get(id='p39').club})"
    assert "idA=p39" in page.url
    assert visitor.complaints == []


def test_two_of_one_name_are_told_apart_without_scripts(visit: Callable[..., Visit]) -> None:
    name = Person.objects.get(id="p39").name
    page = visit(java_script_enabled=False).go("/calculadora/rating/")
    page.locator("#f-jA").fill(name)
    page.locator("summary").nth(1).click()
    page.locator("#f-muB").fill("27")
    page.locator("#f-sigmaB").fill("3")
    page.get_by_role("button", name="Calcular").click()
    offered = page.locator("[data-offers] a")
    club = Person.objects.get(id="p39").club
    assert offered.all_inner_texts() == [f"{name} · sin club", f"{name} · {club}"]
    offered.first.click()
    assert page.locator("#f-jA").input_value() == name
    assert page.locator("#f-muB").input_value() == "27"
    assert page.locator(".league-table tbody th").first.inner_text() == f"{name} (p38)"


@pytest.mark.parametrize("width", [320, 360, 1024, 1280])
def test_ranges_of_four_players_fit(visit: Callable[..., Visit], width: int) -> None:
    names = [Person.objects.get(id=one).name for one in ("p01", "p02")]
    page = visit(width=width).go(
        f"/calculadora/rating/?jA={names[0]}&jB={names[1]}&muC=30&sigmaC=2"
    )
    table = page.locator(".roomy")
    assert table.count() == 1
    cut = (
        "all => all.filter((one) => one.checkVisibility()"
        " && one.scrollWidth > one.clientWidth + 1).length"
    )
    assert page.locator("#resultado .scroll").evaluate_all(cut) == 0
    lines = (
        "all => Math.max(...all.map((one) => { const range = document.createRange();"
        " range.selectNodeContents(one); return range.getClientRects().length; }))"
    )
    assert table.locator("td").evaluate_all(lines) == 1
    tops = "all => new Set(all.slice(0, 4).map((one) => one.offsetTop)).size"
    assert table.locator("td").evaluate_all(tops) in {1, 2}
