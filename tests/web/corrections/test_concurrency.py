"""Two managers at once, and corrections while results are being worked out."""

from __future__ import annotations

import threading
import time
from contextlib import nullcontext, suppress
from dataclasses import replace
from types import SimpleNamespace
from typing import TYPE_CHECKING, TypeVar

import pytest
from django.db import connection
from django.utils import timezone

from ligamahjong.ledger.chain import verify_chain
from ligamahjong.ledger.payloads import GameRestored, GameVoided
from ligamahjong.web.accounts.roles import Role
from ligamahjong.web.corrections import reporting, services
from ligamahjong.web.corrections.errors import Closed
from ligamahjong.web.corrections.foreseen import Foreseen
from ligamahjong.web.corrections.models import GameReport, ProposedCorrection
from ligamahjong.web.ledger.selectors import entries
from ligamahjong.web.ledger.services import append_entries
from ligamahjong.web.ledger.services import salt_text as salted
from ligamahjong.web.mail.models import OutgoingMail
from ligamahjong.web.ranking import recalculation
from ligamahjong.web.ranking.game_content import game_content
from ligamahjong.web.ranking.models import CurrentGame
from ligamahjong.web.ranking.recalculation import is_due, recalculate_fully
from ligamahjong.web.ranking.rows import game_of
from ligamahjong.web.ranking.services import record
from support.accounts import account, signed_in
from support.corrections import confirm, fields, preview
from support.pages import words
from support.results import assert_equal_to_full

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from django.test import Client

pytestmark = pytest.mark.usefixtures("league")

GAME = "r330"
T = TypeVar("T")
ROUNDS = 6


def managers() -> tuple[Client, Client]:
    return tuple(  # type: ignore[return-value]
        signed_in(account(Role.MANAGER, f"{name}@example.org")) for name in ("una", "otra")
    )


def at_once(*acts: Callable[[], Any]) -> list[Any]:
    """What each of some acts returns or raises, all begun together."""
    start = threading.Barrier(len(acts))
    results: list[Any] = [None] * len(acts)

    def run(number: int) -> None:
        start.wait()
        try:
            results[number] = acts[number]()
        except Exception as error:  # noqa: BLE001 - given back
            results[number] = error
        finally:
            connection.close()

    threads = [threading.Thread(target=run, args=(number,)) for number in range(len(acts))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return results


def number_of_entries() -> int:
    return len(list(entries()))


def both_confirm() -> tuple[int, list[str]]:
    """How many entries two managers make who confirm different corrections, and what they see."""
    una, otra = managers()
    shown = preview(una, GAME, score0="90000"), preview(otra, GAME, score1="95000")
    before = number_of_entries()
    answers = at_once(lambda: confirm(una, shown[0]), lambda: confirm(otra, shown[1]))
    return number_of_entries() - before, [words(one.content.decode()) for one in answers]


@pytest.fixture
def meeting(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who has checked waits a while for somebody else to have checked too before going on."""
    both = threading.Barrier(2)

    def met(value: T) -> T:
        with suppress(threading.BrokenBarrierError):
            both.wait(timeout=1.0)
        return value

    monkeypatch.setattr(services, "salt_text", lambda text: met(salted(text)))
    monkeypatch.setattr(reporting, "timezone", SimpleNamespace(now=lambda: met(timezone.now())))


@pytest.mark.usefixtures("meeting")
def test_of_two_corrections_at_once_one_is_made() -> None:
    made, pages = both_confirm()
    assert made == 1
    assert sum("Partida corregida." in page for page in pages) == 1
    assert sum("Otra persona ha cambiado esta partida" in page for page in pages) == 1
    assert_equal_to_full()


@pytest.mark.usefixtures("meeting")
def test_decided_before_the_lock_is_held_both_are_made(monkeypatch: pytest.MonkeyPatch) -> None:
    """The control: each has checked when nobody had written yet."""
    monkeypatch.setattr(services, "recording", nullcontext)
    monkeypatch.setattr(services, "append_checked", record)
    made, _ = both_confirm()
    assert made == 2


def test_without_a_look_at_what_was_shown_both_are_made(monkeypatch: pytest.MonkeyPatch) -> None:
    """The control: the second undoes what the first has put right."""
    monkeypatch.setattr(Foreseen, "seal", property(lambda _: "always"))
    una, otra = managers()
    shown = preview(una, GAME, score0="90000"), preview(otra, GAME, score1="95000")
    before = game_of(CurrentGame.objects.get(pk=GAME))
    confirm(una, shown[0])
    monkeypatch.setattr(
        "ligamahjong.web.corrections.game_form.GameForm.is_of_this_version",
        property(lambda _: True),
    )
    confirm(otra, shown[1])
    assert game_of(CurrentGame.objects.get(pk=GAME)).scores == (
        before.scores[0],
        95000,
        *before.scores[2:],
    )


def test_many_times_voided_by_two_at_once() -> None:
    """Of each pair one voids the game and one is told that it is voided already."""
    una, otra = managers()
    games = [f"r{number}" for number in range(330, 330 + ROUNDS)]
    before = number_of_entries()
    for game in games:
        address = f"/gestion/partidas/{game}/anular/"
        sent = [
            {**fields(one.get(address).content.decode()), "reason": "Repetida"}
            for one in (una, otra)
        ]
        at_once(
            lambda address=address, sent=sent: una.post(address, sent[0]),  # type: ignore[misc]
            lambda address=address, sent=sent: otra.post(address, sent[1]),  # type: ignore[misc]
        )
    assert number_of_entries() == before + ROUNDS
    assert not list(verify_chain(entries()))
    assert all(CurrentGame.objects.get(pk=game).voided for game in games)
    assert_equal_to_full()


def test_a_correction_waits_for_a_recalculation(monkeypatch: pytest.MonkeyPatch) -> None:
    una, _ = managers()
    shown = preview(una, GAME, score0="90000")
    before = number_of_entries()
    inside = threading.Event()
    replay = recalculation._replay

    def slowly(*args: Any, **kwargs: Any) -> None:  # noqa: ANN401 - as the original
        inside.set()
        time.sleep(0.5)
        replay(*args, **kwargs)

    monkeypatch.setattr(recalculation, "_replay", slowly)

    def then_confirm() -> Any:  # noqa: ANN401
        assert inside.wait(timeout=10)
        return confirm(una, shown)

    _, done = at_once(recalculate_fully, then_confirm)
    assert done.redirect_chain
    assert number_of_entries() == before + 1
    assert_equal_to_full()


def test_what_is_confirmed_counts_entries_that_no_result_has_seen() -> None:
    """They are followed first: what was shown no longer holds."""
    una, _ = managers()
    shown = preview(una, "r339", score3="99000")
    append_entries([GameVoided(game) for game in ("r338", "r337", "r336")], actor="u1")
    assert is_due()
    again = confirm(una, shown)
    assert "No se ha hecho nada todavía." in words(again.content.decode())
    assert confirm(una, again.content.decode()).redirect_chain
    assert_equal_to_full()


def test_corrections_while_others_publish() -> None:
    """Each is one entry, however much is written meanwhile."""
    una, _ = managers()
    before = number_of_entries()
    stop = threading.Event()
    written = 0

    def publish() -> None:
        nonlocal written
        while not stop.is_set():
            written += record([(GameVoided, GameRestored)[written % 2]("m340")], actor="u9")
            time.sleep(0.05)

    def correct() -> int:
        made = 0
        try:
            for number in range(3):
                page = preview(una, f"r{331 + number}", score0="90000")
                for _ in range(5):
                    answer = confirm(una, page)
                    if answer.redirect_chain:
                        made += 1
                        break
                    page = answer.content.decode()
        finally:
            stop.set()
        return made

    failed, made = at_once(publish, correct)
    assert failed is None
    assert made == 3
    assert number_of_entries() == before + written + made
    assert not list(verify_chain(entries()))
    assert_equal_to_full()


def decided_by_two(decide: Callable[[str], object]) -> list[Any]:
    return at_once(lambda: decide("u1"), lambda: decide("u2"))


@pytest.mark.usefixtures("meeting")
def test_a_report_is_answered_by_one_of_two() -> None:
    report = GameReport.objects.create(game=GAME, text="x", email="lectora@example.org")
    answers = decided_by_two(lambda actor: reporting.close_report(report.token, "Sí", actor=actor))
    assert sum(answer is True for answer in answers) == 1
    assert sum(isinstance(answer, Closed) for answer in answers) == 1
    assert OutgoingMail.objects.count() == 1


@pytest.mark.usefixtures("meeting")
def test_without_the_lock_both_would_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    """The control: both have read an open report before either closes it."""
    monkeypatch.setattr(reporting, "writing", nullcontext)
    report = GameReport.objects.create(game=GAME, text="x", email="lectora@example.org")
    decided_by_two(lambda actor: reporting.close_report(report.token, "Sí", actor=actor))
    assert OutgoingMail.objects.count() == 2


def test_a_proposal_is_decided_by_one_of_two() -> None:
    game = game_of(CurrentGame.objects.get(pk=GAME))
    before = number_of_entries()
    content = game_content(replace(game, scores=game.scores[::-1]))
    row = ProposedCorrection.objects.create(game=GAME, content=content, digest="0", source="f")
    una, otra = managers()
    address = f"/gestion/propuestas/{row.pk}/"
    page = fields(una.get(address).content.decode())
    accepted, rejected = at_once(
        lambda: una.post(address, {**page, "step": "accept"}),
        lambda: otra.post(address, {"step": "reject", "reject-reason": "No"}),
    )
    assert {accepted.status_code, rejected.status_code} == {302}
    row.refresh_from_db()
    assert number_of_entries() - before == int(row.state == "accepted")
    assert row.state in {"accepted", "rejected"}
