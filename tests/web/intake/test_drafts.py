"""A draft is read back as it was written."""

from __future__ import annotations

from dataclasses import fields
from datetime import date, time
from typing import TYPE_CHECKING

import pytest

from ligamahjong.web.accounts.models import User
from ligamahjong.web.accounts.roles import Role
from ligamahjong.web.intake import services
from ligamahjong.web.intake.drafts import Draft, SeatDraft, Sender, written
from ligamahjong.web.intake.errors import TooLate
from ligamahjong.web.intake.models import Submission, SubmissionSeat
from ligamahjong.web.people.models import new_token
from ligamahjong.wording import Language

if TYPE_CHECKING:
    from support.site import Site

SEATS = (
    SeatDraft("Bruno Alonso Prado", "p01", 41_200),
    SeatDraft("nadie todavía", "", None, -20_000),
    SeatDraft(),
    SeatDraft("Íñigo Núñez Peña", "p13", -128_100),
)
WHOLE = Draft(
    mode="riichi",
    venue="in-person",
    day=date(2026, 6, 20),
    start=time(2, 30),
    clock="canary",
    second_time=True,
    place="Club Dragón Rojo",
    platform="Tenhou",
    link="https://example.org/7",
    starting_points=25_000,
    mismatch="slip",
    signed=True,
    remarks="Faltó luz\nun rato",
    seats=SEATS,
)


def test_as_it_was_written(league: Site) -> None:  # noqa: ARG001
    token = new_token()
    services.do_save(token, WHOLE, Sender(email="a@example.org"), Language.EN)
    submission = Submission.objects.get(pk=token)
    shown = written(submission)
    for column in fields(Draft):
        if column.name != "seats":
            assert shown[column.name] == getattr(WHOLE, column.name), column.name
    for number, seat in enumerate(SEATS):
        assert shown[f"player{number}"] == seat.typed
        assert shown[f"person{number}"] == seat.person
        assert shown[f"score{number}"] == ("" if seat.score is None else seat.score)
        assert shown[f"penalty{number}"] == (seat.penalty or "")
    assert shown["email"] == "a@example.org"
    assert (submission.language, submission.state) == ("en", Submission.State.DRAFT)


def test_what_is_written_again_takes_the_place_of_what_was(league: Site) -> None:  # noqa: ARG001
    token = new_token()
    services.do_save(token, WHOLE, Sender(email="a@example.org"), Language.ES)
    services.do_save(token, Draft(seats=SEATS[:2]), Sender(email="b@example.org"), Language.ES)
    submission = Submission.objects.get()
    assert (submission.place, submission.sender_email) == ("", "b@example.org")
    assert SubmissionSeat.objects.count() == 2
    assert "starting_points" not in written(submission)
    assert submission.version == 2


def test_what_has_been_sent_is_not_written_over(league: Site) -> None:  # noqa: ARG001
    token = new_token()
    services.do_save(token, WHOLE, Sender(email="a@example.org"), Language.ES)
    Submission.objects.update(state=Submission.State.PENDING)
    with pytest.raises(TooLate):
        services.do_save(token, Draft(), Sender(), Language.ES)
    assert Submission.objects.get().place == WHOLE.place


def test_staff_without_a_second_factor_send_for_nobody_else(league: Site) -> None:  # noqa: ARG001
    manager = User.objects.create_user("m@example.org", role=Role.MANAGER)
    services.do_save(new_token(), WHOLE, Sender(manager, "a@example.org"), Language.ES)
    submission = Submission.objects.get()
    assert (submission.sender, submission.entered_by) == (manager, None)
    assert submission.sender_email == ""
