"""Pages of a site whose database is not of its release, and the loop that repairs results."""

from __future__ import annotations

import logging
import os
import random
import threading
import time
from typing import TYPE_CHECKING

import pytest
from django.core.management import call_command
from django.db import connection
from django.db.migrations.recorder import MigrationRecorder
from django.http import HttpResponse

from ligamahjong.web import repairs
from ligamahjong.web.accounts.models import User
from ligamahjong.web.database import check_database, migrate, trouble
from ligamahjong.web.ledger.selectors import head
from ligamahjong.web.ledger.services import append_entries
from ligamahjong.web.ranking.models import Progress
from ligamahjong.web.ranking.recalculation import is_due
from support.entries import opening
from support.site import using

if TYPE_CHECKING:
    from pathlib import Path

    from django.http.response import HttpResponseBase

    from support.site import Site

FUTURE = ("ledger", "0999_of_the_future")


def text_of_503(response: HttpResponseBase) -> str:
    assert isinstance(response, HttpResponse)
    assert response.status_code == 503
    assert response.headers["Retry-After"] == "60"
    assert response.headers["Cache-Control"] == "no-store"
    assert "Content-Security-Policy" in response.headers
    text = response.content.decode()
    assert 'class="brand"' in text
    return text


@pytest.mark.skipif(os.name != "posix", reason="of files on POSIX")
def test_a_new_database_is_for_nobody_but_its_owner(site: Site, tmp_path: Path) -> None:
    del site
    with using(tmp_path / "data" / "new.sqlite3"):
        assert migrate() > 0
        User.objects.create_user("a@example.org")
        files = list((tmp_path / "data").iterdir())
        assert {one.suffix.partition("-")[0] for one in files} == {".sqlite3"}
        assert {one.stat().st_mode & 0o777 for one in files} == {0o600}


def test_a_database_of_this_release_is_no_trouble(site: Site) -> None:
    check_database()
    assert trouble() is None
    assert migrate() == 0
    assert site.client.get("/").status_code == 200


@pytest.mark.usefixtures("site")
def test_the_migrations_make_what_the_models_say() -> None:
    call_command("makemigrations", check=True, dry_run=True, verbosity=0)


@pytest.mark.parametrize(
    ("address", "said"),
    [
        ("/", "la base de datos es anterior al programa"),
        ("/riichi/", "liga web migrate"),
        ("/en/riichi/", "the database is behind the program"),
    ],
)
def test_a_database_behind_the_program(site: Site, address: str, said: str) -> None:
    call_command("migrate", "ranking", "zero", verbosity=0)
    text = text_of_503(site.client.get(address))
    assert said in text
    assert "ranking.0001_initial" in text
    assert migrate() == 1
    assert site.client.get(address).status_code == 200


def test_a_database_ahead_of_the_program(site: Site) -> None:
    MigrationRecorder(connection).record_applied(*FUTURE)
    text = text_of_503(site.client.get("/"))
    assert "la base de datos es posterior al programa" in text
    assert ".".join(FUTURE) in text


def test_a_database_that_changes_under_a_running_site(site: Site) -> None:
    assert site.client.get("/riichi/").status_code == 200
    with connection.cursor() as cursor:
        cursor.execute("ALTER TABLE ranking_currentgame RENAME COLUMN day TO mainland_day")
    MigrationRecorder(connection).record_applied(*FUTURE)
    site.client.raise_request_exception = False
    logging.disable(logging.CRITICAL)
    try:
        text_of_503(site.client.get("/riichi/?orden=nombre"))
    finally:
        logging.disable(logging.NOTSET)


def test_a_file_that_is_no_database(site: Site) -> None:
    connection.close()
    site.path.write_bytes(b"no database at all" * 100)
    text = text_of_503(site.client.get("/"))
    assert "no se puede usar la base de datos" in text
    assert "LIGA_DATA" in text


def test_the_loop_makes_results_that_are_due(site: Site) -> None:
    append_entries(opening(3, random.Random(1)), actor="u1")
    assert is_due()
    connection.close()
    stop = threading.Event()
    thread = repairs.keep_up_to_date(stop, seconds=0.02)
    try:
        _wait_for(3)
        append_entries(opening(6, random.Random(1))[3:], actor="u1")
        _wait_for(6)
    finally:
        stop.set()
        thread.join()
    assert not is_due()
    assert site.path.exists()


def _wait_for(seq: int) -> None:
    end = time.monotonic() + 10
    while (Progress.objects.first() or Progress()).seq < seq:
        assert time.monotonic() < end
        time.sleep(0.01)
    assert head().seq == seq


@pytest.mark.usefixtures("site")
def test_a_repair_that_fails_is_logged_and_tried_again(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    tries: list[int] = []

    def fail() -> int:
        tries.append(len(tries))
        raise RuntimeError("the disk is full")

    monkeypatch.setattr(repairs, "bring_up_to_date", fail)
    stop = threading.Event()
    thread = repairs.keep_up_to_date(stop, seconds=0.01)
    end = time.monotonic() + 10
    while len(tries) < 3:
        assert time.monotonic() < end
        time.sleep(0.01)
    stop.set()
    thread.join()
    assert "the disk is full" in caplog.text


def test_no_page_makes_results(site: Site) -> None:
    """Whoever only reads writes nothing, however much is due."""
    append_entries(opening(3, random.Random(1)), actor="u1")
    for address in ("/", "/riichi/", "/jugadores/", "/datos/"):
        assert site.client.get(address).status_code == 200
    assert is_due()
