"""Submissions as they are shown: in a list, before they are sent, while they are followed."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import TYPE_CHECKING

from ligamahjong.league.game import Mode, Venue
from ligamahjong.league.rating import Ties
from ligamahjong.table import finishing_order, places
from ligamahjong.web.intake.checks import (
    expected_sum,
    missing_from_sum,
)
from ligamahjong.web.intake.letters import reader_of
from ligamahjong.web.intake.models import Submission
from ligamahjong.web.intake.starts import start_in_words
from ligamahjong.web.intake.words import MISMATCHES, STATES, wind
from ligamahjong.web.people.selectors import shown_name
from ligamahjong.web.photographs.selectors import photographs_of
from ligamahjong.web.ranking.selectors import league_rules
from ligamahjong.wording import Text
from ligamahjong.wording.game import VENUES
from ligamahjong.wording.numbers import integer
from ligamahjong.wording.ranking import MODES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ligamahjong.web.intake.models import SubmissionSeat
    from ligamahjong.web.photographs.models import Photograph
    from ligamahjong.wording import Language

__all__ = ["Line", "Outline", "Summary", "outline_of", "summary_of"]

_SUM = Text("Suman {found}, como debe ser.", "They add up to {found}, as they should.")
_PENALTIES = Text(
    "Suman {found}: lo que dejan las penalizaciones.",
    "They add up to {found}: what the penalties leave.",
)
_OFF = Text(
    "Suman {found} y deberían sumar {expected}. Causa: {cause}.",
    "They add up to {found} and should add up to {expected}. Cause: {cause}.",
)
_NO_CAUSE = Text("sin decir", "not said")
_TIES = {
    Ties.SHARED: Text(
        "Hay puntuaciones iguales: el mejor puesto es de quien se sentó antes (Este, Sur, Oeste, "
        "Norte). Así cuenta para el grado; para el rating es un empate.",
        "There are equal scores: the better place goes to who sat earlier (East, South, West, "
        "North). So it counts for the grade; for the rating it is a tie.",
    ),
    Ties.ENTRY_ORDER: Text(
        "Hay puntuaciones iguales: el mejor puesto es de quien se sentó antes (Este, Sur, Oeste, "
        "Norte).",
        "There are equal scores: the better place goes to who sat earlier (East, South, West, "
        "North).",
    ),
}


@dataclass(frozen=True, slots=True)
class Line:
    """One of the four."""

    place: int | None
    wind: str
    name: str
    score: int | None
    penalty: int


@dataclass(frozen=True, slots=True)
class Outline:
    """A submission in a list.

    Attributes:
        submission: itself.
        state: where it is.
        kind: mode and venue.
        start: when it began, by the clock of mainland Spain; empty where it is not known.
        lines: the four from first to last, in seat order while scores are missing.
    """

    submission: Submission
    state: str
    kind: str
    start: str
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class Summary(Outline):
    """All of a submission, for whoever knows its secret address.

    Attributes:
        where: place, or platform.
        sender: address of who sends it.
        total: what the scores add up to, and why.
        ties: what equal scores mean; empty where there are none.
        photographs: those that are there.
    """

    where: str
    sender: str
    total: str
    ties: str
    photographs: tuple[Photograph, ...]


def outline_of(submission: Submission, language: Language, *, own: bool = True) -> Outline:
    """What a list shows of a submission whose seats have been read.

    Args:
        submission: any.
        language: of the reader.
        own: whether the reader sent it; who did not reads the names that the public knows.
    """
    seats = list(submission.seats.all())
    return Outline(
        submission=submission,
        state=STATES[Submission.State(submission.state)].say(language),
        kind=" · ".join(_kind(submission, language)),
        start=start_in_words(submission, language),
        lines=tuple(_lines(seats, language, own=own)),
    )


def summary_of(submission: Submission, language: Language) -> Summary:
    """All that is shown of a submission."""
    outline = outline_of(submission, language)
    seats = list(submission.seats.all())
    online = submission.venue == Venue.ONLINE
    return Summary(
        **{field.name: getattr(outline, field.name) for field in fields(outline)},
        where=submission.platform if online else submission.place,
        sender=reader_of(submission),
        total=_total(submission, seats, language),
        ties=_ties(seats, language),
        photographs=tuple(photographs_of(submission)),
    )


def _kind(submission: Submission, language: Language) -> Iterator[str]:
    if submission.mode:
        yield MODES[Mode(submission.mode)]
    if submission.venue:
        yield VENUES[Venue(submission.venue)].say(language)


def _scores(seats: list[SubmissionSeat]) -> tuple[int, int, int, int] | None:
    scores = [seat.score for seat in seats if seat.score is not None]
    if len(scores) != len(seats) or len(scores) != 4:  # noqa: PLR2004 - of a table
        return None
    east, south, west, north = scores
    return east, south, west, north


def _lines(seats: list[SubmissionSeat], language: Language, *, own: bool) -> Iterator[Line]:
    scores = _scores(seats)
    order = finishing_order(scores) if scores else range(len(seats))
    for place, index in enumerate(order, start=1):
        seat = seats[index]
        name = seat.typed if own or seat.person is None else shown_name(seat.person)
        at = wind(seat.seat, language)
        yield Line(place if scores else None, at, name, seat.score, seat.penalty)


def _total(submission: Submission, seats: list[SubmissionSeat], language: Language) -> str:
    scores, expected = _scores(seats), expected_sum(submission)
    if scores is None or expected is None:
        return ""
    found = integer(sum(scores), language)
    if sum(scores) == expected:
        return _SUM.say(language, found=found)
    if not missing_from_sum(submission, seats):
        return _PENALTIES.say(language, found=found)
    said = submission.mismatch
    cause = MISMATCHES[Submission.Mismatch(said)] if said else _NO_CAUSE
    return _OFF.say(
        language,
        found=found,
        expected=integer(expected, language),
        cause=cause.say(language).lower(),
    )


def _ties(seats: list[SubmissionSeat], language: Language) -> str:
    scores = _scores(seats)
    if scores is None or len(set(places(scores))) == len(scores):
        return ""
    return _TIES[league_rules().ties].say(language)
