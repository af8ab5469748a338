"""Colours, and paths as SVG has them."""

from __future__ import annotations

import math
import re
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Iterable

__all__ = [
    "BACK",
    "BLUE",
    "EDGE",
    "FACE",
    "GREEN",
    "INK",
    "RED",
    "Point",
    "circles",
    "dots",
    "fill",
    "leaf",
    "line",
    "number",
    "plain",
    "points",
    "polar",
    "stroke",
]

Point: TypeAlias = tuple[float, float]

FACE = "var(--tile-face,#fffdf3)"
EDGE = "var(--tile-edge,#b5a988)"
INK = "var(--tile-ink,#1b2340)"
RED = "var(--tile-red,#b3241c)"
GREEN = "var(--tile-green,#0c6b41)"
BLUE = "var(--tile-blue,#1f4f94)"
BACK = "var(--tile-back,#0d5c47)"


_COLOUR = re.compile(r"var\(--tile-[a-z]+,(#[0-9a-f]+)\)")


def plain(drawn: str) -> str:
    """A drawing in fixed colours, for where no page sets them.

    >>> plain(f'fill="{GREEN}"')
    'fill="#0c6b41"'
    """
    return _COLOUR.sub(r"\1", drawn)


def number(value: float) -> str:
    """A width or a distance: with one decimal where it has any.

    >>> number(12.04), number(0.52)
    ('12', '0.5')
    """
    return f"{value:.1f}".removesuffix(".0")


def points(values: Iterable[float]) -> str:
    """Whole coordinates one after the other; a minus sign parts them as well as a space.

    >>> points([3, -4, 5.5])
    '3-4 6'
    """
    text = ""
    for one in map(str, map(round, values)):
        text += f" {one}" if text and not one.startswith("-") else one
    return text


def fill(colour: str, path: str) -> str:
    """A filled path."""
    return f'<path fill="{colour}" d="{path}"/>'


def stroke(colour: str, width: float, path: str, *, dash: float = 0) -> str:
    """A line (symbols have round ends and no fill); with a dash, dots that far apart."""
    dotted = f' stroke-dasharray="0 {number(dash)}"' if dash else ""
    return f'<path stroke="{colour}" stroke-width="{number(width)}"{dotted} d="{path}"/>'


def line(*places: Point) -> str:
    """Straight from place to place."""
    return "M" + "L".join(points(place) for place in places)


def dots(places: Iterable[Point]) -> str:
    """Lines of no length, which round ends make dots."""
    return "".join(f"M{points(place)}h0" for place in places)


def circles(places: Iterable[Point], radius: int) -> str:
    """Circles, each begun on its left."""
    half = f"a{radius} {radius} 0 1 1"
    return "".join(
        f"M{points((x - radius, y))}{half} {2 * radius} 0{half}-{2 * radius} 0" for x, y in places
    )


def polar(centre: Point, radius: float, degrees: float) -> Point:
    """A place around a centre; 0 is up, clockwise."""
    angle = math.radians(degrees)
    return centre[0] + radius * math.sin(angle), centre[1] - radius * math.cos(angle)


def leaf(start: Point, end: Point, width: float, *, widest: float = 0.5) -> str:
    """A petal or leaf, pointed at both ends.

    Args:
        start: where it grows from.
        end: its tip.
        width: across.
        widest: where it is widest, 0 at its start and 1 at its tip.
    """
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = math.hypot(dx, dy)
    across = (-dy / length * width * 2 / 3, dx / length * width * 2 / 3)
    one, two = max(0.0, widest - 0.25), min(1.0, widest + 0.25)
    there = [
        *(dx * one + across[0], dy * one + across[1]),
        *(dx * two + across[0], dy * two + across[1]),
        *(dx, dy),
    ]
    home = [
        *(dx * (two - 1) - across[0], dy * (two - 1) - across[1]),
        *(dx * (one - 1) - across[0], dy * (one - 1) - across[1]),
        *(-dx, -dy),
    ]
    return f"M{points(start)}c{points(there)}c{points(home)}"
