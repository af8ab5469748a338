"""How a hand of MCR was won."""

from __future__ import annotations

from dataclasses import dataclass

from ligamahjong.table import Wind

__all__ = ["Circumstances"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Circumstances:
    """Everything about a win that its tiles do not show.

    Attributes:
        seat: the winner's wind.
        prevalent: the wind of the round.
        self_drawn: whether the winning tile was drawn.
        last_of_kind: whether the three others lie open for all to see.
        last_of_wall: whether it was the last tile of the wall, or the discard after it.
        kong: whether it replaced a kong, or, claimed, was to be added to one.
        dealt: whether the hand was complete as dealt.
    """

    seat: Wind = Wind.EAST
    prevalent: Wind = Wind.EAST
    self_drawn: bool = False
    last_of_kind: bool = False
    last_of_wall: bool = False
    kong: bool = False
    dealt: bool = False
