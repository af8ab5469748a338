"""What Django sends goes into the table of letters, from which ``sending`` sends it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.core.mail import BadHeaderError
from django.core.mail.backends.base import BaseEmailBackend

from ligamahjong.web.mail.models import OutgoingMail

if TYPE_CHECKING:
    from collections.abc import Sequence

    from django.core.mail import EmailMessage

__all__ = ["OutboxBackend"]


class OutboxBackend(BaseEmailBackend):
    """Keeps letters in the database, one for each reader."""

    def send_messages(self, email_messages: Sequence[EmailMessage]) -> int:
        """Queue letters in the transaction that is open, if one is.

        Raises:
            BadHeaderError: a subject or an address has more than one line; nothing is queued.
        """
        letters = [
            OutgoingMail(
                to=_one_line(reader),
                subject=_one_line(str(message.subject)),
                text=str(message.body),
                html=_html(message),
            )
            for message in email_messages
            for reader in message.recipients()
        ]
        OutgoingMail.objects.bulk_create(letters)
        return len(letters)


def _one_line(text: str) -> str:
    if len(text.splitlines()) > 1 or text.strip("\r\n") != text:
        raise BadHeaderError("a subject or an address has more than one line")
    return text


def _html(message: EmailMessage) -> str:
    for content, mimetype in getattr(message, "alternatives", []):
        if mimetype == "text/html":
            return str(content)
    return ""
