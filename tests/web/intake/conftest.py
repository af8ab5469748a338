"""Games to send: what a browser posts, and a submission as the database has it."""

from __future__ import annotations

import io
import time as clock
from datetime import date, time
from typing import TYPE_CHECKING

import pytest
from django.conf import settings
from django.core.files.uploadedfile import SimpleUploadedFile
from PIL import Image

from ligamahjong.web.guards.forms import STAMP, stamp_of
from ligamahjong.web.intake.forms import VisitorForm
from ligamahjong.web.intake.models import Submission, SubmissionSeat
from ligamahjong.web.people.models import Person
from ligamahjong.web.photographs.models import Photograph

if TYPE_CHECKING:
    from collections.abc import Callable

    from support.site import Site


def photograph(
    taken: str = "", name: str = "acta.jpg", colour: str = "white"
) -> SimpleUploadedFile:
    """A photograph as a telephone sends it, which may say when it was taken."""
    picture, content = Image.new("RGB", (240, 320), colour), io.BytesIO()
    exif = picture.getexif()
    if taken:
        exif.get_ifd(0x8769)[0x9003] = taken
    picture.save(content, "JPEG", exif=exif)
    return SimpleUploadedFile(name, content.getvalue(), "image/jpeg")


@pytest.fixture(autouse=True)
def _outbox(monkeypatch: pytest.MonkeyPatch) -> None:
    """Letters go where the site queues them, not where Django's tests keep them."""
    monkeypatch.setattr(settings, "EMAIL_BACKEND", "ligamahjong.web.mail.backend.OutboxBackend")


@pytest.fixture
def make_photograph() -> Callable[..., SimpleUploadedFile]:
    """Makes photographs that say when they were taken."""
    return photograph


@pytest.fixture
def people(league: Site) -> tuple[Person, Person, Person, Person]:  # noqa: ARG001 - its people
    """Four who play and live on the mainland."""
    east, south, west, north = (Person.objects.get(pk=id_) for id_ in ("p01", "p02", "p07", "p10"))
    return east, south, west, north


@pytest.fixture
def written(people: tuple[Person, ...]) -> Callable[..., dict[str, object]]:
    """What a browser without JavaScript posts of a complete MCR game in person."""

    def posted(**changes: object) -> dict[str, object]:
        data: dict[str, object] = {
            "mode": "mcr",
            "venue": "in-person",
            "day": "2026-06-20",
            "start": "18:30",
            "place": "Club Dragón Rojo",
            "signed": "on",
            "email": "bruno@example.org",
            "starting_points": "30000",
            "photographs": photograph(),
            "review": "1",
            STAMP: stamp_of(VisitorForm, clock.time() - 60),
        }
        for number, (person, score) in enumerate(zip(people, (88, 12, -40, -60), strict=True)):
            data[f"player{number}"] = person.name
            data[f"score{number}"] = str(score)
        data |= changes
        return {name: value for name, value in data.items() if value is not None}

    return posted


@pytest.fixture
def stored(people: tuple[Person, ...]) -> Callable[..., Submission]:
    """A complete submission in the database, changed as wanted."""

    def made(
        scores: tuple[int | None, ...] = (88, 12, -40, -60),
        pictured: bool = True,  # noqa: FBT001, FBT002 - of a test
        seated: tuple[Person | None, ...] = (),
        penalties: tuple[int, ...] = (0, 0, 0, 0),
        **fields: object,
    ) -> Submission:
        values: dict[str, object] = {
            "mode": "mcr",
            "venue": "in-person",
            "day": date(2026, 6, 20),
            "start": time(18, 30),
            "place": "Club Dragón Rojo",
            "signed": True,
            "sender_email": "bruno@example.org",
        }
        submission = Submission.objects.create(**values | fields)
        for number, person in enumerate(seated or people):
            SubmissionSeat.objects.create(
                submission=submission,
                seat=number,
                person=person,
                typed=person.name if person else "",
                score=scores[number],
                penalty=penalties[number],
            )
        if pictured:
            Photograph.objects.create(submission=submission, width=3, height=4, size=5, digest="0")
        return submission

    return made
