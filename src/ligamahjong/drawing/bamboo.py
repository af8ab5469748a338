"""Bamboo: stalks with knots; the one is a bird."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from ligamahjong.drawing.bird import bird
from ligamahjong.drawing.paint import FACE, GREEN, RED, line, stroke

if TYPE_CHECKING:
    from ligamahjong.drawing.paint import Point

    Stalk = tuple[Point, Point]

__all__ = ["bamboo_faces"]


def _upright(x: float, *spans: tuple[float, float]) -> list[Stalk]:
    return [((x, top), (x, bottom)) for top, bottom in spans]


_TWO = ((36, 184), (216, 364))
_SHORT = ((60, 188), (212, 340))
_THREE = ((32, 132), (150, 250), (268, 368))
_LEANING: list[Stalk] = [((100, 44), (130, 178)), ((200, 44), (170, 178))]
_FALLING: list[Stalk] = [((100, 356), (130, 222)), ((200, 356), (170, 222))]

_STALKS: dict[int, tuple[float, dict[str, list[Stalk]]]] = {
    2: (46, {GREEN: _upright(150, *_TWO)}),
    3: (43, {GREEN: [*_upright(150, _TWO[0]), *_upright(84, _TWO[1]), *_upright(216, _TWO[1])]}),
    4: (43, {GREEN: [*_upright(90, *_TWO), *_upright(210, *_TWO)]}),
    5: (
        40,
        {
            GREEN: [*_upright(64, *_TWO), *_upright(236, *_TWO)],
            RED: _upright(150, (126, 274)),
        },
    ),
    6: (38, {GREEN: [stalk for x in (62, 150, 238) for stalk in _upright(x, *_TWO)]}),
    7: (
        36,
        {
            RED: _upright(150, _THREE[0]),
            GREEN: [stalk for x in (62, 150, 238) for stalk in _upright(x, *_THREE[1:])],
        },
    ),
    8: (34, {GREEN: [*_upright(46, *_TWO), *_upright(254, *_TWO), *_LEANING, *_FALLING]}),
    9: (
        36,
        {
            GREEN: [*_upright(62, *_THREE), *_upright(238, *_THREE)],
            RED: _upright(150, *_THREE),
        },
    ),
}
"""Of each rank how thick its stalks are, and where those of each colour stand."""
_RED_STALKS = [
    stalk
    for x, spans in ((74, _SHORT), (150, ((126, 274),)), (226, _SHORT))
    for stalk in _upright(x, *spans)
]
"""Of the red five, clear of its corner."""


def bamboo_faces() -> dict[str, str]:
    """The bamboo, each by its name in the usual notation."""
    faces = {"1s": bird()}
    for rank, (width, stalks) in _STALKS.items():
        faces[f"{rank}s"] = "".join(_stalks(own, width, colour) for colour, own in stalks.items())
    faces["0s"] = _stalks(_RED_STALKS, 40, RED)
    return faces


def _stalks(stalks: list[Stalk], width: float, colour: str) -> str:
    """Stalks: a cane with a knot at each end and in the middle, and light on it."""
    canes, knots, light = "", "", ""
    for start, end in stalks:
        canes += line(_along(start, end, 0.1), _along(start, end, 0.9))
        for share in (0.06, 0.5, 0.94):
            knots += line(*_across(start, end, share, 0.36 * width))
        light += line(_along(start, end, 0.22), _along(start, end, 0.34))
        light += line(_along(start, end, 0.66), _along(start, end, 0.78))
    return (
        stroke(colour, 0.84 * width, canes)
        + stroke(colour, 0.44 * width, knots)
        + stroke(FACE, 0.24 * width, light)
    )


def _along(start: Point, end: Point, share: float) -> Point:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def _across(start: Point, end: Point, share: float, reach: float) -> tuple[Point, Point]:
    """A knot: a short line across a cane."""
    x, y = _along(start, end, share)
    length = math.dist(start, end)
    dx, dy = (end[1] - start[1]) / length * reach, (start[0] - end[0]) / length * reach
    return (x - dx, y - dy), (x + dx, y + dy)
