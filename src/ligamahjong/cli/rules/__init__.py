"""``liga rules``."""

from __future__ import annotations

from ligamahjong.cli.rule_sets import rule_sets
from ligamahjong.cli.rules.mcr import mcr
from ligamahjong.cli.rules.riichi import riichi
from ligamahjong.cli.speech import bilingual

__all__ = ["command"]

command = rule_sets(
    "rules",
    bilingual(
        "Las reglas de una edición, o en qué difieren dos.",
        "The rules of an edition, or in what two differ.",
    ),
    bilingual(
        "Ejemplo: liga rules riichi --diff rcr-2016 rcr-2025",
        "Example: liga rules riichi --diff rcr-2016 rcr-2025",
    ),
    (riichi, bilingual("Reglas de Riichi.", "Rules of Riichi.")),
    (mcr, bilingual("Reglas de MCR.", "Rules of MCR.")),
)
