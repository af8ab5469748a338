"""Circles: coins with a ring of beads."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from ligamahjong.drawing.paint import (
    BLUE,
    FACE,
    GREEN,
    RED,
    circles,
    dots,
    fill,
    leaf,
    polar,
    stroke,
)

if TYPE_CHECKING:
    from ligamahjong.drawing.paint import Point

__all__ = ["circle_faces"]

_COINS: dict[int, tuple[float, dict[str, list[Point]]]] = {
    2: (75, {GREEN: [(150, 112)], BLUE: [(150, 288)]}),
    3: (57, {BLUE: [(82, 86)], RED: [(150, 200)], GREEN: [(218, 314)]}),
    4: (59, {BLUE: [(85, 106), (215, 294)], GREEN: [(215, 106), (85, 294)]}),
    5: (51, {BLUE: [(79, 88), (221, 312)], GREEN: [(221, 88), (79, 312)], RED: [(150, 200)]}),
    6: (50, {GREEN: [(88, 76), (212, 76)], RED: [(x, y) for y in (206, 320) for x in (88, 212)]}),
    7: (
        42,
        {
            GREEN: [(63, 60), (150, 92), (237, 124)],
            RED: [(x, y) for y in (232, 334) for x in (94, 206)],
        },
    ),
    8: (43, {BLUE: [(x, y) for y in (59, 153, 247, 341) for x in (90, 210)]}),
    9: (
        40,
        {
            colour: [(x, y) for x in (62, 150, 238)]
            for colour, y in ((GREEN, 74), (RED, 200), (BLUE, 326))
        },
    ),
}
"""Of each rank the radius of its coins, and where those of each colour lie."""
_RED_COINS: list[Point] = [(82, 106), (218, 106), (150, 200), (82, 294), (218, 294)]
"""Of the red five, clear of its corner."""
_BEADS = 8


def circle_faces() -> dict[str, str]:
    """The circles, each by its name in the usual notation."""
    faces = {"1p": _one()}
    for rank, (radius, places) in _COINS.items():
        faces[f"{rank}p"] = "".join(_coins(spot, radius, own) for own, spot in places.items())
    faces["0p"] = _coins(_RED_COINS, 47, RED)
    return faces


def _coins(places: list[Point], radius: float, colour: str) -> str:
    """Coins: a disc, beads along its rim, a ring and a heart."""
    beads = round(0.75 * radius)
    return (
        stroke(colour, 2 * radius, dots(places))
        + stroke(FACE, 0.21 * radius, circles(places, beads), dash=_apart(beads, _BEADS))
        + stroke(FACE, 1.04 * radius, dots(places))
        + stroke(colour, 0.58 * radius, dots(places))
    )


def _one() -> str:
    """One great coin with a flower."""
    centre = (150.0, 200.0)
    petals = "".join(
        leaf(polar(centre, 20, turn), polar(centre, 74, turn), 40, widest=0.6)
        for turn in range(0, 360, 45)
    )
    beads = 103
    return (
        stroke(GREEN, 246, dots([centre]))
        + stroke(FACE, 20, circles([centre], beads), dash=_apart(beads, 20))
        + stroke(FACE, 172, dots([centre]))
        + fill(RED, petals)
        + stroke(FACE, 58, dots([centre]))
        + stroke(BLUE, 40, dots([centre]))
        + stroke(FACE, 14, dots([centre]))
    )


def _apart(radius: float, beads: int) -> float:
    """How far apart beads lie on a circle; a little more, so that none falls on the first."""
    return 2 * math.pi * radius / beads + 0.1
