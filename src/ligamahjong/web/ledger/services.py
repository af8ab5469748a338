"""The only writer of the ledger."""

from __future__ import annotations

import secrets
from datetime import UTC, datetime
from typing import TYPE_CHECKING, NamedTuple

from ligamahjong.ledger.canonical import canonical
from ligamahjong.ledger.chain import append
from ligamahjong.ledger.identifiers import SHORTEST_SALT, digest_text
from ligamahjong.web.ledger.models import Entry, FreeText
from ligamahjong.web.ledger.selectors import last_entry
from ligamahjong.web.ledger.transactions import writing

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ligamahjong.ledger.payloads import Payload

__all__ = ["SaltedText", "append_entries", "salt_text"]


class SaltedText(NamedTuple):
    """A free text, the salt it was hashed with, and the digest that stands for it."""

    digest: str
    salt: bytes
    text: str


def salt_text(text: str) -> SaltedText:
    """Make the digest of a free text with a salt of its own."""
    salt = secrets.token_bytes(SHORTEST_SALT)
    return SaltedText(digest_text(salt, text), salt, text)


def append_entries(
    payloads: Iterable[Payload], *, actor: str, texts: Sequence[SaltedText] = ()
) -> int:
    """Append entries to the chain, all or none.

    Args:
        payloads: what the entries say, in order.
        actor: opaque id of who says it.
        texts: the free texts whose digests the payloads hold.

    Returns:
        The number of the newest entry.

    Raises:
        EntryError: the actor is no id.
    """
    with writing():
        last = last_entry()
        sealed = []
        for payload in payloads:
            last = append(last, payload, actor=actor, recorded_at=datetime.now(UTC))
            sealed.append(last)
        Entry.objects.bulk_create(
            (
                Entry(
                    seq=entry.seq,
                    recorded_at=entry.recorded_at,
                    actor=entry.actor,
                    kind=entry.kind,
                    payload=canonical(entry.payload).decode(),
                    previous=entry.previous,
                    hash=entry.hash,
                )
                for entry in sealed
            ),
            batch_size=500,
        )
        FreeText.objects.bulk_create(
            (FreeText(digest=t.digest, salt=t.salt, text=t.text) for t in texts), batch_size=500
        )
    return last.seq if last else 0
