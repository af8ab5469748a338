"""What a submission is held against: known games, and others that wait."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import timedelta
from typing import TYPE_CHECKING

from django.db.models import Q
from django.urls import reverse

from ligamahjong.errors import LedgerError
from ligamahjong.league.doubts import DoubtKind, doubts
from ligamahjong.league.game import Game, Mode, Venue
from ligamahjong.table import SEATS
from ligamahjong.web.intake.checks import seats_of, start_of_submission
from ligamahjong.web.intake.games import game_of
from ligamahjong.web.intake.models import Submission
from ligamahjong.web.people.selectors import merges
from ligamahjong.web.ranking import rows
from ligamahjong.web.ranking.models import CurrentGame
from ligamahjong.web.ranking.selectors import today
from ligamahjong.web.review.queue import OPEN

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ligamahjong.league.doubts import Doubt
    from ligamahjong.ledger.merges import Merges

__all__ = ["Suspicion", "as_game", "suspicions"]

_DAY = timedelta(days=1)
_COLUMNS = ("player1", "player2", "player3", "player4")
_WAITING = 200
"""Other submissions with one of the four that are looked at."""


@dataclass(frozen=True, slots=True)
class Suspicion:
    """A doubt about a submission, and where its other game is.

    Attributes:
        doubt: what was found.
        address: of the other game or submission; empty where there is none.
        waiting: whether the other one is a submission that waits too.
        voided: whether the other one is a game that does not count.
    """

    doubt: Doubt
    address: str = ""
    waiting: bool = False
    voided: bool = False


def suspicions(submission: Submission) -> list[Suspicion]:
    """What speaks against a submission, the heaviest first; nothing while facts are missing."""
    into = merges()
    game = as_game(submission, into)
    if game is None:
        return []
    ids = {one for player in game.players for one in into.group(player)}
    known = list(_known(game, ids))
    waiting = list(_waiting(submission, ids, into))
    if submission.game:
        known = [row for row in known if row.id != submission.game]
    others = [*(_applied(rows.game_of(row), into) for row in known), *waiting]
    found = doubts(game, others, today=today(), starting_points=submission.starting_points)
    tokens = {one.id for one in waiting}
    voided = {row.id for row in known if row.voided}
    return [one for doubt in found if (one := _suspicion(doubt, tokens, voided))]


def as_game(submission: Submission, into: Merges) -> Game | None:
    """The submission as a game whose id is its token; who is not known gets an id of their own.

    Args:
        submission: open or decided.
        into: which ids stand for one person.

    Returns:
        The game; ``None`` while mode, venue, start or a score is missing, or somebody sits twice.
    """
    start = start_of_submission(submission)
    seats = seats_of(submission)
    scores = [seat.score for seat in seats if seat.score is not None]
    ids = [into.resolve(seat.person_id) if seat.person_id else f"?{seat.seat}" for seat in seats]
    if len(scores) != len(SEATS) or len(set(ids)) != len(SEATS):
        return None
    if start is None or not submission.mode or not submission.venue:
        return None
    east, south, west, north = ids
    first, second, third, fourth = scores
    known = all(seat.person_id for seat in seats)
    return Game(
        id=submission.token,
        mode=Mode(submission.mode),
        played_at=start,
        day=start.date(),
        players=(east, south, west, north),
        scores=(first, second, third, fourth),
        venue=Venue(submission.venue),
        source=game_of(submission).source if known else "",
        penalties=_penalties(submission),
    )


def _penalties(submission: Submission) -> tuple[int, int, int, int]:
    first, second, third, fourth = (seat.penalty for seat in seats_of(submission))
    return first, second, third, fourth


def _known(game: Game, ids: set[str]) -> Iterator[CurrentGame]:
    """Games about that day with one of the four, and games of all four at any time."""
    anybody, everybody = Q(), Q()
    for column in _COLUMNS:
        anybody |= Q(**{f"{column}__in": ids})
        everybody &= Q(**{f"{column}__in": ids})
    near = Q(day__range=(game.day - _DAY, game.day + _DAY)) & anybody
    yield from CurrentGame.objects.filter(near | everybody)


def _waiting(submission: Submission, ids: set[str], into: Merges) -> Iterator[Game]:
    """Other open submissions with one of the four."""
    others = Submission.objects.filter(state__in=OPEN, seats__person__in=ids)
    for other in others.exclude(pk=submission.pk).distinct()[:_WAITING]:
        game = as_game(other, into)
        if game is not None:
            yield game


def _applied(game: Game, into: Merges) -> Game:
    """The game with the ids that stand for its players; one that was voided may name one twice."""
    try:
        return into.applied(game)
    except LedgerError:
        return game


def _suspicion(doubt: Doubt, tokens: set[str], voided: set[str]) -> Suspicion | None:
    other = doubt.other
    if other is None:
        return Suspicion(doubt)
    if other.id in tokens:
        return Suspicion(doubt, reverse("review-submission", args=[other.id]), waiting=True)
    if other.id in voided and doubt.kind is DoubtKind.TWO_GAMES_AT_ONCE:
        return None
    return Suspicion(doubt, reverse("game", args=[other.id]), voided=other.id in voided)
