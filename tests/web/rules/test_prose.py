from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ligamahjong.reference.pages import Section, pages
from support.pages import links, words

if TYPE_CHECKING:
    from support.site import Site


def shown(site: Site, address: str) -> str:
    response = site.client.get(address)
    assert response.status_code == 200, address
    assert not response.cookies
    return response.content.decode()


def test_the_index_lists_every_page_and_the_glossary(site: Site) -> None:
    found = set(links(shown(site, "/reglas/")))
    assert {f"/reglas/mahjong/{one.slug}/" for one in pages(Section.MAHJONG)} <= found
    assert "/reglas/mahjong/glosario/" in found


@pytest.mark.parametrize("language", ["", "/en"])
def test_sections_and_their_pages_lead_to_the_first_page_of_the_section(
    site: Site, language: str
) -> None:
    index = links(shown(site, f"{language}/reglas/"))
    for section in Section:
        assert f"{language}/reglas/{section}/" in index
    for page in ("mahjong/muro", "riichi/dora", "mcr/pagos"):
        found = links(shown(site, f"{language}/reglas/{page}/"))
        assert f"{language}/reglas/{page.split('/')[0]}/" in found
        assert f"{language}/reglas/mahjong/glosario/" in found


def test_newcomers_are_told_where_to_begin(site: Site) -> None:
    html = shown(site, "/en/reglas/mahjong/")
    assert "Start here: Your first game" in words(html)
    assert "/en/reglas/mahjong/primera-partida/" in links(html)


def test_a_page_says_where_its_facts_come_from_and_what_else_there_is(site: Site) -> None:
    html = shown(site, "/reglas/mahjong/historia/")
    assert "De la wiki y la ayuda de la federación" in html
    assert html[html.index("<main") :].count('aria-current="page"') == 1
    assert {f"/reglas/mahjong/{one.slug}/" for one in pages(Section.MAHJONG)} <= set(links(html))


def test_all_42_tiles_are_shown_with_their_names(site: Site) -> None:
    html = shown(site, "/en/reglas/mahjong/fichas/")
    for letter, count in (("m", 9), ("p", 9), ("s", 9), ("z", 7)):
        assert all(f"#t-{rank}{letter}" in html for rank in range(1, count + 1))
    assert all(f"#t-f{number}" in html for number in range(1, 9))


@pytest.mark.parametrize(
    ("address", "texts"),
    [
        (
            "/reglas/mahjong/vientos/",
            ("Sur se sienta a su derecha, Oeste enfrente", ">Este</text>"),
        ),
        ("/en/reglas/mahjong/vientos/", ("South sits to the right of East", ">East</text>")),
        ("/reglas/mahjong/muro/", ("siete torres de dos fichas", "indicador de dora")),
        ("/en/reglas/mahjong/muro/", ("seven stacks of two tiles", "dora indicator")),
    ],
)
def test_figures_are_drawn_and_told_in_words(
    site: Site, address: str, texts: tuple[str, ...]
) -> None:
    html = shown(site, address)
    assert html.count("<figure") == 1
    svg = html[html.index("<figure") : html.index("</figure>")]
    assert 'role="img"' in svg
    for text in texts:
        assert text in svg


@pytest.mark.parametrize(
    ("address", "says"),
    [
        ("/reglas/mahjong/nada/", "No hay ninguna página «nada» en esta sección"),
        ("/en/reglas/mahjong/nothing/", "There is no page “nothing” in this section"),
        ("/reglas/mcr/nada/", "No hay ninguna página «nada» en esta sección"),
        ("/reglas/riichi/nada/", "No hay ninguna página «nada» en esta sección"),
    ],
)
def test_what_there_is_not_is_told(site: Site, address: str, says: str) -> None:
    response = site.client.get(address)
    assert response.status_code == 404
    assert says in response.content.decode()


@pytest.mark.parametrize(
    "address",
    ["reglas/riichi/", "reglas/riichi/furiten/", "en/reglas/riichi/yaku/", "reglas/mcr/pagos/"],
)
def test_where_one_is_stands_above_the_tabs(site: Site, address: str) -> None:
    html = shown(site, f"/{address}")
    assert 0 < html.index('class="crumbs') < html.index('class="tabs"') < html.index("<h1")


@pytest.mark.parametrize(("language", "asked"), [("", "¿Empiezas?"), ("en/", "New to mahjong?")])
def test_the_home_page_tells_beginners_where_to_go(site: Site, language: str, asked: str) -> None:
    html = shown(site, f"/{language}")
    (line,) = [one for one in html.split("<p") if asked in one]
    assert f'href="/{language}reglas/mahjong/"' in line
    assert f'href="/{language}mesa/"' in line
    assert html.index(asked) < html.index("<table")


@pytest.mark.parametrize("language", ["", "/en"])
@pytest.mark.parametrize(
    ("section", "begin"),
    [
        ("mahjong", ["primera-partida/"]),
        ("mcr", ["", "jugadas/", "partida/"]),
        ("riichi", ["", "yaku/", "tablas/", "desarrollo/"]),
    ],
)
def test_in_a_card_of_the_rules_first_things_come_first(
    site: Site, language: str, section: str, begin: list[str]
) -> None:
    html = shown(site, f"{language}/reglas/")
    card = html.split(f'<h2 id="{section}">', 1)[1].split("</section>", 1)[0]
    _, *found = links(card)
    assert found[: len(begin)] == [f"{language}/reglas/{section}/{one}" for one in begin]
    assert len(set(found)) == len(found)
    last = {"mahjong": "glosario/", "mcr": "criterios/", "riichi": "hoja/"}[section]
    assert found[-1] == f"{language}/reglas/{section}/{last}"
