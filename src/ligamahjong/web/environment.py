"""Settings from environment variables, read once and refused loudly.

A missing or malformed variable stops the start with its name and what was expected.
"""

from __future__ import annotations

import os
from pathlib import Path
from urllib.parse import unquote, urlsplit

from django.core.exceptions import ImproperlyConfigured

__all__ = ["boolean", "database", "secret", "text", "words"]

_TRUE = {"1", "true", "yes", "on"}
_FALSE = {"0", "false", "no", "off"}


def _read(name: str) -> str | None:
    """The variable, or the content of the file that ``NAME_FILE`` names."""
    if path := os.environ.get(f"{name}_FILE"):
        try:
            return Path(path).read_text(encoding="utf-8").strip()
        except OSError as error:
            raise ImproperlyConfigured(
                f"{name}_FILE: cannot read {path!r} ({error.strerror}); expected a readable file"
            ) from error
    return os.environ.get(name)


def text(name: str, default: str | None = None) -> str:
    """A text that is not empty.

    Raises:
        ImproperlyConfigured: it is missing and there is no default, or it is empty.
    """
    value = _read(name)
    if value is None and default is not None:
        return default
    if not value:
        raise ImproperlyConfigured(f"{name} is not set; expected a text")
    return value


def boolean(name: str, *, default: bool) -> bool:
    """Yes or no.

    Raises:
        ImproperlyConfigured: it is neither.
    """
    value = (_read(name) or str(default)).lower()
    if value not in _TRUE | _FALSE:
        raise ImproperlyConfigured(f"{name} is {value!r}; expected yes or no")
    return value in _TRUE


def words(name: str, default: str) -> list[str]:
    """A list separated by commas."""
    return [word.strip() for word in text(name, default).split(",") if word.strip()]


def secret(name: str, *, development: bool) -> str:
    """A secret of at least 50 characters; while developing, a fixed one.

    Raises:
        ImproperlyConfigured: it is missing or too short.
    """
    value = _read(name)
    if value is None and development:
        return "only-for-development-" + "x" * 50
    if value is None or len(value) < 50:  # noqa: PLR2004
        raise ImproperlyConfigured(f"{name} expected at least 50 random characters")
    return value


def database(name: str, default: Path) -> dict[str, object]:
    """A database as a URL: ``sqlite:///path`` or ``postgres://user:password@host:port/name``.

    Raises:
        ImproperlyConfigured: the URL is of another kind.
    """
    value = _read(name)
    if value is None:
        return _sqlite(default)
    url = urlsplit(value)
    if url.scheme == "sqlite" and url.path:
        return _sqlite(Path(unquote(url.path.removeprefix("/"))))
    if url.scheme in {"postgres", "postgresql"} and url.path.strip("/"):
        return {
            "ENGINE": "django.db.backends.postgresql",
            "NAME": unquote(url.path.strip("/")),
            "USER": unquote(url.username or ""),
            "PASSWORD": unquote(url.password or ""),
            "HOST": url.hostname or "",
            "PORT": str(url.port or ""),
            "CONN_HEALTH_CHECKS": True,
        }
    raise ImproperlyConfigured(
        f"{name} is not understood; expected sqlite:///path or postgres://user@host/name"
    )


def _sqlite(path: Path) -> dict[str, object]:
    """SQLite with readers that never wait for the writer.

    The writer asks for its lock itself (``ledger.services``); readers use deferred transactions.
    """
    return {
        "ENGINE": "django.db.backends.sqlite3",
        "NAME": path,
        "OPTIONS": {
            "timeout": 20,
            "transaction_mode": "DEFERRED",
            "init_command": "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL;",
        },
    }
