"""What a hand of either kind may depend on: how it was won, and the winds."""

from __future__ import annotations

from ligamahjong.web.calculators.fields import Field, Kind
from ligamahjong.web.calculators.words import SEAT_CHOICES, UNSAID
from ligamahjong.wording import Text

__all__ = ["HOW_AND_WINDS"]

HOW_AND_WINDS = (
    Field(
        name="ganada",
        label=Text("Se ganó", "Won"),
        kind=Kind.CHOICE,
        choices={
            "": UNSAID,
            "descarte": Text("De un descarte", "On a discard"),
            "muro": Text("Del muro", "By self-draw"),
        },
    ),
    Field(
        name="asiento",
        label=Text("Viento de quien gana", "Winner's wind"),
        kind=Kind.CHOICE,
        choices=SEAT_CHOICES,
    ),
    Field(
        name="ronda",
        label=Text("Viento de la ronda", "Wind of the round"),
        kind=Kind.CHOICE,
        choices=SEAT_CHOICES,
    ),
)
"""How it was won, the wind of the winner and that of the round."""
