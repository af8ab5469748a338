"""Each decision: what it writes, what it refuses, and that it is all or nothing."""

from __future__ import annotations

from dataclasses import replace
from datetime import time
from typing import TYPE_CHECKING

import pytest
from django.conf import settings

from ligamahjong.errors import LedgerError
from ligamahjong.web.accounts.roles import Role
from ligamahjong.web.audit.models import AuditEntry
from ligamahjong.web.intake import games, letters
from ligamahjong.web.intake.checks import Code
from ligamahjong.web.intake.models import Submission
from ligamahjong.web.ledger.selectors import head, last_entry, texts
from ligamahjong.web.mail.models import OutgoingMail
from ligamahjong.web.ranking.models import CurrentGame, SeatResult
from ligamahjong.web.review import services
from ligamahjong.web.review.errors import NotAcceptable, Stale
from ligamahjong.web.review.facts import Facts
from support.accounts import account
from support.results import assert_equal_to_full
from support.sent import RIICHI, sent

if TYPE_CHECKING:
    from collections.abc import Callable

    from ligamahjong.web.accounts.models import User

pytestmark = pytest.mark.usefixtures("league")

State = Submission.State


@pytest.fixture(autouse=True)
def outbox(monkeypatch: pytest.MonkeyPatch) -> None:
    """Letters go where they go on the site, in the transaction of what they tell about."""
    backend = "ligamahjong.web.mail.backend.OutboxBackend"
    monkeypatch.setattr(settings, "EMAIL_BACKEND", backend)


def reviewer() -> User:
    return account(Role.REVIEWER)


def audit() -> AuditEntry:
    return AuditEntry.objects.order_by("pk").last() or pytest.fail("nothing in the audit log")


def mail() -> OutgoingMail:
    return OutgoingMail.objects.order_by("pk").last() or pytest.fail("nothing in the outbox")


class TestAccepting:
    def test_a_game_enters_the_ledger_and_counts(self) -> None:
        submission, before = sent(), head().seq
        by = reviewer()
        done = services.do_accept(submission.token, 1, by=by)
        assert (done.state, done.version, done.decided_by) == (State.ACCEPTED, 2, by)
        entry = last_entry()
        assert entry
        assert (entry.seq, entry.kind, entry.actor) == (before + 1, "game-added", by.actor)
        assert entry.payload["game"] == done.game == Submission.objects.get().game
        row = CurrentGame.objects.get(pk=done.game)
        assert (row.player1, row.score1, row.source) == ("p01", 42_000, "acta")
        assert texts([row.event]) == {row.event: "Club Dragón Rojo"}
        assert SeatResult.objects.filter(game=done.game).count() == 4

    def test_it_is_noted_and_the_sender_told(self) -> None:
        submission = sent()
        done = services.do_accept(submission.token, 1, by=reviewer())
        entry = audit()
        assert (entry.action, entry.subject_kind, entry.subject) == (
            "accept",
            "submission",
            submission.token,
        )
        assert entry.actor == reviewer().actor
        assert entry.details == {"game": done.game, "own": []}
        assert mail().to == "reporter@example.org"
        assert done.game in mail().text

    @pytest.mark.parametrize(
        ("fields", "code"),
        [
            ({"pictured": False}, Code.NO_PHOTOGRAPH),
            ({"day": None}, Code.NO_DAY),
            ({"start": None}, Code.NO_TIME),
            ({"signed": False}, Code.NOT_SIGNED),
            ({"players": ("p01", "p02", "p03", "Nadie Conocido")}, Code.UNKNOWN_PLAYER),
            ({"scores": (42_000, 33_500, 26_500, None)}, Code.NO_SCORE),
            ({"scores": (42_000, 33_500, 26_500, 17_000)}, Code.SUM),
        ],
    )
    def test_nothing_is_accepted_that_lacks_something(
        self, fields: dict[str, object], code: Code
    ) -> None:
        submission, before = sent(**fields), head()  # type: ignore[arg-type]
        with pytest.raises(NotAcceptable) as caught:
            services.do_accept(submission.token, 1, by=reviewer())
        assert code in {problem.code for problem in caught.value.problems}
        assert head() == before
        assert Submission.objects.get().state == State.PENDING
        assert not AuditEntry.objects.exists()
        assert not OutgoingMail.objects.exists()

    def test_with_the_check_off_such_a_game_would_enter(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(services, "problems", lambda *_, **__: ())
        done = services.do_accept(sent(pictured=False).token, 1, by=reviewer())
        assert CurrentGame.objects.filter(pk=done.game).exists()

    @pytest.mark.parametrize("state", set(State) - {State.PENDING, State.ASKED})
    def test_what_is_not_open_cannot_be_decided(self, state: State) -> None:
        submission, before = sent(state=state), head()
        with pytest.raises(Stale):
            services.do_accept(submission.token, 1, by=reviewer())
        assert head() == before

    def test_a_page_of_an_earlier_version_decides_nothing(self) -> None:
        submission = sent(version=4)
        for decide in decisions(submission, seen=3):
            with pytest.raises(Stale) as caught:
                decide()
            assert caught.value.now.version == 4
        assert Submission.objects.get().state == State.PENDING
        assert not AuditEntry.objects.exists()

    def test_all_or_nothing(self, monkeypatch: pytest.MonkeyPatch) -> None:
        submission, before = sent(), head()

        told = letters.decided

        def fail(submission: Submission) -> None:
            told(submission)
            raise OSError("no letters today")

        monkeypatch.setattr(services, "decided", fail)
        with pytest.raises(OSError, match="no letters"):
            services.do_accept(submission.token, 1, by=reviewer())
        assert head() == before
        assert Submission.objects.get().state == State.PENDING
        assert not AuditEntry.objects.exists()
        assert not OutgoingMail.objects.exists()

    def test_what_the_ledger_refuses_stays_undecided(self, monkeypatch: pytest.MonkeyPatch) -> None:
        known = services.do_accept(sent().token, 1, by=reviewer()).game
        submission = sent(days_ago=1)
        whole = games.game_of
        monkeypatch.setattr(services, "game_of", lambda one: replace(whole(one), id=known))
        with pytest.raises(LedgerError):
            services.do_accept(submission.token, 1, by=reviewer())
        submission.refresh_from_db()
        assert submission.state == State.PENDING

    def test_a_late_game_takes_its_place_in_time(self) -> None:
        submission = sent(day="2025-03-02", start=time(17, 0))
        done = services.do_accept(submission.token, 1, by=reviewer())
        row = CurrentGame.objects.get(pk=done.game)
        later = CurrentGame.objects.filter(mode="riichi", played_at__gt=row.played_at)
        assert later.count() > 100
        assert_equal_to_full()

    def test_two_games_of_one_day_in_the_order_of_their_starts(self) -> None:
        for start in (time(20, 0), time(16, 0)):
            services.do_accept(sent(start=start).token, 1, by=reviewer())
        assert_equal_to_full()


class TestOwnGames:
    def test_who_played_in_it(self) -> None:
        by = account(Role.REVIEWER, person_id="p03")
        services.do_accept(sent().token, 1, by=by)
        assert audit().details["own"] == ["played"]

    def test_who_plays_under_an_id_that_was_merged(self) -> None:
        by = account(Role.REVIEWER, person_id="p41")
        services.do_reject(sent().token, 1, reason="No", by=by)
        assert audit().details["own"] == ["played"]

    def test_who_sent_it_or_entered_it(self) -> None:
        by = reviewer()
        services.do_reject(sent(sender=by).token, 1, reason="No", by=by)
        assert audit().details["own"] == ["sent"]
        services.do_reject(sent(entered_by=by).token, 1, reason="No", by=by)
        assert audit().details["own"] == ["sent"]


class TestAcceptingWithChanges:
    def edited(self, submission: Submission, **changes: object) -> Facts:
        return replace(Facts.of(submission), **changes)  # type: ignore[arg-type]

    def test_the_ledger_has_the_changes_and_the_submission_what_was_sent(self) -> None:
        submission = sent()
        facts = self.edited(
            submission,
            players=("p01", "p02", "p03", "p05"),
            scores=(42_000, 26_500, 33_500, 18_000),
            start=time(19, 15),
            place="Mesa del Sur",
        )
        by = reviewer()
        done = services.do_accept_edited(submission.token, 1, facts, reason="Cambiados", by=by)
        row = CurrentGame.objects.get(pk=done.game)
        assert (row.player4, row.score2, row.played_at.minute) == ("p05", 26_500, 15)
        assert texts([row.event]) == {row.event: "Mesa del Sur"}
        kept = Submission.objects.get()
        assert (kept.state, kept.place, kept.start) == (
            State.ACCEPTED,
            "Club Dragón Rojo",
            time(18, 30),
        )
        assert [(seat.person_id, seat.score) for seat in kept.seats.all()] == list(
            zip(("p01", "p02", "p03", "p04"), RIICHI, strict=True)
        )
        assert_equal_to_full()

    def test_the_audit_log_has_what_changed_without_free_texts(self) -> None:
        submission = sent()
        facts = self.edited(submission, place="Casa de Pol", scores=(1, 2, 3, 119_994))
        services.do_accept_edited(submission.token, 1, facts, reason="Mal leída", by=reviewer())
        entry = audit()
        assert (entry.action, entry.reason) == ("accept-edited", "Mal leída")
        assert entry.details["changed"] == {
            "place": [],
            "scores": [list(RIICHI), [1, 2, 3, 119_994]],
        }
        assert "Mal leída" in mail().text

    def test_what_is_still_missing_is_refused_and_leaves_nothing(self) -> None:
        submission, before = sent(), head()
        facts = self.edited(submission, signed=False, place="Otra")
        with pytest.raises(NotAcceptable) as caught:
            services.do_accept_edited(submission.token, 1, facts, reason="x", by=reviewer())
        assert [problem.code for problem in caught.value.problems] == [Code.NOT_SIGNED]
        kept = Submission.objects.get()
        assert (kept.place, kept.signed, kept.reason) == ("Club Dragón Rojo", True, "")
        assert head() == before

    def test_a_player_who_was_unknown_can_be_put_right(self) -> None:
        submission = sent(players=("p01", "p02", "p03", "Nadie Conocido"))
        facts = self.edited(submission, players=("p01", "p02", "p03", "p07"))
        done = services.do_accept_edited(submission.token, 1, facts, reason="x", by=reviewer())
        assert CurrentGame.objects.get(pk=done.game).player4 == "p07"
        assert submission.seats.get(seat=3).person is None

    def test_looking_at_changes_leaves_nothing(self) -> None:
        submission = sent()
        facts = self.edited(submission, place="Otra", players=("p05", "p06", "p07", "p08"))
        with services.as_edited(submission, facts) as edited:
            assert Submission.objects.get().place == "Otra"
            assert edited.seats.get(seat=0).person_id == "p05"
        assert Submission.objects.get().place == "Club Dragón Rojo"
        assert submission.seats.get(seat=0).person_id == "p01"


class TestOtherDecisions:
    def test_rejecting(self) -> None:
        submission, before = sent(), head()
        done = services.do_reject(submission.token, 1, reason="Sin firmas.", by=reviewer())
        assert (done.state, done.reason, done.version) == (State.REJECTED, "Sin firmas.", 2)
        assert head() == before
        assert (audit().action, audit().reason) == ("reject", "Sin firmas.")
        assert "Sin firmas." in mail().text

    def test_asking_and_deciding_after_the_answer(self) -> None:
        submission = sent(answer="Ya dije que sí")
        done = services.do_ask(submission.token, 1, question="¿Quién es Pol?", by=reviewer())
        assert (done.state, done.question, done.answer, done.version) == (
            State.ASKED,
            "¿Quién es Pol?",
            "",
            2,
        )
        assert audit().reason == "¿Quién es Pol?"
        assert "¿Quién es Pol?" in mail().text
        assert services.do_accept(submission.token, 2, by=reviewer()).state == State.ACCEPTED

    def test_an_earlier_answer_is_not_lost(self) -> None:
        submission = sent(question="¿Qué club?", answer="El de siempre")
        services.do_ask(submission.token, 1, question="¿Cuál es?", by=reviewer())
        kept = AuditEntry.objects.get(action="earlier-answer")
        assert kept.reason == "El de siempre"

    def test_matching_an_unknown_name(self) -> None:
        submission = sent(players=("p01", "p02", "p03", "N. Conocido"))
        done = services.do_match(submission.token, 1, {3: "p09"}, by=reviewer())
        seat = submission.seats.get(seat=3)
        assert (seat.person_id, seat.typed, done.version) == ("p09", "N. Conocido", 2)
        assert audit().details == {"people": {"3": "p09"}}
        assert services.do_accept(submission.token, 2, by=reviewer()).state == State.ACCEPTED


def decisions(submission: Submission, seen: int) -> list[Callable[[], Submission]]:
    token, by = submission.token, reviewer()
    facts = Facts.of(submission)
    return [
        lambda: services.do_accept(token, seen, by=by),
        lambda: services.do_accept_edited(token, seen, facts, reason="x", by=by),
        lambda: services.do_reject(token, seen, reason="x", by=by),
        lambda: services.do_ask(token, seen, question="x", by=by),
        lambda: services.do_match(token, seen, {0: "p09"}, by=by),
    ]
