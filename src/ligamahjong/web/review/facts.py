"""All facts of a game that a reviewer may put right."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import TYPE_CHECKING

from ligamahjong.web.intake.models import Submission, SubmissionSeat

if TYPE_CHECKING:
    from datetime import date, time

    from ligamahjong.table import Four

__all__ = ["FREE_TEXTS", "Facts"]

FREE_TEXTS = frozenset({"place", "link"})
"""Facts whose words stay out of the audit log, which only says that they changed."""

_SEATS = ("players", "scores", "penalties")


@dataclass(frozen=True, slots=True)
class Facts:
    """A game as it should be; the names are those of :class:`Submission`.

    Attributes:
        mode: value of the mode.
        venue: value of the venue.
        day: by the clock that was read.
        start: by that clock.
        clock: which it was; empty where it was not asked.
        second_time: whether the second of the two times of an hour that occurs twice is meant.
        place: where it was played.
        platform: on which it was played.
        link: to a replay.
        starting_points: of Riichi.
        mismatch: why the scores do not add up; empty where they do.
        signed: whether all four signed the sheet.
        players: ids in seat order; ``None`` for who is not known.
        scores: in seat order.
        penalties: in seat order.
    """

    mode: str
    venue: str
    day: date | None
    start: time | None
    clock: str
    second_time: bool
    place: str
    platform: str
    link: str
    starting_points: int | None
    mismatch: str
    signed: bool
    players: Four[str | None]
    scores: Four[int | None]
    penalties: Four[int]

    @classmethod
    def of(cls, submission: Submission) -> Facts:
        """The facts as they were sent."""
        seats = {seat.seat: seat for seat in submission.seats.all()}
        rows = [seats.get(number, SubmissionSeat(seat=number)) for number in range(4)]
        east, south, west, north = rows
        own = {name: getattr(submission, name) for name in _names()}
        return cls(
            **own,
            players=(east.person_id, south.person_id, west.person_id, north.person_id),
            scores=(east.score, south.score, west.score, north.score),
            penalties=(east.penalty, south.penalty, west.penalty, north.penalty),
        )

    def put_into(self, submission: Submission) -> None:
        """Store these facts in place of those that are there."""
        for name in _names():
            setattr(submission, name, getattr(self, name))
        submission.save()
        seats = zip(self.players, self.scores, self.penalties, strict=True)
        for number, (person, score, penalty) in enumerate(seats):
            SubmissionSeat.objects.update_or_create(
                submission=submission,
                seat=number,
                defaults={"person_id": person, "score": score, "penalty": penalty},
            )

    def changes(self, submission: Submission) -> dict[str, list[object]]:
        """What differs from a submission: before and after, ids and numbers only.

        Of free texts there is only the name, with an empty list.
        """
        sent = Facts.of(submission)
        found: dict[str, list[object]] = {}
        for name in (*_names(), *_SEATS):
            before, after = getattr(sent, name), getattr(self, name)
            if before != after:
                found[name] = [] if name in FREE_TEXTS else [_plain(before), _plain(after)]
        return found


def _names() -> list[str]:
    return [field.name for field in fields(Facts) if field.name not in _SEATS]


def _plain(value: object) -> object:
    """A value as JSON has it."""
    if isinstance(value, tuple):
        return list(value)
    return value if value is None or isinstance(value, (bool, int)) else str(value)
