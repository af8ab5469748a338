"""Every tile and some hands in a browser: seen at every size, in every scheme."""

from __future__ import annotations

from io import BytesIO
from itertools import combinations
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from django.http import HttpRequest, HttpResponse
from django.template import engines
from django.urls import path
from PIL import Image, ImageChops, ImageStat

from ligamahjong.tiles.tile import RED_FIVES, TILES
from ligamahjong.web import urls
from ligamahjong.web.accounts.access import public
from support.browser import NARROWEST, faults

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page
    from pytest_django.fixtures import Settings

    from support.browser import Visit

GALLERY = Path(__file__).parents[1] / "tiles" / "gallery.html"
HEIGHTS = (20, 28, 40, 96, 200)
NAMES = [*map(str, TILES), *map(str, RED_FIVES.values()), "x"]
HANDS = (
    "123m 406p 789s 1155z +5z",
    "123m 40p +6p chi 789s pon 777z ankan 1111z 15f",
    "19m19p19s1234567z +7z",
    "xx 5z xx",
)
SENTENCE = "La espera de [tiles:34m] con [tiles:25m] es la de dos lados; [tiles:zz] & no."


def gallery(request: HttpRequest) -> HttpResponse:
    template = engines["django"].from_string(GALLERY.read_text("utf-8"))
    values = {"heights": HEIGHTS, "names": NAMES, "hands": HANDS, "sentence": SENTENCE}
    return HttpResponse(template.render(values, request))


class Addresses:
    """The addresses of the site, and the gallery."""

    urlpatterns = (path("galeria/", public(gallery)), *urls.urlpatterns)


@pytest.fixture
def look(settings: Settings, visit: Callable[..., Visit]) -> Callable[..., Visit]:
    """Open the gallery, its rows at their heights."""
    settings.ROOT_URLCONF = Addresses

    def opened(width: int = 1280, **options: object) -> Visit:
        visitor = visit(width=width, **options)
        page = visitor.go("/galeria/")
        page.evaluate(
            "document.querySelectorAll('[data-height]').forEach("
            "row => row.style.setProperty('--tile-height', `${row.dataset.height}px`))"
        )
        page.wait_for_load_state("networkidle")
        return visitor

    return opened


def pictures(page: Page, height: int) -> dict[str, Image.Image]:
    """Each tile of a row as it is on the screen."""
    boxes = page.locator(f'[data-height="{height}"] .face').evaluate_all(
        """faces => faces.map(face => face.getBoundingClientRect())
          .map(box => [Math.floor(box.left + scrollX), Math.floor(box.top + scrollY),
            Math.ceil(box.right + scrollX), Math.ceil(box.bottom + scrollY)])"""
    )
    screen = Image.open(BytesIO(page.screenshot(full_page=True))).convert("RGB")
    return {
        name: screen.crop(tuple(box)).resize((75, 100))
        for name, box in zip(NAMES, boxes, strict=True)
    }


def difference(one: Image.Image, other: Image.Image) -> float:
    """How far apart two pictures are, 0 to 255."""
    return max(ImageStat.Stat(ImageChops.difference(one, other)).mean)


@pytest.mark.parametrize("width", [390, 1280])
def test_nothing_to_complain_of(look: Callable[..., Visit], width: int) -> None:
    visitor = look(width)
    for scheme in ("light", "dark"):
        visitor.page.emulate_media(color_scheme=scheme)
        assert faults(visitor.page) == [], scheme
    visitor.page.set_viewport_size({"width": NARROWEST, "height": 900})
    assert faults(visitor.page) == []
    assert visitor.complaints == []


@pytest.mark.parametrize(
    "options",
    [{"color_scheme": "light"}, {"color_scheme": "dark"}, {"forced_colors": "active"}],
    ids=["light", "dark", "forced"],
)
def test_at_twenty_pixels_every_tile_can_be_told_from_every_other(
    look: Callable[..., Visit], options: dict[str, str]
) -> None:
    visitor = look(**options)
    drawn = pictures(visitor.page, 20)
    apart = {(a, b): difference(drawn[a], drawn[b]) for a, b in combinations(drawn, 2)}
    assert {pair: how for pair, how in apart.items() if how < 5} == {}
    assert visitor.complaints == []


def test_colours_of_the_page_reach_the_sprite(look: Callable[..., Visit]) -> None:
    page = look().page
    white = page.locator('[data-height="200"] .face').nth(NAMES.index("5z"))
    before = Image.open(BytesIO(white.screenshot())).convert("RGB").getpixel((75, 100))
    page.evaluate("document.documentElement.style.setProperty('--tile-face', '#010203')")
    after = Image.open(BytesIO(white.screenshot())).convert("RGB").getpixel((75, 100))
    assert before == (255, 253, 243)
    assert after == (1, 2, 3)


def test_one_request_brings_every_tile(settings: Settings, visit: Callable[..., Visit]) -> None:
    settings.ROOT_URLCONF = Addresses
    visitor = visit()
    asked: list[str] = []
    visitor.page.on("request", lambda one: asked.append(one.url))
    visitor.go("/galeria/").wait_for_load_state("networkidle")
    assert len([url for url in asked if "tiles" in url]) == 1


def test_without_the_sprite_the_notation_is_seen(
    settings: Settings, visit: Callable[..., Visit]
) -> None:
    settings.ROOT_URLCONF = Addresses
    visitor = visit()
    visitor.page.route("**/tiles*.svg", lambda route: route.abort())
    page = visitor.go("/galeria/")
    turned = page.locator(".face-turned text").first
    assert turned.text_content() == "7s"
    box = turned.bounding_box()
    assert box
    assert box["width"] > 8
    assert box["height"] > 8


def test_hands_scale_with_the_text(look: Callable[..., Visit]) -> None:
    page = look().page
    tile = page.locator(".hand-inline .face").first
    small = tile.bounding_box()
    page.evaluate("document.documentElement.style.setProperty('font-size', '200%')")
    large = tile.bounding_box()
    assert small
    assert large
    assert large["height"] == pytest.approx(2 * small["height"], rel=0.02)
