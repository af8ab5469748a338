"""One writer at a time, and readers that see one moment."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from django.db import DEFAULT_DB_ALIAS, connection, connections, transaction
from django.db.backends.sqlite3.base import DatabaseWrapper as SQLite

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["locking_early", "reading", "writing"]

_LOCK = 8101975
"""Number of the advisory lock of the ledger on PostgreSQL."""


@contextmanager
def writing() -> Iterator[None]:
    """A transaction of its own that holds the one lock of the ledger.

    SQLite takes the lock when the transaction begins, so that nothing is read before it is held;
    PostgreSQL waits for an advisory lock as its first act. Readers never wait for either.

    Raises:
        RuntimeError: a transaction is open already: what it has read may be stale.
    """
    with locking_early(), transaction.atomic(durable=True):
        if connection.vendor == "postgresql":
            with connection.cursor() as cursor:
                cursor.execute("SELECT pg_advisory_xact_lock(%s)", [_LOCK])
        yield


@contextmanager
def locking_early() -> Iterator[None]:
    """Let every transaction take SQLite's lock when it begins, and wait its turn for it.

    One that takes it later, after it has read, is refused if somebody has written in between.
    """
    wrapper = connections[DEFAULT_DB_ALIAS]
    if not isinstance(wrapper, SQLite):
        yield
        return
    wrapper.ensure_connection()
    mode = "transaction_mode"  # an attribute that the stubs of Django do not know
    before = getattr(wrapper, mode)
    setattr(wrapper, mode, "IMMEDIATE")
    try:
        yield
    finally:
        setattr(wrapper, mode, before)


@contextmanager
def reading() -> Iterator[None]:
    """A transaction in which everything read is of one moment, whoever writes meanwhile."""
    with transaction.atomic():
        if connection.vendor == "postgresql":
            with connection.cursor() as cursor:
                cursor.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY")
        yield
