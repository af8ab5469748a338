"""Sending the letters that wait, from as many processes as there are.

A process claims a letter before it sends it: in a transaction of its own it moves ``due_at`` ahead
by a lease and counts the attempt, so that no other process takes the letter meanwhile. Once the
server has taken a letter it is not sent again. One thing cannot be helped: a process that dies, or
a line that breaks, after the server has taken a letter and before that is written down leaves it
waiting, and it is sent again when the lease is over. Both copies carry the same ``Message-ID``.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import timedelta
from email.errors import MessageError
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime, parseaddr
from typing import TYPE_CHECKING

from django.conf import settings
from django.db import transaction
from django.utils import timezone
from django.utils.encoding import punycode

from ligamahjong.web.ledger.transactions import locking_early
from ligamahjong.web.mail.models import OutgoingMail
from ligamahjong.web.mail.transport import (
    LetterDeferred,
    LetterRefused,
    ServerUnusable,
    transport_to,
)

if TYPE_CHECKING:
    from datetime import datetime

    from django.db.models import QuerySet

    from ligamahjong.web.mail.transport import Transport

__all__ = [
    "LEASE",
    "MOST_ATTEMPTS",
    "WAITS",
    "Sent",
    "message_of",
    "not_sent",
    "send_due",
    "send_now",
    "try_again",
]

_State = OutgoingMail.State

WAITS = tuple(timedelta(minutes=minutes) for minutes in (1, 5, 30, 120, 360, 720, 1440))
"""How long a letter waits after each attempt that failed."""
MOST_ATTEMPTS = len(WAITS) + 1
LEASE = timedelta(minutes=15)
"""How long a letter belongs to the process that sends it; longer than any server may take."""
_LONGEST_ERROR = 500
_MOST_AT_ONCE = 10_000
_POLICY = SMTP.clone(cte_type="7bit")
_CONTENT_FORGOTTEN = {"text": "", "html": "", "error": ""}
"""What is no longer needed once a letter has arrived; it may hold links that open something."""
_INTERRUPTED = "the process ended while it was sending"


@dataclass(slots=True)
class Sent:
    """What came of a round.

    Attributes:
        sent: letters that the server took.
        put_off: letters to be tried again later.
        given_up: letters that nobody will try again.
        trouble: why the round ended early, if it did: the server takes no letter.
    """

    sent: int = 0
    put_off: int = 0
    given_up: int = 0
    trouble: str = ""


def send_due(limit: int = 100, transport: Transport | None = None) -> Sent:
    """Send the letters that are due, one by one.

    A letter that is refused for good is given up, the others wait longer after each attempt and
    are given up after :data:`MOST_ATTEMPTS`. A server that takes no letter at all ends the round,
    so that an outage costs only one letter an attempt.

    Args:
        limit: how many letters at most.
        transport: how they are handed over; by default what ``LIGA_MAIL`` says.

    Raises:
        RuntimeError: a transaction is open: what is sent could not be noted.
    """
    done = Sent()
    way = transport or transport_to(settings.MAIL)
    try:
        while limit > 0 and not done.trouble and (letter := _claim(done)):
            limit -= 1
            _send(letter, way, done)
    finally:
        way.close()
    return done


def send_now(to: str) -> str:
    """Send what is due, and tell what became of the newest letter to an address.

    Returns:
        Why it has not been sent; nothing if it has.
    """
    trouble = send_due(_MOST_AT_ONCE).trouble
    letter = OutgoingMail.objects.filter(to__iexact=to).order_by("-pk").first()
    if letter is None or letter.state == _State.SENT:
        return ""
    return letter.error or trouble


def not_sent() -> list[OutgoingMail]:
    """The letters that wait or were given up, in the order in which they were written."""
    return list(OutgoingMail.objects.exclude(state=_State.SENT).order_by("queued_at", "pk"))


def try_again() -> int:
    """Let letters that were given up wait again, as if they had never been tried.

    Returns:
        How many there were.
    """
    now = timezone.now()
    return OutgoingMail.objects.filter(state=_State.GIVEN_UP).update(
        state=_State.WAITING, due_at=now, attempts=0, error=""
    )


def message_of(letter: OutgoingMail) -> EmailMessage:
    """The letter as it travels: plain text, and HTML beside it where there is some.

    Raises:
        ValueError: its address or its subject has more than one line.
    """
    message = EmailMessage(policy=_POLICY)
    message["From"] = settings.MAIL_FROM
    message["To"] = _envelope(letter.to)
    message["Subject"] = letter.subject
    message["Date"] = format_datetime(letter.queued_at)
    message["Message-ID"] = f"<{letter.pk}.{letter.queued_at:%Y%m%d%H%M%S%f}@{_domain()}>"
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(letter.text)
    if letter.html:
        message.add_alternative(letter.html, subtype="html")
    return message


def _claim(done: Sent) -> OutgoingMail | None:
    """Take the letter that has been due longest, if there is one."""
    while _due(timezone.now()).exists():
        with locking_early(), transaction.atomic(durable=True):
            now = timezone.now()
            letter = _due(now).select_for_update(skip_locked=True).order_by("due_at", "pk").first()
            if letter is None:
                return None
            if letter.attempts < MOST_ATTEMPTS:
                letter.attempts += 1
                letter.due_at = now + LEASE
                letter.save(update_fields=["attempts", "due_at"])
                return letter
            _give_up(letter, _INTERRUPTED, done)
    return None


def _due(now: datetime) -> QuerySet[OutgoingMail]:
    return OutgoingMail.objects.filter(state=_State.WAITING, due_at__lte=now)


def _send(letter: OutgoingMail, way: Transport, done: Sent) -> None:
    try:
        way.deliver(message_of(letter), parseaddr(settings.MAIL_FROM)[1], _envelope(letter.to))
    except (LetterRefused, MessageError, ValueError) as error:
        _give_up(letter, str(error), done)
    except LetterDeferred as error:
        _put_off(letter, str(error), done)
    except ServerUnusable as error:
        _put_off(letter, str(error), done)
        done.trouble = str(error)
    else:
        done.sent += _note(letter, state=_State.SENT, sent_at=timezone.now(), **_CONTENT_FORGOTTEN)


def _put_off(letter: OutgoingMail, error: str, done: Sent) -> None:
    if letter.attempts >= MOST_ATTEMPTS:
        _give_up(letter, error, done)
        return
    due_at = timezone.now() + WAITS[letter.attempts - 1]
    done.put_off += _note(letter, due_at=due_at, error=error[:_LONGEST_ERROR])


def _give_up(letter: OutgoingMail, error: str, done: Sent) -> None:
    done.given_up += _note(letter, state=_State.GIVEN_UP, error=error[:_LONGEST_ERROR])


def _note(letter: OutgoingMail, **changes: object) -> int:
    """Write down what became of a letter, unless another process has claimed it since."""
    with locking_early():
        claimed = OutgoingMail.objects.filter(
            pk=letter.pk, state=_State.WAITING, attempts=letter.attempts
        )
        return claimed.update(**changes)


def _domain() -> str:
    return punycode(parseaddr(settings.MAIL_FROM)[1].rpartition("@")[2])


def _envelope(address: str) -> str:
    """An address as servers know it, with the domain in ASCII."""
    name, _, domain = address.rpartition("@")
    return f"{name}@{punycode(domain)}"
