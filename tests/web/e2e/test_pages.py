"""Every type of page, on a phone and on a desktop, in light and in dark: nothing to complain of."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from support import small_league
from support.browser import COLOURS, violations

if TYPE_CHECKING:
    from collections.abc import Callable

    from support.browser import Visit

TIE = next(iter(small_league.TIED.values()))
PAGES = {
    "home": "/",
    "home in English": "/en/",
    "ranking": "/riichi/",
    "ranking in English": "/en/mcr/",
    "ranking filtered": "/riichi/?q=nunez&orden=partidas&dir=asc",
    "ranking of a past day": "/mcr/?fecha=2026-03-01",
    "clubs": "/riichi/clubes/",
    "communities": "/en/mcr/comunidades/",
    "club": "/clubes/club-dragon-rojo/",
    "community": "/en/comunidades/MD/",
    "players": "/jugadores/",
    "player": "/jugadores/p01/",
    "player in English": "/en/jugadores/p02/",
    "games": "/partidas/",
    "game": f"/partidas/{small_league.CORRECTED}/",
    "game with a tie": f"/en/partidas/{TIE}/",
    "voided game": f"/partidas/{small_league.VOIDED}/",
    "help": "/ayuda/",
    "help on the rating": "/ayuda/rating/",
    "help on the rating in English": "/en/ayuda/rating/",
    "help on grades": "/ayuda/grados/",
    "help on derating": "/en/ayuda/derating/",
    "data": "/datos/",
    "not found": "/jugadores/nadie/",
    "bad address": "/riichi/?fecha=ayer",
}
ERRORS = {"not found": 404, "bad address": 400}


@pytest.mark.parametrize("width", [390, 1280])
@pytest.mark.parametrize("name", PAGES)
def test_nothing_to_complain_of(visit: Callable[..., Visit], name: str, width: int) -> None:
    visitor = visit(width=width)
    visitor.look(PAGES[name], status=ERRORS.get(name, 200))
    refused = [c for c in visitor.complaints if c.startswith("Failed to load resource")]
    assert len(refused) == (name in ERRORS)
    assert [c for c in visitor.complaints if c not in refused] == []
    assert visitor.page.context.cookies() == []


def test_axe_would_find_something(visit: Callable[..., Visit]) -> None:
    """The control: an image without a name is a violation."""
    page = visit().go("/")
    page.evaluate("document.querySelector('main').append(document.createElement('img'))")
    assert "image-alt" in {rule for rule, _ in violations(page)}


def test_axe_would_find_what_is_pale_in_the_dark_only(visit: Callable[..., Visit]) -> None:
    """The control: a rule of colours is looked for where the colours are others."""
    visitor = visit()
    visitor.look("/")
    page = visitor.page
    page.emulate_media(color_scheme="light")
    page.evaluate(
        """() => {
            const sheet = new CSSStyleSheet();
            sheet.replaceSync("@media (prefers-color-scheme: dark) { main h1 { color: #333 } }");
            document.adoptedStyleSheets.push(sheet);
        }"""
    )
    assert violations(page, COLOURS) == []
    page.emulate_media(color_scheme="dark")
    assert [rule for rule, _ in violations(page, COLOURS)] == ["color-contrast"]


def test_the_policy_stops_what_is_not_ours(visit: Callable[..., Visit]) -> None:
    """The control: an inline style is refused, and the refusal is among the complaints."""
    visitor = visit()
    page = visitor.go("/")
    page.evaluate("document.body.insertAdjacentHTML('beforeend', '<p style=\"color:red\">x</p>')")
    assert any("Content Security Policy" in complaint for complaint in visitor.complaints)


@pytest.mark.parametrize(
    ("path", "part"),
    [
        ("/riichi/", "Riichi"),
        ("/jugadores/", "Jugadores"),
        ("/partidas/", "Partidas"),
        ("/enviar/", "Enviar"),
        ("/en/enviar/", "Send"),
        ("/ayuda/", "Ayuda"),
        ("/cuenta/nueva/", "Cuenta"),
    ],
)
def test_the_navigation_takes_one_line_and_says_where_one_is(
    visit: Callable[..., Visit], path: str, part: str
) -> None:
    page = visit(width=390).go(path)
    tops = page.locator("header.site nav a").evaluate_all("links => links.map(a => a.offsetTop)")
    assert len(set(tops)) == 1
    assert page.locator("header.site [aria-current]").all_inner_texts() == [part]


@pytest.mark.parametrize("path", ["/riichi/", "/jugadores/p01/", "/clubes/mesa-del-sur/"])
def test_a_grade_is_not_broken_in_two(visit: Callable[..., Visit], path: str) -> None:
    lines = visit().go(path).locator("td.grade:visible")
    heights = lines.evaluate_all(
        "cells => cells.map(one => { const all = new Range(); all.selectNodeContents(one);"
        " return new Set([...all.getClientRects()].map(line => line.top)).size; })"
    )
    assert set(heights) == {1}
