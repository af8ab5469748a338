"""Where letters are handed over, as a setting says it."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING
from urllib.parse import parse_qs, unquote, urlsplit

if TYPE_CHECKING:
    from urllib.parse import SplitResult

__all__ = ["CONSOLE", "MailServer", "Security", "read_server"]

_PORTS = {"smtp": 587, "smtps": 465}


class Security(StrEnum):
    """What protects a connection."""

    NONE = "none"
    """Nothing: only for a server on the same machine."""
    STARTTLS = "starttls"
    """TLS from the first command on, or no connection."""
    TLS = "tls"
    """TLS before the first command."""


@dataclass(frozen=True, slots=True)
class MailServer:
    """A server that takes letters; without a host they are printed.

    Attributes:
        host: its name.
        port: where it listens.
        security: of the connection.
        user: with which one signs in, if one does.
        password: of that user.
    """

    host: str
    port: int = 0
    security: Security = Security.STARTTLS
    user: str = ""
    password: str = field(default="", repr=False)


CONSOLE = MailServer("", security=Security.NONE)
"""Letters are printed where the process writes."""


def read_server(text: str) -> MailServer:
    """The server that ``smtp://user:password@host:587?tls=yes`` and the like name.

    Without ``tls`` the connection is protected; ``smtps`` is protected before the first word.

    Raises:
        ValueError: it is of another form; the text of the error does not repeat it.

    >>> read_server("smtp://liga:secret@mail.example.org")
    MailServer(host='mail.example.org', port=587, security=<Security.STARTTLS: 'starttls'>, user='liga')
    >>> read_server("smtp://localhost:25?tls=no").security
    <Security.NONE: 'none'>
    >>> read_server("console:") is CONSOLE
    True
    """  # noqa: E501 - what the doctest prints
    if text == "console:":
        return CONSOLE
    url = urlsplit(text)
    if url.scheme not in _PORTS or not url.hostname or url.path.strip("/") or url.fragment:
        raise ValueError("no address of a mail server")
    return MailServer(
        host=url.hostname,
        port=url.port or _PORTS[url.scheme],
        security=_security(url),
        user=unquote(url.username or ""),
        password=unquote(url.password or ""),
    )


def _security(url: SplitResult) -> Security:
    query = parse_qs(url.query, keep_blank_values=True, strict_parsing=bool(url.query))
    tls = query.pop("tls", ["yes"])
    if query or tls not in (["yes"], ["no"]) or (url.scheme == "smtps" and tls == ["no"]):
        raise ValueError("tls is yes or no, and nothing else is asked")
    if url.scheme == "smtps":
        return Security.TLS
    return Security.STARTTLS if tls == ["yes"] else Security.NONE
