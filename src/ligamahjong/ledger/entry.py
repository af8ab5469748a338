"""One entry of the chain: what was recorded, when, by whom, and what came before it."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from enum import StrEnum
from hashlib import sha256
from typing import TYPE_CHECKING

from ligamahjong.errors import EntryError
from ligamahjong.ledger.canonical import canonical, parse
from ligamahjong.ledger.identifiers import is_digest, is_identifier

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ligamahjong.ledger.payloads import Payload

__all__ = [
    "GENESIS",
    "Entry",
    "Kind",
    "read_entry",
    "read_moment",
    "seal",
    "write_moment",
]

GENESIS = "0" * 64
"""What the first entry names as the hash before it."""

_MOMENT = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\.[0-9]{6}Z")


class Kind(StrEnum):
    """What an entry says."""

    GAME_ADDED = "game-added"
    GAME_CORRECTED = "game-corrected"
    GAME_VOIDED = "game-voided"
    GAME_RESTORED = "game-restored"
    PERSON_MERGED = "person-merged"
    PERSON_UNMERGED = "person-unmerged"
    RULES_CHANGED = "rules-changed"


@dataclass(frozen=True, slots=True)
class Entry:
    """An entry as it is stored and published, whether or not it is a right one.

    :func:`seal` makes right ones; :func:`ligamahjong.ledger.chain.verify_chain` finds the others.

    Attributes:
        seq: number in the chain, the first being 1.
        recorded_at: when, in UTC, as ``2026-05-18T20:15:00.000000Z``.
        actor: opaque id of who did it.
        kind: one of :class:`Kind`.
        payload: what it says: ids, numbers and digests (:mod:`ligamahjong.ledger.payloads`).
        previous: hash of the entry before; :data:`GENESIS` for the first.
        hash: SHA-256 of all of this, in hexadecimal.
    """

    seq: int
    recorded_at: str
    actor: str
    kind: str
    payload: Mapping[str, object]
    previous: str
    hash: str

    @property
    def body(self) -> dict[str, object]:
        """Everything but the hash."""
        return {
            "seq": self.seq,
            "recorded_at": self.recorded_at,
            "actor": self.actor,
            "kind": self.kind,
            "payload": self.payload,
            "previous": self.previous,
        }

    @property
    def digest(self) -> str:
        """What the hash should be."""
        return sha256(canonical(self.body)).hexdigest()

    @property
    def line(self) -> bytes:
        """The entry as canonical JSON, as exports have it; without a line break."""
        return canonical({**self.body, "hash": self.hash})


def seal(*, seq: int, recorded_at: str, actor: str, payload: Payload, previous: str) -> Entry:
    """Make an entry with its hash.

    Args:
        seq: number of the entry.
        recorded_at: as :func:`write_moment` writes it.
        actor: opaque id of who says it.
        payload: what it says.
        previous: hash of the entry before.

    Raises:
        EntryError: a number, time, actor or hash that is not of its form.
    """
    if type(seq) is not int or seq < 1:
        raise EntryError(f"entries are numbered from 1, not {seq!r}", field="seq")
    if not is_identifier(actor):
        raise EntryError(f"an actor is an opaque id, not {actor!r}", field="actor")
    if not is_digest(previous):
        raise EntryError(f"a hash has 64 hexadecimal digits, not {previous!r}", field="previous")
    read_moment(recorded_at)
    entry = Entry(seq, recorded_at, actor, payload.kind.value, payload.mapping(), previous, "")
    return replace(entry, hash=entry.digest)


def read_entry(line: bytes) -> Entry:
    """The entry of a line of an export; its number and hash are not checked.

    Raises:
        CanonicalError: not canonical JSON.
        EntryError: not exactly the parts of an entry.
    """
    record = parse(line)
    if not isinstance(record, dict) or record.keys() != set(Entry.__slots__):
        raise EntryError(f"an entry has the parts {', '.join(Entry.__slots__)}", field="entry")
    seq, payload = record.pop("seq"), record.pop("payload")
    if type(seq) is not int:
        raise EntryError(f"seq is an integer, not {seq!r}", field="seq")
    if not isinstance(payload, dict):
        raise EntryError(f"a payload has names and values, not {payload!r}", field="payload")
    for name, value in record.items():
        if not isinstance(value, str):
            raise EntryError(f"{name} is text, not {value!r}", field=name)
    return Entry(seq=seq, payload=payload, **record)


def write_moment(moment: datetime) -> str:
    """A time as entries have it.

    >>> from datetime import timedelta, timezone
    >>> write_moment(datetime(2026, 5, 18, 22, 15, tzinfo=timezone(timedelta(hours=2))))
    '2026-05-18T20:15:00.000000Z'

    Raises:
        EntryError: the time has no offset from UTC.
    """
    if moment.utcoffset() is None:
        raise EntryError(f"{moment} has no offset from UTC", field="recorded_at")
    return moment.astimezone(UTC).replace(tzinfo=None).isoformat(timespec="microseconds") + "Z"


def read_moment(text: str) -> datetime:
    """The time of an entry.

    >>> read_moment("2026-05-18T20:15:00.000000Z")
    datetime.datetime(2026, 5, 18, 20, 15, tzinfo=datetime.timezone.utc)

    Raises:
        EntryError: not written as :func:`write_moment` does.
    """
    try:
        if _MOMENT.fullmatch(text):
            return datetime.fromisoformat(text)
    except ValueError:
        pass
    raise EntryError(f"{text!r} is no time in UTC with microseconds", field="recorded_at")
