"""Backups: database, photographs and the list of erasures of one moment, in one file.

A backup is a zip file with a manifest that names every other file in it, its size and its SHA-256.
"""

from __future__ import annotations

import hashlib
import json
import os
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from zipfile import ZIP_DEFLATED, ZIP_STORED, ZipFile, ZipInfo

from django.db import DatabaseError, connection
from django.utils import timezone

from ligamahjong import __version__
from ligamahjong.errors import SiteError
from ligamahjong.web.photographs import files
from ligamahjong.web.privacy import erasures

__all__ = ["DATABASE", "ERASURES", "FORMAT", "MANIFEST", "PHOTOGRAPHS", "BackedUp", "backup"]

FORMAT = "ligamahjong-backup-1"
MANIFEST = "manifest.json"
DATABASE = "liga.sqlite3"
ERASURES = "erasures.jsonl"
PHOTOGRAPHS = "photographs/"
_PRIVATE = 0o600
_BLOCK = 2**20


@dataclass(frozen=True, slots=True)
class BackedUp:
    """What a backup holds.

    Attributes:
        seq: number of the newest entry of the ledger.
        photographs: how many there are.
        missing: how many should be there and are not.
        size: of the file, in bytes.
    """

    seq: int
    photographs: int
    missing: int
    size: int


def backup(target: Path) -> BackedUp:
    """Write a backup, also while the site is served.

    The list of erasures is taken last: whoever is erased meanwhile is erased again after a restore.

    Args:
        target: the file to be made, which nobody but its owner may read.

    Raises:
        SiteError: it is there already, it cannot be written, or the database is no SQLite one.
    """
    if connection.vendor != "sqlite":
        raise SiteError("the database is not SQLite", reason="backup-database")
    if target.exists():
        raise SiteError(f"{target} is there", reason="backup-exists", file=str(target))
    try:
        with TemporaryDirectory(dir=target.parent, prefix=".backup-") as folder:
            copy, packed = Path(folder) / DATABASE, Path(folder) / "packed"
            _copy_database(copy)
            done = _pack(copy, packed)
            _publish(packed, target)
    except (OSError, DatabaseError) as error:
        raise SiteError(
            f"cannot write {target}: {error}",
            reason="backup-unwritable",
            file=str(target),
            error=str(error),
        ) from error
    return done


def _copy_database(copy: Path) -> None:
    with connection.cursor() as cursor:
        cursor.execute("VACUUM INTO %s", [str(copy)])


def _pack(copy: Path, packed: Path) -> BackedUp:
    with closing(sqlite3.connect(copy)) as database:
        seq, head = _newest(database)
        rows = database.execute(
            "SELECT id FROM photographs_photograph WHERE destroyed_at IS NULL ORDER BY id"
        )
        keys = [key for (key,) in rows]
    handle = os.open(packed, os.O_WRONLY | os.O_CREAT | os.O_EXCL, _PRIVATE)
    with open(handle, "wb") as file, ZipFile(file, "w") as archive:  # noqa: PTH123 - of a handle
        held = {DATABASE: _add(archive, copy, DATABASE, ZIP_DEFLATED)}
        for key in keys:
            path = files.path_of(key)
            if path.is_file():
                name = f"{PHOTOGRAPHS}{path.name}"
                held[name] = _add(archive, path, name, ZIP_STORED)
        if erasures.path().is_file():
            held[ERASURES] = _add(archive, erasures.path(), ERASURES, ZIP_DEFLATED)
        manifest = {
            "format": FORMAT,
            "release": __version__,
            "made_at": timezone.now().isoformat(),
            "seq": seq,
            "head": head,
            "files": held,
        }
        archive.writestr(MANIFEST, json.dumps(manifest, indent=1) + "\n")
    kept = sum(name.startswith(PHOTOGRAPHS) for name in held)
    return BackedUp(seq, kept, len(keys) - kept, packed.stat().st_size)


def _newest(database: sqlite3.Connection) -> tuple[int, str]:
    row = database.execute("SELECT seq, hash FROM ledger_entry ORDER BY seq DESC LIMIT 1")
    seq, head = row.fetchone() or (0, "")
    return seq, head


def _add(archive: ZipFile, path: Path, name: str, method: int) -> dict[str, object]:
    """Put a file in, and say what the manifest holds of it."""
    digest, size = hashlib.sha256(), 0
    info = ZipInfo.from_file(path, name)
    info.compress_type = method
    with path.open("rb") as source, archive.open(info, "w", force_zip64=True) as member:
        while block := source.read(_BLOCK):
            digest.update(block)
            size += len(block)
            member.write(block)
    return {"size": size, "sha256": digest.hexdigest()}


def _publish(packed: Path, target: Path) -> None:
    """Give the finished file its name, without ever replacing another one."""
    with packed.open("rb") as file:
        os.fsync(file.fileno())
    try:
        os.link(packed, target)
    except FileExistsError as error:
        raise SiteError(f"{target} is there", reason="backup-exists", file=str(target)) from error
