from __future__ import annotations

import gzip
import re
from html import unescape
from typing import TYPE_CHECKING
from urllib.parse import urldefrag

import pytest

from ligamahjong.reference.pages import Section, pages
from ligamahjong.reference.riichi.yaku import entries
from ligamahjong.riichi.scoring import score
from ligamahjong.wording.riichi.editions import RULES
from support.pages import links

if TYPE_CHECKING:
    from ligamahjong.reference.riichi.yaku import Entry
    from support.site import Site

ROOT = "reglas/riichi/"
LISTS = ("", "yaku/", "tablas/", "ediciones/", "hoja/")
PROSE = tuple(f"{one.slug}/" for one in pages(Section.RIICHI)[1:])
YAKU = tuple(f"yaku/{one.slug}/" for one in entries())
MOST_BYTES = 100 * 1024


def shown(site: Site, address: str, **query: str) -> str:
    response = site.client.get(f"/{address}", query)
    assert response.status_code == 200, address
    return response.content.decode()


def listed(html: str) -> list[str]:
    """The yaku of the list that are shown."""
    return re.findall(r'<li id="([^"]+)" class="card" data-find="[^"]*" data-in="[^"]*">', html)


@pytest.mark.parametrize("language", ["", "en/"])
@pytest.mark.unmeasured
def test_every_page_is_there_small_and_whole_and_its_links_are_alive(
    site: Site, language: str
) -> None:
    anchors: dict[str, set[str]] = {}
    wanted: set[tuple[str, str]] = set()
    for page in LISTS + PROSE + YAKU:
        address = f"/{language}{ROOT}{page}"
        response = site.client.get(address)
        assert response.status_code == 200, address
        assert not response.cookies
        html = response.content.decode()
        assert len(gzip.compress(response.content)) < MOST_BYTES
        assert "[tiles:" not in html, address
        assert "{uma}" not in html
        assert "{limits}" not in html
        assert not re.search(r"\bstyle=|\bon[a-z]+=", html)
        anchors[address] = set(re.findall(r'\bid="([^"]+)"', html))
        assert len(anchors[address]) == len(re.findall(r'\bid="', html)), address
        wanted |= {
            urldefrag(link) if not link.startswith("#") else (address, link[1:])
            for link in links(html)
            if link.startswith(("/", "#")) and not link.startswith("/static/")
        }
    for address, anchor in sorted(wanted):
        if address not in anchors:
            response = site.client.get(address, follow=True)
            assert response.status_code == 200, address
            anchors[address] = set(re.findall(r'\bid="([^"]+)"', response.content.decode()))
        assert not anchor or anchor in anchors[address], (address, anchor)


def test_a_beginner_finds_tanyao_with_a_picture(site: Site) -> None:
    html = shown(site, f"{ROOT}yaku/", q="tanyao")
    assert listed(html) == ["tanyao"]
    assert "1 de 41 yaku" in html
    card = html[html.index('<li id="tanyao"') :]
    assert "de círculos" in card[: card.index("</li>")]


@pytest.mark.parametrize(
    ("query", "han", "found"),
    [
        ("断幺九", "", ["tanyao"]),
        ("All Simples", "", ["tanyao"]),
        ("TODO SIMPLES", "", ["tanyao"]),
        ("iipeikō", "", ["iipeikou"]),
        ("chuuren pōtō", "", ["chuuren"]),
        ("dragón", "1", ["yakuhai"]),
        ("13 huérfanos", "", ["kokushi"]),
        ("Menzenchi Tsumohō", "", ["menzen-tsumo"]),
        ("viento prevalente", "", ["round-wind"]),
        ("", "5", ["renhou", "chinitsu"]),
        ("", "3", ["ryanpeikou", "honitsu", "junchan"]),
        ("nagashi", "", []),
        ("<b>", "", []),
    ],
)
def test_yaku_are_found_by_name_in_any_language_and_by_han(
    site: Site, query: str, han: str, found: list[str]
) -> None:
    for language in ("", "en/"):
        html = shown(site, f"{language}{ROOT}yaku/", q=query, han=han)
        assert listed(html) == found
        assert "<b>" not in html[html.index('type="search"') : html.index("</form>")]


def test_an_unknown_han_shows_all(site: Site) -> None:
    assert "41 de 41 yaku" in shown(site, f"{ROOT}yaku/", han="7")


@pytest.mark.parametrize("page", ["yaku/no-such/", "no-such/"])
def test_what_there_is_not_is_told(site: Site, page: str) -> None:
    response = site.client.get(f"/{ROOT}{page}")
    assert response.status_code == 404
    assert "no-such" in response.content.decode()


def test_a_page_of_a_yaku_has_its_names_han_and_hands_explained(site: Site) -> None:
    html = shown(site, f"{ROOT}yaku/sanshoku-doujun/")
    for word in ("Triple Chii Mixto", "三色同順", "sanshoku doujun", "Mixed Triple Chii"):
        assert word in html
    for word in ("2 han · abierta 1", "2 han 40 fu: 2.600.", "1 han 30 fu: 1.000.", "de base"):
        assert word in html, word


def test_a_yaku_says_what_it_replaces_and_by_what_it_is_replaced(site: Site) -> None:
    for slug, word, other in (
        ("ryanpeikou", "Sustituye a", "iipeikou"),
        ("iipeikou", "Lo sustituye", "ryanpeikou"),
    ):
        html = shown(site, f"{ROOT}yaku/{slug}/")
        row = html[html.index(f"<dt>{word}</dt>") :]
        assert f'/{ROOT}yaku/{other}/"' in row[: row.index("</dd>")]


def test_a_yaku_leads_to_those_beside_it_and_to_what_it_is_about(site: Site) -> None:
    html = shown(site, f"en/{ROOT}yaku/riichi/")
    found = links(html)
    for page in ("yaku/ippatsu/", "tablas/", "declarar-riichi/", "dora/", "furiten/"):
        assert f"/en/{ROOT}{page}" in found, page
    assert "Combines with" in html
    assert "Incompatible with" in html
    assert f"/{ROOT}yaku/ittsu/" in links(shown(site, f"{ROOT}yaku/tanyao/"))
    assert f"/{ROOT}pagos/" in links(shown(site, f"{ROOT}yaku/daisangen/"))


@pytest.mark.parametrize("one", entries(), ids=lambda one: one.slug)
def test_an_example_opens_in_the_calculator_with_the_same_result(site: Site, one: Entry) -> None:
    html = shown(site, f"{ROOT}yaku/{one.slug}/")
    opened = [link for link in links(html) if link.startswith("/calculadora/riichi/?")]
    assert len(opened) == len(one.examples)
    for link, example in zip(opened, one.examples, strict=True):
        answer = site.client.get(unescape(link).split("#")[0]).content.decode()
        assert f"{score(example.hand, example.situation).points:,}".replace(",", ".") in answer, (
            link
        )
        assert f'href="/{ROOT}yaku/{one.slug}/"' in answer, link
        assert 'data-state="answered"' in answer


def test_tables_have_the_figures_of_the_book(site: Site) -> None:
    html = shown(site, f"{ROOT}tablas/")
    for points in ("48.000", "32.000", "36.000", "24.000", "11.600", "7.700", "16.000"):
        assert points in html, points
    assert "<td>11+</td>" in html


def test_the_sheet_has_every_yaku_and_both_tables(site: Site) -> None:
    html = shown(site, f"{ROOT}hoja/")
    assert all(one.name.ja in html for one in entries())
    assert html.count('class="han-fu"') == 2


def test_editions_say_what_has_changed(site: Site) -> None:
    html = shown(site, f"{ROOT}ediciones/")
    changed = re.findall(r'<tr class="changed"><th scope="row">([^<]+)', html)
    assert changed[:4] == [
        "Kiriage mangan",
        "Fu del viento doble",
        "Fichas para el riichi",
        "Reclamación tardía de pon o kan",
    ]
    assert "Ryanhan shibari" in html
    for row in (
        '<th scope="row">Kandora: sí</th>',
        "(kuitan)",
        "(akadora)",
        "(tobi)",
        "(kazoe)",
        "(pao)",
        "la mano entera; de otro descarte, la mitad",
        "4.000 a Este y 2.000 a cada uno de los demás",
        "Hasta robar o reclamar",
    ):
        assert row in html, row


@pytest.mark.parametrize(
    ("language", "now", "before"),
    [
        ("", "página de ayuda de la federación, 2025", "RCR 2016, notas de la revisión"),
        ("en/", "help page of the federation, 2025", "RCR 2016, revision notes"),
    ],
)
def test_editions_say_where_each_rule_stands(
    site: Site, language: str, now: str, before: str
) -> None:
    html = shown(site, f"{language}{ROOT}ediciones/")
    assert f"<small>{now}</small></td>" in html
    assert f"<small>{before}</small></td>" in html
    summary = html.split('id="resumen"')[1]
    rows = re.findall(r'<tr(?: id="(\w+)")?><th scope="row">.*?</tr>', summary)
    assert set(RULES) <= set(rows)
    for row in re.findall(r"<tr.*?</tr>", summary)[1:]:
        assert re.search(r"<td><small>[^<]+", row), row


def test_the_introduction_is_the_first_page(site: Site) -> None:
    response = site.client.get(f"/{ROOT}introduccion/")
    assert response.status_code == 301
    assert response.headers["Location"] == f"/{ROOT}"
    assert "Riichi Competition Rules" in shown(site, ROOT)


@pytest.mark.parametrize("language", ["", "en/"])
def test_the_help_and_the_index_of_rules_lead_here(site: Site, language: str) -> None:
    for page in ("ayuda/", "reglas/"):
        assert f"/{language}{ROOT}" in {
            link if page == "ayuda/" else link.removesuffix("yaku/")
            for link in links(shown(site, language + page))
        }


@pytest.mark.parametrize("language", ["", "en/"])
def test_the_four_sticks_are_drawn(site: Site, language: str) -> None:
    html = shown(site, f"{language}{ROOT}material/")
    figure = html[html.index("<figure") : html.index("</figure>")]
    assert 'role="img"' in figure
    assert figure.count('class="red"') == 1 + 5 + 1
    assert figure.count('class="dark"') == 8 + 8


@pytest.mark.parametrize(
    ("page", "calculator"),
    [
        (f"{ROOT}pagos/", "/calculadora/liquidacion/"),
        (f"{ROOT}pagos/", "/calculadora/pagos/"),
        (f"{ROOT}resultado-final/", "/calculadora/resultado-riichi/"),
        (f"{ROOT}tablas/", "/calculadora/riichi/"),
        ("calculadora/liquidacion/", f"/{ROOT}pagos/"),
        ("calculadora/resultado-riichi/", f"/{ROOT}resultado-final/"),
    ],
)
def test_rules_and_their_calculators_lead_to_each_other(
    site: Site, page: str, calculator: str
) -> None:
    assert calculator in links(shown(site, page))


def test_2016_is_said_once_where_its_book_says_nothing(site: Site) -> None:
    html = shown(site, f"{ROOT}ediciones/")
    (start,) = re.findall(r'<tr id="start">.*?</tr>', html)
    assert "En 2016: RCR 2016, no se dice" in start
    assert "sin decir" not in html


def test_a_chombo_of_2012_is_paid_by_whoever_commits_it(site: Site) -> None:
    assert "si lo comete Este, 4.000 a cada uno" in shown(site, f"{ROOT}ediciones/")
