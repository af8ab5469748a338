"""One page of each kind of the reference on a phone: nothing to complain of."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import urlencode

import pytest

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
    visitor.look(PAGES[name])
    assert visitor.complaints == []
    assert visitor.page.context.cookies() == []


def test_an_anchor_of_the_glossary_is_in_view(visit: Callable[..., Visit]) -> None:
    page = visit(width=390).go("/reglas/mahjong/glosario/#furiten")
    box = page.locator("#furiten").bounding_box()
    assert box
    assert 0 <= box["y"] < 900


LISTS = ["/reglas/riichi/yaku/", "/reglas/mcr/jugadas/", "/reglas/mahjong/glosario/"]


@pytest.mark.parametrize("page", LISTS)
def test_a_list_finds_while_typing_what_the_server_finds(
    visit: Callable[..., Visit], page: str
) -> None:
    typing, asking = visit().go(page), visit(java_script_enabled=False)
    for query in ("PURA ", "última-ficha", "dōkō", "dragon  pung", "三", "nothing is called this"):
        typing.locator('main [name="q"]').fill(query)
        asked = asking.go(f"{page}?{urlencode({'q': query})}")
        for each in ("[data-find]:visible", "[data-find]", "[role=status]", "[data-none]:visible"):
            assert typing.locator(each).all_inner_texts() == asked.locator(each).all_inner_texts()
    typing.locator('main [name="q"]').fill("")
    assert not typing.locator("[data-all]").is_visible()
    chosen = typing.locator("main select")
    chosen.select_option(index=1)
    asked = asking.go(f"{page}?{chosen.get_attribute('name')}={chosen.input_value()}")
    shown = typing.locator("[data-find]:visible").all_inner_texts()
    assert 0 < len(shown) < typing.locator("[data-find]").count()
    assert shown == asked.locator("[data-find]:visible").all_inner_texts()


@pytest.mark.parametrize("page", LISTS)
def test_going_back_to_a_list_shows_what_was_looked_for(
    visit: Callable[..., Visit], page: str
) -> None:
    shown = visit().go(page)
    shown.locator("main select").select_option(index=1)
    shown.locator('main [name="q"]').fill("pu")
    shown.wait_for_url("**?q=pu&*")
    found = shown.locator("[data-find]:visible").all_inner_texts()
    shown.get_by_role("link", name="Ayuda").first.click()
    shown.wait_for_url("**/ayuda/")
    shown.go_back()
    assert shown.locator('main [name="q"]').input_value() == "pu"
    assert shown.locator("[data-find]:visible").all_inner_texts() == found


@pytest.mark.parametrize("page", LISTS)
def test_the_other_language_keeps_what_is_looked_for(
    visit: Callable[..., Visit], page: str
) -> None:
    shown = visit().go(page)
    field = shown.locator('main [name="q"]')
    field.fill("pura")
    shown.wait_for_url("**?q=pura")
    shown.get_by_role("link", name="English").click()
    shown.wait_for_url(f"**/en{page}?q=pura")
