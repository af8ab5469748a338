"""What happens in the league: into the ledger, and on to the results."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from ligamahjong.web.ledger.services import append_locked
from ligamahjong.web.ledger.transactions import writing
from ligamahjong.web.ranking.recalculation import bring_up_to_date, catch_up, check_follows

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from ligamahjong.ledger.payloads import Payload
    from ligamahjong.web.ledger.services import SaltedText

__all__ = ["append_checked", "record", "recording"]


@contextmanager
def recording() -> Iterator[None]:
    """Hold the lock of the ledger over results that are up to date.

    What is read inside to decide what to append stays true until it is appended. The results
    follow once the entries are safe: should that not succeed here, whoever notices next does it.
    """
    with writing():
        catch_up()
        yield
    bring_up_to_date()


def append_checked(
    payloads: Iterable[Payload], *, actor: str, texts: Sequence[SaltedText] = ()
) -> int:
    """Append entries inside :func:`recording`, all or none.

    Args:
        payloads: what the entries say, in order.
        actor: opaque id of who says it.
        texts: the free texts whose digests the payloads hold.

    Returns:
        How many there were.

    Raises:
        LedgerError: one of them makes no sense, such as a game that is known already.
    """
    return len(append_locked(payloads, actor=actor, texts=texts, check=check_follows))


def record(payloads: Iterable[Payload], *, actor: str, texts: Sequence[SaltedText] = ()) -> int:
    """Append entries, all or none, and make the results follow.

    Args:
        payloads: what the entries say, in order.
        actor: opaque id of who says it.
        texts: the free texts whose digests the payloads hold.

    Returns:
        How many there were.

    Raises:
        LedgerError: one of them makes no sense, such as a game that is known already.
    """
    with recording():
        return append_checked(payloads, actor=actor, texts=texts)
