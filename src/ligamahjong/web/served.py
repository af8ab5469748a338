"""Where this machine serves the site, for the links in letters that other commands send.

``liga web serve`` notes its address in the folder of the site for as long as it runs; while
``LIGA_ADDRESS`` says nothing else, that is the address of the site.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

__all__ = ["NOBODY_YET", "forget", "last_served", "note"]

NOBODY_YET = "http://127.0.0.1:8000"
"""Where the site is served unless another port is asked for."""

_FILE = "address"
_ADDRESS = re.compile(r"http://127\.0\.0\.1:[0-9]{1,5}")


def last_served(folder: Path) -> str:
    """Where the site of a folder is being served.

    Args:
        folder: that of the site; it need not be there.

    Returns:
        The address; the usual one where nothing can be read.
    """
    try:
        noted = (folder / _FILE).read_text("ascii").strip()
    except (OSError, ValueError):
        return NOBODY_YET
    return noted if _ADDRESS.fullmatch(noted) else NOBODY_YET


def note(folder: Path, address: str) -> None:
    """Note where the site of a folder is served."""
    (folder / _FILE).write_text(f"{address}\n", "ascii")


def forget(folder: Path, address: str) -> None:
    """Forget that the site of a folder is served there; what another server noted is kept."""
    if last_served(folder) == address:
        (folder / _FILE).unlink(missing_ok=True)
