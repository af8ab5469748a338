"""A mail server of the tests: it listens on this machine and answers as it is told to.

A test that starts one carries ``@pytest.mark.enable_socket``.
"""

from __future__ import annotations

import socketserver
from contextlib import contextmanager
from dataclasses import dataclass, field
from email import message_from_bytes
from email.policy import default
from threading import Lock, Thread
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    import ssl
    from collections.abc import Callable, Iterator
    from email.message import EmailMessage

__all__ = ["MailBox", "serving_mail"]


@dataclass
class MailBox:
    """What a mail server has been sent, and what it answers.

    Attributes:
        answers: for a command (``RCPT``, ``DATA``, ``body`` for what follows it …) what is said
            instead of yes; ``""`` hangs up without a word.
        taken: the letters it said yes to: reader and bytes.
        commands: every command it was sent.
        on_taken: called before it says yes to a letter.
    """

    port: int = 0
    answers: dict[str, str] = field(default_factory=dict)
    taken: list[tuple[str, bytes]] = field(default_factory=list)
    commands: list[str] = field(default_factory=list)
    on_taken: Callable[[], None] | None = None
    trust: ssl.SSLContext | None = None
    lock: Lock = field(default_factory=Lock)

    @property
    def letters(self) -> list[EmailMessage]:
        """The letters it took."""
        return [message_from_bytes(text, policy=default) for _, text in self.taken]


class _Conversation(socketserver.StreamRequestHandler):
    def handle(self) -> None:
        self._reader = ""
        self._protected = False
        self._tls: ssl.SSLSocket | None = None
        box = self.box
        self._say(box.answers.get("hello", "220 tests"))
        while line := self.rfile.readline():
            text = line.decode("utf-8").rstrip("\r\n")
            box.commands.append(text)
            command = text.partition(" ")[0].upper()
            if not self._answer(command, text):
                return

    def finish(self) -> None:
        super().finish()
        if self._tls is not None:
            self._tls.close()

    @property
    def box(self) -> MailBox:
        return cast("_Server", self.server).box

    def _answer(self, command: str, text: str) -> bool:
        """Answer a command; whether the conversation goes on."""
        told = self.box.answers.get(command)
        if told is not None:
            if told:
                self._say(told)
            return bool(told)
        if command == "DATA":
            self._say("354 go on")
            return self._take()
        if command == "EHLO":
            self._greet()
        elif command == "STARTTLS":
            self._protect()
        elif command == "RCPT":
            self._reader = text.partition("<")[2].partition(">")[0]
            self._say("250 yes")
        else:
            self._say({"AUTH": "235 in", "QUIT": "221 bye"}.get(command, "250 yes"))
        return command != "QUIT"

    def _greet(self) -> None:
        offers = ["tests", "8BITMIME", "AUTH PLAIN"]
        if self.box.trust and not self._protected:
            offers.append("STARTTLS")
        for offer in offers[:-1]:
            self._say(f"250-{offer}")
        self._say(f"250 {offers[-1]}")

    def _protect(self) -> None:
        assert self.box.trust
        self._say("220 go ahead")
        self.request = self._tls = self.box.trust.wrap_socket(
            self.request, server_side=True, do_handshake_on_connect=False
        )
        self._tls.do_handshake()
        self._protected = True
        self.rfile = self.request.makefile("rb")
        self.wfile = self.request.makefile("wb", buffering=0)

    def _take(self) -> bool:
        lines = []
        while (line := self.rfile.readline()) not in {b".\r\n", b""}:
            lines.append(line.removeprefix(b"."))
        told = self.box.answers.get("body")
        if told is not None:
            if told:
                self._say(told)
            return bool(told)
        with self.box.lock:
            self.box.taken.append((self._reader, b"".join(lines)))
        if self.box.on_taken:
            self.box.on_taken()
        self._say("250 taken")
        return True

    def _say(self, line: str) -> None:
        self.wfile.write(f"{line}\r\n".encode())


class _Server(socketserver.ThreadingTCPServer):
    allow_reuse_address = True
    daemon_threads = True
    box: MailBox

    def handle_error(self, request: object, client_address: object) -> None:
        """A client that hangs up is nothing to print."""


@contextmanager
def serving_mail(trust: ssl.SSLContext | None = None) -> Iterator[MailBox]:
    """A mail server on a free port.

    Args:
        trust: with which it offers STARTTLS.
    """
    with _Server(("127.0.0.1", 0), _Conversation) as server:
        server.box = MailBox(port=server.server_address[1], trust=trust)
        thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01}, daemon=True)
        thread.start()
        try:
            yield server.box
        finally:
            server.shutdown()
            thread.join()
