from __future__ import annotations

import gzip
from typing import TYPE_CHECKING

import pytest

from support.pages import links, table_rows, words

if TYPE_CHECKING:
    from support.site import Site

ADDRESS = "calculadora/grados/"
EXAMPLE = "grado=riichi-1-kyuu&p1=30&p2=26&p3=24&p4=20"


def shown(site: Site, address: str, query: str = "") -> str:
    response = site.client.get(f"/{address}?{query}")
    assert response.status_code == 200
    assert not response.cookies
    assert len(gzip.compress(response.content)) < 100 * 1024
    return response.content.decode()


def cells(html: str) -> list[list[str]]:
    return [row.cells for row in table_rows(html)]


@pytest.mark.parametrize("language", ["", "en/"])
def test_the_page_is_empty_until_it_is_asked_and_shows_an_example(
    site: Site, language: str
) -> None:
    empty = shown(site, language + ADDRESS)
    assert cells(empty) == []
    assert f"?{EXAMPLE}" in links(empty)
    answered = shown(site, language + ADDRESS, EXAMPLE)
    assert [row[0] for row in cells(answered)] == ["25", "50", "75", "90"]
    assert 'class="notice wrong"' not in answered
    assert f"/{language}{ADDRESS}" in links(shown(site, f"{language}calculadora/"))


@pytest.mark.parametrize(
    ("query", "says"),
    [
        ("p1=50&p2=20", "suman 100, no 70,0"),
        ("grado=riichi-1-kyuu&puntos=320", "de 0 a 319 puntos, no «320»"),
        ("grado=nada", "Grado: «nada» no está entre las opciones"),
        ("grado=riichi-10-dan", "Grado: «riichi-10-dan» no está entre las opciones"),
        ("p1=-10&p2=110", "«-10» no vale"),
        ("puntos=mil", "no «mil»"),
    ],
)
def test_what_is_wrong_is_told(site: Site, query: str, says: str) -> None:
    html = shown(site, ADDRESS, query)
    assert cells(html) == []
    assert says in words(html[html.index('<div class="notice wrong"') :])


def test_grades_are_reached_sooner_by_better_places(site: Site) -> None:
    def games(query: str) -> list[int]:
        rows = cells(shown(site, ADDRESS, f"grado=riichi-1-kyuu&{query}"))
        return [int(row[1]) for row in rows]

    better, usual = games("p1=40&p2=30&p3=20&p4=10"), games("p1=30&p2=26&p3=24&p4=20")
    assert better == sorted(better)
    assert all(one < other for one, other in zip(better, usual, strict=True))


def test_the_points_missing_and_the_mean_are_said(site: Site) -> None:
    html = shown(site, f"en/{ADDRESS}", "grado=riichi-1-kyuu&puntos=300&p1=100")
    assert "20 points are missing; with those places a game gives 30.0 on average." in words(html)
    assert {row[1] for row in cells(html)} == {"1"}


def test_who_is_always_last_never_gets_there(site: Site) -> None:
    html = shown(site, f"en/{ADDRESS}", "grado=riichi-1-kyuu&p4=100")
    assert {row[1] for row in cells(html)} == {"more than 300"}
