"""``liga waits``."""

from __future__ import annotations

from ligamahjong.cli.rule_sets import rule_sets
from ligamahjong.cli.speech import bilingual
from ligamahjong.cli.waits.mcr import mcr
from ligamahjong.cli.waits.riichi import riichi

__all__ = ["command"]

command = rule_sets(
    "waits",
    bilingual(
        "Las fichas que completan una mano, y lo que gana cada una.",
        "The tiles that complete a hand, and what each wins.",
    ),
    bilingual(
        'Ejemplo: liga waits riichi "23456m33p456789s" --seat S --round E',
        'Example: liga waits riichi "23456m33p456789s" --seat S --round E',
    ),
    (riichi, bilingual("Una mano de Riichi.", "A hand of Riichi.")),
    (mcr, bilingual("Una mano de MCR.", "A hand of MCR.")),
)
