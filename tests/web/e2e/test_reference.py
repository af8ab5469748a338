"""One page of each kind of the reference on a phone: nothing to complain of."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from axe_playwright_python.sync_playwright import Axe

if TYPE_CHECKING:
    from collections.abc import Callable

    from support.browser import Visit

PAGES = {
    "index": "/reglas/",
    "newcomers": "/en/reglas/mahjong/",
    "first game": "/reglas/mahjong/primera-partida/",
    "tiles": "/en/reglas/mahjong/fichas/",
    "seating": "/reglas/mahjong/vientos/",
    "wall": "/en/reglas/mahjong/muro/",
    "glossary": "/reglas/mahjong/glosario/",
    "glossary searched": "/en/reglas/mahjong/glosario/?q=furiten",
    "MCR": "/reglas/mcr/",
    "fans": "/en/reglas/mcr/jugadas/",
    "one fan": "/reglas/mcr/jugadas/28/",
    "counting": "/en/reglas/mcr/conteo/",
    "riichi": "/reglas/riichi/",
    "yaku": "/en/reglas/riichi/yaku/",
    "one yaku": "/reglas/riichi/yaku/tanyao/",
    "tables": "/reglas/riichi/tablas/",
    "editions": "/en/reglas/riichi/ediciones/",
    "sheet": "/reglas/riichi/hoja/",
    "prose": "/reglas/riichi/furiten/",
    "irregularities": "/mesa/incidencias/",
    "clock": "/en/mesa/reloj/",
    "sheet of MCR to fill in": "/mesa/hoja-mcr/",
    "sheet of Riichi to fill in": "/en/mesa/hoja-riichi/",
    "sheet of fans": "/reglas/mcr/hoja/",
    "settlement": "/calculadora/liquidacion/?hE=gana&vE=mangan&palillos=1",
    "calculators": "/en/calculadora/",
}


@pytest.mark.parametrize("name", PAGES)
def test_nothing_to_complain_of(visit: Callable[..., Visit], name: str) -> None:
    visitor = visit(width=390)
    page = visitor.page
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        response = page.goto(f"{visitor.address}{PAGES[name]}")
        assert response is not None
        assert response.status == 200
        found = Axe().run(page).response["violations"]
        assert [(one["id"], node["html"][:200]) for one in found for node in one["nodes"]] == []
    assert visitor.complaints == []
    assert page.context.cookies() == []
    page.set_viewport_size({"width": 320, "height": 900})
    assert page.evaluate("document.documentElement.scrollWidth") <= 320


def test_an_anchor_of_the_glossary_is_in_view(visit: Callable[..., Visit]) -> None:
    page = visit(width=390).go("/reglas/mahjong/glosario/#furiten")
    box = page.locator("#furiten").bounding_box()
    assert box
    assert 0 <= box["y"] < 900


@pytest.mark.parametrize("page", ["/reglas/riichi/yaku/", "/reglas/mcr/jugadas/"])
def test_the_other_language_keeps_what_is_looked_for(
    visit: Callable[..., Visit], page: str
) -> None:
    shown = visit().go(page)
    field = shown.locator('main [name="q"]')
    field.fill("pura")
    field.press("Enter")
    shown.get_by_role("link", name="English").click()
    shown.wait_for_url(f"**/en{page}?q=pura")
