"""``liga settle``."""

from __future__ import annotations

from ligamahjong.cli.rule_sets import rule_sets
from ligamahjong.cli.settle.mcr import mcr
from ligamahjong.cli.settle.riichi import riichi
from ligamahjong.cli.speech import bilingual

__all__ = ["command"]

command = rule_sets(
    "settle",
    bilingual(
        "Quién paga a quién al final de una mano, o en una partida entera.",
        "Who pays whom at the end of a hand, or over a whole game.",
    ),
    bilingual(
        "Ejemplo: liga settle riichi --win S:3/40 --discarder E --honba 1",
        "Example: liga settle riichi --win S:3/40 --discarder E --honba 1",
    ),
    (riichi, bilingual("Una mano o una partida de Riichi.", "A hand or a game of Riichi.")),
    (mcr, bilingual("Una mano de MCR.", "A hand of MCR.")),
)
