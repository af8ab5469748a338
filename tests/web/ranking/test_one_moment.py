"""A page shows the results of one entry or of the next, never half of one."""

from __future__ import annotations

import random
import subprocess
import sys
import time
from typing import TYPE_CHECKING

import pytest
from django.db import connection

from ligamahjong.league.game import Mode
from ligamahjong.web.ledger.transactions import reading
from ligamahjong.web.ranking.models import Progress, SeatResult
from ligamahjong.web.ranking.selectors import snapshot, today
from ligamahjong.web.ranking.services import record
from support.entries import opening

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from support.site import Site

WRITER = """
import random
import django
django.setup()
from ligamahjong.errors import LedgerError
from ligamahjong.ledger.fold import fold
from ligamahjong.web.ledger.selectors import entries
from ligamahjong.web.ranking.services import record
from support.entries import Step, happens

draw = random.Random(3)
print("ready", flush=True)
while True:
    state = fold(entries())
    for step in (Step.BACK_DATED, Step.MERGED, Step.UNMERGED, Step.RULES, Step.CORRECTED):
        payload = happens(step, state, draw)
        if payload:
            try:
                record([payload], actor="u1")
            except LedgerError:
                pass
"""


@pytest.fixture
def writer(site: Site) -> Iterator[None]:
    """Another process that changes results again and again."""
    record(opening(60, random.Random(1)), actor="u1")
    connection.close()
    process = subprocess.Popen(
        [sys.executable, "-c", WRITER],
        env=site.environment(PYTHONPATH=":".join(filter(None, sys.path))),
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout
    assert process.stdout.readline() == "ready\n"
    yield
    process.kill()
    process.communicate()


def whole() -> bool:
    """Whether what is read in several queries fits together."""
    seats = SeatResult.objects.count()
    before = Progress.objects.get().head
    games = sum(snapshot(mode, today()).games for mode in Mode)
    played = sum(s.games for mode in Mode for s in snapshot(mode, today()).states.values())
    return seats == 4 * games == played and Progress.objects.get().head == before


def looks(read: Callable[[], bool], seconds: float = 2.0) -> list[bool]:
    end = time.monotonic() + seconds
    found = []
    while time.monotonic() < end:
        found.append(read())
    return found


@pytest.mark.usefixtures("writer")
def test_a_reader_sees_one_moment() -> None:
    def read() -> bool:
        with reading():
            return whole()

    first = Progress.objects.get().seq
    found = looks(read)
    assert all(found)
    assert len(found) > 5
    assert Progress.objects.get().seq > first


@pytest.mark.usefixtures("writer")
def test_without_one_transaction_it_would_see_two() -> None:
    assert not all(looks(whole, 4.0))


@pytest.mark.parametrize("address", ["/riichi/", "/riichi/?orden=nombre", "/riichi/ranking.json"])
def test_every_public_page_is_read_in_one_transaction(
    site: Site, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    record(opening(12, random.Random(1)), actor="u1")
    inside = []

    def spy(*args: object) -> object:
        inside.append(connection.in_atomic_block)
        return snapshot(*args)  # type: ignore[arg-type]

    monkeypatch.setattr("ligamahjong.web.ranking.selectors.snapshot", spy)
    assert site.client.get(address).status_code == 200
    assert inside
    assert all(inside)
