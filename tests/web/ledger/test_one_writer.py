"""One chain, one writer at a time, however many processes append."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest
from django.db import connection, transaction

from ligamahjong.ledger.chain import verify_chain
from ligamahjong.web.ledger import selectors
from ligamahjong.web.ledger.models import Entry
from ligamahjong.web.ledger.services import append_entries, append_locked
from ligamahjong.web.ledger.transactions import writing
from support.ledger import added

if TYPE_CHECKING:
    from support.site import Site

APPENDER = """
import json, sys
import django
django.setup()
from django.db import DatabaseError, connection, transaction
from ligamahjong.ledger.payloads import GameVoided
from ligamahjong.web.ledger import services

worker, number, lock = sys.argv[1], int(sys.argv[2]), sys.argv[3]
if lock == "none":  # as if what it reads could not go stale
    services.writing = transaction.atomic
connection.ensure_connection()
print("ready", flush=True)
sys.stdin.readline()
acknowledged, errors = [], []
for turn in range(number):
    try:
        [entry] = services.append_entries([GameVoided(f"g{worker}-{turn}")], actor="u1")
    except DatabaseError as error:
        errors.append(str(error))
    else:
        acknowledged.append(entry.seq)
print(json.dumps([acknowledged, errors]))
"""


READER = """
import django
django.setup()
from ligamahjong.web.ledger.selectors import head
print(head().seq)
"""


def append_together(
    site: Site, processes: int, number: int, lock: str = "held"
) -> tuple[list[int], list[str]]:
    """Numbers of the entries that the processes were told are safe, and their errors."""
    connection.close()
    workers = [
        subprocess.Popen(
            [sys.executable, "-c", APPENDER, str(worker), str(number), lock],
            env=site.environment(),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        for worker in range(processes)
    ]
    for worker in workers:
        assert worker.stdout
        assert worker.stdout.readline() == "ready\n"
    for worker in workers:
        assert worker.stdin
        worker.stdin.write("go\n")
        worker.stdin.flush()
    acknowledged: list[int] = []
    errors: list[str] = []
    for worker in workers:
        output, _ = worker.communicate(timeout=120)
        safe, failed = json.loads(output)
        acknowledged += safe
        errors += failed
    return acknowledged, errors


@pytest.mark.unmeasured
def test_nothing_is_lost_and_no_number_is_missing(site: Site) -> None:
    acknowledged, errors = append_together(site, processes=8, number=200)
    entries = list(selectors.entries())
    assert errors == []
    assert sorted(acknowledged) == [entry.seq for entry in entries] == list(range(1, 1601))
    assert list(verify_chain(entries)) == []
    games = {entry.payload["game"] for entry in entries}
    assert games == {f"g{worker}-{turn}" for worker in range(8) for turn in range(200)}


def test_without_the_lock_appends_fail(site: Site) -> None:
    acknowledged, errors = append_together(site, processes=8, number=50, lock="none")
    assert errors
    assert len(acknowledged) < 8 * 50
    assert Entry.objects.count() == len(acknowledged)


def test_readers_do_not_wait_for_the_writer(site: Site) -> None:
    append_entries([added(1)], actor="u1")
    with writing():
        append_locked([added(2)], actor="u1")
        run = subprocess.run(
            [
                sys.executable,
                "-c",
                READER,
            ],
            env=site.environment(),
            check=True,
            capture_output=True,
            text=True,
            timeout=10,
        )
    assert run.stdout == "1\n"


@pytest.mark.usefixtures("site")
def test_an_open_transaction_cannot_become_the_writers() -> None:
    with transaction.atomic(), pytest.raises(RuntimeError), writing():
        pass


@pytest.mark.usefixtures("site")
def test_appending_needs_the_lock() -> None:
    with pytest.raises(transaction.TransactionManagementError):
        append_locked([added(1)], actor="u1")


@pytest.mark.usefixtures("site")
def test_all_or_none() -> None:
    def refuse(_: object) -> None:
        raise ValueError("not these")

    with pytest.raises(ValueError, match="not these"), writing():
        append_locked([added(1)], actor="u1", check=refuse)
    with pytest.raises(ZeroDivisionError):
        append_entries((added(1 // number) for number in (1, 0)), actor="u1")
    assert selectors.head().seq == 0
