"""Sheets on paper: how many pages, and room to write by hand."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable

    from support.browser import Visit

MILLIMETRE = 96 / 25.4
PAPERS = {"A4": (210, 297), "Letter": (215.9, 279.4)}
MARGIN = 8
ADDRESSES = {"MCR": "/mesa/hoja-mcr/", "Riichi": "/en/mesa/hoja-riichi/"}


def pages(pdf: bytes) -> int:
    return len(re.findall(rb"/Type\s*/Page\b", pdf))


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("name", ADDRESSES)
def test_a_score_sheet_is_one_page_with_room_to_write(
    visit: Callable[..., Visit], name: str, paper: str
) -> None:
    width, height = ((side - 2 * MARGIN) * MILLIMETRE for side in PAPERS[paper])
    page = visit(width=int(width), height=int(height)).go(ADDRESSES[name])
    assert pages(page.pdf(format=paper)) == 1
    page.emulate_media(media="print")
    for selector, least in ((".names td", 9), (".signatures td", 12), (".blank tbody td", 8)):
        heights = page.locator(selector).evaluate_all(
            "nodes => nodes.map((node) => node.getBoundingClientRect().height)"
        )
        assert min(heights) >= least * MILLIMETRE, selector
    for selector in ("header.site", "footer.site", ".no-print"):
        assert not page.locator(selector).is_visible()


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize(
    "path",
    [
        "/reglas/mcr/hoja/",
        "/en/reglas/mcr/hoja/",
        "/reglas/riichi/hoja/",
        "/en/reglas/riichi/hoja/",
    ],
)
def test_a_crib_sheet_is_two_pages_that_can_be_read(
    visit: Callable[..., Visit], path: str, paper: str
) -> None:
    page = visit().go(path)
    assert pages(page.pdf(format=paper)) == 2
    page.emulate_media(media="print", color_scheme="dark")
    found = page.locator("article *").evaluate_all(
        """nodes => nodes.filter((one) => !one.closest("svg") && one.checkVisibility()
          && [...one.childNodes].some((part) => part.nodeType === 3 && part.data.trim()))
          .map((one) => getComputedStyle(one))
          .map((style) => [parseFloat(style.fontSize), style.color])"""
    )
    assert min(size for size, _ in found) >= 7.5 * 96 / 72
    assert {color for _, color in found} == {"rgb(0, 0, 0)"}


@pytest.mark.parametrize("path", ADDRESSES.values(), ids=ADDRESSES)
def test_the_right_border_of_a_sheet_is_within_the_page(
    visit: Callable[..., Visit], path: str
) -> None:
    width, height = ((side - 2 * MARGIN) * MILLIMETRE for side in PAPERS["A4"])
    page = visit(width=int(width), height=int(height)).go(path)
    page.emulate_media(media="print")
    rights = page.locator(".blank, .remarks").evaluate_all(
        "nodes => nodes.map((node) => node.getBoundingClientRect().right)"
    )
    assert max(rights) <= int(width) - 1
    for one in page.locator("abbr").all():
        assert "none" in one.evaluate("node => getComputedStyle(node).textDecorationLine")


@pytest.mark.parametrize("language", ["", "en/"])
def test_labels_of_fu_stand_beside_their_tiles_on_paper(
    visit: Callable[..., Visit], language: str
) -> None:
    width, height = ((side - 2 * MARGIN) * MILLIMETRE for side in PAPERS["A4"])
    page = visit(width=int(width), height=int(height)).go(f"/{language}reglas/riichi/hoja/")
    page.emulate_media(media="print")
    labels = page.locator(".fu-tables th:has(.hand)")
    assert labels.count() == 15
    under = labels.evaluate_all(
        """nodes => nodes.filter((node) => { const tiles = node.querySelector(".hand");
        const range = document.createRange(); range.setStartAfter(tiles);
        range.setEndAfter(node.lastChild); const edge = tiles.getBoundingClientRect().right;
        return [...range.getClientRects()].some((box) => box.width > 1 && box.left < edge); })
        .map((node) => node.innerText)"""
    )
    assert under == []
    heights = labels.evaluate_all("nodes => nodes.map((one) => one.getBoundingClientRect().height)")
    assert max(heights) <= 9 * MILLIMETRE


def test_words_of_the_headings_are_whole(visit: Callable[..., Visit]) -> None:
    page = visit(width=733, height=1060).go("/mesa/hoja-mcr/")
    for media in ("print", "screen"):
        page.emulate_media(media=media)
        wide = page.locator(".blank th").evaluate_all(
            "nodes => nodes.filter((one) => one.scrollWidth > one.clientWidth + 1)"
            ".map((one) => one.innerText)"
        )
        assert wide == []
        lines = page.locator(".blank thead th:not(.upright)").evaluate_all(
            "nodes => nodes.map((one) => { const range = document.createRange();"
            " range.selectNodeContents(one); return new Set([...range.getClientRects()]"
            ".map((box) => box.top)).size; })"
        )
        assert set(lines) == {1}


@pytest.mark.parametrize("path", ["/jugadores/", "/reglas/riichi/tablas/", "/mesa/"])
def test_what_leads_elsewhere_is_not_printed(visit: Callable[..., Visit], path: str) -> None:
    page = visit().go(path)
    page.emulate_media(media="print")
    assert not page.get_by_role("link", name="Enviar", exact=True).is_visible()
    assert not page.locator("footer.site").is_visible()
