"""What each serving process looks after: results, letters, what is to be forgotten.

Recalculation normally follows at once in the process that appended. Should that process die in
between, the results of the entry it appended are made here.
"""

from __future__ import annotations

import logging
from threading import Event, Thread
from typing import TYPE_CHECKING, TypeVar

from django.db import connection
from django.db.models import Max

from ligamahjong.web.mail.sending import send_due
from ligamahjong.web.people.models import Person
from ligamahjong.web.privacy.erasing import forget_prepared
from ligamahjong.web.privacy.retention import retain
from ligamahjong.web.ranking.recalculation import bring_up_to_date

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["forget_daily", "forget_erased_pages", "keep_up_to_date", "post_letters", "repair"]

T = TypeVar("T")

_SECONDS = 60.0
_SECONDS_OF_MAIL = 5.0
_SECONDS_OF_A_DAY = 24 * 3600.0
_LOG = logging.getLogger(__name__)


def keep_up_to_date(stop: Event | None = None, seconds: float = _SECONDS) -> Thread:
    """Make results that are due, in a thread of its own, which ends with the process.

    Args:
        stop: ends it earlier.
        seconds: between one look and the next.
    """
    return _again_and_again("repairs", repair, seconds, stop)


def post_letters(stop: Event | None = None, seconds: float = _SECONDS_OF_MAIL) -> Thread:
    """Send letters that are due, in the same way; after trouble with a pause of a minute."""

    def send() -> None:
        done = _guarded(send_due, "The letters could not be sent")
        if done and done.trouble:
            _LOG.warning("The mail server takes no letters: %s", done.trouble)
        if not done or done.trouble:
            ended.wait(_SECONDS)

    ended = stop or Event()
    return _again_and_again("letters", send, seconds, ended)


def forget_daily(stop: Event | None = None, seconds: float = _SECONDS_OF_A_DAY) -> Thread:
    """Forget what has been kept long enough, in the same way: at the start and once a day."""
    return _again_and_again(
        "retention", lambda: _guarded(retain, "Forgetting failed"), seconds, stop
    )


def repair() -> None:
    """Make the results that are due; what goes wrong is logged and tried again next time."""
    _guarded(bring_up_to_date, "The results could not be brought up to date")
    _guarded(forget_erased_pages, "The kept pages could not be looked at")


_erased_when_looked: list[int] = []


def forget_erased_pages() -> None:
    """Empty the pages that this process keeps if somebody has been erased by another one.

    The exports too, should that one have died before it came to them.
    """
    erased = Person.objects.aggregate(newest=Max("retired"))["newest"] or 0
    if _erased_when_looked != [erased]:
        _erased_when_looked[:] = [erased]
        forget_prepared()


def _guarded(work: Callable[[], T], failed: str) -> T | None:
    """What comes of some work; nothing where it went wrong, which is logged."""
    try:
        return work()
    except Exception:  # noqa: BLE001 - whatever it is, the next try may succeed
        _LOG.exception(failed)
        return None
    finally:
        connection.close()


def _again_and_again(
    name: str, work: Callable[[], object], seconds: float, stop: Event | None
) -> Thread:
    ended = stop or Event()

    def watch() -> None:
        work()
        while not ended.wait(seconds):
            work()

    thread = Thread(target=watch, name=name, daemon=True)
    thread.start()
    return thread
