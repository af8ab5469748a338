"""The form of a hand of MCR."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.mcr.profiles import PROFILES
from ligamahjong.web.calculators.fields import Field, Kind
from ligamahjong.web.calculators.win_fields import HOW_AND_WINDS
from ligamahjong.wording import Language, Text
from ligamahjong.wording.mcr.rulings import profile_name

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["CIRCUMSTANCES", "FACTS", "HAND", "IN_TEXT", "KNOWN", "SPECIAL"]

HAND = Field(
    name="mano",
    label=Text("Mano", "Hand"),
    hint=Text(
        "Cifras y palo: m caracteres, p círculos, s bambúes, z vientos y dragones (1234 Este Sur "
        "Oeste Norte, 567 blanco verde rojo). Delante de la ganadora, +; delante de lo que está "
        "aparte, chow, pung, minkan (kong de un descarte), kakan (pung ampliado) o ankan (kong "
        "oculto). Como 45655p78s +9s chow 123m pung 111z. También vale [123m,1][EEE,2]45655p78s9s.",
        "Digits and suit: m characters, p circles, s bamboo, z winds and dragons (1234 East South "
        "West North, 567 white green red). Before the winning tile, +; before what lies apart, "
        "chow, pung, minkan (a kong of a discard), kakan (a pung extended) or ankan (a concealed "
        "kong). As in 45655p78s +9s chow 123m pung 111z. [123m,1][EEE,2]45655p78s9s will do too.",
    ),
)
FACTS = HOW_AND_WINDS
"""What may decide the result, asked for while it does."""
CIRCUMSTANCES: Mapping[str, tuple[str, Text]] = {
    "ultima": (
        "last_of_kind",
        Text("Última de su clase: las otras tres, a la vista", "Last of its kind: three in sight"),
    ),
    "final": (
        "last_of_wall",
        Text(
            "Última ficha del muro, o el último descarte", "Last tile of the wall, or last discard"
        ),
    ),
    "kong": ("kong", Text("Tras un kong, o robándolo", "After a kong, or robbing one")),
    "reparto": ("dealt", Text("Completa de reparto", "Complete as dealt")),
}
"""Circumstances that are so or not: their name in `mcr.circumstances`, and in words."""
SPECIAL = tuple(
    Field(name=name, label=text, kind=Kind.FLAG) for name, (_, text) in CIRCUMSTANCES.items()
)
"""Those circumstances as fields."""
KNOWN = (
    Field(name="flores", label=Text("Flores", "Flowers"), kind=Kind.NUMBER, most=8),
    Field(
        name="perfil",
        label=Text("Reglas", "Rules"),
        kind=Kind.CHOICE,
        choices={
            one.id: Text(profile_name(one, Language.ES), profile_name(one, Language.EN))
            for one in PROFILES.values()
        },
    ),
)
"""What always matters."""
IN_TEXT = ("ultima", "final", "kong")
"""The circumstances that the text of a hand may have after ``|``."""
