"""What search engines and browsers ask for by fixed addresses."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import pytest
from django.test import Client
from django.urls import reverse

from ligamahjong.web.aids import urls as aids
from ligamahjong.web.calculators import urls as calculators
from ligamahjong.web.rules import urls as rules
from support import small_league

if TYPE_CHECKING:
    from pytest_django import Settings

    from support.site import Site


def located(text: str) -> list[str]:
    return [urlsplit(found).path for found in re.findall("<loc>(.*?)</loc>", text)]


def test_the_map_has_its_parts(league: Site) -> None:
    response = league.client.get("/sitemap.xml")
    assert response["Content-Type"] == "application/xml"
    parts = ("paginas", "reglas", "clubes", "jugadores", "partidas")
    assert set(located(response.content.decode())) == {f"/sitemap-{part}.xml" for part in parts}
    assert "/sitemap-partidas.xml?p=2<" in response.content.decode()


@pytest.mark.parametrize("part", ["paginas", "reglas", "clubes", "jugadores", "partidas"])
def test_what_the_map_names_is_there_in_both_languages(league: Site, part: str) -> None:
    found = located(league.client.get(f"/sitemap-{part}.xml").content.decode())
    assert len(found) == len(set(found))
    spanish = {one for one in found if not one.startswith("/en/")}
    assert {one.removeprefix("/en") for one in found} == spanish
    for address in found[:: max(1, len(found) // 12)]:
        assert league.client.get(address).status_code == 200, address


def test_the_map_names_the_languages_of_a_page(league: Site) -> None:
    text = league.client.get("/sitemap-clubes.xml").content.decode()
    assert 'hreflang="es" href="http://testserver/clubes/mesa-del-sur/"' in text
    assert 'hreflang="en" href="http://testserver/en/clubes/mesa-del-sur/"' in text


@pytest.mark.unmeasured
def test_the_map_names_the_whole_reference_the_calculators_and_the_aids(site: Site) -> None:
    found = located(site.client.get("/sitemap-reglas.xml").content.decode())
    spanish = [one for one in found if not one.startswith("/en/")]
    fans = {f"/reglas/mcr/jugadas/{number}/" for number in range(1, 82)}
    assert fans <= set(spanish)
    assert sum(one.startswith("/reglas/riichi/yaku/") for one in spanish) == 1 + 41
    for address in spanish:
        assert site.client.get(address).status_code == 200, address
    pages = located(site.client.get("/sitemap-paginas.xml").content.decode())
    named = [*aids.urlpatterns, *calculators.urlpatterns, *rules.urlpatterns]
    plain = {one.name for one in named if one.name and not re.search(r"<|\.js$", str(one.pattern))}
    assert {reverse(name) for name in plain} <= {*found, *pages}
    for index in ("/calculadora/", "/mesa/"):
        main = site.client.get(index).content.decode().partition("<main")[2].partition("</main>")[0]
        linked = set(re.findall(r'href="(/(?:calculadora|mesa)/[^"]*)"', main))
        assert len(linked) >= 9
        assert linked <= set(pages)


def test_the_map_names_no_hidden_or_merged_person_and_no_voided_game(league: Site) -> None:
    people = located(league.client.get("/sitemap-jugadores.xml").content.decode())
    assert "/jugadores/p01/" in people
    assert f"/jugadores/{small_league.HIDDEN}/" not in people
    assert f"/jugadores/{small_league.MERGED[0]}/" not in people
    games = located(league.client.get("/sitemap-partidas.xml").content.decode())
    assert f"/partidas/{small_league.CORRECTED}/" in games
    assert f"/partidas/{small_league.VOIDED}/" not in games


def test_a_part_or_page_of_the_map_that_is_not_there(league: Site) -> None:
    assert league.client.get("/sitemap-nada.xml").status_code == 404
    assert league.client.get("/sitemap-clubes.xml?p=9").status_code == 404
    assert league.client.get("/sitemap-clubes.xml?p=x").status_code == 404


def test_robots_are_told_of_the_map_and_kept_from_filters(site: Site) -> None:
    response = site.client.get("/robots.txt")
    assert response["Content-Type"] == "text/plain; charset=utf-8"
    lines = response.content.decode().splitlines()
    assert "Disallow: /*?" in lines
    assert "Allow: /sitemap-" in lines
    assert "Sitemap: http://testserver/sitemap.xml" in lines


@pytest.mark.usefixtures("site")
def test_old_browsers_find_an_icon(settings: Settings) -> None:
    settings.WHITENOISE_USE_FINDERS = settings.WHITENOISE_AUTOREFRESH = True
    response = Client().get("/favicon.ico", follow=True)
    content = response.getvalue()
    response.close()
    assert response.status_code == 200
    assert content[:4] == b"\0\0\1\0"
    assert content[22:30] == b"\x89PNG\r\n\x1a\n"
