"""What speaks against a game being right: facts for whoever decides on it, never a refusal.

Nothing here says that a game is wrong. Each doubt names what was found, how much it weighs and,
where it is about another game, which one; :mod:`ligamahjong.wording.doubts` puts it into words.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import timedelta
from enum import IntEnum, StrEnum
from operator import attrgetter
from typing import TYPE_CHECKING

from ligamahjong.league.game import Mode, Venue

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping
    from datetime import date

    from ligamahjong.league.game import Game

__all__ = [
    "FARTHEST_FROM_MEAN",
    "LONG_PAST",
    "NEARBY",
    "ONLINE_DURATION",
    "SMALL_HOURS",
    "TYPICAL_DURATION",
    "USUAL_SUMS",
    "YEAR_SLIP",
    "Cause",
    "Doubt",
    "DoubtKind",
    "Weight",
    "doubts",
    "left_by_penalties",
    "likely_cause",
]

NEARBY = timedelta(hours=2)
"""The same four hardly begin a second game sooner, so that it may be the first one again."""

TYPICAL_DURATION: Mapping[Mode, timedelta] = {
    Mode.MCR: timedelta(minutes=120),
    Mode.RIICHI: timedelta(minutes=90),
}
"""The time that tournaments usually give to a game at a table."""

ONLINE_DURATION: Mapping[Mode, timedelta] = {
    Mode.MCR: timedelta(minutes=60),
    Mode.RIICHI: timedelta(minutes=35),
}
"""Platforms deal, draw and count at once, and hold players to seconds."""

FARTHEST_FROM_MEAN: Mapping[Mode, int] = {Mode.MCR: 400, Mode.RIICHI: 65_000}
"""Points between a score and the mean of the four that few games see.

Of 8,206 games of MCR and 9,139 of Riichi of a national league, all correct in their sums, one in
120 and one in 170 had a score farther out; the farthest were 744 and 125,500 points away.
"""

USUAL_SUMS = (100_000, 120_000, 0)
"""What scores of Riichi add up to: four times 25,000 or 30,000, or differences from these."""

LONG_PAST = timedelta(days=60)
"""Sheets of an event usually come in by the end of the month after it."""

YEAR_SLIP = timedelta(days=330)
"""As long ago as this, the year may be that of before: in January people still write it."""

SMALL_HOURS = range(2, 8)
"""Hours at which nobody sits down at a club, but which 2 to 7 in the afternoon are mistaken for."""

_LARGEST_STICKS = 10_000
_TWICE = 2
_DAY = timedelta(days=1)


class DoubtKind(StrEnum):
    """What is doubtful."""

    SAME_GAME = "same-game"
    """The same four with the same scores at the same time."""
    SAME_RESULT = "same-result"
    """The same four with the same scores at another time."""
    OTHER_SOURCE = "other-source"
    """The same four in the same places on the same day, recorded by another source."""
    SAME_FOUR = "same-four"
    """The same four within :data:`NEARBY`; on the same day, where an hour is not known."""
    THREE_OF_FOUR = "three-of-four"
    """The same scores on the same day, with one person of the four exchanged."""
    TWO_GAMES_AT_ONCE = "two-games-at-once"
    """Somebody sits in another game that had begun and can hardly have been over."""
    UNUSUAL_SUM = "unusual-sum"
    """The scores do not add up to what they should."""
    UNUSUAL_SCORE = "unusual-score"
    """A score farther from the mean of the four than :data:`FARTHEST_FROM_MEAN`."""
    NOT_HUNDREDS = "not-hundreds"
    """A score of Riichi that is no multiple of 100."""
    ALL_EQUAL = "all-equal"
    """Four equal scores."""
    IN_FUTURE = "in-future"
    """The day has not come yet."""
    LONG_PAST = "long-past"
    """The day is longer ago than :data:`LONG_PAST`."""
    SMALL_HOURS = "small-hours"
    """A table that began at :data:`SMALL_HOURS`."""


_ORDER = {kind: order for order, kind in enumerate(DoubtKind)}


class Weight(IntEnum):
    """How much a doubt weighs."""

    SLIGHT = 1
    """It happens; worth a look."""
    LIKELY = 2
    """More often wrong than right."""
    STRONG = 3
    """Hardly ever right."""


class Cause(StrEnum):
    """What scores that do not add up look like."""

    SIGN = "sign"
    """One score has lost or gained its minus."""
    STICKS = "sticks"
    """Riichi sticks that nobody was given."""
    SWAPPED = "swapped"
    """Two digits have changed places: the difference is a multiple of nine."""
    ONE_DIGIT = "one-digit"
    """One digit was misread: the difference has one digit other than zero."""


@dataclass(frozen=True, slots=True)
class Doubt:
    """One thing that speaks against a game.

    Attributes:
        kind: what it is.
        weight: how much it weighs.
        other: the other game, for those kinds that are about two.
        players: of the game, whom it is about.
        found: sum, score, or days between its day and today.
        expected: the sum there should be, or the score that is as far as they go.
        cause: what a sum looks like.
    """

    kind: DoubtKind
    weight: Weight
    other: Game | None = None
    players: tuple[str, ...] = ()
    found: int | None = None
    expected: int | None = None
    cause: Cause | None = None


def doubts(
    game: Game, others: Iterable[Game], *, today: date, starting_points: int | None = None
) -> tuple[Doubt, ...]:
    """What speaks against a game, the heaviest first.

    Of each other game only the strongest resemblance is named. An id equal to that of the game
    itself is left out, so that the others may be all the games there are.

    Args:
        game: as it was sent in.
        others: known games of both modes and games that wait like this one.
        today: the day in mainland Spain.
        starting_points: points everybody began with in Riichi, where they are known.

    >>> from datetime import UTC, date, datetime
    >>> from ligamahjong.league.game import Game
    >>> game = Game("1", Mode.MCR, datetime(2026, 5, 9, 17, tzinfo=UTC), date(2026, 5, 9),
    ...             ("a", "b", "c", "d"), (88, 30, -50, -86))
    >>> [(one.kind.value, one.found, one.expected, one.cause.value)
    ...  for one in doubts(game, [], today=date(2026, 5, 10))]
    [('unusual-sum', -18, 0, 'swapped')]
    """
    found = [*_about_others(game, others), *_about_scores(game, starting_points)]
    found += _about_time(game, today)
    return tuple(sorted(found, key=lambda one: (-one.weight, _ORDER[one.kind])))


def left_by_penalties(game: Game) -> bool:
    """Whether the scores add up to the penalties, whichever sign these have, as in MCR they do.

    There penalties are part of the score (docs/rules/ranking.md, Scores).
    """
    return abs(sum(game.scores)) == abs(sum(game.penalties))


def likely_cause(game: Game, excess: int) -> Cause | None:
    """What scores look like that add up to too much, or too little.

    Args:
        game: whose scores they are.
        excess: how much more they add up to than they should.
    """
    unit = 100 if game.mode is Mode.RIICHI else 1
    steps, rest = divmod(abs(excess), unit)
    if any(score and excess == _TWICE * score for score in game.scores):
        return Cause.SIGN
    if game.mode is Mode.RIICHI and -_LARGEST_STICKS <= excess < 0 and excess % 1000 == 0:
        return Cause.STICKS
    if rest == 0 and steps % 9 == 0:
        return Cause.SWAPPED
    if len(str(abs(excess)).rstrip("0")) == 1:
        return Cause.ONE_DIGIT
    return None


def _about_others(game: Game, others: Iterable[Game]) -> Iterator[Doubt]:
    known = sorted(
        (other for other in others if other.id != game.id), key=attrgetter("played_at", "id")
    )
    for other in known:
        doubt = _twin(game, other) or _at_once(game, other)
        if doubt is not None:
            yield doubt


def _twin(game: Game, other: Game) -> Doubt | None:
    """How far two games resemble each other."""
    if game.mode is not other.mode:
        return None
    results = dict(zip(game.players, game.scores, strict=True))
    others = dict(zip(other.players, other.scores, strict=True))
    if results.keys() == others.keys():
        return _same_four(game, other, same_scores=results == others)
    exchanged = results.keys() - others.keys()
    alike = game.day == other.day and len(exchanged) == 1
    if alike and results.items() - others.items() == {(p, results[p]) for p in exchanged}:
        stranger = others.keys() - results.keys()
        if {results[p] for p in exchanged} == {others[p] for p in stranger}:
            return Doubt(DoubtKind.THREE_OF_FOUR, Weight.LIKELY, other, tuple(exchanged))
    return None


def _same_four(game: Game, other: Game, *, same_scores: bool) -> Doubt | None:
    apart = _apart(game, other)
    if same_scores:
        if not apart and game.day == other.day:
            return Doubt(DoubtKind.SAME_GAME, Weight.STRONG, other)
        near = abs(game.day - other.day) <= _DAY
        return Doubt(DoubtKind.SAME_RESULT, Weight.STRONG if near else Weight.LIKELY, other)
    if game.day == other.day and _sources_differ(game, other) and _order(game) == _order(other):
        return Doubt(DoubtKind.OTHER_SOURCE, Weight.LIKELY, other)
    if apart is None:
        same_day = game.day == other.day
        return Doubt(DoubtKind.SAME_FOUR, Weight.SLIGHT, other) if same_day else None
    if apart <= NEARBY:
        over = apart >= _duration(min(game, other, key=attrgetter("played_at")))
        return Doubt(DoubtKind.SAME_FOUR, Weight.SLIGHT if over else Weight.LIKELY, other)
    return None


def _at_once(game: Game, other: Game) -> Doubt | None:
    apart = _apart(game, other)
    twice = tuple(player for player in game.players if player in other.players)
    if not twice or apart is None:
        return None
    lasts = _duration(min(game, other, key=attrgetter("played_at")))
    if apart >= lasts:
        return None
    weight = Weight.LIKELY if apart * _TWICE < lasts else Weight.SLIGHT
    return Doubt(DoubtKind.TWO_GAMES_AT_ONCE, weight, other, twice)


def _apart(game: Game, other: Game) -> timedelta | None:
    """Time between the starts of two games; ``None`` where either hour is not known."""
    if not (game.has_time and other.has_time):
        return None
    return abs(game.played_at - other.played_at)


def _duration(game: Game) -> timedelta:
    durations = ONLINE_DURATION if game.venue is Venue.ONLINE else TYPICAL_DURATION
    return durations[game.mode]


def _sources_differ(game: Game, other: Game) -> bool:
    return game.source != other.source


def _order(game: Game) -> list[tuple[int, set[str]]]:
    """Who stands before whom, those who tie together."""
    results = list(zip(game.players, game.scores, strict=True))
    scores = sorted(set(game.scores), reverse=True)
    return [
        (place, {player for player, score in results if score == level})
        for place, level in enumerate(scores)
    ]


def _about_scores(game: Game, starting_points: int | None) -> Iterator[Doubt]:
    total = sum(game.scores)
    expected = _expected_sum(game, starting_points)
    explained = game.mode is Mode.MCR and left_by_penalties(game)
    if total != expected and not explained:
        cause = likely_cause(game, total - expected)
        yield Doubt(
            DoubtKind.UNUSUAL_SUM, Weight.LIKELY, found=total, expected=expected, cause=cause
        )
    if len(set(game.scores)) == 1:
        yield Doubt(DoubtKind.ALL_EQUAL, Weight.SLIGHT, found=game.scores[0])
    farthest = FARTHEST_FROM_MEAN[game.mode]
    for player, score in zip(game.players, game.scores, strict=True):
        if abs(len(game.scores) * score - total) > len(game.scores) * farthest:
            yield Doubt(
                DoubtKind.UNUSUAL_SCORE,
                Weight.SLIGHT,
                players=(player,),
                found=score,
                expected=farthest,
            )
        if game.mode is Mode.RIICHI and score % 100:
            yield Doubt(DoubtKind.NOT_HUNDREDS, Weight.LIKELY, players=(player,), found=score)


def _expected_sum(game: Game, starting_points: int | None) -> int:
    """The sum there should be; where the start is not known, the nearest of the usual ones."""
    if game.mode is Mode.MCR:
        return 0
    if starting_points is not None:
        return len(game.scores) * starting_points
    total = sum(game.scores)
    return min(USUAL_SUMS, key=lambda usual: abs(usual - total))


def _about_time(game: Game, today: date) -> Iterator[Doubt]:
    ago = today - game.day
    if ago < timedelta():
        yield Doubt(DoubtKind.IN_FUTURE, Weight.STRONG, found=-ago.days)
    elif ago > LONG_PAST:
        weight = Weight.LIKELY if ago > YEAR_SLIP else Weight.SLIGHT
        yield Doubt(DoubtKind.LONG_PAST, weight, found=ago.days)
    at_table = game.has_time and game.venue is not Venue.ONLINE
    if at_table and game.played_at.hour in SMALL_HOURS:
        yield Doubt(DoubtKind.SMALL_HOURS, Weight.SLIGHT, found=game.played_at.hour)
