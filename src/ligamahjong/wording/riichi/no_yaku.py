"""A complete hand that cannot be won: what it lacks, and what would have given it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.riichi.nearest_yaku import Change
from ligamahjong.wording.language import Language, Text
from ligamahjong.wording.numbers import integer
from ligamahjong.wording.riichi.names import yaku_names
from ligamahjong.wording.riichi.payments import reading_text

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from ligamahjong.riichi.nearest_yaku import WithoutYaku

__all__ = ["CHANGES", "without_yaku_lines"]

CHANGES: Mapping[Change, Text] = {
    Change.RIICHI: Text("con riichi", "with riichi"),
    Change.TSUMO: Text("ganándola del muro", "by a self-draw"),
    Change.RINSHAN: Text("con la ficha tras un kan", "on the tile after a kan"),
    Change.CHANKAN: Text("robando un kan", "by robbing a kan"),
    Change.HAITEI: Text("con la última ficha del muro", "on the last tile of the wall"),
    Change.HOUTEI: Text("con el último descarte", "on the last discard"),
}
_LACKS = Text(
    "Falta un yaku: la mano está completa y no se puede ganar.",
    "A yaku is missing: the hand is complete and cannot be won.",
)
_DORA = Text("Los dora ({dora}) no son yaku.", "Dora ({dora}) are no yaku.")
_WOULD = Text("Habría valido {change}: {worth}.", "It would have won {change}: {worth}.")
_CLOSED = Text(
    "{names}: solo con la mano cerrada.",
    "{names}: in a closed hand only.",
)


def without_yaku_lines(
    found: WithoutYaku, language: Language, *, points: bool = True
) -> Iterator[str]:
    """That a yaku is missing, and what would have given one, nearest first.

    Args:
        found: what the hand lacks.
        language: of the text.
        points: whether to say what it would have been worth; not where the seat is unknown.
    """
    yield _LACKS.say(language)
    if found.dora:
        yield _DORA.say(language, dora=found.dora)
    if found.closed_only:
        yield _CLOSED.say(language, names=yaku_names(found.closed_only, language))
    for change, score in found.remedies:
        worth = reading_text(score.reading, language)
        if points:
            worth = f"{worth}, {integer(score.points, language)}"
        yield _WOULD.say(language, change=CHANGES[change].say(language), worth=worth)
