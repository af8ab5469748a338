"""The sprite: one symbol for each tile."""

from __future__ import annotations

from ligamahjong.web.tiles.drawing.bamboo import bamboo_faces
from ligamahjong.web.tiles.drawing.circles import circle_faces
from ligamahjong.web.tiles.drawing.flowers import flower_faces
from ligamahjong.web.tiles.drawing.honours import back, character_faces, honour_faces
from ligamahjong.web.tiles.drawing.paint import EDGE, FACE, RED, fill

__all__ = ["sprite"]

_BODY = (
    f'<rect x="4" y="4" width="292" height="392" rx="36" fill="{FACE}" '
    f'stroke="{EDGE}" stroke-width="8"/>'
)
_RED_FIVE = fill(RED, "M218 8h42a32 32 0 0 1 32 32v42z")
"""A corner by which a red five is told without its colour."""


def sprite() -> str:
    """The sprite, as it is written to ``liga/tiles.svg``."""
    faces = {**character_faces(), **circle_faces(), **bamboo_faces(), **honour_faces()}
    faces |= {**flower_faces(), "back": back()}
    symbols = "".join(_symbol(name, face) for name, face in sorted(faces.items()))
    return f'<svg xmlns="http://www.w3.org/2000/svg">\n<!-- {_NOTE} -->\n{symbols}</svg>\n'


_NOTE = (
    "Written by python -m ligamahjong.web.tiles.drawing. The Chinese characters are outlines of "
    "Yuji Boku, Copyright 2021 The Yuji Project Authors, SIL Open Font License 1.1"
)


def _symbol(name: str, face: str) -> str:
    mark = _RED_FIVE if name.startswith("0") else ""
    return (
        f'<symbol id="t-{name}" viewBox="0 0 300 400" fill="none" stroke-linecap="round" '
        f'stroke-linejoin="round">{_BODY}{face}{mark}</symbol>\n'
    )
