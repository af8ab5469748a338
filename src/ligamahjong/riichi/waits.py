"""Waiting hands: the tiles that complete them, and whether they may be won on (RCR 2016 3.3.13)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ligamahjong.riichi.editions import RCR_2025
from ligamahjong.riichi.readings import divided, is_orphans, is_seven_pairs
from ligamahjong.tiles import KINDS
from ligamahjong.tiles.packing import BITS, MOST, pack

if TYPE_CHECKING:
    from ligamahjong.riichi.editions import Edition
    from ligamahjong.tiles import Hand

__all__ = ["Waits", "is_complete", "waits"]

_COPIES = 4


class Waits(NamedTuple):
    """What a hand waits for.

    Attributes:
        kinds: that complete it and of which there may be one to come.
        held: that would complete it and of which the player holds all four.
    """

    kinds: tuple[int, ...]
    held: tuple[int, ...]

    def is_tenpai(self, edition: Edition = RCR_2025) -> bool:
        """Whether the hand counts as waiting at an exhaustive draw.

        Waiting only for tiles that one holds all four of does not; all of them lying on the table
        does not matter.
        """
        return bool(self.kinds or (self.held and edition.tenpai_on_held_tiles))


def is_complete(packed: int, melds: int) -> bool:
    """Whether standing tiles and sets that lie apart are a complete hand.

    Args:
        packed: the standing tiles, as many as a complete hand has beside those sets.
        melds: how many sets lie apart.
    """
    if divided(packed):
        return True
    return not melds and (is_seven_pairs(packed) or is_orphans(packed))


def waits(hand: Hand) -> Waits:
    """The tiles that complete a hand.

    >>> from ligamahjong.tiles.notation import read_hand
    >>> waits(read_hand("23456m33p456789s"))
    Waits(kinds=(0, 3, 6), held=())

    Args:
        hand: of thirteen tiles, a kong counting as three; a winning tile in it is left out.
    """
    packed, melds = pack(hand.standing), len(hand.melds)
    everything = packed + sum(pack(meld.tiles) for meld in hand.melds)
    found = [kind for kind in KINDS if is_complete(packed + (1 << BITS * kind), melds)]
    held = tuple(kind for kind in found if everything >> BITS * kind & MOST >= _COPIES)
    return Waits(tuple(kind for kind in found if kind not in held), held)
