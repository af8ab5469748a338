"""Backups and going back to them: ``liga web backup`` and ``restore``."""

from __future__ import annotations

import hashlib
import json
import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from threading import Event, Thread
from typing import TYPE_CHECKING
from zipfile import ZIP_STORED, ZipFile

import pytest
from click.testing import CliRunner
from django.contrib.sessions.models import Session
from django.core.management import call_command
from django.db import connection
from django.db.migrations.recorder import MigrationRecorder

from ligamahjong.cli import liga
from ligamahjong.errors import SiteError
from ligamahjong.ledger.chain import verify_chain
from ligamahjong.ledger.payloads import GameVoided
from ligamahjong.web import backup as backups
from ligamahjong.web.accounts.roles import Role
from ligamahjong.web.intake.models import Submission
from ligamahjong.web.ledger.selectors import entries, head
from ligamahjong.web.mail.models import OutgoingMail
from ligamahjong.web.people.models import Person
from ligamahjong.web.photographs import files
from ligamahjong.web.photographs.models import Photograph
from ligamahjong.web.photographs.services import destroy
from ligamahjong.web.privacy import erasures
from ligamahjong.web.privacy.erasing import erase_person
from ligamahjong.web.ranking.services import record
from ligamahjong.web.restore import restore
from support.accounts import client
from support.results import assert_equal_to_full, results

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from click.testing import Result

    from support.site import Site

JPEG = b"\xff\xd8\xff\xe0 una acta \xff\xd9"


@pytest.fixture(autouse=True)
def spanish(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LIGA_LANG", raising=False)


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    return tmp_path / "copies" / "liga.zip"


def web(*args: object) -> Result:
    return CliRunner().invoke(liga, ["web", *map(str, args)], prog_name="liga")


def photograph() -> str:
    submission = Submission.objects.create(state="accepted")
    row = Photograph.objects.create(
        submission=submission, width=1, height=1, size=len(JPEG), digest="0" * 64
    )
    files.write(row.id, JPEG)
    return row.id


def backed_up(copy: Path) -> Path:
    copy.parent.mkdir(exist_ok=True)
    result = web("backup", copy)
    assert result.exit_code == 0, result.output
    return copy


def emptied(site: Site) -> None:
    """As on another machine."""
    connection.close()
    for path in sorted(site.path.parent.rglob("*"), reverse=True):
        if path.is_file() and "copies" not in path.parts:
            path.unlink()
        elif path.is_dir() and path.name != "copies":
            path.rmdir()


def manifest_of(copy: Path) -> dict[str, object]:
    with ZipFile(copy) as archive:
        found: dict[str, object] = json.loads(archive.read(backups.MANIFEST))
    return found


def changed(copy: Path, change: Callable[[dict[str, bytes]], None]) -> Path:
    """A backup whose files somebody has changed."""
    with ZipFile(copy) as archive:
        held = {name: archive.read(name) for name in archive.namelist()}
    change(held)
    other = copy.with_name("other.zip")
    with ZipFile(other, "w", ZIP_STORED) as archive:
        for name, content in held.items():
            archive.writestr(name, content)
    return other


def resealed(held: dict[str, bytes], name: str, content: bytes) -> None:
    """A file of a backup changed, and its manifest with it."""
    held[name] = content
    manifest = json.loads(held[backups.MANIFEST])
    manifest["files"][name] = {
        "size": len(content),
        "sha256": hashlib.sha256(content).hexdigest(),
    }
    held[backups.MANIFEST] = json.dumps(manifest).encode()


def test_there_and_back(league: Site, copy: Path) -> None:
    key = photograph()
    before, newest = results(), head()
    backed_up(copy)
    emptied(league)
    result = web("restore", copy)
    assert result.exit_code == 0, result.output
    assert f"registro hasta la entrada {newest.seq}, 1 fotografía" in result.stdout
    assert (results(), head()) == (before, newest)
    assert files.path_of(key).read_bytes() == JPEG
    assert list(verify_chain(entries())) == []
    assert_equal_to_full()
    assert league.client.get("/riichi/").status_code == 200
    exported = web("export", copy.with_name("export.zip"))
    assert exported.exit_code == 0
    verified = CliRunner().invoke(liga, ["verify", str(copy.with_name("export.zip"))])
    assert verified.exit_code == 0, verified.output


def test_what_is_in_a_backup(league: Site, copy: Path) -> None:
    del league
    kept, gone = photograph(), photograph()
    destroy(Photograph.objects.get(pk=gone), Photograph.Because.RETENTION)
    erase_person("p07", actor="u1")
    backed_up(copy)
    manifest = manifest_of(copy)
    with ZipFile(copy) as archive:
        names = archive.namelist()
    expected = ["liga.sqlite3", f"photographs/{kept}.jpg", "erasures.jsonl"]
    assert names == [*expected, "manifest.json"]
    assert list(manifest["files"]) == expected  # type: ignore[call-overload]
    assert (manifest["format"], manifest["seq"]) == ("ligamahjong-backup-1", head().seq)
    assert manifest["head"] == head().hash
    assert copy.stat().st_mode & 0o777 == 0o600
    assert [path.name for path in copy.parent.iterdir()] == ["liga.zip"]


def test_a_photograph_that_is_not_there_is_told(league: Site, copy: Path) -> None:
    del league
    files.remove(photograph())
    copy.parent.mkdir()
    result = web("backup", copy)
    assert result.exit_code == 0
    assert "Faltaban fotografías que debían estar: 1." in result.stderr


@pytest.mark.usefixtures("league")
def test_a_backup_replaces_nothing(copy: Path) -> None:
    copy.parent.mkdir()
    copy.write_bytes(b"mine")
    result = web("backup", copy)
    assert result.exit_code == 1
    assert "ya existe" in result.stderr
    assert copy.read_bytes() == b"mine"


@pytest.mark.usefixtures("league")
def test_nor_one_that_was_made_meanwhile(copy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    copy.parent.mkdir()
    really = backups._pack

    def meanwhile(database: Path, packed: Path) -> backups.BackedUp:
        copy.write_bytes(b"mine")
        return really(database, packed)

    monkeypatch.setattr(backups, "_pack", meanwhile)
    assert web("backup", copy).exit_code == 1
    assert copy.read_bytes() == b"mine"


@pytest.mark.usefixtures("league")
def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    result = web("backup", tmp_path / "none/liga.zip")
    assert result.exit_code == 1
    assert "no se puede escribir" in result.stderr


def test_a_backup_of_one_moment_while_somebody_writes(league: Site, copy: Path) -> None:
    """Entries and results of a copy belong together, whenever it is made."""
    stop = Event()

    def write() -> None:
        from ligamahjong.ledger.payloads import GameRestored  # noqa: PLC0415

        while not stop.is_set():
            record([GameVoided("r050")], actor="u1")
            record([GameRestored("r050")], actor="u1")
        connection.close()

    writer = Thread(target=write)
    writer.start()
    copy.parent.mkdir()
    try:
        made = [backed_up(copy.with_name(f"{number}.zip")) for number in range(3)]
    finally:
        stop.set()
        writer.join()
    for one in made:
        emptied(league)
        assert web("restore", one).exit_code == 0
        assert head().seq == manifest_of(one)["seq"]
        assert_equal_to_full()


def test_a_place_with_a_database_is_left_alone_unless_told(league: Site, copy: Path) -> None:
    del league
    backed_up(copy)
    old = photograph()
    record([GameVoided("r050")], actor="u1")
    newest = head()
    result = web("restore", copy)
    assert result.exit_code == 1
    assert "--replace" in result.stderr
    assert head() == newest
    assert files.path_of(old).exists()
    assert web("restore", copy, "--replace").exit_code == 0
    assert head().seq == newest.seq - 1
    assert not files.path_of(old).exists()


def test_a_database_in_use_is_not_replaced(league: Site, copy: Path) -> None:
    backed_up(copy)
    newest = head()
    connection.close()
    with closing(sqlite3.connect(league.path)) as somebody:
        somebody.execute("SELECT count(*) FROM ledger_entry").fetchone()
        result = web("restore", copy, "--replace")
    assert result.exit_code == 1
    assert "se esperaba que antes se parara el sitio" in result.stderr
    assert head() == newest


def test_who_was_erased_since_is_erased_again(league: Site, copy: Path) -> None:
    """On this machine, and on another one that was given the list."""
    name = Person.objects.get(pk="p07").name
    backed_up(copy)
    erase_person("p07", actor="u1")
    result = web("restore", copy, "--replace")
    assert "Borrados que se han repetido: 1." in result.stdout
    assert Person.objects.get(pk="p07").name == "Jugador retirado 1"
    list_of_erasures = erasures.path().read_bytes()
    emptied(league)
    erasures.path().write_bytes(list_of_erasures)
    assert web("restore", copy).exit_code == 0
    assert Person.objects.get(pk="p07").retired == 1
    emptied(league)
    assert web("restore", copy).exit_code == 0
    assert Person.objects.get(pk="p07").name == name, "the control: without the list"


def test_the_list_in_the_backup_counts_too(league: Site, copy: Path) -> None:
    erase_person("p07", actor="u1")
    backed_up(copy)
    emptied(league)
    assert web("restore", copy).exit_code == 0
    assert [one.person for one in erasures.read()] == ["p07"]
    assert web("restore", copy, "--replace").exit_code == 0
    assert len(erasures.read()) == 1


def test_sessions_end_and_letters_that_waited_are_not_sent(league: Site, copy: Path) -> None:
    del league
    browser = client(Role.MANAGER)
    OutgoingMail.objects.create(to="a@example.org", subject="Hola", text="Hola")
    backed_up(copy)
    result = web("restore", copy, "--replace")
    assert "Mensajes que esperaban y ya no salen solos: 1" in result.stdout
    assert not Session.objects.exists()
    assert browser.get("/cuenta/").status_code == 302
    assert OutgoingMail.objects.get().state == OutgoingMail.State.GIVEN_UP


def test_an_older_database_is_brought_to_this_release(league: Site, copy: Path) -> None:
    del league
    call_command("migrate", "guards", "zero", verbosity=0)
    copy.parent.mkdir()
    backups.backup(copy)
    call_command("migrate", verbosity=0)
    assert web("restore", copy, "--replace").exit_code == 0


def test_a_database_of_a_newer_release_is_refused(league: Site, copy: Path) -> None:
    del league
    recorder = MigrationRecorder(connection)
    recorder.record_applied("ledger", "0999_of_the_future")
    copy.parent.mkdir()
    backups.backup(copy)
    recorder.record_unapplied("ledger", "0999_of_the_future")
    result = web("restore", copy, "--replace")
    assert result.exit_code == 1
    assert "ledger.0999_of_the_future" in result.stderr
    assert web("recalculate").exit_code == 0


def tampered(held: dict[str, bytes], folder: Path) -> None:
    """An entry changed behind the back of the ledger, the manifest made to fit."""
    file = folder / "tampered"
    file.write_bytes(held[backups.DATABASE])
    with closing(sqlite3.connect(file)) as database:
        database.execute("DROP TRIGGER ledger_entry_no_update")
        database.execute(
            "UPDATE ledger_entry SET payload = replace(payload, 'p01', 'p03') WHERE seq = 50"
        )
        database.execute("UPDATE ledger_entry SET actor = 'u9' WHERE seq = 50")
        database.execute(
            "CREATE TRIGGER ledger_entry_no_update BEFORE UPDATE ON ledger_entry "
            "BEGIN SELECT RAISE(ABORT, 'no'); END"
        )
        database.commit()
    resealed(held, backups.DATABASE, file.read_bytes())


def test_a_broken_chain_is_refused(league: Site, copy: Path) -> None:
    del league
    backed_up(copy)
    newest = head()
    other = changed(copy, lambda held: tampered(held, copy.parent))
    result = web("restore", other, "--replace")
    assert result.exit_code == 1
    assert "roto en la entrada 50" in result.stderr
    assert head() == newest


def cut(held: dict[str, bytes]) -> None:
    held[backups.DATABASE] = held[backups.DATABASE][:-4096]


def flipped(held: dict[str, bytes]) -> None:
    [name] = [name for name in held if name.startswith("photographs/")]
    held[name] = held[name].replace(b"acta", b"aCta")


def longer(held: dict[str, bytes]) -> None:
    held[backups.DATABASE] += b"\0" * 10_000_000


def stray(held: dict[str, bytes]) -> None:
    held["stray.txt"] = b"x"


def outside(held: dict[str, bytes]) -> None:
    resealed(held, "../outside.txt", b"x")


def absolute(held: dict[str, bytes]) -> None:
    resealed(held, "/tmp/outside.txt", b"x")  # noqa: S108 - refused


def no_database(held: dict[str, bytes]) -> None:
    resealed(held, backups.DATABASE, b"no database")


def other_format(held: dict[str, bytes]) -> None:
    held[backups.MANIFEST] = held[backups.MANIFEST].replace(b"backup-1", b"backup-9")


def other_head(held: dict[str, bytes]) -> None:
    manifest = json.loads(held[backups.MANIFEST])
    manifest["head"] = "0" * 64
    held[backups.MANIFEST] = json.dumps(manifest).encode()


def no_manifest(held: dict[str, bytes]) -> None:
    del held[backups.MANIFEST]


def odd_manifest(held: dict[str, bytes]) -> None:
    held[backups.MANIFEST] = b'{"format": "ligamahjong-backup-1", "files": []}'


CHANGES = (
    cut,
    flipped,
    longer,
    stray,
    outside,
    absolute,
    no_database,
    other_format,
    other_head,
    no_manifest,
    odd_manifest,
)


@pytest.mark.parametrize("change", CHANGES)
def test_a_backup_that_is_not_whole_replaces_nothing(
    league: Site, copy: Path, change: Callable[[dict[str, bytes]], None]
) -> None:
    key = photograph()
    backed_up(copy)
    newest = head()
    result = web("restore", changed(copy, change), "--replace")
    assert result.exit_code == 1
    assert "se esperaba" in result.stderr
    assert head() == newest
    assert files.path_of(key).read_bytes() == JPEG
    names = {path.name for path in league.path.parent.iterdir()}
    assert not any(name.startswith((".restore", "outside")) for name in names)


@pytest.mark.usefixtures("league")
@pytest.mark.parametrize("content", [b"", b"PK\x03\x04", b"no zip at all"])
def test_a_file_that_is_no_backup(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "x.zip").write_bytes(content)
    result = web("restore", tmp_path / "x.zip", "--replace")
    assert result.exit_code == 1
    assert "no se puede leer" in result.stderr
    assert web("restore", tmp_path / "none.zip", "--replace").exit_code == 1


def test_a_restore_that_dies_half_way_can_be_made_again(league: Site, copy: Path) -> None:
    """The list of erasures comes first, so nobody who was erased is ever back for good."""
    photograph()
    backed_up(copy)
    erase_person("p07", actor="u1")
    connection.close()
    code = (
        "import os, signal, django; django.setup()\n"
        "from pathlib import Path\n"
        "from ligamahjong.web import restore\n"
        "restore._settle = lambda: os.kill(os.getpid(), signal.SIGKILL)\n"
        f"restore.restore(Path({str(copy)!r}), replace=True)"
    )
    environment = league.environment(
        LIGA_DATA=str(league.path.parent), PYTHONPATH=os.pathsep.join(filter(None, sys.path))
    )
    run = subprocess.run([sys.executable, "-c", code], env=environment, check=False)
    assert run.returncode < 0
    assert Person.objects.get(pk="p07").retired is None
    assert web("restore", copy, "--replace").exit_code == 0
    assert Person.objects.get(pk="p07").retired == 1


@pytest.mark.usefixtures("league")
def test_postgresql_has_tools_of_its_own(copy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "vendor", "postgresql")
    with pytest.raises(SiteError, match="not SQLite"):
        backups.backup(copy)
    with pytest.raises(SiteError, match="not SQLite"):
        restore(copy)
