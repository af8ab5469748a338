"""A history replayed beside OpenSkill itself, and every bit compared.

Two replays run side by side and share nothing but the games: ours, and one in which OpenSkill
rates each game from what OpenSkill said before. Which release of OpenSkill it is matters: later
ones give other numbers for the same games (docs/rules/ranking.md, Rating).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from importlib.metadata import version
from math import inf, isnan
from struct import pack
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple

from ligamahjong.errors import MissingExtra
from ligamahjong.league.rating import Ties
from ligamahjong.league.replay import Replay, Snapshot
from ligamahjong.league.rules import LeagueRules

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from openskill.models import PlackettLuce, PlackettLuceRating

    from ligamahjong.league.game import Game, Mode
    from ligamahjong.league.replay import PlayerState

__all__ = ["OPENSKILL", "Audit", "Divergence", "Quantity", "Values", "audit"]

OPENSKILL: Final = "6.0.0"
"""The release the league rates with."""


class Quantity(StrEnum):
    """What is compared after every game."""

    MU = "mu"
    SIGMA = "sigma"
    PROJECTION = "projection"


class Values(NamedTuple):
    """A rating as one of the two replays has it."""

    mu: float
    sigma: float
    projection: float

    def of(self, quantity: Quantity) -> float:
        """One of the three."""
        return self[_INDEX[quantity]]

    @property
    def bits(self) -> bytes:
        """The three to the last bit: ``0.0`` and ``-0.0`` are not the same."""
        return pack("<ddd", *self)


_INDEX = {Quantity(name): index for index, name in enumerate(Values._fields)}


@dataclass(frozen=True, slots=True)
class Divergence:
    """One player after one game, where the two replays are not the same to the last bit.

    Attributes:
        number: of the game in the history, 1 for the first.
        game: the game.
        player: id of the person.
        ours: rating after the game as this library has it.
        openskill: the same as OpenSkill has it.
    """

    number: int
    game: Game
    player: str
    ours: Values
    openskill: Values

    def difference(self, quantity: Quantity) -> float:
        """How far apart the two are, never negative; infinite where one is not a number."""
        distance = abs(self.ours.of(quantity) - self.openskill.of(quantity))
        return inf if isnan(distance) else distance


@dataclass(frozen=True, slots=True)
class Audit:
    """What came of two replays of one history.

    Attributes:
        mode: discipline.
        games: games compared.
        first: the first player of the first game where a bit differs, in seat order.
        largest: where each quantity lies furthest apart; ``None`` where it is the same after
            every game.
        games_differing: games after which some bit differs.
        players_differing: players of whom some bit differed after some game.
        ours: final ratings by person id, in order of first game.
        openskill: final ratings of OpenSkill, likewise.
    """

    mode: Mode
    games: int
    first: Divergence | None
    largest: Mapping[Quantity, Divergence | None]
    games_differing: int
    players_differing: int
    ours: Mapping[str, Values]
    openskill: Mapping[str, Values]

    @property
    def equal(self) -> bool:
        """Whether every rating after every game is the same to the last bit."""
        return self.first is None

    def largest_difference(self, quantity: Quantity) -> float:
        """How far apart a quantity ever was."""
        where = self.largest[quantity]
        return 0.0 if where is None else where.difference(quantity)


def audit(mode: Mode, games: Iterable[Game], rules: LeagueRules | None = None) -> Audit:
    """Replay a history here and with OpenSkill, and compare after every game.

    One state per player is kept and nothing per game, so ``games`` may be a stream of any length.

    Args:
        mode: discipline of the games.
        games: in time order.
        rules: of the league; OpenSkill is told of ties what they say.

    Raises:
        MissingExtra: OpenSkill is not installed, or another release of it;
            ``facts["reason"]`` is then ``"version"``, with ``found`` and ``expected``.
        GameError: a game is of the other mode.
        GameOrderError: a game started before the one it follows.
    """
    rules = rules or LeagueRules()
    peer = _Peer(_model(), rules.ties)
    history = Replay(Snapshot(mode), rules)
    found = _Findings()
    number = 0
    for number, change in enumerate(history.run(games), start=1):
        for state, theirs in zip(change.after, peer.play(change.game), strict=True):
            ours = _ours(state)
            if ours.bits != theirs.bits:
                found.add(Divergence(number, change.game, state.player, ours, theirs))
    return Audit(
        mode=mode,
        games=number,
        first=found.first,
        largest=MappingProxyType(found.largest),
        games_differing=found.games,
        players_differing=len(found.players),
        ours=MappingProxyType(
            {player: _ours(state) for player, state in history.snapshot().states.items()}
        ),
        openskill=MappingProxyType(peer.states),
    )


def _ours(state: PlayerState) -> Values:
    rating = state.rating
    return Values(rating.mu, rating.sigma, rating.projection)


def _model() -> PlackettLuce:
    """The model of the league in the release of the league."""
    try:
        from openskill.models import PlackettLuce as Model  # noqa: PLC0415 - an extra

        found = version("openskill")
    except ImportError as error:
        raise MissingExtra(
            f'an audit needs OpenSkill {OPENSKILL}: pip install "ligamahjong[audit]"',
            extra="audit",
        ) from error
    if found != OPENSKILL:
        raise MissingExtra(
            f"an audit needs OpenSkill {OPENSKILL}, and {found} is installed: "
            f'pip install "ligamahjong[audit]"',
            extra="audit",
            reason="version",
            found=found,
            expected=OPENSKILL,
        )
    return Model(mu=25.0, sigma=25.0 / 3.0)


class _Peer:
    """The replay of OpenSkill. It repeats what it needs of our rules, so as to witness them."""

    def __init__(self, model: PlackettLuce, ties: Ties) -> None:
        self._model = model
        # OpenSkill takes equal integers for a tie; of equal floats the first one wins.
        self._number: type[int | float] = float if ties is Ties.ENTRY_ORDER else int
        self.states: dict[str, Values] = {}

    def play(self, game: Game) -> list[Values]:
        """Rate a game; the ratings after it in seat order."""
        # New objects for every game, because OpenSkill changes those it is given.
        teams = [[self._before(player)] for player in game.players]
        rated = self._model.rate(teams, scores=[self._number(score) for score in game.scores])
        after = [
            Values(one.mu, one.sigma, 1500.0 + 24.0 * (one.mu - 3.0 * one.sigma))
            for (one,) in rated
        ]
        self.states.update(zip(game.players, after, strict=True))
        return after

    def _before(self, player: str) -> PlackettLuceRating:
        state = self.states.get(player)
        if state is None:
            return self._model.rating()
        return self._model.rating(mu=state.mu, sigma=state.sigma)


@dataclass(slots=True)
class _Findings:
    first: Divergence | None = None
    largest: dict[Quantity, Divergence | None] = field(
        default_factory=lambda: dict.fromkeys(Quantity)
    )
    games: int = 0
    players: set[str] = field(default_factory=set)
    _latest: int = 0

    def add(self, one: Divergence) -> None:
        self.first = self.first or one
        self.games += one.number != self._latest
        self._latest = one.number
        self.players.add(one.player)
        for quantity, largest in self.largest.items():
            furthest = 0.0 if largest is None else largest.difference(quantity)
            if one.difference(quantity) > furthest:
                self.largest[quantity] = one
