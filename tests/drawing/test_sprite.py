"""The sprite is what the drawing makes, small, and plain SVG."""

from __future__ import annotations

import gzip
import re
from typing import TYPE_CHECKING
from xml.etree import ElementTree as ET

import pytest

from ligamahjong.drawing import paint
from ligamahjong.drawing.glyphs import character
from ligamahjong.drawing.layout import symbol
from ligamahjong.drawing.sprite import sprite
from ligamahjong.tiles.tile import RED_FIVES, TILES

if TYPE_CHECKING:
    from pathlib import Path

COMMITTED = "src/ligamahjong/web/static/liga/tiles.svg"
COLOURS = {
    value for name, value in vars(paint).items() if name.isupper() and isinstance(value, str)
}


@pytest.fixture
def symbols() -> dict[str, ET.Element]:
    """The symbols by their names."""
    tree = ET.fromstring(sprite())  # noqa: S314 - our own
    return {one.attrib["id"]: one for one in tree}


def test_the_committed_sprite_is_what_the_drawing_makes(repository: Path) -> None:
    """After a change: ``python -m ligamahjong.drawing``."""
    assert (repository / COMMITTED).read_bytes() == sprite().encode()


def test_it_is_small(repository: Path) -> None:
    raw = (repository / COMMITTED).read_bytes()
    assert len(raw) <= 60_000
    assert len(gzip.compress(raw, 6)) <= 20_000


def test_every_tile_has_its_symbol_and_there_is_no_other(symbols: dict[str, ET.Element]) -> None:
    tiles = [*TILES, *RED_FIVES.values(), None]
    assert set(symbols) == {symbol(one) for one in tiles}
    assert len(symbols) == 46


def test_no_two_tiles_look_alike(symbols: dict[str, ET.Element]) -> None:
    drawn = {ET.tostring(one).split(b">", 1)[1] for one in symbols.values()}
    assert len(drawn) == len(symbols)


def test_colours_are_those_that_a_page_can_change(symbols: dict[str, ET.Element]) -> None:
    used = {
        value
        for one in symbols.values()
        for element in one.iter()
        for name, value in element.attrib.items()
        if name in {"fill", "stroke"}
    }
    assert used == COLOURS | {"none"}
    assert all(re.fullmatch(r"var\(--tile-[a-z]+,#[0-9a-f]{6}\)", colour) for colour in COLOURS)


def test_a_page_sets_every_colour_also_where_colours_are_forced(repository: Path) -> None:
    sheet = (repository / "src/ligamahjong/web/static/liga/reference.css").read_text("utf-8")
    forced = re.search(r"forced-colors: active\) \{\s*:root \{(.*?)\}", sheet, re.DOTALL)
    assert forced
    for colour in COLOURS:
        name = colour.split(",")[0].removeprefix("var(")
        assert sheet.count(f"{name}: ") >= 2, name
        assert f"{name}: Canvas" in forced[1]


def test_nothing_refers_elsewhere_or_needs_a_style_sheet(symbols: dict[str, ET.Element]) -> None:
    """A symbol shown from another document brings neither with it in every browser."""
    allowed = {"fill", "stroke", "stroke-width", "stroke-dasharray", "stroke-linecap", "d"}
    allowed |= {"stroke-linejoin", "viewBox", "id", "x", "y", "width", "height", "rx"}
    names = {name for one in symbols.values() for element in one.iter() for name in element.attrib}
    assert names <= allowed


def test_everything_stays_on_the_face(symbols: dict[str, ET.Element]) -> None:
    """Starts of contours, which are absolute in what we draw."""
    for name, one in symbols.items():
        for path in one.iter("{http://www.w3.org/2000/svg}path"):
            for x, y in re.findall(r"M(-?[\d.]+)[ ]?(-?[\d.]+)", path.attrib["d"]):
                assert 8 <= float(x) <= 292, name
                assert 8 <= float(y) <= 392, name


def test_all_green_is_green(symbols: dict[str, ET.Element]) -> None:
    """The tiles of All Green have no other colour: that is how players know them."""
    for name in ("t-2s", "t-3s", "t-4s", "t-6s", "t-8s", "t-6z"):
        colours = {
            value
            for element in symbols[name].iter()
            for key, value in element.attrib.items()
            if key in {"fill", "stroke"}
        }
        assert colours == {paint.GREEN, paint.FACE, paint.EDGE, "none"}, name


@pytest.mark.parametrize(("rank", "coins"), [(rank, rank) for rank in range(2, 10)] + [(0, 5)])
def test_circles_have_as_many_coins_as_they_say(
    symbols: dict[str, ET.Element], rank: int, coins: int
) -> None:
    discs = [p for p in symbols[f"t-{rank}p"] if "stroke-dasharray" in p.attrib]
    assert sum(path.attrib["d"].count("M") for path in discs) == coins


@pytest.mark.parametrize(("rank", "stalks"), [(rank, rank) for rank in range(2, 10)] + [(0, 5)])
def test_bamboo_has_as_many_stalks_as_it_says(
    symbols: dict[str, ET.Element], rank: int, stalks: int
) -> None:
    paths = [p for p in symbols[f"t-{rank}s"] if p.tag.endswith("path") and "stroke" in p.attrib]
    canes = paths[::3]
    assert sum(path.attrib["d"].count("M") for path in canes) == stalks


def test_red_fives_are_marked_beyond_their_colour(symbols: dict[str, ET.Element]) -> None:
    corner = ET.tostring(list(symbols["t-0m"])[-1])
    marked = {name for name, one in symbols.items() if ET.tostring(list(one)[-1]) == corner}
    assert marked == {"t-0m", "t-0p", "t-0s"}


def test_a_character_lies_in_the_middle_of_its_box() -> None:
    """The outline of a stroke begins somewhere inside; its numbers are whole."""
    path = character("一", 0, 0, 1000, 1000)
    assert re.fullmatch(r"M\d+ \d+[clz0-9 -]+z", path)
    x, y = map(int, re.findall(r"\d+", path)[:2])
    assert 0 <= x <= 1000
    assert 350 <= y <= 650


def test_the_licence_of_the_outlines_is_beside_them(repository: Path) -> None:
    folder = repository / "src/ligamahjong/drawing"
    licence = (folder / "outlines.LICENSE").read_text("utf-8")
    assert licence.startswith("Copyright 2021 The Yuji Project Authors")
    assert "SIL OPEN FONT LICENSE Version 1.1" in licence
    assert "Yuji Boku" in (folder / "__init__.py").read_text("utf-8")
    assert "Yuji Project Authors" in (repository / COMMITTED).read_text("utf-8")
    assert "SIL Open Font License" in (repository / "docs/dependencies.md").read_text("utf-8")
