"""``liga identify``."""

from __future__ import annotations

from ligamahjong.cli.identify.riichi import riichi
from ligamahjong.cli.rule_sets import rule_sets
from ligamahjong.cli.speech import bilingual

__all__ = ["command"]

command = rule_sets(
    "identify",
    bilingual(
        "Qué manos encajan con unos pagos, o que ninguna.",
        "Which hands fit some payments, or that none does.",
    ),
    bilingual(
        "Ejemplo: liga identify riichi -5500 5500 0 0 --honba 1",
        "Example: liga identify riichi -5500 5500 0 0 --honba 1",
    ),
    (riichi, bilingual("Pagos de Riichi.", "Payments of Riichi.")),
)
