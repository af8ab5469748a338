"""What is forgotten, and when: a day before its time nothing is, a day after it all is."""

from __future__ import annotations

import os
from dataclasses import dataclass
from datetime import datetime, timedelta
from threading import Event
from typing import TYPE_CHECKING, Any

import pytest
from allauth.account.models import EmailAddress
from django.conf import settings
from django.contrib.sessions.models import Session
from django.utils import timezone

from ligamahjong.web import repairs
from ligamahjong.web.accounts.models import Claim, User
from ligamahjong.web.accounts.roles import Role
from ligamahjong.web.audit.models import AuditEntry
from ligamahjong.web.corrections.models import GameReport
from ligamahjong.web.guards.models import Bucket
from ligamahjong.web.imports.models import ImportedFile
from ligamahjong.web.intake.models import Submission
from ligamahjong.web.mail.models import OutgoingMail
from ligamahjong.web.people.models import Person, Registration
from ligamahjong.web.photographs import files
from ligamahjong.web.photographs.models import Photograph
from ligamahjong.web.privacy import erasures
from ligamahjong.web.privacy.periods import Period
from ligamahjong.web.privacy.retention import RULES, retain
from support.accounts import account

if TYPE_CHECKING:
    from collections.abc import Callable

    from django.db.models import QuerySet

NOW = timezone.now()
pytestmark = pytest.mark.usefixtures("site")


@dataclass(frozen=True)
class Case:
    """Something that is kept for a period from a moment on."""

    rule: str
    period: str
    make: Callable[[datetime], object]
    left: Callable[[], int]


def rows(query: QuerySet[Any]) -> Callable[[], int]:
    return lambda: query.all().count()


def submission(state: str, at: datetime, **fields: object) -> Submission:
    return Submission.objects.create(state=state, created_at=at, **fields)


def photograph(at: datetime, state: str = "accepted") -> Photograph:
    decided = {} if state in {"draft", "unconfirmed"} else {"decided_at": at}
    row = Photograph.objects.create(
        submission=submission(state, at, **decided), width=1, height=1, size=3, digest="0" * 64
    )
    files.write(row.id, b"jpg")
    return row


def jpegs() -> int:
    return sum(1 for _ in files.folder().glob("*.jpg"))


def unconfirmed_account(at: datetime) -> User:
    user = User.objects.create_user("nadie@example.org", joined_at=at)
    EmailAddress.objects.create(user=user, email=user.email)
    return user


CASES = [
    Case("photographs", "photographs", photograph, jpegs),
    Case("drafts", "drafts", lambda at: photograph(at, "draft"), jpegs),
    Case(
        "unconfirmed-submissions",
        "unconfirmed",
        lambda at: photograph(at, "unconfirmed"),
        jpegs,
    ),
    Case(
        "correspondence",
        "photographs",
        lambda at: submission("rejected", at, decided_at=at, sender_email="a@b.es", remarks="x"),
        lambda: Submission.objects.exclude(sender_email="", remarks="").count(),
    ),
    Case(
        "reports",
        "photographs",
        lambda at: GameReport.objects.create(
            game="g", text="x", email="a@b.es", state="closed", decided_at=at
        ),
        lambda: GameReport.objects.exclude(email="", text="").count(),
    ),
    Case(
        "unconfirmed-registrations",
        "unconfirmed",
        lambda at: Registration.objects.create(name="x", region="MD", email="a@b.es", made_at=at),
        rows(Registration.objects.all()),
    ),
    Case("unconfirmed-accounts", "unconfirmed", unconfirmed_account, rows(User.objects.all())),
    Case(
        "registrations",
        "registrations",
        lambda at: Registration.objects.create(
            name="x", region="MD", email="a@b.es", state="rejected", decided_at=at
        ),
        rows(Registration.objects.all()),
    ),
    Case(
        "claims",
        "registrations",
        lambda at: Claim.objects.create(
            user=account(Role.PLAYER),
            person=Person.objects.create(id="p1", name="Olga Gil"),
            state="rejected",
            decided_at=at,
        ),
        rows(Claim.objects.all()),
    ),
    *(
        Case(
            "letters",
            "letters",
            lambda at, state=state: OutgoingMail.objects.create(  # type: ignore[misc]
                to="a@b.es", subject="x", text="x", state=state, queued_at=at
            ),
            rows(OutgoingMail.objects.all()),
        )
        for state in ("sent", "given-up")
    ),
    Case(
        "files",
        "drafts",
        lambda at: ImportedFile.objects.create(
            digest="d", name="mcr.csv", mode="mcr", size=1, content=b"x", made_at=at
        ),
        rows(ImportedFile.objects.exclude(content=b"")),
    ),
    Case(
        "files",
        "photographs",
        lambda at: ImportedFile.objects.create(
            digest="d",
            name="mcr.csv",
            mode="mcr",
            size=1,
            state="imported",
            decided_at=at,
            report=["row"],
        ),
        rows(ImportedFile.objects.exclude(report=[])),
    ),
    Case(
        "buckets",
        "buckets",
        lambda at: Bucket.objects.create(key="k", full_at=at),
        rows(Bucket.objects.all()),
    ),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.rule)
def test_each_thing_is_forgotten_in_its_time_and_not_before(case: Case) -> None:
    limit = settings.RETENTION[case.period].before(NOW)
    case.make(limit + timedelta(hours=1))
    assert retain(NOW) == {}
    assert case.left() == 1
    assert retain(NOW + timedelta(days=2))[case.rule] == 1
    assert case.left() == 0
    assert retain(NOW + timedelta(days=2)) == {}, "nothing happens twice"
    [entry] = AuditEntry.objects.filter(subject=case.rule)
    assert (entry.actor, entry.action, entry.details) == ("system", "retention", {"number": 1})


def test_every_rule_has_a_case() -> None:
    assert {case.rule for case in CASES} | {"sessions"} == set(RULES)
    assert {case.period for case in CASES} == set(settings.RETENTION)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.rule)
def test_the_period_is_that_of_the_setting(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(settings, "RETENTION", {**settings.RETENTION, case.period: Period(3)})
    case.make(NOW - timedelta(days=2))
    assert retain(NOW) == {}
    assert case.rule in retain(NOW + timedelta(days=2))


def test_sessions_that_ran_out() -> None:
    Session.objects.create(session_key="a", expire_date=NOW - timedelta(seconds=1))
    Session.objects.create(session_key="b", expire_date=NOW + timedelta(days=1))
    assert retain(NOW) == {"sessions": 1}


def test_what_still_waits_is_never_forgotten() -> None:
    long_ago = NOW - timedelta(days=4000)
    for state in ("pending", "asked"):
        submission(state, long_ago, sender_email="a@b.es")
    OutgoingMail.objects.create(to="a@b.es", subject="x", text="x", queued_at=long_ago)
    Registration.objects.create(
        name="x", region="MD", email="a@b.es", state="pending", made_at=long_ago
    )
    Registration.objects.create(
        name="y", region="MD", email="c@b.es", state="accepted", decided_at=long_ago
    )
    GameReport.objects.create(game="g", text="x", email="a@b.es", made_at=long_ago)
    account(Role.MANAGER, joined_at=long_ago)
    assert retain(NOW) == {}


def test_files_that_belong_to_no_photograph_go_too() -> None:
    files.write("f" * 32, b"jpg")
    assert retain() == {}, "one just written may be about to be kept"
    two_hours_ago = NOW.timestamp() - 7200
    os.utime(files.path_of("f" * 32), (two_hours_ago, two_hours_ago))
    assert retain() == {"orphans": 1}


def test_erasures_that_are_missing_are_carried_out() -> None:
    Person.objects.create(id="p1", name="Olga Gil")
    erasures.list_people(["p1"])
    assert retain() == {"erasures": 1}
    assert Person.objects.get().name == "Jugador retirado 1"


def test_a_serving_process_forgets_at_the_start_and_every_day() -> None:
    Session.objects.create(session_key="a", expire_date=NOW - timedelta(seconds=1))
    stop = Event()
    thread = repairs.forget_daily(stop, seconds=0.01)
    for _ in range(500):
        if not Session.objects.exists():
            break
        stop.wait(0.02)
    assert not Session.objects.exists()
    stop.set()
    thread.join(10)
    assert not thread.is_alive()


@pytest.mark.parametrize(
    ("text", "moment", "before"),
    [
        ("30d", "2026-03-01T12:00", "2026-01-30T12:00"),
        ("12m", "2026-02-28T00:00", "2025-02-28T00:00"),
        ("12m", "2024-02-29T00:00", "2023-02-28T00:00"),
        ("1m", "2026-01-31T00:00", "2025-12-31T00:00"),
        ("3650m", "2026-01-31T00:00", "1721-11-30T00:00"),
    ],
)
def test_periods(text: str, moment: str, before: str) -> None:
    found = Period.read(text).before(datetime.fromisoformat(moment))
    assert found == datetime.fromisoformat(before)


@pytest.mark.parametrize(
    "text", ["", "d", "0d", "-1d", "1.5d", "30", "30 d", "3651d", "\uff11d", "1w"]
)
def test_no_periods(text: str) -> None:
    with pytest.raises(ValueError, match="no period"):
        Period.read(text)
