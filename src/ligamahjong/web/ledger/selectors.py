"""Reading the chain."""

from __future__ import annotations

import json
from itertools import starmap
from typing import TYPE_CHECKING, NamedTuple

from ligamahjong.ledger.canonical import canonical
from ligamahjong.ledger.entry import GENESIS, Entry
from ligamahjong.web.ledger import models

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

__all__ = ["Head", "entries", "entries_about", "head", "last_entry", "texts"]

_COLUMNS = ("seq", "recorded_at", "actor", "kind", "payload", "previous", "hash")


class Head(NamedTuple):
    """The newest entry: its number, its hash and when it was recorded."""

    seq: int
    hash: str
    recorded_at: str


def head() -> Head:
    """The newest entry; number 0 for an empty chain."""
    row = models.Entry.objects.order_by("-seq").values_list("seq", "hash", "recorded_at").first()
    return Head(*row) if row else Head(0, GENESIS, "")


def last_entry() -> Entry | None:
    """The newest entry, whole."""
    row = models.Entry.objects.order_by("-seq").values_list(*_COLUMNS).first()
    return _entry(*row) if row else None


def entries(after: int = 0, until: int | None = None) -> Iterator[Entry]:
    """Entries in order, one at a time.

    Args:
        after: number of the entry before the first one wanted.
        until: number of the last one wanted.
    """
    rows = models.Entry.objects.filter(seq__gt=after).order_by("seq")
    if until is not None:
        rows = rows.filter(seq__lte=until)
    return starmap(_entry, rows.values_list(*_COLUMNS).iterator(chunk_size=2000))


def entries_about(game: str, first: int) -> list[Entry]:
    """The entries that name a game, in order.

    Args:
        game: its id.
        first: number of the entry that added it.
    """
    named = canonical({"game": game}).decode()[1:-1]
    rows = models.Entry.objects.filter(seq__gte=first, payload__contains=named).order_by("seq")
    found = starmap(_entry, rows.values_list(*_COLUMNS))
    return [entry for entry in found if entry.payload.get("game") == game]


def texts(digests: Iterable[str]) -> dict[str, str]:
    """The free texts behind digests; those erased are missing."""
    wanted = {digest for digest in digests if digest}
    rows = models.FreeText.objects.filter(digest__in=wanted)
    return dict(rows.values_list("digest", "text"))


def _entry(  # noqa: PLR0913, PLR0917 - the columns of a row
    seq: int, recorded_at: str, actor: str, kind: str, payload: str, previous: str, digest: str
) -> Entry:
    return Entry(seq, recorded_at, actor, kind, json.loads(payload), previous, digest)
