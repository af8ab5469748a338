"""Tiles in templates, in the language of the page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django import template
from django.template.defaultfilters import stringfilter

from ligamahjong.web.templatetags.words import page_language
from ligamahjong.web.tiles import rendering

if TYPE_CHECKING:
    from django.utils.safestring import SafeString

    from ligamahjong.tiles import Hand, Tile

__all__ = ["hand", "register", "tile", "with_tiles"]

register = template.Library()


@register.simple_tag
def hand(shown: Hand | str, claims: str = "") -> SafeString:
    """A hand as a picture: ``{% hand "123m 55z +5z pon 777z" claims="2" %}``.

    Args:
        shown: the hand or its text.
        claims: one digit for each set that lies apart: who gave the claimed tile, or, of a chow,
            which one it is.
    """
    numbers = [int(digit) for digit in claims if digit.isdecimal()]
    return rendering.hand_svg(shown, page_language(), numbers)


@register.simple_tag
def tile(shown: Tile | str) -> SafeString:
    """One tile as a picture: ``{% tile "5z" %}``."""
    return rendering.tile_svg(shown, page_language())


@register.filter
@stringfilter
def with_tiles(text: str) -> SafeString:
    """A text with its ``[tiles:123m]`` as pictures."""
    return rendering.with_tiles(text, page_language())
