"""Small games for the tests of the league."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from typing import TYPE_CHECKING

from ligamahjong.league.game import Game, Mode

if TYPE_CHECKING:
    from ligamahjong.table import Four

START = datetime(2026, 1, 15, 17, 0, tzinfo=UTC)


def game(
    number: int = 1,
    players: str = "abcd",
    scores: Four[int] = (4, 3, 2, 1),
    *,
    on: date | None = None,
    mode: Mode = Mode.RIICHI,
) -> Game:
    """A game between people called by one letter each, some minutes after 17:00 UTC."""
    day = on or START.date()
    start = datetime(day.year, day.month, day.day, 17, tzinfo=UTC) + timedelta(minutes=number)
    east, south, west, north = tuple(players)
    return Game(str(number), mode, start, day, (east, south, west, north), scores)
