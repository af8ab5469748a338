"""What cannot be read in the sheet of a game of MCR."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.wording.language import Text

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["MCR_SHEET_PROBLEMS"]

MCR_SHEET_PROBLEMS: Mapping[str, tuple[Text, Text, Text]] = {
    # code: (kind of problem, what is wrong here, what was expected)
    "mcr-seat": (
        Text("asiento desconocido", "unknown seat"),
        Text("«{value}» no es un asiento", "“{value}” is not a seat"),
        Text("E, S, W o N, o nada", "E, S, W or N, or nothing"),
    ),
    "mcr-amount": (
        Text("puntos ilegibles", "unreadable points"),
        Text("«{value}» no son puntos", "“{value}” is not a number of points"),
        Text("un número entero", "a whole number"),
    ),
}
"""By code, as :data:`ligamahjong.wording.problems.PROBLEMS` has them."""
