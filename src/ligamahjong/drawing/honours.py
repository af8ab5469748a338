"""Characters, winds, dragons and the back."""

from __future__ import annotations

from ligamahjong.drawing.glyphs import character
from ligamahjong.drawing.paint import (
    BACK,
    BLUE,
    FACE,
    GREEN,
    INK,
    RED,
    dots,
    fill,
    leaf,
    polar,
    stroke,
)

__all__ = ["back", "character_faces", "honour_faces"]

_NUMERALS = "一二三四五六七八九"


def character_faces() -> dict[str, str]:
    """The characters, each by its name in the usual notation."""
    tens = character("万", 38, 180, 224, 214)
    faces = {
        f"{rank}m": fill(INK, _numeral(numeral)) + fill(RED, tens)
        for rank, numeral in enumerate(_NUMERALS, start=1)
    }
    faces["0m"] = fill(RED, _numeral("五") + tens)
    return faces


def _numeral(numeral: str) -> str:
    return character(numeral, 48, 18, 204, 180)


def honour_faces() -> dict[str, str]:
    """Winds and dragons, each by its name in the usual notation."""
    winds = {
        f"{rank}z": fill(INK, character(wind, 14, 40, 272, 320))
        for rank, wind in enumerate("東南西北", start=1)
    }
    return {
        **winds,
        "5z": _frame(),
        "6z": fill(GREEN, character("發", 6, 34, 288, 332)),
        "7z": fill(RED, character("中", 14, 40, 272, 320)),
    }


def _frame() -> str:
    """The white dragon: a frame."""
    return stroke(BLUE, 20, "M84 62h132l24 24v228l-24 24H84l-24-24V86z") + stroke(
        BLUE, 7, "M98 92h104l10 10v196l-10 10H98l-10-10V102z"
    )


def back() -> str:
    """A tile face down."""
    centre = (150.0, 200.0)
    petals = "".join(
        leaf(polar(centre, 14, turn), polar(centre, 62, turn), 36) for turn in range(0, 360, 60)
    )
    return (
        f'<rect x="24" y="24" width="252" height="352" rx="22" fill="{BACK}"/>'
        + stroke(FACE, 6, "M62 50h176q12 0 12 12v276q0 12-12 12H62q-12 0-12-12V62q0-12 12-12z")
        + fill(FACE, petals)
        + stroke(FACE, 20, dots([centre]))
    )
