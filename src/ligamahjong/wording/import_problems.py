"""What the site leaves out of a file that a reader would take."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.wording.language import Text

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["AFTER_TODAY", "IMPORT_PROBLEMS"]

AFTER_TODAY = "after-today"
"""A game of a day that has not come; facts: ``day`` and ``until``, in ISO 8601."""

IMPORT_PROBLEMS: Mapping[str, tuple[Text, Text, Text]] = {
    # code: (kind of problem, what is wrong here, what was expected)
    AFTER_TODAY: (
        Text("partida de un día que no ha llegado", "game of a day that has not come"),
        Text("la partida es del {day}", "the game is of {day}"),
        Text("el {until} o un día anterior", "{until} or an earlier day"),
    ),
}
