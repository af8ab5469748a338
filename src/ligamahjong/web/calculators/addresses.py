"""What stands in the address of a calculator that has a hand filled in."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import urlencode

from ligamahjong.tiles.notation import write_hand

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ligamahjong.mcr.circumstances import Circumstances
    from ligamahjong.riichi.situation import Situation
    from ligamahjong.tiles import Hand

__all__ = ["mcr_hand_query", "riichi_hand_query"]

_RIICHI = ("no", "si", "doble")
_NONE = "-"
_FLAGS = ("ippatsu", "rinshan", "chankan", "haitei", "houtei", "tenhou", "chiihou", "renhou")
_MARKS: Mapping[str, str] = {
    "ultima": "last_of_kind",
    "final": "last_of_wall",
    "kong": "kong",
    "reparto": "dealt",
}
"""Circumstances of MCR by the fields of the form that are set for them."""


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


def mcr_hand_query(hand: Hand, how: Circumstances) -> str:
    """The query of the calculator of MCR for a hand.

    >>> from ligamahjong.mcr.circumstances import Circumstances
    >>> from ligamahjong.tiles.notation import read_hand
    >>> mcr_hand_query(read_hand("2s +2s 5f"), Circumstances(self_drawn=True))
    'mano=2s+%2B2s&ganada=muro&asiento=E&ronda=E&flores=1'

    Args:
        hand: complete.
        how: it was won.
    """
    fields = {
        "mano": write_hand(hand),
        "ganada": "muro" if how.self_drawn else "descarte",
        "asiento": how.seat.value,
        "ronda": how.prevalent.value,
        **{name: "1" for name, mark in _MARKS.items() if getattr(how, mark)},
    }
    if hand.flowers:
        fields["flores"] = str(hand.flowers)
    return urlencode(fields)
