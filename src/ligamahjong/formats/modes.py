"""Which of the two modes files of games are about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.errors import FormatError
from ligamahjong.league.game import Mode

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ligamahjong.formats.documents import Document

__all__ = ["common_mode", "named_mode"]


def named_mode(document: Document) -> Mode | None:
    """The mode whose name is in the name of the file, if exactly one is.

    >>> from ligamahjong.formats.documents import Document
    >>> named_mode(Document("2026/Riichi otoño.csv", b""))
    <Mode.RIICHI: 'riichi'>
    >>> named_mode(Document("partidas.csv", b"")) is None
    True
    """
    stem = document.stem.casefold()
    named = [mode for mode in Mode if mode.value in stem]
    return named[0] if len(named) == 1 else None


def common_mode(documents: Iterable[Document]) -> Mode:
    """The one mode that the names of all files say.

    Raises:
        FormatError: there is no file (``facts["reason"]`` is ``"no-files"``), a name says no
            mode (``"mode-unknown"``, with ``file``) or names differ (``"modes-mixed"``, with
            ``mcr`` and ``riichi``, lists of names).
    """
    files: dict[Mode, list[str]] = {mode: [] for mode in Mode}
    for document in documents:
        mode = named_mode(document)
        if mode is None:
            raise FormatError(
                f"{document.name}: MCR or Riichi? Give the mode, or say it in the file name",
                file=document.name,
                reason="mode-unknown",
            )
        files[mode].append(document.name)
    found = [mode for mode, names in files.items() if names]
    if not found:
        raise FormatError("no file of games was given", reason="no-files")
    if len(found) > 1:
        raise FormatError(
            "files of both modes: give those of one mode at a time, or the mode they all have",
            reason="modes-mixed",
            mcr=files[Mode.MCR],
            riichi=files[Mode.RIICHI],
        )
    return found[0]
