"""The ranking of a mode on a day: order, positions, medals, who is listed, clubs and regions.

Depends on the history and on the day: debts and visibility move every day without new games
(docs/rules/ranking.md, Positions, medals, groups).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from math import fsum
from typing import TYPE_CHECKING

from ligamahjong.errors import GameOrderError
from ligamahjong.league.inactivity import discount, games_to_recover, visible
from ligamahjong.league.rules import LeagueRules
from ligamahjong.people.names import sort_key
from ligamahjong.people.regions import ABROAD

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from datetime import date
    from fractions import Fraction

    from ligamahjong.league.grades import Grade
    from ligamahjong.league.replay import PlayerState, Snapshot
    from ligamahjong.people import Directory, Person

__all__ = [
    "DECIMALS",
    "PROVISIONAL_GAMES",
    "GroupStanding",
    "Medal",
    "Standing",
    "Standings",
    "clubs",
    "regions",
    "standings",
]

PROVISIONAL_GAMES = 20
"""With fewer rated games than this a rating is called provisional."""

DECIMALS = 6
"""Ratings equal to this many decimals share a position."""


class Medal(StrEnum):
    """For positions 1, 2 and 3 of the full visible ranking."""

    GOLD = "gold"
    SILVER = "silver"
    BRONZE = "bronze"


_MEDALS = {1: Medal.GOLD, 2: Medal.SILVER, 3: Medal.BRONZE}


@dataclass(frozen=True, slots=True)
class Standing:
    """One player of a mode on one day.

    Attributes:
        position: 1 for the highest rating; equal ratings share it. ``None`` for who is not
            listed, two years after the last game.
        medal: for positions 1, 2 and 3.
        person: who it is.
        state: after the last game.
        projection: 1500 + 24 (μ - 3σ).
        debt: units of activity debt on the day, 0 to 8.
        discount: rating points taken off for inactivity.
        rating: projection minus discount; it orders the ranking.
        games_to_recover: games that would remove the debt if no more accrued.
        provisional: fewer than 20 rated games.
        grade: by place in games; it does not order the ranking.
        progress: points above the base of the grade; may be negative.
        missing: points to the next grade; ``None`` in the last one.
    """

    position: int | None
    medal: Medal | None
    person: Person
    state: PlayerState
    projection: float
    debt: Fraction
    discount: float
    rating: float
    games_to_recover: int
    provisional: bool
    grade: Grade
    progress: int
    missing: int | None


@dataclass(frozen=True, slots=True)
class GroupStanding:
    """A club or a region on one day.

    Attributes:
        position: 1 for the highest mean; equal means share it.
        name: of the club, or code of the region.
        players: members with at least one rated game, listed in the ranking or not.
        mean: of their ratings.
    """

    position: int
    name: str
    players: int
    mean: float


@dataclass(frozen=True, slots=True)
class Standings:
    """The ranking of a mode on a day.

    Attributes:
        history: the games it counts.
        on: the day.
        listed: everybody visible, best first.
        unlisted: everybody whose last game is two years past, by name.
    """

    history: Snapshot
    on: date
    listed: tuple[Standing, ...]
    unlisted: tuple[Standing, ...]

    @property
    def everybody(self) -> Iterator[Standing]:
        """Everybody with a rated game: those listed, then the others."""
        yield from self.listed
        yield from self.unlisted


def standings(
    history: Snapshot, on: date, people: Directory, rules: LeagueRules | None = None
) -> Standings:
    """Rank everybody who played.

    Args:
        history: games up to the end of the day; see :func:`ligamahjong.league.replay.until`.
        on: the day in mainland Spain.
        people: everybody in the history.
        rules: switches and tables of the league.

    Raises:
        GameOrderError: the history holds games after the day.
    """
    if history.latest is not None and history.latest.day > on:
        raise GameOrderError(
            f"the ranking of {on} cannot count game {history.latest.id} of {history.latest.day}",
            game=history.latest.id,
            on=on,
        )
    ladder = (rules or LeagueRules()).ladders[history.mode]

    def standing(state: PlayerState) -> Standing:
        projection = state.rating.projection
        debt = state.debt_on(on)
        taken_off = discount(debt, projection)
        return Standing(
            position=None,
            medal=None,
            person=people[state.player],
            state=state,
            projection=projection,
            debt=debt,
            discount=taken_off,
            rating=projection - taken_off,
            games_to_recover=games_to_recover(debt),
            provisional=state.games < PROVISIONAL_GAMES,
            grade=ladder.grade(state.grade),
            progress=ladder.progress(state.grade),
            missing=ladder.missing(state.grade),
        )

    everybody = sorted(
        (standing(state) for state in history.states.values()),
        key=lambda s: (-round(s.rating, DECIMALS), sort_key(s.person.name), s.person.id),
    )
    listed: list[Standing] = []
    unlisted: list[Standing] = []
    for one in everybody:
        seen = one.state.last_game is not None and visible(one.state.last_game, on)
        (listed if seen else unlisted).append(one)
    positions = _positions([one.rating for one in listed])
    return Standings(
        history,
        on,
        tuple(
            replace(one, position=position, medal=_MEDALS.get(position))
            for one, position in zip(listed, positions, strict=True)
        ),
        tuple(sorted(unlisted, key=lambda one: (sort_key(one.person.name), one.person.id))),
    )


def clubs(ranking: Standings) -> tuple[GroupStanding, ...]:
    """Clubs by the mean rating of their members."""
    return _groups(ranking, lambda person: person.club)


def regions(ranking: Standings) -> tuple[GroupStanding, ...]:
    """Autonomous communities by the mean rating of their people; abroad is not one of them."""
    return _groups(ranking, lambda person: None if person.region == ABROAD else person.region)


def _positions(values: Sequence[float]) -> list[int]:
    """Positions of values sorted from the highest; equal ones share theirs (1, 2, 2, 4)."""
    rounded = [round(value, DECIMALS) for value in values]
    first = {value: index for index, value in reversed(list(enumerate(rounded, start=1)))}
    return [first[value] for value in rounded]


def _groups(
    ranking: Standings, group_of: Callable[[Person], str | None]
) -> tuple[GroupStanding, ...]:
    ratings: dict[str, list[float]] = {}
    for one in ranking.everybody:
        if name := group_of(one.person):
            ratings.setdefault(name, []).append(one.rating)
    means = [(fsum(values) / len(values), name) for name, values in ratings.items()]
    means.sort(key=lambda pair: (-round(pair[0], DECIMALS), sort_key(pair[1]), pair[1]))
    return tuple(
        GroupStanding(position, name, len(ratings[name]), mean)
        for position, (mean, name) in zip(
            _positions([mean for mean, _ in means]), means, strict=True
        )
    )
