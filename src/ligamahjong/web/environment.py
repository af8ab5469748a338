"""Settings from environment variables, read once and refused loudly.

A missing or malformed variable stops the start with its name and what was expected.
"""

from __future__ import annotations

import os
from email.utils import parseaddr
from importlib.util import find_spec
from pathlib import Path
from urllib.parse import unquote, urlsplit

from django.core.exceptions import ImproperlyConfigured, ValidationError
from django.core.validators import validate_email

from ligamahjong.web.mail.server import CONSOLE, MailServer, read_server
from ligamahjong.web.privacy.periods import Period
from ligamahjong.wording import Language, Text

__all__ = [
    "SettingError",
    "address",
    "boolean",
    "database",
    "mail_server",
    "period",
    "secret",
    "text",
    "words",
]

_TRUE = {"1", "true", "yes", "on"}
_FALSE = {"0", "false", "no", "off"}
_SHORTEST_SECRET = 50
_SECONDS_KEPT = 60
"""A connection serves the requests of so many seconds: making one takes as long as a page does."""


_DRIVER = Text(
    "el controlador de PostgreSQL instalado (pip install psycopg)",
    "the driver of PostgreSQL to be installed (pip install psycopg)",
)


_SECRET = Text("al menos 50 caracteres al azar", "at least 50 random characters")
_SECRET_OR_NONE = Text(
    f"{_SECRET.es}; para probar en tu propio ordenador basta LIGA_DEVELOPMENT=yes",
    f"{_SECRET.en}; to try it out on your own machine, LIGA_DEVELOPMENT=yes will do",
)


class SettingError(ImproperlyConfigured):
    """A variable that is missing or malformed.

    Args:
        name: of the variable.
        expected: what it should hold.
        found: what it holds, where that is no secret.
    """

    def __init__(self, name: str, expected: Text, found: str | None = None) -> None:
        is_that = "" if found is None else f" is {found!r}"
        super().__init__(f"{name}{is_that}: expected {expected.say(Language.EN)}")
        self.name = name
        self.expected = expected


def _read(name: str) -> str | None:
    """The variable, or the content of the file that ``NAME_FILE`` names."""
    if path := os.environ.get(f"{name}_FILE"):
        try:
            return Path(path).read_text(encoding="utf-8").strip()
        except (OSError, ValueError) as error:
            expected = Text("un fichero que se pueda leer", "a file that can be read")
            raise SettingError(f"{name}_FILE", expected, path) from error
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
        raise SettingError(name, Text("un texto", "a text"), value)
    return value


def boolean(name: str, *, default: bool) -> bool:
    """Yes or no.

    Raises:
        ImproperlyConfigured: it is neither.
    """
    value = (_read(name) or str(default)).lower()
    if value not in _TRUE | _FALSE:
        raise SettingError(name, Text("yes o no", "yes or no"), value)
    return value in _TRUE


def words(name: str, default: str) -> list[str]:
    """A list separated by commas, with something in it.

    Raises:
        ImproperlyConfigured: there is nothing in it.
    """
    value = text(name, default)
    found = [word.strip() for word in value.split(",") if word.strip()]
    if not found:
        raise SettingError(name, Text("una lista con comas", "a list with commas"), value)
    return found


def secret(name: str, *, development: bool) -> str:
    """A secret of at least 50 characters; while developing, a fixed one.

    Raises:
        ImproperlyConfigured: it is missing or too short.
    """
    value = _read(name)
    if value is None and development:
        return "only-for-development-" + "x" * 50
    if value is None:
        raise SettingError(name, _SECRET_OR_NONE)
    if len(value) < _SHORTEST_SECRET:
        raise SettingError(name, _SECRET)
    return value


def address(name: str, default: str) -> str:
    """An e-mail address, with or without a name before it.

    Raises:
        ImproperlyConfigured: it is none.
    """
    value = text(name, default)
    try:
        validate_email(parseaddr(value)[1] if value.isprintable() else "")
    except ValidationError:
        expected = Text(
            "una dirección de correo: liga@example.org o Liga <liga@example.org>",
            "an e-mail address: league@example.org or League <league@example.org>",
        )
        raise SettingError(name, expected, value) from None
    return value


def period(name: str, default: str) -> Period:
    """A number of days or months.

    Raises:
        ImproperlyConfigured: it is none.
    """
    value = text(name, default)
    try:
        return Period.read(value)
    except ValueError:
        expected = Text(
            "un plazo de 1 a 3650 días o meses: 30d o 12m",
            "a period from 1 to 3650 days or months: 30d or 12m",
        )
        raise SettingError(name, expected, value) from None


def mail_server(name: str, *, development: bool) -> MailServer:
    """Where letters are handed over; while developing, they are printed.

    Raises:
        ImproperlyConfigured: it is missing, or of another form.
    """
    value = _read(name)
    if value is None and development:
        return CONSOLE
    try:
        return read_server(value or "")
    except ValueError:
        # What it holds is not repeated: it may be a password.
        expected = Text(
            "smtp://usuario:contraseña@servidor:puerto, smtps://… o console:",
            "smtp://user:password@host:port, smtps://… or console:",
        )
        raise SettingError(name, expected) from None


def database(name: str, default: Path) -> dict[str, object]:
    """A database as a URL: ``sqlite:///path`` or ``postgres://user:password@host:port/name``.

    Raises:
        ImproperlyConfigured: the URL is of another kind, or the driver is not installed.
    """
    value = _read(name)
    if value is None:
        return _sqlite(default)
    try:
        url = urlsplit(value)
        port = url.port
    except ValueError:
        raise _no_database(name) from None
    if url.scheme == "sqlite" and url.path.strip("/"):
        return _sqlite(Path(unquote(url.path.removeprefix("/"))))
    if url.scheme in {"postgres", "postgresql"} and url.path.strip("/"):
        if find_spec("psycopg") is None:
            raise SettingError(name, _DRIVER)
        return {
            "ENGINE": "django.db.backends.postgresql",
            "NAME": unquote(url.path.strip("/")),
            "USER": unquote(url.username or ""),
            "PASSWORD": unquote(url.password or ""),
            "HOST": url.hostname or "",
            "PORT": str(port or ""),
            "CONN_MAX_AGE": _SECONDS_KEPT,
            "CONN_HEALTH_CHECKS": True,
        }
    raise _no_database(name)


def _no_database(name: str) -> SettingError:
    """What is wrong with an address, which is not repeated: it may hold a password."""
    return SettingError(
        name,
        Text(
            "sqlite:///ruta o postgres://usuario@servidor/nombre",
            "sqlite:///path or postgres://user@host/name",
        ),
    )


def _sqlite(path: Path) -> dict[str, object]:
    """SQLite with readers that never wait for the writer.

    The writer asks for its lock itself (``ledger.services``); readers use deferred transactions.
    What is deleted is overwritten, so that the file does not keep it.
    """
    return {
        "ENGINE": "django.db.backends.sqlite3",
        "NAME": path,
        "CONN_MAX_AGE": _SECONDS_KEPT,
        "OPTIONS": {
            "timeout": 20,
            "transaction_mode": "DEFERRED",
            "init_command": "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; "
            "PRAGMA secure_delete=ON;",
        },
    }
