"""The repair loop: whenever the ledger is ahead of the results, somebody notices within a minute.

Recalculation normally follows at once in the process that appended. Should that process die in
between, the results of the entry it appended are made here.
"""

from __future__ import annotations

import logging
from threading import Event, Thread

from django.db import connection

from ligamahjong.web.ranking.recalculation import bring_up_to_date

__all__ = ["keep_up_to_date", "repair"]

_SECONDS = 60.0
_LOG = logging.getLogger(__name__)


def keep_up_to_date(stop: Event | None = None, seconds: float = _SECONDS) -> Thread:
    """Start the loop in a thread of its own, which ends with the process.

    Args:
        stop: ends it earlier.
        seconds: between one look and the next.
    """
    ended = stop or Event()

    def watch() -> None:
        repair()
        while not ended.wait(seconds):
            repair()

    thread = Thread(target=watch, name="repairs", daemon=True)
    thread.start()
    return thread


def repair() -> None:
    """Make the results that are due; what goes wrong is logged and tried again next time."""
    try:
        bring_up_to_date()
    except Exception:  # noqa: BLE001 - whatever it is, the next try may succeed
        _LOG.exception("The results could not be brought up to date")
    finally:
        connection.close()
