"""Buckets of tokens: how many, how soon again, and for how many at once."""

from __future__ import annotations

import subprocess
import sys
import threading
import time
from contextlib import nullcontext
from datetime import UTC, datetime, timedelta
from types import SimpleNamespace
from typing import TYPE_CHECKING

import pytest
from django.db import connection
from django.utils import timezone

from ligamahjong.web.guards import buckets
from ligamahjong.web.guards.buckets import forget_buckets, take
from ligamahjong.web.guards.models import Bucket

if TYPE_CHECKING:
    from support.site import Site

pytestmark = pytest.mark.usefixtures("site")


class Clock:
    """A clock that is put forward by hand."""

    def __init__(self) -> None:
        self.moment = datetime(2026, 6, 30, 12, tzinfo=UTC)

    def now(self) -> datetime:
        return self.moment

    def later(self, seconds: float) -> None:
        self.moment += timedelta(seconds=seconds)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(timezone, "now", clock.now)
    return clock


@pytest.mark.parametrize("limit", [1, 2, 3, 6, 7, 11, 13])
@pytest.mark.parametrize("seconds", [1, 60, 3600])
def test_a_full_bucket_holds_so_many(clock: Clock, limit: int, seconds: int) -> None:
    taken = [take("a", limit=limit, seconds=seconds) for _ in range(limit + 2)]
    assert taken == [True] * limit + [False] * 2
    clock.later(seconds)
    assert [take("a", limit=limit, seconds=seconds) for _ in range(limit + 1)].count(True) == limit


def test_fills_evenly(clock: Clock) -> None:
    for _ in range(4):
        assert take("a", limit=4, seconds=60)
    clock.later(14)
    assert not take("a", limit=4, seconds=60)
    clock.later(1)
    assert take("a", limit=4, seconds=60)
    assert not take("a", limit=4, seconds=60)
    clock.later(30)
    assert [take("a", limit=4, seconds=60) for _ in range(3)] == [True, True, False]


def test_who_is_refused_loses_nothing(clock: Clock) -> None:
    assert take("a", limit=1, seconds=60)
    for _ in range(50):
        assert not take("a", limit=1, seconds=60)
    clock.later(60)
    assert take("a", limit=1, seconds=60)


def test_a_clock_that_is_put_back_gives_and_takes_nothing_for_long(clock: Clock) -> None:
    assert take("a", limit=2, seconds=60)
    clock.later(-10)
    assert not take("a", limit=2, seconds=60)
    clock.later(20)
    assert take("a", limit=2, seconds=60)


def test_everybody_has_their_own() -> None:
    assert take("submit:192.0.2.7", limit=1, seconds=60)
    assert take("submit:192.0.2.8", limit=1, seconds=60)
    assert take("register:192.0.2.7", limit=1, seconds=60)
    assert not take("submit:192.0.2.7", limit=1, seconds=60)


def test_no_address_is_stored(site: Site) -> None:
    take("submit:192.0.2.7", limit=1, seconds=60)
    connection.close()
    stored = b"".join(path.read_bytes() for path in site.path.parent.glob("liga.sqlite3*"))
    digest = Bucket.objects.get().key
    assert digest.encode() in stored
    assert b"192.0.2" not in stored
    assert len(digest) == 64


def test_the_digest_needs_the_secret_of_the_site(settings: SimpleNamespace) -> None:
    take("a", limit=1, seconds=60)
    settings.SECRET_KEY = "another" * 10
    take("a", limit=1, seconds=60)
    assert Bucket.objects.count() == 2


def test_those_that_say_nothing_are_forgotten(clock: Clock) -> None:
    take("a", limit=1, seconds=60)
    clock.later(100)
    take("b", limit=1, seconds=60)
    assert forget_buckets(clock.now()) == 1
    assert not take("b", limit=1, seconds=60)
    assert take("a", limit=1, seconds=60)


def _taken_by_threads(count: int, limit: int) -> int:
    taken: list[bool] = []
    start = threading.Barrier(count)

    def one() -> None:
        start.wait(timeout=20)
        try:
            taken.extend(take("a", limit=limit, seconds=10**6) for _ in range(5))
        finally:
            connection.close()

    threads = [threading.Thread(target=one) for _ in range(count)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(taken) == 5 * count
    return taken.count(True)


def _slow_saving(monkeypatch: pytest.MonkeyPatch) -> None:
    save = Bucket.save

    def slowly(bucket: Bucket, *, update_fields: tuple[str, ...]) -> None:
        time.sleep(0.01)
        save(bucket, update_fields=update_fields)

    monkeypatch.setattr(Bucket, "save", slowly)


def test_for_many_at_once_there_are_not_more(monkeypatch: pytest.MonkeyPatch) -> None:
    _slow_saving(monkeypatch)
    assert _taken_by_threads(8, limit=20) == 20


def test_without_the_transaction_there_would_be(monkeypatch: pytest.MonkeyPatch) -> None:
    _slow_saving(monkeypatch)
    monkeypatch.setattr(buckets, "transaction", SimpleNamespace(atomic=nullcontext))
    assert _taken_by_threads(8, limit=20) > 20


_PROCESS = """
import django
django.setup()
from ligamahjong.web.guards.buckets import take
print(sum(take("a", limit=20, seconds=10**6) for _ in range(15)))
"""


def test_for_several_processes_there_are_not_more(site: Site) -> None:
    connection.close()
    running = [
        subprocess.Popen(
            [sys.executable, "-c", _PROCESS], env=site.environment(), stdout=subprocess.PIPE
        )
        for _ in range(3)
    ]
    taken = [int(process.communicate(timeout=60)[0]) for process in running]
    assert sum(taken) == 20
    assert Bucket.objects.get().full_at > timezone.now()
