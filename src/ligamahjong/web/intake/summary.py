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
    start_of_submission,
)
from ligamahjong.web.intake.clocks import is_twofold
from ligamahjong.web.intake.letters import reader_of
from ligamahjong.web.intake.models import Submission
from ligamahjong.web.intake.words import MISMATCHES, STATES, wind
from ligamahjong.web.photographs.selectors import photographs_of
from ligamahjong.web.ranking.selectors import league_rules
from ligamahjong.wording import Text
from ligamahjong.wording.dates import moment
from ligamahjong.wording.game import VENUES
from ligamahjong.wording.numbers import integer
from ligamahjong.wording.ranking import MODES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ligamahjong.web.intake.models import SubmissionSeat
    from ligamahjong.web.photographs.models import Photograph
    from ligamahjong.wording import Language

__all__ = ["Line", "Outline", "Summary", "outline_of", "summary_of"]

_CANARY = Text("{clock} en Canarias", "{clock} in the Canary Islands")
_SECOND = Text(
    "la segunda vez que el reloj marcó esa hora", "the second time the clock showed this hour"
)
_FIRST = Text(
    "la primera vez que el reloj marcó esa hora", "the first time the clock showed this hour"
)
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


def outline_of(submission: Submission, language: Language) -> Outline:
    """What a list shows of a submission whose seats have been read."""
    return Outline(
        submission=submission,
        state=STATES[Submission.State(submission.state)].say(language),
        kind=" · ".join(_kind(submission, language)),
        start=_start(submission, language),
        lines=tuple(_lines(list(submission.seats.all()), language)),
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


def _start(submission: Submission, language: Language) -> str:
    day, at = submission.day, submission.start
    start = start_of_submission(submission)
    if day is None or at is None or start is None:
        return ""
    more = []
    if submission.clock == Submission.Clock.CANARY:
        more.append(_CANARY.say(language, clock=f"{at.hour}:{at.minute:02}"))
    if is_twofold(day, at, submission.clock):
        more.append((_SECOND if submission.second_time else _FIRST).say(language))
    said = moment(start, language)
    return f"{said} ({'; '.join(more)})" if more else said


def _scores(seats: list[SubmissionSeat]) -> tuple[int, int, int, int] | None:
    scores = [seat.score for seat in seats if seat.score is not None]
    if len(scores) != len(seats) or len(scores) != 4:  # noqa: PLR2004 - of a table
        return None
    east, south, west, north = scores
    return east, south, west, north


def _lines(seats: list[SubmissionSeat], language: Language) -> Iterator[Line]:
    scores = _scores(seats)
    order = finishing_order(scores) if scores else range(len(seats))
    for place, index in enumerate(order, start=1):
        seat = seats[index]
        name = wind(seat.seat, language)
        yield Line(place if scores else None, name, seat.typed, seat.score, seat.penalty)


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
