"""A site with a database of its own, as the fixtures ``site`` and ``league`` give it."""

from __future__ import annotations

import os
import shutil
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from django.core.cache import cache
from django.db import connection
from django.test import Client

from ligamahjong.web.caching import kept_pages

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["SOURCE", "Site", "copied", "using"]

SOURCE = Path(__file__).resolve().parents[2] / "src"


@dataclass(frozen=True, slots=True)
class Site:
    """A running site.

    Attributes:
        path: file of its database.
        client: asks it for pages.
    """

    path: Path
    client: Client = field(default_factory=Client)

    def environment(self, **more: str) -> dict[str, str]:
        """Variables with which another process works on the same database."""
        return {
            **os.environ,
            "PYTHONPATH": str(SOURCE),
            "DJANGO_SETTINGS_MODULE": "ligamahjong.web.settings",
            "DATABASE_URL": f"sqlite:///{self.path}",
            **more,
        }


@contextmanager
def using(path: Path) -> Iterator[None]:
    """Work on one database file; threads started meanwhile do so too."""
    before = connection.settings_dict["NAME"]
    connection.close()
    connection.settings_dict["NAME"] = str(path)
    cache.clear()
    kept_pages.clear()
    try:
        yield
    finally:
        connection.close()
        connection.settings_dict["NAME"] = before


@contextmanager
def copied(template: Path, folder: Path) -> Iterator[Site]:
    """A site on a copy of a database, whose transactions are real ones."""
    path = folder / "liga.sqlite3"
    shutil.copyfile(template, path)
    with using(path):
        yield Site(path)
