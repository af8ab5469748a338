"""Who pays what for a win (§3.9.1.2, §3.9.1.3).

Seats are numbered 0 to 3 and stay with their players. Every loser pays eight points; the points of
the hand are paid by all at a self-draw, by the discarder alone otherwise, or by whose kong was
robbed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.errors import GameError
from ligamahjong.mcr.scoring import MINIMUM
from ligamahjong.table import line

if TYPE_CHECKING:
    from collections.abc import Collection

    from ligamahjong.table import Line

__all__ = ["BASIC", "first_claim", "payments"]

BASIC = 8
"""What every loser pays besides the points of the hand."""

_SEATS = range(4)


def payments(points: int, winner: int, discarder: int | None = None) -> tuple[Line, ...]:
    """What changes hands for a win: a line for the eights, one for the points.

    >>> [(one.reason, one.amounts) for one in payments(12, winner=0, discarder=2)]
    [('basic', (24, -8, -8, -8)), ('points', (12, 0, -12, 0))]

    Args:
        points: of the hand, flowers included.
        winner: seat.
        discarder: seat of who discarded the winning tile or wanted to add it to a pung; ``None``
            at a self-draw.

    Raises:
        GameError: fewer points than a hand can have, no such seat, or the winner's own discard.
    """
    if points < MINIMUM:
        raise GameError(
            f"{points} points; a hand has {MINIMUM} at least",
            reason="mcr-points",
            points=points,
            least=MINIMUM,
        )
    for seat in (winner, discarder):
        if seat is not None and seat not in _SEATS:
            raise GameError(f"there is no seat {seat}", reason="mcr-seat", seat=seat)
    if winner == discarder:
        raise GameError("nobody wins on a discard of their own", reason="mcr-own-discard")
    losers = [seat for seat in _SEATS if seat != winner]
    payers = losers if discarder is None else [discarder]
    basic = dict.fromkeys(losers, -BASIC) | {winner: BASIC * len(losers)}
    for_points = dict.fromkeys(payers, -points) | {winner: points * len(payers)}
    return line("basic", basic, winner=winner), line("points", for_points, winner=winner)


def first_claim(claimants: Collection[int], discarder: int) -> int:
    """Who wins of several players who claim the same tile: the first after its owner (§3.7.2.4).

    >>> first_claim({0, 3}, discarder=2)
    3

    Args:
        claimants: seats.
        discarder: seat of who discarded the tile, or wanted to add it to a pung.
    """
    return min(claimants, key=lambda seat: (seat - discarder - 1) % len(_SEATS))
