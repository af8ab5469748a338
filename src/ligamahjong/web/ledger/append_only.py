"""The triggers that make the database refuse any change to the chain.

SQLite drops the triggers of a table that Django rebuilds, so ``checks`` looks for them and a test
runs all migrations and looks again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from django.db.backends.base.base import BaseDatabaseWrapper

__all__ = ["TABLE", "TRIGGERS", "install", "missing", "remove"]

TABLE = "ledger_entry"

TRIGGERS = ("ledger_entry_no_update", "ledger_entry_no_delete", "ledger_entry_no_replace")
"""On PostgreSQL the third one refuses TRUNCATE; there is no REPLACE there."""

_SQLITE = (
    f"""
    CREATE TRIGGER {TRIGGERS[0]} BEFORE UPDATE ON {TABLE}
    BEGIN SELECT RAISE(ABORT, 'the ledger is append-only: no update'); END
    """,
    f"""
    CREATE TRIGGER {TRIGGERS[1]} BEFORE DELETE ON {TABLE}
    BEGIN SELECT RAISE(ABORT, 'the ledger is append-only: no delete'); END
    """,
    f"""
    CREATE TRIGGER {TRIGGERS[2]} BEFORE INSERT ON {TABLE}
    WHEN EXISTS (
        SELECT 1 FROM {TABLE}
        WHERE seq = NEW.seq OR hash = NEW.hash OR previous = NEW.previous
    )
    BEGIN SELECT RAISE(ABORT, 'the ledger is append-only: no replace'); END
    """,  # noqa: S608 - names of this module
)

_POSTGRESQL = (
    """
    CREATE OR REPLACE FUNCTION ledger_entry_refuse() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'the ledger is append-only: no %', lower(TG_OP); END $$
    """,
    f"""
    CREATE TRIGGER {TRIGGERS[0]} BEFORE UPDATE ON {TABLE}
    FOR EACH ROW EXECUTE FUNCTION ledger_entry_refuse()
    """,
    f"""
    CREATE TRIGGER {TRIGGERS[1]} BEFORE DELETE ON {TABLE}
    FOR EACH ROW EXECUTE FUNCTION ledger_entry_refuse()
    """,
    f"""
    CREATE TRIGGER {TRIGGERS[2]} BEFORE TRUNCATE ON {TABLE}
    FOR EACH STATEMENT EXECUTE FUNCTION ledger_entry_refuse()
    """,
)


def install(connection: BaseDatabaseWrapper) -> None:
    """Create the triggers."""
    with connection.cursor() as cursor:
        for statement in _SQLITE if connection.vendor == "sqlite" else _POSTGRESQL:
            cursor.execute(statement)


def remove(connection: BaseDatabaseWrapper) -> None:
    """Drop the triggers; only migrations backwards do this."""
    with connection.cursor() as cursor:
        for name in TRIGGERS:
            on = "" if connection.vendor == "sqlite" else f" ON {TABLE}"
            cursor.execute(f"DROP TRIGGER {name}{on}")


def missing(connection: BaseDatabaseWrapper) -> tuple[str, ...]:
    """Names of the triggers that are not there."""
    query = (
        "SELECT name FROM sqlite_master WHERE type = 'trigger'"
        if connection.vendor == "sqlite"
        else "SELECT tgname FROM pg_trigger WHERE NOT tgisinternal AND tgenabled <> 'D'"
    )
    with connection.cursor() as cursor:
        cursor.execute(query)
        found = {name for (name,) in cursor.fetchall()}
    return tuple(name for name in TRIGGERS if name not in found)
