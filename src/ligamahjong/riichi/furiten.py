"""Furiten: a waiting hand that may not win on a discard (RCR 2016 3.4.5; 2025 3.3.9)."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Collection

    from ligamahjong.riichi.waits import Waits

__all__ = ["Furiten", "furiten"]


class Furiten(StrEnum):
    """Why a hand may not win on a discard; a self-draw always may."""

    DISCARD = "discard"
    """A tile it waits for is among the player's own discards, claimed ones too."""
    RIICHI = "riichi"
    """After riichi a tile it waits for was let pass; it lasts to the end of the hand."""
    TURN = "turn"
    """A tile it waits for was let pass; it lasts until the player draws or claims a tile."""


def furiten(
    waits: Waits,
    discards: Collection[int],
    *,
    passed_in_turn: Collection[int] = (),
    passed_after_riichi: Collection[int] = (),
) -> Furiten | None:
    """Whether a waiting hand is furiten, and why; the longest lasting reason first.

    Whether the hand would have had a yaku does not matter.

    >>> from ligamahjong.riichi.waits import Waits
    >>> furiten(Waits((0, 3), ()), discards=[3])
    <Furiten.DISCARD: 'discard'>

    Args:
        waits: what the hand waits for.
        discards: kinds the player has discarded; a tile that extended a pung is none.
        passed_in_turn: kinds others have let go since the player last drew or claimed a tile.
        passed_after_riichi: kinds others have let go since the player's riichi.
    """
    wanted = {*waits.kinds, *waits.held}
    if not wanted.isdisjoint(discards):
        return Furiten.DISCARD
    if not wanted.isdisjoint(passed_after_riichi):
        return Furiten.RIICHI
    return None if wanted.isdisjoint(passed_in_turn) else Furiten.TURN
