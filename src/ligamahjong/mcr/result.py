"""The result of a game: totals, places, table points (docs/rules/mcr.md, Results)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ligamahjong.errors import GameError
from ligamahjong.table import Four, places, shared_prizes

if TYPE_CHECKING:
    from collections.abc import Mapping
    from fractions import Fraction

__all__ = ["TABLE_POINTS", "GameResult", "game_result"]

TABLE_POINTS: Four[int] = (4, 2, 1, 0)
"""From first to last; those who tie share the points of the places they take."""


class GameResult(NamedTuple):
    """The result of a game.

    Attributes:
        scores: the points of the hands, seat by seat.
        penalties: what each seat loses besides, as negative numbers.
        totals: both together.
        places: by totals; who ties shares the better one.
        table_points: exact.
        sum: of the scores; not 0 if there is a slip in them.
    """

    scores: Four[int]
    penalties: Four[int]
    totals: Four[int]
    places: Four[int]
    table_points: Four[Fraction]
    sum: int


def game_result(scores: Four[int], penalties: Mapping[int, int] | None = None) -> GameResult:
    """The result of a game from the points of its hands.

    >>> found = game_result((50, 50, -40, -60))
    >>> [str(points) for points in found.table_points], found.places
    (['3', '3', '1', '0'], (1, 1, 3, 4))

    Args:
        scores: seat by seat, without penalties.
        penalties: how many points a seat loses; nobody gains them.

    Raises:
        GameError: a penalty below zero, or of no seat.
    """
    lost = penalties or {}
    for seat, points in lost.items():
        if seat not in range(4) or points < 0:
            raise GameError(
                f"a penalty of {points} for seat {seat}",
                reason="mcr-penalty",
                seat=seat,
                points=points,
            )
    a, b, c, d = (-lost.get(seat, 0) for seat in range(4))
    taken = (a, b, c, d)
    e, s, w, n = (score + loss for score, loss in zip(scores, taken, strict=True))
    totals = (e, s, w, n)
    return GameResult(
        scores, taken, totals, places(totals), shared_prizes(totals, TABLE_POINTS), sum(scores)
    )
