"""What happens to a submission until somebody has decided on it.

Each change is one transaction that holds the one lock, reads the state it depends on inside it
and raises the version, so that a submission is sent, confirmed, answered or withdrawn once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from django.utils import timezone

from ligamahjong.league.game import Mode, Venue
from ligamahjong.web.accounts.access import role_of
from ligamahjong.web.accounts.models import User
from ligamahjong.web.audit.services import SYSTEM, note
from ligamahjong.web.intake import letters
from ligamahjong.web.intake.checks import missing_from_sum, problems, seats_of
from ligamahjong.web.intake.drafts import is_anonymous, put_sender, store
from ligamahjong.web.intake.errors import NotReady, NotThere, TooLate
from ligamahjong.web.intake.models import Submission
from ligamahjong.web.intake.selectors import UNDECIDED, is_registered, sent_by_staff
from ligamahjong.web.ledger.transactions import writing
from ligamahjong.web.people.selectors import shown_name
from ligamahjong.web.photographs.errors import PhotographRefused
from ligamahjong.web.photographs.models import Photograph
from ligamahjong.web.photographs.selectors import photographs_of
from ligamahjong.web.photographs.services import MOST_PHOTOGRAPHS, TOO_MANY, destroy, keep

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence
    from datetime import datetime

    from django.core.files.uploadedfile import UploadedFile

    from ligamahjong.web.intake.drafts import Draft, Sender
    from ligamahjong.wording import Language, Text

__all__ = [
    "Added",
    "do_add_photographs",
    "do_answer",
    "do_confirm",
    "do_remove_photographs",
    "do_save",
    "do_submit",
    "do_withdraw",
]

_State = Submission.State
_Because = Photograph.Because

_OPEN_TO_PHOTOGRAPHS = frozenset({_State.DRAFT, _State.ASKED})


class Added(NamedTuple):
    """What came of photographs that were sent.

    Attributes:
        number: how many were kept.
        taken_at: when the first of them was taken, as far as the files tell; stored nowhere.
        refused: name of each file that was not kept, and why.
    """

    number: int
    taken_at: datetime | None
    refused: tuple[tuple[str, Text], ...]


def do_save(token: str, draft: Draft, sender: Sender, language: Language) -> Submission:
    """Store what is written so far, under a token that the page had made.

    Raises:
        TooLate: it has been sent.
    """
    with writing():
        submission = Submission.objects.filter(pk=token).first() or Submission(token=token)
        _check_state(submission, {_State.DRAFT})
        staff = sender.user is not None and role_of(sender.user).is_staff
        put_sender(sender, submission, staff=staff)
        submission.language = language.value
        submission.version += 1
        store(draft, submission)
    return submission


def do_submit(token: str) -> Submission:
    """Send a draft: to be reviewed or, without an account, to be confirmed first.

    Raises:
        NotThere: nobody has begun it.
        TooLate: it has been sent.
        NotReady: something is missing or wrong.
    """
    with writing():
        submission = _found(token, {_State.DRAFT})
        if found := problems(submission, by_staff=sent_by_staff(submission)):
            raise NotReady(found)
        _settle(submission)
        submission.submitted_at = timezone.now()
        anonymous = is_anonymous(submission)
        _change(submission, _State.UNCONFIRMED if anonymous else _State.PENDING)
        if not anonymous:
            letters.received(submission)
        elif is_registered(submission.sender_email):
            letters.confirm(submission)
        _note(submission, "submit")
    return submission


def do_confirm(token: str) -> Submission:
    """Let a game be reviewed whose sender has shown that the address is theirs.

    Raises:
        NotThere: there is none.
        TooLate: it has been confirmed, or withdrawn.
    """
    with writing():
        submission = _found(token, {_State.UNCONFIRMED})
        _change(submission, _State.PENDING)
        letters.received(submission)
        _note(submission, "confirm")
    return submission


def do_answer(token: str, answer: str) -> Submission:
    """Answer the question of a reviewer.

    Raises:
        NotThere: there is none.
        TooLate: nothing is asked, or it has been answered.
    """
    with writing():
        submission = _found(token, {_State.ASKED})
        submission.answer = answer
        _change(submission, _State.PENDING)
        _note(submission, "answer")
    return submission


def do_withdraw(token: str) -> Submission:
    """Take a game back that nobody has decided on.

    Raises:
        NotThere: there is none.
        TooLate: it has been decided, or withdrawn.
    """
    with writing():
        submission = _found(token, UNDECIDED)
        submission.decided_at = timezone.now()
        _change(submission, _State.WITHDRAWN)
        _note(submission, "withdraw")
    return submission


def do_add_photographs(token: str, files: Sequence[UploadedFile[bytes]]) -> Added:
    """Keep photographs that belong to a draft, or to the answer to a question.

    Each file is decoded before the lock is taken, for that takes a while; of as many as may be kept
    at a time, not of the hundred that a request may hold.

    Raises:
        NotThere: there is no such submission.
        TooLate: it has been sent meanwhile; nothing is kept.
    """
    submission = _found(token, _OPEN_TO_PHOTOGRAPHS)
    kept: list[Photograph] = []
    times: list[datetime] = []
    refused: list[tuple[str, Text]] = [
        (file.name or "", TOO_MANY) for file in files[MOST_PHOTOGRAPHS:]
    ]
    for file in files[:MOST_PHOTOGRAPHS]:
        try:
            one = keep(submission, file)
        except PhotographRefused as error:
            refused.append((file.name or "", error.text))
            continue
        if _is_there_already(one.photograph):
            destroy(one.photograph, _Because.REPLACED)
            continue
        kept.append(one.photograph)
        if one.taken_at is not None:
            times.append(one.taken_at)
    try:
        with writing():
            submission = _found(token, _OPEN_TO_PHOTOGRAPHS)
            _change(submission)
            erased = submission.seats.filter(person__retired__isnull=False).exists()
    except TooLate:
        for photograph in kept:
            destroy(photograph, _Because.WITHDRAWN)
        raise
    if erased:  # meanwhile, perhaps: their name is on the sheet
        for photograph in kept:
            destroy(photograph, _Because.ERASED)
        return Added(0, None, tuple(refused))
    return Added(len(kept), min(times, default=None), tuple(refused))


def do_remove_photographs(token: str, ids: Iterable[str]) -> None:
    """Destroy photographs of a draft.

    Raises:
        NotThere: there is no such draft.
        TooLate: it has been sent.
    """
    with writing():
        submission = _found(token, {_State.DRAFT})
        for photograph in photographs_of(submission).filter(pk__in=list(ids)):
            destroy(photograph, _Because.WITHDRAWN)
        _change(submission)


def _found(token: str, states: Collection[str]) -> Submission:
    """A submission in one of some states; inside ``writing()`` it stays so."""
    submission = Submission.objects.select_related("sender").filter(pk=token).first()
    if submission is None:
        raise NotThere("there is no such submission")
    _check_state(submission, states)
    return submission


def _is_there_already(photograph: Photograph) -> bool:
    """Whether the same picture was sent before, as when a page is loaded again."""
    others = photographs_of(photograph.submission).exclude(pk=photograph.pk)
    return others.filter(digest=photograph.digest).exists()


def _check_state(submission: Submission, states: Collection[str]) -> None:
    if submission.state not in states:
        raise TooLate(f"the submission is {submission.state}", state=submission.state)


def _change(submission: Submission, state: Submission.State | None = None) -> None:
    if state is not None:
        submission.state = state
    submission.version += 1
    submission.save()


def _settle(submission: Submission) -> None:
    """Leave out what was written and does not belong to a game of this kind."""
    submission.clock = submission.clock or Submission.Clock.MAINLAND
    if not missing_from_sum(submission, seats_of(submission)):
        submission.mismatch = ""
    if submission.mode == Mode.MCR:
        submission.starting_points = None
    if submission.venue == Venue.IN_PERSON:
        submission.platform = submission.link = ""
    else:
        submission.place = ""
        submission.signed = False
    if submission.entered_by_id is not None:
        _name_publicly(submission)


def _name_publicly(submission: Submission) -> None:
    """Whom staff found by other names, whoever they send it for reads about by those of public."""
    for seat in seats_of(submission):
        if seat.person is not None:
            seat.typed = shown_name(seat.person)
            seat.save(update_fields=["typed"])


def _note(submission: Submission, action: str) -> None:
    by = submission.entered_by or submission.sender
    note(by.actor if isinstance(by, User) else SYSTEM, action, "submission", submission.token)
