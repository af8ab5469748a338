"""A finished game of four."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import timezone
from enum import StrEnum
from typing import TYPE_CHECKING

from ligamahjong.errors import GameError

if TYPE_CHECKING:
    from datetime import date, datetime

    from ligamahjong.table import Four

__all__ = ["Game", "Mode", "Venue"]


class Mode(StrEnum):
    """The two disciplines of the league."""

    MCR = "mcr"
    RIICHI = "riichi"


class Venue(StrEnum):
    """Where the four met."""

    IN_PERSON = "in-person"
    ONLINE = "online"


@dataclass(frozen=True, slots=True)
class Game:
    """One game, as the ranking counts it.

    The place of a game in time is ``played_at``; games that start together keep the order in
    which they were entered. ``day`` is given with it so that nothing below needs time-zone data.

    Attributes:
        id: unique within a league; ``liga explain`` finds a game by it.
        mode: discipline.
        played_at: start, with a fixed offset from UTC; midnight in mainland Spain where only
            the date is known. (Two times of one named zone compare by the clock on the wall,
            which runs through the same hour twice in autumn.)
        day: the day of the start in mainland Spain.
        players: ids of the four people in seat order (East, South, West, North at the first deal).
        scores: what decides the places, one integer per seat (docs/rules/ranking.md, Scores).
        has_time: whether the hour of the start is known.
        venue: in person or online, where known.
        event: name of the event, if any.
        source: who recorded the game; with ``id`` it is the identity of the record.
        note: free text.
        penalties: for information only, one per seat; they change no place.

    Raises:
        GameError: the players are not four different people, a score is not an integer, or the
            start has no fixed offset.
    """

    id: str
    mode: Mode
    played_at: datetime
    day: date
    players: Four[str]
    scores: Four[int]
    has_time: bool = True
    venue: Venue | None = None
    event: str = ""
    source: str = ""
    note: str = ""
    penalties: Four[int] = (0, 0, 0, 0)

    def __post_init__(self) -> None:
        if len(set(self.players)) != len(self.players) or len(self.players) != 4:  # noqa: PLR2004
            raise GameError(
                f"a game has four different players, not {self.players}", players=self.players
            )
        if {*map(type, self.scores)} != {int} or len(self.scores) != 4:  # noqa: PLR2004
            raise GameError(f"scores are four integers, not {self.scores}", scores=self.scores)
        if type(self.played_at.tzinfo) is not timezone:
            raise GameError(
                f"the start of a game has a fixed offset from UTC, not {self.played_at!r}",
                played_at=self.played_at,
            )
