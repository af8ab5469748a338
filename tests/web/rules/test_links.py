"""Every page of prose of the reference, as readers get it: there, small, whole, links alive."""

from __future__ import annotations

import gzip
import re
from itertools import pairwise
from typing import TYPE_CHECKING
from urllib.parse import urldefrag

import pytest

from ligamahjong.reference.glossary import terms
from ligamahjong.reference.pages import Section, pages
from support.pages import links

if TYPE_CHECKING:
    from support.site import Site

MOST_BYTES = 100 * 1024
PAGES = [f"{one.section}/{one.slug}/" for section in Section for one in pages(section)]
LISTS = ["", "mahjong/", "mahjong/glosario/"]
ANCHOR = re.compile(r'\bid="([^"]+)"')


def anchors(html: str) -> list[str]:
    return ANCHOR.findall(html)


@pytest.mark.parametrize("language", ["", "en/"])
@pytest.mark.unmeasured
def test_every_page_is_there_and_every_link_is_alive(site: Site, language: str) -> None:
    there: dict[str, set[str]] = {}
    wanted: dict[tuple[str, str], str] = {}
    for page in LISTS + PAGES:
        address = f"/{language}reglas/{page}"
        response = site.client.get(address, follow=True)
        assert response.status_code == 200, address
        assert len(gzip.compress(response.content)) <= MOST_BYTES, address
        html = response.content.decode()
        main = html[html.index("<main") : html.index("</main>")]
        assert not re.search(r"\[tiles:|<p>\{|\bstyle=|\bon[a-z]+=", main), address
        found = anchors(html)
        assert len(set(found)) == len(found), address
        there[address] = set(found)
        levels = [int(level) for level in re.findall(r"<h([1-6])\b", main)]
        assert levels[0] == 1, address
        assert 1 not in levels[1:], address
        assert all(after <= before + 1 for before, after in pairwise(levels)), address
        for link in links(main):
            if link.startswith("#"):
                wanted[address, link[1:]] = address
            elif link.startswith("/") and not link.startswith("/static/"):
                target, anchor = urldefrag(link)
                wanted[target, anchor] = address
    for (address, anchor), by in sorted(wanted.items()):
        assert address.startswith("/en/") == (language == "en/"), (by, address)
        if address not in there:
            response = site.client.get(address, follow=True)
            assert response.status_code == 200, (by, address)
            there[address] = set(anchors(response.content.decode()))
        assert not anchor or anchor in there[address], (by, address, anchor)


def test_pages_that_the_glossary_names_are_among_the_links(site: Site) -> None:
    """The control: what the walk above follows is really on the page."""
    found = links(site.client.get("/en/reglas/mahjong/glosario/").content.decode())
    assert {f"/en{term.page}" for term in terms() if term.page} <= set(found)
