"""What is paid for a win, and for a foul, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.mcr.payments import payments
from ligamahjong.table import total
from ligamahjong.wording.language import Language, Text
from ligamahjong.wording.numbers import integer

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["LINES", "paid_text"]

LINES: Mapping[str, Text] = {
    "basic": Text("ocho de cada uno", "eight from each"),
    "points": Text("puntos de la mano", "points of the hand"),
    "penalty": Text("penalización", "penalty"),
}
"""Why points change hands, by the reason of a line."""

_SELF_DRAWN = Text(
    "Cada uno de los otros tres paga {each}; quien gana recibe {gain}.",
    "Each of the three others pays {each}; the winner gets {gain}.",
)
_CLAIMED = Text(
    "Paga {most} quien dio la ficha y {least} cada uno de los otros dos; quien gana recibe {gain}.",
    "The player whose tile it was pays {most}, the other two {least} each; the winner gets {gain}.",
)


def paid_text(points: int, *, self_drawn: bool, language: Language) -> str:
    """What each pays for a win.

    >>> paid_text(12, self_drawn=True, language=Language.EN)
    'Each of the three others pays 20; the winner gets 60.'

    Args:
        points: of the hand, flowers included.
        self_drawn: whether the winning tile was drawn.
        language: of the sentence.
    """
    gain, first, second, _ = total(payments(points, 0, None if self_drawn else 1))
    sentence = _SELF_DRAWN if self_drawn else _CLAIMED
    return sentence.say(
        language,
        each=integer(-first, language),
        most=integer(-first, language),
        least=integer(-second, language),
        gain=integer(gain, language),
    )
