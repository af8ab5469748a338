"""The database refuses to change the chain; without its triggers the damage is done."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

import pytest
from django.core.checks import run_checks
from django.core.management import call_command
from django.db import DatabaseError, connection

from ligamahjong.ledger.chain import verify_chain
from ligamahjong.web.ledger import selectors
from ligamahjong.web.ledger.append_only import TRIGGERS, install, missing, remove
from ligamahjong.web.ledger.models import Entry
from ligamahjong.web.ledger.services import append_entries
from support.ledger import added

if TYPE_CHECKING:
    from collections.abc import Iterator

    from support.site import Site

REPLACEMENT = """
    INSERT OR REPLACE INTO ledger_entry (seq, recorded_at, actor, kind, payload, previous, hash)
    SELECT {seq}, recorded_at, actor, kind, payload, {previous}, {hash}
    FROM ledger_entry WHERE seq = 2
"""
ATTACKS = {
    "update": "UPDATE ledger_entry SET actor = 'somebody-else' WHERE seq = 2",
    "update-or-replace": "UPDATE OR REPLACE ledger_entry SET seq = 1 WHERE seq = 2",
    "delete": "DELETE FROM ledger_entry WHERE seq = 3",
    "delete-all": "DELETE FROM ledger_entry",
    "replace-number": REPLACEMENT.format(seq=3, previous="'x'", hash="'y'"),
    "replace-previous": REPLACEMENT.format(seq=9, previous="previous", hash="'y'"),
    "replace-hash": REPLACEMENT.format(seq=9, previous="'x'", hash="hash"),
}


@pytest.fixture
def chain(site: Site) -> Site:
    append_entries([added(number) for number in (1, 2, 3)], actor="u1")
    return site


def execute(statement: str) -> None:
    with connection.cursor() as cursor:
        cursor.execute(statement)


def rows() -> list[tuple[object, ...]]:
    return list(Entry.objects.order_by("seq").values_list())


@contextmanager
def unguarded() -> Iterator[None]:
    remove(connection)
    try:
        yield
    finally:
        install(connection)


@pytest.mark.parametrize("attack", ATTACKS)
@pytest.mark.usefixtures("chain")
def test_the_chain_cannot_be_changed(attack: str) -> None:
    before = rows()
    with pytest.raises(DatabaseError, match="the ledger is append-only"):
        execute(ATTACKS[attack])
    assert rows() == before


@pytest.mark.parametrize("attack", ATTACKS)
@pytest.mark.usefixtures("chain")
def test_without_the_triggers_it_is_changed(attack: str) -> None:
    before = rows()
    with unguarded():
        execute(ATTACKS[attack])
    assert rows() != before
    assert len(rows()) < 3 or list(verify_chain(selectors.entries()))


@pytest.mark.usefixtures("chain")
def test_django_cannot_change_it_either() -> None:
    entry = Entry.objects.get(seq=2)
    entry.actor = "somebody-else"
    for attempt in (entry.save, entry.delete, Entry.objects.all().delete):
        with pytest.raises(DatabaseError, match="the ledger is append-only"):
            attempt()
    with pytest.raises(DatabaseError, match="the ledger is append-only"):
        Entry.objects.bulk_create(
            [entry], update_conflicts=True, update_fields=["actor"], unique_fields=["seq"]
        )


@pytest.mark.usefixtures("chain")
def test_it_can_be_added_to() -> None:
    append_entries([added(4)], actor="u1")
    assert [row[0] for row in rows()] == [1, 2, 3, 4]


@pytest.mark.usefixtures("site")
def test_all_migrations_leave_the_triggers_in_place() -> None:
    assert missing(connection) == ()
    assert run_checks(databases=["default"], tags=["database"]) == []


@pytest.mark.parametrize("name", TRIGGERS)
@pytest.mark.usefixtures("site")
def test_the_check_finds_a_missing_trigger(name: str) -> None:
    execute(f"DROP TRIGGER {name}")
    [error] = run_checks(databases=["default"], tags=["database"])
    assert error.id == "ledger.E001"
    assert name in error.msg


@pytest.mark.usefixtures("chain")
def test_a_table_built_anew_has_no_triggers_and_the_check_says_so() -> None:
    """What Django does on SQLite to alter a table."""
    execute("CREATE TABLE other AS SELECT * FROM ledger_entry")
    execute("DROP TABLE ledger_entry")
    execute("ALTER TABLE other RENAME TO ledger_entry")
    errors = run_checks(databases=["default"], tags=["database"])
    assert [error.id for error in errors] == ["ledger.E001"] * len(TRIGGERS)


@pytest.mark.usefixtures("site")
def test_the_check_is_silent_where_there_is_no_ledger_yet() -> None:
    call_command("migrate", "ledger", "zero", verbosity=0)
    assert run_checks(databases=["default"], tags=["database"]) == []
    call_command("migrate", "ledger", verbosity=0)
    assert missing(connection) == ()
