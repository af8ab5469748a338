"""The only writer of the ledger."""

from __future__ import annotations

import secrets
from datetime import UTC, datetime
from typing import TYPE_CHECKING, NamedTuple

from django.db import connection
from django.db.transaction import TransactionManagementError

from ligamahjong.ledger.canonical import canonical
from ligamahjong.ledger.chain import append
from ligamahjong.ledger.identifiers import SHORTEST_SALT, digest_text
from ligamahjong.web.ledger.models import Entry, FreeText
from ligamahjong.web.ledger.selectors import last_entry
from ligamahjong.web.ledger.transactions import writing

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from ligamahjong.ledger import entry as ledger
    from ligamahjong.ledger.payloads import Payload

__all__ = ["SaltedText", "append_entries", "append_locked", "salt_text"]

_BATCH = 500


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
) -> list[ledger.Entry]:
    """Append entries to the chain, all or none.

    Whether an entry makes sense after those before it is not asked here:
    :func:`ligamahjong.web.ranking.services.record` does that first.

    Args:
        payloads: what the entries say, in order.
        actor: opaque id of who says it.
        texts: the free texts whose digests the payloads hold.

    Returns:
        The entries.

    Raises:
        EntryError: the actor is no id.
    """
    with writing():
        return append_locked(payloads, actor=actor, texts=texts)


def append_locked(
    payloads: Iterable[Payload],
    *,
    actor: str,
    texts: Sequence[SaltedText] = (),
    check: Callable[[Sequence[ledger.Entry]], None] | None = None,
) -> list[ledger.Entry]:
    """Append entries inside :func:`~ligamahjong.web.ledger.transactions.writing`.

    Args:
        payloads: what the entries say, in order.
        actor: opaque id of who says it.
        texts: the free texts whose digests the payloads hold.
        check: is given the entries before they are stored, and raises to refuse them.

    Returns:
        The entries.

    Raises:
        EntryError: the actor is no id.
        TransactionManagementError: the lock is not held.
    """
    if not connection.in_atomic_block:
        raise TransactionManagementError("entries are appended inside writing()")
    last = last_entry()
    sealed: list[ledger.Entry] = []
    for payload in payloads:
        last = append(last, payload, actor=actor, recorded_at=datetime.now(UTC))
        sealed.append(last)
    if check is not None:
        check(sealed)
    Entry.objects.bulk_create(map(_row, sealed), batch_size=_BATCH)
    FreeText.objects.bulk_create(
        (FreeText(digest=t.digest, salt=t.salt, text=t.text) for t in texts), batch_size=_BATCH
    )
    return sealed


def _row(entry: ledger.Entry) -> Entry:
    return Entry(
        seq=entry.seq,
        recorded_at=entry.recorded_at,
        actor=entry.actor,
        kind=entry.kind,
        payload=canonical(entry.payload).decode(),
        previous=entry.previous,
        hash=entry.hash,
    )
