"""Keeping photographs and destroying them."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from datetime import timedelta
from functools import partial
from typing import TYPE_CHECKING

from django.db import connection, transaction
from django.db.models import Max
from django.db.transaction import TransactionManagementError
from django.utils import timezone

from ligamahjong.web.ledger.transactions import locking_early, writing
from ligamahjong.web.photographs import files
from ligamahjong.web.photographs.errors import PhotographRefused, Refusal
from ligamahjong.web.photographs.models import Photograph, new_id
from ligamahjong.web.photographs.remaking import remake
from ligamahjong.wording import Text

if TYPE_CHECKING:
    from datetime import datetime

    from django.core.files.uploadedfile import UploadedFile

    from ligamahjong.web.intake.models import Submission

__all__ = [
    "MOST_BYTES",
    "MOST_PHOTOGRAPHS",
    "TOO_MANY",
    "Kept",
    "destroy",
    "forget_orphans",
    "keep",
]

MOST_BYTES = 12 * 2**20
MOST_PHOTOGRAPHS = 6
"""Of a submission, at a time."""

_YOUNGEST_ORPHAN = timedelta(hours=1)
"""A younger file may be that of a photograph about to be kept."""
TOO_MANY = Text(
    "Ya hay 6 fotografías, que es lo máximo. Quita una antes de añadir otra.",
    "There are 6 photographs already, which is the most. Remove one before adding another.",
)
_TOO_LARGE = Text(
    "El fichero ocupa más de 12 MB. Elige en la cámara una resolución menor, o envía una captura "
    "de pantalla de la fotografía.",
    "The file is larger than 12 MB. Choose a lower resolution in the camera, or send a screenshot "
    "of the photograph.",
)


@dataclass(frozen=True, slots=True)
class Kept:
    """A photograph that was taken in.

    Attributes:
        photograph: its row.
        taken_at: when the file that was sent says it was taken, by the clock of the camera and
            without a zone; kept nowhere unless the sender says so.
    """

    photograph: Photograph
    taken_at: datetime | None


def keep(submission: Submission, upload: UploadedFile[bytes]) -> Kept:
    """Keep a photograph of a score sheet, made anew from what was sent.

    Called outside any transaction: making it anew takes a while, and nobody should wait for it.
    What was sent is closed, and so destroyed, in every outcome.

    Args:
        submission: to which it belongs; saved.
        upload: the file as it came.

    Raises:
        PhotographRefused: it cannot be taken; says why and what was expected.
        TransactionManagementError: a transaction is open.
    """
    with upload:
        if connection.in_atomic_block:
            raise TransactionManagementError("photographs are made anew outside transactions")
        _next_position(submission)
        remade = remake(_content(upload))
    photograph = Photograph(
        id=new_id(),
        submission=submission,
        width=remade.size.width,
        height=remade.size.height,
        size=len(remade.jpeg),
        digest=hashlib.sha256(remade.jpeg).hexdigest(),
    )
    try:
        files.write(photograph.id, remade.jpeg)
        with writing():
            photograph.position = _next_position(submission)
            photograph.save(force_insert=True)
    except BaseException:
        files.remove(photograph.id)
        raise
    return Kept(photograph, remade.taken_at)


def destroy(photograph: Photograph, because: str) -> None:
    """Remove the file of a photograph; the row stays and says that there was one.

    The file goes when the transaction that surrounds the call has been committed. One destroyed
    already stays as it is.

    Args:
        photograph: any.
        because: one of :class:`Photograph.Because`.

    Raises:
        ValueError: ``because`` is none of them.
    """
    reason = Photograph.Because(because)
    with locking_early(), transaction.atomic():
        Photograph.objects.filter(id=photograph.id, destroyed_at=None).update(
            destroyed_at=timezone.now(), destroyed_because=reason
        )
        transaction.on_commit(partial(files.remove, photograph.id), robust=True)
        photograph.refresh_from_db(fields=("destroyed_at", "destroyed_because"))


def forget_orphans(before: datetime | None = None) -> int:
    """Remove files that belong to no photograph, as a killed process leaves them.

    Args:
        before: moment before which they were written; an hour ago, unless given.

    Returns:
        How many were removed.
    """
    left = list(files.left_since(before or timezone.now() - _YOUNGEST_ORPHAN))
    there = Photograph.objects.filter(destroyed_at=None).values_list("id", flat=True)
    belonging = {files.path_of(identifier) for identifier in there}
    orphans = [path for path in left if path not in belonging]
    for path in orphans:
        path.unlink(missing_ok=True)
    return len(orphans)


def _next_position(submission: Submission) -> int:
    """Where a new photograph comes, if there is room for it."""
    photographs = Photograph.objects.filter(submission=submission)
    if photographs.filter(destroyed_at=None).count() >= MOST_PHOTOGRAPHS:
        raise PhotographRefused(Refusal.TOO_MANY, TOO_MANY)
    last = photographs.aggregate(last=Max("position"))["last"]
    return 0 if last is None else last + 1


def _content(upload: UploadedFile[bytes]) -> bytes:
    """What was sent, unless it is too large; its size is asked before it is read."""
    if (upload.size or 0) <= MOST_BYTES:
        content: bytes = upload.read(MOST_BYTES + 1)
        if len(content) <= MOST_BYTES:
            return content
    raise PhotographRefused(Refusal.TOO_LARGE, _TOO_LARGE)
