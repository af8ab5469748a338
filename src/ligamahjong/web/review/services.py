"""Decisions on games that were sent in.

Each reads state and version under the one lock of the ledger and writes everything in the same
transaction, so that of two who decide at once one comes first and the other is told.
"""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from django.db import transaction
from django.utils import timezone

from ligamahjong.ledger.payloads import GameAdded
from ligamahjong.web.audit.services import note
from ligamahjong.web.intake.checks import problems
from ligamahjong.web.intake.games import game_of, texts_of
from ligamahjong.web.intake.letters import asked, decided
from ligamahjong.web.intake.models import Submission
from ligamahjong.web.ledger.transactions import writing
from ligamahjong.web.ranking.services import append_checked, recording
from ligamahjong.web.review.errors import NotAcceptable, Stale
from ligamahjong.web.review.own import own_part
from ligamahjong.web.review.queue import OPEN

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from ligamahjong.league.game import Game
    from ligamahjong.web.accounts.models import User
    from ligamahjong.web.intake.games import SubmissionTexts
    from ligamahjong.web.review.facts import Facts

__all__ = [
    "as_edited",
    "do_accept",
    "do_accept_edited",
    "do_ask",
    "do_match",
    "do_reject",
    "open_one",
]

_State = Submission.State


def do_accept(token: str, seen: int, *, by: User) -> Submission:
    """Accept a game as it was sent: into the ledger, and the sender is told.

    Args:
        token: of the submission.
        seen: the version that was on the page.
        by: who decides.

    Raises:
        Stale: somebody has decided or changed it meanwhile; nothing is done.
        NotAcceptable: a photograph, date, time, signature or anything else is missing.
        LedgerError: the ledger refuses the game.
    """
    with recording():
        submission = open_one(token, seen)
        game, texts = _acceptable(submission)
        _accept(submission, game, texts, by=by)
        note(by.actor, "accept", "submission", token, game=game.id, own=own_part(submission, by))
        decided(submission)
    return submission


def do_accept_edited(token: str, seen: int, facts: Facts, *, reason: str, by: User) -> Submission:
    """Accept a game with other facts than those sent, which stay on record as they came.

    Args:
        token: of the submission.
        seen: the version that was on the page.
        facts: the game as it should be, whole.
        reason: why it is not as it was sent.
        by: who decides.

    Raises:
        Stale: somebody has decided or changed it meanwhile; nothing is done.
        NotAcceptable: a photograph, date, time, signature or anything else is missing.
        LedgerError: the ledger refuses the game.
    """
    with recording():
        submission = open_one(token, seen)
        changed = facts.changes(submission)
        with as_edited(submission, facts) as edited:
            game, texts = _acceptable(edited)
        submission.reason = reason
        _accept(submission, game, texts, by=by)
        note(
            by.actor,
            "accept-edited",
            "submission",
            token,
            reason=reason,
            game=game.id,
            changed=changed,
            own=own_part(submission, by),
        )
        decided(submission)
    return submission


def do_reject(token: str, seen: int, *, reason: str, by: User) -> Submission:
    """Reject a game; the sender is told why.

    Args:
        token: of the submission.
        seen: the version that was on the page.
        reason: why, in words for the sender.
        by: who decides.

    Raises:
        Stale: somebody has decided or changed it meanwhile; nothing is done.
    """
    with writing():
        submission = open_one(token, seen)
        submission.reason = reason
        _decide(submission, _State.REJECTED, by=by)
        note(by.actor, "reject", "submission", token, reason=reason, own=own_part(submission, by))
        decided(submission)
    return submission


def do_ask(token: str, seen: int, *, question: str, by: User) -> Submission:
    """Ask the sender something by e-mail; the game waits for the answer.

    An answer to an earlier question stays in the audit log.

    Args:
        token: of the submission.
        seen: the version that was on the page.
        question: in words for the sender.
        by: who asks.

    Raises:
        Stale: somebody has decided or changed it meanwhile; nothing is done.
    """
    with writing():
        submission = open_one(token, seen)
        if submission.answer:
            note(by.actor, "earlier-answer", "submission", token, reason=submission.answer)
        submission.state = _State.ASKED
        submission.question = question
        submission.answer = ""
        submission.version += 1
        submission.save()
        note(by.actor, "ask", "submission", token, reason=question)
        asked(submission)
    return submission


def do_match(token: str, seen: int, people: Mapping[int, str], *, by: User) -> Submission:
    """Say who somebody is whose name as typed was not found; the name stays as it was typed.

    Args:
        token: of the submission.
        seen: the version that was on the page.
        people: ids by seat, East being 0.
        by: who says so.

    Raises:
        Stale: somebody has decided or changed it meanwhile; nothing is done.
    """
    with writing():
        submission = open_one(token, seen)
        for seat, person in people.items():
            submission.seats.filter(seat=seat).update(person=person)
        submission.version += 1
        submission.save()
        matched = {str(seat): person for seat, person in people.items()}
        note(by.actor, "match", "submission", token, people=matched)
    return submission


@contextmanager
def as_edited(submission: Submission, facts: Facts) -> Iterator[Submission]:
    """The submission as it would be with other facts; when the block ends nothing is left of it.

    What asks the database about it inside the block finds the edited one.
    """
    with transaction.atomic():
        edited = Submission.objects.get(pk=submission.pk)
        facts.put_into(edited)
        yield edited
        transaction.set_rollback(True)


def open_one(token: str, seen: int) -> Submission:
    """A submission that nobody has decided or changed; call it while the lock is held.

    Raises:
        Stale: somebody has.
    """
    submission = Submission.objects.get(token=token)
    if submission.state not in OPEN or submission.version != seen:
        raise Stale(submission)
    return submission


def _acceptable(submission: Submission) -> tuple[Game, SubmissionTexts]:
    found = problems(submission, by_staff=True)
    if found:
        raise NotAcceptable(found)
    return game_of(submission), texts_of(submission)


def _accept(submission: Submission, game: Game, texts: SubmissionTexts, *, by: User) -> None:
    append_checked([GameAdded(game, texts.digests)], actor=by.actor, texts=texts.salted)
    submission.game = game.id
    _decide(submission, _State.ACCEPTED, by=by)


def _decide(submission: Submission, state: _State, *, by: User) -> None:
    submission.state = state
    submission.decided_at = timezone.now()
    submission.decided_by = by
    submission.version += 1
    submission.save()
