"""The form of a hand of Riichi."""

from __future__ import annotations

from ligamahjong.riichi.editions import EDITIONS
from ligamahjong.riichi.points import MOST_COUNTERS
from ligamahjong.web.calculators.fields import Field, Kind
from ligamahjong.web.calculators.win_fields import HOW_AND_WINDS
from ligamahjong.web.calculators.words import UNSAID
from ligamahjong.wording import Text
from ligamahjong.wording.language import capital
from ligamahjong.wording.riichi.circumstances import FLAGS
from ligamahjong.wording.riichi.edition_names import EDITION_NAMES

__all__ = ["FACTS", "HAND", "KNOWN", "NO_URA", "SPECIAL"]

HAND = Field(
    name="mano",
    label=Text("Mano", "Hand"),
    hint=Text(
        "Cifras y palo: m caracteres, p círculos, s bambúes, z vientos y dragones (1234 Este Sur "
        "Oeste Norte, 567 blanco verde rojo), 0 cinco rojo. Delante de la ganadora, +; delante de "
        "lo que está aparte, chi, pon, minkan, kakan o ankan. Como 123m406p 1155z +5z chi 789s.",
        "Digits and suit: m characters, p circles, s bamboo, z winds and dragons (1234 East South "
        "West North, 567 white green red), 0 a red five. Before the winning tile, +; before what "
        "lies apart, chi, pon, minkan, kakan or ankan. As in 123m406p 1155z +5z chi 789s.",
    ),
)
FACTS = (
    *HOW_AND_WINDS,
    Field(
        name="riichi",
        label=Text("Riichi", "Riichi"),
        kind=Kind.CHOICE,
        choices={
            "": UNSAID,
            "no": Text("No", "No"),
            "si": Text("Sí", "Yes"),
            "doble": Text("Doble", "Double"),
        },
    ),
    Field(
        name="ura",
        label=Text("Indicadores de uradora", "Ura dora indicators"),
        hint=Text("Como 4p1z; - si ninguno cuenta.", "As in 4p1z; - if none counts."),
    ),
)
"""What may decide the result, asked for while it does."""
NO_URA = Field(
    name="sinura",
    label=Text("Ningún uradora", "No ura dora"),
    kind=Kind.FLAG,
)
"""That no indicator below counts, beside their field."""
SPECIAL = tuple(
    Field(name=name, label=Text(capital(text.es), capital(text.en)), kind=Kind.FLAG)
    for name, text in FLAGS.items()
)
"""Circumstances that are so or not."""
KNOWN = (
    Field(
        name="dora",
        label=Text("Indicadores de dora", "Dora indicators"),
        hint=Text("Las fichas vueltas, como 4p1z.", "The tiles turned up, as in 4p1z."),
    ),
    Field(name="honba", label=Text("Honba", "Honba"), kind=Kind.NUMBER, most=MOST_COUNTERS),
    Field(
        name="palillos",
        label=Text("Palillos en la mesa", "Sticks on the table"),
        kind=Kind.NUMBER,
        most=MOST_COUNTERS,
    ),
    Field(
        name="edicion",
        label=Text("Reglas", "Rules"),
        kind=Kind.CHOICE,
        choices={name: Text(EDITION_NAMES[name], EDITION_NAMES[name]) for name in EDITIONS},
    ),
)
"""What always matters."""
