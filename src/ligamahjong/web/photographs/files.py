"""The private folder of photographs."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from django.conf import settings

if TYPE_CHECKING:
    from collections.abc import Iterator
    from datetime import datetime

__all__ = ["folder", "left_since", "path_of", "remove", "write"]

_PRIVATE = 0o600
_PRIVATE_FOLDER = 0o700


def folder() -> Path:
    """Where photographs lie, for nobody but the site."""
    return Path(settings.DATA) / "photographs"


def path_of(identifier: str) -> Path:
    """The file of a photograph, whether it is there or not."""
    return folder() / f"{identifier}.jpg"


def write(identifier: str, jpeg: bytes) -> None:
    """Write a file that is there whole or not at all, also after a power cut."""
    made = folder()
    made.mkdir(mode=_PRIVATE_FOLDER, parents=True, exist_ok=True)
    made.chmod(_PRIVATE_FOLDER)
    temporary = made / f"{identifier}.part"
    try:
        handle = os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_EXCL, _PRIVATE)
        with open(handle, "wb") as file:  # noqa: PTH123 - of a handle
            file.write(jpeg)
            file.flush()
            os.fsync(file.fileno())
        temporary.replace(path_of(identifier))
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise
    _sync(made)


def remove(identifier: str) -> None:
    """Remove a file, if it is there."""
    path_of(identifier).unlink(missing_ok=True)


def left_since(before: datetime) -> Iterator[Path]:
    """The files last written before a moment."""
    with suppress(FileNotFoundError):
        for path in sorted(folder().iterdir()):
            if path.stat().st_mtime < before.timestamp():
                yield path


def _sync(made: Path) -> None:
    """Make the name of a new file last; Windows neither needs nor allows it."""
    if os.name == "posix":
        handle = os.open(made, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
