"""All that must hold before a game can be sent, or accepted."""

from __future__ import annotations

import dataclasses
from datetime import date
from enum import StrEnum
from typing import TYPE_CHECKING

from django.utils import timezone

from ligamahjong.league.game import Mode, Venue
from ligamahjong.people import REGIONS
from ligamahjong.people.names import fold
from ligamahjong.table import SEATS
from ligamahjong.web.intake.clocks import is_canarian_place, start_of
from ligamahjong.web.intake.models import Submission
from ligamahjong.web.intake.players import shown_id
from ligamahjong.web.people.selectors import merges
from ligamahjong.web.ranking.selectors import today

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from datetime import datetime

    from ligamahjong.web.intake.models import SubmissionSeat

__all__ = [
    "CAUSES",
    "EARLIEST",
    "STARTING_POINTS",
    "Code",
    "Problem",
    "expected_sum",
    "missing_from_sum",
    "problems",
    "seats_of",
    "start_of_submission",
]

EARLIEST = date(2000, 1, 1)
"""No game of the league is older; an earlier year is a slip."""

STARTING_POINTS = (30_000, 25_000)
"""Points with which everybody may begin in Riichi, the usual number first."""

_SUMS = {len(SEATS) * points: points for points in STARTING_POINTS}

CAUSES: Mapping[Mode, tuple[Submission.Mismatch, ...]] = {
    Mode.MCR: (Submission.Mismatch.PENALTY, Submission.Mismatch.SLIP),
    Mode.RIICHI: (
        Submission.Mismatch.PENALTY,
        Submission.Mismatch.STICKS,
        Submission.Mismatch.SLIP,
    ),
}
"""Why the scores of a mode may not add up to what they should."""

_CANARY = next(code for code, region in REGIONS.items() if region.es == "Canarias")


class Code(StrEnum):
    """What does not hold."""

    NO_MODE = "no-mode"
    NO_VENUE = "no-venue"
    RIICHI_ONLINE = "riichi-online"
    """Those games are collected by the manager."""
    NO_DAY = "no-day"
    NO_TIME = "no-time"
    NO_SUCH_TIME = "no-such-time"
    """The hour that is left out in spring."""
    IN_FUTURE = "in-future"
    TOO_LONG_AGO = "too-long-ago"
    WHICH_CLOCK = "which-clock"
    NO_PLACE = "no-place"
    NO_PHOTOGRAPH = "no-photograph"
    NOT_SIGNED = "not-signed"
    NO_PLATFORM = "no-platform"
    NO_PROOF = "no-proof"
    """Neither link nor screenshot."""
    NO_PLAYER = "no-player"
    UNKNOWN_PLAYER = "unknown-player"
    RETIRED_PLAYER = "retired-player"
    SAME_PLAYER = "same-player"
    NO_SCORE = "no-score"
    NO_STARTING_POINTS = "no-starting-points"
    SUM = "sum"
    NO_SENDER = "no-sender"


@dataclasses.dataclass(frozen=True, slots=True)
class Problem:
    """One thing that does not hold.

    Attributes:
        code: what it is.
        field: name of the field of :class:`~ligamahjong.web.intake.forms.SubmissionForm` that can
            put it right.
        facts: numbers and names that the sentence about it needs.
    """

    code: Code
    field: str
    facts: Mapping[str, object] = dataclasses.field(default_factory=dict, hash=False)


def problems(submission: Submission, *, by_staff: bool = False) -> tuple[Problem, ...]:
    """Everything that keeps a submission from being sent or accepted, in the order of the form.

    Args:
        submission: as it is stored, photographs and seats included.
        by_staff: whether staff send or accept it; online Riichi is theirs alone.
    """
    seats = seats_of(submission)
    return tuple(
        problem
        for part in (
            _about_kind(submission, by_staff=by_staff),
            _about_start(submission, seats),
            _about_place(submission),
            _about_players(seats, by_staff=by_staff),
            _about_scores(submission, seats),
            _about_evidence(submission),
            _about_sender(submission),
        )
        for problem in part
    )


def seats_of(submission: Submission) -> list[SubmissionSeat]:
    """The seats there are, in order."""
    return list(submission.seats.select_related("person__club").order_by("seat"))


def start_of_submission(submission: Submission) -> datetime | None:
    """When the game began; ``None`` where that is not said, or there was no such time."""
    if submission.day is None or submission.start is None:
        return None
    return start_of(
        submission.day, submission.start, submission.clock, second=submission.second_time
    )


def expected_sum(submission: Submission) -> int | None:
    """What the scores should add up to: 0 in MCR, four times the start in Riichi."""
    if submission.mode == Mode.MCR:
        return 0
    points = submission.starting_points
    return len(SEATS) * points if submission.mode == Mode.RIICHI and points else None


def missing_from_sum(submission: Submission, seats: list[SubmissionSeat]) -> int:
    """How much the scores lack; 0 while they are not all known or the penalties explain it.

    A negative number is what they have too much. Penalties of MCR are part of the score
    (docs/rules/ranking.md, Scores).
    """
    expected = expected_sum(submission)
    scores = [seat.score for seat in seats if seat.score is not None]
    if expected is None or len(scores) != len(SEATS):
        return 0
    missing = expected - sum(scores)
    penalties = sum(seat.penalty for seat in seats)
    explained = submission.mode == Mode.MCR and penalties != 0 and abs(missing) == abs(penalties)
    return 0 if explained else missing


def _about_kind(submission: Submission, *, by_staff: bool) -> Iterator[Problem]:
    if not submission.mode:
        yield Problem(Code.NO_MODE, "mode")
    if not submission.venue:
        yield Problem(Code.NO_VENUE, "venue")
    riichi_online = submission.mode == Mode.RIICHI and submission.venue == Venue.ONLINE
    if riichi_online and not by_staff:
        yield Problem(Code.RIICHI_ONLINE, "venue")


def _about_start(submission: Submission, seats: list[SubmissionSeat]) -> Iterator[Problem]:
    day = submission.day
    if day is None:
        yield Problem(Code.NO_DAY, "day")
    elif day < EARLIEST:
        yield Problem(Code.TOO_LONG_AGO, "day", {"year": str(EARLIEST.year)})
    if submission.start is None:
        yield Problem(Code.NO_TIME, "start")
    if day is None or day < EARLIEST or submission.start is None:
        return
    if not submission.clock and _may_be_canarian(submission, seats):
        yield Problem(Code.WHICH_CLOCK, "clock")
    start = start_of_submission(submission)
    if start is None:
        yield Problem(Code.NO_SUCH_TIME, "start")
    elif start.date() > today() or start > timezone.now():
        yield Problem(Code.IN_FUTURE, "day")


def _may_be_canarian(submission: Submission, seats: list[SubmissionSeat]) -> bool:
    """Whether the place, or somebody whose community the public knows, is of the islands."""
    people = [seat.person for seat in seats if seat.person and _is_shown(seat)]
    return is_canarian_place(submission.place) or any(one.region == _CANARY for one in people)


def _about_place(submission: Submission) -> Iterator[Problem]:
    if submission.venue == Venue.IN_PERSON and not submission.place:
        yield Problem(Code.NO_PLACE, "place")
    if submission.venue == Venue.ONLINE and not submission.platform:
        yield Problem(Code.NO_PLATFORM, "platform")


def _is_shown(seat: SubmissionSeat) -> bool:
    """Whether the name that was written is the one under which the public knows the player."""
    return bool(shown_id(seat.person, seat.typed))


def _about_players(seats: list[SubmissionSeat], *, by_staff: bool) -> Iterator[Problem]:
    """Four who are registered, each once.

    Whether a name that the public does not know is that of somebody else at the table is for staff
    to see: it would tell whose alias is whose.
    """
    known = {seat.seat: seat for seat in seats}
    into = merges()
    first: dict[str, int] = {}
    for number in range(len(SEATS)):
        seat = known.get(number)
        name = f"player{number}"
        if seat is None or seat.person is None:
            typed = seat.typed if seat else ""
            code = Code.UNKNOWN_PLAYER if typed else Code.NO_PLAYER
            yield Problem(code, name, {"typed": typed, "wind": number})
        elif seat.person.retired is not None:
            yield Problem(Code.RETIRED_PLAYER, name)
        elif (person := into.resolve(seat.person.id)) in first:
            other = known[first[person]]
            alike = fold(seat.typed) == fold(other.typed)
            if by_staff or alike or (_is_shown(seat) and _is_shown(other)):
                yield Problem(Code.SAME_PLAYER, name, {"wind": first[person]})
        else:
            first[person] = number


def _about_scores(submission: Submission, seats: list[SubmissionSeat]) -> Iterator[Problem]:
    known = {seat.seat for seat in seats if seat.score is not None}
    for number in range(len(SEATS)):
        if number not in known:
            yield Problem(Code.NO_SCORE, f"score{number}", {"wind": number})
    if submission.mode == Mode.RIICHI and not submission.starting_points:
        yield Problem(Code.NO_STARTING_POINTS, "starting_points")
    missing = missing_from_sum(submission, seats)
    expected = expected_sum(submission)
    if missing and expected is not None and submission.mismatch not in _causes(submission):
        found = expected - missing
        facts = {"expected": expected, "found": found, "missing": missing}
        if submission.mode == Mode.RIICHI and found in _SUMS:
            facts["start"] = _SUMS[found]
        yield Problem(Code.SUM, "mismatch", facts)


def _causes(submission: Submission) -> tuple[Submission.Mismatch, ...]:
    return CAUSES[Mode(submission.mode)]


def _about_evidence(submission: Submission) -> Iterator[Problem]:
    pictured = submission.photographs.filter(destroyed_at=None).exists()
    if submission.venue == Venue.IN_PERSON:
        if not pictured:
            yield Problem(Code.NO_PHOTOGRAPH, "photographs")
        if not submission.signed:
            yield Problem(Code.NOT_SIGNED, "signed")
    mcr_online = submission.mode == Mode.MCR and submission.venue == Venue.ONLINE
    if mcr_online and not (pictured or submission.link):
        yield Problem(Code.NO_PROOF, "link")


def _about_sender(submission: Submission) -> Iterator[Problem]:
    if submission.sender_id is None and not submission.sender_email:
        yield Problem(Code.NO_SENDER, "email")
