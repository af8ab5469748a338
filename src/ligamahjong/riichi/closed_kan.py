"""Whether a concealed kong may be declared after riichi (RCR 2025 6.7.1)."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from ligamahjong.riichi.readings import divided
from ligamahjong.riichi.waits import waits
from ligamahjong.tiles import Meld, MeldType
from ligamahjong.tiles.packing import BITS, pack

if TYPE_CHECKING:
    from ligamahjong.tiles import Hand, Tile

__all__ = ["Refusal", "closed_kan_after_riichi"]

_THREE = 3


class Refusal(StrEnum):
    """Why a kong may not be declared."""

    NOT_THREE = "not-three"
    """The hand does not hold the three others."""
    WAITS_CHANGE = "waits-change"
    """The hand would wait for other tiles."""
    NOT_ONLY_A_TRIPLET = "not-only-a-triplet"
    """In some completion the three are not a pung."""


def closed_kan_after_riichi(hand: Hand, drawn: Tile) -> Refusal | None:
    """Whether a tile just drawn may make a concealed kong after riichi; ``None`` if it may.

    Args:
        hand: the thirteen tiles of the riichi.
        drawn: the tile drawn.
    """
    three = tuple(tile for tile in hand.standing if tile.kind == drawn.kind)
    if len(three) != _THREE:
        return Refusal.NOT_THREE
    rest = tuple(tile for tile in hand.standing if tile.kind != drawn.kind)
    kong = Meld(MeldType.ANKAN, (*three, drawn))
    before = waits(hand)
    if waits(hand._replace(standing=rest, melds=(*hand.melds, kong))) != before:
        return Refusal.WAITS_CHANGE
    packed = pack(hand.standing)
    for kind in (*before.kinds, *before.held):
        for _, _, pungs, *_ in divided(packed + (1 << BITS * kind)):
            if not pungs >> drawn.kind & 1:
                return Refusal.NOT_ONLY_A_TRIPLET
    return None
