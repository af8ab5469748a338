"""Two reviewers at once, and a game decided while everything is worked out anew."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from threading import Thread
from typing import TYPE_CHECKING

import pytest
from django.db import connection

from ligamahjong.ledger.chain import verify_chain
from ligamahjong.web.accounts.roles import Role
from ligamahjong.web.audit.models import AuditEntry
from ligamahjong.web.intake.models import Submission
from ligamahjong.web.intake.services import do_submit
from ligamahjong.web.ledger import selectors
from ligamahjong.web.ranking import recalculation
from ligamahjong.web.ranking.models import CurrentGame
from ligamahjong.web.ranking.recalculation import bring_up_to_date, is_due, recalculate_fully
from ligamahjong.web.review import services
from ligamahjong.web.review.errors import Stale
from support.accounts import account
from support.deciding import DECISIONS, decide_together
from support.results import assert_equal_to_full
from support.sent import sent

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ligamahjong.ledger.entry import Entry
    from support.site import Site

RECALCULATOR = """
import sys
import django
django.setup()
from ligamahjong.web.ranking.recalculation import recalculate_fully
print("ready", flush=True)
for _ in range(int(sys.argv[1])):
    recalculate_fully()
    print("once", flush=True)
"""
ROUNDS = 40


@pytest.mark.unmeasured
def test_two_reviewers_decide_each_submission_once(league: Site) -> None:
    rounds = decide_together(league, ROUNDS)
    assert [one for one in rounds if not one.decided_once] == []
    accepted = Submission.objects.filter(state=Submission.State.ACCEPTED).count()
    games = set(Submission.objects.exclude(game="").values_list("game", flat=True))
    assert 0 < accepted == len(games) == CurrentGame.objects.filter(pk__in=games).count()
    assert AuditEntry.objects.count() == ROUNDS
    assert list(verify_chain(selectors.entries())) == []
    assert_equal_to_full()


def test_all_pairs_of_decisions_meet() -> None:
    met = {(DECISIONS[n % 4], DECISIONS[(n + 1) % 4]) for n in range(ROUNDS)}
    assert {what for pair in met for what in pair} == set(DECISIONS)
    assert len(met) == 4


def test_with_the_check_before_the_lock_both_decide(league: Site) -> None:
    rounds = decide_together(league, 5, decisions=("accept",), checked="before-the-lock")
    assert Counter(one.said for one in rounds) == {("done", "done"): 5}
    assert [one.entries for one in rounds] == [2] * 5
    assert not any(one.decided_once for one in rounds)


def test_the_letter_and_the_note_are_written_once(league: Site) -> None:
    decide_together(league, 4, decisions=("reject",), reviewers=3)
    assert Counter(AuditEntry.objects.values_list("action", flat=True)) == {"reject": 4}


@pytest.mark.parametrize("recalculations", [6])
def test_nothing_is_lost_while_everything_is_worked_out_anew(
    league: Site, recalculations: int
) -> None:
    by = account(Role.REVIEWER)
    connection.close()
    worker = subprocess.Popen(
        [sys.executable, "-c", RECALCULATOR, str(recalculations)],
        env=league.environment(),
        stdout=subprocess.PIPE,
        text=True,
    )
    assert worker.stdout
    assert worker.stdout.readline() == "ready\n"
    tokens: list[str] = []
    while worker.poll() is None or len(tokens) < 3:
        draft = sent(state=Submission.State.DRAFT, version=0, day=f"2025-0{1 + len(tokens) % 9}-05")
        token = do_submit(draft.token).token
        services.do_accept(token, 1, by=by)
        tokens.append(token)
    worker.communicate(timeout=60)
    assert worker.returncode == 0
    games = Submission.objects.filter(pk__in=tokens, state=Submission.State.ACCEPTED)
    ids = set(games.values_list("game", flat=True))
    assert len(ids) == len(tokens)
    assert CurrentGame.objects.filter(pk__in=ids).count() == len(tokens)
    assert not is_due()
    assert_equal_to_full()


@pytest.mark.usefixtures("league")
def test_working_out_from_entries_read_before_the_lock_would_lose_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    read: list[Entry] = list(selectors.entries())

    class Before:
        head = staticmethod(selectors.head)

        @staticmethod
        def entries(after: int = 0) -> Iterable[Entry]:
            return [entry for entry in read if entry.seq > after]

    game = services.do_accept(sent().token, 1, by=account(Role.REVIEWER)).game
    with monkeypatch.context() as patched:
        patched.setattr(recalculation, "ledger", Before)
        recalculate_fully()
    assert not CurrentGame.objects.filter(pk=game).exists()
    assert is_due()
    bring_up_to_date()
    assert CurrentGame.objects.filter(pk=game).exists()
    assert_equal_to_full()


@pytest.mark.usefixtures("league")
def test_threads_of_one_server_decide_once() -> None:
    by = account(Role.REVIEWER)
    said: list[str] = []

    def decide(token: str) -> None:
        try:
            services.do_accept(token, 1, by=by)
        except Stale:
            said.append("stale")
        else:
            said.append("done")
        finally:
            connection.close()

    for _ in range(5):
        token = sent().token
        threads = [Thread(target=decide, args=(token,)) for _ in range(3)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    assert Counter(said) == {"done": 5, "stale": 10}
    assert Submission.objects.filter(state=Submission.State.ACCEPTED).count() == 5
