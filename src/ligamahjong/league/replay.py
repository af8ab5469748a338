"""The history of one mode, replayed in time order.

A pure fold: the state of four players and a game give their next state. Replaying a whole
history, or continuing from a :class:`Snapshot`, or doing either in two parts gives the same bits,
because a state holds everything the next game needs (docs/rules/ranking.md, Order of games).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from ligamahjong.errors import GameError, GameOrderError
from ligamahjong.league.inactivity import NO_DEBT, SURE_GRACE, after_game, debt_on
from ligamahjong.league.rating import INITIAL, Rating, rate_order
from ligamahjong.league.rules import LeagueRules
from ligamahjong.table import finishing_order, places

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping
    from datetime import date
    from fractions import Fraction

    from ligamahjong.league.game import Game, Mode
    from ligamahjong.league.grades import GradeStanding
    from ligamahjong.table import Four

__all__ = ["GameChange", "PlayerState", "Replay", "Snapshot", "replay", "until"]


class PlayerState(NamedTuple):
    """Where a player of a mode stands after a game, or before the first one.

    Attributes:
        player: the person's id.
        rating: μ and σ.
        games: rated games so far.
        grade: grade and points.
        debt: units of activity debt left after the last game.
        last_game: its day in mainland Spain; ``None`` before the first one.
    """

    player: str
    rating: Rating
    games: int
    grade: GradeStanding
    debt: Fraction
    last_game: date | None

    def debt_on(self, day: date) -> Fraction:
        """Units of activity debt on a day, from the last game on."""
        return NO_DEBT if self.last_game is None else debt_on(self.debt, self.last_game, day)


_new = tuple.__new__  # what a NamedTuple's own constructor does, without its wrapping
_NO_DEBTS = (NO_DEBT, NO_DEBT, NO_DEBT, NO_DEBT)


class GameChange(NamedTuple):
    """What one game did to the four who played it; everything in seat order.

    Attributes:
        game: the game.
        before: the four states before it.
        debts: activity debt of each on the day of the game, before the game took one unit off.
        after: the four states after it.
    """

    game: Game
    before: Four[PlayerState]
    debts: Four[Fraction]
    after: Four[PlayerState]

    @property
    def places(self) -> Four[int]:
        """Places 1 to 4; equal scores share the better one."""
        return places(self.game.scores)

    @property
    def entry_places(self) -> Four[int]:
        """Places 1 to 4 that count for grades and statistics: the earlier seat wins a tie."""
        order = finishing_order(self.game.scores)
        a, b, c, d = (1 + order.index(seat) for seat in range(4))
        return a, b, c, d


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A mode's history up to some game: all that is needed to go on, or to rank.

    Attributes:
        mode: discipline.
        games: how many games are in it.
        latest: the last of them, if any.
        states: the state of everybody who played, by person id, in order of first game.
    """

    mode: Mode
    games: int = 0
    latest: Game | None = None
    states: Mapping[str, PlayerState] = field(default_factory=lambda: MappingProxyType({}))


class Replay:
    """Plays games one after another.

    Args:
        start: an empty snapshot of the mode, or the one to continue from.
        rules: switches and tables of the league.
    """

    def __init__(self, start: Snapshot, rules: LeagueRules | None = None) -> None:
        self._mode = start.mode
        self._rules = rules or LeagueRules()
        ladder = self._rules.ladders[start.mode]
        self._start, self._advance = ladder.start, ladder.advance
        self._states = dict(start.states)
        self._games = start.games
        self._latest = start.latest

    def play(self, game: Game) -> GameChange:
        """Rate one game.

        Raises:
            GameError: the game is of the other mode.
            GameOrderError: it started before the last one played.
        """
        latest = self._latest
        if game.mode is not self._mode:
            raise GameError(
                f"game {game.id} is {game.mode}, this is the history of {self._mode}",
                game=game.id,
                mode=game.mode,
            )
        if latest is not None and game.played_at < latest.played_at:
            raise GameOrderError(
                f"game {game.id} started at {game.played_at}, "
                f"before game {latest.id} at {latest.played_at}: replay games in time order",
                game=game.id,
                latest=latest.id,
            )
        states, day, advance = self._states, game.day, self._advance
        east, south, west, north = game.players
        try:
            before = (states[east], states[south], states[west], states[north])
        except KeyError:
            before = self._welcome(game.players)
        e, s, w, n = before
        order = finishing_order(game.scores)
        priors = (e.rating, s.rating, w.rating, n.rating)
        ratings = rate_order(priors, order, game.scores, self._rules.ties)
        lately = day - SURE_GRACE
        owed: list[Fraction] = []
        after = [e, s, w, n]
        for place, seat in enumerate(order, start=1):
            player, _, games, grade, debt, last_game = before[seat]
            if last_game is not None and not lately <= last_game <= day:
                debt = debt_on(debt, last_game, day)
            if debt is not NO_DEBT:
                owed = owed or [NO_DEBT] * 4
                owed[seat] = debt
                debt = after_game(debt)
            after[seat] = states[player] = _new(
                PlayerState, (player, ratings[seat], games + 1, advance(grade, place), debt, day)
            )
        self._games += 1
        self._latest = game
        debts = (owed[0], owed[1], owed[2], owed[3]) if owed else _NO_DEBTS
        return _new(GameChange, (game, before, debts, (after[0], after[1], after[2], after[3])))

    def run(self, games: Iterable[Game]) -> Iterator[GameChange]:
        """Rate games in time order, one change at a time."""
        for game in games:
            yield self.play(game)

    def snapshot(self) -> Snapshot:
        """The history so far, as a value that later games do not change."""
        return Snapshot(self._mode, self._games, self._latest, MappingProxyType(dict(self._states)))

    def _welcome(self, players: Four[str]) -> Four[PlayerState]:
        for player in players:
            if player not in self._states:
                self._states[player] = PlayerState(player, INITIAL, 0, self._start, NO_DEBT, None)
        a, b, c, d = (self._states[player] for player in players)
        return a, b, c, d


def until(games: Iterable[Game], day: date) -> Iterator[Game]:
    """The games up to the end of a day, from games in time order.

    A ranking of the past counts these and nothing later (docs/rules/ranking.md, Past dates).
    """
    for game in games:
        if game.day > day:
            return
        yield game


def replay(mode: Mode, games: Iterable[Game], rules: LeagueRules | None = None) -> Snapshot:
    """A whole history at once, keeping only where everybody ends."""
    history = Replay(Snapshot(mode), rules)
    for game in games:
        history.play(game)
    return history.snapshot()
