"""Flowers and seasons: a number, a character, a drawing."""

from __future__ import annotations

from ligamahjong.drawing.glyphs import character
from ligamahjong.drawing.paint import (
    BLUE,
    FACE,
    GREEN,
    INK,
    RED,
    Point,
    dots,
    fill,
    leaf,
    line,
    polar,
    stroke,
)

__all__ = ["flower_faces"]

_DIGITS = {
    1: "M44 64L68 44V136",
    2: "M40 66C44 36 90 36 88 70C86 94 48 112 40 136H90",
    3: "M42 54C56 38 88 42 86 64C84 82 66 86 62 86C82 86 94 100 88 118C82 138 54 140 40 126",
    4: "M74 136V44L36 108H92",
}
_CHARACTERS = "梅蘭菊竹春夏秋冬"


def flower_faces() -> dict[str, str]:
    """Flowers 1 to 4 (plum, orchid, chrysanthemum, bamboo) and seasons, which are 5 to 8."""
    drawings = (_plum, _orchid, _chrysanthemum, _bamboo, _spring, _summer, _autumn, _winter)
    faces = {}
    for rank, (text, drawing) in enumerate(zip(_CHARACTERS, drawings, strict=True), start=1):
        colour = RED if rank <= 4 else BLUE  # noqa: PLR2004 - four flowers, four seasons
        digit = stroke(colour, 17, _DIGITS[(rank - 1) % 4 + 1])
        faces[f"f{rank}"] = digit + fill(INK, character(text, 152, 30, 118, 118)) + drawing()
    return faces


def _star(
    centre: Point, petals: int, reach: tuple[float, float], width: float, widest: float = 0.6
) -> str:
    """Petals around a centre, from one distance to another."""
    turns = [360 * index / petals for index in range(petals)]
    ends = [(polar(centre, reach[0], turn), polar(centre, reach[1], turn)) for turn in turns]
    return "".join(leaf(start, end, width, widest=widest) for start, end in ends)


def _blossom(centre: Point, size: float, colour: str) -> str:
    """Five round petals and a heart."""
    petals = [polar(centre, 0.56 * size, 72 * index) for index in range(5)]
    return (
        stroke(colour, 0.86 * size, dots(petals))
        + stroke(FACE, 0.42 * size, dots([centre]))
        + stroke(colour, 0.16 * size, dots([centre]))
    )


def _plum() -> str:
    return (
        stroke(
            INK,
            14,
            "M52 362C110 348 150 312 176 262C192 232 222 206 254 196"
            "M128 334C168 338 208 330 240 312",
        )
        + _blossom((104, 252), 62, RED)
        + _blossom((200, 300), 56, RED)
        + stroke(RED, 30, dots([(246, 204)]))
    )


def _orchid() -> str:
    leaves = (
        leaf((140, 366), (40, 220), 26)
        + leaf((144, 366), (104, 176), 24)
        + leaf((152, 366), (262, 240), 26)
        + leaf((148, 366), (250, 336), 22)
    )
    return (
        fill(GREEN, leaves)
        + stroke(GREEN, 8, "M146 366C160 320 172 280 178 244")
        + fill(RED, _star((184, 218), 5, (8, 56), 30))
        + stroke(FACE, 20, dots([(184, 218)]))
        + stroke(RED, 9, dots([(184, 218)]))
    )


def _bamboo() -> str:
    leaves = (
        leaf((122, 226), (232, 186), 30, widest=0.4)
        + leaf((122, 230), (250, 250), 30, widest=0.4)
        + leaf((122, 300), (38, 250), 28, widest=0.4)
        + leaf((122, 306), (40, 336), 28, widest=0.4)
        + leaf((122, 300), (226, 318), 28, widest=0.4)
    )
    return stroke(
        GREEN,
        24,
        line((122, 182), (122, 220)) + line((122, 250), (122, 290)) + line((122, 320), (122, 356)),
    ) + fill(GREEN, leaves)


def _chrysanthemum() -> str:
    centre = (150.0, 246.0)
    return (
        stroke(GREEN, 12, "M150 280C150 320 148 340 146 366")
        + fill(GREEN, leaf((148, 352), (70, 330), 34) + leaf((148, 352), (232, 336), 34))
        + fill(RED, _star(centre, 14, (22, 88), 28, 0.7))
        + stroke(FACE, 50, dots([centre]))
        + stroke(RED, 30, dots([centre]))
    )


def _spring() -> str:
    return (
        stroke(GREEN, 14, "M150 366C150 320 152 290 150 262")
        + fill(GREEN, leaf((150, 300), (56, 232), 60) + leaf((150, 300), (246, 232), 60))
        + _blossom((150, 216), 60, RED)
    )


def _summer() -> str:
    centre = (150.0, 268.0)
    return (
        fill(RED, _star(centre, 12, (66, 100), 24, 0.3))
        + stroke(RED, 110, dots([centre]))
        + stroke(FACE, 74, dots([centre]))
        + stroke(RED, 44, dots([centre]))
    )


def _autumn() -> str:
    centre = (150.0, 292.0)
    turns = ((0, 112), (52, 104), (-52, 104), (106, 80), (-106, 80))
    lobes = "".join(
        leaf(centre, polar(centre, reach, turn), 56, widest=0.55) for turn, reach in turns
    )
    veins = "".join(line(centre, polar(centre, 0.6 * reach, turn)) for turn, reach in turns)
    return fill(RED, lobes) + stroke(FACE, 7, veins) + stroke(RED, 11, line(centre, (150, 368)))


def _winter() -> str:
    centre = (150.0, 268.0)
    arms = ""
    for turn in range(0, 360, 60):
        arms += line(centre, polar(centre, 96, turn))
        for side in (-26, 26):
            arms += line(polar(centre, 52, turn), polar(centre, 80, turn + side))
    return stroke(BLUE, 14, arms)
