"""``liga result``."""

from __future__ import annotations

from ligamahjong.cli.result.mcr import mcr
from ligamahjong.cli.result.riichi import riichi
from ligamahjong.cli.rule_sets import rule_sets
from ligamahjong.cli.speech import bilingual

__all__ = ["command"]

command = rule_sets(
    "result",
    bilingual(
        "El resultado de una partida: puestos y puntos finales.",
        "The result of a game: places and final points.",
    ),
    bilingual(
        "Ejemplo: liga result riichi 42300 30000 28700 19000",
        "Example: liga result riichi 42300 30000 28700 19000",
    ),
    (riichi, bilingual("Una partida de Riichi.", "A game of Riichi.")),
    (mcr, bilingual("Una partida de MCR.", "A game of MCR.")),
)
