"""One player's games in a mode, and what can be told from them."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from statistics import fmean
from typing import TYPE_CHECKING, NamedTuple

from ligamahjong.league.standings import PROVISIONAL_GAMES
from ligamahjong.web.charts import Mark, Point, line, thin

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import date

    from ligamahjong.league.game import Mode
    from ligamahjong.league.rating import Rating
    from ligamahjong.web.charts import Line

__all__ = ["POINTS_PER_SIGMA", "Career", "Highlights", "Opponent", "Other", "Played"]

POINTS_PER_SIGMA = 24.0
"""Rating points of one σ."""

_HISTORY_ROWS = 24


class Other(NamedTuple):
    """One of the other three of a game: where they finished, and their projection before it."""

    player: str
    entry_place: int
    projection: float


@dataclass(frozen=True, slots=True)
class Played:
    """A game as one of the four saw it.

    Attributes:
        game: its id.
        day: in mainland Spain.
        number: the player's first game of the mode being 1.
        place: 1 to 4; equal scores share the better one.
        entry_place: 1 to 4, the earlier seat winning a tie.
        score: as recorded.
        before: rating before the game.
        after: rating after it.
        grade_before: name of the grade before it.
        grade: name of the grade after it.
        promoted: whether the grade went up; ``None`` if it did not change.
        others: the other three, from first to last.
    """

    game: str
    day: date
    number: int
    place: int
    entry_place: int
    score: int
    before: Rating
    after: Rating
    grade_before: str
    grade: str
    promoted: bool | None
    others: tuple[Other, ...]

    @property
    def change(self) -> float:
        """What the game did to the projection."""
        return self.after.projection - self.before.projection

    @property
    def table(self) -> float:
        """Mean projection of the other three before the game."""
        return fmean(other.projection for other in self.others)

    @property
    def provisional(self) -> bool:
        """Whether the rating was still provisional after the game."""
        return self.number < PROVISIONAL_GAMES

    @property
    def spread(self) -> float:
        """One σ after the game, in rating points."""
        return POINTS_PER_SIGMA * self.after.sigma

    @property
    def lowest(self) -> float:
        """Projection after the game less one σ."""
        return self.after.projection - self.spread

    @property
    def highest(self) -> float:
        """Projection after the game and one σ."""
        return self.after.projection + self.spread


class Opponent(NamedTuple):
    """Somebody the player has met: games together, and in how many the player finished ahead."""

    player: str
    games: int
    ahead: int

    @property
    def behind(self) -> int:
        """In how many the player finished behind."""
        return self.games - self.ahead


class Highlights(NamedTuple):
    """What players cite.

    Attributes:
        peak: after which game the projection was highest.
        gain: the largest gain.
        loss: the largest loss.
        score: the highest score.
        table: the win against the highest mean projection.
        established: whether peak, gain and loss leave out the games until the rating stopped
            being provisional, when it moves most.
    """

    peak: Played
    gain: Played | None
    loss: Played | None
    score: Played
    table: Played | None
    established: bool


@dataclass(frozen=True, slots=True)
class Career:
    """Everything a player did in a mode.

    Attributes:
        mode: discipline.
        games: oldest first, one at least.
    """

    mode: Mode
    games: Sequence[Played]

    @property
    def places(self) -> list[int]:
        """How often the player finished first, second, third and fourth."""
        counted = Counter(one.entry_place for one in self.games)
        return [counted[place] for place in range(1, 5)]

    def opponents(self, most: int) -> list[Opponent]:
        """Those met most often, most games first."""
        met: Counter[str] = Counter()
        ahead: Counter[str] = Counter()
        for one in self.games:
            for other in one.others:
                met[other.player] += 1
                ahead[other.player] += one.entry_place < other.entry_place
        ranked = sorted(met, key=lambda player: (-met[player], player))
        return [Opponent(player, met[player], ahead[player]) for player in ranked[:most]]

    def highlights(self) -> Highlights:
        """Best and worst results; the earlier of two equal ones."""
        settled = [one for one in self.games if one.number > PROVISIONAL_GAMES]
        games = settled or self.games
        best = max(games, key=lambda one: one.change)
        worst = min(games, key=lambda one: one.change)
        return Highlights(
            peak=max(games, key=lambda one: one.after.projection),
            gain=best if best.change > 0 else None,
            loss=worst if worst.change < 0 else None,
            score=max(self.games, key=lambda one: one.score),
            table=max(
                (one for one in self.games if one.entry_place == 1),
                key=lambda one: one.table,
                default=None,
            ),
            established=bool(settled),
        )

    def chart(self) -> Line:
        """The projection after every game, from where the player started; provisional dashed."""
        first = self.games[0].before
        start = Point(0, first.projection, POINTS_PER_SIGMA * first.sigma)
        return line(
            [start, *map(_point, self.games)],
            dashed_until=PROVISIONAL_GAMES - 1,
            marks=(
                Mark(one.number, one.promoted, f"{one.grade_before} → {one.grade}")
                for one in self.games
                if one.promoted is not None
            ),
        )

    def milestones(self) -> list[Played]:
        """The games that tell the shape of the chart: ends, ups and downs, changes of grade."""
        moved = {one.number for one in self.games if one.promoted is not None}
        return [
            self.games[point.at - 1]
            for point in thin([*map(_point, self.games)], most=_HISTORY_ROWS, keep=moved)
        ]


def _point(one: Played) -> Point:
    return Point(one.number, one.after.projection, one.spread)
