"""Fu item by item."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.riichi.explanation import Cause, SetType
from ligamahjong.wording.language import Language, Text
from ligamahjong.wording.riichi.names import WAITS
from ligamahjong.wording.tiles import tile_name

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ligamahjong.riichi.explanation import FuItem, HandSet

__all__ = ["CAUSES", "fu_lines", "set_name"]

CAUSES: Mapping[Cause, Text] = {
    Cause.BASE: Text("de base", "base"),
    Cause.CLOSED_RON: Text("mano cerrada, ganada de un descarte", "closed hand, won on a discard"),
    Cause.SEVEN_PAIRS: Text("siete parejas, sin más", "seven pairs, nothing more"),
    Cause.SET: Text("{set}", "{set}"),
    Cause.DRAGON_PAIR: Text("pareja de {tile}", "pair of {tile}"),
    Cause.SEAT_PAIR: Text("pareja de {tile}, el de asiento", "pair of {tile}, the seat wind"),
    Cause.ROUND_PAIR: Text("pareja de {tile}, el de ronda", "pair of {tile}, the round wind"),
    Cause.DOUBLE_WIND_PAIR: Text(
        "pareja de {tile}, el de asiento y de ronda", "pair of {tile}, seat and round wind"
    ),
    Cause.WAIT: Text("{wait}", "{wait}"),
    Cause.SELF_DRAW: Text("ganada del muro", "self-draw"),
    Cause.OPEN_PINFU: Text("mano abierta sin otros fu", "open hand without other fu"),
    Cause.ROUNDING: Text("redondeo a la decena", "rounded up to the next ten"),
}
"""What fu are for; :class:`~ligamahjong.riichi.explanation.Cause`."""

_SETS: Mapping[tuple[SetType, bool], Text] = {
    (SetType.PUNG, True): Text("pon oculto de {tile}", "concealed pon of {tile}"),
    (SetType.PUNG, False): Text("pon abierto de {tile}", "open pon of {tile}"),
    (SetType.KONG, True): Text("kan oculto de {tile}", "concealed kan of {tile}"),
    (SetType.KONG, False): Text("kan abierto de {tile}", "open kan of {tile}"),
}
_BY_RON = Text(
    "pon de {tile}, abierto por el descarte", "pon of {tile}, open because of the discard"
)
_ITEM = "{fu:>3} fu  {text}"
_TOTAL = Text("en total", "in all")


def set_name(one: HandSet, language: Language) -> str:
    """A pon or kan; one that the winning discard completed counts as open."""
    completed = one.completed and not one.concealed
    text = _BY_RON if completed else _SETS[one.type, one.concealed]
    return text.say(language, tile=tile_name(one.kind, language))


def fu_lines(items: Sequence[FuItem], language: Language) -> list[str]:
    """A line for each item, and their sum; nothing where there are none."""
    if not items:
        return []
    lines = [_ITEM.format(fu=item.fu, text=_cause(item, language)) for item in items]
    total = sum(item.fu for item in items)
    return [*lines, _ITEM.format(fu=total, text=_TOTAL.say(language))]


def _cause(item: FuItem, language: Language) -> str:
    values: dict[str, str] = {}
    if item.of is not None:
        values["tile"] = tile_name(item.of.kind, language)
        if item.cause is Cause.SET:
            values["set"] = set_name(item.of, language)
    if item.wait is not None:
        values["wait"] = WAITS[item.wait].say(language)
    return CAUSES[item.cause].say(language, **values)
