"""What somebody has written about a game, before it is stored."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import TYPE_CHECKING

from ligamahjong.web.accounts.models import User
from ligamahjong.web.intake.checks import seats_of
from ligamahjong.web.intake.models import SubmissionSeat
from ligamahjong.web.intake.players import shown_id

if TYPE_CHECKING:
    from datetime import date, time

    from ligamahjong.web.intake.models import Submission

__all__ = ["Draft", "SeatDraft", "Sender", "is_anonymous", "put_sender", "store", "written"]


@dataclass(frozen=True, slots=True)
class SeatDraft:
    """One of the four: name as written, id of the person where one is meant, score, penalty."""

    typed: str = ""
    person: str = ""
    score: int | None = None
    penalty: int = 0


@dataclass(frozen=True, slots=True)
class Draft:
    """A game as far as it is known; the names are those of the columns of a submission."""

    mode: str = ""
    venue: str = ""
    day: date | None = None
    start: time | None = None
    clock: str = ""
    second_time: bool = False
    place: str = ""
    platform: str = ""
    link: str = ""
    starting_points: int | None = None
    mismatch: str = ""
    signed: bool = False
    remarks: str = ""
    seats: tuple[SeatDraft, ...] = ()


@dataclass(frozen=True, slots=True)
class Sender:
    """Who sends.

    Attributes:
        user: the account that is signed in, if any.
        email: the address of who has none or, where staff write it, of whom they send it for.
    """

    user: User | None = None
    email: str = ""


def store(draft: Draft, submission: Submission) -> None:
    """Store a submission with what is written, and its seats."""
    for column in fields(Draft):
        if column.name != "seats":
            setattr(submission, column.name, getattr(draft, column.name))
    submission.save()
    submission.seats.all().delete()
    SubmissionSeat.objects.bulk_create(
        SubmissionSeat(
            submission=submission,
            seat=number,
            person_id=seat.person or None,
            typed=seat.typed,
            score=seat.score,
            penalty=seat.penalty,
        )
        for number, seat in enumerate(draft.seats)
    )


def written(submission: Submission) -> dict[str, object]:
    """What a form shows of a draft, by the names of its fields."""
    values: dict[str, object] = {
        column.name: getattr(submission, column.name)
        for column in fields(Draft)
        if column.name != "seats"
    }
    if submission.starting_points is None:
        del values["starting_points"]
    values["email"] = submission.sender_email
    for seat in seats_of(submission):
        values[f"player{seat.seat}"] = seat.typed
        values[f"person{seat.seat}"] = shown_id(seat.person, seat.typed)
        values[f"score{seat.seat}"] = "" if seat.score is None else seat.score
        values[f"penalty{seat.seat}"] = seat.penalty or ""
    return values


def is_anonymous(submission: Submission) -> bool:
    """Whether no account has begun or sent it."""
    return submission.sender_id is None and submission.entered_by_id is None


def put_sender(sender: Sender, submission: Submission, *, staff: bool) -> None:
    """Say who sends a submission; whose account began it keeps it.

    Args:
        sender: who is asking.
        submission: to be stored.
        staff: whether they may send for somebody else.
    """
    if staff and sender.email:
        submission.entered_by = sender.user
        submission.sender_email = sender.email
        submission.sender = User.objects.filter(email=sender.email.lower()).first()
    elif sender.user is not None:
        submission.entered_by = None
        submission.sender_email = ""
        submission.sender = sender.user
    elif is_anonymous(submission):
        submission.sender_email = sender.email
