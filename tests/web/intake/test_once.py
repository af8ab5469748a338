"""What is done to a submission is done once, whoever else does it, also while others write."""

from __future__ import annotations

import threading
from contextlib import contextmanager, nullcontext
from typing import TYPE_CHECKING

import pytest
from django.db import connection, transaction

from ligamahjong.web.audit.models import AuditEntry
from ligamahjong.web.intake import services
from ligamahjong.web.intake.drafts import Draft, Sender
from ligamahjong.web.intake.errors import NotReady, NotThere, TooLate
from ligamahjong.web.intake.models import Submission
from ligamahjong.web.ledger.transactions import writing
from ligamahjong.web.mail.models import OutgoingMail
from ligamahjong.web.people.models import Person
from ligamahjong.web.photographs import files
from ligamahjong.web.photographs.services import keep
from ligamahjong.web.ranking.services import recording
from ligamahjong.wording import Language

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from django.core.files.uploadedfile import SimpleUploadedFile

    from ligamahjong.web.photographs.services import Kept
    from support.site import Site

    Stored = Callable[..., Submission]

State = Submission.State

ACTS: dict[str, tuple[Submission.State, Callable[[str], Submission]]] = {
    "submit": (State.DRAFT, services.do_submit),
    "confirm": (State.UNCONFIRMED, services.do_confirm),
    "answer": (State.ASKED, lambda token: services.do_answer(token, "Sí")),
    "withdraw": (State.PENDING, services.do_withdraw),
}


def together(act: Callable[[str], Submission], token: str, number: int = 4) -> list[str]:
    """What came of the same act begun at one moment by several."""
    start, results = threading.Barrier(number), []

    def run() -> None:
        start.wait()
        try:
            act(token)
        except TooLate:
            results.append("too late")
        except Exception as error:  # noqa: BLE001 - whatever it is, the test tells
            results.append(repr(error))
        else:
            results.append("done")
        finally:
            connection.close()

    threads = [threading.Thread(target=run) for _ in range(number)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return sorted(results)


@pytest.mark.parametrize("name", ACTS)
def test_once(stored: Stored, name: str) -> None:
    state, act = ACTS[name]
    submission = stored(state=state)
    assert together(act, submission.token) == ["done", *["too late"] * 3]
    assert Submission.objects.get().version == submission.version + 1
    assert AuditEntry.objects.filter(action=name).count() == 1


@pytest.mark.parametrize("name", ["confirm", "withdraw"])
def test_without_the_lock_it_is_done_more_than_once(
    stored: Stored, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """The control: reading outside the lock lets several through."""
    state, act = ACTS[name]
    submission = stored(state=state)
    read, found = threading.Barrier(4), services._found

    def slowly(token: str, states: frozenset[str]) -> Submission:
        known = found(token, states)
        read.wait()
        return known

    monkeypatch.setattr(services, "writing", nullcontext)
    monkeypatch.setattr(services, "_found", slowly)
    assert together(act, submission.token).count("done") > 1
    assert AuditEntry.objects.filter(action=name).count() > 1


def test_confirming_and_withdrawing_at_once_is_one_after_the_other(stored: Stored) -> None:
    submission = stored(state=State.UNCONFIRMED)
    results = []

    def act(run: Callable[[str], Submission]) -> None:
        try:
            run(submission.token)
            results.append(run.__name__)
        except TooLate:
            results.append("too late")
        finally:
            connection.close()

    threads = [
        threading.Thread(target=act, args=[run])
        for run in (services.do_confirm, services.do_withdraw)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert Submission.objects.get().state == State.WITHDRAWN
    assert "do_withdraw" in results


@contextmanager
def somebody_writes() -> Iterator[Callable[[], None]]:
    """Another thread holds the ledger, as a recalculation does, until it is let go."""
    held, let_go = threading.Event(), threading.Event()

    def run() -> None:
        with recording():
            held.set()
            let_go.wait(30)
        connection.close()

    thread = threading.Thread(target=run)
    thread.start()
    assert held.wait(10)
    yield let_go.set
    assert let_go.is_set()
    thread.join()


def test_a_game_is_sent_while_a_recalculation_runs(stored: Stored) -> None:
    submission, done = stored(), threading.Event()

    def send() -> None:
        services.do_submit(submission.token)
        done.set()
        connection.close()

    with somebody_writes() as let_go:
        sender = threading.Thread(target=send)
        sender.start()
        assert not done.wait(0.3)
        let_go()
    sender.join()
    assert done.is_set()
    assert Submission.objects.get().state == State.UNCONFIRMED


def test_who_follows_a_game_waits_for_no_recalculation(league: Site, stored: Stored) -> None:
    submission = stored(state=State.PENDING)
    with somebody_writes() as let_go:
        page = league.client.get(f"/enviar/seguimiento/{submission.token}/")
        let_go()
    assert page.status_code == 200


def test_a_letter_is_queued_only_with_its_change(
    stored: Stored, monkeypatch: pytest.MonkeyPatch
) -> None:
    submission = stored(state=State.UNCONFIRMED)

    def fail(*_: object) -> None:
        raise RuntimeError("no audit")

    monkeypatch.setattr(services, "_note", fail)
    with pytest.raises(RuntimeError):
        services.do_confirm(submission.token)
    assert Submission.objects.get().state == State.UNCONFIRMED
    assert not OutgoingMail.objects.exists()


def test_nobody_decides_on_what_they_have_not_seen(stored: Stored) -> None:
    submission = stored()
    versions = [submission.version]
    sender = Sender(email="bruno@example.org")
    services.do_save(submission.token, Draft(), sender, Language.ES)
    versions.append(Submission.objects.get().version)
    assert versions[1] > versions[0]
    with pytest.raises(NotReady) as refused:
        services.do_submit(submission.token)
    assert refused.value.problems
    assert Submission.objects.get().version == versions[1]


def test_what_is_not_there(site: Site) -> None:  # noqa: ARG001
    for act in (services.do_submit, services.do_confirm, services.do_withdraw):
        with pytest.raises(NotThere):
            act("x" * 22)
    with pytest.raises(NotThere):
        services.do_add_photographs("x" * 22, [])


def test_it_is_a_transaction_of_its_own(stored: Stored) -> None:
    submission = stored()
    with pytest.raises(RuntimeError), transaction.atomic():
        services.do_submit(submission.token)
    with pytest.raises(RuntimeError), writing():
        services.do_submit(submission.token)
    assert Submission.objects.get().state == State.DRAFT


def test_photographs_that_come_too_late_are_not_kept(
    stored: Stored,
    make_photograph: Callable[..., SimpleUploadedFile],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    submission = stored()

    def and_meanwhile_it_is_sent(to: Submission, file: SimpleUploadedFile) -> Kept:
        kept = keep(to, file)
        services.do_submit(submission.token)
        return kept

    monkeypatch.setattr(services, "keep", and_meanwhile_it_is_sent)
    with pytest.raises(TooLate):
        services.do_add_photographs(submission.token, [make_photograph()])
    assert submission.photographs.filter(destroyed_at=None).count() == 1


def test_photographs_of_somebody_who_is_erased_meanwhile_are_not_kept(
    stored: Stored,
    make_photograph: Callable[..., SimpleUploadedFile],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    submission = stored(state=State.ASKED)

    def and_meanwhile_one_of_the_four_is_erased(to: Submission, file: SimpleUploadedFile) -> Kept:
        kept = keep(to, file)
        Person.objects.filter(pk="p01").update(retired=1)
        return kept

    monkeypatch.setattr(services, "keep", and_meanwhile_one_of_the_four_is_erased)
    added = services.do_add_photographs(submission.token, [make_photograph()])
    assert added.number == 0
    [new] = submission.photographs.exclude(destroyed_at=None)
    assert new.destroyed_because == new.Because.ERASED
    assert not files.path_of(new.pk).exists()
