from __future__ import annotations

import gzip
from typing import TYPE_CHECKING
from urllib.parse import urlencode

import pytest

from support.pages import links, table_rows, words

if TYPE_CHECKING:
    from support.site import Site

PAGES = {
    "partida-riichi/": "pE=42300&pS=30000&pW=28700&pN=19000",
    "partida-mcr/": "pE=120&pS=35&pW=-40&pN=-115",
    "antes/": "modalidad=riichi&j1=25;6&j2=33;3&j3=35;3&j4=36;3",
    "inactividad/": "ultima=2026-01-15&dia=2026-09-15&rating=1900",
    "grados/": "grado=riichi-1-kyuu&p1=30&p2=26&p3=24&p4=20",
}


def shown(site: Site, page: str, query: str = "") -> str:
    response = site.client.get(f"/{page}?{query}")
    assert response.status_code == 200, page
    assert not response.cookies
    assert len(gzip.compress(response.content)) < 100 * 1024
    return response.content.decode()


def cells(html: str) -> list[list[str]]:
    return [row.cells for row in table_rows(html)]


@pytest.mark.parametrize("language", ["", "en/"])
@pytest.mark.parametrize("page", PAGES)
def test_a_page_is_empty_until_it_is_asked_and_shows_an_example(
    site: Site, page: str, language: str
) -> None:
    empty = shown(site, f"{language}calculadora/{page}")
    assert cells(empty) == []
    example = next(link for link in links(empty) if link.startswith("?") and link != "?")
    assert example == f"?{PAGES[page]}"
    answered = shown(site, f"{language}calculadora/{page}", PAGES[page])
    assert cells(answered)
    assert 'class="notice wrong"' not in answered
    assert f"/{language}calculadora/{page}" in links(shown(site, f"{language}calculadora/"))


def test_a_game_of_riichi_has_its_uma(site: Site) -> None:
    rows = cells(shown(site, "calculadora/partida-riichi/", PAGES["partida-riichi/"]))
    assert [(row[0], row[1], row[-1]) for row in rows] == [
        ("1.º", "Este", "+27.300"),
        ("2.º", "Sur", "+5.000"),
        ("3.º", "Oeste", "−6.300"),
        ("4.º", "Norte", "−26.000"),
    ]


def test_who_ties_shares_the_uma_and_scores_that_do_not_add_up_are_told(site: Site) -> None:
    html = shown(
        site, "en/calculadora/partida-riichi/", "pE=35,000&pS=35.000&pW=30 000&pN=19000&cN=1"
    )
    rows = cells(html)
    assert [row[-1] for row in rows] == ["+15,000", "+15,000", "−5,000", "−46,000"]
    assert "1,000" in words(html)


def test_a_game_of_mcr_has_table_points(site: Site) -> None:
    rows = cells(shown(site, "calculadora/partida-mcr/", "pE=50&pS=50&pW=−40&pN=-60&mS=10"))
    assert [row[1] for row in rows] == ["Este", "Sur", "Oeste", "Norte"]
    assert [row[-1] for row in rows] == ["4", "2", "1", "0"]
    tied = cells(shown(site, "calculadora/partida-mcr/", "pE=50&pS=50&pW=-40&pN=-60"))
    assert [row[-1] for row in tied] == ["3", "3", "1", "0"]


def test_three_stronger_players(site: Site) -> None:
    html = shown(site, "en/calculadora/antes/", PAGES["antes/"])
    rows = cells(html)
    assert len(rows) == 12
    assert rows[0][0] == "Player 1"
    assert float(rows[0][2].rstrip("%")) < float(rows[0][5].rstrip("%"))
    assert rows[4][1].startswith("+")
    assert rows[4][4].startswith("−")


def test_four_alike_have_equal_chances(site: Site) -> None:
    rows = cells(shown(site, "en/calculadora/antes/", "modalidad=mcr"))
    assert rows[0] == ["Player 1 · No games yet", "1500", *["25.0%"] * 4]


def test_players_are_found_by_name_or_page(league: Site) -> None:
    asked = urlencode({"modalidad": "riichi", "j1": "p01", "j2": "Íñigo Núñez Peña"})
    html = shown(league, "calculadora/antes/", asked)
    assert "Íñigo Núñez Peña" in [row[0] for row in cells(html)]
    assert '<option value="Íñigo Núñez Peña">' in html


@pytest.mark.parametrize(
    ("page", "query", "says"),
    [
        ("partida-riichi/", "pE=uno&pS=1&pW=1&pN=1", "Este: «uno» no vale"),
        ("partida-riichi/", "pE=&pS=1&pW=1&pN=1", "Este: «» no vale"),
        ("partida-mcr/", "pE=1&pS=1&pW=1&pN=1&mE=-3", "Este: «-3» no vale"),
        ("antes/", "j1=nadie", "Jugador 1: no hay nadie «nadie» con partidas"),
        ("antes/", "j1=2000;3", "2000"),
        ("inactividad/", "ultima=ayer", "no es un día"),
        ("inactividad/", "ultima=2026-02-30", "no es un día"),
        ("inactividad/", "ultima=2026-05-01&dia=2026-04-01", "2026"),
        ("inactividad/", "ultima=2026-01-01&deuda=9", "la deuda va de 0 a 8, no «9»"),
        ("inactividad/", "ultima=2026-01-01&rating=x", "Rating sin descuento: «x» no vale"),
        ("grados/", "p1=50&p2=20", "suman 100, no 70,0"),
        ("grados/", "grado=riichi-1-kyuu&puntos=320", "de 0 a 319 puntos, no «320»"),
        ("grados/", "grado=nada", "Grado: «nada» no está entre las opciones"),
        ("grados/", "p1=-10&p2=110", "«-10» no vale"),
    ],
)
def test_what_is_wrong_is_told(site: Site, page: str, query: str, says: str) -> None:
    html = shown(site, f"calculadora/{page}", query)
    assert cells(html) == []
    notice = html[html.index('class="notice wrong"') :]
    assert says in words(notice)


def test_hidden_people_are_not_found(league: Site) -> None:
    html = shown(league, "calculadora/antes/", "j1=p37")
    assert "no hay nadie «p37»" in words(html)


def test_eight_months_without_a_game(site: Site) -> None:
    html = shown(site, "calculadora/inactividad/", PAGES["inactividad/"])
    assert [row[1] for row in cells(html)][:4] == ["4", "200,00", "1700,00", "4"]
    assert "15 de enero de 2028" in words(html)


def test_grades_are_reached_sooner_by_better_places(site: Site) -> None:
    def games(query: str) -> list[int]:
        rows = cells(shown(site, "calculadora/grados/", f"grado=riichi-1-kyuu&{query}"))
        return [int(row[1]) for row in rows]

    better, usual = games("p1=40&p2=30&p3=20&p4=10"), games("p1=30&p2=26&p3=24&p4=20")
    assert better == sorted(better)
    assert all(one < other for one, other in zip(better, usual, strict=True))


def test_who_is_always_last_never_gets_there(site: Site) -> None:
    html = shown(site, "en/calculadora/grados/", "grado=riichi-1-kyuu&p4=100")
    assert {row[1] for row in cells(html)} == {"more than 400"}
