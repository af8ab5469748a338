"""The sheets to print: every fan and every yaku, with tiles and words."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from ligamahjong.drawing.layout import read_layout
from ligamahjong.reference.mcr.fans import entries as fans
from ligamahjong.reference.riichi.yaku import entries as yaku
from ligamahjong.tiles import Tile
from ligamahjong.web.rules.views.mcr_sheet import printed
from ligamahjong.wording import Language

if TYPE_CHECKING:
    from support.site import Site


@pytest.mark.parametrize(
    ("path", "expected"), [("mcr/hoja/", len(fans())), ("riichi/hoja/", len(yaku()))]
)
@pytest.mark.parametrize("language", ["", "en/"])
def test_each_has_a_meaning_and_tiles(site: Site, language: str, path: str, expected: int) -> None:
    page = site.client.get(f"/{language}reglas/{path}").content.decode()
    items = re.findall(r"<li[^>]*><b>.*?</li>", page, re.DOTALL)
    assert len(items) == expected
    for item in items:
        name, meaning, tiles = item.split("<br>")
        assert len(re.sub("<[^>]+>", "", meaning).strip()) > 8, name
        assert 'role="img"' in tiles, name


@pytest.mark.parametrize("one", fans(), ids=lambda one: one.fan.key)
def test_decisive_tiles_are_tiles(one: object) -> None:
    found = printed(one, Language.ES)  # type: ignore[arg-type]
    layout = read_layout(found.tiles)
    standing = [tile for group in layout.standing for tile in group]
    assert all(isinstance(tile, Tile) for tile in standing)
    assert found.whole == (layout.winning is not None)


@pytest.mark.parametrize(
    ("number", "tiles"),
    [(2, "555z 666z 777z"), (28, "123s 456s 789s"), (60, "111z"), (81, "12345678f")],
)
def test_some_decisive_tiles(number: int, tiles: str) -> None:
    one = next(one for one in fans() if one.number == number)
    assert printed(one, Language.EN).tiles == tiles
