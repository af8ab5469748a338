"""``liga score``."""

from __future__ import annotations

from ligamahjong.cli.rule_sets import rule_sets
from ligamahjong.cli.score.mcr import mcr
from ligamahjong.cli.score.riichi import riichi
from ligamahjong.cli.speech import bilingual

__all__ = ["command"]

command = rule_sets(
    "score",
    bilingual("Lo que vale una mano, y por qué.", "What a hand is worth, and why."),
    bilingual(
        'Ejemplo: liga score riichi "234m567p22345s 67s +8s" --ron --seat S --round E --riichi',
        'Example: liga score riichi "234m567p22345s 67s +8s" --ron --seat S --round E --riichi',
    ),
    (riichi, bilingual("Una mano de Riichi.", "A hand of Riichi.")),
    (mcr, bilingual("Una mano de MCR.", "A hand of MCR.")),
)
