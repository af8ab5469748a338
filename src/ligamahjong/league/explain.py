"""One game as facts: what each of the four brought, where they finished, what changed and why.

Facts only; :mod:`ligamahjong.wording` makes sentences of them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ligamahjong.table import SEATS

if TYPE_CHECKING:
    from fractions import Fraction

    from ligamahjong.league.game import Game
    from ligamahjong.league.grades import Grade, GradeMove
    from ligamahjong.league.ladder import Ladder
    from ligamahjong.league.rating import Rating, Ties
    from ligamahjong.league.replay import GameChange
    from ligamahjong.league.rules import LeagueRules
    from ligamahjong.table import Four, Wind

__all__ = ["GameFacts", "SeatFacts", "explain"]


@dataclass(frozen=True, slots=True)
class SeatFacts:
    """One of the four in one game.

    Attributes:
        seat: wind at the first deal.
        player: id of the person.
        score: as recorded.
        place: 1 to 4; equal scores share the better one.
        entry_place: 1 to 4, the earlier seat winning a tie; it counts for the grade.
        games_before: rated games in the mode before this one.
        before: rating before the game.
        after: rating after it.
        grade_before: grade before the game.
        grade_after: grade after it.
        points_before: grade points before the game.
        points_gained: what the place gives in the grade held before the game.
        points_after: grade points after it.
        grade_move: promotion, demotion, held at a floor, or none.
        debt_before: activity debt on the day, before the game took one unit off.
        debt_after: activity debt left.
    """

    seat: Wind
    player: str
    score: int
    place: int
    entry_place: int
    games_before: int
    before: Rating
    after: Rating
    grade_before: Grade
    grade_after: Grade
    points_before: int
    points_gained: int
    points_after: int
    grade_move: GradeMove
    debt_before: Fraction
    debt_after: Fraction

    @property
    def mu_change(self) -> float:
        """Δμ; above zero when the result was better than the model expected."""
        return self.after.mu - self.before.mu

    @property
    def sigma_change(self) -> float:
        """Δσ; below zero when the model has become surer."""
        return self.after.sigma - self.before.sigma

    @property
    def from_mu(self) -> float:
        """Rating points that come from the skill estimate: 24 Δμ."""
        return 24.0 * self.mu_change

    @property
    def from_sigma(self) -> float:
        """Rating points that come from the uncertainty: -72 Δσ."""
        return -72.0 * self.sigma_change

    @property
    def change(self) -> float:
        """Change of the projection: 24 Δμ - 72 Δσ."""
        return self.after.projection - self.before.projection


@dataclass(frozen=True, slots=True)
class GameFacts:
    """One game and what it changed.

    Attributes:
        game: the game.
        ties: what equal scores mean for the rating under the league's rules.
        seats: the four, in seat order.
    """

    game: Game
    ties: Ties
    seats: Four[SeatFacts]

    @property
    def order(self) -> tuple[SeatFacts, ...]:
        """The four from first to last."""
        return tuple(sorted(self.seats, key=lambda seat: seat.entry_place))

    @property
    def tied(self) -> tuple[tuple[SeatFacts, ...], ...]:
        """Groups of two or more with the same score, best first."""
        groups = (tuple(s for s in self.order if s.place == place) for place in range(1, 5))
        return tuple(group for group in groups if len(group) > 1)


def explain(change: GameChange, rules: LeagueRules) -> GameFacts:
    """The facts of one game.

    Args:
        change: what the game did, as the replay gave it.
        rules: those of the replay.
    """
    ladder = rules.ladders[change.game.mode]
    east, south, west, north = (_seat_facts(change, seat, ladder) for seat in range(4))
    return GameFacts(change.game, rules.ties, (east, south, west, north))


def _seat_facts(change: GameChange, seat: int, ladder: Ladder) -> SeatFacts:
    before, after = change.before[seat], change.after[seat]
    place = change.entry_places[seat]
    grade = ladder.grade(before.grade)
    return SeatFacts(
        seat=SEATS[seat],
        player=before.player,
        score=change.game.scores[seat],
        place=change.places[seat],
        entry_place=place,
        games_before=before.games,
        before=before.rating,
        after=after.rating,
        grade_before=grade,
        grade_after=ladder.grade(after.grade),
        points_before=before.grade.points,
        points_gained=grade.points[place - 1],
        points_after=after.grade.points,
        grade_move=ladder.move(before.grade, place),
        debt_before=change.debts[seat],
        debt_after=after.debt,
    )
