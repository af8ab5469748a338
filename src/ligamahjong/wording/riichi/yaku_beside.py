"""What is said beside a yaku where an edition decides otherwise than RCR 2025."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ligamahjong.riichi.editions import Renhou
from ligamahjong.wording.language import Language, Text

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from ligamahjong.riichi.editions import Edition

__all__ = ["SENTENCES", "Sentence", "beside_under"]


class Sentence(NamedTuple):
    """A sentence that holds for some editions only.

    Attributes:
        usual: as it is under RCR 2025.
        otherwise: whether an edition decides otherwise.
        instead: what is said then.
    """

    usual: Text
    otherwise: Callable[[Edition], bool]
    instead: Text


_OF_RIICHI = Text(
    "Da derecho a los uradora y abre la puerta al ippatsu.",
    "It entitles you to ura dora and opens the way to ippatsu.",
)
_NOBODY = Text("Nadie responde de su pago.", "Nobody is liable for its payment.")

SENTENCES: Mapping[str, tuple[Sentence, ...]] = {
    "riichi": (
        Sentence(
            _OF_RIICHI,
            lambda edition: not edition.ippatsu and not edition.ura_dora,
            Text("No hay uradora ni ippatsu.", "There are neither ura dora nor ippatsu."),
        ),
        Sentence(
            _OF_RIICHI,
            lambda edition: not edition.ippatsu,
            Text("Da derecho a los uradora.", "It entitles you to ura dora."),
        ),
        Sentence(
            _OF_RIICHI,
            lambda edition: not edition.ura_dora,
            Text("Abre la puerta al ippatsu.", "It opens the way to ippatsu."),
        ),
    ),
    "pinfu": (
        Sentence(
            Text(
                "Si robas tú la ficha sigue valiendo: no se cuentan los 2 fu del muro y la mano "
                "queda en 20.",
                "It still counts if you draw the winning tile: the 2 fu for the self-draw are left "
                "out and the hand has 20.",
            ),
            lambda edition: not edition.pinfu_tsumo,
            Text(
                "Si robas tú la ficha no vale: se cuentan los 2 fu del muro.",
                "It does not count if you draw the winning tile: the 2 fu for the self-draw count.",
            ),
        ),
    ),
    "tanyao": (
        Sentence(
            Text(
                "Vale también con la mano abierta (kuitan).",
                "It also counts in an open hand (kuitan).",
            ),
            lambda edition: not edition.open_tanyao,
            Text(
                "Con la mano abierta no vale (no hay kuitan).",
                "It does not count in an open hand (no kuitan).",
            ),
        ),
    ),
    "renhou": (
        Sentence(
            Text(
                "Vale un mangan y va solo: no se le suman yaku ni dora. Si la mano corriente vale "
                "más, se cobra la corriente. Es la lectura habitual, sin confirmar.",
                "It is worth a mangan and stands alone: neither yaku nor dora are added. If the "
                "hand, counted in the ordinary way, is worth more, that is what is paid. This is "
                "the usual reading, not confirmed.",
            ),
            lambda edition: edition.renhou is Renhou.YAKUMAN,
            Text(
                "Vale un yakuman: no se le suman yaku ni dora.",
                "It is worth a yakuman: neither yaku nor dora are added.",
            ),
        ),
    ),
    "kokushi": (
        Sentence(
            Text(
                "Esperar las trece fichas no lo hace doble.",
                "Waiting for all thirteen tiles does not double it.",
            ),
            lambda edition: "kokushi" in edition.double_yakuman,
            Text(
                "Esperar las trece fichas lo hace doble.",
                "Waiting for all thirteen tiles doubles it.",
            ),
        ),
    ),
    "chuuren": (
        Sentence(
            Text("Esperarlas no lo hace doble.", "Waiting for all nine does not double it."),
            lambda edition: "chuuren" in edition.double_yakuman,
            Text("Esperarlas lo hace doble.", "Waiting for all nine doubles it."),
        ),
    ),
    "suuankou": (
        Sentence(
            Text("esperar la pareja no lo hace doble.", "waiting for the pair does not double it."),
            lambda edition: "suuankou" in edition.double_yakuman,
            Text("esperar la pareja lo hace doble.", "waiting for the pair doubles it."),
        ),
    ),
    "suukantsu": (
        Sentence(
            Text(
                "Nadie responde de este yakuman por dar el último kan.",
                "Feeding the last kan makes nobody liable for this yakuman.",
            ),
            lambda edition: "suukantsu" in edition.responsible,
            Text(
                "Quien da el último kan responde del pago.",
                "Whoever feeds the last kan is liable for the payment.",
            ),
        ),
    ),
    "daisangen": (
        Sentence(
            Text(
                "Quien da la tercera combinación abierta de dragones responde del pago.",
                "Whoever feeds the third open set of dragons is liable for the payment.",
            ),
            lambda edition: "daisangen" not in edition.responsible,
            _NOBODY,
        ),
    ),
    "daisuushii": (
        Sentence(
            Text("Vale un solo yakuman.", "It is worth one yakuman, not two."),
            lambda edition: "daisuushii" in edition.double_yakuman,
            Text("Vale dos yakuman.", "It is worth two yakuman."),
        ),
        Sentence(
            Text(
                "Quien da la cuarta combinación abierta de vientos responde del pago.",
                "Whoever feeds the fourth open set of winds is liable for the payment.",
            ),
            lambda edition: "daisuushii" not in edition.responsible,
            _NOBODY,
        ),
    ),
}
"""The sentences of ``reference/riichi/yaku.toml`` that depend on the edition, by yaku."""


def beside_under(yaku: str, usual: str, edition: Edition, language: Language) -> str:
    """What a yaku goes with, replaces or rules out under the rules of an edition.

    Args:
        yaku: its id.
        usual: what is said of it under RCR 2025.
        edition: whose rules they are.
        language: of the text.
    """
    said = usual
    for one in SENTENCES.get(yaku, ()):
        if one.otherwise(edition):
            said = said.replace(one.usual.say(language), one.instead.say(language))
    return said
