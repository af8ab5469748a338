"""The bird on the one of bamboo: a peacock on a cane."""

from __future__ import annotations

from ligamahjong.drawing.paint import (
    BLUE,
    FACE,
    GREEN,
    RED,
    dots,
    fill,
    line,
    stroke,
)

__all__ = ["bird"]

_BODY = (
    "M96 74C58 92 52 150 64 196C76 244 116 272 160 268"
    "C192 264 204 236 190 200C176 166 140 158 130 124C126 108 128 92 120 80Z"
)
_WING = "M118 190C122 220 146 236 178 232M126 178C140 202 158 212 184 208"
_TAIL = (
    "M168 232C214 238 244 222 254 176M166 244C222 262 254 258 262 262"
    "M158 254C196 290 228 318 246 340"
)
_EYES = ((254, 164), (262, 264), (248, 342))


def bird() -> str:
    """The face of the one of bamboo."""
    return (
        stroke(GREEN, 22, _TAIL)
        + stroke(BLUE, 56, dots(_EYES))
        + stroke(FACE, 30, dots(_EYES))
        + stroke(RED, 18, dots(_EYES))
        + fill(GREEN, _BODY)
        + stroke(FACE, 9, _WING)
        + fill(RED, "M78 92L30 112L80 122Z")
        + stroke(GREEN, 62, dots([(100, 96)]))
        + stroke(FACE, 20, dots([(94, 90)]))
        + stroke(RED, 10, line((106, 66), (96, 34)) + line((116, 68), (124, 32)))
        + stroke(RED, 22, dots([(96, 32), (126, 32)]))
        + stroke(RED, 12, line((118, 266), (110, 318)) + line((150, 268), (150, 318)))
        + stroke(GREEN, 26, line((46, 342), (196, 342)))
        + stroke(FACE, 6, line((72, 342), (104, 342)) + line((136, 342), (170, 342)))
    )
