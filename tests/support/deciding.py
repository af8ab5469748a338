"""Several reviewers, a process each, who decide the same submissions at the same moment."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from django.db import connection

from ligamahjong.web.accounts.roles import Role
from ligamahjong.web.intake.models import Submission
from ligamahjong.web.ledger.models import Entry
from support.accounts import account
from support.sent import sent

if TYPE_CHECKING:
    from collections.abc import Sequence

    from support.site import Site

__all__ = ["DECISIONS", "Round", "decide_together"]

DECISIONS = ("accept", "reject", "edit", "ask")
"""What a reviewer may do; of two, the second begins with the next one of them."""

REVIEWER = """
import sys
import django
django.setup()
from ligamahjong.web.accounts.models import User
from ligamahjong.web.intake.models import Submission
from ligamahjong.web.review import services
from ligamahjong.web.review.errors import Stale
from ligamahjong.web.review.facts import Facts

by, checked = User.objects.get(email=sys.argv[1]), sys.argv[2]
open_one = services.open_one

def decide(what, token, seen):
    if what == "accept":
        services.do_accept(token, seen, by=by)
    elif what == "edit":
        facts = Facts.of(Submission.objects.get(token=token))
        services.do_accept_edited(token, seen, facts, reason="x", by=by)
    elif what == "reject":
        services.do_reject(token, seen, reason="x", by=by)
    else:
        services.do_ask(token, seen, question="x", by=by)

for line in sys.stdin:
    what, token, seen = line.split()
    if checked == "before-the-lock":
        before = open_one(token, int(seen))
        services.open_one = lambda *_: before
    print("ready", flush=True)
    sys.stdin.readline()
    try:
        decide(what, token, int(seen))
    except Stale as error:
        print("stale", flush=True)
    else:
        print("done", flush=True)
"""


@dataclass(frozen=True, slots=True)
class Round:
    """What came of one submission.

    Attributes:
        said: what each reviewer was told: ``done`` or ``stale``.
        entries: how many entries the ledger has more than before.
        state: of the submission afterwards.
    """

    said: tuple[str, ...]
    entries: int
    state: str

    @property
    def decided_once(self) -> bool:
        """Whether one reviewer decided, the others were told, and the ledger has it once."""
        accepted = self.state == Submission.State.ACCEPTED
        told = sorted(self.said) == ["done", *["stale"] * (len(self.said) - 1)]
        return told and self.entries == int(accepted)


@dataclass(slots=True)
class _Reviewer:
    site: Site
    email: str
    checked: str
    process: subprocess.Popen[str] = field(init=False)

    def __post_init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", REVIEWER, self.email, self.checked],
            env=self.site.environment(),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def tell(self, line: str) -> None:
        assert self.process.stdin
        self.process.stdin.write(f"{line}\n")
        self.process.stdin.flush()

    def answer(self) -> str:
        assert self.process.stdout
        return self.process.stdout.readline().strip()


def decide_together(
    site: Site,
    rounds: int,
    *,
    decisions: Sequence[str] = DECISIONS,
    reviewers: int = 2,
    checked: str = "under-the-lock",
) -> list[Round]:
    """Let reviewers decide one submission after the other, each time all at once.

    Args:
        site: with the small league.
        rounds: how many submissions.
        decisions: what they do, in turn.
        reviewers: how many decide at once.
        checked: ``before-the-lock`` for the control, in which state and version are read too soon.
    """
    emails = [f"reviewer{number}@example.org" for number in range(reviewers)]
    for email in emails:
        account(Role.REVIEWER, email)
    everybody = [_Reviewer(site, email, checked) for email in emails]
    try:
        return [_round(everybody, number, decisions) for number in range(rounds)]
    finally:
        connection.close()
        for one in everybody:
            one.process.communicate(timeout=60)


def _round(everybody: list[_Reviewer], number: int, decisions: Sequence[str]) -> Round:
    submission = sent(day=f"2026-06-{1 + number % 28:02}", place=f"Mesa {number}")
    before = Entry.objects.count()
    connection.close()
    for at, one in enumerate(everybody):
        what = decisions[(number + at) % len(decisions)]
        one.tell(f"{what} {submission.token} {submission.version}")
    assert [one.answer() for one in everybody] == ["ready"] * len(everybody)
    for one in everybody:
        one.tell("go")
    said = tuple(one.answer() for one in everybody)
    submission.refresh_from_db()
    return Round(said, Entry.objects.count() - before, submission.state)
