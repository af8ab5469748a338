"""kill -9 while somebody is erased: either nothing has begun, or it is finished later."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from datetime import timedelta
from typing import TYPE_CHECKING

import pytest
from django.conf import settings
from django.db import connection
from django.utils import timezone

from ligamahjong.ledger.chain import verify_chain
from ligamahjong.web.ledger.selectors import entries
from ligamahjong.web.people.models import Person
from ligamahjong.web.photographs import files
from ligamahjong.web.photographs.services import forget_orphans
from ligamahjong.web.privacy import erasures
from ligamahjong.web.privacy.erasing import erase_again, forget_prepared
from support.marked import MARK, NAME, PERSON, plant

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from support.site import Site

KILLS = 16
WORKER = f"""
import os, sys, time
import django
django.setup()
from ligamahjong.web.privacy.erasing import erase_person
for line in sys.stdin:
    child = os.fork()
    if child == 0:
        erase_person("{PERSON}", actor="u1")
        os.write(1, b"done\\n")
        time.sleep(60)
    os.write(1, f"{{child}}\\n".encode())
    os.waitpid(child, 0)
    os.write(1, b"dead\\n")
"""


def put_back(saved: Path, folder: Path) -> None:
    connection.close()
    for path in folder.iterdir():
        shutil.rmtree(path) if path.is_dir() else path.unlink()
    shutil.copytree(saved, folder, dirs_exist_ok=True)


def left_in(folder: Path) -> Iterator[Path]:
    """Files that still name them; the free pages of the database were overwritten."""
    connection.close()
    for path in folder.rglob("*"):
        if path.is_file() and MARK.encode() in path.read_bytes().lower():
            yield path


def lived(worker: subprocess.Popen[str], seconds: float | None) -> float:
    """Let somebody be erased by a process that lives so long at most, or until it is done.

    Returns:
        How long it lived.
    """
    assert worker.stdin
    assert worker.stdout
    print("go", file=worker.stdin, flush=True)
    pid = int(worker.stdout.readline())
    since = time.monotonic()
    if seconds is None:
        assert worker.stdout.readline() == "done\n"
    else:
        time.sleep(seconds)
    os.kill(pid, signal.SIGKILL)
    alive = time.monotonic() - since
    while worker.stdout.readline() != "dead\n":
        pass
    return alive


@pytest.mark.skipif(not hasattr(os, "fork"), reason="workers are forked")
def test_an_erasure_is_whole_or_finished_later(
    league: Site, tmp_path_factory: pytest.TempPathFactory
) -> None:
    plant()
    connection.close()
    folder, saved = league.path.parent, tmp_path_factory.mktemp("saved") / "data"
    shutil.copytree(folder, saved)
    seen = {"untouched": 0, "listed": 0, "erased": 0}
    with subprocess.Popen(
        [sys.executable, "-c", WORKER],
        env=league.environment(
            LIGA_DATA=str(settings.DATA), PYTHONPATH=os.pathsep.join(filter(None, sys.path))
        ),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as worker:
        whole = lived(worker, None)
        for number in range(KILLS):
            put_back(saved, folder)
            lived(worker, whole * number / KILLS)
            erased = Person.objects.get(pk=PERSON).retired is not None
            if not erasures.read():
                assert not erased
                assert Person.objects.get(pk=PERSON).name == NAME
                seen["untouched"] += 1
                continue
            seen["erased" if erased else "listed"] += 1
            erase_again()
            assert Person.objects.get(pk=PERSON).retired == 1
            assert list(verify_chain(entries())) == []
            rows = "\n".join(connection.connection.iterdump()).lower()
            assert MARK not in rows
            forget_orphans(timezone.now() + timedelta(minutes=1))
            assert list(files.folder().iterdir()) == []
            forget_prepared()
            assert not any(left_in(folder))
            assert erasures.read()[0].retired == 1
    assert seen["untouched"] + seen["listed"] > 0, seen
    assert seen["listed"] + seen["erased"] > 0, seen
