"""Handing letters over: to a mail server, or to whoever looks at the console."""

from __future__ import annotations

import smtplib
import ssl
import sys
from contextlib import suppress
from typing import TYPE_CHECKING, Protocol

from ligamahjong.web.mail.server import CONSOLE, MailServer, Security

if TYPE_CHECKING:
    from email.message import EmailMessage

__all__ = [
    "Console",
    "LetterDeferred",
    "LetterRefused",
    "ServerUnusable",
    "Smtp",
    "Transport",
    "transport_to",
]

_SECONDS = 30.0
"""How long the server may take for each answer."""
_PERMANENT = 500
"""Answers from this number on say that trying again is of no use (RFC 5321, 4.2.1)."""


class LetterRefused(Exception):  # noqa: N818 - the name says what happened
    """The server will never take this letter."""


class LetterDeferred(Exception):  # noqa: N818
    """The server does not take this letter now."""


class ServerUnusable(Exception):  # noqa: N818
    """The server takes no letter at all now."""


class Transport(Protocol):
    """A way to hand letters over; opened by the first of them."""

    def deliver(self, message: EmailMessage, sender: str, to: str) -> None:
        """Hand a letter over; after it returns the letter has been taken.

        Raises:
            LetterRefused: never to be tried again.
            LetterDeferred: this letter not now.
            ServerUnusable: no letter now.
        """

    def close(self) -> None:
        """End the connection, whatever its state."""


def transport_to(server: MailServer) -> Transport:
    """The way to a server."""
    return Console() if server == CONSOLE else Smtp(server)


class Console:
    """Prints letters, whole, for trying the site out."""

    def deliver(self, message: EmailMessage, sender: str, to: str) -> None:
        """Print it in one piece, so that two processes do not mix theirs."""
        del sender, to
        parts = message.get_body(("plain",))
        text = parts.get_content() if parts else ""
        headers = "\n".join(f"{name}: {message[name]}" for name in ("From", "To", "Subject"))
        sys.stdout.write(f"\n--- ✉ ---\n{headers}\n\n{text.rstrip()}\n---------\n")
        sys.stdout.flush()

    def close(self) -> None:
        """Nothing is open."""


class Smtp:
    """A connection to a server by SMTP.

    Args:
        server: where and how.
        trust: the authorities that may vouch for the server; by default those of the machine.
        seconds: how long the server may take for each answer.
    """

    def __init__(
        self, server: MailServer, trust: ssl.SSLContext | None = None, seconds: float = _SECONDS
    ) -> None:
        self._server = server
        self._trust = trust or ssl.create_default_context()
        self._seconds = seconds
        self._connection: smtplib.SMTP | None = None

    def deliver(self, message: EmailMessage, sender: str, to: str) -> None:
        """Hand a letter over."""
        try:
            connection = self._connection or self._open()
            self._connection = connection
            connection.sendmail(sender, [to], message.as_bytes())
        except smtplib.SMTPRecipientsRefused as error:
            raise _about_letter(*error.recipients[to]) from error
        except smtplib.SMTPDataError as error:
            raise _about_letter(error.smtp_code, error.smtp_error) from error
        except smtplib.SMTPResponseException as error:
            raise ServerUnusable(_answer(error.smtp_code, error.smtp_error)) from error
        except (smtplib.SMTPException, OSError, ValueError) as error:
            raise ServerUnusable(f"{type(error).__name__}: {error}") from error

    def _open(self) -> smtplib.SMTP:
        server = self._server
        connection: smtplib.SMTP
        if server.security is Security.TLS:
            connection = smtplib.SMTP_SSL(
                server.host, server.port, timeout=self._seconds, context=self._trust
            )
        else:
            connection = smtplib.SMTP(server.host, server.port, timeout=self._seconds)
        try:
            if server.security is Security.STARTTLS:
                connection.starttls(context=self._trust)
            if server.user:
                connection.login(server.user, server.password)
        except BaseException:
            connection.close()
            raise
        return connection

    def close(self) -> None:
        """Say goodbye; what the server answers changes nothing any more."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(smtplib.SMTPException, OSError):
                connection.quit()
            connection.close()


def _about_letter(code: int, answer: bytes | str) -> Exception:
    said = _answer(code, answer)
    return LetterRefused(said) if code >= _PERMANENT else LetterDeferred(said)


def _answer(code: int, answer: bytes | str) -> str:
    text = answer.decode("utf-8", "replace") if isinstance(answer, bytes) else answer
    return f"{code} {' '.join(text.split())}"
