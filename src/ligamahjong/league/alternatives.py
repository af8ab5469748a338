"""Our figures again, as they would be had the ranking been made another way.

A ranking published elsewhere may follow another reading of the rules. Each :class:`Switch` is one
thing that could have been done otherwise; :class:`Recount` gives everybody's figures under any
choice of them.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import chain, groupby
from typing import TYPE_CHECKING, Final, TypeAlias

from ligamahjong.league.printed import Quantity
from ligamahjong.league.rating import Ties
from ligamahjong.league.replay import Snapshot, replay, until
from ligamahjong.league.standings import standings

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping
    from datetime import date

    from ligamahjong.league.game import Game, Mode
    from ligamahjong.league.rules import LeagueRules
    from ligamahjong.league.standings import Standing, Standings
    from ligamahjong.people import Directory

__all__ = ["SWITCHES", "Figures", "Method", "Recount", "Sources", "Switch"]


Figures: TypeAlias = "Mapping[str, Mapping[Quantity, float]]"
"""What a ranking says of everybody who played, by person id."""


@dataclass(frozen=True, slots=True)
class Sources:
    """What a ranking is made from.

    Attributes:
        mode: discipline.
        games: those that count, in time order; what is after ``on`` is left out.
        on: day of the ranking.
        people: everybody in the games.
        rules: of the league.
        repeats: whether ``games`` has exact repetitions of a game as games of their own.
        otherwise: the same history with repetitions treated the other way, in time order;
            ``None`` where it has none or that is not known.
    """

    mode: Mode
    games: tuple[Game, ...]
    on: date
    people: Directory
    rules: LeagueRules
    repeats: bool = False
    otherwise: tuple[Game, ...] | None = None


@dataclass(frozen=True, slots=True)
class Method:
    """One way of making a ranking; the defaults are the rules of the league.

    Attributes:
        ties: what equal scores mean for the rating.
        repeats: whether exact repetitions of a game count.
        backwards: whether the games of each day are rated from the last to the first.
        on_last_game: whether the ranking is that of the day of the last game.
        discounted: whether the rating is the projection less the discount, or the projection.
        unlisted_shown: whether who has not played for two years is listed.
        provisional_hidden: whether a provisional rating is not listed.
        cut: whether decimals that are not printed are cut off instead of rounded.
    """

    ties: Ties = Ties.SHARED
    repeats: bool = False
    backwards: bool = False
    on_last_game: bool = False
    discounted: bool = True
    unlisted_shown: bool = False
    provisional_hidden: bool = False
    cut: bool = False


class Switch(StrEnum):
    """One thing done otherwise than the league's rules say, or than was asked for."""

    TIES_BY_ENTRY = "ties-by-entry"
    TIES_SHARED = "ties-shared"
    NO_DISCOUNT = "no-discount"
    DAY_OF_LAST_GAME = "day-of-last-game"
    REPEATS_COUNTED = "repeats-counted"
    REPEATS_LEFT_OUT = "repeats-left-out"
    DAYS_BACKWARDS = "days-backwards"
    UNLISTED_SHOWN = "unlisted-shown"
    PROVISIONAL_HIDDEN = "provisional-hidden"
    DECIMALS_CUT = "decimals-cut"


SWITCHES: Final[Mapping[Switch, Callable[[Method], Method]]] = {
    Switch.TIES_BY_ENTRY: lambda method: replace(method, ties=Ties.ENTRY_ORDER),
    Switch.TIES_SHARED: lambda method: replace(method, ties=Ties.SHARED),
    Switch.NO_DISCOUNT: lambda method: replace(method, discounted=False),
    Switch.DAY_OF_LAST_GAME: lambda method: replace(method, on_last_game=True),
    Switch.REPEATS_COUNTED: lambda method: replace(method, repeats=True),
    Switch.REPEATS_LEFT_OUT: lambda method: replace(method, repeats=False),
    Switch.DAYS_BACKWARDS: lambda method: replace(method, backwards=True),
    Switch.UNLISTED_SHOWN: lambda method: replace(method, unlisted_shown=True),
    Switch.PROVISIONAL_HIDDEN: lambda method: replace(method, provisional_hidden=True),
    Switch.DECIMALS_CUT: lambda method: replace(method, cut=True),
}
"""What each switch does to a method. One that changes nothing is in force already."""


class Recount:
    """Everybody's figures under one method or another; no history is replayed twice.

    Args:
        sources: what the ranking is made from.
    """

    def __init__(self, sources: Sources) -> None:
        self._sources = sources
        self._histories: dict[Method, Snapshot] = {}
        self._rankings: dict[Method, Standings] = {}

    @property
    def method(self) -> Method:
        """The one asked for."""
        return Method(ties=self._sources.rules.ties, repeats=self._sources.repeats)

    def possible(self, method: Method) -> bool:
        """Whether the sources have all that a method needs."""
        return method.repeats == self._sources.repeats or self._sources.otherwise is not None

    def ranking(self, method: Method) -> Standings:
        """The ranking, made from a history that the method decides."""
        key = Method(
            ties=method.ties,
            repeats=method.repeats,
            backwards=method.backwards,
            on_last_game=method.on_last_game,
        )
        if key not in self._rankings:
            sources, history = self._sources, self._history(replace(key, on_last_game=False))
            latest = history.latest
            on = latest.day if method.on_last_game and latest else sources.on
            self._rankings[key] = standings(history, on, sources.people, sources.rules)
        return self._rankings[key]

    def figures(self, method: Method) -> Figures:
        """What a ranking made by the method says, before anything is rounded."""
        return {
            standing.person.id: _figures(standing, method)
            for standing in self.ranking(method).everybody
        }

    def _history(self, key: Method) -> Snapshot:
        if key not in self._histories:
            sources = self._sources
            rules = replace(sources.rules, ties=key.ties)
            games: Iterable[Game] = until(self._games(repeats=key.repeats), sources.on)
            if key.backwards:
                games = _days_backwards(games)
            self._histories[key] = replay(sources.mode, games, rules)
        return self._histories[key]

    def _games(self, *, repeats: bool) -> tuple[Game, ...]:
        if repeats == self._sources.repeats or self._sources.otherwise is None:
            return self._sources.games
        return self._sources.otherwise


def _figures(standing: Standing, method: Method) -> Mapping[Quantity, float]:
    state = standing.state
    listed = method.unlisted_shown or standing.position is not None
    if method.provisional_hidden and standing.provisional:
        listed = False
    return {
        Quantity.LISTED: float(listed),
        Quantity.RATING: standing.rating if method.discounted else standing.projection,
        Quantity.MU: state.rating.mu,
        Quantity.SIGMA: state.rating.sigma,
        Quantity.GAMES: state.games,
        Quantity.GRADE: state.grade.grade,
        Quantity.POINTS: state.grade.points,
    }


def _days_backwards(games: Iterable[Game]) -> Iterator[Game]:
    """The days in order, and the games of each from the last to the first.

    All games of a day get its first start, for a replay takes no game before an earlier one.
    """

    def turned(day: Iterable[Game]) -> Iterator[Game]:
        played = list(day)
        for game in reversed(played):
            yield replace(game, played_at=played[0].played_at)

    return chain.from_iterable(turned(day) for _, day in groupby(games, lambda game: game.day))
