"""The files of an export, in a folder or a zip file; nothing is ever unpacked to the disk."""

from __future__ import annotations

import io
import zlib
from types import MappingProxyType
from typing import IO, TYPE_CHECKING
from zipfile import ZIP_DEFLATED, ZIP_STORED, BadZipFile, ZipFile, ZipInfo

from ligamahjong.errors import FormatError
from ligamahjong.league.game import Mode

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

__all__ = [
    "ENTRIES",
    "FILES",
    "GRADES",
    "LARGEST",
    "LARGEST_STREAM",
    "MANIFEST",
    "PEOPLE",
    "RESULTS",
    "read_files",
    "save_files",
    "zip_files",
]

MANIFEST = "manifest.json"
ENTRIES = "entries.jsonl"
PEOPLE = "people.csv"
GRADES = "grades.csv"
RESULTS: Mapping[Mode, str] = MappingProxyType({mode: f"results-{mode}.csv" for mode in Mode})
FILES = (MANIFEST, ENTRIES, PEOPLE, GRADES, *RESULTS.values())
"""Names of the files of an export; it has all of them, and none twice."""

LARGEST = 500_000_000
"""Most bytes of all files together, unpacked: several hundred thousand games."""

LARGEST_STREAM = 200_000_000
"""Most bytes of a zip file that comes through a pipe."""

_SAME_DATE = (1980, 1, 1, 0, 0, 0)
_ENCRYPTED = 0x1


def zip_files(files: Mapping[str, bytes]) -> bytes:
    """The files as one zip file; its bytes depend on them alone."""
    packed = io.BytesIO()
    with ZipFile(packed, "w") as archive:
        for name in FILES:
            member = ZipInfo(name, _SAME_DATE)
            member.compress_type = ZIP_DEFLATED
            member.external_attr = 0o644 << 16
            archive.writestr(member, files[name])
    return packed.getvalue()


def save_files(files: Mapping[str, bytes], place: Path) -> None:
    """Write an export: a zip file if the name ends so, else a folder.

    Raises:
        FormatError: it cannot be written there.
    """
    try:
        if place.suffix.lower() == ".zip":
            place.write_bytes(zip_files(files))
            return
        place.mkdir(parents=True, exist_ok=True)
        for name in FILES:
            (place / name).write_bytes(files[name])
    except OSError as error:
        raise FormatError(
            f"{place}: cannot be written: {error}", file=str(place), reason="unwritable"
        ) from error


def read_files(place: Path) -> dict[str, bytes]:
    """The files of an export, from a folder or a zip file.

    Only files of an export are read. A folder may have others beside them; a zip file with a
    file that does not belong, or with one file twice, is refused.

    Raises:
        FormatError: no such place, or not an export; ``facts`` has ``file`` and ``reason``:
            ``"not-found"``, ``"unreadable"``, ``"not-an-export"``, ``"file-missing"``,
            ``"file-unexpected"``, ``"file-twice"`` or ``"too-large"``, and mostly ``name``.
    """
    try:
        if place.is_dir():
            return _read_folder(place)
        with place.open("rb") as packed, ZipFile(_within_limit(place, packed)) as archive:
            return _read_archive(place, archive)
    except FileNotFoundError as error:
        raise _refusal(place, "not-found", "no such file") from error
    except BadZipFile as error:
        raise _refusal(place, "not-an-export", "neither a folder nor a zip file") from error
    except (OSError, ValueError, EOFError, NotImplementedError, zlib.error) as error:
        if isinstance(error, FormatError):
            raise
        raise _refusal(place, "unreadable", f"cannot be read: {error}") from error


def _within_limit(place: Path, packed: IO[bytes]) -> IO[bytes]:
    """The zip file; what is no regular file (a pipe, a device) is read first, to the limit."""
    if place.is_file():
        return packed
    data = packed.read(LARGEST_STREAM + 1)
    if len(data) > LARGEST_STREAM:
        raise _refusal(
            place, "too-large", f"has more than {LARGEST_STREAM} bytes", largest=LARGEST_STREAM
        )
    return io.BytesIO(data)


def _read_folder(place: Path) -> dict[str, bytes]:
    files: dict[str, bytes] = {}
    for name in FILES:
        path = place / name
        if not path.is_file():
            raise _refusal(place, "file-missing", f"has no {name}", name=name)
        with path.open("rb") as file:
            files[name] = _read(place, file, files)
    return files


def _read_archive(place: Path, archive: ZipFile) -> dict[str, bytes]:
    members = archive.infolist()
    names = [member.filename for member in members]
    for member, name in zip(members, names, strict=True):
        if name not in FILES:
            raise _refusal(place, "file-unexpected", f"has a file {name!r}", name=name)
        if names.count(name) > 1:
            raise _refusal(place, "file-twice", f"has {name} twice", name=name)
        if member.compress_type not in {ZIP_STORED, ZIP_DEFLATED} or member.flag_bits & _ENCRYPTED:
            raise _refusal(place, "unreadable", f"{name} is packed in an unusual way", name=name)
    if sum(member.file_size for member in members) > LARGEST:
        raise _too_large(place)
    files: dict[str, bytes] = {}
    for name in FILES:
        if name not in names:
            raise _refusal(place, "file-missing", f"has no {name}", name=name)
        with archive.open(name) as file:
            files[name] = _read(place, file, files)
    return files


def _read(place: Path, file: IO[bytes], before: Mapping[str, bytes]) -> bytes:
    """A file as long as all of them stay within the limit, whatever it says of its size."""
    left = LARGEST - sum(map(len, before.values()))
    data = file.read(left + 1)
    if len(data) > left:
        raise _too_large(place)
    return data


def _too_large(place: Path) -> FormatError:
    return _refusal(place, "too-large", f"has more than {LARGEST} bytes", largest=LARGEST)


def _refusal(place: Path, reason: str, text: str, **facts: object) -> FormatError:
    return FormatError(f"{place}: {text}", file=str(place), reason=reason, **facts)
