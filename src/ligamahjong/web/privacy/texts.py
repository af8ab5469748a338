"""Texts of the ledger that name somebody, surely or perhaps."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ligamahjong.web.ledger.models import FreeText

if TYPE_CHECKING:
    from ligamahjong.web.privacy.subject import Subject

__all__ = ["FoundText", "texts_about"]


class FoundText(NamedTuple):
    """A text: the digest by which the ledger knows it, its words, and whether it surely names."""

    digest: str
    text: str
    surely: bool


def texts_about(subject: Subject) -> tuple[FoundText, ...]:
    """The texts in which any of somebody's names stands, or a part of one."""
    surely, perhaps = subject.mentions, subject.possible_mentions
    rows = FreeText.objects.order_by("text", "digest").values_list("digest", "text")
    return tuple(
        FoundText(digest, text, surely.found(text))
        for digest, text in rows.iterator(chunk_size=500)
        if perhaps.found(text)
    )
