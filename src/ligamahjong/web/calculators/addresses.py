"""What stands in the address of a calculator that has a hand filled in."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import urlencode

if TYPE_CHECKING:
    from ligamahjong.riichi.situation import Situation

__all__ = ["riichi_hand_query"]

_RIICHI = ("no", "si", "doble")
_NONE = "-"
_FLAGS = ("ippatsu", "rinshan", "chankan", "haitei", "houtei", "tenhou", "chiihou", "renhou")


def riichi_hand_query(text: str, situation: Situation) -> str:
    """The query of the calculator of Riichi for a hand won in a situation without dora.

    >>> from ligamahjong.riichi.situation import Situation
    >>> riichi_hand_query("11z +1z", Situation(tsumo=True, riichi=1))
    'mano=11z+%2B1z&ganada=muro&asiento=E&ronda=E&riichi=si&ura=-'

    Args:
        text: the hand as it is laid out.
        situation: how it was won.
    """
    fields = {
        "mano": text,
        "ganada": "muro" if situation.tsumo else "descarte",
        "asiento": situation.seat.value,
        "ronda": situation.round.value,
        "riichi": _RIICHI[situation.riichi],
    }
    if situation.riichi:
        fields["ura"] = _NONE
    return urlencode({**fields, **{one: "1" for one in _FLAGS if getattr(situation, one)}})
