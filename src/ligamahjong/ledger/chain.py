"""The chain of entries: how it grows, and every place where it is broken."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from ligamahjong.errors import EntryError, LedgerError
from ligamahjong.ledger.entry import GENESIS, Kind, read_moment, seal, write_moment

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from datetime import datetime

    from ligamahjong.ledger.entry import Entry
    from ligamahjong.ledger.payloads import Payload

__all__ = ["Breach", "Flaw", "append", "verify_chain"]


class Flaw(StrEnum):
    """How an entry breaks the chain."""

    SEQ = "seq"
    """Its number is not the next one."""
    PREVIOUS = "previous"
    """It names another hash than that of the entry before it."""
    HASH = "hash"
    """Its content has another hash: it was changed."""
    RECORDED_AT = "recorded-at"
    """Its time is not written as times are (:func:`~ligamahjong.ledger.entry.write_moment`)."""
    BACKWARDS = "backwards"
    """It is older than the entry before it."""
    KIND = "kind"
    """A kind that this release does not know."""


@dataclass(frozen=True, slots=True)
class Breach:
    """One place where a chain is broken.

    Attributes:
        seq: number of the entry, as written in it.
        position: where it stands in the chain, the first entry being 1.
        flaw: what is wrong with it.
        found: what it says.
        expected: what was expected.
    """

    seq: int
    position: int
    flaw: Flaw
    found: str
    expected: str


def append(last: Entry | None, payload: Payload, *, actor: str, recorded_at: datetime) -> Entry:
    """The entry that follows.

    Time never runs backwards in a chain: where the clock has been set back, the entry has the
    time of the one before it.

    Args:
        last: the newest entry, or ``None`` to begin a chain.
        payload: what the entry says.
        actor: opaque id of who says it.
        recorded_at: now.

    Raises:
        EntryError: the actor is no id, or the time has no offset from UTC.
    """
    now = write_moment(recorded_at)
    return seal(
        seq=last.seq + 1 if last else 1,
        recorded_at=max(now, last.recorded_at) if last else now,
        actor=actor,
        payload=payload,
        previous=last.hash if last else GENESIS,
    )


def verify_chain(entries: Iterable[Entry], last: Entry | None = None) -> tuple[Breach, ...]:
    """Every breach of a chain, in its order; none if it is whole.

    Each entry is held against the one before it as that one is written, so a change shows where
    it was made. What was cut off at the end cannot be seen here: compare the last hash with the
    one published.

    Args:
        entries: one after another; they are read once.
        last: the entry before them, where they continue a chain already verified.
    """
    breaches: list[Breach] = []
    for position, entry in enumerate(entries, start=last.seq + 1 if last else 1):
        breaches.extend(
            Breach(entry.seq, position, flaw, found, expected)
            for flaw, found, expected in _flaws(entry, last)
        )
        last = entry
    return tuple(breaches)


def _flaws(entry: Entry, last: Entry | None) -> Iterator[tuple[Flaw, str, str]]:
    seq = last.seq + 1 if last else 1
    if entry.seq != seq:
        yield Flaw.SEQ, str(entry.seq), str(seq)
    previous = last.hash if last else GENESIS
    if entry.previous != previous:
        yield Flaw.PREVIOUS, entry.previous, previous
    digest = _digest(entry)
    if entry.hash != digest:
        yield Flaw.HASH, entry.hash, digest
    if not _is_moment(entry.recorded_at):
        yield Flaw.RECORDED_AT, entry.recorded_at, "YYYY-MM-DDThh:mm:ss.ffffffZ"
    elif last and _is_moment(last.recorded_at) and entry.recorded_at < last.recorded_at:
        yield Flaw.BACKWARDS, entry.recorded_at, last.recorded_at
    if entry.kind not in set(Kind):
        yield Flaw.KIND, entry.kind, ", ".join(Kind)


def _digest(entry: Entry) -> str:
    """What the hash should be; nothing where the content cannot be hashed at all."""
    try:
        return entry.digest
    except LedgerError:
        return ""


def _is_moment(text: str) -> bool:
    try:
        read_moment(text)
    except EntryError:
        return False
    return True
