"""Going back to a backup: checked whole before anything is replaced, and erased again after it."""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import sqlite3
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING
from zipfile import BadZipFile, ZipFile

from django.contrib.sessions.models import Session
from django.db import connection

from ligamahjong.errors import SiteError
from ligamahjong.ledger.chain import verify_chain
from ligamahjong.web.backup import DATABASE, ERASURES, FORMAT, MANIFEST, PHOTOGRAPHS
from ligamahjong.web.database import migrate
from ligamahjong.web.ledger.selectors import entries, head
from ligamahjong.web.ledger.transactions import writing
from ligamahjong.web.mail.models import OutgoingMail
from ligamahjong.web.people.services import touch_people
from ligamahjong.web.photographs import files
from ligamahjong.web.privacy import erasures
from ligamahjong.web.privacy.erasing import erase_again, forget_copies
from ligamahjong.web.ranking.recalculation import bring_up_to_date

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

__all__ = ["NOT_SENT_AGAIN", "Restored", "restore"]

_NAMES = re.compile(
    rf"{re.escape(DATABASE)}|{re.escape(ERASURES)}|{re.escape(PHOTOGRAPHS)}[0-9a-f]{{32}}\.jpg"
)
_LARGEST_MANIFEST = 50_000_000
_BLOCK = 2**20
_FOLDER = 0o700
_PRIVATE = 0o600
_BESIDE = ("-wal", "-shm", "-journal")
NOT_SENT_AGAIN = "restored from a backup: not sent by itself"
"""Why letters that waited when the backup was made do not wait any more."""


@dataclass(frozen=True, slots=True)
class Restored:
    """What came back.

    Attributes:
        seq: number of the newest entry of the ledger.
        photographs: how many there are.
        erased: erasures since the backup that were carried out again.
        letters: letters that waited, and are only sent again if somebody says so.
    """

    seq: int
    photographs: int
    erased: int
    letters: int


def restore(source: Path, *, replace: bool = False) -> Restored:
    """Put a backup in the place of the database, the photographs and the list of erasures.

    Everything in it is checked first: digests, the database itself, its release, the chain of the
    ledger. An older database is brought to this release. The list of erasures that is there stays
    and takes in that of the backup; everybody on it is erased again. Sessions end, and letters
    that waited do not wait any more, as they may have been sent since.

    Args:
        source: a backup.
        replace: whether a database that is there may be replaced; the site must not be running.

    Raises:
        SiteError: nothing has been replaced; the reason says why.
    """
    if connection.vendor != "sqlite":
        raise SiteError("the database is not SQLite", reason="backup-database")
    place = Path(connection.settings_dict["NAME"])
    if place.exists() and not replace:
        raise SiteError(f"{place} is there", reason="restore-not-empty", file=str(place))
    _check_unused(place)
    place.parent.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(dir=place.parent, prefix=".restore-") as name:
        folder = Path(name)
        manifest = _unpack(source, folder)
        _check_database(source, folder / DATABASE, manifest)
        _put_in_place(folder, place)
    return _settle()


def _unpack(source: Path, folder: Path) -> Mapping[str, object]:
    """The files of a backup in a folder, each as the manifest says it is; returns the manifest."""
    try:
        with ZipFile(source) as archive:
            if archive.getinfo(MANIFEST).file_size > _LARGEST_MANIFEST:
                raise _broken(source, MANIFEST)
            manifest = json.loads(archive.read(MANIFEST))
            held = manifest["files"] if manifest["format"] == FORMAT else {}
            names = [info.filename for info in archive.infolist()]
            if sorted(names) != sorted([MANIFEST, *held]) or DATABASE not in held:
                raise _broken(source, MANIFEST)
            (folder / PHOTOGRAPHS).mkdir(mode=_FOLDER)
            for name, facts in held.items():
                if not _NAMES.fullmatch(name) or not _unpack_one(archive, name, folder, facts):
                    raise _broken(source, name)
    except (OSError, BadZipFile, KeyError, TypeError, ValueError, RuntimeError) as error:
        if isinstance(error, SiteError):
            raise
        raise SiteError(
            f"{source} cannot be read: {error}",
            reason="restore-unreadable",
            file=str(source),
            error=str(error),
        ) from error
    found: Mapping[str, object] = manifest
    return found


def _unpack_one(archive: ZipFile, name: str, folder: Path, facts: Mapping[str, object]) -> bool:
    """Unpack a file; whether it has the size and the digest that it should."""
    digest, size = hashlib.sha256(), 0
    target = folder / name
    with archive.open(name) as member, target.open("xb") as file:
        while block := member.read(_BLOCK):
            size += len(block)
            if size > int(str(facts["size"])):
                return False
            digest.update(block)
            file.write(block)
    target.chmod(_PRIVATE)
    return size == facts["size"] and digest.hexdigest() == facts["sha256"]


def _check_database(source: Path, file: Path, manifest: Mapping[str, object]) -> None:
    """That the database is whole and of this release, which an older one is brought to."""
    try:
        with closing(sqlite3.connect(file)) as database:
            sound = database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    except sqlite3.DatabaseError:
        sound = False
    if not sound:
        raise _broken(source, DATABASE)
    with _working_on(file):
        migrate()
        newest = head()
        if (newest.seq, newest.hash if newest.seq else "") != (manifest["seq"], manifest["head"]):
            raise _broken(source, DATABASE)
        if breaches := list(verify_chain(entries())):
            raise SiteError(
                f"the ledger of {source} is broken at entry {breaches[0].seq}",
                reason="restore-chain",
                file=str(source),
                seq=breaches[0].seq,
            )


@contextmanager
def _working_on(file: Path) -> Iterator[None]:
    """Let everything that asks the database ask another file; it is one file again at the end."""
    before = connection.settings_dict["NAME"]
    connection.close()
    connection.settings_dict["NAME"] = str(file)
    try:
        yield
        with connection.cursor() as cursor:
            cursor.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    finally:
        connection.close()
        connection.settings_dict["NAME"] = before


def _check_unused(place: Path) -> None:
    """That no other process has the database open, as far as that can be told."""
    connection.close()
    if not place.exists():
        return
    try:
        with closing(sqlite3.connect(place, timeout=0)) as database:
            database.execute("PRAGMA journal_mode=DELETE")
    except sqlite3.OperationalError as error:
        raise SiteError(f"{place} is in use", reason="restore-in-use", file=str(place)) from error
    except sqlite3.DatabaseError:
        return  # what is there is no database: all the more reason to replace it


def _put_in_place(folder: Path, place: Path) -> None:
    """Replace what is there: the list of erasures first, so that none is ever lost."""
    known = set(erasures.read())
    erasures.write(one for one in erasures.read(folder / ERASURES) if one not in known)
    for ending in _BESIDE:
        place.with_name(place.name + ending).unlink(missing_ok=True)
    (folder / DATABASE).replace(place)
    photographs = files.folder()
    photographs.parent.mkdir(parents=True, exist_ok=True)
    if photographs.exists():
        shutil.move(photographs, folder / "replaced")
    shutil.move(folder / PHOTOGRAPHS, photographs)


def _settle() -> Restored:
    """What has to be done over a database of before."""
    with writing():
        Session.objects.all().delete()
        letters = OutgoingMail.objects.filter(state=OutgoingMail.State.WAITING).update(
            state=OutgoingMail.State.GIVEN_UP, error=NOT_SENT_AGAIN
        )
        touch_people()
    erased = erase_again()
    seq = bring_up_to_date()
    forget_copies()
    return Restored(seq, sum(1 for _ in files.folder().iterdir()), erased, letters)


def _broken(source: Path, name: str) -> SiteError:
    return SiteError(
        f"{name} in {source} is not what it should be",
        reason="restore-broken",
        file=str(source),
        name=name,
    )
