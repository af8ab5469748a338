"""How often somebody may do something: a bucket of tokens in the database.

A bucket holds ``limit`` tokens and fills again evenly within ``seconds``. All that has to be known
of it is when it is full again: each token taken puts that off by one share of the time, and there
is none left once it would lie further away than the whole.

A key may be an address, so only its digest is stored, made with the secret of the site.
"""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING

from django.db import transaction
from django.utils import timezone
from django.utils.crypto import salted_hmac

from ligamahjong.web.guards.models import Bucket
from ligamahjong.web.ledger.transactions import locking_early

if TYPE_CHECKING:
    from datetime import datetime

__all__ = ["forget_buckets", "take"]


def take(key: str, *, limit: int, seconds: int) -> bool:
    """Take a token, if there is one.

    Called before the transaction of what it allows, in a request that is no GET: a token taken in
    a transaction that fails is put back.

    Args:
        key: what is done and by whom, as ``"submit:192.0.2.7"``.
        limit: tokens in a full bucket; at least 1.
        seconds: in which an empty one is full again.

    Returns:
        Whether there was one.
    """
    digest = _digest(key)
    whole = timedelta(seconds=seconds)
    with locking_early(), transaction.atomic():
        now = timezone.now()
        Bucket.objects.bulk_create([Bucket(key=digest, full_at=now)], ignore_conflicts=True)
        bucket = Bucket.objects.select_for_update().get(key=digest)
        full_at = max(bucket.full_at, now) + whole // limit
        if full_at - now > whole:
            return False
        bucket.full_at = full_at
        bucket.save(update_fields=("full_at",))
    return True


def forget_buckets(before: datetime) -> int:
    """Remove buckets that have been full since before a moment.

    Args:
        before: not later than now, for a bucket that is not full counts what was taken.

    Returns:
        How many were removed.
    """
    removed, _ = Bucket.objects.filter(full_at__lt=before).delete()
    return removed


def _digest(key: str) -> str:
    return salted_hmac(__name__, key, algorithm="sha256").hexdigest()
