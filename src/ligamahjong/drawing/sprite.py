"""The sprite: one symbol for each tile."""

from __future__ import annotations

from functools import cache

from ligamahjong.drawing.bamboo import bamboo_faces
from ligamahjong.drawing.circles import circle_faces
from ligamahjong.drawing.flowers import flower_faces
from ligamahjong.drawing.honours import back, character_faces, honour_faces
from ligamahjong.drawing.paint import EDGE, FACE, RED, fill

__all__ = ["LINES", "face", "sprite"]

LINES = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'
"""How lines are drawn where nothing else is said."""

_BODY = (
    f'<rect x="4" y="4" width="292" height="392" rx="36" fill="{FACE}" '
    f'stroke="{EDGE}" stroke-width="8"/>'
)
_RED_FIVE = fill(RED, "M218 8h42a32 32 0 0 1 32 32v42z")
"""A corner by which a red five is told without its colour."""


@cache
def _faces() -> dict[str, str]:
    faces = {**character_faces(), **circle_faces(), **bamboo_faces(), **honour_faces()}
    faces |= {**flower_faces(), "back": back()}
    return {
        f"t-{name}": _BODY + drawn + (_RED_FIVE if name.startswith("0") else "")
        for name, drawn in sorted(faces.items())
    }


def face(symbol: str) -> str:
    """What is drawn on a tile, by the name of its symbol; lines have round ends and no fill."""
    return _faces()[symbol]


def sprite() -> str:
    """The sprite, as it is written to ``liga/tiles.svg``."""
    symbols = "".join(
        f'<symbol id="{name}" viewBox="0 0 300 400" {LINES}>{drawn}</symbol>\n'
        for name, drawn in _faces().items()
    )
    return f'<svg xmlns="http://www.w3.org/2000/svg">\n<!-- {_NOTE} -->\n{symbols}</svg>\n'


_NOTE = (
    "Written by python -m ligamahjong.drawing. The Chinese characters are outlines of "
    "Yuji Boku, Copyright 2021 The Yuji Project Authors, SIL Open Font License 1.1"
)
