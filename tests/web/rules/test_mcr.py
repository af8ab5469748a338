"""MCR on the site: every page, its links, its figures, and the search."""

from __future__ import annotations

import gzip
import re
from html import unescape
from typing import TYPE_CHECKING
from urllib.parse import urldefrag

import pytest

from ligamahjong.mcr.catalogue import FANS, FLOWER_TILES
from ligamahjong.mcr.exclusions import rules_of
from ligamahjong.mcr.numbers import number_in_book
from ligamahjong.mcr.profiles import CN, EMA
from ligamahjong.mcr.rulings import SWITCHES, sources_of
from ligamahjong.mcr.scoring import score
from ligamahjong.reference.mcr.fans import entries, entry
from ligamahjong.reference.pages import Section, pages
from ligamahjong.web.caching import kept_pages
from ligamahjong.wording import Language
from ligamahjong.wording.mcr.rulings import RULINGS, profile_name, ruling_value, source_text
from support.pages import links

if TYPE_CHECKING:
    from support.site import Site

ROOT = "reglas/mcr/"
LISTS = ("", "jugadas/", "criterios/", "hoja/")
PROSE = tuple(f"{one.slug}/" for one in pages(Section.MCR)[1:])
ONES = tuple(f"jugadas/{one.number}/" for one in entries())
MOST_BYTES = 100 * 1024
ROW = re.compile(r'/jugadas/(\d+)/">[^<]+</a>(?: ×(\d+))?</th><td>(\d+)</td>')
NAMED = re.compile(r'/jugadas/\d+/">([^<>]+)</a>')
COUNTED = re.compile(r'href="(/calculadora/mcr/\?mano=[^"#]+)#resultado"')
KNITTED_WAITS = {("knitted_straight", "edge_wait"), ("knitted_straight", "closed_wait")}
"""What a ruling takes that is in no table."""
TOTAL = re.compile(r"<tfoot>.*?<td>(\d+)</td>", re.DOTALL)


def shown(site: Site, address: str, **query: str) -> str:
    response = site.client.get(f"/{address}", query)
    assert response.status_code == 200, address
    return response.content.decode()


def found(html: str) -> list[int]:
    """The fans that a list shows."""
    cards = re.findall(r'<li id="fan-(\d+)"[^>]*?( hidden)?>', html)
    return [int(number) for number, hidden in cards if not hidden]


@pytest.mark.parametrize("language", ["", "en/"])
@pytest.mark.unmeasured
def test_every_page_is_there_small_and_whole_and_its_links_are_alive(
    site: Site, language: str
) -> None:
    anchors: dict[str, set[str]] = {}
    wanted: set[tuple[str, str]] = set()
    for page in LISTS + PROSE + ONES:
        address = f"/{language}{ROOT}{page}"
        response = site.client.get(address)
        assert response.status_code == 200, address
        assert not response.cookies
        html = response.content.decode()
        assert len(gzip.compress(response.content)) < MOST_BYTES
        assert "[tiles:" not in html, address
        assert not re.search(r"<p>\{[a-z]+", html), address
        assert not re.search(r"\bstyle=|\bon[a-z]+=", html)
        ids = re.findall(r'\bid="([^"]+)"', html)
        assert len(set(ids)) == len(ids), address
        anchors[address] = set(ids)
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


def test_pages_of_prose_are_written_in_both_languages() -> None:
    for one in pages(Section.MCR):
        es, en = one.markdown("es"), one.markdown("en")
        assert es != en
        assert es.count("\n## ") == en.count("\n## "), one.slug
        marks = re.compile(r"^\{.*\}$", re.MULTILINE)
        assert marks.findall(es) == marks.findall(en), one.slug
        assert one.title.es
        assert one.title.en
        assert one.summary.es != one.summary.en
        assert one.provenance.es != one.provenance.en


@pytest.mark.parametrize("number", [3, 28, 57, 70, 81])
def test_what_stands_beside_a_hand_is_what_the_engine_counts(site: Site, number: int) -> None:
    html = shown(site, f"{ROOT}jugadas/{number}/")
    one = entry(number)
    assert one is not None
    tables = re.findall(r'<table class="fan-count">.*?</table>', html, re.DOTALL)
    assert len(tables) == len(one.examples)
    for table, example in zip(tables, one.examples, strict=True):
        counted = score(example.hand, example.how, EMA)
        rows = {int(fan): (int(many or 1), int(points)) for fan, many, points in ROW.findall(table)}
        fans = dict(counted.fans) | ({FLOWER_TILES: counted.flowers} if counted.flowers else {})
        points = rules_of(EMA).points
        assert rows == {
            number_in_book(fan, EMA): (many, many * points[fan]) for fan, many in fans.items()
        }
        total = TOTAL.search(table)
        assert total is not None
        assert int(total[1]) == counted.total == sum(row for _, row in rows.values())


def test_exclusions_shown_are_the_engines(site: Site) -> None:
    excludes = rules_of(EMA).excludes
    for one in entries():
        html = shown(site, f"{ROOT}jugadas/{one.number}/")
        told = html.split("<dd data-taken>", 1)[1].split("</dd>", 1)[0]
        own = [one.fan, *one.others]
        wanted = [other for fan in own for other in {*excludes[fan.number]}]
        wanted += one.fan.excludes_for_sets
        names = {FANS[other].spanish for other in wanted}
        assert set(map(unescape, NAMED.findall(told))) == names, one.number


@pytest.mark.parametrize(
    ("number", "takers"),
    [(65, {32}), (69, {23}), (70, {41}), (71, {28}), (72, {28}), (73, {9, 38, 59, 60, 61})],
)
def test_a_fan_says_which_take_it_from_their_own_sets(
    site: Site, number: int, takers: set[int]
) -> None:
    told = shown(site, f"{ROOT}jugadas/{number}/").split("<dd data-takers>", 1)[1]
    *_, own = told.split("</dd>", 1)[0].split(";")
    assert "(solo por las combinaciones que la forman)" in own
    assert set(map(unescape, NAMED.findall(own))) == {FANS[one].spanish for one in takers}


def test_every_fan_that_takes_one_is_told(site: Site) -> None:
    excludes = rules_of(EMA).excludes
    for one in entries():
        takers = {
            two.spanish
            for two in FANS.values()
            if one.number in {*excludes[two.number], *two.excludes_for_sets}
            or (two.key, one.fan.key) in KNITTED_WAITS
        }
        html = shown(site, f"{ROOT}jugadas/{one.number}/")
        told = html.partition("<dd data-takers>")[2].partition("</dd>")[0]
        assert set(map(unescape, NAMED.findall(told))) == takers, one.number


def test_where_no_list_says_what_does_not_count_a_sentence_does(site: Site) -> None:
    for number, sentence in (
        (35, "Junto a ella no cuentan las esperas de borde ni cerrada"),
        (43, "Ninguna otra jugada: solo se suman las flores."),
    ):
        told = shown(site, f"{ROOT}jugadas/{number}/").split("<dd data-taken>", 1)[1]
        assert sentence in told.split("</dd>", 1)[0]
        assert "Ninguna en particular" not in told


@pytest.mark.parametrize(
    ("number", "ruling"),
    [
        (5, "kong_concealment"),
        (8, "all_terminals_double_pung"),
        (16, "shifted_chows_terminal_chows"),
        (48, "kong_concealment"),
        (77, "knitted_wait"),
        (78, "knitted_wait"),
    ],
)
def test_an_exclusion_that_a_ruling_decides_names_it(site: Site, number: int, ruling: str) -> None:
    for language, before in (("", "según"), ("en/", "by the ruling")):
        html = shown(site, f"{language}{ROOT}jugadas/{number}/")
        assert f'({before} <a href="/{language}{ROOT}criterios/#{ruling}">' in html


def test_every_ruling_is_told_with_both_practices_and_their_sources(site: Site) -> None:
    html = unescape(shown(site, f"{ROOT}criterios/"))
    for switch in SWITCHES:
        part = html.split(f'<section id="{switch}"', 1)[1].split("</section>", 1)[0]
        assert f"<p>Se discute {RULINGS[switch].question.es}.</p>" in part
        for one in (EMA, CN):
            value = ruling_value(switch, getattr(one, switch), Language.ES)
            source = source_text(sources_of(switch)[one.id], Language.ES)
            assert f"{profile_name(one, Language.ES)}: <b>{value}</b>" in part
            assert f"(fuente: {source})" in part


def test_why_a_fan_does_not_count_leads_to_the_ruling(site: Site) -> None:
    html = shown(site, "calculadora/mcr/", mano="999m 11s 111p 999p 99s +9s")
    assert f'<a href="/{ROOT}criterios/#all_terminals_double_pung">«' in html


@pytest.mark.unmeasured
def test_a_hand_leads_to_the_calculator_that_counts_the_same(site: Site) -> None:
    for one in entries():
        html = shown(site, f"{ROOT}jugadas/{one.number}/")
        addresses = COUNTED.findall(html)
        assert len(addresses) == len(one.examples), one.number
        for address, example in zip(addresses, one.examples, strict=True):
            answer = site.client.get(unescape(address)).content.decode()
            total = score(example.hand, example.how, EMA).total
            assert re.search(rf"data-verdict[^>]*>{total} puntos[.:]", answer), address


def test_chinese_is_said_to_be_chinese(site: Site) -> None:
    for page in ("jugadas/", "jugadas/57/", "hoja/"):
        html = shown(site, f"{ROOT}{page}").split("<body>", 1)[1]
        outside = re.sub(r'<span lang="zh-Hans">[^<]+</span>|data-find="[^"]*"', "", html)
        assert not re.search(r"[\u4e00-\u9fff]", outside), page


@pytest.mark.parametrize(
    ("query", "numbers"),
    [
        ({"q": "escalera pura"}, [28]),
        ({"q": "PURE straight"}, [28]),
        ({"q": "清龙"}, [28]),
        ({"q": "ultima ficha"}, [44, 45, 58]),
        ({"q": "pung", "valor": "16"}, [32, 33]),
        ({"valor": "88"}, [1, 2, 3, 4, 5, 6, 7]),
        ({"q": "nothing of the kind"}, []),
        ({"valor": "7"}, None),
    ],
)
def test_search(site: Site, query: dict[str, str], numbers: list[int] | None) -> None:
    html = shown(site, f"{ROOT}jugadas/", **query)
    if numbers is None:
        assert len(found(html)) == 81
    else:
        assert found(html) == numbers
        assert f"{len(numbers)} de 81 jugadas" in html


def test_a_fan_knows_its_neighbours(site: Site) -> None:
    first, last = (shown(site, f"{ROOT}jugadas/{number}/") for number in (1, 81))
    assert 'rel="prev"' not in first
    assert '/reglas/mcr/jugadas/2/" rel="next"' in first
    assert '/reglas/mcr/jugadas/80/" rel="prev"' in last
    assert 'rel="next"' not in last


@pytest.mark.parametrize("page", ["jugadas/0/", "jugadas/82/", "nada/"])
def test_what_does_not_exist_is_not_found(site: Site, page: str) -> None:
    assert site.client.get(f"/{ROOT}{page}").status_code == 404


@pytest.mark.parametrize("language", ["", "en/"])
def test_a_fan_has_one_address(site: Site, language: str) -> None:
    page = f"/{language}{ROOT}jugadas/"
    response = site.client.get(f"{page}{'0' * 40}22/")
    assert (response.status_code, response["Location"]) == (301, f"{page}22/")
    assert site.client.get(f"{page}00099/").status_code == 404


def test_the_pages_kept_have_room_for_the_whole_reference_twice_over(site: Site) -> None:
    listed = site.client.get("/sitemap-reglas.xml").content.decode()
    assert 100 < 2 * listed.count("<loc>") < kept_pages._max_entries


def test_the_introduction_is_the_first_page(site: Site) -> None:
    response = site.client.get(f"/{ROOT}introduccion/")
    assert (response.status_code, response["Location"]) == (301, f"/{ROOT}")


@pytest.mark.parametrize("language", ["", "en/"])
def test_pages_lead_to_the_calculators_and_the_glossary(site: Site, language: str) -> None:
    for page, wanted in (
        ("puntos-de-mesa/", "calculadora/puntos-mcr/"),
        ("pagos/", "calculadora/mcr/"),
        ("conteo/", "calculadora/mcr/?mano="),
        ("conteo/", "reglas/mahjong/glosario/"),
    ):
        assert f'href="/{language}{wanted}' in shown(site, f"{language}{ROOT}{page}")


def test_others_may_only_object_to_points_too_many(site: Site) -> None:
    html = unescape(shown(site, f"{ROOT}penalizaciones/"))
    assert "Los demás solo pueden objetar los puntos que sobran: no pueden ayudar a contar." in html
    assert "no están obligados" not in html
    assert "(MERS, el reglamento de torneos de EMA, leído en parte)" in html
    assert "Libro Verde" not in html.split("<article", 1)[1].split("</article>", 1)[0]


@pytest.mark.parametrize(
    ("language", "now", "other"),
    [("", "Qué hacer ahora", "China, 1998"), ("en/", "What to do now", "China, 1998")],
)
def test_what_to_do_now_comes_before_what_others_do(
    site: Site, language: str, now: str, other: str
) -> None:
    html = unescape(shown(site, f"{language}{ROOT}penalizaciones/"))
    article = html.split("<article", 1)[1].split("</article>", 1)[0]
    assert f'href="/{language}mesa/incidencias/"' in article
    before, folded = article.split("<details>", 1)
    folded, after = folded.split("</details>", 1)
    assert re.findall(r"<h2[^>]*>([^<]+)</h2>", before)[0] == now
    assert before.count("<li>EMA: ") == 3
    assert "<li>EMA: " not in folded + after
    assert other not in before + after
    assert other in folded


def test_the_two_languages_name_the_book_in_their_own_words(site: Site) -> None:
    for language, label in (("", "Libro Verde (2006)"), ("en/", "Green Book (2006)")):
        for page in ("", "conteo/", "pagos/", "minimo-y-flores/", "partida/"):
            assert f'<span class="label">{label}</span>' in shown(site, f"{language}{ROOT}{page}")


def test_payments_are_the_engines(site: Site) -> None:
    html = unescape(shown(site, f"{ROOT}pagos/"))
    assert "De descarte: quien gana recibe 40; quien descarta paga 24 y los otros dos 8" in html
    assert "Del muro: quien gana recibe 72; cada uno de los otros tres paga 24." in html


def test_ties_are_shared_exactly(site: Site) -> None:
    html = shown(site, f"{ROOT}puntos-de-mesa/")
    rows = [re.findall(r"<td>([^<]+)</td>", row) for row in html.split("<tr>")[2:9]]
    assert rows == [
        ["4", "2", "1", "0"],
        ["3", "3", "1", "0"],
        ["4", "1 1/2", "1 1/2", "0"],
        ["4", "2", "1/2", "1/2"],
        ["2 1/3", "2 1/3", "2 1/3", "0"],
        ["4", "1", "1", "1"],
        ["1 3/4", "1 3/4", "1 3/4", "1 3/4"],
    ]


def test_after_four_rounds_everyone_has_sat_everywhere_and_beside_everyone(site: Site) -> None:
    html = shown(site, f"{ROOT}partida/")
    table = html.split('<table class="ties">', 1)[1].split("</table>", 1)[0]
    rows = [re.findall(r"<t[hd][^>]*>(\w+)</t[hd]>", row) for row in table.split("<tr>")[2:]]
    winds = ["Este", "Sur", "Oeste", "Norte"]
    seats = [[winds.index(seat) for seat in row] for row in rows]
    for one in range(4):
        for other in set(range(4)) - {one}:
            sides = {(seats[other][turn] - seats[one][turn]) % 4 for turn in range(4)}
            assert sides >= {1, 3}, (one, other)
    assert all(sorted(line) == [0, 1, 2, 3] for line in (*seats, *zip(*seats, strict=True)))


def test_the_unknown_penalty_is_said_to_be_unknown(site: Site) -> None:
    html = unescape(shown(site, f"{ROOT}penalizaciones/"))
    assert "no consta cuánto pierde" in html
    assert "no se ha podido comprobar" in html
