"""The address of the calculator with a hand of MCR filled in."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import urlencode

from ligamahjong.tiles.notation import write_hand

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ligamahjong.mcr.circumstances import Circumstances
    from ligamahjong.tiles import Hand

__all__ = ["mcr_query"]

_MARKS: Mapping[str, str] = {
    "ultima": "last_of_kind",
    "final": "last_of_wall",
    "kong": "kong",
    "reparto": "dealt",
}
"""Circumstances by the fields of the form that are set for them."""


def mcr_query(hand: Hand, how: Circumstances) -> str:
    """What stands behind the ``?`` of the address.

    >>> from ligamahjong.mcr.circumstances import Circumstances
    >>> from ligamahjong.tiles.notation import read_hand
    >>> mcr_query(read_hand("2s +2s 5f"), Circumstances(self_drawn=True))
    'mano=2s+%2B2s&ganada=muro&asiento=E&ronda=E&flores=1'

    Args:
        hand: complete.
        how: it was won.
    """
    values = {
        "mano": write_hand(hand),
        "ganada": "muro" if how.self_drawn else "descarte",
        "asiento": how.seat.value,
        "ronda": how.prevalent.value,
        **{name: "1" for name, mark in _MARKS.items() if getattr(how, mark)},
    }
    if hand.flowers:
        values["flores"] = str(hand.flowers)
    return urlencode(values)
