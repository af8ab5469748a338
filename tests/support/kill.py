"""kill -9 while a process appends and recalculates, and what is left of the league then.

A process with Django loaded forks the one that works, so that a kill costs milliseconds.
"""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING

from django.db import connection

from ligamahjong.league.game import Mode
from ligamahjong.league.replay import replay
from ligamahjong.league.standings import standings
from ligamahjong.ledger.chain import verify_chain
from ligamahjong.ledger.fold import fold
from ligamahjong.ledger.publication import results_bytes
from ligamahjong.people import Directory
from ligamahjong.web.ledger.selectors import entries, head
from ligamahjong.web.ranking.models import Progress
from ligamahjong.web.ranking.recalculation import bring_up_to_date, is_due
from ligamahjong.web.ranking.selectors import league_rules, snapshot, today
from support.results import assert_equal_to_full

if TYPE_CHECKING:
    from support.site import Site

__all__ = ["Killed", "kill_often"]

_LONGEST = 0.3
"""Seconds that a worker lives at most."""

WORKER = """
import os, random, sys
import django
django.setup()
from django.db import connection
from ligamahjong.errors import LedgerError
from ligamahjong.ledger.fold import fold
from ligamahjong.web.ledger.selectors import entries
from ligamahjong.web.ranking.services import record
from support.entries import Step, happens, opening

def work(seed):
    draw = random.Random(seed)
    state = fold(entries())
    while True:
        if state.seq:
            payload = happens(draw.choice([*Step]), state, draw)
            payloads = [payload] if payload else []
        else:
            payloads = opening(12, draw)
        try:
            record(payloads, actor="u1")
        except LedgerError:
            continue
        state = fold(entries(after=state.seq), state)
        os.write(1, f"{state.seq}\\n".encode())

for line in sys.stdin:
    child = os.fork()
    if child == 0:
        work(int(line))
    os.write(1, f"pid {child}\\n".encode())
    os.waitpid(child, 0)
    os.write(1, b"dead\\n")
"""


@dataclass(slots=True)
class Killed:
    """What came of it.

    Attributes:
        kills: how many workers were killed.
        acknowledged: how often a worker was told that what it recorded is safe.
        entries: how many there are.
        due: after how many kills the results were behind the ledger.
    """

    kills: int = 0
    acknowledged: int = 0
    entries: int = 0
    due: int = 0


def kill_often(site: Site, kills: int, seed: int) -> Killed:
    """Kill workers at random instants, and check everything after each.

    Raises:
        AssertionError: something acknowledged was lost, the chain is broken, the results are
            not those of one entry, or are not made good.
    """
    draw = random.Random(seed)
    done = Killed()
    connection.close()
    worker = subprocess.Popen(
        [sys.executable, "-c", WORKER],
        env=site.environment(PYTHONPATH=os.pathsep.join(filter(None, sys.path))),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    with worker:
        assert worker.stdin
        assert worker.stdout
        for _ in range(kills):
            print(draw.randrange(10**9), file=worker.stdin, flush=True)
            told: list[str] = []
            while not (line := worker.stdout.readline()).startswith("pid"):
                told.append(line)
            pid = int(line.split()[1])
            time.sleep(draw.uniform(0, _LONGEST))
            os.kill(pid, signal.SIGKILL)
            while (line := worker.stdout.readline()) != "dead\n":
                told.append(line)
            _check(list(map(int, told)), done)
            connection.close()
    return done


def _check(acknowledged: list[int], done: Killed) -> None:
    chain = list(entries())
    assert [entry.seq for entry in chain] == list(range(1, len(chain) + 1))
    assert list(verify_chain(chain)) == []
    assert len(chain) >= max([done.entries, *acknowledged])
    _check_ranking()
    done.kills += 1
    done.due += is_due()
    done.acknowledged += len(acknowledged)
    done.entries = len(chain)
    assert bring_up_to_date() == head().seq
    assert_equal_to_full()
    _check_ranking()


def _check_ranking() -> None:
    """What a page would show is what follows from the entries the results have come to."""
    progress = Progress.objects.first()
    state = fold(entries(until=progress.seq if progress else 0))
    for mode in Mode:
        history = replay(mode, state.games(mode), league_rules())
        people = Directory.from_names(history.states)
        expected = standings(history, today(), people, league_rules())
        shown = standings(snapshot(mode, today()), today(), people, league_rules())
        assert results_bytes(shown) == results_bytes(expected)
