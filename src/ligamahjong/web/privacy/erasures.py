"""The list of who has been erased, in a file outside the database.

A backup made before an erasure knows nothing of it; this list does, and holds no names: the id in
the ledger, the number of «Jugador retirado» and the moment, or for who has no such id a digest of
the address, made with the secret of the site. An erasure is written here, safely, before it
begins: one that was interrupted is carried out later.
"""

from __future__ import annotations

import json
import os
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from django.conf import settings
from django.utils import timezone
from django.utils.crypto import salted_hmac

from ligamahjong.web.people.models import Person

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

__all__ = [
    "Erasure",
    "digest_of",
    "list_address",
    "list_people",
    "numbers_for",
    "path",
    "read",
    "write",
]

_PRIVATE = 0o600


@dataclass(frozen=True, slots=True)
class Erasure:
    """One line of the list.

    Attributes:
        at: when it was asked for, in UTC.
        person: id in the ledger, or empty.
        retired: number of the retired player, or 0.
        email: digest of an address, or empty.
    """

    at: str
    person: str = ""
    retired: int = 0
    email: str = ""


def path() -> Path:
    """Where the list is."""
    return Path(settings.DATA) / "erasures.jsonl"


def read(file: Path | None = None) -> list[Erasure]:
    """The erasures in order; a last line that a power cut left unfinished does not count."""
    try:
        lines = (file or path()).read_text("utf-8").splitlines()
    except FileNotFoundError:
        return []
    found = []
    for line in lines:
        try:
            found.append(Erasure(**json.loads(line)))
        except (ValueError, TypeError):
            continue
    return found


def list_people(people: Sequence[str]) -> None:
    """Write somebody's ids on the list, each with a number of its own, unless they are there."""
    known = {one.person for one in read()}
    new = [person for person in people if person not in known]
    taken = Person.objects.exclude(retired=None).values_list("retired", flat=True)
    first = 1 + max([0, *(one.retired for one in read()), *(number or 0 for number in taken)])
    now = timezone.now().isoformat()
    write(Erasure(now, person, number) for number, person in enumerate(new, start=first))


def list_address(email: str) -> None:
    """Write the digest of an address on the list, unless it is there."""
    digest = digest_of(email)
    if all(one.email != digest for one in read()):
        write([Erasure(timezone.now().isoformat(), email=digest)])


def numbers_for(people: Iterable[str]) -> dict[str, int]:
    """The number that each id has on the list."""
    numbers = {one.person: one.retired for one in read() if one.person}
    return {person: numbers[person] for person in people}


def digest_of(email: str) -> str:
    """What stands for an address."""
    digest: str = salted_hmac(__name__, email.strip().lower(), algorithm="sha256").hexdigest()
    return digest


def write(erasures: Iterable[Erasure]) -> None:
    """Append lines, so that they are there after a power cut."""
    lines = "".join(json.dumps(asdict(one)) + "\n" for one in erasures)
    if not lines:
        return
    path().parent.mkdir(parents=True, exist_ok=True)
    handle = os.open(path(), os.O_RDWR | os.O_CREAT | os.O_APPEND, _PRIVATE)
    with open(handle, "rb+") as file:  # noqa: PTH123 - of a handle
        if file.seek(0, os.SEEK_END):
            file.seek(-1, os.SEEK_END)
            lines = lines if file.read(1) == b"\n" else f"\n{lines}"
        file.write(lines.encode())
        file.flush()
        os.fsync(file.fileno())
