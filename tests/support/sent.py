"""Games that were sent in and wait for a reviewer, in the small league."""

from __future__ import annotations

import io
from datetime import date, time, timedelta
from typing import TYPE_CHECKING, Any

from django.utils import timezone
from PIL import Image, ImageDraw

from ligamahjong.web.accounts.roles import Role
from ligamahjong.web.intake.models import Submission, SubmissionSeat
from ligamahjong.web.people.models import Person
from ligamahjong.web.photographs import files
from ligamahjong.web.photographs.models import Photograph
from support.accounts import account

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["RIICHI", "picture", "sent"]

RIICHI = (42_000, 33_500, 26_500, 18_000)
"""Scores that add up to four times 30,000."""


def sent(
    players: Sequence[str] = ("p01", "p02", "p03", "p04"),
    scores: Sequence[int | None] = RIICHI,
    *,
    days_ago: float = 3,
    pictured: bool = True,
    penalties: Sequence[int] = (0, 0, 0, 0),
    **fields: Any,  # noqa: ANN401 - columns of a submission
) -> Submission:
    """A game of Riichi played on 28 June 2026 that is complete and waits, unless said otherwise.

    Args:
        players: ids in seat order; any other text is a name that nobody was found for.
        scores: in seat order.
        days_ago: how long it has waited.
        pictured: whether there is a photograph, without a file.
        penalties: in seat order.
        fields: columns that are to be otherwise.
    """
    values: dict[str, Any] = {
        "state": Submission.State.PENDING,
        "version": 1,
        "mode": "riichi",
        "venue": "in-person",
        "day": date(2026, 6, 28),
        "start": time(18, 30),
        "clock": "mainland",
        "place": "Club Dragón Rojo",
        "starting_points": 30_000,
        "signed": True,
        "submitted_at": timezone.now() - timedelta(days=days_ago),
        **fields,
    }
    if "sender" not in values and "sender_email" not in values:
        values["sender"] = account(Role.REPORTER)
    submission = Submission.objects.create(**values)
    people = Person.objects.in_bulk(list(players))
    for seat, (player, score, penalty) in enumerate(zip(players, scores, penalties, strict=True)):
        person = people.get(player)
        SubmissionSeat.objects.create(
            submission=submission,
            seat=seat,
            person=person,
            typed=person.name if person else player,
            score=score,
            penalty=penalty,
        )
    if pictured:
        Photograph.objects.create(
            submission=submission, width=900, height=1200, size=5, digest="0" * 64
        )
    return submission


def picture(submission: Submission) -> Photograph:
    """Give the photograph of a submission a file: a sheet with lines, its top marked."""
    photograph = submission.photographs.get()
    image = Image.new("RGB", (photograph.width, photograph.height), "#f4efe0")
    draw = ImageDraw.Draw(image)
    draw.rectangle((60, 60, 840, 180), fill="#0d5c47")
    for line in range(8):
        draw.line((60, 300 + 100 * line, 840, 300 + 100 * line), fill="#55605a", width=4)
        for column in range(4):
            draw.text((90 + 200 * column, 230 + 100 * line), str(1000 * (line + column)), "black")
    content = io.BytesIO()
    image.save(content, "JPEG")
    files.write(photograph.id, content.getvalue())
    return photograph
