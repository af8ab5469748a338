"""Queuing letters."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from django.conf import settings
from django.core.mail import EmailMultiAlternatives
from django.template.loader import render_to_string

if TYPE_CHECKING:
    from ligamahjong.wording import Language

__all__ = ["Letter", "absolute", "queue_letter"]


@dataclass(frozen=True, slots=True)
class Letter:
    """What a letter says, in the language of its reader.

    Attributes:
        subject: one line.
        paragraphs: of the text, without greeting and signature.
        link: what to press and where it leads, an absolute address.
        after: paragraphs after the link.
    """

    subject: str
    paragraphs: tuple[str, ...]
    link: tuple[str, str] | None = None
    after: tuple[str, ...] = ()


def absolute(path: str) -> str:
    """The address of a page as a letter has it.

    Args:
        path: as ``reverse`` gives it.
    """
    return f"{settings.ADDRESS}{path}"


def queue_letter(to: str, letter: Letter, language: Language) -> None:
    """Queue a letter as plain text and HTML, in the transaction of what it tells about.

    Args:
        to: address.
        letter: what it says.
        language: of its reader.
    """
    context = {"letter": letter, "language": language.value}
    message = EmailMultiAlternatives(
        letter.subject, render_to_string("mail/letter.txt", context), to=[to]
    )
    message.attach_alternative(render_to_string("mail/letter.html", context), "text/html")
    message.send()
