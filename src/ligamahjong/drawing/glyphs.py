"""Chinese characters as paths."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files

from ligamahjong.drawing.paint import points

__all__ = ["character"]

_EM = 1000


@cache
def _outlines() -> dict[str, list[list[list[int]]]]:
    """Of each character its contours: a start, then lines (x, y) and cubic curves, absolute."""
    text = files(__package__).joinpath("outlines.json").read_text(encoding="utf-8")
    outlines: dict[str, list[list[list[int]]]] = json.loads(text)
    return outlines


def character(text: str, x: float, y: float, width: float, height: float) -> str:
    """The path of a character in the middle of a box.

    Args:
        text: the character.
        x: left side of its box.
        y: top of its box.
        width: of the box, an em of the font.
        height: of the box, an em of the font.
    """
    contours = _outlines()[text]
    xs, ys = ([v for one in contours for part in one for v in part[axis::2]] for axis in (0, 1))
    left = x + width / 2 - (min(xs) + max(xs)) / 2 * width / _EM
    top = y + height / 2 - (min(ys) + max(ys)) / 2 * height / _EM
    path = ""
    at = (0, 0)
    for contour in contours:
        scaled = [
            [
                round(top + value * height / _EM if index % 2 else left + value * width / _EM)
                for index, value in enumerate(part)
            ]
            for part in contour
        ]
        path += _relative(scaled, at)
        at = (scaled[0][0], scaled[0][1])
    return path.replace("m", "M", 1)


def _relative(contour: list[list[int]], at: tuple[int, int]) -> str:
    """A contour that begins where the one before began, in whole steps."""
    text, letter = "", "m"
    for part in contour:
        steps = [value - at[index % 2] for index, value in enumerate(part)]
        at = (part[-2], part[-1])
        if not any(steps):
            continue
        kind = letter if letter == "m" else ("l" if len(part) == 2 else "c")  # noqa: PLR2004 - x, y
        numbers = points(steps)
        if kind != letter or kind == "m":
            text += kind + numbers
        else:
            text += numbers if numbers.startswith("-") else f" {numbers}"
        letter = kind if kind != "m" else "M"
    return f"{text}z"
